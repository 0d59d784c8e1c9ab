"""xRegistry catalogues of messages to grammars with contracts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from natsgrammar_gen.cli import main
from tests.unit.catalogues.test_asyncapi import files, run

SCHEMA: dict[str, Any] = {"type": "object", "properties": {"a": {"type": "integer"}, "b": {"$ref": "#/definitions/b"}}}
SCHEMA["definitions"] = {"b": {"type": "string"}}
CATALOGUE: dict[str, Any] = {
    "endpoints": {
        "n": {"protocol": "NATS", "protocoloptions": {"subject": "t.{id}"}, "messagegroups": ["#/messagegroups/n"]},
        "k": {"protocol": "KAFKA"},
    },
    "messagegroups": {
        "com.example": {
            "envelope": "CloudEvents/1.0",
            "messages": {
                "made": {
                    "envelopemetadata": {"type": {"value": "made"}, "subject": {"value": "{plant}/{id}"}, "time": {}},
                    "dataschemaformat": "JSONSchema/draft-07",
                    "dataschemauri": "#/schemagroups/g/schemas/made",
                },
            },
        },
        "m": {
            "protocol": "MQTT/5.0",
            "messages": {
                "m1": {
                    "basemessageuri": "/messagegroups/com.example/messages/made",
                    "protocoloptions": {"topic_name": "f.1/{id}", "qos": 1},
                },
                "amqp": {"protocol": "AMQP/1.0"},
            },
        },
        "n": {"messages": {"n1": {"dataschemaformat": "Avro/1.9", "dataschema": {}}, "n2": {}}},
        "k": {"protocol": "KAFKA", "messages": {"k1": {"protocoloptions": {"key": "{plant}"}}}},
    },
    "schemagroups": {
        "g": {"schemas": {"made": {"defaultversionid": "1", "versions": {"1": {"schema": SCHEMA}, "2": {}}}}}
    },
}


def test_messages_become_rules_and_tables(tmp_path: Path) -> None:
    result = run(tmp_path, json.dumps(CATALOGUE, indent=1))
    assert result.exit_code == 0, result.stderr
    made = files(tmp_path / "out")
    assert made.keys() == {"names/com-example/1.lark", "schemas/m1.json", "com-example.yaml"}
    assert 'm1: "f//1." _id' in made["names/com-example/1.lark"]
    assert made["com-example.yaml"].count("- name:") == 2
    assert json.loads(made["schemas/m1.json"])["$defs"] == {"b": {"type": "string"}}
    for note in (
        "`made` makes a rule",
        "`k1` makes a rule",
        "the protocol is `AMQP`",
        "in `Avro/1.9`",
        "`k` of `endpoints`",
        "`2` of `versions`",
        "`qos` of",
    ):
        assert note in result.stderr


def test_events_without_subjects_of_nats_are_told_apart_by_type(tmp_path: Path) -> None:
    group = {
        "messagegroups": {"com.example": CATALOGUE["messagegroups"]["com.example"]},
        "schemagroups": CATALOGUE["schemagroups"],
    }
    assert run(tmp_path, json.dumps(group)).exit_code == 0
    contract = files(tmp_path / "out")["com-example.yaml"]
    assert "decode: cloudevents" in contract
    assert "column: event.type\n      equals: made" in contract
    assert "decode: com-example:made\n        into: parts" in contract


def test_json_structure_is_kept_as_it_is(tmp_path: Path) -> None:
    price = {"name": "Price", "type": "decimal", "precision": 9, "scale": 2}
    fields = {
        "price": {"type": {"$ref": "#/definitions/a/Price"}},
        "tags": {"type": "set", "items": {"type": "string"}},
    }
    top: dict[str, Any] = {
        "name": "Top",
        "type": "object",
        "properties": fields | {"n": {"type": "int64", "minimum": 1}},
    }
    draft = {"$schema": "https://json-structure.org/meta/extended/v0/#", "$id": "https://x.example/y", "name": "Order"}
    schema = {**draft, "$root": "#/definitions/Top", "definitions": {"a": {"Price": price}, "Top": top}}
    schemas = {"o": {"versions": {"1": {"format": "JsonStructure/draft-02", "schema": schema}}}}
    keys = {"dataschemaformat": "JsonStructure/draft-02", "dataschemauri": "#/schemagroups/g/schemas/o"}
    message = {"protocol": "NATS", "protocoloptions": {"subject": "o.{id}"}, **keys}
    far = {"protocol": "NATS", "protocoloptions": {"subject": "f"}, **keys, "dataschemauri": "#/others/o"}
    groups = {
        "messagegroups": {"g": {"messages": {"o": message, "f": far}}},
        "schemagroups": {"g": {"schemas": schemas}},
    }
    result = run(tmp_path, json.dumps({"name": "orders", **groups}))
    made = files(tmp_path / "out")
    top["properties"] = {"price": fields["price"], "tags": {}, "n": {"type": "int64"}}
    assert json.loads(made["schemas/o.json"]) == schema
    for cause in (
        "tags/type`: expected one type of all but set",
        "n/minimum`: keyword",
        "is elsewhere, and is not read",
    ):
        assert cause in result.stderr
    checked = CliRunner().invoke(main, ["contract", "check", str(tmp_path / "out" / "orders.yaml"), "--no-data"])
    assert checked.output.startswith(f"{tmp_path}/out/orders.yaml: 2 tables, 3 checks"), checked.output
    exported = CliRunner().invoke(
        main, ["contract", "export", checked.output.partition(": ")[0], "--format", "asyncapi"]
    )
    assert "table `o`: the document has no payloads in JSON Structure, nor their schema" in exported.stderr
    assert "messages:" not in exported.stdout


def test_messages_on_one_subject_are_told_apart_by_the_type_of_events(tmp_path: Path) -> None:
    events = {name: {"envelopemetadata": {"type": {"value": name}}} for name in ("made", "sold")}
    groups = {"g": {"envelope": "CloudEvents/1.0", "messages": events}}
    endpoints = {"e": CATALOGUE["endpoints"]["n"] | {"messagegroups": ["#/messagegroups/g"]}}
    result = run(tmp_path, json.dumps({"name": "x", "endpoints": endpoints, "messagegroups": groups}))
    assert '`headers["ce-type"][]` tells the messages of `made` apart' in result.stderr
    assert files(tmp_path / "out")["x.yaml"].count('column: headers["ce-type"][]') == 2


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("f.1/{id}", "f 1/{id}", "topic `f 1/{id}`"),
        ("{plant}/{id}", "{plant}-{id}", "`made` is ambiguous: `----`"),
        ("{plant}/{id}", "{+plant}/{id}", "expected parameters as in `orders.{id}`"),
        ("#/schemagroups/g/schemas/made", "#/schemagroups/g/schemas/x", "is not in this file"),
        ("/messagegroups/com.example/messages/made", "/messagegroups/m/messages/m1", "`m1` is based on itself"),
        ('"messagegroups": {"com.example"', '"definitionGroups": {"com.example"', "missing key `messagegroups`"),
    ],
)
def test_a_catalogue_is_refused_with_a_place(tmp_path: Path, before: str, after: str, message: str) -> None:
    text = json.dumps(CATALOGUE)
    assert before in text
    result = run(tmp_path, text.replace(before, after))
    assert (result.exit_code, message in result.stderr) == (2, True), result.stderr

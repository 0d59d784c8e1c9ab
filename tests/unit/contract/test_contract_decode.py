"""`decode:` in contracts: every fault of a bad one, in its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from natsgrammar_spark import load
from natsgrammar_spark.contract.ddl import plain_ddl
from natsgrammar_spark.contract.decode import DATA, OfEvent, OfPayload
from tests.support.contracts import DECODES, Fault, problems, reported, schema_errors, with_aviso, write
from tests.support.protobuf import FAULTY, MESSAGES, ORDERS

FAULTS = [
    ("    data: data\n", "", "8:5: a check with `decode: cloudevents` needs `data`", True),
    ("    into: event\n", "", "8:5: a check with `decode` needs `into`", True),
    ("into: event", "into: 1st", "11:11: into: `1st` is not a valid column name", True),
    ("into: event", "into: DATA", "8:13: into: the input already has a column `DATA`", False),
    ("into: event", "into: mars", "13:13: into: the check on line 8 already has a column `mars`", False),
    ("into: event", "into: _Natsgrammar_good", "8:13: into: the pipeline already has a column", True),
    ("into: event", "into: violations", "8:13: into: the pipeline already has a column `violations`", False),
    (
        "decode: cloudevents",
        "decode: cloudevent",
        "10:13: decode: unknown `cloudevent` (did you mean `cloudevents`?)",
        True,
    ),
    ("cloudevents", "{cloudevents: {uri_fragments: true}}", "10:28: cloudevents: unknown key `uri_fragments`", True),
    (
        "cloudevents",
        "{cloudevents: {strict: true, raw_non_ascii: maybe}}",
        "10:57: raw_non_ascii: expected `true` or `false`",
        True,
    ),
    ("cloudevents", "{cloudevents: {uri_fragment: 5}}", "10:42: uri_fragment: expected `true` or `false`", True),
    ("cloudevents", "{cloudevents: {leap_second: no-one}}", "10:41: `leap_second` is `no-one`: expected", True),
    ("cloudevents", "{cloudevents: {specversions: 1.0}}", "10:42: specversions: expected text, found `1.0`", True),
    ("cloudevents", "{cloudevents: {extension_types: {a: Int}}}", "10:45: `extension_types`: the type of `a` is", True),
    ("cloudevents", "{cloudevents: {extension_types: [a]}}", "10:45: extension_types: expected `key: value`", True),
    ("cloudevents", "{cloudevents: {}, safe: true}", "10:31: decode: `safe` does not go with `cloudevents`", True),
    ("cloudevents", "{cloudevents: {}, event: mars}", "10:31: decode: `event` does not go with `cloudevents`", True),
    ("cloudevents", "{event: mars}", "10:13: decode: expected `cloudevents`, `{aviso: FILE}`, `{json: TYPE}`", True),
    ("decode: cloudevents", "decode: aviso", "10:13: decode: `aviso` needs its configuration", True),
    ("decode: cloudevents", "rule: adr6:stream-name", "9:5: `data` belongs to `decode`", True),
    (
        "decode: cloudevents",
        "decode: cloudevents\n    rule: adr6:stream-name",
        "8:5: a check needs exactly one of",
        True,
    ),
    ("decode: cloudevents", "decode: cloudevents\n    nullable: true", "11:5: `nullable` applies to `rule`", True),
    (
        "decode: {aviso: aviso.yaml,",
        "data: data\n    decode: {aviso: aviso.yaml,",
        "14:5: `data` is for cloudevents",
        True,
    ),
    ("aviso: aviso.yaml, event: mars", "aviso: none.yaml", "14:21: `none.yaml` cannot be read: no such file", False),
    ("aviso: aviso.yaml, event: mars", "aviso: messages.jsonl", "14:21: `messages.jsonl`: ", False),
    ("event: mars", "event: moon", "14:40: event: `aviso.yaml` has no `moon`", False),
    (", event: mars", "", "14:21: decode: missing key `event`: `aviso.yaml` has `mars`, `other`", False),
    ("event: mars", "event: mars, safe: 1", "14:52: safe: expected `true` or `false`", True),
    ("event: mars", "evnt: mars", "14:33: decode: unknown key `evnt`", True),
    ("column: headers", "column: subject", "8:13: `subject` is `string`, expected", False),
    ("column: headers", 'column: headers{"ce-*"}', '8:13: `headers{"ce-*"}` selects several values', False),
    ("data: data", "data: subject", "8:13: `subject` is `string`, expected `binary`", False),
    ("data: data", "data: datum", "8:13: there is no column `datum`", False),
    ("- column: subject", "- column: data", "13:13: `data` is `binary`, expected `string`", False),
    (
        "into: event",
        "into: event\n    flatten: true",
        "12:5: `flatten` is for json and avro and protobuf and a rule",
        True,
    ),
]
FIELDS = """\
contract: 1
input: {format: json, columns: {subject: string, data: binary, id: string}}
rules:
  - {column: subject, decode: "js-api:request", into: request, types: {consumer: string}}
  - {column: data, decode: {json: "struct<a: int, name: string>"}, flatten: true}
  - {column: request.stream, rule: adr6:stream-name}
  - {column: name, rule: adr6:stream-name}
"""
FIELD_FAULTS = [
    ('json: "struct<a: int, name: string>"', "avro: no.avsc", "5:35: `no.avsc` cannot be read: no such file", False),
    ('"struct<a: int, name: string>"', "{schema: no.json}", "5:44: `no.json` cannot be read: no such file", False),
    ("js-api:request", "avro", "4:31: decode: `avro` needs a schema: {avro: FILE}", True),
    (
        "into: request, ",
        "into: request, framing: confluent, ",
        "4:64: `framing` is for json and",
        True,
    ),
    (
        "into: request, ",
        "into: request, encoding: headers, ",
        "4:64: `encoding` is for json and",
        True,
    ),
    ("flatten: true", "flatten: true, framing: confluence", "5:92: framing: unknown `confluence`", True),
    ("flatten: true", "flatten: true, encoding: headers", "5:14: there is no column `headers`", False),
    ("flatten: true", "flatten: true, encoding: id", "5:14: `id` is `string`, expected `map<string,array<", False),
    ("js-api:request", "adr6:stream-name", "4:31: decode: `adr6:stream-name` names no parts", False),
    ("js-api:request", "js-api:requests", "4:31: decode: `js-api@2.15.2` has no rule `requests`", True),
    ("js-api:request", "jsn", "4:31: decode: unknown `jsn` (did you mean `json`?)", True),
    ("consumer: string", "consumr: int", "4:72: types: no part is called `consumr` (did you mean `consumer`?)", False),
    (
        "consumer: string",
        "consumer: array<int>",
        "4:82: types: `consumer`: a part is one text",
        False,
    ),
    ("consumer: string", "consumer: it", "4:82: types: `consumer`: unknown type `it`", False),
    ("into: request, ", "", "4:5: a check with `decode` needs `into`, the name of a column or `flatten: true`", True),
    ("flatten: true", "flatten: true, into: b", "5:83: `flatten` makes a column of each field: remove", True),
    ("flatten: true", "into: b, types: {a: int}", "5:77: `types` is for a rule, not for json", True),
    ("flatten: true", "flatten: true, unknown: stay", "5:92: unknown: unknown `stay`", True),
    ("into: request,", "into: request, unknown: ignore,", "4:64: `unknown` is for json, not for a rule", True),
    ('"struct<a: int, name: string>"', "{file: a.json}", "5:35: json: missing key `schema`", True),
    ("flatten: true", "flatten: maybe", "5:77: flatten: expected `true` or `false`", True),
    ("a: int", "id: int", "5:14: into: the input already has a column `id`", False),
    ("a: int", "_file: int", "5:14: into: the pipeline already has a column `_file`", False),
    ('"struct<a: int, name: string>"', "map", "5:38: json: expected `<`, found the end", False),
    ('"struct<a: int, name: string>"', "int", "5:35: json: expected `struct<NAME: TYPE, …>`, found `int`", False),
    ("a: int", "a: map<int,int>", "5:35: json: json cannot hold `map<int,int>`", False),
    (
        'json: "struct<a: int, name: string>"',
        "json: x, safe: true",
        "5:38: decode: `safe` does not go",
        True,
    ),
    ('{json: "struct<a: int, name: string>"}', "json", "5:28: decode: `json` needs a type", True),
    ("column: data", "column: none", "5:14: there is no column `none`", False),
    ("request.stream", "request.strem", "6:14: ", False),
    ("request.stream", "request", "6:14: `request` is `struct<", False),
    ("column: name", "column: a", "7:14: `a` is `int`, expected `string`", False),
]


@pytest.mark.parametrize(
    ("options", "strict"),
    [
        ("strict: true", True),
        ("raw_non_ascii: false", True),
        ("raw_non_ascii: true", False),
        ("uri_fragment: true", False),
    ],
)
def test_the_old_name_of_strict_is_its_opposite(tmp_path: Path, options: str, strict: bool) -> None:
    text = DECODES.replace("decode: cloudevents", f"decode: {{cloudevents: {{{options}}}}}", 1)
    assert schema_errors(text) == []
    (contract,) = load(with_aviso(tmp_path, text))
    (decode,) = (check.decode for check in contract.checks if isinstance(check.decode, OfEvent))
    assert decode.options.strict is strict


@pytest.mark.parametrize("fault", FAULTS, ids=[fault[1].strip() or fault[0] for fault in FAULTS])
def test_a_fault_is_reported_in_its_place(tmp_path: Path, fault: Fault) -> None:
    assert load(with_aviso(tmp_path))
    (tmp_path / "messages.jsonl").touch()
    reported(tmp_path, DECODES, fault)


@pytest.mark.parametrize("fault", FIELD_FAULTS, ids=[fault[1] or fault[0] for fault in FIELD_FAULTS])
def test_a_fault_in_decoded_fields_is_reported_in_its_place(tmp_path: Path, fault: Fault) -> None:
    reported(tmp_path, FIELDS, fault)


FIELD = '{"type": "record", "name": "s.Order", "fields": [\n{"name": "a", "type": %s}]}'
AVRO_FAULTS = {
    "[1": ":1:3: invalid JSON: ",
    '{"fields": []}': ":1:1: `#`: expected an Avro schema: a name, a list, or an object with `type`; found an object",
    '"string"': ":1:1: `#`: expected a record, whose fields become those of a struct",
    '{"type": "record", "name": "1"}': ":1:1: `#`: `record` needs a `name` of letters, digits and `_`",
    '{"type": "record", "name": "A"}': ":1:1: `#`: a record needs `fields`",
    '{"type": "record", "name": "A", "fields": [\n{"name": "a"}]}': ":2:1: `#/fields/0`: a field needs `name`",
    FIELD % '"lon"': ":2:23: `#/fields/0/type`: unknown type `lon` (did you mean `long`?)",
    FIELD % '"null"': ":2:23: `#/fields/0/type`: `null` alone",
    FIELD % '["null"]': ":2:23: `#/fields/0/type`: a union needs a type beside `null`",
    FIELD % '["null", "s.Order"]': ":2:32: `#/fields/0/type/1`: `s.Order` contains itself, which no column can hold",
    FIELD % '{"type": {"type": "int"}}': ":2:32: `#/fields/0/type/type`: expected the name of a type, found an object",
    FIELD % '{"type": "array"}': ":2:23: `#/fields/0/type/items`: expected an Avro schema: ",
    FIELD % '"int"}, {"name": "A", "type": "int"': ":1:49: `#/fields`: fields `a` and `A` differ only in case",
    FIELD % '{"type": "bytes", "logicalType": "decimal", "precision": 50}': ":2:23: `#/fields/0/type`: `decimal",
    FIELD
    % '{"type": "fixed", "name": "F", "size": 0}': ":2:62: `#/fields/0/type/size`: expected a whole number from 1",
    FIELD % '{"type": "fixed", "name": "F", "size": 16777217}': ":2:62: `#/fields/0/type/size`: expected a whole",
    FIELD % '{"type": "enum", "name": "Order"}': ":2:48: `#/fields/0/type/name`: `s.Order` is declared twice",
}


@pytest.mark.parametrize("schema", AVRO_FAULTS)
def test_a_fault_in_an_avro_schema_is_reported_in_its_place(tmp_path: Path, schema: str) -> None:
    text = FIELDS.replace('{json: "struct<a: int, name: string>"}', "{avro: a.avsc}")
    (tmp_path / "a.avsc").write_text(FIELD % '"int"}, {"name": "name", "type": "string"')
    assert load(write(tmp_path, text))
    assert schema_errors(text) == []
    (tmp_path / "a.avsc").write_text(schema)
    problem, *_ = problems(tmp_path, text)
    assert problem.removeprefix(f"{tmp_path}/a.avsc").startswith(AVRO_FAULTS[schema]), problem


OF_ORDER = "protobuf: {descriptor: o.desc, message: o.Order}"
PROTOBUF = FIELDS.replace('json: "struct<a: int, name: string>"', OF_ORDER)
PROTOBUF_FAULTS = [
    ("o.desc", "none.desc", "5:52: `none.desc` cannot be read: no such file or directory", False),
    ("o.desc", "order.txt", "order.txt: not a descriptor set: write it by `protoc", False),
    ("o.desc", "empty.desc", "empty.desc: not a descriptor set: write it by `protoc", False),
    ("o.Order", "o.Ordr", "5:69: message: `o.desc` has no `o.Ordr` (did you mean `o.Order`?)", False),
    ("o.Order", "o.Tree", "5:69: message: `o.Tree` contains itself, which no column can hold", False),
    ("o.Order", "o.Void", "5:69: message: a message without fields cannot be a column", False),
    ("o.Order", "o.Lacks", "5:69: message: the descriptor set lacks `q.None`: write it by `protoc", False),
    ("o.Order", "o.Waits", "5:69: message: `o.Duration` is an interval of Spark", False),
    ("o.Order", "o.M0", "5:69: message: more than 10,000 places", False),
    ("o.Order", "o.Case", "5:69: message: fields `a` and `A` differ only in case", False),
    ("o.Order", "o.Name", "5:69: message: the field `_NatsGrammar_End` has a name or number for the pipeline", False),
    ("o.Order", "o.Number", "5:69: message: the field `a` has a name or number for the pipeline", False),
    ("o.Order", "o.Loose", "5:69: message: `o.Loose` has `utf8_validation = NONE`", False),
    ("o.Order", "w.Wide", "5:69: message: `w.Wide` has `utf8_validation = NONE`", False),
    (", message: o.Order", "", "5:39: protobuf: missing key `message`", True),
    (OF_ORDER, "protobuf: o.desc", "5:39: protobuf: expected `key: value`", True),
]


@pytest.mark.parametrize("fault", PROTOBUF_FAULTS, ids=[f"{fault[1]} for {fault[0]}" for fault in PROTOBUF_FAULTS])
def test_a_fault_in_protobuf_is_reported_in_its_place(tmp_path: Path, fault: Fault) -> None:
    (tmp_path / "o.desc").write_bytes(FAULTY)
    (tmp_path / "order.txt").write_text("no descriptor")
    (tmp_path / "empty.desc").touch()
    reported(tmp_path, PROTOBUF, fault)


def test_a_message_has_the_types_of_spark(tmp_path: Path) -> None:
    (tmp_path / "o.desc").write_bytes(ORDERS)
    for name, (expected, framing) in MESSAGES.items():
        text = PROTOBUF.replace("o.Order", name).replace("flatten: true", "into: body, framing: confluent")
        text = "".join(line for line in text.splitlines(keepends=True) if "column: name" not in line)
        decodes = (check.decode for check in load(write(tmp_path, text))[0].checks)
        (decode,) = (each for each in decodes if isinstance(each, OfPayload))
        assert (plain_ddl(decode.columns), decode.framing) == (expected, framing)
        assert decode.accepted == (DATA,)

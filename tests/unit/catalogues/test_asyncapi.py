"""AsyncAPI documents to grammars with contracts and back."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner, Result

import natsgrammar as ng
from natsgrammar.core.sources import Tables
from natsgrammar_gen.cli import main
from natsgrammar_gen.compiler import add
from natsgrammar_spark import load

DOCUMENT = """\
asyncapi: 3.0.0
info: {title: Orders, version: 1.2.0, description: How orders travel.}
servers:
  broker: {host: "localhost:4222", protocol: nats, bindings: {}}
  web: {host: example.com, protocol: ws}
channels:
  created:
    address: orders.{region}.{orderId}.created
    parameters:
      region: {enum: [eu, us], description: Where.}
      orderId: {examples: ["17"]}
    messages:
      created: {payload: {$ref: "#/components/schemas/Order"}}
  any:
    address: orders.{region}.{id}.{event}
  site: {address: /ws, servers: [{$ref: "#/servers/web"}]}
components:
  schemas:
    Order:
      type: object
      required: [amount]
      properties:
        amount: {type: number, minimum: 0}
        mail: {type: string, format: email}
        item: {$ref: "#/components/schemas/Item"}
    Item: {type: object, properties: {sku: {type: string, pattern: "^[A-Z]+$"}}}
"""
OLD = """\
{"asyncapi": "2.6.0", "info": {"title": "Old", "version": "1"}, "servers": {"a": {"url": "x", "protocol": "nats"}},
\t"channels": {"old.{id}.{on}": {
  "parameters": {"id": {"schema": {"type": "integer"}}, "on": {"schema": {"type": "boolean"}}},
  "subscribe": {"message": {"oneOf": [{"$ref": "#/components/messages/a"}, {"payload": {"type": "object"}}]}}}},
  "components": {"messages": {"a": {"contentType": "text/plain", "payload": {"type": "string"}}}}}
"""
NAMES = "abcdefg"
BOMB = "a: &a [x, x, x, x, x, x, x, x]\n"
BOMB += "".join(f"{b}: &{b} [{', '.join([f'*{a}'] * 8)}]\n" for a, b in itertools.pairwise(NAMES))


def run(folder: Path, text: str, *options: str) -> Result:
    (folder / "in.yaml").write_text(text, encoding="utf-8")
    return CliRunner().invoke(main, ["import", str(folder / "in.yaml"), "--output", str(folder / "out"), *options])


def files(folder: Path) -> dict[str, str]:
    paths = (path for path in folder.rglob("*") if path.is_file() and path.name != "contract.schema.json")
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in paths}


def test_channels_become_rules_and_tables(tmp_path: Path) -> None:
    result = run(tmp_path, DOCUMENT)
    assert result.exit_code == 0
    assert files(tmp_path / "out").keys() == {"names/orders/1.2.0.lark", "schemas/created.json", "orders.yaml"}
    places = [line.split("in.yaml:")[1].partition(" ")[0] for line in result.stderr.splitlines() if "note:" in line]
    assert places == ["16:3:", "14:3:", "20:7:", "4:12:", "4:52:"]  # `site`, `any`, `email` and `bindings`
    assert "both have `orders.eu.!.created`, which goes to the table `created`" in result.stderr
    tables = list[Tables]()
    try:
        contract = str(tmp_path / "out" / "orders.yaml")
        contracts = load(contract, grammars=lambda folder: tables.append(add(folder)))
        assert [contract.name for contract in contracts] == ["created", "any", "unmatched"]
        parts = ng.rule("orders:created").parse("orders.eu.17.created")
        assert {name: part.text for name, part in parts.items()} == {"region": "eu", "order_id": "17"}
        assert not ng.rule("orders:any").is_valid("orders.eu.*.x")
    finally:
        for each in tables:
            ng.unregister(each)


def test_keys_beside_a_reference_are_noted(tmp_path: Path) -> None:
    result = run(tmp_path, DOCUMENT.replace('schemas/Order"}', 'schemas/Order", title: x}'))
    assert result.exit_code == 0
    assert "13:63: `title` of a reference is not read" in result.stderr


def test_version_2_has_types_of_parameters(tmp_path: Path) -> None:
    result = run(tmp_path, OLD, "--title", "Quite Old")
    assert (result.exit_code, result.stderr.count("not decoded")) == (0, 2)
    assert "types:\n          id: bigint\n          'on': boolean" in files(tmp_path / "out")["quite-old.yaml"]


REFUSED = {
    "a dot": ("[eu, us]", "[eu, e.u]", "10:15: a value of `{region}` may be `e.u`, which is no token"),
    "a wildcard": ("[eu, us]", '["*"]', "10:15: a value of `{region}` may be `*`"),
    "nothing": ("[eu, us]", '[""]', "10:15: a value of `{region}` may be empty"),
    "an example": ('["17"]', '["1.7"]', "11:28: `1.7` is not a value of `{orderId}`"),
    "a default": ('examples: ["17"]', "default: a.b", "11:26: `a.b` is not a value of `{orderId}`"),
    "a pattern without ends": (
        'examples: ["17"]',
        'schema: {pattern: "[0-9]+"}',
        "11:16: a value of `{orderId}` may be `*0`, which is no token: state others, as with `^([0-9]+)$`",
    ),
    "two readings": (".{id}.", "{id}.", "14:3: `any` is ambiguous: `orders.!!!.!` has its parts in two ways"),
    "no subject": (
        "{id}.{event}",
        "{id}..x",
        "14:3: `orders.!.!..x` is no subject of NATS: empty token",
    ),
    "a wildcard in an address": ("{event}", "*", "14:3: `orders.!.!.*` is no subject of NATS: wildcard"),
    "a brace": (".{event}", ".{event", "14:3: `orders.{region}.{id}.{event`: expected parameters as in `orders.{id}`"),
    "one name": (
        "{region}.{id}.{event}",
        "eu.{id}.{event}",
        "both have `orders.eu.!.created`: no name tells them apart",
    ),
    "elsewhere": ('"#/components/schemas/Order"', "o.yaml#/x", "13:26: `o.yaml#/x` is outside of this file"),
    "nowhere": ("schemas/Order", "schemas/Other", "13:26: `#/components/schemas/Other` is not in this file"),
    "a cycle": ("  schemas:\n", "  schemas:\n    A: {$ref: '#/channels/site'}\n", None),
    "a version": ("3.0.0", "1.2.0", "asyncapi: expected 2.… or 3.…, found `1.2.0`"),
    "no such server": ("#/servers/web", "#/servers/www", "16:34: server `www` is not in this file"),
    "upper case": ("protocol: nats", "protocol: NATS", None),
    "a byte order mark": ("asyncapi: 3", "\ufeffasyncapi: 3", None),
    "a duplicate": (
        "    Item: {type",
        "    Item: {}\n    Item: {type",
        "27:5: schemas: `Item` is a duplicate key, first",
    ),
    "no server of NATS": ("protocol: nats", "protocol: mqtt", "6:1: no channel has an address, and is on a server"),
    "a long name": ("  any:\n", f"  {'any' * 300}:\n", None),
    "a taken name": ("title: Orders", "title: mqtt", "the specification `mqtt` exists already"),
    "NUL": ("Where.", "\0", "U+0000"),
    "a list": ("channels:\n", "channels: []\nothers:\n", "channels: expected `key: value` pairs, found an empty list"),
    "no YAML": ("Orders, ", "Orders: , ", "invalid YAML"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_document_is_refused_with_a_place(tmp_path: Path, name: str) -> None:
    before, after, message = REFUSED[name]
    assert before in DOCUMENT
    result = run(tmp_path, DOCUMENT.replace(before, after))
    assert (result.exit_code, (message or "") in result.stderr) == ((2, True) if message else (0, True)), result.stderr
    assert not (tmp_path / "out").exists() or not message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("asyncapi: 3.0.0\ninfo: {title: x}\nchannels: {a: {$ref: '#/channels/a'}}\n", "3:15: a cycle of references"),
        (BOMB + DOCUMENT.replace("type: number, ", "enum: *g, "), "100,000 values"),
        ("asyncapi: 3.0.0\ninfo: &i {title: x, version: *i}\n", "version: expected text"),
        ("asyncapi: 3.0.0\n", "there is no channel"),
        (DOCUMENT.replace("enum: [eu, us]", "enum: [{}]"), "10:23: enum: expected text, found"),
        ("messagegroups: 1\n", "messagegroups: expected `key: value` pairs"),
    ],
)
def test_bad_input_has_one_clear_error(tmp_path: Path, text: str, message: str) -> None:
    result = run(tmp_path, text)
    assert (result.exit_code, message in result.stderr) == (2, True), result.stderr


def test_a_filter_is_enough_where_no_other_channel_has_its_subjects(tmp_path: Path) -> None:
    text = KINDS.replace("address: open", 'address: "open.x-{id}"').replace("address: half", 'address: "open.{id}"')
    assert run(tmp_path, text).exit_code == 0
    where = {each["name"]: each["where"] for each in yaml.safe_load(files(tmp_path / "out")["shop.yaml"])["tables"]}
    assert [where[name].get("rule") for name in ("open", "half")] == ["shop:open", "shop:half"]
    checks = yaml.safe_load(files(tmp_path / "out")["shop.yaml"])["rules"]
    assert [each["where"].get("matches") for each in checks] == ["orders.*", "pets.*"]


def test_a_chain_of_schemas_is_followed_as_far_as_columns_go(tmp_path: Path) -> None:
    links = "".join(f"  r{at}: {{properties: {{a: {{$ref: '#/x/r{at + 1}'}}}}}}\n" for at in range(20_000))
    text = KINDS.replace("schemas/Cat", "../x/r0").replace("#/components/../x", "#/x") + f"x:\n{links}  r20000: {{}}\n"
    assert "more than 100,000 values or 100 levels" in run(tmp_path, text).stderr


def test_a_schema_beside_its_format_tells_messages_apart(tmp_path: Path) -> None:
    schema = "{type: object, properties: {b: {const: a}}}"
    text = KINDS.replace(schema, f"{{schemaFormat: application/schema+json, schema: {schema}}}")
    assert "`open_kind.b` tells" in run(tmp_path, text.replace("enum: [a, b]", "const: b")).stderr


def test_only_options_for_messages_apply(tmp_path: Path) -> None:
    assert run(tmp_path, DOCUMENT, "--rule", "x").exit_code == 2
    assert run(tmp_path, DOCUMENT, "--edition", "../x").exit_code == 2
    assert run(tmp_path, DOCUMENT).exit_code == 0
    assert "exists already" in run(tmp_path, DOCUMENT).stderr
    assert run(tmp_path, DOCUMENT, "--force").exit_code == 0


def test_an_import_restores_what_an_export_wrote(tmp_path: Path) -> None:
    run(tmp_path, DOCUMENT)
    first = files(tmp_path / "out")
    for name, value in (("same", "eu"), ("changed", "europe")):
        options = ["--format", "asyncapi", "--output", str(tmp_path / f"{name}.yaml")]
        exported = CliRunner().invoke(main, ["contract", "export", str(tmp_path / "out" / "orders.yaml"), *options])
        assert (exported.exit_code, exported.stderr) == (0, "")
        text = (tmp_path / f"{name}.yaml").read_text(encoding="utf-8").replace("enum: [eu,", f"enum: [{value},")
        (tmp_path / name).mkdir()
        again = run(tmp_path / name, text)
        assert (again.exit_code, "has changed since" in again.stderr) == (0, value != "eu"), again.stderr
        assert (files(tmp_path / name / "out") == first) is (value == "eu")
        assert f'_region: "{value}" | "us"' in "".join(files(tmp_path / name / "out").values())


CONTRACT = """\
contract: 1
grammars: names
input: {format: json, columns: {subject: string, data: binary, headers: "map<string,array<string>>"}}
rules:
  - {column: subject, decode: "orders:any", into: parts, where: {column: subject, matches: orders.>}}
  - column: data
    decode: {json: {schema: schemas/created.json}}
    into: order
    where: {column: subject, matches: orders.eu.>}
tables:
  - {name: eu, where: {column: subject, matches: orders.eu.>}}
  - {name: us, where: {column: subject, matches: orders.us.*.paid}}
  - name: urgent
    where: {column: "headers[\\"Urgent\\"][]", equals: "1"}
    rules: [{column: data, decode: {json: "struct<int: string, price: decimal(10,2), n: int>"}, into: body}]
  - {name: others, where: {column: subject, rule: "orders:any"}}
"""


def test_an_export_has_conditions_or_notes_them(tmp_path: Path) -> None:
    run(tmp_path, DOCUMENT, "--edition", "v1")
    (tmp_path / "out" / "own.yaml").write_text(CONTRACT)
    result = CliRunner().invoke(
        main, ["contract", "export", str(tmp_path / "out" / "own.yaml"), "--format", "asyncapi"]
    )
    document = yaml.safe_load(result.stdout)
    assert document["info"] == {"title": "Orders", "version": "v1"}
    assert "schemas/created.json" in document["x-natsgrammar"]
    assert [name for name, channel in document["channels"].items() if "messages" in channel] == ["urgent"]
    enums = [[each.get("enum") for each in channel["parameters"].values()] for channel in document["channels"].values()]
    assert enums == [[["eu"], None, None], [["us"], None, ["paid"]], [None] * 3, [None] * 3]
    assert [line.partition("own.yaml: ")[2] for line in result.stderr.splitlines()] == [
        "table `urgent`: its channel is `orders.{region}.{id}.{event}`, without its condition",
        "table `urgent`: JSON Schema has wider types for `decimal(10,2)`, `int`",
    ]


def test_a_version_that_names_no_edition_is_noted(tmp_path: Path) -> None:
    result = run(tmp_path, DOCUMENT.replace("1.2.0", "v1 beta/2"))
    assert "in.yaml:1:1: the version `v1 beta/2` is no name of an edition: it is `1`" in result.stderr


KINDS = """\
asyncapi: 3.0.0
info: {title: Shop, version: 1.0.0}
channels:
  orders:
    address: orders.{id}
    messages:
      created: {$ref: "#/components/messages/created"}
      cancelled: {payload: {type: object, properties: {meta: {properties: {kind: {enum: [cancelled, void]}}}}}}
  users:
    address: users.{id}
    messages:
      joined: {traits: [{headers: {properties: {Kind: {const: joined}}}}], payload: {$ref: "#/components/schemas/User"}}
      left: {headers: {type: object, properties: {Kind: {const: left}}}}
  pets:
    address: pets.{name}
    messages:
      cat: {payload: {$ref: "#/components/schemas/Cat"}}
      dog: {payload: {$ref: "#/components/schemas/Dog"}}
  open:
    address: open
    messages:
      a: {payload: {type: object, properties: {b: {const: a}}}}
      b: {payload: {type: object, properties: {b: {enum: [a, b]}}}}
  half: {address: half, messages: {c: {payload: {$ref: "#/components/schemas/User"}}, d: {headers: {}}}}
components:
  messages:
    created: {payload: {type: object, required: [n], properties: {n: {type: integer}, meta: {$ref: "#/components/M"}}}}
  M: {type: object, properties: {kind: {type: string, const: created}}}
  schemas:
    User: {type: object, required: [name], properties: {name: {type: string}}}
    Pet: {type: object, discriminator: pet, properties: {pet: {type: string, enum: [Cat, Dog]}}}
    Cat: {allOf: [{$ref: "#/components/schemas/Pet"}], type: object, properties: {lives: {type: integer}}}
    Dog: {allOf: [{$ref: "#/components/schemas/Pet"}], type: object, properties: {tail: {type: boolean}}}
"""


def test_messages_told_apart_have_a_table_each(tmp_path: Path) -> None:
    result = run(tmp_path, KINDS)
    made = files(tmp_path / "out")
    contract = yaml.safe_load(made["shop.yaml"])
    assert [
        (table["name"], table["where"]["column"], table["where"].get("equals")) for table in contract["tables"]
    ] == [
        ("created", "orders_kind.meta.kind", ["created"]),
        ("cancelled", "orders_kind.meta.kind", ["cancelled", "void"]),
        ("cat", "pets_kind.pet", ["Cat"]),
        ("dog", "pets_kind.pet", ["Dog"]),
        ("open", "subject", None),
        ("half", "subject", None),
        ("joined", 'headers["Kind"][]', ["joined"]),  # at last: the condition has no subject
        ("left", 'headers["Kind"][]', ["left"]),
    ]
    assert [check["where"] for check in contract["rules"]] == [
        {"column": "subject", "matches": subjects} for subjects in ("orders.*", "pets.*")
    ]
    assert {path for path in made if path.startswith("schemas")} == {
        f"schemas/{name}.json" for name in ("created", "cancelled", "cat", "dog", "joined")
    }
    for note in (
        "4:3: `orders_kind.meta.kind` tells the messages of `orders` apart: others go to `unmatched`",
        "19:3: the payloads of `a`, `b` are not decoded: no table can tell them apart",
        "24:3: the payloads of `c`, `d` are not decoded",
    ):
        assert note in result.stderr
    checked = CliRunner().invoke(main, ["contract", "check", str(tmp_path / "out" / "shop.yaml"), "--no-data"])
    assert checked.exit_code == 0, checked.output
    options = ["--format", "asyncapi", "--output", str(tmp_path / "exported.yaml")]
    assert (
        CliRunner().invoke(main, ["contract", "export", str(tmp_path / "out" / "shop.yaml"), *options]).exit_code == 0
    )
    document = yaml.safe_load((tmp_path / "exported.yaml").read_text())
    assert "messages" not in document["channels"]["left"]  # the shared check is not for it
    (tmp_path / "again").mkdir()
    run(tmp_path / "again", (tmp_path / "exported.yaml").read_text())
    assert files(tmp_path / "again" / "out") == made


@pytest.mark.parametrize(
    ("before", "after", "many"),
    [
        ("name: {type: string}}", "name: {type: string, enum: [x]}}", 3),  # of one message only
        ("const: created", "const: cancelled", 2),
        ("address: pets.{name}", 'address: "{of}.{name}"', 2),  # so that `Kind` is not of `users` alone
        (
            "half: {address",
            "h: {address: b, messages: {e: {headers: {properties: {Kind: {const: left}}}}}}\n  i: {address",
            2,
        ),
    ],
)
def test_only_texts_of_one_message_tell_it_apart(tmp_path: Path, before: str, after: str, many: int) -> None:
    assert before in KINDS
    result = run(tmp_path, KINDS.replace(before, after))
    assert (result.exit_code, result.stderr.count("apart: others")) == (0, many), result.stderr


def test_notes_name_the_keys_without_a_use_alone(tmp_path: Path) -> None:
    text = KINDS.replace("traits: [{headers: {", "traits: [{x: 1, headers: {required: [Kind], type: object, ")
    text = text.replace("{Kind: {const: left}}", "{Kind: {const: left}, type: {type: integer}}")
    result = run(tmp_path, text.replace(": {allOf", ": {discriminator: pet, allOf"))
    assert [line.split("in.yaml:")[1] for line in result.stderr.splitlines() if "is not read" in line] == [
        "24:91: `headers` of a message is not read",
        "12:26: `x` of `traits` is not read",
        "12:42: `required` of `headers` is not read",
        "13:72: `type` of `properties` is not read",
    ]
    assert "`discriminator`" not in result.stderr


OPERATIONS = """\
asyncapi: 2.6.0
info: {title: Old, version: 1.0.0}
channels:
  o.{id}:
    publish:
      message:
        oneOf:
        - {name: OrderMade, messageId: made, headers: {properties: {K: {const: a}}}}
        - {messageId: order-sold, headers: {properties: {K: {const: b}}}}
        - {name: null, headers: {properties: {K: {const: c}}}}
"""


def test_messages_in_version_2_have_the_names_that_they_were_given(tmp_path: Path) -> None:
    result = run(tmp_path, OPERATIONS)
    tables = yaml.safe_load(files(tmp_path / "out")["old.yaml"])["tables"]
    assert [table["name"] for table in tables] == ["order_made", "order_sold", "publish"]
    assert [line.split("in.yaml:")[1] for line in result.stderr.splitlines() if "is not read" in line] == [
        "8:29: `messageId` of a message is not read"
    ]


ADDRESS = """\
asyncapi: 3.0.0
info: {title: Same, version: 1.0.0}
channels:
  made:
    address: o.{id}
    parameters: {id: {enum: ["1", "2"], description: The first.}}
    messages: {made: {headers: {properties: {K: {const: m}}}}}
  sold:
    address: o.{id}
    parameters: {id: {enum: ["2", "1"], description: The second., default: "2"}}
    messages: {sold: {headers: {properties: {K: {const: s}}}}}
"""


def test_channels_with_one_address_are_one(tmp_path: Path) -> None:
    result = run(tmp_path, ADDRESS)
    assert "8:3: `sold` has the names of `made`: both are one channel" in result.stderr
    made = files(tmp_path / "out")
    assert [table["name"] for table in yaml.safe_load(made["same.yaml"])["tables"]] == ["made", "sold"]
    assert "// The first.\n// The second.\n// Default: `2`\n" in made["names/same/1.0.0.lark"]
    assert "no name tells them apart" in run(tmp_path, ADDRESS.replace('["2", "1"]', '["2", "3"]')).stderr

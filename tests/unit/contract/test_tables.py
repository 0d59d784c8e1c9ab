"""Contracts with several tables: what is read, and what they share."""

from __future__ import annotations

from pathlib import Path

import pytest
from pyspark.sql.pandas.types import from_arrow_schema

import natsgrammar as ng
from natsgrammar_gen.compiler import add
from natsgrammar_gen.contracts.checking import check_files
from natsgrammar_spark import ContractError, load
from natsgrammar_spark.contract import together
from natsgrammar_spark.contract.ddl import ddl
from natsgrammar_spark.contract.decode import MESSAGES
from natsgrammar_spark.contract.problems import RunError
from natsgrammar_spark.jetstream.read import schema

HEAD = "contract: 1\nname: orders\ninput: {format: json, columns: {subject: string, data: string}}\ntables:\n"


def written(folder: Path, *tables: str, head: str = HEAD) -> str:
    file = folder / "orders.yaml"
    file.write_text(head + "".join(f"  - {table}\n" for table in tables))
    return str(file)


def test_each_table_is_a_contract_and_the_last_one_has_the_rest(tmp_path: Path) -> None:
    head = HEAD.replace("tables:", "rules: [{column: subject, rule: subject}]\ntables:")
    paid = "{name: paid, where: {column: subject, matches: orders.*.paid}, rules: [{column: data, rule: subject}]}"
    other = "{name: other, description: All others., where: {column: data, rule: stream-name}}"
    tables = load(written(tmp_path, paid, other, head=head))
    assert [(table.name, table.whole, [check.column for check in table.checks]) for table in tables] == [
        ("paid", "orders", ["subject", "data"]),
        ("other", "orders", ["subject"]),
        ("unmatched", "orders", ["subject"]),
    ]
    assert [table.description for table in tables[:2]] == ["subject matches orders.*.paid", "All others."]
    assert together(tables) == [[*tables]]
    with pytest.raises(RunError, match="`orders` has other tables, too: pass all"):
        together(tables[:2])
    with pytest.raises(RunError, match="`paid` is a table of `orders`: write all of them with `run_files`"):
        tables[0].ensure_no_table()


@pytest.mark.parametrize(
    ("table", "place", "cause"),
    [
        ("{name: unmatched, where: {column: subject, equals: x}}", "5:12", "`unmatched` is for rows that no table"),
        ("{name: Unmatched, where: {column: subject, equals: x}}", "5:12", "`Unmatched` is for rows that no table"),
        ("{name: report.json, where: {column: subject, equals: x}}", "5:12", "`report.json` is a file of each result"),
        ("{name: a/b, where: {column: subject, equals: x}}", "5:12", "not a valid directory name"),
        ("{name: a, where: {column: nosuch, equals: x}}", "5:31", "there is no column `nosuch`"),
        ("{name: a, where: {column: subject, equals: x, rule: subject}}", "5:15", "exactly one of `matches`, `equals`"),
        ("{name: a, where: {column: subject, rule: acme:x}}", "5:46", "unknown specification `acme`"),
        ("{name: a}", "5:5", "a table: missing key `where`"),
        ("{where: {column: subject, equals: x}, rules: []}", "5:5", "missing key `name`"),
        ("{where: {column: subject, equals: x}}\n  - {where: {column: data, equals: x}}", "6:5", "missing key `name`"),
        (
            "{name: a, where: {column: data, equals: x}}\n  - {name: A, where: {column: data, equals: y}}",
            "6:12",
            "`A` is another table",
        ),
        ("5", "5:5", "a table: expected `key: value` pairs, found `5`"),
    ],
)
def test_mistakes_have_their_place(tmp_path: Path, table: str, place: str, cause: str) -> None:
    with pytest.raises(ContractError) as raised:
        load(written(tmp_path, table))
    assert any(f":{place}: " in str(each) and cause in str(each) for each in raised.value.problems), raised.value


def test_a_percentage_of_rows_without_a_table_is_refused(tmp_path: Path) -> None:
    head = HEAD.replace("columns:", "fail_above: 1%, columns:")
    with pytest.raises(ContractError, match="a number of rows, not a percentage"):
        load(written(tmp_path, "{name: a, where: {column: subject, equals: x}}", head=head))


def checked(folder: Path, *conditions: str) -> tuple[list[str], list[str]]:
    """Problems and notes of tables `a`, `b`, … with these conditions on the column `subject`."""
    named = zip("abc", conditions, strict=False)
    tables = (f"{{name: {name}, where: {{column: subject, {each}}}}}" for name, each in named)
    result = check_files([written(folder, *tables)], (), True, lambda _: None)
    return [each.message for each in result.problems], [each.message for each in result.notes]


def test_automata_find_tables_without_rows_and_tables_that_share_rows(tmp_path: Path) -> None:
    assert checked(tmp_path, "matches: orders.eu.paid", "matches: orders.*.paid", "matches: orders.>") == ([], [])
    problems, _ = checked(tmp_path, "matches: [orders.*.paid, x]", "matches: orders.>", "equals: [x, orders.eu]")
    assert problems == ["table `c` gets no row: `a`, `b` before it would take each"]
    problems, notes = checked(tmp_path, "matches: orders.eu.>", "matches: orders.*.paid")
    (note,) = notes
    example = note.split("`")[1]
    assert (problems, ng.match(example, "orders.eu.>"), ng.match(example, "orders.*.paid")) == ([], True, True)
    assert "goes to table `a`, though `b` after it would take it, too" in note
    # Of what is left after the tables before: no row is for the last two alone.
    three = checked(tmp_path, "equals: [orders.eu.new, orders.us.new]", "matches: orders.*.new", "matches: orders.eu.*")
    assert three == ([], ["`orders.eu.new` goes to table `a`, though `c` after it would take it, too"])
    # As in a run, wildcards also take empty tokens, and `>` the empty text.
    problems, _ = checked(tmp_path, "matches: orders.*.paid", "equals: orders..paid")
    assert problems == ["table `b` gets no row: `a` before it would take each"]
    assert checked(tmp_path, "rule: nats-js:subject-publish", "matches: '>'") == ([], [])
    problems, _ = checked(tmp_path, "rule: subject", "rule: stream-name")
    assert problems == ["table `b` gets no row: `a` before it would take each"]
    problems, _ = checked(tmp_path, "rule: stream-name", "equals: [A, B]")
    assert problems == ["table `b` gets no row: `a` before it would take each"]


@pytest.mark.parametrize(
    ("table", "problem"),
    [
        ("{name: a, where: {column: subjct, equals: x}}", "there is no column `subjct` (did you mean `subject`?)"),
        ("{name: a, where: {column: sequence, equals: x}}", "`sequence` is `bigint`, expected `string`"),
        (
            "{name: a, rules: [{column: data, rule: subject}], where: {column: subject, equals: x}}",
            "`data` is `binary`",
        ),
        ('{name: a, where: {column: "headers[\\"K\\"][]", equals: x}}', ""),
    ],
)
def test_the_columns_of_a_stream_are_known_before_spark(tmp_path: Path, table: str, problem: str) -> None:
    head = "contract: 1\nname: orders\ninput: {path: 'nats://127.0.0.1:1/ORDERS'}\ntables:\n"
    problems = check_files([written(tmp_path, table, head=head)], (), False, add).problems
    assert [(each.line, each.message.startswith(problem)) for each in problems] == ([(5, True)] if problem else [])


def test_contracts_know_the_columns_of_messages() -> None:
    expected = {field.name: field.dataType.simpleString() for field in from_arrow_schema(schema(headers=True))}
    assert {name: ddl(kind) for name, kind in MESSAGES.fields} == expected

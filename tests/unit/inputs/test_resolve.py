"""Inputs are decided once, before Spark starts: by options, by the contract, or by a form in words."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from natsgrammar.errors import Misuse, WrongOptions
from natsgrammar_spark import Contract, RunError, load
from natsgrammar_spark.inputs import (
    Csv,
    Files,
    JsonLines,
    Parquet,
    Stream,
    Table,
    named,
    resolve,
    resolve_all,
    tolerating,
)
from natsgrammar_spark.inputs.kinds import Unreadable

TEXT = "contract: 1\ninput: {{columns: {{name: string}}{more}}}\nrules: [{{column: name, rule: adr6:stream-name}}]\n"


def agreed(folder: Path, more: str = "") -> Contract:
    file = folder / "names.yaml"
    file.write_text(TEXT.format(more=more))
    (contract,) = load(str(file))
    return contract


@pytest.mark.parametrize(("name", "kind"), [("a.jsonl", JsonLines), ("a.csv", Csv), ("a.parquet", Parquet)])
def test_the_suffix_of_a_file_decides(tmp_path: Path, name: str, kind: type[Files]) -> None:
    (tmp_path / name).touch()
    source = resolve(agreed(tmp_path), [str(tmp_path / name)])
    assert source == kind((str(tmp_path / name),), (str(tmp_path / name),))
    assert (source.size, source.identity) == (0, str(tmp_path / name))


@pytest.mark.parametrize("live", [False, True])
@pytest.mark.parametrize("place", ["in", "in/*", "in/a.jsonl"])
@pytest.mark.parametrize(
    ("octets", "cause"), [(b"\xff\xfe{\0}\0", "UTF-16 (byte order mark FF FE)"), (b"[\n{},\n{}]", "a JSON array")]
)
def test_lines_that_are_no_rows_are_rejected_before_spark_starts(
    tmp_path: Path, place: str, octets: bytes, cause: str, live: bool
) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "a.jsonl").write_bytes(octets)
    contract = agreed(tmp_path, f", format: json, path: '{tmp_path / place}'")
    with pytest.raises(RunError, match=rf"in/a.jsonl`.* {re.escape(cause)}"):
        resolve(contract, live=live)
    (tmp_path / "b.jsonl").write_text("{}\n")
    other = replace(contract, input=replace(contract.input, paths=(str(tmp_path / "b.jsonl"),)))
    bad, good = resolve_all([contract, other])
    assert (type(bad), type(good)) == (Unreadable, JsonLines)


def test_options_come_before_the_contract(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("12345")
    contract = agreed(tmp_path, ", format: csv, path: 'file:its.jsonl'")
    assert isinstance(resolve(contract, [f"file:{tmp_path}/mine.txt"]), Csv)
    assert isinstance(resolve(contract, [str(tmp_path / "mine.txt")], form="json"), JsonLines)
    assert resolve(contract, table="lake.names") == Table("lake.names")
    assert resolve(contract, ["nats://h/S?prefix=x"]) == Stream("nats://h/S?prefix=x")
    with pytest.raises(RunError, match=f"^`{tmp_path}/its.jsonl` cannot be read: no such file"):
        resolve(contract)


def test_a_stream_watches_a_place_whose_files_may_come_later(tmp_path: Path) -> None:
    place = str(tmp_path / "*.jsonl")
    source = resolve(agreed(tmp_path), [f"file:{place}"], live=True)
    assert (source, source.identity) == (JsonLines((place,), (f"file:{place}",)), place)
    with pytest.raises(WrongOptions, match="reads one directory, glob or stream"):
        resolve(agreed(tmp_path), [place, place], live=True)


@pytest.mark.parametrize(
    ("paths", "table", "form", "cause"),
    [
        ((), "t", "json", "--input-table replaces --input and --input-format"),
        ((), None, None, "names no input: add --input PATH"),
        (("nats://h/S", "nats://h/T"), None, None, "a stream is the only input of its contract"),
        (("nats://h/S",), None, "json", "a stream is the only input of its contract"),
    ],
)
def test_options_that_contradict_each_other_are_rejected(
    tmp_path: Path, paths: tuple[str, ...], table: str | None, form: str | None, cause: str
) -> None:
    with pytest.raises(WrongOptions, match=cause):
        resolve(agreed(tmp_path), paths, table, form)


def test_forms_in_words_are_inputs_too() -> None:
    words = [named(form, ["x"]) for form in ("json", "csv", "parquet", "table", "stream")]
    assert words == [JsonLines(("x",)), Csv(("x",)), Parquet(("x",)), Table("x"), Stream("x")]
    assert [source.kind for source in words] == ["json", "csv", "parquet", "table", "stream"]
    assert named("table").identity == named("json").identity == ""
    with pytest.raises(Misuse, match="`xml` is not a form of rows"):
        named("xml")


def test_only_files_change_while_they_are_read() -> None:
    assert tolerating(JsonLines(("x",))) == JsonLines(("x",), is_tolerant=True)
    for source in (Table("x"), Stream("x")):
        with pytest.raises(WrongOptions, match="--tolerate-changes is about files"):
            tolerating(source)

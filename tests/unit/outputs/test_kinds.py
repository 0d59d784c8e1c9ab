"""Where the parts of an output are, as reports, other programs and the terminal name them."""

from __future__ import annotations

from pathlib import Path

import pytest

from natsgrammar_spark.judge.places import Place, parts
from natsgrammar_spark.outputs import LocalFolder, RemoteFolder, StreamPair, Tables
from natsgrammar_spark.outputs.local import Folder
from natsgrammar_spark.outputs.tables import Table, table_named


def test_parts_are_read_below_the_output() -> None:
    assert parts("/out/") == (
        Place("valid", "/out/valid", "parquet"),
        Place("quarantine", "/out/quarantine", "parquet"),
    )
    assert parts("/", "orders/")[0] == Place("orders/valid", "//orders/valid", "parquet")
    assert parts("s3a://b/[x]", batches=True)[1].address == r"s3a://b/\[x\]/batches/*/quarantine"


@pytest.mark.parametrize(
    ("place", "query"),
    [
        (Place("valid", "o`ut/valid", "parquet"), ("parquet.`o``ut/valid`", "spark.read.parquet('o`ut/valid')")),
        (Place("valid", "o\nut/valid", "parquet"), None),
        (Place("v", "lake.v", "table"), ("lake.v", "spark.table('lake.v')")),
        (Place("S", "nats://h/S", "stream"), None),
        (Place("", "", ""), None),
    ],
)
def test_rows_are_queried_where_they_are(place: Place, query: tuple[str, str] | None) -> None:
    assert place.query == query


def test_several_contracts_have_a_directory_each() -> None:
    for output in (LocalFolder(address="out"), RemoteFolder(address="out")):
        output._contracts = ("a",)
        assert output.places() == {"a": parts("out")}
        assert output.listed("a") == ("out/valid", "out/quarantine")
        output._contracts = ("a", "b")
        assert output.places() == {"a": parts("out", "a/"), "b": parts("out", "b/")}
        assert output.listed("b") == ("out/b/valid", "out/b/quarantine")
    live = LocalFolder(address="out", live=True)
    live._contracts = ("a",)
    assert live.places() == {"a": parts("out", batches=True)}
    assert live.listed("a") == ("out/batches/*/valid", "out/batches/*/quarantine")
    colon = LocalFolder(address="a:b")
    colon._contracts = ("a",)
    assert colon.places() == {"a": parts(str(Path("a:b").resolve()))}


def test_a_folder_is_reserved_once(tmp_path: Path) -> None:
    places: list[object] = []
    live, once = LocalFolder(address="out", live=True), LocalFolder(address=str(tmp_path / "out"))
    for output, only_check in ((live, False), (once, True), (once, False), (once, False)):
        output.reserve([], only_check)
        places.append(output.place)
    assert places[:2] == [None, None]
    assert isinstance(places[2], Folder)
    assert places[3] is places[2]


def test_tables_are_named_after_their_contracts() -> None:
    tables = Tables(identity="lake.names")
    pair = Table("lake.names_valid"), Table("lake.names_quarantine")
    tables._tables["a"] = pair
    assert tables.listed("a") == (pair[0].name, pair[1].name)
    assert tables.places()["a"] == tuple(Place(table.name, table.name, "table") for table in pair)
    tables._tables["b"] = pair
    assert tables.listed("b") == ("lake.names_b_valid", "lake.names_b_quarantine")
    assert table_named("`a.b`.`c``d`", "x y") == "`a.b`.`c``d_x y`"
    assert table_named("`ab`.c", "é") == "`ab`.`c_é`"
    assert [output.option for output in (tables, LocalFolder(address="x"))] == ["--checkpoint", "--output"]


def test_both_parts_go_to_streams() -> None:
    pair = StreamPair(address="nats://h/S?quarantine=Q")
    pair.check()
    pair._contracts = ("a", "b")
    places = Place("S", pair.address, "stream"), Place("Q", pair.address, "stream")
    assert pair.places() == {"a": places, "b": places}
    assert pair.listed("a") == ("S", "Q")
    assert (pair.extra, LocalFolder(address="x").extra) == ("jetstream", "spark")


def test_parts_of_a_folder_are_moved_and_removed(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.move("none", "else")
    folder.remove("none")
    folder.put("text", "caf\u00e9 \udc80")
    assert (tmp_path / "text").read_bytes() == "café \\udc80".encode()
    folder.move("text", "else")
    assert [path.name for path in tmp_path.iterdir()] == ["else"]
    (tmp_path / "a" / "b").mkdir(parents=True)
    folder.remove("a")
    assert not (tmp_path / "a").exists()
    assert folder.below("x") == Folder(tmp_path / "x")
    assert folder.uri("a*") == f"file://{tmp_path}/a*"
    assert folder.pattern("a*") == rf"file://{tmp_path}/a\*"

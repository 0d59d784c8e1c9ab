"""The format `jetstream` in Spark: columns, partitions, streaming queries that go on where they stopped, secrets.

What is read in which case is tested without Spark, in `tests/live/test_jetstream.py`.
"""

from __future__ import annotations

import json
import shutil
import socket
from base64 import b64encode
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import nats
import pyarrow.parquet as pq
import pytest
from click.testing import CliRunner
from pyspark.errors import StreamingQueryException

import natsgrammar as ng
from natsgrammar_gen.cli import main
from natsgrammar_spark import jetstream, load
from tests.support.depth import by_day, is_full
from tests.support.jetstream import ask, made, numbered, rows
from tests.support.nats_server import Server, require_programs, serving

if TYPE_CHECKING:
    from nats.js import JetStreamContext
    from pyspark.sql import DataFrame, SparkSession
    from pyspark.sql.streaming.query import StreamingQuery

SECRET = "s3cr3t-p4ss"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(require_programs()[-1], tmp_path_factory.mktemp("jetstream")) as server:
        assert isinstance(server, Server)
        yield server.url


@pytest.fixture(autouse=True)
def _registered(spark: SparkSession) -> None:  # for each test, as Java may be a new one after a failure
    jetstream.register(spark)


@pytest.fixture
def event_log(spark: SparkSession, tmp_path: Path) -> Iterator[Path]:
    """The folder of Spark's event log, which is written during the test."""
    jvm: Any = spark._jvm
    settings = spark.sparkContext._jsc.sc().conf().clone().set("spark.eventLog.compress", "false")
    settings = settings.set("spark.eventLog.rolling.enabled", "false")
    folder = tmp_path / "events"
    folder.mkdir()
    log = jvm.org.apache.spark.scheduler.EventLoggingListener(
        "test", jvm.scala.Option.empty(), jvm.java.net.URI(folder.as_uri()), settings
    )
    log.start()
    spark.sparkContext._jsc.sc().addSparkListener(log)
    yield folder
    spark.sparkContext._jsc.sc().removeSparkListener(log)
    log.stop()


@pytest.mark.nightly
def test_a_stream_is_a_data_frame(spark: SparkSession, url: str, event_log: Path) -> None:
    made(url, "FRAME", numbered("FRAME", 100))
    options = {"servers": url, "stream": "FRAME", "user": "joe", "password": SECRET}
    df = spark.read.format("jetstream").options(**options, maxRecordsPerPartition="30").load()
    kinds = "subject string, data binary, headers map<string,array<string>>, sequence bigint, stream string"
    assert df.schema.simpleString() == f"struct<{kinds}, timestamp timestamp, reply string>".replace(", ", ",").replace(
        " ", ":"
    )
    rows = df.selectExpr("*", "spark_partition_id() AS part").collect()
    assert sorted(row.sequence for row in rows) == list(range(1, 101))
    assert {row.part for row in rows} == {0, 1, 2, 3}
    (fifth,) = (row for row in rows if row.sequence == 5)
    assert (fifth.subject, bytes(fifth.data), fifth.headers) == ("frame.2", b"5", {"N": ["5"], "Empty": [""]})
    assert SECRET not in _shown(spark, df)
    spark.sparkContext._jsc.sc().listenerBus().waitUntilEmpty()
    (logged,) = event_log.iterdir()
    assert "SparkListenerSQLExecutionStart" in logged.read_text(encoding="utf-8")
    assert SECRET not in logged.read_text(encoding="utf-8")


def test_other_sessions_use_the_format(spark: SparkSession, url: str) -> None:
    made(url, "SECOND", numbered("SECOND", 3))
    for session in (spark.newSession(), spark):
        jetstream.register(session)
        assert session.read.format("jetstream").options(servers=url, stream="SECOND").load().count() == 3


@pytest.mark.nightly
def test_other_threads_use_the_format(spark: SparkSession, url: str) -> None:
    made(url, "APART", numbered("APART", 3))

    def many() -> int:
        jetstream.register(spark)
        return int(spark.read.format("jetstream").options(servers=url, stream="APART").load().count())

    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(many).result() == 3


def _shown(spark: SparkSession, df: DataFrame) -> str:
    """What plans, the UI and the event log have of the queries."""
    jvm = spark._jvm
    assert jvm is not None
    plan = df._jdf.queryExecution()
    shown = [plan.toString(), str(df)]
    executions = spark._jsparkSession.sharedState().statusStore().executionsList()
    for at in range(executions.size()):
        execution = executions.apply(at)
        shown += [execution.description(), execution.details(), execution.physicalPlanDescription()]
    return "\n".join(map(str, shown))  # what a test before this one asked may have no description


def test_a_query_goes_on_where_it_stopped(spark: SparkSession, url: str, tmp_path: Path) -> None:
    made(url, "GOES", numbered("GOES", 50))

    def caught_up() -> StreamingQuery:
        options = {"servers": url, "stream": "GOES", "startingOffsets": "earliest", "maxOffsetsPerTrigger": "20"}
        df = spark.readStream.format("jetstream").options(**options).load()
        writer = df.writeStream.format("parquet").option("path", str(tmp_path / "out"))
        query = writer.option("checkpointLocation", str(tmp_path / "state")).trigger(availableNow=True).start()
        query.awaitTermination()
        return query

    first = [batch["numInputRows"] for batch in caught_up().recentProgress if batch["numInputRows"]]
    assert first == [20, 20, 10]
    ask(url, lambda js: js.publish("goes.1", b"51"))
    caught_up()
    rows = spark.read.parquet(str(tmp_path / "out")).select("sequence", "data").collect()
    assert sorted((row.sequence, int(row.data)) for row in rows) == [(at, at) for at in range(1, 52)]
    made(url, "GOES", numbered("GOES", 3))
    with pytest.raises(Exception, match="stream `GOES` was recreated"):
        caught_up()


@pytest.mark.nightly  # by day, a stream is split into two of them once
def test_rows_are_written_once(spark: SparkSession, url: str, tmp_path: Path) -> None:
    """Also by a query that stopped between its last batch and the note that this was done."""
    made(url, "FROM", numbered("FROM", 60))
    made(url, "ONCE")
    options = {"servers": url, "password": SECRET, "user": "joe"}

    def caught_up() -> None:
        read = {**options, "stream": "FROM", "startingOffsets": "earliest", "maxOffsetsPerTrigger": "40"}
        df = spark.readStream.format("jetstream").options(**read, maxRecordsPerPartition="25").load()
        copies = df.selectExpr("concat('once.', subject) AS subject", "data", "headers")
        writer = copies.writeStream.format("jetstream").options(**options, stream="ONCE")
        query = writer.option("checkpointLocation", str(tmp_path)).trigger(availableNow=True).start()
        query.awaitTermination()
        assert SECRET not in _shown(spark, copies)

    caught_up()
    for file in (tmp_path / "commits").glob("*1*"):
        file.unlink()
    caught_up()
    actual = rows(servers=url, stream="ONCE")
    assert sorted(int(row["data"]) for row in actual) == list(range(1, 61))
    (query,) = {row["headers"]["Nats-Msg-Id"][0].split("/")[0] for row in actual}
    assert query in (tmp_path / "metadata").read_text(encoding="utf-8")

    frame = spark.createDataFrame([("once.batch", "text")], "subject string, data string")
    frame.write.format("jetstream").options(**options, stream="ONCE").mode("append").save()
    assert rows(servers=url, stream="ONCE")[-1]["data"] == b"text"
    with pytest.raises(Exception, match="`NOPE`"):
        frame.write.format("jetstream").options(**options, stream="NOPE").mode("append").save()


CONTRACT = """\
contract: 1
name: orders.eu
rules:
  - {column: subject, rule: nats-docs:subject, nullable: false}
  - {column: 'headers["ce-subject"][]', codec: cloudevents:header-value}
"""

FILES = """\
contract: 1
input: {format: json, path: in.jsonl, columns: {subject: string, data: binary}}
rules:
  - {column: subject, rule: nats-docs:subject}
"""


@pytest.mark.nightly
def test_the_pipeline_runs_from_stream_to_stream(spark: SparkSession, url: str, tmp_path: Path) -> None:
    good, refused = {"ce-subject": "a%20b"}, {"ce-subject": "Euro%GG"}
    made(url, "LOOP", [("loop.1", b"1", None), ("loop.2", b"\xff2", refused), ("loop.3", b"3", good)])
    made(url, "CLEAN", subjects=["clean.>"])
    (tmp_path / "contract.yaml").write_text(CONTRACT, encoding="utf-8")
    run = ["run", str(tmp_path / "contract.yaml"), "--input", f"{url}/LOOP", "--output", f"{url}/CLEAN?prefix=clean."]
    missing = CliRunner().invoke(main, run)
    assert (missing.exit_code, missing.stderr.count("stream `CLEAN_quarantine` not found")) == (2, 1), missing.stderr
    assert rows(servers=url, stream="CLEAN") == []
    made(url, "CLEAN_quarantine", subjects=["CLEAN_quarantine.>"])
    for known in (False, True):  # the second run sends what the streams know already
        done = CliRunner().invoke(main, run)
        assert done.exit_code == 1, done.output
        assert "3 rows in = 2 valid + 1 quarantined" in done.stdout
        assert ("  note: stream `CLEAN` had 2 messages of 2 already" in done.stdout) is known, done.stdout
        assert ("  note: stream `CLEAN_quarantine` had 1 message of 1 already" in done.stdout) is known
        assert "  CLEAN  CLEAN_quarantine\n" in done.stdout
    valid = rows(servers=url, stream="CLEAN")
    assert sorted((row["subject"], row["data"]) for row in valid) == [("clean.loop.1", b"1"), ("clean.loop.3", b"3")]
    (letter,) = rows(servers=url, stream="CLEAN_quarantine")
    assert letter["subject"] == f"CLEAN_quarantine.{ng.codec('safe:token').encode('orders.eu')}"
    row = json.loads(letter["data"])
    assert (row["subject"], row["data"], row["sequence"]) == ("loop.2", b64encode(b"\xff2").decode(), 2)
    assert row["violations"][0]["position"] == 5
    why = {name: letter["headers"][f"Natsgrammar-{name}"] for name in ("Violations", "Column", "Address", "Position")}
    column = ng.codec("cloudevents:header-value").encode('headers["ce-subject"][0]')
    assert why == {"Violations": ["1"], "Column": [column], "Address": ["cloudevents:header-value"], "Position": ["5"]}
    wrong = CliRunner().invoke(main, [*run[:-1], f"{url}/CLEAN?user=joe"])
    assert (wrong.exit_code, "`user`" in wrong.stderr) == (2, True)


@pytest.mark.nightly
def test_the_pipeline_runs_from_a_stream_into_a_folder(spark: SparkSession, url: str, tmp_path: Path) -> None:
    made(url, "FOLD", [("fold.1", b"1", None), ("fold.2", b"2", {"ce-subject": "Euro%GG"}), ("fold.3", b"3", None)])
    into = [*_run(tmp_path, f"{url}/FOLD", str(tmp_path / "out")), "--stream", "--available-now"]
    assert "3 rows in = 2 valid + 1 quarantined" in CliRunner().invoke(main, into).stdout
    ask(url, lambda js: js.publish("fold.4", b"4"))
    assert "4 rows in = 3 valid + 1 quarantined" in CliRunner().invoke(main, into).stdout


TABLES = """\
contract: 1
name: kinds
rules: [{column: subject, rule: subject}]
tables:
  - {name: tests, where: {column: 'headers["Kind"][]', equals: test}}
  - {name: new, where: {column: subject, matches: kinds.*.new}}
"""


@pytest.mark.nightly
@pytest.mark.parametrize("into", ["folder", "streams"])
def test_each_kind_of_message_has_its_table(spark: SparkSession, url: str, tmp_path: Path, into: str) -> None:
    """Also where it died after all tables of a batch were written, before Spark noted the batch."""
    made(
        url,
        "KINDS",
        [("kinds.1.new", b"1", None), ("kinds.2.new", b"2", {"Kind": "test"}), ("kinds.3.old", b"3", None)],
    )
    made(url, "KOUT", subjects=["kout.>"])
    made(url, "KDEAD", subjects=["KDEAD.>"])
    (tmp_path / "kinds.yaml").write_text(TABLES, encoding="utf-8")
    out, state = str(tmp_path / "out"), tmp_path / "state"
    output = ["--output", out] if into == "folder" else ["--checkpoint", str(state)]
    output += [] if into == "folder" else ["--output", f"{url}/KOUT?prefix=kout.&quarantine=KDEAD"]
    state = state if into == "streams" else tmp_path / "out"
    batch = ["run", str(tmp_path / "kinds.yaml"), "--input", f"{url}/KINDS", "--output", str(tmp_path / "batch")]
    done = CliRunner().invoke(main, batch)
    assert ("new: 1 row in = 1 valid" in done.output, "note:" in done.output) == (True, False), done.output
    run = ["run", str(tmp_path / "kinds.yaml"), "--stream", "--available-now", "--input", f"{url}/KINDS", *output]
    done = CliRunner().invoke(main, run)
    assert "tests: 1 row in = 1 valid + 0 quarantined" in done.output, done.output
    assert "unmatched: 1 row in = 0 valid + 1 quarantined" in done.output
    ask(url, lambda js: js.publish("kinds.4.new", b"4"))
    for path in (state / "_checkpoint" / "commits" / "0", state / "_checkpoint" / "commits" / ".0.crc"):
        path.unlink()
    if into == "streams":
        shutil.rmtree(state / "batches" / f"{0:010}")
    done = CliRunner().invoke(main, run)
    assert "new: 2 rows in = 2 valid + 0 quarantined" in done.output, done.output
    if into == "streams":
        valid = [(row["subject"], row["data"]) for row in rows(servers=url, stream="KOUT")]
        assert sorted(valid) == [("kout.kinds.1.new", b"1"), ("kout.kinds.2.new", b"2"), ("kout.kinds.4.new", b"4")]
        (letter,) = rows(servers=url, stream="KDEAD")
        assert (letter["subject"], json.loads(letter["data"])["sequence"]) == ("KDEAD.unmatched", 3)
    else:
        there = {
            name: sorted(row.sequence for row in spark.read.parquet(f"{out}/batches/*/{name}/*").collect())
            for name in ("tests", "new", "unmatched")
        }
        assert there == {"tests": [2], "new": [1, 4], "unmatched": [3]}


@pytest.mark.parametrize("streaming", by_day([False, True], 1))
@pytest.mark.parametrize(
    ("prefix", "output"),
    [
        (
            "stray.",
            "stream `CLEAR` takes `clear.>`, but the messages would go to `stray.way.1`: set the option `prefix`",
        ),
        ("", "stream `CLEAR` takes `clear.>`, but the messages would go to `way.1`: set the option `prefix`"),
        ("a..", "`a..`"),
    ],
)
def test_a_prefix_that_leads_nowhere_is_refused_at_the_start(
    spark: SparkSession, url: str, tmp_path: Path, prefix: str, output: str, streaming: bool
) -> None:
    made(url, "WAY", [("way.1", b"1", None)])
    made(url, "CLEAR")
    made(url, "CLEAR_quarantine", subjects=["CLEAR_quarantine.>"])
    run = [*_run(tmp_path, f"{url}/WAY", f"{url}/CLEAR?prefix={prefix}")]
    run += ["--stream", "--available-now", "--checkpoint", str(tmp_path / "state")] if streaming else []
    stray = CliRunner().invoke(main, run)
    assert (stray.exit_code, output in stray.stderr) == (2, True), stray.stderr
    assert rows(servers=url, stream="CLEAR") == []


def test_a_stream_that_takes_no_dead_letters_is_refused_at_the_start(
    spark: SparkSession, url: str, tmp_path: Path
) -> None:
    made(url, "NICE", [("nice.1", b"1", None)])
    made(url, "TIDY")
    made(url, "TIDY_quarantine", subjects=["other.>"])
    wrong = CliRunner().invoke(main, _run(tmp_path, f"{url}/NICE", f"{url}/TIDY?prefix=tidy."))
    output = "stream `TIDY_quarantine` takes `other.>`, and dead letters go to `TIDY_quarantine.orders%2Eeu`"
    assert (wrong.exit_code, output in wrong.stderr) == (2, True), wrong.output


@pytest.mark.parametrize(
    ("options", "output"),
    [
        ("/BARE?quarantine=TAKES", "stream `BARE` takes no subjects, but the messages would go to `start.1`"),
        ("/IDLE?quarantine=TAKES", "stream `IDLE` keeps no messages"),
        ("/TAKES?idprefix=x", "the option `idPrefix` is for files"),
        ("/TAKES?checkpointLocation=x", "`checkpointLocation`"),
    ],
)
def test_an_output_that_cannot_be_is_refused_at_the_start(
    spark: SparkSession, url: str, tmp_path: Path, options: str, output: str
) -> None:
    made(url, "START", [("start.1", b"1", None)])
    made(url, "BARE", subjects=None, sources=[nats.js.api.StreamSource(name="START")])
    made(url, "IDLE", retention="interest")
    made(url, "TAKES", subjects=["TAKES.>"])
    made(url, "TAKES_quarantine", subjects=["TAKES_quarantine.>"])
    wrong = CliRunner().invoke(main, _run(tmp_path, f"{url}/START", f"{url}{options}"))
    assert (wrong.exit_code, output in wrong.stderr) == (2, True), wrong.output


@pytest.mark.nightly
def test_a_header_that_is_no_text_is_told_with_its_message(spark: SparkSession, url: str, tmp_path: Path) -> None:
    made(url, "BYTES")
    made(url, "TEXTS")
    made(url, "TEXTS_quarantine", subjects=["TEXTS_quarantine.>"])
    host, _, port = url.removeprefix("nats://").partition(":")
    header = b"NATS/1.0\r\nA: \xff\xff\r\n\r\n"
    with socket.create_connection((host, int(port))) as connection, connection.makefile("rb") as answers:
        connection.sendall(b'CONNECT {"headers":true}\r\nHPUB bytes.1 %d %d\r\n' % (len(header), len(header)))
        connection.sendall(header + b"\r\nPING\r\n")
        assert any(line == b"PONG\r\n" for line in answers)
    wrong = CliRunner().invoke(main, _run(tmp_path, f"{url}/BYTES", f"{url}/TEXTS?prefix=texts."))
    assert wrong.exit_code == 2
    assert "/1`): header `A`: not UTF-8: byte 0xFF at position 0" in wrong.stderr
    assert "the message to `texts.bytes.1`" in wrong.stderr


@pytest.mark.nightly
def test_a_stream_that_renames_what_it_takes_is_read_by_its_new_names(
    spark: SparkSession, url: str, tmp_path: Path
) -> None:
    transform = nats.js.api.SubjectTransform(src="renames.>", dest="orders.>")
    made(url, "RENAMES", [("renames.1", b"1", None)], subject_transform=transform)
    made(url, "RENAMED", subjects=["new.orders.>"])
    made(url, "RENAMED_quarantine", subjects=["RENAMED_quarantine.>"])
    done = CliRunner().invoke(main, _run(tmp_path, f"{url}/RENAMES", f"{url}/RENAMED?prefix=new."))
    assert "1 row in = 1 valid + 0 quarantined" in done.output
    assert [row["subject"] for row in rows(servers=url, stream="RENAMED")] == ["new.orders.1"]


@pytest.mark.nightly
@pytest.mark.parametrize("streaming", by_day([False, True], 1))
def test_a_subject_that_the_output_does_not_take_is_never_sent(
    spark: SparkSession, url: str, tmp_path: Path, streaming: bool
) -> None:
    transform = nats.js.api.SubjectTransform(src="maps.>", dest=">")
    subjects = ("away.1", "$JS.API.STREAM.DELETE.VICTIM")
    made(url, "VICTIM", numbered("VICTIM", 2))
    made(url, "MAPS", [(f"maps.{subject}", b"", None) for subject in subjects], subject_transform=transform)
    made(url, "AWAY")
    made(url, "AWAY_quarantine", subjects=["AWAY_quarantine.>"])
    run = _run(tmp_path, f"{url}/MAPS", f"{url}/AWAY")
    run += ["--stream", "--available-now", "--checkpoint", str(tmp_path / "state")] if streaming else []
    wrong = CliRunner().invoke(main, run)
    output = f"the message to `{subjects[1]}` (id "
    assert (wrong.exit_code, output in wrong.stderr) == (2, True), wrong.output
    assert "/2`): stream `AWAY` does not accept this subject" in wrong.stderr
    assert rows(servers=url, stream="AWAY") == []
    assert len(rows(servers=url, stream="VICTIM")) == 2


def test_a_streaming_read_has_no_end(spark: SparkSession, url: str, tmp_path: Path) -> None:
    made(url, "ENDS", numbered("ENDS", 2))
    run = [*_run(tmp_path, f"{url}/ENDS?endingOffsets=2", str(tmp_path / "out")), "--stream", "--available-now"]
    wrong = CliRunner().invoke(main, run)
    assert (wrong.exit_code, "`endingOffsets` is an option of batch reads" in wrong.stderr) == (2, True), wrong.output


@pytest.mark.nightly
def test_messages_that_were_purged_are_missed(spark: SparkSession, url: str, tmp_path: Path) -> None:
    """The stream still knows their ids; under another prefix they are other messages."""
    made(url, "FROM", [("from.1", b"1", None), ("from.2", b"2", None)])
    made(url, "PURGED")
    made(url, "PURGED_quarantine", subjects=["PURGED_quarantine.>"])
    first, second = (_run(tmp_path, f"{url}/FROM", f"{url}/PURGED?prefix=purged.{way}.") for way in ("a", "b"))
    assert CliRunner().invoke(main, first).exit_code == 0
    ask(url, lambda js: js.publish("purged.of.others", b""))  # which is not purged
    ask(url, lambda js: js.purge_stream("PURGED", subject="purged.a.>"))
    again = CliRunner().invoke(main, first)
    assert again.exit_code == 2
    assert "2 messages of an earlier attempt were deleted from stream `PURGED`" in again.stderr
    assert CliRunner().invoke(main, second).exit_code == 0
    assert {row["subject"] for row in rows(servers=url, stream="PURGED")} == {
        "purged.of.others",
        "purged.b.from.1",
        "purged.b.from.2",
    }


@pytest.mark.nightly
def test_messages_that_a_stream_does_not_keep_are_told(spark: SparkSession, url: str, tmp_path: Path) -> None:
    made(url, "SOME", numbered("SOME", 3))
    made(url, "LAST", [("last.of.others", b"", None)], max_msgs=3)
    made(url, "LAST_quarantine", subjects=["LAST_quarantine.>"])
    done = CliRunner().invoke(main, _run(tmp_path, f"{url}/SOME", f"{url}/LAST?prefix=last."))
    assert "3 rows in = 3 valid" in done.output
    assert (
        "  note: stream `LAST` took 3 messages and lost 1, which its retention or limits, or somebody, removed"
        in done.output
    )


@pytest.mark.nightly
def test_a_copy_does_not_command_the_server(spark: SparkSession, url: str, tmp_path: Path) -> None:
    rolled = {"Nats-Rollup": "sub", "Mine": "y"}
    made(url, "ROLLS", [("rolls.1", b"1", None), ("rolls.2", b"2", rolled)], allow_rollup_hdrs=True)
    made(url, "COPIES")
    made(url, "COPIES_quarantine", subjects=["COPIES_quarantine.>"])
    done = CliRunner().invoke(main, _run(tmp_path, f"{url}/ROLLS", f"{url}/COPIES?prefix=copies."))
    assert "2 rows in = 2 valid + 0 quarantined" in done.output
    collected = [row["headers"] for row in rows(servers=url, stream="COPIES")]
    ours = {"Nats-Msg-Id", "Nats-Expected-Stream"}
    assert [{name for name in item if name not in ours} for item in collected] == [set(), {"Mine"}]


@pytest.mark.nightly
def test_a_dead_letter_too_large_for_the_stream_omits_the_data(spark: SparkSession, url: str, tmp_path: Path) -> None:
    made(url, "LARGE", [("large.a", b"x", None), ("large.b", bytes(900_000), {"ce-subject": "Euro%GG"})])
    made(url, "FITS")
    made(url, "FITS_quarantine", subjects=["FITS_quarantine.>"])
    done = CliRunner().invoke(main, _run(tmp_path, f"{url}/LARGE", f"{url}/FITS?prefix=fits."))
    assert "2 rows in = 1 valid + 1 quarantined" in done.output
    (letter,) = rows(servers=url, stream="FITS_quarantine")
    row = json.loads(letter["data"])
    assert (row["subject"], row["sequence"], row.keys() & {"data", "headers"}) == ("large.b", 2, set())
    assert letter["headers"]["Natsgrammar-Omitted"] == ["data", "headers"]
    assert letter["headers"]["Natsgrammar-Position"] == ["5"]


@pytest.mark.nightly
def test_a_dead_letter_too_large_for_its_violations_has_the_first(
    spark: SparkSession, url: str, tmp_path: Path
) -> None:
    made(url, "MANY", [("many.a", b"x", {"ce-subject": "Euro%GG" * 300})])
    made(url, "FEW")
    made(url, "FEW_quarantine", subjects=["FEW_quarantine.>"], max_msg_size=1_000)
    done = CliRunner().invoke(main, _run(tmp_path, f"{url}/MANY", f"{url}/FEW?prefix=few."))
    assert "1 row in = 0 valid + 1 quarantined" in done.output
    (letter,) = rows(servers=url, stream="FEW_quarantine")
    assert json.loads(letter["data"]) == {"sequence": 1, "stream": "MANY"}
    headers = dict(letter["headers"])
    assert {"violations", "subject", "data"} < {*headers["Natsgrammar-Omitted"]}
    assert headers["Natsgrammar-Position"] == ["5"]
    assert "Natsgrammar-Suggestion" not in headers


@pytest.mark.nightly
def test_messages_that_may_be_stored_twice_are_told(spark: SparkSession, url: str, tmp_path: Path) -> None:
    made(url, "AGAIN", numbered("AGAIN", 3))
    for name in ("TWICE", "TWICE_quarantine"):
        made(url, name, subjects=[f"{name}.>"], duplicate_window=0.1)
    output = f"{url}/TWICE?prefix=TWICE.&idSince=2020-01-01T00:00:00Z&failOnDuplicates=false"
    done = CliRunner().invoke(main, _run(tmp_path, f"{url}/AGAIN", output))
    assert (done.exit_code, "3 rows in = 3 valid" in done.stdout) == (0, True), done.output
    assert "note: stream `TWICE` may hold messages twice" in done.stdout


@pytest.mark.nightly
def test_contracts_share_a_stream_of_dead_letters(spark: SparkSession, url: str, tmp_path: Path) -> None:
    """Also one that takes no more than what they need."""
    made(url, "BOTH", [("both.1", b"1", {"ce-subject": "Euro%GG"})])
    made(url, "EACH")
    made(url, "SHARED", subjects=["SHARED.>"], max_msg_size=1_300)
    for name in ("one", "two"):
        run = _run(tmp_path, f"{url}/BOTH", f"{url}/EACH?prefix=each.&quarantine=SHARED", name)
        assert "1 row in = 0 valid + 1 quarantined" in CliRunner().invoke(main, run).output
    letters = rows(servers=url, stream="SHARED")
    assert [row["subject"] for row in letters] == ["SHARED.one", "SHARED.two"]
    assert all("data" in json.loads(row["data"]) for row in letters)


@pytest.mark.nightly
def test_a_message_is_valid_after_its_dead_letter_in_the_same_stream(
    spark: SparkSession, url: str, tmp_path: Path
) -> None:
    made(url, "ONE", [("one.1", b"1", {"ce-subject": "Euro%GG"})])
    made(url, "ALL", subjects=["all.>", "ALL.>"])
    run = _run(tmp_path, f"{url}/ONE", f"{url}/ALL?prefix=all.&quarantine=ALL")
    assert "1 row in = 0 valid + 1 quarantined" in CliRunner().invoke(main, run).output
    (tmp_path / "contract.yaml").write_text(CONTRACT.rpartition("  - ")[0], encoding="utf-8")
    again = CliRunner().invoke(main, run).output
    assert ("1 row in = 1 valid + 0 quarantined" in again, "note:" in again) == (True, False)
    known = CliRunner().invoke(main, run).output
    assert known.count("note:") == known.count("note: stream `ALL` had 1 message of 1 already") == 1
    assert [row["subject"] for row in rows(servers=url, stream="ALL")] == ["ALL.orders%2Eeu", "all.one.1"]


def test_messages_that_are_gone_are_told_where_that_is_allowed(spark: SparkSession, url: str, tmp_path: Path) -> None:
    made(url, "GAPS", numbered("GAPS", 5))
    ask(url, lambda js: js.delete_msg("GAPS", 3))
    run = _run(tmp_path, f"{url}/GAPS?failOnDataLoss=false", str(tmp_path / "out"))
    done = CliRunner().invoke(main, run)
    assert "4 rows in = 4 valid + 0 quarantined" in done.output
    assert "  note: not read, as they are gone from the stream: 1 message" in done.output
    (contract,) = json.loads((tmp_path / "out" / "report.json").read_text(encoding="utf-8"))["contracts"]
    assert contract["notes"] == ["not read, as they are gone from the stream: 1 message"]
    assert (
        "Note: not read, as they are gone from the stream: 1 message." in (tmp_path / "out" / "report.md").read_text()
    )


@pytest.mark.nightly
def test_a_stream_tells_what_is_gone_where_that_is_allowed(spark: SparkSession, url: str, tmp_path: Path) -> None:
    made(url, "WENT", numbered("WENT", 4))
    run = _run(tmp_path, f"{url}/WENT?failOnDataLoss=false", str(tmp_path / "out"))
    run += ["--stream", "--available-now"]
    assert "note:" not in CliRunner().invoke(main, run).output
    for subject in ("went.5", "went.6", "went.7", "went.8", "went.9", "went.10"):
        ask(url, partial(_publish, subject))
    ask(url, lambda js: js.purge_stream("WENT", seq=8))
    output = "note: batch 1: not read, as they are gone from the stream: 3 messages"
    done = CliRunner().invoke(main, run).output
    assert ("7 rows in = 7 valid" in done, output in done) == (True, True), done
    ask(url, lambda js: js.delete_stream("WENT"))
    made(url, "WENT", numbered("WENT", 2))
    done = CliRunner().invoke(main, run).output  # a batch without rows, then one of the new stream
    assert "9 rows in = 9 valid" in done, done
    assert "the stream was deleted and recreated: messages that were not read before are gone" in done
    assert done.count("note:") == 1  # each start has its own


def _publish(subject: str, js: JetStreamContext) -> Any:
    return js.publish(subject, b"1")


@pytest.mark.nightly
def test_another_contract_sends_other_messages(spark: SparkSession, url: str, tmp_path: Path) -> None:
    """Within the duplicate window, too: a stream would keep letters of the one before, and drop those of this one."""
    made(url, "RULED", [("ruled.1", b"1", None), ("ruled.2", b"1", {"ce-subject": "Euro%GG"})])
    made(url, "JUDGED")
    made(url, "JUDGED_quarantine", subjects=["JUDGED_quarantine.>"])
    run = _run(tmp_path, f"{url}/RULED", f"{url}/JUDGED?prefix=judged.")
    assert "2 rows in = 1 valid + 1 quarantined" in CliRunner().invoke(main, run).output
    with (tmp_path / "contract.yaml").open("a", encoding="utf-8") as text:
        text.write("  - {column: subject, rule: aviso:wire-token}\n")
    done = CliRunner().invoke(main, run).output
    assert ("2 rows in = 0 valid + 2 quarantined" in done, "note:" in done) == (True, False), done
    letters = [json.loads(row["data"])["violations"] for row in rows(servers=url, stream="JUDGED_quarantine")]
    assert [len(letter) for letter in letters] == [1, 1, 2]


@pytest.mark.nightly
def test_files_are_sent_again_unless_told_otherwise(spark: SparkSession, url: str, tmp_path: Path) -> None:
    made(url, "FILED", subjects=["filed.>", "FILED.>"])
    (tmp_path / "contract.yaml").write_text(FILES, encoding="utf-8")
    (tmp_path / "in.jsonl").write_text('{"subject": "filed.1", "data": "MQ=="}\n', encoding="utf-8")
    run = ["run", str(tmp_path / "contract.yaml"), "--output", f"{url}/FILED?quarantine=FILED"]
    again = "note: each run stores its messages again: with the option `idPrefix`, streams recognise"
    for _ in range(2):
        assert again in CliRunner().invoke(main, run).output
    assert len(rows(servers=url, stream="FILED")) == 2
    run[-1] += "&idPrefix=today"
    for output in (False, True):
        done = CliRunner().invoke(main, run).output
        assert (again in done, "had 1 message of 1 already" in done) == (False, output), done
    assert len(rows(servers=url, stream="FILED")) == 3


@pytest.mark.nightly
def test_a_checkpoint_of_other_subjects_is_refused(spark: SparkSession, url: str, tmp_path: Path) -> None:
    made(url, "SUBJECTS", [("subjects.a", b"1", None), ("subjects.b", b"2", None)])

    def query(subjects: str) -> StreamingQuery:
        read = spark.readStream.format("jetstream").options(servers=url, stream="SUBJECTS", subjects=subjects)
        read = read.option("startingOffsets", "earliest")
        written = (
            read.load().writeStream.option("checkpointLocation", str(tmp_path / "state")).trigger(availableNow=True)
        )
        return written.start(str(tmp_path / "out"), "parquet")

    query("subjects.a").awaitTermination()
    with pytest.raises(StreamingQueryException, match=r"is of the subjects `subjects.a`, not of `subjects.b`"):
        query("subjects.b").awaitTermination()
    assert spark.read.parquet(str(tmp_path / "out")).count() == 1


@pytest.mark.nightly
def test_a_checkpoint_of_another_input_is_refused(spark: SparkSession, url: str, tmp_path: Path) -> None:
    for stream in ("MINE", "YOURS"):
        made(url, stream, numbered(stream, 2))
    mine, yours = (
        [*_run(tmp_path, f"{url}/{stream}", str(tmp_path / "out")), "--stream", "--available-now"]
        for stream in ("MINE", "YOURS")
    )
    assert CliRunner().invoke(main, mine).exit_code == 0
    wrong = CliRunner().invoke(main, yours)
    assert (wrong.exit_code, "is that of another input, `MINE`: choose another --output" in wrong.stderr) == (2, True)


def _run(folder: Path, source: str, into: str, name: str = "orders.eu") -> list[str]:
    """The arguments of a run of the contract from one place into another."""
    (folder / "contract.yaml").write_text(CONTRACT.replace("orders.eu", name), encoding="utf-8")
    return ["run", str(folder / "contract.yaml"), "--input", source, "--output", into]


@pytest.mark.parametrize(
    ("source", "output", "has_checkpoint", "cause"),
    by_day(
        [
            ("IN", "/OUT?prefix=out.&quarantine=DEAD", False, "needs `--checkpoint DIR`"),
            ("IN", "/NOPE", True, "stream `NOPE` not found"),
            ("IN", "/IN?quarantine=DEAD", True, "stream `IN` is the input"),
            ("NOPE", "", False, "stream `NOPE` not found"),
        ],
        1,
    ),
)
def test_a_stream_that_cannot_be_split_is_refused_at_the_start(
    spark: SparkSession, url: str, tmp_path: Path, source: str, output: str, has_checkpoint: bool, cause: str
) -> None:
    made(url, "IN", [("in.1", b"1", None)])
    made(url, "OUT")
    made(url, "DEAD", subjects=["DEAD.>"])
    state = tmp_path / "state"
    run = _run(tmp_path, f"{url}/{source}", f"{url}{output}" if output else str(state))
    run += ["--stream", "--available-now", *(["--checkpoint", str(state)] * has_checkpoint)]
    wrong = CliRunner().invoke(main, run)
    assert (wrong.exit_code, cause in wrong.stderr) == (2, True), wrong.output
    assert not state.exists()


def test_a_stream_is_split_into_streams_once(
    spark: SparkSession, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where it died after both parts were published, before that was noted."""
    monkeypatch.setenv("NATS_TOKEN", SECRET)
    refused = {"ce-subject": "Euro%GG"}
    made(url, "IN", [("in.1", b"1", None), ("in.2", b"2", refused), ("in.3", b"3", None)])
    made(url, "OUT")
    made(url, "DEAD", subjects=["DEAD.>"])
    headers = "  - {column: headers, headers: nats}\n" if is_full() else ""  # by day: test_pipeline_headers.py
    (tmp_path / "contract.yaml").write_text(CONTRACT + headers, encoding="utf-8")
    out, state = f"{url}/OUT?prefix=out.&quarantine=DEAD", tmp_path / "state"
    run = ["run", str(tmp_path / "contract.yaml"), "--stream", "--available-now"]
    run += ["--input", f"{url}/IN"]
    elsewhere = [*run, "--output", f"{url}/DEAD?quarantine=OUT&prefix=DEAD.", "--checkpoint", str(state)]
    run += ["--output", out, "--checkpoint", str(state)]
    done = CliRunner().invoke(main, run)
    assert "3 rows in = 2 valid + 1 quarantined" in done.output
    assert f"  OUT  DEAD\nreport: {state}/report.html" in done.output
    (contract,) = json.loads((state / "report.json").read_text())["contracts"]
    assert (contract["output"], contract["checks"][0]["query"]) == ({"valid": "OUT", "quarantine": "DEAD"}, None)
    ask(url, lambda js: js.publish("in.4", b"4"))
    for path in (state / "_checkpoint" / "commits" / "0", state / "_checkpoint" / "commits" / ".0.crc"):
        path.unlink()
    shutil.rmtree(state / "batches" / f"{0:010}")
    assert "4 rows in = 3 valid + 1 quarantined" in CliRunner().invoke(main, run).output
    assert [path.name for path in sorted((state / "batches").iterdir())] == [f"{0:010}", f"{1:010}"]
    wrong = CliRunner().invoke(main, elsewhere)
    assert (wrong.exit_code, "holds something other than this stream" in wrong.stderr) == (2, True), wrong.output
    valid = rows(servers=url, stream="OUT")
    assert sorted((row["subject"], row["data"]) for row in valid) == [(f"out.in.{n}", b"%d" % n) for n in (1, 3, 4)]
    (query,) = {row["headers"]["Nats-Msg-Id"][0].split("/")[0] for row in valid}
    assert query in (state / "_checkpoint" / "metadata").read_text(encoding="utf-8")
    (letter,) = rows(servers=url, stream="DEAD")
    assert json.loads(letter["data"])["sequence"] == 2
    assert not [path for path in state.rglob("*") if path.is_file() and SECRET.encode() in path.read_bytes()]


def test_a_contract_is_proposed_from_a_stream(url: str, tmp_path: Path) -> None:
    made(url, "PROPOSED", numbered("PROPOSED", 10))
    output = tmp_path / "proposed.yaml"
    address = f"{url}/PROPOSED"
    result = CliRunner().invoke(main, ["contract", "init", address, "--output", str(output), "--rows", "7"])
    assert result.exit_code == 0, result.output
    (contract,) = load(str(output))
    assert contract.input.paths == (address,)
    assert [(check.column, check.address) for check in contract.checks][:2] == [
        ("subject", "subject-publish"),
        ("stream", "stream-name"),
    ]
    assert "# Proposed from the first 7 rows" in output.read_text()


@pytest.mark.nightly
def test_a_proposal_decodes_the_messages_that_it_was_made_from(url: str, tmp_path: Path) -> None:
    (tmp_path / "own/acme").mkdir(parents=True)
    grammar = '// @title A\n// @source https://example.com\n\n// @good "shop.eu.17"\nsale: "shop." region "." id\n'
    parts = "// @part region\nregion: /[a-z]{2}/\n// @part id\nid: /[0-9]+/\n"
    (tmp_path / "own/acme/1.lark").write_text(grammar + parts)
    sale = {"größe, `1`": 1.0, "at": "2026-01-31T12:00:00Z", "items": [{"n": 2**70}, {"n": 0, "e": {}}], "a\nb": None}
    sales = [sale, {"größe, `1`": 1e5, "day": "2026-01-31", "at": None, "A": 1, "a": "x"}] * 50
    messages = [(f"shop.eu.{at}", json.dumps(each).encode(), None) for at, each in enumerate(sales)]
    messages += [("shop.eu.1", each, None) for each in (b'{"a": 1', b'{"a": 1, "a": 1}', b"\xff")]
    messages += [("ping.1", b"\x00", None), ("ping.2", b"x" * 900_000, None)]
    made(url, "SEEN", messages, subjects=["shop.>", "ping.>"])
    output, result = tmp_path / "seen.yaml", tmp_path / "result"
    init = ["contract", "init", f"{url}/SEEN", "--grammar", str(tmp_path / "own"), "--output", str(output)]
    proposed = CliRunner().invoke(main, init)
    assert proposed.exit_code == 0, proposed.output
    assert "shop: data: decode: json, rejects 3 of 103 values: not valid JSON" in proposed.stderr
    assert "contract check" in proposed.stderr
    assert "no problems" in CliRunner().invoke(main, ["contract", "check", str(output)]).stdout
    done = CliRunner().invoke(main, ["run", str(output), "--output", str(result)])
    assert "shop: 103 rows in = 100 valid + 3 quarantined" in done.stdout, done.output
    assert "ping: 2 rows in = 2 valid + 0 quarantined" in done.stdout
    valid = pq.read_table(result / "shop/valid").to_pylist()
    assert {(row["region"], row["id"]) for row in valid} == {("eu", at) for at in range(100)}
    assert {row["body"]["größe, `1`"] for row in valid} == {1.0, 1e5}
    assert max(each["n"] for row in valid for each in row["body"]["items"] or ()) == 2**70

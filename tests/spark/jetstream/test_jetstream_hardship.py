"""Runs from a stream under hardship: a full output disk, messages that go meanwhile, credentials and certificates."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner, Result

from natsgrammar_gen.cli import main
from natsgrammar_spark import jetstream
from tests.support import nats_wire
from tests.support.depth import by_day
from tests.support.jetstream import ask, made, numbered
from tests.support.nats_login import certificates, operator
from tests.support.nats_server import require_programs, serving
from tests.support.small_disk import filled, small_disk

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

CONTRACT = "contract: 1\nname: orders\nrules:\n  - {column: subject, rule: nats-docs:subject, nullable: false}\n"
STREAMING = ["--stream", "--available-now"]
GONE = "not read, as they are gone from the stream: 1 message"
PERHAPS_GONE = "gone from the stream, with subjects that nobody knows: 1 message"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(require_programs()[-1], tmp_path_factory.mktemp("jetstream")) as server:
        yield server.url


@pytest.fixture(autouse=True)
def _registered(spark: SparkSession) -> None:  # for each test, as Java may be a new one after a failure
    jetstream.register(spark)


def _run(folder: Path, source: str, out: Path, *more: str) -> Result:
    contract = folder / "contract.yaml"
    contract.write_text(CONTRACT, encoding="utf-8")
    return CliRunner().invoke(main, ["run", str(contract), "--input", source, "--output", str(out), *more])


def _ended_in_a_sentence(done: Result) -> str:
    """The error of a run that ended with exit code 2, without a traceback."""
    assert done.exit_code == 2, done.output
    assert "Traceback" not in done.output
    (error,) = (line for line in done.stderr.splitlines() if line.startswith("error:"))
    return error


@pytest.mark.nightly
@pytest.mark.parametrize("more", [[], STREAMING], ids=["batch", "stream"])
def test_a_full_output_disk_costs_no_message(spark: SparkSession, url: str, tmp_path: Path, more: list[str]) -> None:
    made(url, "MANY", [("many.x", bytes([at % 256]) * 997 + b"%06d" % at, None) for at in range(4_000)])
    disk = tmp_path / "disk"
    disk.mkdir()
    with small_disk(disk, 40):
        filler = filled(disk, 100 << 10)
        error = _ended_in_a_sentence(_run(tmp_path, f"{url}/MANY", disk / "out", *more))
        assert "no space left for the output" in error, error
        filler.unlink()
        done = _run(tmp_path, f"{url}/MANY", disk / "out", *more)
        assert (done.exit_code, "4,000 rows in = 4,000 valid + 0 quarantined" in done.stdout) == (0, True), done.output
        parts = map(str, (disk / "out").glob("**/valid"))
        rows = spark.read.parquet(*parts).select("sequence").collect()
        assert sorted(row.sequence for row in rows) == list(range(1, 4_001))


@pytest.mark.parametrize(
    ("subjects", "rows", "note", "more"),
    by_day(
        [
            ("%3E", 8, GONE, []),
            ("%3E", 8, GONE, STREAMING),
            ("gaps.1", 3, PERHAPS_GONE, STREAMING),
            ("gaps.1", 3, PERHAPS_GONE, []),
        ],
        1,
    ),
)
def test_messages_that_are_gone_have_a_note_with_filters_too(
    spark: SparkSession, url: str, tmp_path: Path, subjects: str, rows: int, note: str, more: list[str]
) -> None:
    made(url, "GAPS", numbered("GAPS", 9))
    ask(url, lambda js: js.delete_msg("GAPS", 3))
    out = tmp_path / "out"
    error = _ended_in_a_sentence(_run(tmp_path, f"{url}/GAPS?subjects={subjects}&startingOffsets=1", out, *more))
    assert "has no message 3" in error
    assert "(1 of 9 sequences is gone)" in error
    source = f"{url}/GAPS?subjects={subjects}&failOnDataLoss=false"
    done = _run(tmp_path, source, tmp_path / "read", *more)
    assert (f"{rows} rows in = {rows} valid" in done.stdout, note in done.stdout) == (True, True), done.output
    (report,) = json.loads((tmp_path / "read" / "report.json").read_text(encoding="utf-8"))["contracts"]
    assert [text.removeprefix("batch 0: ") for text in report["notes"]] == [note]


def test_a_run_signs_in_with_credentials_and_certificates_of_the_environment(
    spark: SparkSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By variables, with the address in the contract; wrong ones end the run, and nothing shows a secret."""
    mine, other, files = operator(), operator(), certificates(tmp_path)
    (tmp_path / "mine.creds").write_text(mine.credentials)
    (tmp_path / "other.creds").write_text(other.credentials)
    paths = f'cert_file: "{files}/server.pem", key_file: "{files}/server.key", ca_file: "{files}/ca.pem"'
    tls = f"tls {{{paths}, verify: true}}"
    config = f'jetstream {{store_dir: "{{store}}"}}\n{mine.config}{tls}'
    variables = {"CREDS": "mine.creds", "CA": "ca.pem", "CERT": "client.pem", "KEY": "client.key"}
    program = require_programs()[-1]
    like = nats_wire.Server("", program, ("", 0), "")
    secrets = [each.user.seed for each in (mine, other)] + [each.credentials.split()[3] for each in (mine, other)]
    with nats_wire.configured(like, config) as running:
        assert isinstance(running, nats_wire.Server), running
        url = "nats://{}:{}".format(*running.address)
        for name, file in variables.items():
            monkeypatch.setenv(f"NATS_{name}", str(tmp_path / file))
        _filled(url, tmp_path)
        contract = tmp_path / "contract.yaml"
        text = CONTRACT.replace("rules:", f'input: {{path: "{url}/SAFE"}}\nrules:')
        contract.write_text(text, encoding="utf-8")
        run = ["run", str(contract), "--output", str(tmp_path / "out")]
        done = CliRunner().invoke(main, run)
        assert (done.exit_code, "5 rows in = 5 valid" in done.stdout) == (0, True), done.output
        for name, file, cause in (
            ("CREDS", "other.creds", "authorization violation"),
            ("CA", "other.pem", "certificate"),
            ("CERT", "other.pem", "the key does not fit the certificate"),
            ("KEY", "none.key", "no such file"),
        ):
            with monkeypatch.context() as wrong:
                wrong.setenv(f"NATS_{name}", str(tmp_path / file))
                done = CliRunner().invoke(main, [*run[:-1], str(tmp_path / "wrong")])
                assert cause in _ended_in_a_sentence(done).lower(), done.output
                assert not [secret for secret in secrets if secret in done.output]
                assert not (tmp_path / "wrong").exists()
        outputs = [path.read_bytes() for path in (tmp_path / "out").rglob("*") if path.is_file()]
        assert not [secret for secret in secrets for text in outputs if secret.encode() in text]


def _filled(url: str, folder: Path) -> None:
    import ssl

    context = ssl.create_default_context(cafile=str(folder / "ca.pem"))
    context.load_cert_chain(folder / "client.pem", folder / "client.key")
    login = {"user_credentials": str(folder / "mine.creds"), "tls": context}
    made(url.replace("nats:", "tls:"), "SAFE", numbered("SAFE", 5), login)  # type: ignore[arg-type]

"""Parquet that Spark does not read: one sentence with file, column and remedy, before Spark starts."""

from __future__ import annotations

from pathlib import Path

import pytest

from natsgrammar_gen.contracts.checking import Checked, check_files
from natsgrammar_spark import ContractError, load
from natsgrammar_spark.contract.parquet import fault_in, overlap
from natsgrammar_spark.contract.problems import RunError
from natsgrammar_spark.inputs import resolve
from tests.support.odd_inputs import BROKEN, JSON, PARQUET, SEVERAL, write_json, write_parquet

FAULTS = {  # which a check and a run name, each after the file
    "brotli": ": column `subject` is compressed by BROTLI, which Spark does not read: write the file with zstd",
    "columns by case": ": columns `subject` and `Subject` differ only in case, which Spark ignores",
    "columns of one name": ": columns `subject` and `subject` have one name",
    "encrypted": " is encrypted: decrypt the file, or give Spark its keys",
    "encrypted columns": " has encrypted columns: decrypt the file, or give Spark its keys",
    "false checksum": ": column `subject` is damaged (could not verify page integrity",
    "damaged page": ": column `subject` is damaged (Corrupt snappy compressed data",
    "cut": " is not Parquet, or broken",
    "cut inside": ": column `subject` is damaged (cut): copy or write the file again",
    "cut before the footer": ": column `subject` is damaged (cut): copy or write the file again",
    "two in a row": " has another Parquet file in front, whose rows would be lost: give each as a file",
    "empty": " is empty: expected a Parquet file",
    "text": " is not Parquet, or broken",
    "outdated checksums": " differs from its checksums: remove `.outdated_checksums.parquet.crc` if you edited it",
    "nanoseconds as INT96": ": column `t` has nanoseconds, which Spark would cut: write the files in microseconds",
    "milliseconds beyond Spark": ": column `t` has a time whose microseconds exceed the 64 bits that Spark has",
    "milliseconds before Spark": ": column `s.t` has a time whose microseconds exceed the 64 bits that Spark has",
    "milliseconds without statistics": ": column `t.list.element` has a time whose microseconds exceed the 64 bits",
    "name that is not UTF-8": ": the name of a column is not UTF-8: rename it",
}
COLUMNS = {  # in a check at their place in the contract, in a run after the file
    "wide decimals": "column `d` is `decimal(50,2)`, and Spark reads no file with such a column",
    "wide decimals inside": "column `s` is `struct<`d`:decimal(50,2)>`, and Spark reads no file",
    "fields by case": "whose fields `url` and `URL` differ only in case, which Spark ignores: rename one",
    "fields by case in a list": "whose fields `url` and `URL` differ only in case",
    "fields of one name": "whose fields `url` and `url` have one name: rename one",
    "nanoseconds": "column `t` is `timestamp[ns]`",
    "times": "column `t` is `time64[us]`",
    "half floats": "column `t` is `halffloat`",
    "uuids": "column `t` is `extension<arrow.uuid>`",
    "no columns": "there is no column `subject`",
    "without the column": "there is no column `subject`",
}
DIRECTORIES = {
    "directory without a value": "/n=`: expected directories `NAME=VALUE`",
    "directories of two columns": "a.parquet` are in directories of different columns",
    "directories of two folders": "/b/n=2/a.parquet` are in directories of two folders",
    "directory that is not UTF-8": "`n=\ufffd`: the name of the directory is not UTF-8: rename it",
    "directory of a name beyond ASCII": "/%C3%A9=1`: expected directories `NAME=VALUE`",
    "empty file in a directory": "/n=2/a.parquet` is empty: expected a Parquet file",
    "directory beside partitions": "/m/a.parquet` and `",
}
UNLIKE = {  # files of one input
    "files with structs and lists": "column `page` is `array<string>` in `{}/1.parquet` or `struct<`a`:string>` in `",
    "decimals of two scales": "column `page` is `decimal(9,1)` in `{}/0.parquet` or `decimal(9,2)` in `{}/1.parquet`, ",
    "texts and numbers": "column `page` is `bigint` in `{}/1.parquet` or `string` in `{}/0.parquet`, and Spark reads",
    "times in the first file": "column `page` is `time64[us]`, and Spark reads no file with such a column",
}


def checked(contract: Path) -> Checked:
    return check_files([str(contract)], [], no_data=False, grammars=lambda _: None)


@pytest.mark.parametrize("name", [*PARQUET, *BROKEN])
def test_a_check_names_what_spark_does_not_read(tmp_path: Path, name: str) -> None:
    contract = write_parquet(tmp_path, name)
    result, data = checked(contract), contract.with_suffix(".parquet")
    problems = [problem.message for problem in result.problems]
    if name in FAULTS:
        assert (problems, len(result.errors)) == ([], 1)
        assert f"`{data}`{FAULTS[name]}" in result.errors[0]
        assert fault_in(data) == result.errors[0]
    elif name in COLUMNS:
        assert result.errors == []
        assert COLUMNS[name] in problems[0]
        assert COLUMNS[name].startswith("there is no column") or problems[0] in fault_in(data, whole=False)
    else:
        assert (problems, result.errors, fault_in(data)) == ([], [], "")


@pytest.mark.parametrize("name", SEVERAL)
def test_a_check_names_columns_that_spark_does_not_merge(tmp_path: Path, name: str) -> None:
    contract = write_parquet(tmp_path, name)
    result, data = checked(contract), contract.with_suffix(".parquet")
    columns = {"column of a directory": "subject", "column of a directory with its type": "n"}
    column = columns.get(name.removesuffix(" by case"))
    causes = [overlap(column)] if column else [cause for each, cause in DIRECTORIES.items() if each == name]
    assert all(cause in error for cause, error in zip(causes, result.errors, strict=True))
    expected = [UNLIKE[name].replace("{}", str(data))] if name in UNLIKE else []
    assert all(words in problem.message for words, problem in zip(expected, result.problems, strict=True))


def test_a_character_beyond_ffff_may_be_escaped_as_in_json(tmp_path: Path) -> None:
    path = tmp_path / "c.yaml"
    path.write_text('contract: 1\nname: c\ndescription: "\\ud83d\\ude00"\nrules: [{column: a, rule: safe:token}]\n')
    assert load(str(path))[0].description == "😀"
    path.write_text(path.read_text().replace("\\ude00", ""))
    with pytest.raises(ContractError, match="is not Unicode: it has half of a surrogate pair"):
        load(str(path))


@pytest.mark.parametrize("ending", ["br", "xz", "zip", "zstd"])
def test_a_check_reads_no_file_that_spark_cannot_decompress(tmp_path: Path, ending: str) -> None:
    contract = write_json(tmp_path, "any")
    (data,) = tmp_path.glob("*.jsonl")
    packed = data.rename(f"{data}.{ending}")
    contract.write_text(contract.read_text().replace(data.name, packed.name))
    assert checked(contract).errors == [f"`{packed}`: Spark has no codec for `.{ending}` files; decompress it first"]


def test_a_check_counts_texts_that_are_not_utf8(tmp_path: Path) -> None:
    result = checked(write_parquet(tmp_path, "text that is not UTF-8"))
    assert [note.message for note in result.notes] == ["subject: 1 value not UTF-8"]
    (summary,) = result.summaries
    assert summary.endswith("1 check, 2 rows of its data, no problems")


@pytest.mark.parametrize("name", JSON)
def test_a_check_refuses_columns_of_json_that_spark_does_not_read(tmp_path: Path, name: str) -> None:
    problems = [problem.message for problem in checked(write_json(tmp_path, name)).problems]
    expected = {
        "fields by case": "column `page`: fields `url` and `URL` differ only in case, which Spark ignores; a `map`",
        "columns by case": "column `Subject` differs from another only in case",
        "wide decimals": "column `d`: `decimal(50,2)`: at most 38 digits",
    }
    assert len(problems) == (name in expected)
    assert all(expected[name] in problem for problem in problems)


def test_many_absent_columns_are_one_note(tmp_path: Path) -> None:
    columns = "".join(f", c{number}: string" for number in range(5000))
    (tmp_path / "x.jsonl").write_text('{"subject": "a.b"}\n')
    contract = tmp_path / "x.yaml"
    contract.write_text(
        f"contract: 1\ninput: {{format: json, path: x.jsonl, columns: {{subject: string{columns}}}}}\n"
        "rules: [{column: subject, rule: 'nats-docs:subject'}]\n"
    )
    result = checked(contract)
    (note,) = result.notes
    assert not result.problems
    assert note.message == "no row of the data has a member `c0`, `c1`, `c2`, and so for 4,997 more columns"


def test_an_empty_name_is_a_problem(tmp_path: Path) -> None:
    contract = write_parquet(tmp_path, "plain")
    contract.write_text(contract.read_text().replace("name: c\n", "name: ''\n"))
    (problem,) = checked(contract).problems
    assert problem.message.startswith('name: `""` is not a valid directory name')


def test_csv_holds_no_nested_types_whatever_names_the_format(tmp_path: Path) -> None:
    (tmp_path / "x.csv").write_text("subject,x\na.b,1\n")
    contract = tmp_path / "x.yaml"
    contract.write_text(
        "contract: 1\ninput: {path: x.csv, columns: {subject: string, x: variant}}\n"
        "rules: [{column: subject, rule: 'nats-docs:subject'}]\n"
    )
    (problem,) = checked(contract).problems
    assert problem.message == "column `x`: csv cannot hold `variant`"
    (loaded,) = load(str(contract))
    with pytest.raises(RunError, match="column `x`: csv cannot hold `variant`"):
        resolve(loaded)


@pytest.mark.parametrize("kind", ["map<int,string>", "array<struct<m: map<date,string>>>"])
def test_json_holds_no_keys_but_strings(tmp_path: Path, kind: str) -> None:
    (tmp_path / "x.json").write_text('{"subject":"a.b","x":null}\n')
    contract = tmp_path / "x.yaml"
    contract.write_text(
        f"contract: 1\ninput: {{path: x.json, columns: {{subject: string, x: '{kind}'}}}}\n"
        "rules: [{column: subject, rule: 'nats-docs:subject'}]\n"
    )
    (problem,) = checked(contract).problems
    assert problem.message.startswith("column `x`: json cannot hold `map<")
    (loaded,) = load(str(contract))
    with pytest.raises(RunError, match="json cannot hold `map<"):
        resolve(loaded)

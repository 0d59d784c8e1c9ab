"""Requirements on a sample from which a contract is proposed."""

from collections.abc import Sequence

from natsgrammar.text import quoted

from ..contract import reserved
from ..contract.ddl import indistinct
from ..contract.malformed import NO_OBJECT, NOT_JSON
from ..contract.problems import RunError
from .seen import Sample


def check_proposable(sample: Sample, files: Sequence[str], form: str) -> None:
    """Raise RunError for a sample without rows, or with columns that no contract can have or Spark does not read."""
    if form == "parquet" and sample.unreadable:
        raise RunError("\n".join(f"column {quoted(name)} is {cause}" for name, cause in sample.unreadable))
    if not sample.rows:
        raise RunError(no_rows(sample, files))
    names = [name for name, _ in sample.columns.fields]
    if not names:
        raise RunError("the rows have no columns")
    for at, name in enumerate(names, 1):
        if not name:
            hint = "; a CSV without a header needs `--no-header`" if form == "csv" else ""
            raise RunError(f"column {at} has no name: name it{hint}")
        if cause := reserved(name):
            raise RunError(cause)
    if cause := indistinct(names):
        raise RunError(cause)


def no_rows(sample: Sample, files: Sequence[str]) -> str:
    """Return the message that there are no rows, with the cause."""
    message = f"no rows in `{files[0]}`{f' and {len(files) - 1} more' if len(files) > 1 else ''}"
    if any("\r" in name for name, _ in sample.columns.fields):
        return f"{message}: its lines end in CR alone, convert them to LF"
    if not sample.causes:
        return message
    cause = sample.causes[0]
    on_lines = "; a file of JSON lines has an object on each line, as `jq -c .` writes them"
    hint = on_lines if cause.endswith((NO_OBJECT, NOT_JSON)) else ""
    hint = f", with {quoted(sample.delimiter)} as `delimiter`" if cause.endswith(("field", "fields")) else hint
    return f"{message}: {cause}{hint}"

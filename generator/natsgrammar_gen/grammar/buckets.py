"""What `natsgrammar lint` reads beside the grammars: how buckets are stored, and what servers reject."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from natsgrammar.linting.conditions import TERM
from natsgrammar_gen.grammar.toml import TEXTS, entries, loaded, refused, wrong

_KEYS = {"source": str, "role": str, "stream": str, "subjects": TEXTS}
_REFUSAL = dict.fromkeys(("about", "code", "since", "before", "when", "each", "says"), str) | {"error": int}


def refusals_beside(grammars: Path) -> tuple[dict[str, Any], ...]:
    """Return the servers' rejections in `refusals.toml`; none without such a file. Raises `Refused`."""
    path = grammars / "refusals.toml"
    rows = loaded(path).get("refusals") if path.exists() else []
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise refused(path, "`refusals` must be a list of tables")
    causes = [f"rejection {at}: {cause}" for at, row in enumerate(rows, 1) for cause in _wrong_refusal(row)]
    if causes:
        raise refused(path, *causes)
    return tuple({key: row.get(key, kind()) for key, kind in _REFUSAL.items()} for row in rows)


def _wrong_refusal(row: dict[str, Any]) -> Iterator[str]:
    yield from wrong(row, _REFUSAL, ("code", "says"), "it")
    terms = str(row.get("when", "")).split()
    yield from (f"`{term}` in `when` is no term" for term in terms if not TERM.fullmatch(term))


def buckets_beside(grammars: Path) -> tuple[dict[str, Any], ...]:
    """Return the kinds of buckets, without their sources; none without such a file. Raises `Refused`."""
    kinds = entries(grammars / "buckets.toml", "bucket", _wrong)
    return tuple(
        {"role": kind["role"], "stream": kind["stream"], "subjects": tuple(kind["subjects"])} for _, kind in kinds
    )


def _wrong(kind: dict[str, Any]) -> list[str]:
    if causes := [*wrong(kind, _KEYS, ("role", "stream", "subjects"), "the bucket")]:
        return causes
    texts = [("stream", kind["stream"]), *(("subjects", subject) for subject in kind["subjects"])]
    return [
        f"`{text}` in `{key}` must have `{{}}` once, in place of the name of the bucket"
        for key, text in texts
        if text.count("{}") != 1
    ]

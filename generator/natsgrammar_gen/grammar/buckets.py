"""What `natsgrammar lint` reads beside the grammars: how buckets are stored, and what servers reject."""

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
    causes = list[str]()
    for at, row in enumerate(rows, 1):
        terms = [term for term in str(row.get("when", "")).split() if not TERM.fullmatch(term)]
        faults = [*wrong(row, _REFUSAL, ("code", "says"), "it"), *(f"`{term}` in `when` is no term" for term in terms)]
        causes += [f"rejection {at}: {cause}" for cause in faults]
    if causes:
        raise refused(path, *causes)
    return tuple({key: row.get(key, kind()) for key, kind in _REFUSAL.items()} for row in rows)


def buckets_beside(grammars: Path) -> tuple[dict[str, Any], ...]:
    """Return the kinds of buckets, without their sources; none without such a file. Raises `Refused`."""
    kinds = entries(grammars / "buckets.toml", "bucket", _wrong)
    return tuple({"role": row["role"], "stream": row["stream"], "subjects": tuple(row["subjects"])} for _, row in kinds)


def _wrong(kind: dict[str, Any]) -> list[str]:
    if causes := [*wrong(kind, _KEYS, ("role", "stream", "subjects"), "the bucket")]:
        return causes
    texts = [("stream", kind["stream"]), *(("subjects", subject) for subject in kind["subjects"])]
    return [
        f"`{text}` in `{key}` must have `{{}}` once, in place of the name of the bucket"
        for key, text in texts
        if text.count("{}") != 1
    ]

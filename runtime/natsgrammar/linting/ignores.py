"""Suppressions in the metadata of streams and consumers: JSON has no comments."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator

from ..text import near, quoted
from .finding import Finding
from .model import Ignore

CODE = "IGNORE"


def unsuppressed(
    findings: Iterable[Finding], ignores: Iterable[Ignore], codes: Collection[str], unasked: Collection[str]
) -> Iterator[Finding]:
    """Yield the findings not suppressed by an object around them, then the faults in suppressions.

    `codes` are all codes, `unasked` those not checked in this call.
    """
    left, around = [], defaultdict(list)
    for text, scope in ignores:
        unused = {code for part in text.value.split(",") if (code := part.strip())}
        left.append((text, unused))
        around[id(text.document), scope].append((frozenset(unused), unused))
    for finding in findings:
        scopes = (finding.path[:end] for end in range(len(finding.path) + 1)) if around else ()
        entries = (entry for scope in scopes for entry in around.get((id(finding.document), scope), ()))
        suppressing = [unused for listed, unused in entries if finding.code in listed]
        for unused in suppressing:
            unused.discard(finding.code)
        if not suppressing:
            yield finding
    for text, unused in left:
        for code in sorted(unused.difference(codes)):
            message = f"unknown code {quoted(code)}{near(code, codes)}; `natsgrammar lint --list` shows them"
            yield text.finding(CODE, message)
        for code in sorted(unused.intersection(codes).difference(unasked)):
            yield text.finding(CODE, f"`{code}` is suppressed here, but not found", "warning")

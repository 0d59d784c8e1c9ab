"""What each target costs to write and how large it is, and how long an engine takes to read a rule for a model."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from llguidance import LLMatcher, LLTokenizer

from benchmarks.timing import Row
from natsgrammar_gen.compare.claims import evaluate
from natsgrammar_gen.compare.dialects import portable
from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.llm.generation import NOTATIONS
from natsgrammar_gen.emit.render import TARGETS
from natsgrammar_gen.grammar.edition import editions
from natsgrammar_gen.grammar.load import load_all
from natsgrammar_gen.grammar.location import grammar_root
from natsgrammar_gen.grammar.roles import roles
from natsgrammar_gen.language.budget import no_garbage_collected


def rows() -> Iterator[Row]:
    """Every target against all of them, in their order: what several share is made for the first."""
    with no_garbage_collected():
        grammars = load_all(grammar_root())
        grammars += [item for item in [portable(grammars)] if item]
        claims = evaluate(grammar_root() / "claims.toml", editions(grammars))
        context = Context(editions=editions(grammars), roles=roles(grammars), claims=claims)
        taken = {name: _processor(partial(write, context)) for name, write in TARGETS.items()}
    everything = sum(seconds for seconds, _ in taken.values())
    for name, (seconds, files) in taken.items():
        size = sum(len(text.encode()) for text in files.values()) / 1000
        detail = f"{seconds:.2f} s of processor time, {len(files)} files, {size:,.0f} kB"
        yield Row(f"target `{name}`", "all targets", seconds / everything, detail)
    yield _read(taken["llguidance"][1])


def _read(files: dict[str, str]) -> Row:
    """Measure how llguidance reads a rule of each file, against a grammar of one letter."""
    tokens = LLTokenizer("byte")

    def reads(grammar: str) -> float:
        return _processor(lambda: LLMatcher(tokens, grammar).compute_bitmask())[0]

    spelled = NOTATIONS["llguidance"].spelled
    grammars = [
        f"start: {spelled(name)}\n{text}"
        for text in files.values()
        for name in ("stream-name", "subject-publish", "kv-key-name")
        if f"\n{spelled(name)}:" in text
    ]
    taken = statistics.median(map(reads, grammars))
    bare = statistics.median(reads('start: "a"\n') for _ in range(20))
    detail = (
        f"{taken * 1000:.1f} ms against {bare * 1000:.1f} ms of processor time, the median of {len(grammars)} rules"
    )
    return Row("llguidance reads a rule and masks its first byte", "a grammar of one letter", taken / bare, detail)


def _processor(work: Callable[[], Any]) -> tuple[float, Any]:
    """Seconds of this process, and the result."""
    start = time.process_time()
    result = work()
    return time.process_time() - start, result

"""Rust: a crate with a module for each specification."""

from __future__ import annotations

import re

from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.languages.readme import readme
from natsgrammar_gen.emit.languages.units import RUST_KEYWORDS, Unit, languages, newest, snake, units, upper
from natsgrammar_gen.emit.sync import Files
from natsgrammar_gen.emit.template import template
from natsgrammar_gen.grammar.edition import Edition

# What a module of the crate cannot be called: a keyword, and what else is there.
_TAKEN = re.compile(rf"{RUST_KEYWORDS}|union|automata|automaton|lib|main|std|core|fmt")


def rust(context: Context) -> Files:
    """The crate, in `rust/`."""
    editions = newest(context)
    printed = rust_units(editions)
    files = {
        "rust/README.md": readme("rust", context, printed),
        "rust/Cargo.toml": template("rust/Cargo.toml.j2").render(package=context.package, ours=context.ours),
        "rust/src/lib.rs": template("rust/lib.rs.j2").render(units=printed),
        "rust/src/automaton.rs": template("rust/automaton.rs.j2").render(),
        "rust/src/automata.rs": template("rust/automata.rs.j2").render(languages=languages(editions)),
    }
    for unit in printed:
        files[f"rust/src/{unit.name}.rs"] = template("rust/rules.rs.j2").render(unit=unit)
    return files


def rust_units(editions: list[Edition]) -> list[Unit]:
    """What each module of the crate holds."""
    return units(editions, _module, upper)


def _module(spec: str) -> str:
    name = snake(spec)
    return f"{name}_rules" if _TAKEN.fullmatch(name) else name

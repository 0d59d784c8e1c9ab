"""Go: a module with a package for each specification."""

from __future__ import annotations

import re

from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.languages.readme import readme
from natsgrammar_gen.emit.languages.units import GO_KEYWORDS, Unit, languages, newest, pascal, units
from natsgrammar_gen.emit.sync import Files
from natsgrammar_gen.emit.template import template
from natsgrammar_gen.grammar.edition import Edition

INITIALS = ("api", "html", "http", "id", "js", "json", "kv", "ttl", "uri", "url")  # which Go spells in one case
# What a package cannot be called, or means something to the `go` command, to Windows or to our own code.
_TAKEN = re.compile(rf"{GO_KEYWORDS}|main|internal|vendor|testdata|automata|con|prn|aux|nul|(com|lpt)\d")


def go(context: Context) -> Files:
    """The module, in `go/`."""
    editions, package = newest(context), context.package
    module, printed = context.go_module or package, go_units(editions, package)
    files = {
        "go/README.md": readme("go", context, printed, module=module),
        "go/go.mod": template("go/go.mod.j2").render(module=module),
        "go/rules.go": template("go/runtime.go.j2").render(package=package, module=module),
        "go/internal/automata/automata.go": template("go/automata.go.j2").render(),
        "go/internal/automata/tables.go": template("go/tables.go.j2").render(languages=languages(editions)),
    }
    rules = template("go/rules.go.j2")
    for unit in printed:
        files[f"go/{unit.name}/{unit.name}.go"] = rules.render(unit=unit, package=package, module=module)
    return files


def go_units(editions: list[Edition], package: str) -> list[Unit]:
    """What each package of the module holds."""
    return units(editions, lambda spec: _package(spec, package), lambda name: pascal(name, INITIALS))


def _package(spec: str, ours: str) -> str:
    name = spec.replace("-", "")
    return f"{name}rules" if name == ours or _TAKEN.fullmatch(name) else name

"""Java: a package with a class for each specification, in the folders of Maven; Java 8 and later."""

from __future__ import annotations

import re

from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.languages.readme import readme
from natsgrammar_gen.emit.languages.units import JAVA_KEYWORDS, Unit, languages, newest, pascal, units, upper
from natsgrammar_gen.emit.sync import Files
from natsgrammar_gen.emit.template import template
from natsgrammar_gen.grammar.edition import Edition

_RUNTIME = ("Automaton", "Codec", "CodecException", "Rule", "Subjects", "Violation")
# What a class of the package cannot be called, as others of this name are meant.
_TAKEN = re.compile(
    r"Automata|Automaton|Codec|CodecException|Rule|Subjects|Violation|Arrays|ArrayList|ByteArrayOutputStream|Character|"
    r"IllegalArgumentException|Integer|List|Math|Object|Optional|Override|StandardCharsets|String|StringBuilder|"
    r"UnaryOperator"
)


def is_package(name: str) -> bool:
    """Whether a package can be called so, as in `com.example.names`."""
    parts = name.split(".")
    return all(re.fullmatch(r"[A-Za-z_]\w*", it, re.ASCII) and not re.fullmatch(JAVA_KEYWORDS, it) for it in parts)


def java(context: Context) -> Files:
    """The package, in `java/`."""
    editions, package = newest(context), context.java_package or context.package
    printed = java_units(editions)
    folder = f"java/src/main/java/{package.replace('.', '/')}"
    files = {
        "java/README.md": readme("java", context, printed, java_package=package),
        "java/pom.xml": template("java/pom.xml.j2").render(group=package, artifact=context.package),
        f"{folder}/Automata.java": template("java/Automata.java.j2").render(
            package=package, languages=languages(editions)
        ),
    }
    for name in _RUNTIME:
        files[f"{folder}/{name}.java"] = template(f"java/{name}.java.j2").render(package=package)
    for unit in printed:
        files[f"{folder}/{unit.name}.java"] = template("java/Rules.java.j2").render(package=package, unit=unit)
    return files


def java_units(editions: list[Edition]) -> list[Unit]:
    """What each class of the package holds."""
    return units(editions, _class, upper)


def _class(spec: str) -> str:
    name = pascal(spec)
    return f"{name}Rules" if _TAKEN.fullmatch(name) else name

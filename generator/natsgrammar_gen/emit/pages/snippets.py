"""Code to copy that checks a name against a rule, in each target language."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass

from natsgrammar_gen.emit.constraints import constraints
from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.identifiers import Unit, units
from natsgrammar_gen.emit.markdown import LONGEST_LINE
from natsgrammar_gen.emit.sql import sql_function
from natsgrammar_gen.grammar.edition import Edition


@dataclass(frozen=True)
class Snippet:
    """A few lines, their language, and how a fence spells it."""

    language: str
    fence: str
    text: str


def snippets(context: Context) -> dict[str, list[Snippet]]:
    """Return address → code that checks `name`, for each rule of the newest editions.

    Of a grammar, it contains only addresses, identifiers and expressions, which are ASCII.
    """
    editions = context.newest
    go, java = _names(units("go", editions, context.package)), _names(units("java", editions))
    typescript, rust = _names(units("typescript", editions)), _names(units("rust", editions))
    return {
        (address := f"{edition.address}:{name}"): [
            *_python(context, f"{edition.grammar.spec}:{name}"),
            Snippet("SQL of Spark", "sql", _sql(context, edition, name)),
            _go(context, *go[address]),
            _typescript(context, *typescript[address]),
            _java(context, *java[address]),
            Snippet("Rust", "rust", f"{context.package}::{'::'.join(rust[address])}.check(name)?;"),
            Snippet("JSON Schema", "json", _schema(edition, name)),
            *_command(context, f"{edition.grammar.spec}:{name}"),
        ]
        for edition in editions
        for name, rule in edition.rules.items()
    }


def _python(context: Context, address: str) -> list[Snippet]:
    package = context.package
    name, imported = _imported(context)
    library = f"""{imported}

rule = {name}.rule("{address}")
rule.is_valid(name)  # True or False
rule.check(name)  # None, or a violation: its position, message and suggestion
rule.validate(name)  # the name, or {name}.InvalidName"""
    columns = f"""from {package} import spark

df.where(~spark.is_valid("name", "{address}"))
df.select(spark.violation("name", "{address}").alias("problem"))"""
    return [Snippet("Python", "python", library), Snippet("Spark", "python", columns)]


def _schema(edition: Edition, name: str) -> str:
    """Return a name's schema, or a reference to its edition's file if the schema is too long for a page."""
    text = json.dumps(constraints(edition.rules[name]), indent=2)
    if max(map(len, text.split("\n"))) <= LONGEST_LINE:
        return text
    return json.dumps({"$ref": f"{edition.grammar.edition}.schema.json#/$defs/{name}"}, indent=2)


def _sql(context: Context, edition: Edition, name: str) -> str:
    """Define a function in SQL, or call ours if the expression is long or may backtrack."""
    rule = edition.rules[name]
    if not context.ours or (rule.backtrack_free and len(rule.java) <= LONGEST_LINE):
        return sql_function(edition, name, rule)
    function = f"natsgrammar.is_valid.`{edition.grammar.spec}:{name}`"
    return f"-- after natsgrammar.spark.install(session) in Python\nSELECT name FROM names WHERE NOT {function}(name);"


def _go(context: Context, package: str, rule: str) -> Snippet:
    module = context.go_module or context.package
    return Snippet("Go", "go", f'import "{module}/{package}"\n\nerr := {package}.{rule}.Check(name)')


def _typescript(context: Context, module: str, rule: str) -> Snippet:
    imported = f'import {{ {rule} }} from "{context.package}/{module}";'
    return Snippet("TypeScript", "ts", f"{imported}\n\nconst violation = {rule}.check(name); // undefined if valid")


def _java(context: Context, name: str, rule: str) -> Snippet:
    package = context.java_package or context.package
    return Snippet("Java", "java", f"import {package}.{name};\n\n{name}.{rule}.check(name); // empty if valid")


def _command(context: Context, address: str) -> list[Snippet]:
    """Return the command, which knows only our rules."""
    return [Snippet("Command line", "sh", f"natsgrammar check {address} NAME")] if context.ours else []


def codec_snippets(context: Context) -> dict[str, list[Snippet]]:
    """Return address → code that encodes `value` and decodes `text`, for each codec of the newest editions."""
    editions = context.newest
    go, java = _codecs(units("go", editions, context.package)), _codecs(units("java", editions))
    typescript, rust = _codecs(units("typescript", editions)), _codecs(units("rust", editions))
    code = {}
    for edition in editions:
        for codec in edition.codecs.values():
            address, latest = f"{edition.address}:{codec.name}", f"{edition.grammar.spec}:{codec.name}"
            code[address] = _codec_in_python(context, latest)
            if not codec.by:
                spelled = (languages[address] for languages in (go, typescript, java, rust))
                code[address] += _codec_elsewhere(context, *spelled)
            if context.ours:
                command = f"natsgrammar encode {latest} VALUE\nnatsgrammar decode {latest} TEXT"
                code[address].append(Snippet("Command line", "sh", command))
    return code


def _codec_in_python(context: Context, address: str) -> list[Snippet]:
    name, imported = _imported(context)
    library = f'{imported}\n\ncodec = {name}.codec("{address}")\ncodec.encode(value)\ncodec.decode(text)'
    columns = f"""from {context.package} import spark

df.select(spark.encode("value", "{address}").alias("text"))
df.select(spark.decode("text", "{address}").alias("value"))"""
    return [Snippet("Python", "python", library), Snippet("Spark", "python", columns)]


def _codec_elsewhere(context: Context, *spelled: tuple[str, str]) -> list[Snippet]:
    """Return code for Go, TypeScript, Java and Rust; `spelled` has the module and the codec for each."""
    (go, go_codec), (script, constant), (java, java_codec), (rust, rust_codec) = spelled
    lines = f"text, err := {go}.{go_codec}.Encode(value)\nvalue, err = {go}.{go_codec}.Decode(text)"
    path = f"{context.package}::{rust}::{rust_codec}"
    return [
        Snippet("Go", "go", f'import "{context.go_module or context.package}/{go}"\n\n{lines}'),
        Snippet(
            "TypeScript",
            "ts",
            f'import {{ {constant} }} from "{context.package}/{script}";\n\n'
            f"{constant}.encode(value);\n{constant}.decode(text);",
        ),
        Snippet(
            "Java",
            "java",
            f"import {context.java_package or context.package}.{java};\n\n"
            f"{java}.{java_codec}.encode(value);\n{java}.{java_codec}.decode(text);",
        ),
        Snippet("Rust", "rust", f"let text = {path}.encode(value);\nlet value = {path}.decode(&text)?;"),
    ]


def _imported(context: Context) -> tuple[str, str]:
    """Return the package's name in Python code, and the statement that imports it."""
    return ("ng", "import natsgrammar as ng") if context.ours else (context.package, f"import {context.package}")


def _names(units: Iterable[Unit]) -> dict[str, tuple[str, str]]:
    """Return each rule's address → the names of its module and of the rule."""
    return {rule.address: (unit.name, rule.identifier) for unit in units for rule in unit.rules}


def _codecs(units: Iterable[Unit]) -> dict[str, tuple[str, str]]:
    """Return each codec's address → the names of its module and of the codec."""
    return {codec.address: (unit.name, codec.identifier) for unit in units for codec in unit.codecs}

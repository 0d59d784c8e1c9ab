"""Code to copy that checks a name against a rule, in each target language."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from natsgrammar_gen.emit.constraints import constraints
from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.identifiers import units
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
    """Return address → code, all of it ASCII, that checks `name`, for each rule of the newest editions."""
    editions = context.newest
    spelled = _spelled(context, "rules")
    return {
        (address := f"{edition.address}:{name}"): [
            *_in_python(context, _CHECK_IN_PYTHON, f"{edition.grammar.spec}:{name}"),
            Snippet("SQL of Spark", "sql", _sql(context, edition, name)),
            *_elsewhere(context, _CHECK, *(language[address] for language in spelled)),
            Snippet("JSON Schema", "json", _schema(edition, name)),
            *_command(context, f"natsgrammar check {edition.grammar.spec}:{name} NAME"),
        ]
        for edition in editions
        for name, rule in edition.rules.items()
    }


# For Python and Spark: what to do with a rule, and with a codec.
_CHECK_IN_PYTHON = (
    """rule = {name}.rule("{address}")
rule.is_valid(name)  # True or False
rule.check(name)  # None, or a violation: its position, message and suggestion
rule.validate(name)  # the name, or {name}.InvalidName""",
    """df.where(~spark.is_valid("name", "{address}"))
df.select(spark.violation("name", "{address}").alias("problem"))""",
)
_CODEC_IN_PYTHON = (
    'codec = {name}.codec("{address}")\ncodec.encode(value)\ncodec.decode(text)',
    """df.select(spark.encode("value", "{address}").alias("text"))
df.select(spark.decode("text", "{address}").alias("value"))""",
)


def _in_python(context: Context, uses: tuple[str, str], address: str) -> list[Snippet]:
    name, imported = ("ng", "natsgrammar as ng") if context.ours else (context.package, context.package)
    library, columns = (use.format(name=name, address=address) for use in uses)
    python = Snippet("Python", "python", f"import {imported}\n\n{library}")
    if not context.ours and "spark" not in context.targets:
        return [python]
    return [python, Snippet("Spark", "python", f"from {context.package} import spark\n\n{columns}")]


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


def codec_snippets(context: Context) -> dict[str, list[Snippet]]:
    """Return address → code that encodes `value` and decodes `text`, for each codec of the newest editions."""
    editions = context.newest
    spelled = _spelled(context, "codecs")
    code = {}
    for edition in editions:
        for codec in edition.codecs.values():
            address, latest = f"{edition.address}:{codec.name}", f"{edition.grammar.spec}:{codec.name}"
            code[address] = _in_python(context, _CODEC_IN_PYTHON, latest)
            if not codec.by:
                code[address] += _elsewhere(context, _CODEC, *(language[address] for language in spelled))
            code[address] += _command(context, f"natsgrammar encode {latest} VALUE\nnatsgrammar decode {latest} TEXT")
    return code


def _command(context: Context, text: str) -> list[Snippet]:
    """Return the command, which knows only our rules."""
    return [Snippet("Command line", "sh", text)] if context.ours else []


# For Go, TypeScript, Java and Rust: what to do with a rule, and with a codec.
_CHECK = (
    "err := {0}.Check(name)",
    "const violation = {0}.check(name); // undefined if valid",
    "{0}.check(name); // empty if valid",
    "{0}.check(name)?;",
)
_CODEC = (
    "text, err := {0}.Encode(value)\nvalue, err = {0}.Decode(text)",
    "{0}.encode(value);\n{0}.decode(text);",
    "{0}.encode(value);\n{0}.decode(text);",
    "let text = {0}.try_encode(value)?;\nlet value = {0}.decode(&text)?;",
)


def _elsewhere(context: Context, uses: Sequence[str], *spelled: tuple[str, str]) -> Iterator[Snippet]:
    """Yield the code in each language; `spelled` has the module's name, and the rule's or codec's."""
    (go, of_go), (script, constant), (java, of_java), (rust, of_rust) = spelled
    package = context.package
    names = f"{go}.{of_go}", constant, f"{java}.{of_java}", f"{package}::{rust}::{of_rust}"
    imports = (
        f'import "{context.module}/{go}"\n\n',
        f'import {{ {constant} }} from "{package}/{script}";\n\n',
        f"import {context.java_group}.{java};\n\n",
        "",
    )
    languages = (("Go", "go"), ("TypeScript", "ts"), ("Java", "java"), ("Rust", "rust"))
    for language, imported, use, name in zip(languages, imports, uses, names, strict=True):
        yield Snippet(*language, imported + use.format(name))


def _spelled(context: Context, kind: str) -> list[dict[str, tuple[str, str]]]:
    """Return for each language address → the names for the module and for the rule or codec."""
    return [
        {each.address: (unit.name, each.identifier) for unit in printed for each in getattr(unit, kind)}
        for language in ("go", "typescript", "java", "rust")
        for printed in [units(language, context.newest, context.package)]
    ]

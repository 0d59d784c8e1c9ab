"""Validity as Spark SQL functions, for sessions which cannot install the Java functions.

Every function is one line. The text is ASCII, even if the grammar is not.
"""

import re
from bisect import bisect_right

from natsgrammar_gen.grammar.edition import Edition, Rule


def sql_functions(edition: Edition) -> str:
    """Return a script to define `<spec>_<rule>_is_valid` for an edition's rules."""
    head = f"-- {comment(edition.address)} for Spark SQL. Generated from the grammar: edit that instead."
    functions = [sql_function(edition, name, rule) for name, rule in (edition.rules | edition.aliases).items()]
    return "\n".join([head, *functions, ""])


def sql_function(edition: Edition, name: str, rule: Rule) -> str:
    """Return the statement to define a rule's function, or a comment with the reason for its absence."""
    function = identifier(f"{edition.grammar.spec}_{name}_is_valid")
    if not rule.backtrack_free:
        why = "no expression has its check digit" if rule.adds else "RLIKE may take very long"
        return f"-- {function} is left out, as {why}: use natsgrammar.spark.install"
    head = f"CREATE OR REPLACE TEMPORARY FUNCTION {function}(name STRING) RETURNS BOOLEAN RETURN"
    return f"{head} {is_valid(rule)};"


def text(value: str, raw: bool = True) -> str:
    """Return a Spark SQL literal; without `raw` one that Delta's parser for constraints leaves whole."""
    # Spark substitutes `${…}` inside literals too
    if re.fullmatch(r"[ -&(-~]*", value) and "${" not in value:
        if raw and "\\" in value:
            return f"r'{value}'"
        return "'" + value.replace("\\", r"\\") + "'"
    return f"CAST(X'{value.encode().hex().upper()}' AS STRING)"


def identifier(name: str) -> str:
    """Return the name as an identifier in SQL and other languages."""
    return re.sub(r"[^A-Za-z0-9]+", "_", name)


def comment(address: str) -> str:
    """Return the address for a comment or a message: nothing in it ends either."""
    return re.sub(r"[^A-Za-z0-9.+_@:-]", "_", address)


def is_valid(rule: Rule, raw: bool = True) -> str:
    """Return the Spark SQL condition over the column `name`; `raw` is that of `text`."""
    tests = [f"name RLIKE {text(rule.java, raw)}"]
    if rule.max_bytes is not None:
        tests.insert(0, f"octet_length(name) <= {rule.max_bytes}")
    if (
        rule.dfa.range_classes[bisect_right(rule.dfa.range_starts, 0xFFFD) - 1] >= 0
    ):  # Java's regexes read bytes that are not UTF-8 as U+FFFD
        tests.append("is_valid_utf8(name)")
    return " AND ".join(tests)

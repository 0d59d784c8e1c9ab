"""Validity as functions of Spark SQL, for sessions where the Java functions cannot be installed.

Every function is one line. The text is ASCII whatever the grammar holds.
"""

from __future__ import annotations

import re
from bisect import bisect_right

from natsgrammar_gen.grammar.edition import Edition, Rule


def sql_functions(edition: Edition) -> str:
    """A script that defines `<spec>_<rule>_is_valid` for the rules of an edition."""
    spec = edition.grammar.spec
    about = re.sub(r"[^A-Za-z0-9.+_@-]", "_", f"{spec}@{edition.grammar.edition}")
    lines = [f"-- {about} for Spark SQL. Generated from the grammar: edit that instead."]
    for name, rule in (edition.rules | edition.aliases).items():
        function = re.sub(r"[^A-Za-z0-9]+", "_", f"{spec}_{name}_is_valid")
        if rule.backtrack_free:
            head = f"CREATE OR REPLACE TEMPORARY FUNCTION {function}(name STRING) RETURNS BOOLEAN RETURN"
            lines.append(f"{head} {_is_valid(rule)};")
        else:
            lines.append(f"-- {function} is left out, as RLIKE may take very long: use natsgrammar.spark.install")
    return "\n".join([*lines, ""])


def text(value: str) -> str:
    """The string as a literal of Spark SQL."""
    # Spark substitutes `${…}` inside literals too
    if re.fullmatch(r"[ -&(-~]*", value) and "${" not in value:
        return f"r'{value}'" if "\\" in value else f"'{value}'"
    return f"CAST(X'{value.encode().hex().upper()}' AS STRING)"


def _is_valid(rule: Rule) -> str:
    tests = [f"name RLIKE {text(rule.java)}"]
    if rule.max_bytes is not None:
        tests.insert(0, f"octet_length(name) <= {rule.max_bytes}")
    if (
        rule.dfa.range_classes[bisect_right(rule.dfa.range_starts, 0xFFFD) - 1] >= 0
    ):  # Java's regexes read bytes that are not UTF-8 as U+FFFD
        tests.append("is_valid_utf8(name)")
    return " AND ".join(tests)

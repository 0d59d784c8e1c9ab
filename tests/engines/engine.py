"""Asks Python packages what they say of the cases on standard input: pydantic-core's Rust regex, DuckDB, a validator.

Runs in an environment of its own (`tools/engines.sh`). Prints [rule, name or "", verdict or error] for each mistake.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

Case = dict[str, Any]
Check = Callable[[str], bool]


def pydantic(case: Case) -> Check:
    """All patterns, each a schema."""
    core = import_module("pydantic_core")
    schemas = [core.core_schema.str_schema(pattern=pattern, regex_engine="rust-regex") for pattern in case["patterns"]]
    each = [core.SchemaValidator(schema) for schema in schemas]
    return lambda name: all(single.isinstance_python(name) for single in each)


def duckdb(case: Case) -> Check:
    """The macro that a script makes, or patterns."""
    connection = import_module("duckdb").connect()
    if "sql" in case:
        connection.execute(case["sql"])
        condition = f"{case['macro']}($1)"
    else:
        condition = " AND ".join("regexp_matches($1, '{}')".format(item.replace("'", "''")) for item in case["ascii"])
    return lambda name: bool(connection.execute(f"SELECT {condition}", [name]).fetchall() == [(True,)])


def openapi(case: Case) -> Check:
    """The document itself."""
    import_module("openapi_spec_validator").validate(case["document"])
    return lambda _: True


wrong = []
program = {"pydantic": pydantic, "duckdb": duckdb, "openapi": openapi}[sys.argv[1]]
for request in json.load(sys.stdin):
    try:
        check = program(request)
        names = [name for name in request["names"] if check(name["text"]) != name["valid"]]
        wrong += [[request["rule"], name["text"], str(not name["valid"])] for name in names]
    except Exception as error:  # noqa: BLE001 - whatever it is, the test shows it
        wrong.append([request["rule"], "", f"{type(error).__name__}: {error}"])
json.dump(wrong, sys.stdout)

"""Java's own engine agrees on the boundaries of Unicode, and needs no deep stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.support import depth
from tests.support.languages import rules
from tests.support.regex_probes import ADDRESSES, table, verdicts

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

TIMES = 20_000  # a pattern that is said not to backtrack needs no deep stack for so long a name either


def test_java_agrees_on_the_boundaries(spark: SparkSession) -> None:
    """By day, every second expression, with the names of one edition that has it; each is proved in tests/laws."""
    from pyspark.sql import functions as F

    requests: dict[tuple[str, str, int, bool], str] = {}
    distinct = {(table(address)["java"], table(address)["max_bytes"]): address for address in ADDRESSES}
    for address in ADDRESSES if depth.is_full() else [*distinct.values()][::2]:
        pattern, free = table(address)["java"], table(address)["backtrack_free"]
        requests |= {(pattern, name, 1, valid): address for name, valid in verdicts(address)}
        for name in (name for name, _ in table(address)["bad"] if free and 0 < len(name) < 9):
            requests[pattern, name, TIMES, rules()[address].dfa.accepts(name * TIMES + "\x1f")] = address
    patterns = {pattern: number for number, pattern in enumerate(dict.fromkeys(pattern for pattern, *_ in requests))}
    rows = [(address, patterns[pattern], *rest) for (pattern, *rest), address in requests.items()]
    names = spark.createDataFrame(rows, "address string, number int, name string, times int, valid boolean")
    each = spark.createDataFrame([(number, item) for item, number in patterns.items()], "number int, pattern string")
    long = F.concat(F.repeat("name", F.col("times")), F.lit("\x1f"))
    name = F.when(F.col("times") == 1, F.col("name")).otherwise(long)
    agree = F.rlike(name, F.col("pattern")) == F.col("valid")
    answered = (
        names.join(F.broadcast(each), "number").select("address", "name", "times", agree.alias("agree")).collect()
    )
    assert [row for row in answered if not row.agree] == []
    assert len(answered) == len(requests) > 10_000

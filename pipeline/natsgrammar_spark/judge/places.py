"""Where the parts of a result are, as reports name them."""

from dataclasses import dataclass

from ..contract.discover import literal

VALID, QUARANTINE = "valid", "quarantine"  # the parts of a result
PARQUET, TABLE, STREAM = "parquet", "table", "stream"
BATCHES = "batches"  # in the folder of a stream
BATCH = "_batch"  # the column of a stream's quarantine table with the number of a batch


@dataclass(frozen=True, slots=True)
class Place:
    """A part of a result: its name in `report.json`, and the path, table or stream as others read it."""

    name: str
    address: str
    kind: str  # PARQUET, TABLE, STREAM, or empty if it is nowhere

    @property
    def query(self) -> tuple[str, str] | None:
        """Its rows in SQL, after FROM, and in Python; None if they are in neither files nor a table."""
        if self.kind == TABLE:
            return self.address, f"spark.table({self.address!r})"
        if self.kind != PARQUET or not self.address.isprintable():
            return None
        return f"parquet.`{self.address.replace('`', '``')}`", f"spark.read.parquet({self.address!r})"

    def of_batches(self, first: int, last: int) -> str:
        """Return a condition in SQL for these batches' rows."""
        if self.kind == TABLE:
            return f"{BATCH} BETWEEN {first} AND {last}"
        # As texts: a path in the last batch sorts before the name of the next one.
        return f"substring_index(_metadata.file_path, '/{BATCHES}/', -1) BETWEEN '{first:010}' AND '{last + 1:010}'"


def parts(address: str, folder: str = "", batches: bool = False) -> tuple[Place, Place]:
    """Return both parts of a contract in a folder of the output."""
    below = f"{BATCHES}/*/{folder}" if batches else folder
    at = literal(address.rstrip("/") or "/")
    valid, quarantine = (Place(f"{below}{part}", f"{at}/{below}{part}", PARQUET) for part in (VALID, QUARANTINE))
    return valid, quarantine


def in_tables(valid: str, quarantine: str) -> tuple[Place, Place]:
    """Return both parts of a contract in tables of these names."""
    return Place(valid, valid, TABLE), Place(quarantine, quarantine, TABLE)

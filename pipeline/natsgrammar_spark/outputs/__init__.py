"""Where a run writes: folders, tables and streams."""

"""Python tables, and packages with users' own rules."""

"""Rows to verdicts: checks, decoding, explaining and counting."""

"""From an ADR's text to a grammar."""

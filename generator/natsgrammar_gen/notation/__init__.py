"""From the text of an ADR to a grammar."""

"""Grammars that constrain what language models write."""

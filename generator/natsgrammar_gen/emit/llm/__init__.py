"""Grammars to constrain the output of language models."""

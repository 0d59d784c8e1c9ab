"""Test vectors to separate a rule from its mutants."""

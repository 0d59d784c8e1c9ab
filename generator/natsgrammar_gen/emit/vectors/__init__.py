"""Test vectors that tell a rule from its mutants."""

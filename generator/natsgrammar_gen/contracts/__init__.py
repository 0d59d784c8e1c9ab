"""Contracts from data: which rules fit its columns, and a contract that says so."""

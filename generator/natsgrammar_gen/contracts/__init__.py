"""Contracts from data: rules that fit its columns, proposed as a contract."""

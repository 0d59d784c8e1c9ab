"""Samples of data: what its columns hold, read without Spark where that can be, and held against a contract."""

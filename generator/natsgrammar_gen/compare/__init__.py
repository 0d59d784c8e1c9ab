"""Differences between editions and dialects, and claims about them."""

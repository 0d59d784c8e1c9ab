"""Subjects and filters: match, cover, overlap, and an index of filters."""

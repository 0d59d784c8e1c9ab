"""Subjects and filters: match, cover, overlap, and an index of filters."""

from .algebra import SubjectIndex, covers, each, match, overlaps, takes_any, widened

__all__ = ["SubjectIndex", "covers", "each", "match", "overlaps", "takes_any", "widened"]

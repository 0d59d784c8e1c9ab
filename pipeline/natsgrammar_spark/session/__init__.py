"""Spark sessions, and the Java that they run on."""

from .session import session

__all__ = ["session"]

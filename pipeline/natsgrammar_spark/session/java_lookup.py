"""Java's classes and their methods, looked up once.

PySpark looks them up by name whenever it makes a Column: half of all that it asks of Java when a contract is planned.
"""

from __future__ import annotations

from typing import Any

from py4j.java_gateway import JavaClass, JavaMember, JVMView  # type: ignore[import-untyped]


def look_up_once(gateway: Any) -> None:
    """Has a gateway keep the classes and methods that it finds."""
    gateway.jvm.__class__ = _Classes


class _Classes(JVMView):  # type: ignore[misc]
    def __getattr__(self, name: str) -> Any:
        found = super().__getattr__(name)
        if type(found) is JavaClass:  # not a package, which may yet be found to be one
            found.__class__ = _Members
            setattr(self, name, found)
        return found


class _Members(JavaClass):  # type: ignore[misc]
    def __getattr__(self, name: str) -> Any:
        found = super().__getattr__(name)
        if type(found) is JavaMember:  # not the value of a field, which may change
            setattr(self, name, found)
        return found

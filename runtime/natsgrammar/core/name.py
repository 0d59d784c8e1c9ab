"""A rule as the type of a field: what pydantic needs to validate it and to describe it."""

from __future__ import annotations

from dataclasses import dataclass

from .registry import rule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


@dataclass(frozen=True)
class Name:
    """The annotation of a text that follows a rule: `Annotated[str, Name("adr6:stream-name")]`, or of `str | None`.

    pydantic validates with the rule, whose message, position and suggestion its errors carry, and describes the field
    with the rule's JSON Schema. Raises UnknownAddress when pydantic first reads the annotation.
    """

    address: str

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        from pydantic_core import PydanticCustomError, core_schema

        checked = rule(self.address)

        def validate(name: Any) -> Any:
            if not isinstance(name, str):
                raise PydanticCustomError(
                    "string_type", "a name is a string: annotate `str`, not a type that has others"
                )
            violation = checked.check(name)
            if violation is None:
                return name
            context = {"message": violation.message, "rule": checked.address, "position": violation.position}
            if violation.suggestion is not None:
                context["suggestion"] = violation.suggestion
            raise PydanticCustomError("nats_name", "{message}", context)

        found = handler(source)
        if found["type"] == "nullable":  # as with pydantic's own constraints, null stays null
            inner = core_schema.no_info_after_validator_function(validate, found["schema"])
            return {**found, "schema": inner}
        return core_schema.no_info_after_validator_function(validate, found)

    def __get_pydantic_json_schema__(self, schema: Any, handler: Any) -> dict[str, Any]:
        found, ours = handler(schema), rule(self.address).schema
        if schema["type"] != "nullable":
            return {**found, **ours}
        return {**found, "anyOf": [it if it == {"type": "null"} else {**it, **ours} for it in found["anyOf"]]}

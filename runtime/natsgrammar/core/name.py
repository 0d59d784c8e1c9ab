"""A rule as a field's type: validation and description for pydantic."""

from __future__ import annotations

from dataclasses import dataclass

from ..errors import TYPE_CHECKING
from .registry import rule

if TYPE_CHECKING:
    from typing import Any


@dataclass(frozen=True)
class Name:
    """An annotation for texts that follow a rule: `Annotated[str, Name("adr6:stream-name")]`, also for `str | None`.

    pydantic validates with the rule and describes the field with the rule's JSON Schema. Its errors carry the message,
    position and suggestion. Raises UnknownAddress when pydantic first reads the annotation.
    """

    address: str

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        from pydantic_core import PydanticCustomError, core_schema

        checked = rule(self.address)

        def validate(name: Any) -> Any:
            if not isinstance(name, str):
                cause = "a name is a string: annotate `str`, not a type that has others"
                raise PydanticCustomError("string_type", cause)
            violation = checked.check(name)
            if violation is None:
                return name
            context = {"message": violation.message, "rule": checked.address, "position": violation.position}
            if violation.suggestion is not None:
                context["suggestion"] = violation.suggestion
            raise PydanticCustomError("nats_name", "{message}", context)

        inner = handler(source)
        if inner["type"] == "nullable":  # as with pydantic's own constraints, null stays null
            name = core_schema.no_info_after_validator_function(validate, inner["schema"])
            return {**inner, "schema": name}
        return core_schema.no_info_after_validator_function(validate, inner)

    def __get_pydantic_json_schema__(self, schema: Any, handler: Any) -> dict[str, Any]:
        described, ours = handler(schema), rule(self.address).schema
        if schema["type"] != "nullable":
            return {**described, **ours}
        kinds = [kind if kind == {"type": "null"} else {**kind, **ours} for kind in described["anyOf"]]
        return {**described, "anyOf": kinds}

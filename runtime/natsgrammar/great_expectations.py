"""An expectation for Great Expectations, on pandas and Spark: the values of a column are valid names by a rule.

    from natsgrammar.great_expectations import ExpectColumnValuesToBeNatsName
    batch.validate(ExpectColumnValuesToBeNatsName(column="stream", rule="adr6:stream-name"))

Results list failing rows and their indices as their format asks; `details` explains the listed values. Needs Great
Expectations, and for Spark PySpark.
"""

# Great Expectations is not installed where types are checked.
# pyright: reportMissingImports=false
#
# No `from __future__ import annotations`: Great Expectations reads the types of the fields.

from typing import Any

from .core import UnknownAddress
from .core import rule as rule_at
from .errors import needs

with needs("great_expectations"):
    from great_expectations.compatibility import pydantic
    from great_expectations.execution_engine import PandasExecutionEngine, SparkDFExecutionEngine
    from great_expectations.expectations.expectation import ColumnMapExpectation
    from great_expectations.expectations.metrics import ColumnMapMetricProvider, column_condition_partial
    from great_expectations.render import LegacyRendererType, RenderedStringTemplateContent
    from great_expectations.render.renderer.renderer import renderer


class ColumnValuesNatsName(ColumnMapMetricProvider):
    """The metric `column_values.nats_name`: whether a column's values are valid names."""

    condition_metric_name = "column_values.nats_name"
    condition_value_keys = ("rule",)

    @column_condition_partial(engine=PandasExecutionEngine)
    def _pandas(cls, column: Any, rule: str, **_: Any) -> Any:  # noqa: N805
        return column.map(rule_at(rule).is_valid).astype(bool)

    @column_condition_partial(engine=SparkDFExecutionEngine)
    def _spark(cls, column: Any, rule: str, **_: Any) -> Any:  # noqa: N805
        from .spark import is_valid

        return is_valid(column, rule)


class ExpectColumnValuesToBeNatsName(ColumnMapExpectation):
    """Expect a column's values to be valid names by the rule at an address, also your own.

    Null values are not judged. A result's `details` explain each listed value: what is wrong, where, and what to use
    instead. Raises pydantic's ValidationError, as for other arguments, for an unknown address.
    """

    map_metric = "column_values.nats_name"
    success_keys = ("rule", "mostly")
    rule: str

    @pydantic.validator("rule")
    def _known(cls, address: str) -> str:  # noqa: N805
        try:
            rule_at(address)
        except UnknownAddress as unknown:
            raise ValueError(str(unknown)) from unknown
        return address

    @classmethod
    @renderer(renderer_type=LegacyRendererType.PRESCRIPTIVE)
    def _prescriptive_renderer(
        cls, configuration: Any = None, result: Any = None, runtime_configuration: Any = None, **_: Any
    ) -> list[Any]:
        """Return the expectation's text in Data Docs."""
        arguments, how = (configuration or result.expectation_config).kwargs, runtime_configuration or {}
        words = "values must be valid names by $rule"
        params = {key: str(arguments.get(key)) for key in ("column", "rule")}
        if how.get("include_column_name") is not False:
            words = f"$column {words}"
        if isinstance(mostly := arguments.get("mostly", 1), int | float) and mostly < 1:
            words, params["mostly_pct"] = f"{words}, at least $mostly_pct % of the time", f"{100 * mostly:.12g}"
        template = {"template": f"{words}.", "params": params, "styling": how.get("styling")}
        return [RenderedStringTemplateContent(content_block_type="string_template", string_template=template)]

    # Results can be extended nowhere else; the tests run this private method of 1.24.1.
    def _validate(self, *arguments: Any, **options: Any) -> Any:
        result = super()._validate(*arguments, **options)
        listed = result.get("result", {})
        names = dict.fromkeys(listed.get("unexpected_list", listed.get("partial_unexpected_list", ())))
        if names:
            check = rule_at(self.rule).check
            fields = ("position", "message", "suggestion")
            violations = [
                {"value": name, **{field: getattr(error, field) for field in fields}}
                for name in names
                if (error := check(name)) is not None
            ]
            listed["details"] = {"violations": violations}
        return result

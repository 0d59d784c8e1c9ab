"""Spark columns between Aviso's subjects and typed identifiers, with the verdicts and values of `natsgrammar.aviso`.

    from natsgrammar import aviso
    from natsgrammar.aviso import spark as columns
    mars = aviso.read("config.yaml")["mars"]
    notified = messages.select(columns.identifier("subject", mars).alias("mars"))
    notified.where(F.size("mars.violations") == 0).select("mars.identifier.date", "mars.identifier.step")
    notified.select(columns.subject("mars.identifier", mars).alias("again")).select("again.subject")

Everything here builds Column expressions, and no Python runs per row. A subject that breaks its schema has no
identifier, and all that Python would tell of it in `violations`, but for the suggestions.

What differs from Python, and all that does: a time of day is the text `HHMM`, as Spark cannot store TIME; numbers in a
polygon have ASCII digits; and of the doubles with 17 digits, Java before 19 spells a few with another last digit.
"""

from __future__ import annotations

from functools import reduce

from pyspark.sql import Column
from pyspark.sql import functions as F

from ..spark import _chosen, _constants, _is_valid, _let, _position, _readable, _shown, _state, _walk, decode, encode
from ._fields import _LARGEST, _LARGEST_VERSION, DASHED, Field
from ._schema import Schema
from ._wire import aviso_rule, topic_codec, writing_codec

PROBLEM = "struct<field:string,position:int,cause:string>"
PROBLEMS = f"array<{PROBLEM}>"
_ERROR = "struct<position:int,expected:string>"
_FILLED = "at least one character"
_TYPES = {"DateHandler": "date", "IntHandler": "bigint", "FloatHandler": "double"}
_DOUBLE = r"\A-?([0-9]+)\.([0-9]+)(?:E(-?[0-9]+))?\z"
_UNITS = r"(?s)%[0-7].|%[CDcd].%..|%[Ee].(?:%..){2}|%[Ff].(?:%..){3}|[^%]"  # what each character is on the wire


def identifier_type(schema: Schema) -> str:
    """The type of the identifiers of a schema, as Spark writes it."""
    fields = (f"`{name}`:{_TYPES.get(schema.fields[name].handler, 'string')}" for name in schema.key_order)
    return f"struct<{','.join(fields)}>"


def identifier(subject: Column | str, schema: Schema) -> Column:
    """STRUCT<identifier, violations>: the fields of a topic, each of the type of its handler; NULL for a NULL.

    violations  ARRAY<STRUCT<field, position, cause>>; the field is NULL where the subject as a whole is refused, and
                the position counts in the whole subject
    """

    def read(subject: Column) -> Column:
        tokens = F.split(subject, "[.]", -1)
        told = _let(tokens, lambda tokens: _read(subject, tokens, schema))
        return F.when(subject.isNotNull(), told)

    return _let(_column(subject), read)


def subject(identifier: Column | str, schema: Schema) -> Column:
    """STRUCT<subject, violations>: the subject of the notification with this identifier; NULL for a NULL.

    The identifier is a struct with the fields of the topic, of the types of `identifier`.
    """
    codec = writing_codec(schema.safe)

    def written(given: Column) -> Column:
        texts = [_text(given[name], schema.fields[name]) for name in schema.key_order]

        def complete(values: Column) -> Column:
            problems = [_unwritable(name, values[name], schema.fields[name]) for name in schema.key_order]
            tokens = [encode(values[name], codec.address) for name in schema.key_order]
            joined = F.concat_ws(".", F.lit(encoded_base(schema)), *tokens)
            return _let(F.array_compact(F.array(*problems)), lambda it: _result("subject", joined, it))

        named = (text.alias(name) for text, name in zip(texts, schema.key_order, strict=True))
        return F.when(given.isNotNull(), _let(F.struct(*named), complete))

    return _let(_column(identifier), written)


def encoded_base(schema: Schema) -> str:
    """The first token of the subjects of a schema."""
    return writing_codec(schema.safe).encode(schema.base)


def _result(name: str, value: Column, problems: Column) -> Column:
    good = F.size(problems) == 0
    return F.struct(F.when(good, value).alias(name), problems.cast(PROBLEMS).alias("violations"))


def _read(subject: Column, tokens: Column, schema: Schema) -> Column:
    values = F.transform(tokens, lambda token: decode(token, topic_codec().address))

    def fields(values: Column) -> Column:
        read = [F.get(values, number) for number, _ in enumerate(schema.key_order, 1)]
        problems = [
            _misread(subject, tokens, number, schema.fields[name], value)
            for number, (name, value) in enumerate(zip(schema.key_order, read, strict=True), 1)
        ]
        typed = (
            _value(value, schema.fields[name]).alias(name) for name, value in zip(schema.key_order, read, strict=True)
        )
        found = F.array_compact(F.array(*problems))
        return _let(found, lambda it: _result("identifier", F.when(F.size(it) == 0, F.struct(*typed)), it))

    def shaped(values: Column) -> Column:
        def whole(error: Column) -> Column:
            problem = _problem(F.lit(None).cast("string"), subject, error["position"], error["expected"])
            refused = _result("identifier", F.lit(None).cast(identifier_type(schema)), F.array(problem))
            return F.when(error.isNotNull(), refused).otherwise(fields(values))

        return _let(_misshapen(subject, tokens, values, schema), whole)

    return _let(values, shaped)


def _misshapen(subject: Column, tokens: Column, values: Column, schema: Schema) -> Column:
    """STRUCT<position, expected>: why the subject is none of the schema's, NULL if it is one."""
    wanted = 1 + len(schema.key_order)
    bad = F.array_position(F.transform(tokens, lambda token: (token == "") | _undecodable(token)), True).cast("int")

    def undecodable(bad: Column) -> Column:
        token, start = F.get(tokens, bad - 1), _start(tokens, bad - 1)
        error = _refused_by(token, "wire-token")
        broken = _let(error, lambda it: _error(start + it["position"], it["expected"]))
        base = _error(_shared(F.get(tokens, 0), F.lit(schema.base)), F.lit(f"the base `{schema.base}`"))
        missing = F.get(F.array(*map(F.lit, ("", *schema.key_order))), F.size(tokens))
        short = F.concat(F.lit("a dot, and the field `"), missing, F.lit("`"))
        return (
            F.when((bad > 0) & (token == ""), _error(start, F.lit(_FILLED)))
            .when(bad > 0, broken)
            .when(F.get(values, 0) != schema.base, base)
            .when(F.size(tokens) < wanted, _error(F.char_length(subject), short))
            .when(F.size(tokens) > wanted, _error(_start(tokens, F.lit(wanted)) - 1, F.lit("the end")))
        )

    return _let(bad, undecodable)


def _undecodable(token: Column) -> Column:
    return ~_is_valid(token, aviso_rule("wire-token").entry)


def _misread(subject: Column, tokens: Column, number: int, field: Field, value: Column) -> Column:
    """STRUCT: the problem of a field, at its place in the whole subject; NULL if its value is in order."""
    token = F.get(tokens, number)

    def placed(error: Column) -> Column:
        units = F.slice(F.regexp_extract_all(token, F.lit(_UNITS), F.lit(0)), F.lit(1), error["position"])
        at = _start(tokens, F.lit(number)) + F.char_length(F.array_join(units, ""))
        return F.when(error.isNotNull(), _problem(F.lit(field.name), subject, at, error["expected"]))

    return _let(_let(value, lambda text: _wrong(text, field)), placed)


def _unwritable(name: str, text: Column, field: Field) -> Column:
    absent = F.struct(
        F.lit(name).alias("field"),
        F.lit(None).cast("int").alias("position"),
        F.lit("a notification needs a value for this field").alias("cause"),
    )

    def told(error: Column) -> Column:
        return F.when(error.isNotNull(), _problem(F.lit(name), text, error["position"], error["expected"]))

    return F.when(text.isNull(), absent).otherwise(_let(_wrong(text, field), told))


def _problem(field: Column, text: Column, position: Column, expected: Column) -> Column:
    def told(found: Column) -> Column:
        what = F.when(found == "", "ends too early").otherwise(_shown(found))
        cause = F.concat(what, F.lit(" at position "), position.cast("string"), F.lit(": expected "), expected)
        return F.struct(field.alias("field"), position.cast("int").alias("position"), cause.alias("cause"))

    return _let(F.substring(text, position + 1, F.lit(1)), told)


def _start(tokens: Column, number: Column) -> Column:
    """INT: where a token begins in its subject."""
    before = F.array_join(F.slice(tokens, F.lit(1), number), ".")
    return F.when(number > 0, F.char_length(before) + 1).otherwise(0)


# ---- what is wrong with the text of a field; NULL if nothing is -----------------------------------------------------


def _wrong(text: Column, field: Field) -> Column:
    """STRUCT<position, expected>: as the handler of the field in `_fields`."""
    match field.handler:
        case "StringHandler":
            return _string(text, field.max_length)
        case "DateHandler":
            refused = _refused_by(text, "date-value-dashed" if field.canonical_format == DASHED else "date-value")
            return F.coalesce(refused, F.when(text.startswith("0000"), _error(F.lit(3), F.lit("a year from 0001"))))
        case "TimeHandler":
            return _refused_by(text, "time-value")
        case "EnumHandler":
            shared = F.greatest(F.lit(0), F.lit(0), *(_shared(text, F.lit(value)) for value in field.values))
            listed = ", ".join(f"`{value}`" for value in field.values)
            return F.when(~text.isin(*field.values), _error(shared, F.lit(f"one of {listed}")))
        case "ExpverHandler":
            return _let(_stored_expver(text), lambda stored: _expver(text, stored))
        case "IntHandler":
            low = -_LARGEST - 1 if field.low is None else field.low
            high = _LARGEST if field.high is None else field.high
            number = text.try_cast("decimal(20,0)")
            outside = F.when(~number.between(F.lit(low), F.lit(high)), _outside(low, high))
            return F.when(_accepts(text, "integer-value"), outside).otherwise(_refused_by(text, "integer-value"))
        case "FloatHandler":
            return F.when(_accepts(text, "float-value"), _float(text, field)).otherwise(
                _refused_by(text, "float-value")
            )
        case "PolygonHandler":
            told = "at least four `latitude,longitude` pairs, the last as the first"
            return F.when(~_is_polygon(text), _error(F.lit(0), F.lit(told)))
    return F.lit(None).cast(_ERROR)


def _string(text: Column, longest: int | None) -> Column:
    empty = F.when(text == "", _error(F.lit(0), F.lit(_FILLED)))
    if longest is None:
        return empty
    fitting = _readable(F.substring(text.cast("binary"), 1, longest).cast("string"))
    told = F.lit(f"the end, after at most {longest} bytes")
    return empty.when(F.octet_length(text) > longest, _error(F.char_length(fitting), told))


def _stored_expver(text: Column) -> Column:
    digits = F.regexp_replace(text, r"\A\+", "")
    number = F.when(digits.rlike(r"\A0*+[0-9]{1,10}\z") & (F.char_length(digits) <= 4300), digits)
    number = F.regexp_replace(number, r"\A0++(?=[0-9])", "").try_cast("bigint")
    padded = F.when(number < 1000, F.lpad(number.cast("string"), 4, "0")).otherwise(number.cast("string"))
    return F.when(number <= _LARGEST_VERSION, padded).otherwise(F.lower(text))


def _expver(text: Column, stored: Column) -> Column:
    told = F.concat(F.lit("`"), stored, F.lit("`, as it is stored"))
    return F.when(text == "", _error(F.lit(0), F.lit(_FILLED))).when(
        text != stored, _error(_shared(text, stored), told)
    )


def _float(text: Column, field: Field) -> Column:
    number = text.try_cast("double")
    bounds = [F.lit(False)]
    bounds += [] if field.low is None else [number < F.lit(float(field.low))]
    bounds += [] if field.high is None else [number > F.lit(float(field.high))]
    is_outside = reduce(Column.__or__, bounds)

    def told(plain: Column) -> Column:
        longer = _error(_shared(text, plain), F.lit("the shortest digits of the number"))
        return F.when(text != plain, longer).when(is_outside, _outside(field.low, field.high))

    return _let(F.coalesce(_plain(number), F.lit("")), told)


def _plain(number: Column) -> Column:
    """STRING: a double in its shortest digits, without an exponent; NULL if it is not finite. See `plain_float`."""

    def spelled(text: Column) -> Column:
        minus = F.when(text.startswith("-"), "-").otherwise("")
        mantissa = F.regexp_extract(text, _DOUBLE, 1)
        fraction = F.regexp_replace(F.regexp_extract(text, _DOUBLE, 2), r"0+\z", "")
        exponent = F.coalesce(F.regexp_extract(text, _DOUBLE, 3).try_cast("int"), F.lit(0))
        digits, point = F.concat(mantissa, fraction), F.char_length(mantissa) + exponent
        exact = F.struct(digits.alias("digits"), point.alias("point"))
        return _let(_let(exact, lambda it: _shortest(number, it)), lambda it: F.concat(minus, placed(it)))

    def placed(it: Column) -> Column:
        digits, point = it["digits"], it["point"]
        size = F.char_length(digits)
        small = F.concat(F.lit("0."), F.repeat(F.lit("0"), -point), digits)
        large = F.concat(digits, F.repeat(F.lit("0"), point - size))
        inside = F.concat(F.substring(digits, F.lit(1), point), F.lit("."), F.substr(digits, point + 1))
        return F.when(point <= 0, small).when(point >= size, large).otherwise(inside)

    return F.when(F.abs(number) < F.lit(float("inf")), _let(number.cast("string"), spelled))


def _shortest(number: Column, exact: Column) -> Column:
    """STRUCT<digits, point>: without the digit too many that Java before 19 prints at times."""
    digits, point = exact["digits"], exact["point"]
    size = F.char_length(digits) - 1
    rounded = F.floor((digits.try_cast("decimal(25,0)") + 5) / 10).cast("string")

    def shorter(rounded: Column) -> Column:
        carried = point + F.when(F.char_length(rounded) > size, 1).otherwise(0)
        read = F.concat(F.lit("0."), rounded, F.lit("E"), carried.cast("string")).try_cast("double")
        found = F.struct(F.regexp_replace(rounded, r"(?<=.)0+\z", "").alias("digits"), carried.alias("point"))
        return F.when((size >= 15) & (read == F.abs(number)), found).otherwise(exact)

    return _let(F.when(F.char_length(rounded) < size, F.lpad(rounded, size, "0")).otherwise(rounded), shorter)


def _is_polygon(text: Column) -> Column:
    listed = F.from_json(text, "array<array<double>>", {"mode": "PERMISSIVE", "allowSingleQuotes": "false"})
    parts = F.split(F.regexp_replace(F.regexp_replace(text, r"\A\(", ""), r"\)\z", ""), ",", -1)
    digits = "[0-9]+(?:_[0-9]+)*"
    number = rf"\A\s*[+-]?(?:{digits}\.?(?:{digits})?|\.{digits})(?:[eE][+-]?{digits})?\s*\z"
    numbers = F.transform(
        parts, lambda it: F.when(it.rlike(number), F.replace(F.trim(it), F.lit("_"), F.lit("")).try_cast("double"))
    )
    each = F.sequence(F.lit(0), F.size(parts) - 2, F.lit(2))
    paired = F.transform(each, lambda at: F.array(F.get(numbers, at), F.get(numbers, at + 1)))
    even = F.when((F.size(parts) % 2 == 0) & (F.size(parts) >= 8), paired)

    def closed(pairs: Column) -> Column:
        on_earth = F.forall(
            pairs, lambda it: (F.size(it) == 2) & (F.abs(F.get(it, 0)) <= 90) & (F.abs(F.get(it, 1)) <= 180)
        )
        return (F.size(pairs) >= 4) & (F.get(pairs, 0) == F.element_at(pairs, -1)) & F.coalesce(on_earth, F.lit(False))

    bracketed = text.startswith("(") == text.endswith(")")
    return F.coalesce(bracketed & _let(F.when(text.startswith("["), listed).otherwise(even), closed), F.lit(False))


def _error(position: Column, expected: Column) -> Column:
    return F.struct(position.cast("int").alias("position"), expected.alias("expected"))


def _outside(low: float | None, high: float | None) -> Column:
    return _error(F.lit(0), F.lit(f"a number from {low} to {high}"))


def _accepts(text: Column, rule: str) -> Column:
    return _is_valid(text, aviso_rule(rule).entry)


def _refused_by(text: Column, rule: str) -> Column:
    entry = aviso_rule(rule).entry

    def at(end: Column) -> Column:
        return _error(
            _position(end, entry), _chosen(entry["expected"], F.get(_constants(entry["expects"]), _state(end, entry)))
        )

    return F.when(~_accepts(text, rule), _let(_walk(text, entry), at))


def _shared(text: Column, other: Column) -> Column:
    """INT: how many characters both begin with."""
    length = F.least(F.char_length(text), F.char_length(other))
    each = F.sequence(F.lit(1), length + 1)
    differs = F.transform(
        each, lambda at: (at > length) | (F.substring(text, at, F.lit(1)) != F.substring(other, at, F.lit(1)))
    )
    return F.array_position(differs, True).cast("int") - 1


# ---- the values -----------------------------------------------------------------------------------------------------


def _value(text: Column, field: Field) -> Column:
    if field.handler == "DateHandler":
        dashed = F.regexp_replace(text, r"\A(\d{4})-?(\d\d)-?(\d\d)\z", "$1-$2-$3")
        return dashed.try_cast("date")
    return text.try_cast(_TYPES[field.handler]) if field.handler in _TYPES else text


def _text(value: Column, field: Field) -> Column:
    """STRING: the value as Aviso stores it."""
    match field.handler:
        case "DateHandler":
            text = value.cast("date").cast("string")
            return text if field.canonical_format == DASHED else F.replace(text, F.lit("-"), F.lit(""))
        case "FloatHandler":
            no_number = F.when(F.isnan(value), "nan").otherwise(F.when(value > 0, "inf").otherwise("-inf"))
            return F.when(value.isNotNull(), F.coalesce(_plain(value.cast("double")), no_number))
        case "IntHandler":
            return value.cast("bigint").cast("string")
    return value.cast("string")


def _column(col: Column | str) -> Column:
    return F.col(col) if isinstance(col, str) else col

"""Text in the charset that a media type declares, as Python encodes it."""

from __future__ import annotations

import codecs
import encodings.aliases
import sys
from collections.abc import Callable
from functools import cache

from pyspark.sql import Column
from pyspark.sql import functions as F

from ...spark import _let
from .._event import encoding_of
from ._texts import check, constant

_ANY, _ASCII, _LATIN = r"\A[\s\S]*+", r"\A[\x00-\x7F]*+", r"\A[\x00-\xFF]*+"


def _in(charset: str) -> Callable[[Column], Column]:
    return lambda text: F.encode(text, charset)


def _turned(text: Column) -> Column:
    """BINARY: UTF-32 with the least byte first, which Spark does not write."""
    return F.unhex(F.regexp_replace(F.hex(F.encode(text, "UTF-32")), "(..)(..)(..)(..)", "$4$3$2$1"))


def _marked(mark: bytes, little: Callable[[Column], Column], big: Callable[[Column], Column]) -> Callable[..., Column]:
    """As Python does it: a byte order mark, and then the order of the machine. Java knows one of them at most."""
    ordered = little if sys.byteorder == "little" else big
    return lambda text: F.concat(F.lit(mark), ordered(text))


# Python's name of each charset that Spark can write, the text that fits into it, and how.
_WRITERS: dict[str, tuple[str, Callable[[Column], Column]]] = {
    "utf-8": (_ANY, lambda text: text.cast("binary")),
    "ascii": (_ASCII, lambda text: text.cast("binary")),
    "iso8859-1": (_LATIN, _in("ISO-8859-1")),
    "utf-16": (_ANY, _marked(codecs.BOM_UTF16, _in("UTF-16LE"), _in("UTF-16BE"))),
    "utf-16-le": (_ANY, _in("UTF-16LE")),
    "utf-16-be": (_ANY, _in("UTF-16BE")),
    "utf-32": (_ANY, _marked(codecs.BOM_UTF32, _turned, _in("UTF-32"))),
    "utf-32-le": (_ANY, _turned),
    "utf-32-be": (_ANY, _in("UTF-32")),
}


@cache
def _names() -> dict[str, str]:
    """Every spelling of these charsets that Python knows, normalized, and Python's name.

    Any `_` of an alias may also be a dot, and so the aliases stand here a second time, behind one.
    """
    aliases = encodings.aliases.aliases
    told = {name: encoding_of(name) for name in (*aliases, *aliases.values())}
    known = {name: found for name, found in told.items() if found in _WRITERS}
    return known | {f".{name}": known[name] for name in aliases if name in known}


def encoded(text: Column, charset: Column) -> Column:
    """STRUCT<payload, problem>: the text in the charset, whose name is in lower case; or why it cannot be in it."""
    spelled = F.regexp_replace(F.regexp_replace(charset, "[^a-z0-9.]++", "_"), r"\A_|_\z", "")
    dotted = F.concat(F.lit("."), F.replace(spelled, F.lit("."), F.lit("_")))
    names = constant(_names())
    known = F.coalesce(F.try_element_at(names, spelled), F.try_element_at(names, dotted))
    unknown = check("N4", "attribute", "datacontenttype", F.concat(F.lit("unknown charset `"), charset, F.lit("`")))

    def written(known: Column, fitting: Column) -> Column:
        at = F.char_length(fitting)
        place = F.concat(F.lit("the character at position "), at.cast("string"))
        cause = F.concat(place, F.lit(" does not exist in `"), charset, F.lit("`"))
        payload = F.lit(None).cast("binary")
        for name, (_, write) in _WRITERS.items():
            payload = F.when(known == name, write(text)).otherwise(payload)
        problem = F.when(known.isNull(), unknown).when(fitting != text, check("N4", "payload", "", cause, at, text))
        return F.struct(F.when(problem.isNull(), payload).alias("payload"), problem.alias("problem"))

    def fitted(known: Column) -> Column:
        fits = F.try_element_at(constant({name: fits for name, (fits, _) in _WRITERS.items()}), known)
        return _let(F.coalesce(F.regexp_substr(text, fits), F.lit("")), lambda it: written(known, it))

    return _let(known, fitted)

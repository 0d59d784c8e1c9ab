"""Spark columns between NATS messages and CloudEvents, with the verdicts and values of `natsgrammar.cloudevents`.

    from natsgrammar.cloudevents import spark as ce
    events = messages.select("subject", ce.event("headers", "data").alias("event"))
    events.where(F.size("event.violations") == 0).select("event.source", "event.id", "event.time")
    events.select(ce.to_structured("event").alias("message")).select("message.headers", "message.data")

Everything here builds Column expressions, and no Python runs per row. What the specifications leave open is the
`Options` of the Python mapping, as there.
Where a message breaks requirements, all of them are told in `violations`, and every attribute is NULL.

What differs from Python, and all that does:

- JSON may nest arrays and objects 100 deep; Python goes on to nearly 1000, by how much stack is left.
- No warnings are told.
- A payload that is no JSON object is told as just that (J13), without the place where it stops being one.
- Half a surrogate pair, which JSON can spell and no string of Spark's can hold, stands as U+FFFF in the `name` and the
  `text` of a violation, whose `cause` names it. Two such names that differ in nothing else are one, which comes twice.
- Text data is written to binary mode in UTF-8, UTF-16, UTF-32, US-ASCII or ISO-8859-1; another charset is told as
  unknown (N4).
"""

from ._read import EVENT, event
from ._texts import PROBLEM
from ._time import timestamp
from ._write import MESSAGE, to_binary, to_structured

__all__ = ["EVENT", "MESSAGE", "PROBLEM", "event", "timestamp", "to_binary", "to_structured"]

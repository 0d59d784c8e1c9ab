"""The checks: each is a function from the configuration to findings with codes."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import chain

from . import ignores, names, relations, subjects
from .conditions import conditions
from .finding import Finding
from .model import Configuration
from .shapes import as_written

CHECKS: tuple[Callable[[Configuration], Iterator[Finding]], ...] = (
    names.bad_names,
    names.unacknowledged,
    names.case_only,
    names.buckets,
    names.prefixes,
    names.metadata_keys,
    subjects.bad_subjects,
    subjects.lost_subjects,
    subjects.overlapping_streams,
    subjects.filters_outside,
    subjects.overlapping_filters,
    subjects.reserved,
    subjects.led_back,
    subjects.bad_mappings,
    subjects.overlapping_shares,
    conditions,
    relations.work_queues,
    relations.cycles,
)

CODES = {
    "STREAM_NAME": "a stream name that the server rejects",
    "CONSUMER_NAME": "a consumer name that the server rejects",
    "GROUP_NAME": "a priority group that the server rejects, or a queue group that no client can join",
    "OWN_RULE": "a name that a rule of your own rejects",
    "CLIENT_REFUSES": "a name that some client rejects",
    "PERCENT": "a name with `%`, for which older servers lose acknowledgements",
    "SUBJECT": "a subject that the server rejects",
    "LOST_SUBJECT": "a subject whose messages JetStream cannot find again, or only by reading the whole stream again",
    "LITERAL_WILDCARD": "a wildcard inside a longer token, or of another system, which is no wildcard",
    "OVERLAP": "two stream subjects that capture the same messages",
    "SERVER_OVERLAP": "subjects or filters that share nothing, but overlap for the server",
    "FILTER_OUTSIDE": "a filter that selects nothing of its stream",
    "FILTER_WIDER": "a filter that reaches beyond its stream",
    "FILTER_OVERLAP": "filters of one consumer that overlap",
    "RESERVED": "a subject or API prefix that the server reserves for itself",
    "DOLLAR": "a stream subject that begins with `$`, or with `_INBOX`",
    "REPUBLISH_CYCLE": "a stream that republishes into its own subjects",
    "DELIVER_CYCLE": "a consumer that delivers into the subjects of its own stream",
    "MEMBERS": "members of a stream or consumer that servers reject together",
    "DURATION": "a duration that servers reject, such as one in seconds where nanoseconds are meant",
    "TRANSFORM": "a transform whose destination the server rejects",
    "ORIGIN": "a mirror or source that the server rejects",
    "CYCLE": "streams that mirror or source each other",
    "WORK_QUEUE": "a consumer that the server rejects for a work queue",
    "SHARED_OVERLAP": "exports or imports of one account that overlap",
    "CASE_ONLY": "names that differ by case only",
    "DUPLICATE": "the same stream or consumer twice",
    "BUCKET_NAME": "a bucket whose name is not legal",
    "BUCKET_SUBJECT": "the stream of a bucket that lacks what its clients write, or keeps what they never read",
    "METADATA_KEY": "a metadata key that begins with `_nats`, which is reserved by NATS",
    "REPEATED": "a duplicate member of an object; servers use the last",
    "WRONG_TYPE": "a value of a type that the server does not read",
    "UNKNOWN_MEMBER": "a member that servers reject or ignore",
    "NOTHING_KNOWN": "a document without a stream, consumer, export or import",
    "PARTIAL": "a listing that lacks streams or consumers",
    ignores.CODE: "a suppression of an unknown code, or of a finding that does not occur",
}


def check(config: Configuration, rules: Mapping[str, str], more: Iterable[Finding] = ()) -> Iterator[Finding]:
    """Yield the findings, `more` among them, except those suppressed. Raises UnknownAddress and ValueError."""
    every = chain(config.faults, more, names.own_rules(config, rules), *(each(config) for each in CHECKS))
    for finding in ignores.unsuppressed(every, config.ignores, CODES, () if rules else ("OWN_RULE",)):
        yield replace(finding, path=as_written(finding.document.value, finding.path))

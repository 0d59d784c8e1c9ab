"""Names as types: portable ones, which every specification, server and client accepts.

For another rule, annotate `str` with `natsgrammar.Name`. With pydantic, fields of these types are validated.
"""

from typing import Annotated

from .core import Name

StreamName = Annotated[str, Name("portable:stream-name")]
"""The name of a stream."""
ConsumerName = Annotated[str, Name("portable:consumer-name")]
"""The name of a consumer."""
DurableName = Annotated[str, Name("portable:durable-name")]
"""The name of a durable consumer."""
QueueName = Annotated[str, Name("portable:queue-name")]
"""The name of a queue group."""
AccountName = Annotated[str, Name("portable:account-name")]
"""The name of an account."""
Subject = Annotated[str, Name("portable:subject-publish")]
"""A subject to publish to."""
Filter = Annotated[str, Name("portable:subject-subscribe")]
"""A subject to subscribe to, with wildcards."""
KeyValueBucket = Annotated[str, Name("portable:kv-bucket-name")]
"""The name of a key-value bucket."""
Key = Annotated[str, Name("portable:kv-key-name")]
"""A key of a key-value bucket."""
ObjectBucket = Annotated[str, Name("portable:obj-bucket-name")]
"""The name of an object bucket."""
HeaderName = Annotated[str, Name("portable:header-name")]
"""The name of a header."""

"""Names as types: portable ones, which every specification, server and client accepts.

For another rule, annotate `str` with `natsgrammar.Name`. With pydantic, fields of these types are validated.
"""

from typing import Annotated

from ._name import Name

StreamName = Annotated[str, Name("portable:stream-name")]
ConsumerName = Annotated[str, Name("portable:consumer-name")]
DurableName = Annotated[str, Name("portable:durable-name")]
QueueName = Annotated[str, Name("portable:queue-name")]
AccountName = Annotated[str, Name("portable:account-name")]
Subject = Annotated[str, Name("portable:subject-publish")]
Filter = Annotated[str, Name("portable:subject-subscribe")]
KeyValueBucket = Annotated[str, Name("portable:kv-bucket-name")]
Key = Annotated[str, Name("portable:kv-key-name")]
ObjectBucket = Annotated[str, Name("portable:obj-bucket-name")]
HeaderName = Annotated[str, Name("portable:header-name")]

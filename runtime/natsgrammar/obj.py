"""Object names in subjects, as ADR-20 has them: any text in one token, and back.

>>> from natsgrammar import obj
>>> obj.meta_subject("images", "report.pdf")
'$O.images.M.cmVwb3J0LnBkZg=='
>>> obj.read_meta_subject("$O.images.M.cmVwb3J0LnBkZg==")
('images', 'report.pdf')
"""

from .core import codec, parse, rule

__all__ = ["meta_subject", "read_meta_subject"]


def meta_subject(bucket: str, name: str) -> str:
    """Return the subject for the object's description.

    Raises InvalidName for the bucket, CodecError for an empty name or a lone surrogate, and TypeError if either is
    not a str.
    """
    return f"$O.{rule('adr20:bucket-name').validate(bucket)}.M.{codec('adr20:object-name').encode(name)}"


def read_meta_subject(subject: str) -> tuple[str, str]:
    """Return the bucket and name of the object described under the subject.

    Raises InvalidName for another subject, CodecError for a name that is not UTF-8, and TypeError if it is not a str.
    """
    parts = parse("adr20:meta-subject", subject)
    return parts["bucket"].text, codec("adr20:object-name").decode(parts["name_encoded"].text)

"""The requirements for a CloudEvent over NATS, named as in errors.

N: the NATS protocol binding. C: the core specification and its type system. J: the JSON event format.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Requirement:
    """One requirement: its section, its strength, and a summary.

    - `strength`: MUST, SHOULD, MAY, or DERIVED if the specification is silent and a reading had to be chosen
    """

    id: str
    section: str
    strength: str
    text: str


_ROWS = """
N1  | 1.3      | SHOULD  | both content modes are offered; there is no batch mode
N2  | 1.4      | MUST    | the JSON event format is supported
N3  | 2.1      | MUST    | `datacontenttype` is a media type (see C16)
N4  | 3.1.1    | MUST    | in binary mode the payload is the data, byte for byte
N5a | 3        | MUST    | a server without headers carries structured mode only
N5b | 3        | MUST    | `Content-Type: application/cloudevents…`, in any case, makes a message structured
N5c | 3        | MUST    | every other message is binary
N6  | 3        | MUST    | a structured payload is the JSON event format in UTF-8
N7  | 3.2      | MUST    | a structured payload follows its event format
N8  | 3.1.2    | MUST    | each attribute has its own header, and no header is duplicated
N9  | 3.1.2    | MUST    | an attribute also mapped elsewhere keeps its `ce-` header, which takes precedence
N10 | 3.1.3.1  | MUST    | a header name is `ce-` and the attribute's name; this holds for `ce-datacontenttype` too
N11 | 3.1.3.1  | MUST    | header names are case-insensitive
N12 | 3.1.3.2  | MUST    | a header value is made from the canonical text of the attribute's type
N13 | 3.1.3.2  | MUST    | a header value holds printable ASCII only
N14 | 3.1.3.2  | MUST    | space, quotation mark, percent and all but printable ASCII are percent-encoded
N15 | 3.1.3.2  | SHOULD  | control characters are percent-encoded too
N16 | 3.1.3.2  | MUST    | escapes encode the UTF-8 of whole characters, never of surrogates
N17 | 3.1.3.2  | SHOULD  | escapes are written with upper-case digits
N18 | 3.1.3.2  | SHOULD  | an encoded value is not quoted or encoded again
N19 | 3.1.3.2  | MUST    | a receiver removes double quotes and their backslashes first
N20 | 3.1.3.2  | MUST    | then it decodes escapes, once
N21 | 3.1.3.2  | MUST    | lower-case digits are accepted
N22 | 3.1.3.2  | MUST    | unneeded escapes are accepted
N23 | 3.1.3.2  | MUST    | escapes that are not well-formed UTF-8 are rejected
N24 | 3.1.3.2  | DERIVED | an escape cut short or not hexadecimal, and an unclosed quotation, are rejected
N25 | 3.1.3.2  | DERIVED | a bare space, tab or non-ASCII character is read unchanged; control characters are rejected
N26 | 3.1.3.2  | DERIVED | quotes come before escapes, and escapes before the rules of the type
C1  | core     | MUST    | `id`, `source`, `specversion` and `type` are present
C2  | core     | MUST    | a name is one or more of a-z and 0-9
C3  | core     | MUST    | no attribute is called `data`
C4  | core     | SHOULD  | a name begins with a letter and has at most 20 characters
C5  | core     | MUST    | a value has one of the seven types, and the one fixed for its attribute, if any
C6  | core     | MUST    | a Boolean is `true` or `false`
C7  | core     | MUST    | an Integer is a decimal number of 32 bits
C8  | core     | MUST    | a String has no control characters, noncharacters or lone surrogates
C9  | core     | MUST    | a Binary is padded base64 in the standard alphabet
C10 | core     | MUST    | a URI is absolute, without fragment
C11 | core     | MUST    | a URI-reference follows RFC 3986
C12 | core     | MUST    | a Timestamp is an existing date and time as in RFC 3339
C13 | core     | MUST    | every type converts to its canonical text and back
C14 | core     | MUST    | `id`, `type` and `subject` are not empty, and `specversion` is a known version
C15 | core     | MUST    | `source` and `dataschema` are not empty; a `source` should be absolute
C16 | core     | MUST    | `datacontenttype` is a media type
C17 | core     | MUST    | media types and the names of their parameters are case-insensitive
C18 | core     | SHOULD  | a `type` begins with a domain name in reverse
C19 | core     | MUST    | `source` and `id` together are unique; a single message cannot show it
C20 | core     | SHOULD  | an event is no larger than 64 KiB on the wire; none is rejected for its size
C21 | core     | SHOULD  | the media type that a JSON payload implies is made explicit when the mode changes
C22 | core     | SHOULD  | an extension that copies values defines precedence; a single message cannot show it
J1  | JSON     | MUST    | the media type is `application/cloudevents+json`
J2  | JSON     | MUST    | attributes, extensions included, are members of one JSON object
J3  | JSON     | MUST    | Boolean and Integer are JSON values; other types are strings of canonical text
J4  | JSON     | MUST    | a null member is an attribute that is not set
J5  | JSON     | MUST    | `data` and `data_base64` exclude each other; a null beside the other is read as absent
J6  | JSON     | MUST    | binary data is base64 in `data_base64`, and implies no media type
J7  | JSON     | MUST    | `*/json` and `*/*+json`, in any case, with or without parameters, declare JSON
J8  | JSON     | MUST    | where JSON is declared, or nothing, `data` is the JSON value itself
J9  | JSON     | MUST    | under any other media type `data` is a string
J10 | JSON     | MUST    | `data` without media type means `application/json`
J11 | JSON     | MUST    | `data` that is null is a payload of null; only an absent `data` means no data
J12 | JSON     | MUST    | a JSON string keeps its quotation marks on the way to binary mode
J13 | JSON     | DERIVED | a payload that is not UTF-8 or not a JSON object, or has a duplicate member, is rejected
J14 | JSON     | MUST    | a number that is not an Integer, an array or an object is not an attribute value
J15 | JSON     | MUST    | members that the core does not name are extensions, and named accordingly
J16 | JSON     | MUST    | the batch format has no place in NATS
"""


_LINES = (Requirement(*map(str.strip, line.split("|", 3))) for line in _ROWS.strip().splitlines())
REQUIREMENTS: dict[str, Requirement] = {requirement.id: requirement for requirement in _LINES}

"""A grammar that tries to become code in every place that takes text."""

from __future__ import annotations

import json

# Ends of strings, comments, tags, templates and statements in every language that is written.
POISON = (
    r"""' ''' " \" \\ \' \n \u0022 \x22 */ /* // # -- ; {{ 7*7 }} {% if x %} {# #} ${7*7} #{7*7} $$ <%= 7*7 %> @{x} """
    r'''""" \""" \N{DEL} `'` ``` ~~~ </code></pre></script><script>alert(1)</script><img src=x onerror=alert(1)> '''
    "&lt; &amp; <!-- --> ]]> [text](javascript:alert(1)) ![x](y) [ref]: javascript:x {: onclick=alert(1) } "
    "| a | b | *bold* _it_ %s %(x)s {0} !r DROP TABLE x; "
    "caf\u00e9 \U0001f600 \x1b[2J \x02\x03 \x7f \u202e\u2066 \u2028\u2029 \ufeff \x00 end"
)
# What only a JSON string can bring: line breaks and half a surrogate pair.
ESCAPED = "\n\r\n\t\u0085\ud800x\udfff\n# heading\n    code\n--- \n!!! note\n"
CHARACTERS = "'\"\\`*/{}%#$<>&|;-!?()[]^+.,:=~@_ \t\n\r\x00\x1b\x7f\x85\xa0\u2028\u202e\ufeff\uffff\U0001f600"
# Every escape of one character's UTF-8, for the decoder must read whatever the encoder writes.
_TAIL = "%[89AB][0-9A-F]"
ESCAPE = (
    f"/%([0-7][0-9A-F]|(C[2-9A-F]|D[0-9A-F]){_TAIL}|E0%[AB][0-9A-F]{_TAIL}|E[1-9A-CEF]{_TAIL}{_TAIL}"
    f"|ED%[89][0-9A-F]{_TAIL}|F0%[9AB][0-9A-F]{_TAIL}{_TAIL}|F[1-3]{_TAIL}{_TAIL}{_TAIL}|F4%8[0-9A-F]{_TAIL}{_TAIL})/"
)
SPEC, EDITION = "class--x", "0--1.x+y_z"


def regex_class(characters: str) -> str:
    """A regular expression of one character out of `characters`."""
    # Lark undoes `\\U…` before it reads the class, so what is special there has a backslash of its own.
    members = (f"\\{c}" if c in "\\/[]^-" else f"\\U{ord(c):08x}" for c in characters)
    return f"/[{''.join(members)}]/"


def grammar() -> str:
    """The text of the grammar."""
    raw = POISON  # a comment runs to the line feed, and POISON has none
    good = [*CHARACTERS, CHARACTERS]
    bad = [POISON + ESCAPED, ESCAPED]
    examples = "\n".join(
        [
            *(f"// @good {json.dumps(name)}" for name in good),
            *(f"// @bad {json.dumps(name)} at {first(name)}" for name in bad),
        ]
    )
    alternatives = "\n    | ".join(json.dumps(c) for c in "'\\`*/{}%#$<>&|;")
    return f"""// @title {raw}
// @source {raw} https://example.org/{raw.replace(" ", "")}
// @source {raw} javascript:alert(1)
// {raw}
// # {raw}
//     {raw}
// !!! note "{raw}"
// [{raw}]: javascript:alert(1)
// ``{raw}

// {raw}
// | {raw}
// --- {raw}
// @production {raw}
// @source {raw}
{examples}
import: ANY+

// {raw}
// @codec class escape=ESCAPED
wire: ({regex_class(CHARACTERS).replace("[", "[^", 1)} | {ESCAPE})*

// {raw}
ANY: {regex_class(CHARACTERS)}

// {raw}
// @production {raw}
// @source {raw} https://example.org
OTHER: "\\"" | "'" | "*/" | "</script>" | "{{{{ }}}}"

ESCAPED: {regex_class(CHARACTERS)}

// @good "'" "|"
// @max-bytes 7
def: {alternatives}

// Names that look alike once they are spelled as a language wants them, and what YAML takes for truth values.
class_codec: "a"
a1: "a"
a_1: "b"
yes: "a"
on: "b"
"""


def first(name: str) -> int:
    """Where a name first leaves the characters of the rule `import`."""
    return next(at for at, c in enumerate(name) if c not in CHARACTERS)

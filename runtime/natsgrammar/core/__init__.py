"""Rules and codecs: registry, verdicts, violations, suggestions, explanations."""

from ..errors import publish
from .causes import Cause as Cause
from .codec import Codec as Codec
from .name import Name as Name
from .parts import Part as Part
from .rule import Rule as Rule
from .sources import PACKAGE
from .sources import RulesError as RulesError
from .sources import Tables as Tables
from .violation import CodecError as CodecError
from .violation import InvalidName as InvalidName
from .violation import Violation as Violation
from .violation import advice as advice
from .violation import violation_at as violation_at

# isort: split
# These come last: three functions hide the modules of the same name.
from .explain import Explanation as Explanation
from .explain import Stance as Stance
from .explain import explain as explain
from .explain import kind_of_name as kind_of_name
from .registry import SHORT_NAMES as SHORT_NAMES
from .registry import USUAL_KINDS as USUAL_KINDS
from .registry import Edition as Edition
from .registry import UnknownAddress as UnknownAddress
from .registry import build as build
from .registry import codec as codec
from .registry import codecs as codecs
from .registry import edition_of as edition_of
from .registry import kinds as kinds
from .registry import page_of as page_of
from .registry import parse as parse
from .registry import register as register
from .registry import roles as roles
from .registry import rule as rule
from .registry import rules as rules
from .registry import short as short
from .registry import unregister as unregister

publish(globals() | {"__name__": PACKAGE, "__all__": [*globals()]})

"""The keys that the Open Data Contract Standard 3.2 has; others in a file are noted, as they may be misspelt.

Source: its JSON Schema, `SchemaObject`, `SchemaProperty` and `DataQuality`.
"""

from __future__ import annotations


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


CONTRACT = _words("""
    version kind apiVersion id name tenant tags status servers dataProduct description domain context schema support
    price team roles slaDefaultElement slaProperties authoritativeDefinitions customProperties contractCreatedTs
""")
_BOTH = _words("""
    id name physicalName physicalType logicalType description businessName deprecated synonyms authoritativeDefinitions
    tags customProperties properties relationships quality
""")
DATASET = _BOTH | _words("dataGranularityDescription context")
PROPERTY = _BOTH | _words("""
    primaryKey primaryKeyPosition logicalTypeOptions required unique semanticType partitioned partitionKeyPosition
    classification encryptedName transformSourceObjects transformLogic transformDescription examples enum
    criticalDataElement items map
""")
# Of a check: what other engines run by, which changes nothing about one of ours.
IDLE = _words("""
    schedule scheduler unit metric rule arguments query mustBe mustNotBe mustBeGreaterThan mustBeGreaterOrEqualTo
    mustBeLessThan mustBeLessOrEqualTo mustBeBetween mustNotBeBetween
""")
CHECK = IDLE | _words("""
    id authoritativeDefinitions businessImpact customProperties description dimension method name severity tags type
    engine implementation
""")
SERVER = _words("path location format delimiter")  # what is read of one

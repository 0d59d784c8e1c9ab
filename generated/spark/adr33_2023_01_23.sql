-- adr33@2023-01-23 for Spark SQL. Generated from the grammar: edit that instead.
-- adr33_metadata_key_is_valid is left out, as RLIKE may take very long: use natsgrammar.spark.install
CREATE OR REPLACE TEMPORARY FUNCTION adr33_metadata_key_reserved_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:_nats[\x{0}-\x{d7ff}\x{e000}-\x{10ffff}]*+)\z' AND is_valid_utf8(name);

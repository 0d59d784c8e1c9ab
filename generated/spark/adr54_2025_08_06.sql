-- adr54@2025-08-06 for Spark SQL. Generated from the grammar: edit that instead.
CREATE OR REPLACE TEMPORARY FUNCTION adr54_base64_key_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:(?:(?:[\-0-9A-Z_a-z]{4})++(?:[\-0-9A-Z_a-z][AQgw]==|[\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)?+|[\-0-9A-Z_a-z][AQgw]==|[\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)?+)\z';
-- adr54_base64_key_implemented_is_valid is left out, as RLIKE may take very long: use natsgrammar.spark.install
CREATE OR REPLACE TEMPORARY FUNCTION adr54_path_key_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[[\x{0}-\x{7f}&&[^/]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]*+)\z' AND is_valid_utf8(name);

-- adr20@2024-02-05 for Spark SQL. Generated from the grammar: edit that instead.
CREATE OR REPLACE TEMPORARY FUNCTION adr20_bucket_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\-0-9A-Z_a-z]++)\z';
CREATE OR REPLACE TEMPORARY FUNCTION adr20_object_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\x{0}-\x{d7ff}\x{e000}-\x{10ffff}]++)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION adr20_name_encoded_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:(?:[\-0-9A-Z_a-z]{4})++(?:[\-0-9A-Z_a-z][AQgw]==|[\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)?+|[\-0-9A-Z_a-z][AQgw]==|[\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)\z';
CREATE OR REPLACE TEMPORARY FUNCTION adr20_meta_subject_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:\$O\.[\-0-9A-Z_a-z]++\.M\.(?:(?:[\-0-9A-Z_a-z]{4})++(?:[\-0-9A-Z_a-z][AQgw]==|[\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)?+|[\-0-9A-Z_a-z][AQgw]==|[\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=))\z';

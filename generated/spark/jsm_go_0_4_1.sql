-- jsm-go@0.4.1 for Spark SQL. Generated from the grammar: edit that instead.
CREATE OR REPLACE TEMPORARY FUNCTION jsm_go_stream_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[[\x{1}-\x{7f}&&[^\x{20}*./>\\]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION jsm_go_consumer_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[[\x{1}-\x{7f}&&[^\x{20}*./>\\]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION jsm_go_durable_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[[\x{1}-\x{7f}&&[^\x{20}*./>\\]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION jsm_go_domain_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[[\x{1}-\x{7f}&&[^\x{20}*./>\\]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name);

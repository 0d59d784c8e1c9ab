-- mqtt@2.11.12 for Spark SQL. Generated from the grammar: edit that instead.
CREATE OR REPLACE TEMPORARY FUNCTION mqtt_topic_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[[\x{0}-\x{7f}&&[^\x{20}#+]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name);
-- mqtt_topic_filter_is_valid is left out, as RLIKE may take very long: use natsgrammar.spark.install
CREATE OR REPLACE TEMPORARY FUNCTION mqtt_client_id_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\x{0}-\x{d7ff}\x{e000}-\x{10ffff}]++)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION mqtt_topic_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[[\x{0}-\x{7f}&&[^\x{20}#+]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name);

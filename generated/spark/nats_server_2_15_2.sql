-- nats-server@2.15.2 for Spark SQL. Generated from the grammar: edit that instead.
-- nats_server_reserved_subject_is_valid is left out, as RLIKE may take very long: use natsgrammar.spark.install
CREATE OR REPLACE TEMPORARY FUNCTION nats_server_domain_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{c}\x{d}\x{20}*.>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name);

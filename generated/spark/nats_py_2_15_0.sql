-- nats-py@2.15.0 for Spark SQL. Generated from the grammar: edit that instead.
CREATE OR REPLACE TEMPORARY FUNCTION nats_py_subject_publish_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\x{0}-\x{d7ff}\x{e000}-\x{10ffff}]*+)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION nats_py_subject_subscribe_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[[\x{0}-\x{7f}&&[^\x{20}]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION nats_py_reply_to_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\x{0}-\x{d7ff}\x{e000}-\x{10ffff}]++)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION nats_py_queue_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[[\x{0}-\x{7f}&&[^\x{20}]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION nats_py_stream_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}*./>\\]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION nats_py_consumer_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}*./>\\]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION nats_py_durable_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}*./>\\]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION nats_py_kv_bucket_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\-0-9A-Z_a-z]++)\z';
-- nats_py_kv_key_name_is_valid is left out, as RLIKE may take very long: use natsgrammar.spark.install
CREATE OR REPLACE TEMPORARY FUNCTION nats_py_obj_bucket_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\-0-9A-Z_a-z]++)\z';
CREATE OR REPLACE TEMPORARY FUNCTION nats_py_service_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\-0-9A-Z_a-z]++\x{a}?+)\z';
-- nats_py_service_version_is_valid is left out, as RLIKE may take very long: use natsgrammar.spark.install
CREATE OR REPLACE TEMPORARY FUNCTION nats_py_service_endpoint_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\-0-9A-Z_a-z]++\x{a}?+)\z';
CREATE OR REPLACE TEMPORARY FUNCTION nats_py_service_subject_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[[\x{0}-\x{7f}&&[^\x{20}>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++(?:>\x{a}?+)?+|>\x{a}?+)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION nats_py_service_group_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[[\x{0}-\x{7f}&&[^\x{20}>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]*+)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION nats_py_service_queue_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[[\x{0}-\x{7f}&&[^\x{20}>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++(?:>\x{a}?+)?+|>\x{a}?+)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION nats_py_os_bucket_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\-0-9A-Z_a-z]++)\z';

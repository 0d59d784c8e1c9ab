-- nats-js@2.29.3 for Spark SQL. Generated from the grammar: edit that instead.
CREATE OR REPLACE TEMPORARY FUNCTION nats_js_subject_publish_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\x{0}-\x{d7ff}\x{e000}-\x{10ffff}]++)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION nats_js_subject_subscribe_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\x{0}-\x{d7ff}\x{e000}-\x{10ffff}]++)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION nats_js_reply_to_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\x{0}-\x{d7ff}\x{e000}-\x{10ffff}]++)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION nats_js_queue_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\x{0}-\x{d7ff}\x{e000}-\x{10ffff}]++)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION nats_js_stream_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}*./>\\]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION nats_js_consumer_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}*./>\\]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION nats_js_durable_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}*./>\\]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION nats_js_kv_bucket_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\-0-9A-Z_a-z]++)\z';
CREATE OR REPLACE TEMPORARY FUNCTION nats_js_kv_key_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\--z&&[^.:-<>-@\[-\^`]]++(?:\.++[\--z&&[^.:-<>-@\[-\^`]]++)*+)\z';
CREATE OR REPLACE TEMPORARY FUNCTION nats_js_obj_bucket_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\-0-9A-Z_a-z]++)\z';
CREATE OR REPLACE TEMPORARY FUNCTION nats_js_obj_object_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\x{0}-\x{d7ff}\x{e000}-\x{10ffff}]++)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION nats_js_kv_search_key_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[*\-/-9=>A-Z_a-z]++(?:\.++[*\-/-9=>A-Z_a-z]++)*+)\z';
CREATE OR REPLACE TEMPORARY FUNCTION nats_js_service_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\-0-9A-Z_a-z]++)\z';
-- nats_js_service_version_is_valid is left out, as RLIKE may take very long: use natsgrammar.spark.install
CREATE OR REPLACE TEMPORARY FUNCTION nats_js_service_endpoint_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\-0-9A-Z_a-z]++)\z';
-- nats_js_service_subject_is_valid is left out, as RLIKE may take very long: use natsgrammar.spark.install
CREATE OR REPLACE TEMPORARY FUNCTION nats_js_service_group_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:(?:(?:[[\x{0}-\x{7f}&&[^\x{20}.>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]][[\x{0}-\x{7f}&&[^\x{20}.]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]*+|>[[\x{0}-\x{7f}&&[^\x{20}.]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)?+\.)*+(?:[[\x{0}-\x{7f}&&[^\x{20}.>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]][[\x{0}-\x{7f}&&[^\x{20}.]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]*+|>[[\x{0}-\x{7f}&&[^\x{20}.]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)?+)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION nats_js_service_queue_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\-0-9A-Z_a-z]++)\z';
CREATE OR REPLACE TEMPORARY FUNCTION nats_js_os_bucket_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\-0-9A-Z_a-z]++)\z';
CREATE OR REPLACE TEMPORARY FUNCTION nats_js_os_object_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\x{0}-\x{d7ff}\x{e000}-\x{10ffff}]++)\z' AND is_valid_utf8(name);

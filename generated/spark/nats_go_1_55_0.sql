-- nats-go@1.55.0 for Spark SQL. Generated from the grammar: edit that instead.
CREATE OR REPLACE TEMPORARY FUNCTION nats_go_subject_publish_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION nats_go_subject_subscribe_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}.]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++(?:\.[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}.]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)*+)\z' AND is_valid_utf8(name);
-- nats_go_filter_subject_is_valid is left out, as RLIKE may take very long: use natsgrammar.spark.install
CREATE OR REPLACE TEMPORARY FUNCTION nats_go_reply_to_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION nats_go_queue_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION nats_go_stream_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}*./>\\]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION nats_go_consumer_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}*./>\\]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION nats_go_durable_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}*./>\\]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION nats_go_kv_bucket_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\-0-9A-Z_a-z]++)\z';
CREATE OR REPLACE TEMPORARY FUNCTION nats_go_kv_key_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\--z&&[^.:-<>-@\[-\^`]]++(?:\.[\--z&&[^.:-<>-@\[-\^`]]++)*+)\z';
CREATE OR REPLACE TEMPORARY FUNCTION nats_go_obj_bucket_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\-0-9A-Z_a-z]++)\z';
CREATE OR REPLACE TEMPORARY FUNCTION nats_go_obj_object_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\x{0}-\x{d7ff}\x{e000}-\x{10ffff}]++)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION nats_go_kv_search_key_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:(?:[*\-/-9=A-Z_a-z]++\.)*+(?:[*\-/-9=A-Z_a-z]++>?+|>))\z';
CREATE OR REPLACE TEMPORARY FUNCTION nats_go_service_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\-0-9A-Z_a-z]++)\z';
-- nats_go_service_version_is_valid is left out, as RLIKE may take very long: use natsgrammar.spark.install
CREATE OR REPLACE TEMPORARY FUNCTION nats_go_service_endpoint_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\-0-9A-Z_a-z]++)\z';
CREATE OR REPLACE TEMPORARY FUNCTION nats_go_service_subject_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}.>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++\.)*+(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}.>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++>?+|>))\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION nats_go_service_group_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}.>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++(?:\.[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}.>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)*+)?+)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION nats_go_service_queue_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++>?+|>)\z' AND is_valid_utf8(name);
-- nats_go_inbox_prefix_is_valid is left out, as RLIKE may take very long: use natsgrammar.spark.install
CREATE OR REPLACE TEMPORARY FUNCTION nats_go_js_api_prefix_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name);
CREATE OR REPLACE TEMPORARY FUNCTION nats_go_header_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE CAST(X'5C41283F3A5B21232D272A2B5C2D2E302D39412D5A5C5E2D7A7C7E5D2B2B295C7A' AS STRING);
-- nats_go_header_value_is_valid is left out, as RLIKE may take very long: use natsgrammar.spark.install
-- nats_go_stream_subject_is_valid is left out, as RLIKE may take very long: use natsgrammar.spark.install
CREATE OR REPLACE TEMPORARY FUNCTION nats_go_os_bucket_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\-0-9A-Z_a-z]++)\z';
CREATE OR REPLACE TEMPORARY FUNCTION nats_go_os_object_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\x{0}-\x{d7ff}\x{e000}-\x{10ffff}]++)\z' AND is_valid_utf8(name);

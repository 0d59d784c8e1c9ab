-- portable@computed for DuckDB: macros, to call with its name in the CHECK of a column.
-- Generated from the grammar: edit that instead.
CREATE OR REPLACE MACRO portable_stream_name_is_valid(name) AS regexp_matches(name, '^(?:[!-\)+-\-0-=?-\[\]-~]{1,255})$');
CREATE OR REPLACE MACRO portable_consumer_name_is_valid(name) AS regexp_matches(name, '^(?:[!-\)+-\-0-=?-\[\]-~]{1,255})$');
CREATE OR REPLACE MACRO portable_durable_name_is_valid(name) AS regexp_matches(name, '^(?:[!-\)+-\-0-=?-\[\]-~]{1,255})$');
CREATE OR REPLACE MACRO portable_kv_bucket_name_is_valid(name) AS strlen(name) <= 252 AND regexp_matches(name, '^(?:[\-0-9A-Z_a-z]+)$');
CREATE OR REPLACE MACRO portable_kv_key_name_is_valid(name) AS regexp_matches(name, '^(?:[\-\/-9=A-Z_a-z]+(?:\.[\-\/-9=A-Z_a-z]+)*)$');
CREATE OR REPLACE MACRO portable_subject_publish_is_valid(name) AS regexp_matches(name, '^(?:(?:[!-\)+-\-\/-=?-~]+\.)*[!-\)+-\-\/-=?-~]+)$');
CREATE OR REPLACE MACRO portable_subject_subscribe_is_valid(name) AS regexp_matches(name, '^(?:(?:(?:[!-\)+-\-\/-=?-~]+|\*)\.)*(?:[!-\)+-\-\/-=?-~]+|[*>]))$');
CREATE OR REPLACE MACRO portable_obj_bucket_name_is_valid(name) AS strlen(name) <= 251 AND regexp_matches(name, '^(?:[\-0-9A-Z_a-z]+)$');
CREATE OR REPLACE MACRO portable_queue_name_is_valid(name) AS regexp_matches(name, '^(?:[!-\)+-\-\/-=?-\^`-~][!-\)+-\-\/-=?-~]*|_(?:[!-\)+-\-\/-=?-rt-~][!-\)+-\-\/-=?-~]*|s(?:[!-\)+-\-\/-=?-xz-~][!-\)+-\-\/-=?-~]*|y(?:[!-\)+-\-\/-=?-rt-~][!-\)+-\-\/-=?-~]*|s(?:[!-\)+-\-\/-=?-\^`-~][!-\)+-\-\/-=?-~]*|_[!-\)+-\-\/-=?-~]+)?)?)?)?)$');
CREATE OR REPLACE MACRO portable_reply_to_is_valid(name) AS regexp_matches(name, '^(?:[!-\)+-\-\/-=?-~]+(?:\.[!-\)+-\-\/-=?-~]+)*)$');
CREATE OR REPLACE MACRO portable_header_name_is_valid(name) AS regexp_matches(name, '^(?:[!#-\x27*+\-.0-9A-Z\^-z\|~]+)$');
CREATE OR REPLACE MACRO portable_header_value_is_valid(name) AS regexp_matches(name, '^(?:(?:[\x00-\x08\x0e-\x1b!-\x7f](?:[\x09\x0b\x0c\x1c-\x20]*[\x00-\x08\x0e-\x1b!-\x7f])*)?)$');
CREATE OR REPLACE MACRO portable_service_group_is_valid(name) AS regexp_matches(name, '^(?:(?:(?:[^\x00\x09-\x0d\x20*.>\x85\xa0\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}]+|\*)(?:\.(?:[^\x00\x09-\x0d\x20*.>\x85\xa0\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}]+|\*))*)?)$') AND regexp_matches(name, '^(?:(?:[\x00-\x08\x0b\x0c\x0e-\x1f]*[^\x00-\x20*.>][^\x09\x0a\x0d\x20*.>]*|\*)(?:\.(?:[^\x09\x0a\x0d\x20*.>]+|\*))*|[\x00-\x08\x0b\x0c\x0e-\x1f]+\.(?:(?:[^\x09\x0a\x0d\x20*.>]+|\*)\.)*(?:[^\x09\x0a\x0d\x20*.>]+|\*))$');
CREATE OR REPLACE MACRO portable_service_name_is_valid(name) AS regexp_matches(name, '^(?:[\-0-9A-Z_a-z]+)$');
CREATE OR REPLACE MACRO portable_service_subject_is_valid(name) AS regexp_matches(name, '^(?:(?:(?:[^\x00\x09-\x0d\x20*.>\x85\xa0\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}]+|\*)\.)*(?:[^\x00\x09-\x0d\x20*.>\x85\xa0\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}]+|[*>]))$') AND regexp_matches(name, '^(?:(?:[\x00-\x08\x0b\x0c\x0e-\x1f]*[^\x00-\x20*.>][^\x09\x0a\x0d\x20*.>]*|\*)(?:\.(?:[^\x09\x0a\x0d\x20*.>]+|\*))*(?:\.>)?|[\x00-\x08\x0b\x0c\x0e-\x1f]+\.(?:(?:[^\x09\x0a\x0d\x20*.>]+|\*)\.)*(?:[^\x09\x0a\x0d\x20*.>]+|[*>])|>)$');
CREATE OR REPLACE MACRO portable_service_version_is_valid(name) AS regexp_matches(name, '^(?:(?:0|[1-9][0-9]*)\.(?:0|[1-9][0-9]*)\.(?:0|[1-9][0-9]*)(?:-(?:0|[1-9][0-9]*|[0-9]*[\-A-Za-z][\-0-9A-Za-z]*)(?:\.(?:0|[1-9][0-9]*|[0-9]*[\-A-Za-z][\-0-9A-Za-z]*))*)?(?:\+[\-0-9A-Za-z]+(?:\.[\-0-9A-Za-z]+)*)?)$');
CREATE OR REPLACE MACRO portable_kv_search_key_is_valid(name) AS regexp_matches(name, '^(?:(?:(?:\*|[\-\/-9=A-Z_a-z]+)\.)*>|(?:(?:\*|[\-\/-9=A-Z_a-z]+)\.)*(?:\*|[\-\/-9=A-Z_a-z]+))$');
CREATE OR REPLACE MACRO portable_obj_object_name_is_valid(name) AS regexp_matches(name, '^(?:[\x09-\x0d\x20\x85\xa0\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}]*[^\x09-\x0d\x20\x85\xa0\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}][\x00-\x{d7ff}\x{e000}-\x{10ffff}]*)$');
CREATE OR REPLACE MACRO portable_service_queue_is_valid(name) AS regexp_matches(name, '^(?:[\-0-9A-Z_a-z]+)$');
CREATE OR REPLACE MACRO portable_service_endpoint_is_valid(name) AS regexp_matches(name, '^(?:[\-0-9A-Z_a-z]+)$');
CREATE OR REPLACE MACRO portable_domain_is_valid(name) AS regexp_matches(name, '^(?:[!-\)+-\-0-=?@B-DG-RT-\[\]-~][!-\)+-\-0-=?-\[\]-~]*|A(?:[!-\)+-\-0-=?-BD-\[\]-~][!-\)+-\-0-=?-\[\]-~]*|C(?:[!-\)+-\-0-=?-JL-\[\]-~][!-\)+-\-0-=?-\[\]-~]*|K[!-\)+-\-0-=?-\[\]-~]+)?)?|E(?:[!-\)+-\-0-=?-UW-\[\]-~][!-\)+-\-0-=?-\[\]-~]*|V(?:[!-\)+-\-0-=?-DF-\[\]-~][!-\)+-\-0-=?-\[\]-~]*|E(?:[!-\)+-\-0-=?-MO-\[\]-~][!-\)+-\-0-=?-\[\]-~]*|N(?:[!-\)+-\-0-=?-SU-\[\]-~][!-\)+-\-0-=?-\[\]-~]*|T[!-\)+-\-0-=?-\[\]-~]+)?)?)?)?|F(?:[!-\)+-\-0-=?-BD-\[\]-~][!-\)+-\-0-=?-\[\]-~]*|C[!-\)+-\-0-=?-\[\]-~]+)?|S(?:[!-\)+-\-0-=?-MO-\[\]-~][!-\)+-\-0-=?-\[\]-~]*|N(?:[!-\)+-\-0-=?@B-\[\]-~][!-\)+-\-0-=?-\[\]-~]*|A(?:[!-\)+-\-0-=?-OQ-\[\]-~][!-\)+-\-0-=?-\[\]-~]*|P(?:[!-\)+-\-0-=?-RT-\[\]-~][!-\)+-\-0-=?-\[\]-~]*|S(?:[!-\)+-\-0-=?-GI-\[\]-~][!-\)+-\-0-=?-\[\]-~]*|H(?:[!-\)+-\-0-=?-NP-\[\]-~][!-\)+-\-0-=?-\[\]-~]*|O(?:[!-\)+-\-0-=?-SU-\[\]-~][!-\)+-\-0-=?-\[\]-~]*|T[!-\)+-\-0-=?-\[\]-~]+)?)?)?)?)?)?)?)$');
CREATE OR REPLACE MACRO portable_filter_subject_is_valid(name) AS regexp_matches(name, '^(?:(?:(?:[!-\)+-\-\/-=?-~]+|\*)\.)*(?:[!-\)+-\-\/-=?-~]+|[*>]))$');
CREATE OR REPLACE MACRO portable_js_api_prefix_is_valid(name) AS regexp_matches(name, '^(?:(?:[!-\)+-\-0-=?-\[\]-~]+\.)*[!-\)+-\-0-=?-\[\]-~]+)$');
CREATE OR REPLACE MACRO portable_account_name_is_valid(name) AS regexp_matches(name, '^(?:[!-#%-\)+-\-0-=?-\[\]-~][!-\)+-\-0-=?-\[\]-~]{0,254}|\$(?:[!-\)+-\-0-=?-FH-\[\]-~][!-\)+-\-0-=?-\[\]-~]{0,253}|G[!-\)+-\-0-=?-\[\]-~]{1,253})?)$');
CREATE OR REPLACE MACRO portable_inbox_prefix_is_valid(name) AS regexp_matches(name, '^(?:(?:[!-\)+-\-\/-=?-~]+\.)*[!-\)+-\-\/-=?-~]+)$');
CREATE OR REPLACE MACRO portable_nats_expected_last_sequence_is_valid(name) AS regexp_matches(name, '^(?:0|[1-9][0-9]{0,17})$');
CREATE OR REPLACE MACRO portable_nats_expected_last_subject_sequence_is_valid(name) AS regexp_matches(name, '^(?:0|[1-9][0-9]{0,17})$');
CREATE OR REPLACE MACRO portable_nats_msg_id_is_valid(name) AS regexp_matches(name, '^(?:[\x00-\x09\x0b\x0c\x0e-\x7f]+)$');
CREATE OR REPLACE MACRO portable_nats_rollup_is_valid(name) AS regexp_matches(name, '^(?:sub|all)$');
CREATE OR REPLACE MACRO portable_stream_subject_is_valid(name) AS regexp_matches(name, '^(?:(?:(?:[!-\)+-\-\/-=?-~]+|\*)\.)*(?:[!-\)+-\-\/-=?-~]+|[*>]))$');
CREATE OR REPLACE MACRO portable_literal_subject_is_valid(name) AS regexp_matches(name, '^(?:(?:[^\x09\x0a\x0c\x0d\x20*.>][^\x09\x0a\x0c\x0d\x20.]*|[*>][^\x09\x0a\x0c\x0d\x20.]+)(?:\.(?:[^\x09\x0a\x0c\x0d\x20*.>][^\x09\x0a\x0c\x0d\x20.]*|[*>][^\x09\x0a\x0c\x0d\x20.]+))*)$');
CREATE OR REPLACE MACRO portable_metadata_key_is_valid(name) AS regexp_matches(name, '^(?:(?:[^_][\x00-\x{d7ff}\x{e000}-\x{10ffff}]*)?|_(?:[^n][\x00-\x{d7ff}\x{e000}-\x{10ffff}]*)?|_n(?:[^a][\x00-\x{d7ff}\x{e000}-\x{10ffff}]*)?|_na(?:[^t][\x00-\x{d7ff}\x{e000}-\x{10ffff}]*)?|_nat(?:[^s][\x00-\x{d7ff}\x{e000}-\x{10ffff}]*)?)$');
CREATE OR REPLACE MACRO portable_nats_batch_commit_is_valid(name) AS regexp_matches(name, '^(?:1|eob)$');
CREATE OR REPLACE MACRO portable_nats_batch_id_is_valid(name) AS regexp_matches(name, '^(?:[!-\)+-\-\/-=?-~]{1,64})$');
CREATE OR REPLACE MACRO portable_nats_batch_sequence_is_valid(name) AS regexp_matches(name, '^(?:18446744073709551615|1844674407370955161[0-4]|1844674407370955160[0-9]|18446744073709551[0-5][0-9]{2}|18446744073709550[0-9]{3}|184467440737095[0-4][0-9]{4}|18446744073709[0-4][0-9]{5}|1844674407370[0-8][0-9]{6}|18446744073[0-6][0-9]{8}|1844674407[0-2][0-9]{9}|184467440[0-6][0-9]{10}|1844674[0-3][0-9]{12}|184467[0-3][0-9]{13}|18446[0-6][0-9]{14}|1844[0-5][0-9]{15}|184[0-3][0-9]{16}|18[0-3][0-9]{17}|1[0-7][0-9]{18}|[1-9][0-9]{0,18})$');
CREATE OR REPLACE MACRO portable_nats_incr_is_valid(name) AS regexp_matches(name, '^(?:[+\-][0-9]+)$');
CREATE OR REPLACE MACRO portable_nats_required_api_level_is_valid(name) AS regexp_matches(name, '^(?:[0-5])$');
-- portable@computed:nats-schedule is left out: its expression has 23744 characters.
CREATE OR REPLACE MACRO portable_nats_schedule_next_is_valid(name) AS regexp_matches(name, '^(?:purge)$');
CREATE OR REPLACE MACRO portable_nats_schedule_rollup_is_valid(name) AS regexp_matches(name, '^(?:sub)$');
CREATE OR REPLACE MACRO portable_nats_schedule_source_is_valid(name) AS regexp_matches(name, '^(?:[!-\)+-\-\/-=?-~]+(?:\.[!-\)+-\-\/-=?-~]+)*)$');
CREATE OR REPLACE MACRO portable_nats_schedule_target_is_valid(name) AS regexp_matches(name, '^(?:[!-\)+-\-\/-=?-~]+(?:\.[!-\)+-\-\/-=?-~]+)*)$');
CREATE OR REPLACE MACRO portable_nats_schedule_time_zone_is_valid(name) AS regexp_matches(name, '^(?:[A-Za-z][+\-0-9A-Z_a-z]*(?:\/[A-Za-z][+\-0-9A-Z_a-z]*)*)$');
-- portable@computed:nats-schedule-ttl is left out: its expression has 1710 characters.
CREATE OR REPLACE MACRO portable_nats_scheduler_is_valid(name) AS regexp_matches(name, '^(?:[!-\)+-\-\/-=?-~]+(?:\.[!-\)+-\-\/-=?-~]+)*)$');
CREATE OR REPLACE MACRO portable_nats_trace_dest_is_valid(name) AS regexp_matches(name, '^(?:[!-\)+-\-\/-=?-~]+(?:\.[!-\)+-\-\/-=?-~]+)*)$');
CREATE OR REPLACE MACRO portable_nats_trace_only_is_valid(name) AS regexp_matches(name, '^(?:1|true|on)$');
-- portable@computed:nats-ttl is left out: its expression has 1710 characters.
CREATE OR REPLACE MACRO portable_priority_group_is_valid(name) AS regexp_matches(name, '^(?:[\-0-9=A-Z_a-z]{1,16})$');
CREATE OR REPLACE MACRO portable_stored_subject_is_valid(name) AS regexp_matches(name, '^(?:(?:(?:[^\x00\x09\x0a\x0c\x0d\x20.>\x7f\x{fffd}][^\x00\x09\x0a\x0c\x0d\x20.\x7f\x{fffd}]*|>[^\x00\x09\x0a\x0c\x0d\x20.\x7f\x{fffd}]+)\.)*[^\x00\x09\x0a\x0c\x0d\x20.\x7f\x{fffd}]+)$');
CREATE OR REPLACE MACRO portable_cluster_name_is_valid(name) AS regexp_matches(name, '^(?:[^\x20]+)$');
CREATE OR REPLACE MACRO portable_gateway_name_is_valid(name) AS regexp_matches(name, '^(?:[^\x20]+)$');
CREATE OR REPLACE MACRO portable_headers_expected_subject_with_sequence_is_valid(name) AS regexp_matches(name, '^(?:(?:Nats-Expected-Last-Subject-Sequence-Subject:\x20[^\x0a]*\x0aNats-Expected-Last-Subject-Sequence:\x20[^\x0a]*|Nats-Expected-Last-Subject-Sequence:\x20[^\x0a]*)?)$');
CREATE OR REPLACE MACRO portable_headers_rollup_with_schedule_is_valid(name) AS regexp_matches(name, '^(?:(?:Nats-Schedule:\x20[^\x0a]*(?:\x0aNats-Rollup:\x20sub)?|Nats-Rollup:\x20[^\x0a]*)?)$');
CREATE OR REPLACE MACRO portable_headers_schedule_with_target_is_valid(name) AS regexp_matches(name, '^(?:(?:(?:Nats-Schedule:\x20[^\x0a]*\x0a)?Nats-Schedule-Target:\x20[^\x0a]*)?)$');
CREATE OR REPLACE MACRO portable_headers_time_zone_with_cron_is_valid(name) AS regexp_matches(name, '^(?:(?:Nats-Schedule:\x20[^\x0a]*|(?:Nats-Schedule:\x20(?:@(?:yearly|annually|monthly|weekly|daily|midnight|hourly)|[^\x0a@][^\x0a]*)\x0a)?Nats-Schedule-Time-Zone:\x20[^\x0a]*)?)$');
CREATE OR REPLACE MACRO portable_js_internal_prefix_is_valid(name) AS regexp_matches(name, '^(?:\$(?:[!-#%-\)+-\-\/-=?-~]+\.)+)$');
CREATE OR REPLACE MACRO portable_js_user_prefix_is_valid(name) AS regexp_matches(name, '^(?:(?:[!-#%-\)+-\-\/-=?-~]+\.)+)$');
CREATE OR REPLACE MACRO portable_kv_operation_is_valid(name) AS regexp_matches(name, '^(?:DEL|PURGE)$');
CREATE OR REPLACE MACRO portable_nats_expected_last_msg_id_is_valid(name) AS regexp_matches(name, '^(?:[\x00-\x09\x0b\x0c\x0e-\x7f]+)$');
CREATE OR REPLACE MACRO portable_nats_expected_last_subject_sequence_subject_is_valid(name) AS regexp_matches(name, '^(?:(?:(?:[!-\)+-\-\/-=?-~]+|\*)\.)*(?:[!-\)+-\-\/-=?-~]+|[*>]))$');
CREATE OR REPLACE MACRO portable_nats_expected_stream_is_valid(name) AS regexp_matches(name, '^(?:[!-\)+-\-0-=?-\[\]-~]{1,255})$');
CREATE OR REPLACE MACRO portable_nats_marker_reason_is_valid(name) AS regexp_matches(name, '^(?:MaxAge|Remove|Purge)$');
CREATE OR REPLACE MACRO portable_server_name_is_valid(name) AS regexp_matches(name, '^(?:[^\x20]+)$');
-- portable@computed:subject-queue is left out: its expression has 1141 characters.

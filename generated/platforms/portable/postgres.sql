-- portable@computed for PostgreSQL, in a database whose encoding is UTF8: domains, to use as types of columns.
-- Generated from the grammar: edit that instead.
CREATE DOMAIN portable_stream_name AS text CHECK (VALUE ~ '^(?:[!-\)+-\-0-=?-\[\]-~]{1,255})$');
CREATE DOMAIN portable_consumer_name AS text CHECK (VALUE ~ '^(?:[!-\)+-\-0-=?-\[\]-~]{1,255})$');
CREATE DOMAIN portable_durable_name AS text CHECK (VALUE ~ '^(?:[!-\)+-\-0-=?-\[\]-~]{1,255})$');
CREATE DOMAIN portable_kv_bucket_name AS text CHECK (octet_length(VALUE) <= 252 AND VALUE ~ '^(?:[\-0-9A-Z_a-z]+)$');
CREATE DOMAIN portable_kv_key_name AS text CHECK (VALUE ~ '^(?:[\-\/-9=A-Z_a-z]+(?:\.[\-\/-9=A-Z_a-z]+)*)$');
CREATE DOMAIN portable_subject_publish AS text CHECK (VALUE ~ '^(?:(?:[!-\)+-\-\/-=?-~]+\.)*[!-\)+-\-\/-=?-~]+)$');
CREATE DOMAIN portable_subject_subscribe AS text CHECK (VALUE ~ '^(?:(?:(?:[!-\)+-\-\/-=?-~]+|\*)\.)*(?:[!-\)+-\-\/-=?-~]+|[*>]))$');
CREATE DOMAIN portable_obj_bucket_name AS text CHECK (octet_length(VALUE) <= 251 AND VALUE ~ '^(?:[\-0-9A-Z_a-z]+)$');
CREATE DOMAIN portable_queue_name AS text CHECK (VALUE ~ '^(?:[!-\)+-\-\/-=?-\^`-~][!-\)+-\-\/-=?-~]*|_(?:[!-\)+-\-\/-=?-rt-~][!-\)+-\-\/-=?-~]*|s(?:[!-\)+-\-\/-=?-xz-~][!-\)+-\-\/-=?-~]*|y(?:[!-\)+-\-\/-=?-rt-~][!-\)+-\-\/-=?-~]*|s(?:[!-\)+-\-\/-=?-\^`-~][!-\)+-\-\/-=?-~]*|_[!-\)+-\-\/-=?-~]+)?)?)?)?)$');
CREATE DOMAIN portable_reply_to AS text CHECK (VALUE ~ '^(?:[!-\)+-\-\/-=?-~]+(?:\.[!-\)+-\-\/-=?-~]+)*)$');
CREATE DOMAIN portable_header_name AS text CHECK (VALUE ~ '^(?:[!#-''*+\-.0-9A-Z\^-z\|~]+)$');
CREATE DOMAIN portable_header_value AS text CHECK (VALUE ~ '^(?:(?:[\u0000-\u0008\u000e-\u001b!-\u007f](?:[\u0009\u000b\u000c\u001c-\u0020]*[\u0000-\u0008\u000e-\u001b!-\u007f])*)?)$');
CREATE DOMAIN portable_service_group AS text CHECK (VALUE ~ '^(?:(?:(?:[^\u0000\u0009-\u000d\u0020*.>\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+|\*)(?:\.(?:[^\u0000\u0009-\u000d\u0020*.>\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+|\*))*)?)$' AND VALUE ~ '^(?:(?:[\u0000-\u0008\u000b\u000c\u000e-\u001f]*[^\u0000-\u0020*.>][^\u0009\u000a\u000d\u0020*.>]*|\*)(?:\.(?:[^\u0009\u000a\u000d\u0020*.>]+|\*))*|[\u0000-\u0008\u000b\u000c\u000e-\u001f]+\.(?:(?:[^\u0009\u000a\u000d\u0020*.>]+|\*)\.)*(?:[^\u0009\u000a\u000d\u0020*.>]+|\*))$');
CREATE DOMAIN portable_service_name AS text CHECK (VALUE ~ '^(?:[\-0-9A-Z_a-z]+)$');
CREATE DOMAIN portable_service_subject AS text CHECK (VALUE ~ '^(?:(?:(?:[^\u0000\u0009-\u000d\u0020*.>\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+|\*)\.)*(?:[^\u0000\u0009-\u000d\u0020*.>\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+|[*>]))$' AND VALUE ~ '^(?:(?:[\u0000-\u0008\u000b\u000c\u000e-\u001f]*[^\u0000-\u0020*.>][^\u0009\u000a\u000d\u0020*.>]*|\*)(?:\.(?:[^\u0009\u000a\u000d\u0020*.>]+|\*))*(?:\.>)?|[\u0000-\u0008\u000b\u000c\u000e-\u001f]+\.(?:(?:[^\u0009\u000a\u000d\u0020*.>]+|\*)\.)*(?:[^\u0009\u000a\u000d\u0020*.>]+|[*>])|>)$');
CREATE DOMAIN portable_service_version AS text CHECK (VALUE ~ '^(?:(?:0|[1-9][0-9]*)\.(?:0|[1-9][0-9]*)\.(?:0|[1-9][0-9]*)(?:-(?:0|[1-9][0-9]*|[0-9]*[\-A-Za-z][\-0-9A-Za-z]*)(?:\.(?:0|[1-9][0-9]*|[0-9]*[\-A-Za-z][\-0-9A-Za-z]*))*)?(?:\+[\-0-9A-Za-z]+(?:\.[\-0-9A-Za-z]+)*)?)$');
CREATE DOMAIN portable_kv_search_key AS text CHECK (VALUE ~ '^(?:(?:(?:\*|[\-\/-9=A-Z_a-z]+)\.)*>|(?:(?:\*|[\-\/-9=A-Z_a-z]+)\.)*(?:\*|[\-\/-9=A-Z_a-z]+))$');
CREATE DOMAIN portable_obj_object_name AS text CHECK (VALUE ~ '^(?:[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*[^\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000][\u0000-\ud7ff\ue000-\U0010ffff]*)$');
CREATE DOMAIN portable_service_queue AS text CHECK (VALUE ~ '^(?:[\-0-9A-Z_a-z]+)$');
CREATE DOMAIN portable_service_endpoint AS text CHECK (VALUE ~ '^(?:[\-0-9A-Z_a-z]+)$');
CREATE DOMAIN portable_domain AS text CHECK (VALUE ~ '^(?:[!-\)+-\-0-=?@B-DG-RT-\[\]-~][!-\)+-\-0-=?-\[\]-~]*|A(?:[!-\)+-\-0-=?-BD-\[\]-~][!-\)+-\-0-=?-\[\]-~]*|C(?:[!-\)+-\-0-=?-JL-\[\]-~][!-\)+-\-0-=?-\[\]-~]*|K[!-\)+-\-0-=?-\[\]-~]+)?)?|E(?:[!-\)+-\-0-=?-UW-\[\]-~][!-\)+-\-0-=?-\[\]-~]*|V(?:[!-\)+-\-0-=?-DF-\[\]-~][!-\)+-\-0-=?-\[\]-~]*|E(?:[!-\)+-\-0-=?-MO-\[\]-~][!-\)+-\-0-=?-\[\]-~]*|N(?:[!-\)+-\-0-=?-SU-\[\]-~][!-\)+-\-0-=?-\[\]-~]*|T[!-\)+-\-0-=?-\[\]-~]+)?)?)?)?|F(?:[!-\)+-\-0-=?-BD-\[\]-~][!-\)+-\-0-=?-\[\]-~]*|C[!-\)+-\-0-=?-\[\]-~]+)?|S(?:[!-\)+-\-0-=?-MO-\[\]-~][!-\)+-\-0-=?-\[\]-~]*|N(?:[!-\)+-\-0-=?@B-\[\]-~][!-\)+-\-0-=?-\[\]-~]*|A(?:[!-\)+-\-0-=?-OQ-\[\]-~][!-\)+-\-0-=?-\[\]-~]*|P(?:[!-\)+-\-0-=?-RT-\[\]-~][!-\)+-\-0-=?-\[\]-~]*|S(?:[!-\)+-\-0-=?-GI-\[\]-~][!-\)+-\-0-=?-\[\]-~]*|H(?:[!-\)+-\-0-=?-NP-\[\]-~][!-\)+-\-0-=?-\[\]-~]*|O(?:[!-\)+-\-0-=?-SU-\[\]-~][!-\)+-\-0-=?-\[\]-~]*|T[!-\)+-\-0-=?-\[\]-~]+)?)?)?)?)?)?)?)$');
CREATE DOMAIN portable_filter_subject AS text CHECK (VALUE ~ '^(?:(?:(?:[!-\)+-\-\/-=?-~]+|\*)\.)*(?:[!-\)+-\-\/-=?-~]+|[*>]))$');
CREATE DOMAIN portable_js_api_prefix AS text CHECK (VALUE ~ '^(?:(?:[!-\)+-\-0-=?-\[\]-~]+\.)*[!-\)+-\-0-=?-\[\]-~]+)$');
CREATE DOMAIN portable_account_name AS text CHECK (VALUE ~ '^(?:[!-#%-\)+-\-0-=?-\[\]-~][!-\)+-\-0-=?-\[\]-~]{0,254}|\$(?:[!-\)+-\-0-=?-FH-\[\]-~][!-\)+-\-0-=?-\[\]-~]{0,253}|G[!-\)+-\-0-=?-\[\]-~]{1,253})?)$');
CREATE DOMAIN portable_inbox_prefix AS text CHECK (VALUE ~ '^(?:(?:[!-\)+-\-\/-=?-~]+\.)*[!-\)+-\-\/-=?-~]+)$');
CREATE DOMAIN portable_nats_expected_last_sequence AS text CHECK (VALUE ~ '^(?:0|[1-9][0-9]{0,17})$');
CREATE DOMAIN portable_nats_expected_last_subject_sequence AS text CHECK (VALUE ~ '^(?:0|[1-9][0-9]{0,17})$');
CREATE DOMAIN portable_nats_msg_id AS text CHECK (VALUE ~ '^(?:[\u0000-\u0009\u000b\u000c\u000e-\u007f]+)$');
CREATE DOMAIN portable_nats_rollup AS text CHECK (VALUE ~ '^(?:sub|all)$');
CREATE DOMAIN portable_stream_subject AS text CHECK (VALUE ~ '^(?:(?:(?:[!-\)+-\-\/-=?-~]+|\*)\.)*(?:[!-\)+-\-\/-=?-~]+|[*>]))$');
CREATE DOMAIN portable_literal_subject AS text CHECK (VALUE ~ '^(?:(?:[^\u0009\u000a\u000c\u000d\u0020*.>][^\u0009\u000a\u000c\u000d\u0020.]*|[*>][^\u0009\u000a\u000c\u000d\u0020.]+)(?:\.(?:[^\u0009\u000a\u000c\u000d\u0020*.>][^\u0009\u000a\u000c\u000d\u0020.]*|[*>][^\u0009\u000a\u000c\u000d\u0020.]+))*)$');
CREATE DOMAIN portable_metadata_key AS text CHECK (VALUE ~ '^(?:(?:[^_][\u0000-\ud7ff\ue000-\U0010ffff]*)?|_(?:[^n][\u0000-\ud7ff\ue000-\U0010ffff]*)?|_n(?:[^a][\u0000-\ud7ff\ue000-\U0010ffff]*)?|_na(?:[^t][\u0000-\ud7ff\ue000-\U0010ffff]*)?|_nat(?:[^s][\u0000-\ud7ff\ue000-\U0010ffff]*)?)$');
CREATE DOMAIN portable_nats_batch_commit AS text CHECK (VALUE ~ '^(?:1|eob)$');
CREATE DOMAIN portable_nats_batch_id AS text CHECK (VALUE ~ '^(?:[!-\)+-\-\/-=?-~]{1,64})$');
CREATE DOMAIN portable_nats_batch_sequence AS text CHECK (VALUE ~ '^(?:18446744073709551615|1844674407370955161[0-4]|1844674407370955160[0-9]|18446744073709551[0-5][0-9]{2}|18446744073709550[0-9]{3}|184467440737095[0-4][0-9]{4}|18446744073709[0-4][0-9]{5}|1844674407370[0-8][0-9]{6}|18446744073[0-6][0-9]{8}|1844674407[0-2][0-9]{9}|184467440[0-6][0-9]{10}|1844674[0-3][0-9]{12}|184467[0-3][0-9]{13}|18446[0-6][0-9]{14}|1844[0-5][0-9]{15}|184[0-3][0-9]{16}|18[0-3][0-9]{17}|1[0-7][0-9]{18}|[1-9][0-9]{0,18})$');
CREATE DOMAIN portable_nats_incr AS text CHECK (VALUE ~ '^(?:[+\-][0-9]+)$');
CREATE DOMAIN portable_nats_required_api_level AS text CHECK (VALUE ~ '^(?:[0-5])$');
-- portable@computed:nats-schedule is left out: its expression has 23744 characters.
CREATE DOMAIN portable_nats_schedule_next AS text CHECK (VALUE ~ '^(?:purge)$');
CREATE DOMAIN portable_nats_schedule_rollup AS text CHECK (VALUE ~ '^(?:sub)$');
CREATE DOMAIN portable_nats_schedule_source AS text CHECK (VALUE ~ '^(?:[!-\)+-\-\/-=?-~]+(?:\.[!-\)+-\-\/-=?-~]+)*)$');
CREATE DOMAIN portable_nats_schedule_target AS text CHECK (VALUE ~ '^(?:[!-\)+-\-\/-=?-~]+(?:\.[!-\)+-\-\/-=?-~]+)*)$');
CREATE DOMAIN portable_nats_schedule_time_zone AS text CHECK (VALUE ~ '^(?:[A-Za-z][+\-0-9A-Z_a-z]*(?:\/[A-Za-z][+\-0-9A-Z_a-z]*)*)$');
-- portable@computed:nats-schedule-ttl is left out: its expression has 1710 characters.
CREATE DOMAIN portable_nats_scheduler AS text CHECK (VALUE ~ '^(?:[!-\)+-\-\/-=?-~]+(?:\.[!-\)+-\-\/-=?-~]+)*)$');
CREATE DOMAIN portable_nats_trace_dest AS text CHECK (VALUE ~ '^(?:[!-\)+-\-\/-=?-~]+(?:\.[!-\)+-\-\/-=?-~]+)*)$');
CREATE DOMAIN portable_nats_trace_only AS text CHECK (VALUE ~ '^(?:1|true|on)$');
-- portable@computed:nats-ttl is left out: its expression has 1710 characters.
CREATE DOMAIN portable_priority_group AS text CHECK (VALUE ~ '^(?:[\-0-9=A-Z_a-z]{1,16})$');
CREATE DOMAIN portable_stored_subject AS text CHECK (VALUE ~ '^(?:(?:(?:[^\u0000\u0009\u000a\u000c\u000d\u0020.>\u007f\ufffd][^\u0000\u0009\u000a\u000c\u000d\u0020.\u007f\ufffd]*|>[^\u0000\u0009\u000a\u000c\u000d\u0020.\u007f\ufffd]+)\.)*[^\u0000\u0009\u000a\u000c\u000d\u0020.\u007f\ufffd]+)$');
CREATE DOMAIN portable_cluster_name AS text CHECK (VALUE ~ '^(?:[^\u0020]+)$');
CREATE DOMAIN portable_gateway_name AS text CHECK (VALUE ~ '^(?:[^\u0020]+)$');
CREATE DOMAIN portable_headers_expected_subject_with_sequence AS text CHECK (VALUE ~ '^(?:(?:Nats-Expected-Last-Subject-Sequence-Subject:\u0020[^\u000a]*\u000aNats-Expected-Last-Subject-Sequence:\u0020[^\u000a]*|Nats-Expected-Last-Subject-Sequence:\u0020[^\u000a]*)?)$');
CREATE DOMAIN portable_headers_rollup_with_schedule AS text CHECK (VALUE ~ '^(?:(?:Nats-Schedule:\u0020[^\u000a]*(?:\u000aNats-Rollup:\u0020sub)?|Nats-Rollup:\u0020[^\u000a]*)?)$');
CREATE DOMAIN portable_headers_schedule_with_target AS text CHECK (VALUE ~ '^(?:(?:(?:Nats-Schedule:\u0020[^\u000a]*\u000a)?Nats-Schedule-Target:\u0020[^\u000a]*)?)$');
CREATE DOMAIN portable_headers_time_zone_with_cron AS text CHECK (VALUE ~ '^(?:(?:Nats-Schedule:\u0020[^\u000a]*|(?:Nats-Schedule:\u0020(?:@(?:yearly|annually|monthly|weekly|daily|midnight|hourly)|[^\u000a@][^\u000a]*)\u000a)?Nats-Schedule-Time-Zone:\u0020[^\u000a]*)?)$');
CREATE DOMAIN portable_js_internal_prefix AS text CHECK (VALUE ~ '^(?:\$(?:[!-#%-\)+-\-\/-=?-~]+\.)+)$');
CREATE DOMAIN portable_js_user_prefix AS text CHECK (VALUE ~ '^(?:(?:[!-#%-\)+-\-\/-=?-~]+\.)+)$');
CREATE DOMAIN portable_kv_operation AS text CHECK (VALUE ~ '^(?:DEL|PURGE)$');
CREATE DOMAIN portable_nats_expected_last_msg_id AS text CHECK (VALUE ~ '^(?:[\u0000-\u0009\u000b\u000c\u000e-\u007f]+)$');
CREATE DOMAIN portable_nats_expected_last_subject_sequence_subject AS text CHECK (VALUE ~ '^(?:(?:(?:[!-\)+-\-\/-=?-~]+|\*)\.)*(?:[!-\)+-\-\/-=?-~]+|[*>]))$');
CREATE DOMAIN portable_nats_expected_stream AS text CHECK (VALUE ~ '^(?:[!-\)+-\-0-=?-\[\]-~]{1,255})$');
CREATE DOMAIN portable_nats_marker_reason AS text CHECK (VALUE ~ '^(?:MaxAge|Remove|Purge)$');
CREATE DOMAIN portable_server_name AS text CHECK (VALUE ~ '^(?:[^\u0020]+)$');
-- portable@computed:subject-queue is left out: its expression has 1141 characters.

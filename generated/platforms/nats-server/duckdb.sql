-- nats-server@2.15.3 for DuckDB: macros, to call with its name in the CHECK of a column.
-- Generated from the grammar: edit that instead.
CREATE OR REPLACE MACRO nats_server_stream_name_is_valid(name) AS strlen(name) <= 255 AND regexp_matches(name, '^(?:[^\x00\x09\x0a\x0c\x0d\x20*.\/>\\]+)$');
CREATE OR REPLACE MACRO nats_server_subject_publish_is_valid(name) AS regexp_matches(name, '^(?:(?:[^\x09\x0a\x0d\x20.]+|[\x0a\x0d][^\x09\x0a\x0d\x20.]*)(?:\.[^\x09\x0a\x0d\x20.]+)*)$');
CREATE OR REPLACE MACRO nats_server_subject_subscribe_is_valid(name) AS regexp_matches(name, '^(?:(?:(?:[^\x09\x0a\x0d\x20.>][^\x09\x0a\x0d\x20.]*|>[^\x09\x0a\x0d\x20.]+)\.)*[^\x09\x0a\x0d\x20.]+)$');
CREATE OR REPLACE MACRO nats_server_stored_subject_is_valid(name) AS regexp_matches(name, '^(?:(?:(?:[^\x00\x09\x0a\x0c\x0d\x20.>\x7f\x{fffd}][^\x00\x09\x0a\x0c\x0d\x20.\x7f\x{fffd}]*|>[^\x00\x09\x0a\x0c\x0d\x20.\x7f\x{fffd}]+)\.)*[^\x00\x09\x0a\x0c\x0d\x20.\x7f\x{fffd}]+)$');
CREATE OR REPLACE MACRO nats_server_consumer_name_is_valid(name) AS strlen(name) <= 255 AND regexp_matches(name, '^(?:[^\x00\x09\x0a\x0c\x0d\x20*.\/>\\]+)$');
CREATE OR REPLACE MACRO nats_server_durable_name_is_valid(name) AS strlen(name) <= 255 AND regexp_matches(name, '^(?:[^\x00\x09\x0a\x0c\x0d\x20*.\/>\\]+)$');
CREATE OR REPLACE MACRO nats_server_kv_bucket_name_is_valid(name) AS strlen(name) <= 252 AND regexp_matches(name, '^(?:[^\x00\x09\x0a\x0c\x0d\x20*.\/>\\]+)$');
CREATE OR REPLACE MACRO nats_server_kv_key_name_is_valid(name) AS regexp_matches(name, '^(?:[^\x09\x0a\x0d\x20.]+(?:\.[^\x09\x0a\x0d\x20.]+)*)$');
CREATE OR REPLACE MACRO nats_server_reply_to_is_valid(name) AS regexp_matches(name, '^(?:[^\x09\x0a\x0d\x20]+)$');
CREATE OR REPLACE MACRO nats_server_queue_name_is_valid(name) AS regexp_matches(name, '^(?:[^\x09\x0a\x0d\x20_][^\x09\x0a\x0d\x20]*|_(?:[^\x09\x0a\x0d\x20s][^\x09\x0a\x0d\x20]*)?|_s(?:[^\x09\x0a\x0d\x20y][^\x09\x0a\x0d\x20]*)?|_sy(?:[^\x09\x0a\x0d\x20s][^\x09\x0a\x0d\x20]*)?|_sys(?:[^\x09\x0a\x0d\x20_][^\x09\x0a\x0d\x20]*)?|_sys_[^\x09\x0a\x0d\x20]+)$');
CREATE OR REPLACE MACRO nats_server_obj_bucket_name_is_valid(name) AS strlen(name) <= 251 AND regexp_matches(name, '^(?:[^\x00\x09\x0a\x0c\x0d\x20*.\/>\\]+)$');
CREATE OR REPLACE MACRO nats_server_kv_search_key_is_valid(name) AS regexp_matches(name, '^(?:(?:(?:[^\x09\x0a\x0c\x0d\x20.>][^\x09\x0a\x0c\x0d\x20.]*|>[^\x09\x0a\x0c\x0d\x20.]+)\.)*[^\x09\x0a\x0c\x0d\x20.]+)$');
CREATE OR REPLACE MACRO nats_server_stream_subject_is_valid(name) AS regexp_matches(name, '^(?:(?:(?:[^\x09\x0a\x0c\x0d\x20.>][^\x09\x0a\x0c\x0d\x20.]*|>[^\x09\x0a\x0c\x0d\x20.]+)\.)*[^\x09\x0a\x0c\x0d\x20.]+)$');
-- nats-server@2.15.3:domain is left out: its expression has 1069 characters.
CREATE OR REPLACE MACRO nats_server_account_name_is_valid(name) AS regexp_matches(name, '^(?:(?:[^\x00$][^\x00]*|\$(?:[^\x00G][^\x00]*|G[^\x00]+)?)?)$');
CREATE OR REPLACE MACRO nats_server_nats_msg_id_is_valid(name) AS regexp_matches(name, '^(?:(?:[^\x0d]|\x0d+[^\x0a\x0d])+\x0d*|\x0d+)$');
CREATE OR REPLACE MACRO nats_server_nats_expected_last_sequence_is_valid(name) AS regexp_matches(name, '^(?:(?:0*[0-9]{1,18})?)$');
CREATE OR REPLACE MACRO nats_server_nats_expected_last_subject_sequence_is_valid(name) AS regexp_matches(name, '^(?:(?:0*[0-9]{1,18})?)$');
CREATE OR REPLACE MACRO nats_server_nats_rollup_is_valid(name) AS regexp_matches(name, '^(?:(?:[Ss][Uu][Bb]|[Aa][Ll][Ll])?)$');
CREATE OR REPLACE MACRO nats_server_priority_group_is_valid(name) AS regexp_matches(name, '^(?:[\-\/-9=A-Z_a-z]{1,16})$');
CREATE OR REPLACE MACRO nats_server_literal_subject_is_valid(name) AS regexp_matches(name, '^(?:(?:[^\x09\x0a\x0c\x0d\x20*.>][^\x09\x0a\x0c\x0d\x20.]*|[*>][^\x09\x0a\x0c\x0d\x20.]+)(?:\.(?:[^\x09\x0a\x0c\x0d\x20*.>][^\x09\x0a\x0c\x0d\x20.]*|[*>][^\x09\x0a\x0c\x0d\x20.]+))*)$');
CREATE OR REPLACE MACRO nats_server_nats_required_api_level_is_valid(name) AS regexp_matches(name, '^(?:(?:\+?0*[0-5]|-[0-9]{1,18})?)$');
-- nats-server@2.15.3:nats-ttl is left out: its expression has 1834 characters.
CREATE OR REPLACE MACRO nats_server_nats_incr_is_valid(name) AS regexp_matches(name, '^(?:[+\-]?[0-9]+)$');
CREATE OR REPLACE MACRO nats_server_nats_batch_id_is_valid(name) AS strlen(name) <= 64 AND regexp_matches(name, '^(?:(?:(?:[^\x0d]|\x0d+[^\x0a\x0d])+\x0d*|\x0d+)?)$');
CREATE OR REPLACE MACRO nats_server_nats_batch_sequence_is_valid(name) AS regexp_matches(name, '^(?:0*(?:18446744073709551615|1844674407370955161[0-4]|1844674407370955160[0-9]|18446744073709551[0-5][0-9]{2}|18446744073709550[0-9]{3}|184467440737095[0-4][0-9]{4}|18446744073709[0-4][0-9]{5}|1844674407370[0-8][0-9]{6}|18446744073[0-6][0-9]{8}|1844674407[0-2][0-9]{9}|184467440[0-6][0-9]{10}|1844674[0-3][0-9]{12}|184467[0-3][0-9]{13}|18446[0-6][0-9]{14}|1844[0-5][0-9]{15}|184[0-3][0-9]{16}|18[0-3][0-9]{17}|1[0-7][0-9]{18}|[1-9][0-9]{0,18})|0+)$');
CREATE OR REPLACE MACRO nats_server_nats_batch_commit_is_valid(name) AS regexp_matches(name, '^(?:1|eob)$');
-- nats-server@2.15.3:nats-schedule is left out: its expression has 12180 characters.
CREATE OR REPLACE MACRO nats_server_nats_schedule_time_zone_is_valid(name) AS regexp_matches(name, '^(?:[^\x00\x0a\x0d.\/\\]\.?(?:[^\x00\x0a\x0d.\/]\.?)*|\.(?:[^\x00\x0a\x0d.\/]\.?)+|(?:[^\x00\x0a\x0d.\/\\]\.?(?:[^\x00\x0a\x0d.\/]\.?)*|\.(?:[^\x00\x0a\x0d.\/]\.?)+|\.)\/(?:(?:\.?(?:[^\x00\x0a\x0d.\/]\.?)+|\.)?\/)*\.?(?:[^\x00\x0a\x0d.\/]\.?)+)$');
-- nats-server@2.15.3:nats-schedule-ttl is left out: its expression has 1834 characters.
CREATE OR REPLACE MACRO nats_server_nats_schedule_target_is_valid(name) AS regexp_matches(name, '^(?:(?:[^\x09\x0a\x0c\x0d\x20*.>][^\x09\x0a\x0c\x0d\x20.]*|[*>][^\x09\x0a\x0c\x0d\x20.]+)(?:\.(?:[^\x09\x0a\x0c\x0d\x20*.>][^\x09\x0a\x0c\x0d\x20.]*|[*>][^\x09\x0a\x0c\x0d\x20.]+))*)$');
CREATE OR REPLACE MACRO nats_server_nats_schedule_source_is_valid(name) AS regexp_matches(name, '^(?:(?:(?:[^\x09\x0a\x0c\x0d\x20*.>][^\x09\x0a\x0c\x0d\x20.]*|[*>][^\x09\x0a\x0c\x0d\x20.]+)(?:\.(?:[^\x09\x0a\x0c\x0d\x20*.>][^\x09\x0a\x0c\x0d\x20.]*|[*>][^\x09\x0a\x0c\x0d\x20.]+))*)?)$');
CREATE OR REPLACE MACRO nats_server_nats_schedule_rollup_is_valid(name) AS regexp_matches(name, '^(?:(?:sub)?)$');
CREATE OR REPLACE MACRO nats_server_nats_schedule_next_is_valid(name) AS regexp_matches(name, '^(?:purge)$');
CREATE OR REPLACE MACRO nats_server_nats_scheduler_is_valid(name) AS regexp_matches(name, '^(?:(?:[^\x09\x0a\x0c\x0d\x20*.>][^\x09\x0a\x0c\x0d\x20.]*|[*>][^\x09\x0a\x0c\x0d\x20.]+)(?:\.(?:[^\x09\x0a\x0c\x0d\x20*.>][^\x09\x0a\x0c\x0d\x20.]*|[*>][^\x09\x0a\x0c\x0d\x20.]+))*)$');
CREATE OR REPLACE MACRO nats_server_nats_trace_dest_is_valid(name) AS regexp_matches(name, '^(?:(?:[^\x09\x0a\x0c\x0d\x20*.>][^\x09\x0a\x0c\x0d\x20.]*|[*>][^\x09\x0a\x0c\x0d\x20.]+)(?:\.(?:[^\x09\x0a\x0c\x0d\x20*.>][^\x09\x0a\x0c\x0d\x20.]*|[*>][^\x09\x0a\x0c\x0d\x20.]+))*)$');
CREATE OR REPLACE MACRO nats_server_nats_trace_only_is_valid(name) AS regexp_matches(name, '^(?:1|[Tt][Rr][Uu][Ee]|[Oo][Nn])$');
-- nats-server@2.15.3:metadata-key is left out: its expression has 1273 characters.
CREATE OR REPLACE MACRO nats_server_server_name_is_valid(name) AS regexp_matches(name, '^(?:[^\x20]+)$');
CREATE OR REPLACE MACRO nats_server_cluster_name_is_valid(name) AS regexp_matches(name, '^(?:[^\x20]+)$');
CREATE OR REPLACE MACRO nats_server_gateway_name_is_valid(name) AS regexp_matches(name, '^(?:[^\x20]+)$');
-- nats-server@2.15.3:subject-queue is left out: its expression has 1141 characters.
CREATE OR REPLACE MACRO nats_server_stored_subject_in_memory_is_valid(name) AS regexp_matches(name, '^(?:[^\x09\x0a\x0d\x20.\x7f]+(?:\.[^\x09\x0a\x0d\x20.\x7f]+)*)$');
CREATE OR REPLACE MACRO nats_server_reserved_subject_is_valid(name) AS regexp_matches(name, '^(?:>|(?:\*|\$JS|\$JSC|\$NRG|\$SYS)\.(?:(?:[^\x09\x0a\x0c\x0d\x20.>][^\x09\x0a\x0c\x0d\x20.]*|>[^\x09\x0a\x0c\x0d\x20.]+)\.)*[^\x09\x0a\x0c\x0d\x20.]+)$');
CREATE OR REPLACE MACRO nats_server_event_subject_is_valid(name) AS regexp_matches(name, '^(?:(?:\$JS\.EVENT|\$SYS\.ACCOUNT)\.(?:(?:[^\x09\x0a\x0c\x0d\x20.>][^\x09\x0a\x0c\x0d\x20.]*|>[^\x09\x0a\x0c\x0d\x20.]+)\.)*[^\x09\x0a\x0c\x0d\x20.]+)$');
CREATE OR REPLACE MACRO nats_server_stream_name_in_memory_is_valid(name) AS strlen(name) <= 255 AND regexp_matches(name, '^(?:[^\x09\x0a\x0c\x0d\x20*.\/>\\]+)$');
CREATE OR REPLACE MACRO nats_server_stream_name_of_mqtt_is_valid(name) AS regexp_matches(name, '^(?:\$MQTT_(?:msgs|rmsgs|sess(?:_[^\x00\x09\x0a\x0c\x0d\x20*.\/>\\]+)?|qos2in|out))$');
CREATE OR REPLACE MACRO nats_server_consumer_name_in_memory_is_valid(name) AS regexp_matches(name, '^(?:[^\x09\x0a\x0c\x0d\x20*.\/>\\]+)$');
CREATE OR REPLACE MACRO nats_server_durable_name_in_memory_is_valid(name) AS strlen(name) <= 255 AND regexp_matches(name, '^(?:[^\x09\x0a\x0c\x0d\x20*.\/>\\]+)$');
CREATE OR REPLACE MACRO nats_server_kv_bucket_name_in_memory_is_valid(name) AS strlen(name) <= 252 AND regexp_matches(name, '^(?:[^\x09\x0a\x0c\x0d\x20*.\/>\\]+)$');
CREATE OR REPLACE MACRO nats_server_obj_bucket_name_in_memory_is_valid(name) AS strlen(name) <= 251 AND regexp_matches(name, '^(?:[^\x09\x0a\x0c\x0d\x20*.\/>\\]+)$');
CREATE OR REPLACE MACRO nats_server_reserved_destination_is_valid(name) AS regexp_matches(name, '^(?:(?:_R_|_GR_|\$GR)\.(?:[^\x09\x0a\x0c\x0d\x20*.>][^\x09\x0a\x0c\x0d\x20.]*|[*>][^\x09\x0a\x0c\x0d\x20.]+)(?:\.(?:[^\x09\x0a\x0c\x0d\x20*.>][^\x09\x0a\x0c\x0d\x20.]*|[*>][^\x09\x0a\x0c\x0d\x20.]+))*|\$JS\.(?:API|ACK|FC|SNAPSHOT|EVENT|(?:[^\x09\x0a\x0c\x0d\x20*.>][^\x09\x0a\x0c\x0d\x20.]*|[*>][^\x09\x0a\x0c\x0d\x20.]+)\.API)(?:\.(?:[^\x09\x0a\x0c\x0d\x20*.>][^\x09\x0a\x0c\x0d\x20.]*|[*>][^\x09\x0a\x0c\x0d\x20.]+)(?:\.(?:[^\x09\x0a\x0c\x0d\x20*.>][^\x09\x0a\x0c\x0d\x20.]*|[*>][^\x09\x0a\x0c\x0d\x20.]+))*)?)$');
CREATE OR REPLACE MACRO nats_server_subject_publish_pedantic_is_valid(name) AS regexp_matches(name, '^(?:(?:[^\x09\x0a\x0d\x20*.>][^\x09\x0a\x0d\x20.]*|[*>][^\x09\x0a\x0d\x20.]+|[\x0a\x0d][^\x09\x0a\x0d\x20.]*)(?:\.(?:[^\x09\x0a\x0d\x20*.>][^\x09\x0a\x0d\x20.]*|[*>][^\x09\x0a\x0d\x20.]+))*)$');
CREATE OR REPLACE MACRO nats_server_metadata_key_of_server_is_valid(name) AS regexp_matches(name, '^(?:_nats\.(?:ver|level|req\.level|(?:mirror|src)\.(?:stream|acc|domain)))$');
CREATE OR REPLACE MACRO nats_server_transform_source_is_valid(name) AS regexp_matches(name, '^(?:(?:(?:[^\x09\x0a\x0c\x0d\x20.>][^\x09\x0a\x0c\x0d\x20.]*|>[^\x09\x0a\x0c\x0d\x20.]+)\.)*[^\x09\x0a\x0c\x0d\x20.]+)$');
-- nats-server@2.15.3:transform-destination is left out: its expression has 1625 characters.
CREATE OR REPLACE MACRO nats_server_transform_function_is_valid(name) AS regexp_matches(name, '^(?:\{\{[\x09\x0a\x0c\x0d\x20]*(?:[Ww]ildcard[\x09\x0a\x0c\x0d\x20]*\(\x20*[+\-]?[0-9]+\x20*|[Pp]artition[\x09\x0a\x0c\x0d\x20]*\(\x20*[+\-]?[0-9]+\x20*(?:,[\x09\x0c\x0d\x20]*\x20*[+\-]?[0-9]+\x20*)*|(?:[Ll]eft|[Rr]ight|[Ss]plit[Ff]rom[Ll]eft|[Ss]plit[Ff]rom[Rr]ight|[Ss]lice[Ff]rom[Ll]eft|[Ss]lice[Ff]rom[Rr]ight)[\x09\x0a\x0c\x0d\x20]*\(\x20*[+\-]?[0-9]+\x20*,[\x09\x0c\x0d\x20]*\x20*[+\-]?[0-9]+\x20*|[Ss]plit[\x09\x0a\x0c\x0d\x20]*\(\x20*[+\-]?[0-9]+\x20*,[\x09\x0c\x0d\x20]*(?:\{?[^\x0a\x20,.\{])*\{?|[Rr]andom[\x09\x0a\x0c\x0d\x20]*\(\x20*[+\-]?[0-9]+\x20*)\)[\x09\x0a\x0c\x0d\x20]*\}\})$');

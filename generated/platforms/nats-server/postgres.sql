-- nats-server@2.15.3 for PostgreSQL, in a database whose encoding is UTF8: domains, to use as types of columns.
-- Generated from the grammar: edit that instead.
CREATE DOMAIN nats_server_stream_name AS text CHECK (octet_length(VALUE) <= 255 AND VALUE ~ '^(?:[^\u0000\u0009\u000a\u000c\u000d\u0020*.\/>\\]+)$');
CREATE DOMAIN nats_server_subject_publish AS text CHECK (VALUE ~ '^(?:(?:[^\u0009\u000a\u000d\u0020.]+|[\u000a\u000d][^\u0009\u000a\u000d\u0020.]*)(?:\.[^\u0009\u000a\u000d\u0020.]+)*)$');
CREATE DOMAIN nats_server_subject_subscribe AS text CHECK (VALUE ~ '^(?:(?:(?:[^\u0009\u000a\u000d\u0020.>][^\u0009\u000a\u000d\u0020.]*|>[^\u0009\u000a\u000d\u0020.]+)\.)*[^\u0009\u000a\u000d\u0020.]+)$');
CREATE DOMAIN nats_server_stored_subject AS text CHECK (VALUE ~ '^(?:(?:(?:[^\u0000\u0009\u000a\u000c\u000d\u0020.>\u007f\ufffd][^\u0000\u0009\u000a\u000c\u000d\u0020.\u007f\ufffd]*|>[^\u0000\u0009\u000a\u000c\u000d\u0020.\u007f\ufffd]+)\.)*[^\u0000\u0009\u000a\u000c\u000d\u0020.\u007f\ufffd]+)$');
CREATE DOMAIN nats_server_consumer_name AS text CHECK (octet_length(VALUE) <= 255 AND VALUE ~ '^(?:[^\u0000\u0009\u000a\u000c\u000d\u0020*.\/>\\]+)$');
CREATE DOMAIN nats_server_durable_name AS text CHECK (octet_length(VALUE) <= 255 AND VALUE ~ '^(?:[^\u0000\u0009\u000a\u000c\u000d\u0020*.\/>\\]+)$');
CREATE DOMAIN nats_server_kv_bucket_name AS text CHECK (octet_length(VALUE) <= 252 AND VALUE ~ '^(?:[^\u0000\u0009\u000a\u000c\u000d\u0020*.\/>\\]+)$');
CREATE DOMAIN nats_server_kv_key_name AS text CHECK (VALUE ~ '^(?:[^\u0009\u000a\u000d\u0020.]+(?:\.[^\u0009\u000a\u000d\u0020.]+)*)$');
CREATE DOMAIN nats_server_reply_to AS text CHECK (VALUE ~ '^(?:[^\u0009\u000a\u000d\u0020]+)$');
CREATE DOMAIN nats_server_queue_name AS text CHECK (VALUE ~ '^(?:[^\u0009\u000a\u000d\u0020_][^\u0009\u000a\u000d\u0020]*|_(?:[^\u0009\u000a\u000d\u0020s][^\u0009\u000a\u000d\u0020]*)?|_s(?:[^\u0009\u000a\u000d\u0020y][^\u0009\u000a\u000d\u0020]*)?|_sy(?:[^\u0009\u000a\u000d\u0020s][^\u0009\u000a\u000d\u0020]*)?|_sys(?:[^\u0009\u000a\u000d\u0020_][^\u0009\u000a\u000d\u0020]*)?|_sys_[^\u0009\u000a\u000d\u0020]+)$');
CREATE DOMAIN nats_server_obj_bucket_name AS text CHECK (octet_length(VALUE) <= 251 AND VALUE ~ '^(?:[^\u0000\u0009\u000a\u000c\u000d\u0020*.\/>\\]+)$');
CREATE DOMAIN nats_server_kv_search_key AS text CHECK (VALUE ~ '^(?:(?:(?:[^\u0009\u000a\u000c\u000d\u0020.>][^\u0009\u000a\u000c\u000d\u0020.]*|>[^\u0009\u000a\u000c\u000d\u0020.]+)\.)*[^\u0009\u000a\u000c\u000d\u0020.]+)$');
CREATE DOMAIN nats_server_stream_subject AS text CHECK (VALUE ~ '^(?:(?:(?:[^\u0009\u000a\u000c\u000d\u0020.>][^\u0009\u000a\u000c\u000d\u0020.]*|>[^\u0009\u000a\u000c\u000d\u0020.]+)\.)*[^\u0009\u000a\u000c\u000d\u0020.]+)$');
-- nats-server@2.15.3:domain is left out: its expression has 1069 characters.
CREATE DOMAIN nats_server_account_name AS text CHECK (VALUE ~ '^(?:(?:[^\u0000$][^\u0000]*|\$(?:[^\u0000G][^\u0000]*|G[^\u0000]+)?)?)$');
CREATE DOMAIN nats_server_nats_msg_id AS text CHECK (VALUE ~ '^(?:(?:[^\u000d]|\u000d+[^\u000a\u000d])+\u000d*|\u000d+)$');
CREATE DOMAIN nats_server_nats_expected_last_sequence AS text CHECK (VALUE ~ '^(?:(?:0*[0-9]{1,18})?)$');
CREATE DOMAIN nats_server_nats_expected_last_subject_sequence AS text CHECK (VALUE ~ '^(?:(?:0*[0-9]{1,18})?)$');
CREATE DOMAIN nats_server_nats_rollup AS text CHECK (VALUE ~ '^(?:(?:[Ss][Uu][Bb]|[Aa][Ll][Ll])?)$');
CREATE DOMAIN nats_server_priority_group AS text CHECK (VALUE ~ '^(?:[\-\/-9=A-Z_a-z]{1,16})$');
CREATE DOMAIN nats_server_literal_subject AS text CHECK (VALUE ~ '^(?:(?:[^\u0009\u000a\u000c\u000d\u0020*.>][^\u0009\u000a\u000c\u000d\u0020.]*|[*>][^\u0009\u000a\u000c\u000d\u0020.]+)(?:\.(?:[^\u0009\u000a\u000c\u000d\u0020*.>][^\u0009\u000a\u000c\u000d\u0020.]*|[*>][^\u0009\u000a\u000c\u000d\u0020.]+))*)$');
CREATE DOMAIN nats_server_nats_required_api_level AS text CHECK (VALUE ~ '^(?:(?:\+?0*[0-5]|-[0-9]{1,18})?)$');
-- nats-server@2.15.3:nats-ttl is left out: its expression has 1834 characters.
CREATE DOMAIN nats_server_nats_incr AS text CHECK (VALUE ~ '^(?:[+\-]?[0-9]+)$');
CREATE DOMAIN nats_server_nats_batch_id AS text CHECK (octet_length(VALUE) <= 64 AND VALUE ~ '^(?:(?:(?:[^\u000d]|\u000d+[^\u000a\u000d])+\u000d*|\u000d+)?)$');
CREATE DOMAIN nats_server_nats_batch_sequence AS text CHECK (VALUE ~ '^(?:0*(?:18446744073709551615|1844674407370955161[0-4]|1844674407370955160[0-9]|18446744073709551[0-5][0-9]{2}|18446744073709550[0-9]{3}|184467440737095[0-4][0-9]{4}|18446744073709[0-4][0-9]{5}|1844674407370[0-8][0-9]{6}|18446744073[0-6][0-9]{8}|1844674407[0-2][0-9]{9}|184467440[0-6][0-9]{10}|1844674[0-3][0-9]{12}|184467[0-3][0-9]{13}|18446[0-6][0-9]{14}|1844[0-5][0-9]{15}|184[0-3][0-9]{16}|18[0-3][0-9]{17}|1[0-7][0-9]{18}|[1-9][0-9]{0,18})|0+)$');
CREATE DOMAIN nats_server_nats_batch_commit AS text CHECK (VALUE ~ '^(?:1|eob)$');
-- nats-server@2.15.3:nats-schedule is left out: its expression has 12180 characters.
CREATE DOMAIN nats_server_nats_schedule_time_zone AS text CHECK (VALUE ~ '^(?:[^\u0000\u000a\u000d.\/\\]\.?(?:[^\u0000\u000a\u000d.\/]\.?)*|\.(?:[^\u0000\u000a\u000d.\/]\.?)+|(?:[^\u0000\u000a\u000d.\/\\]\.?(?:[^\u0000\u000a\u000d.\/]\.?)*|\.(?:[^\u0000\u000a\u000d.\/]\.?)+|\.)\/(?:(?:\.?(?:[^\u0000\u000a\u000d.\/]\.?)+|\.)?\/)*\.?(?:[^\u0000\u000a\u000d.\/]\.?)+)$');
-- nats-server@2.15.3:nats-schedule-ttl is left out: its expression has 1834 characters.
CREATE DOMAIN nats_server_nats_schedule_target AS text CHECK (VALUE ~ '^(?:(?:[^\u0009\u000a\u000c\u000d\u0020*.>][^\u0009\u000a\u000c\u000d\u0020.]*|[*>][^\u0009\u000a\u000c\u000d\u0020.]+)(?:\.(?:[^\u0009\u000a\u000c\u000d\u0020*.>][^\u0009\u000a\u000c\u000d\u0020.]*|[*>][^\u0009\u000a\u000c\u000d\u0020.]+))*)$');
CREATE DOMAIN nats_server_nats_schedule_source AS text CHECK (VALUE ~ '^(?:(?:(?:[^\u0009\u000a\u000c\u000d\u0020*.>][^\u0009\u000a\u000c\u000d\u0020.]*|[*>][^\u0009\u000a\u000c\u000d\u0020.]+)(?:\.(?:[^\u0009\u000a\u000c\u000d\u0020*.>][^\u0009\u000a\u000c\u000d\u0020.]*|[*>][^\u0009\u000a\u000c\u000d\u0020.]+))*)?)$');
CREATE DOMAIN nats_server_nats_schedule_rollup AS text CHECK (VALUE ~ '^(?:(?:sub)?)$');
CREATE DOMAIN nats_server_nats_schedule_next AS text CHECK (VALUE ~ '^(?:purge)$');
CREATE DOMAIN nats_server_nats_scheduler AS text CHECK (VALUE ~ '^(?:(?:[^\u0009\u000a\u000c\u000d\u0020*.>][^\u0009\u000a\u000c\u000d\u0020.]*|[*>][^\u0009\u000a\u000c\u000d\u0020.]+)(?:\.(?:[^\u0009\u000a\u000c\u000d\u0020*.>][^\u0009\u000a\u000c\u000d\u0020.]*|[*>][^\u0009\u000a\u000c\u000d\u0020.]+))*)$');
CREATE DOMAIN nats_server_nats_trace_dest AS text CHECK (VALUE ~ '^(?:(?:[^\u0009\u000a\u000c\u000d\u0020*.>][^\u0009\u000a\u000c\u000d\u0020.]*|[*>][^\u0009\u000a\u000c\u000d\u0020.]+)(?:\.(?:[^\u0009\u000a\u000c\u000d\u0020*.>][^\u0009\u000a\u000c\u000d\u0020.]*|[*>][^\u0009\u000a\u000c\u000d\u0020.]+))*)$');
CREATE DOMAIN nats_server_nats_trace_only AS text CHECK (VALUE ~ '^(?:1|[Tt][Rr][Uu][Ee]|[Oo][Nn])$');
-- nats-server@2.15.3:metadata-key is left out: its expression has 1273 characters.
CREATE DOMAIN nats_server_server_name AS text CHECK (VALUE ~ '^(?:[^\u0020]+)$');
CREATE DOMAIN nats_server_cluster_name AS text CHECK (VALUE ~ '^(?:[^\u0020]+)$');
CREATE DOMAIN nats_server_gateway_name AS text CHECK (VALUE ~ '^(?:[^\u0020]+)$');
-- nats-server@2.15.3:subject-queue is left out: its expression has 1141 characters.
CREATE DOMAIN nats_server_stored_subject_in_memory AS text CHECK (VALUE ~ '^(?:[^\u0009\u000a\u000d\u0020.\u007f]+(?:\.[^\u0009\u000a\u000d\u0020.\u007f]+)*)$');
CREATE DOMAIN nats_server_reserved_subject AS text CHECK (VALUE ~ '^(?:>|(?:\*|\$JS|\$JSC|\$NRG|\$SYS)\.(?:(?:[^\u0009\u000a\u000c\u000d\u0020.>][^\u0009\u000a\u000c\u000d\u0020.]*|>[^\u0009\u000a\u000c\u000d\u0020.]+)\.)*[^\u0009\u000a\u000c\u000d\u0020.]+)$');
CREATE DOMAIN nats_server_event_subject AS text CHECK (VALUE ~ '^(?:(?:\$JS\.EVENT|\$SYS\.ACCOUNT)\.(?:(?:[^\u0009\u000a\u000c\u000d\u0020.>][^\u0009\u000a\u000c\u000d\u0020.]*|>[^\u0009\u000a\u000c\u000d\u0020.]+)\.)*[^\u0009\u000a\u000c\u000d\u0020.]+)$');
CREATE DOMAIN nats_server_stream_name_in_memory AS text CHECK (octet_length(VALUE) <= 255 AND VALUE ~ '^(?:[^\u0009\u000a\u000c\u000d\u0020*.\/>\\]+)$');
CREATE DOMAIN nats_server_stream_name_of_mqtt AS text CHECK (VALUE ~ '^(?:\$MQTT_(?:msgs|rmsgs|sess(?:_[^\u0000\u0009\u000a\u000c\u000d\u0020*.\/>\\]+)?|qos2in|out))$');
CREATE DOMAIN nats_server_consumer_name_in_memory AS text CHECK (VALUE ~ '^(?:[^\u0009\u000a\u000c\u000d\u0020*.\/>\\]+)$');
CREATE DOMAIN nats_server_durable_name_in_memory AS text CHECK (octet_length(VALUE) <= 255 AND VALUE ~ '^(?:[^\u0009\u000a\u000c\u000d\u0020*.\/>\\]+)$');
CREATE DOMAIN nats_server_kv_bucket_name_in_memory AS text CHECK (octet_length(VALUE) <= 252 AND VALUE ~ '^(?:[^\u0009\u000a\u000c\u000d\u0020*.\/>\\]+)$');
CREATE DOMAIN nats_server_obj_bucket_name_in_memory AS text CHECK (octet_length(VALUE) <= 251 AND VALUE ~ '^(?:[^\u0009\u000a\u000c\u000d\u0020*.\/>\\]+)$');
CREATE DOMAIN nats_server_reserved_destination AS text CHECK (VALUE ~ '^(?:(?:_R_|_GR_|\$GR)\.(?:[^\u0009\u000a\u000c\u000d\u0020*.>][^\u0009\u000a\u000c\u000d\u0020.]*|[*>][^\u0009\u000a\u000c\u000d\u0020.]+)(?:\.(?:[^\u0009\u000a\u000c\u000d\u0020*.>][^\u0009\u000a\u000c\u000d\u0020.]*|[*>][^\u0009\u000a\u000c\u000d\u0020.]+))*|\$JS\.(?:API|ACK|FC|SNAPSHOT|EVENT|(?:[^\u0009\u000a\u000c\u000d\u0020*.>][^\u0009\u000a\u000c\u000d\u0020.]*|[*>][^\u0009\u000a\u000c\u000d\u0020.]+)\.API)(?:\.(?:[^\u0009\u000a\u000c\u000d\u0020*.>][^\u0009\u000a\u000c\u000d\u0020.]*|[*>][^\u0009\u000a\u000c\u000d\u0020.]+)(?:\.(?:[^\u0009\u000a\u000c\u000d\u0020*.>][^\u0009\u000a\u000c\u000d\u0020.]*|[*>][^\u0009\u000a\u000c\u000d\u0020.]+))*)?)$');
CREATE DOMAIN nats_server_subject_publish_pedantic AS text CHECK (VALUE ~ '^(?:(?:[^\u0009\u000a\u000d\u0020*.>][^\u0009\u000a\u000d\u0020.]*|[*>][^\u0009\u000a\u000d\u0020.]+|[\u000a\u000d][^\u0009\u000a\u000d\u0020.]*)(?:\.(?:[^\u0009\u000a\u000d\u0020*.>][^\u0009\u000a\u000d\u0020.]*|[*>][^\u0009\u000a\u000d\u0020.]+))*)$');
CREATE DOMAIN nats_server_metadata_key_of_server AS text CHECK (VALUE ~ '^(?:_nats\.(?:ver|level|req\.level|(?:mirror|src)\.(?:stream|acc|domain)))$');
CREATE DOMAIN nats_server_transform_source AS text CHECK (VALUE ~ '^(?:(?:(?:[^\u0009\u000a\u000c\u000d\u0020.>][^\u0009\u000a\u000c\u000d\u0020.]*|>[^\u0009\u000a\u000c\u000d\u0020.]+)\.)*[^\u0009\u000a\u000c\u000d\u0020.]+)$');
-- nats-server@2.15.3:transform-destination is left out: its expression has 1625 characters.
CREATE DOMAIN nats_server_transform_function AS text CHECK (VALUE ~ '^(?:\{\{[\u0009\u000a\u000c\u000d\u0020]*(?:[Ww]ildcard[\u0009\u000a\u000c\u000d\u0020]*\(\u0020*[+\-]?[0-9]+\u0020*|[Pp]artition[\u0009\u000a\u000c\u000d\u0020]*\(\u0020*[+\-]?[0-9]+\u0020*(?:,[\u0009\u000c\u000d\u0020]*\u0020*[+\-]?[0-9]+\u0020*)*|(?:[Ll]eft|[Rr]ight|[Ss]plit[Ff]rom[Ll]eft|[Ss]plit[Ff]rom[Rr]ight|[Ss]lice[Ff]rom[Ll]eft|[Ss]lice[Ff]rom[Rr]ight)[\u0009\u000a\u000c\u000d\u0020]*\(\u0020*[+\-]?[0-9]+\u0020*,[\u0009\u000c\u000d\u0020]*\u0020*[+\-]?[0-9]+\u0020*|[Ss]plit[\u0009\u000a\u000c\u000d\u0020]*\(\u0020*[+\-]?[0-9]+\u0020*,[\u0009\u000c\u000d\u0020]*(?:\{?[^\u000a\u0020,.\{])*\{?|[Rr]andom[\u0009\u000a\u000c\u000d\u0020]*\(\u0020*[+\-]?[0-9]+\u0020*)\)[\u0009\u000a\u000c\u000d\u0020]*\}\})$');

-- adr6@2023-02-01 for PostgreSQL, in a database whose encoding is UTF8: domains, to use as types of columns.
-- Generated from the grammar: edit that instead.
CREATE DOMAIN adr6_stream_name AS text CHECK (VALUE ~ '^(?:[!-\)+-\-0-=?-\[\]-~]{1,255})$');
CREATE DOMAIN adr6_message_subject_intended AS text CHECK (VALUE ~ '^(?:(?:(?:[!-\)+-\-\/-=?-~]+|\*)\.)*(?:[!-\)+-\-\/-=?-~]+|[*>]))$');
CREATE DOMAIN adr6_durable_name AS text CHECK (VALUE ~ '^(?:[!-\)+-\-0-=?-\[\]-~]{1,255})$');
CREATE DOMAIN adr6_consumer_name AS text CHECK (VALUE ~ '^(?:[!-\)+-\-0-=?-\[\]-~]{1,255})$');
CREATE DOMAIN adr6_kv_key_name AS text CHECK (VALUE ~ '^(?:[\-\/-9=A-Z_a-z]+(?:\.[\-\/-9=A-Z_a-z]+)*)$');
CREATE DOMAIN adr6_kv_bucket_name AS text CHECK (VALUE ~ '^(?:[\-0-9A-Z_a-z]+)$');
CREATE DOMAIN adr6_reply_to AS text CHECK (VALUE ~ '^(?:[!-\)+-\-\/-=?-~]+(?:\.[!-\)+-\-\/-=?-~]+)*)$');
CREATE DOMAIN adr6_queue_name AS text CHECK (VALUE ~ '^(?:[!-\)+-\-\/-=?-~]+)$');
CREATE DOMAIN adr6_os_bucket_name AS text CHECK (VALUE ~ '^(?:[\-0-9A-Z_a-z]+)$');
CREATE DOMAIN adr6_os_object_name AS text CHECK (VALUE ~ '^(?:[\u0000-\ud7ff\ue000-\U0010ffff]+)$');
CREATE DOMAIN adr6_account_name AS text CHECK (VALUE ~ '^(?:[!-\)+-\-0-=?-\[\]-~]{1,255})$');
CREATE DOMAIN adr6_js_internal_prefix AS text CHECK (VALUE ~ '^(?:\$(?:[!-#%-\)+-\-\/-=?-~]+\.)+)$');
CREATE DOMAIN adr6_js_user_prefix AS text CHECK (VALUE ~ '^(?:(?:[!-#%-\)+-\-\/-=?-~]+\.)+)$');
CREATE DOMAIN adr6_message_subject AS text CHECK (VALUE ~ '^(?:[!-\)+-\-\/-=?-~]+(?:\.[!-\)+-\-\/-=?-~]+|\*)*(?:\.>)?)$');
CREATE DOMAIN adr6_filename_safe_windows AS text CHECK (VALUE ~ '^(?:[!#-\)+-\-0-9;=@-\[\]-\{\}~]{1,255})$');

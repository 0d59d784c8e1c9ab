-- adr6@2023-02-01 for DuckDB: macros, to call with its name in the CHECK of a column.
-- Generated from the grammar: edit that instead.
CREATE OR REPLACE MACRO adr6_stream_name_is_valid(name) AS regexp_matches(name, '^(?:[!-\)+-\-0-=?-\[\]-~]{1,255})$');
CREATE OR REPLACE MACRO adr6_message_subject_intended_is_valid(name) AS regexp_matches(name, '^(?:(?:(?:[!-\)+-\-\/-=?-~]+|\*)\.)*(?:[!-\)+-\-\/-=?-~]+|[*>]))$');
CREATE OR REPLACE MACRO adr6_durable_name_is_valid(name) AS regexp_matches(name, '^(?:[!-\)+-\-0-=?-\[\]-~]{1,255})$');
CREATE OR REPLACE MACRO adr6_consumer_name_is_valid(name) AS regexp_matches(name, '^(?:[!-\)+-\-0-=?-\[\]-~]{1,255})$');
CREATE OR REPLACE MACRO adr6_kv_key_name_is_valid(name) AS regexp_matches(name, '^(?:[\-\/-9=A-Z_a-z]+(?:\.[\-\/-9=A-Z_a-z]+)*)$');
CREATE OR REPLACE MACRO adr6_kv_bucket_name_is_valid(name) AS regexp_matches(name, '^(?:[\-0-9A-Z_a-z]+)$');
CREATE OR REPLACE MACRO adr6_reply_to_is_valid(name) AS regexp_matches(name, '^(?:[!-\)+-\-\/-=?-~]+(?:\.[!-\)+-\-\/-=?-~]+)*)$');
CREATE OR REPLACE MACRO adr6_queue_name_is_valid(name) AS regexp_matches(name, '^(?:[!-\)+-\-\/-=?-~]+)$');
CREATE OR REPLACE MACRO adr6_os_bucket_name_is_valid(name) AS regexp_matches(name, '^(?:[\-0-9A-Z_a-z]+)$');
CREATE OR REPLACE MACRO adr6_os_object_name_is_valid(name) AS regexp_matches(name, '^(?:[\x00-\x{d7ff}\x{e000}-\x{10ffff}]+)$');
CREATE OR REPLACE MACRO adr6_account_name_is_valid(name) AS regexp_matches(name, '^(?:[!-\)+-\-0-=?-\[\]-~]{1,255})$');
CREATE OR REPLACE MACRO adr6_js_internal_prefix_is_valid(name) AS regexp_matches(name, '^(?:\$(?:[!-#%-\)+-\-\/-=?-~]+\.)+)$');
CREATE OR REPLACE MACRO adr6_js_user_prefix_is_valid(name) AS regexp_matches(name, '^(?:(?:[!-#%-\)+-\-\/-=?-~]+\.)+)$');
CREATE OR REPLACE MACRO adr6_message_subject_is_valid(name) AS regexp_matches(name, '^(?:[!-\)+-\-\/-=?-~]+(?:\.[!-\)+-\-\/-=?-~]+|\*)*(?:\.>)?)$');
CREATE OR REPLACE MACRO adr6_filename_safe_windows_is_valid(name) AS regexp_matches(name, '^(?:[!#-\)+-\-0-9;=@-\[\]-\{\}~]{1,255})$');

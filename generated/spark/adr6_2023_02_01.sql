-- adr6@2023-02-01 for Spark SQL. Generated from the grammar: edit that instead.
CREATE OR REPLACE TEMPORARY FUNCTION adr6_message_subject_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[!-~&&[^*.>]]++(?:\.[!-~&&[^*.>]]++|\*++)*+(?:\.>)?+)\z';
CREATE OR REPLACE TEMPORARY FUNCTION adr6_message_subject_intended_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:(?:(?:[!-~&&[^*.>]]++|\*)\.)*+(?:[!-~&&[^*.>]]++|[*>]))\z';
CREATE OR REPLACE TEMPORARY FUNCTION adr6_reply_to_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[!-~&&[^*.>]]++(?:\.[!-~&&[^*.>]]++)*+)\z';
CREATE OR REPLACE TEMPORARY FUNCTION adr6_stream_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[!-~&&[^*./>\\]]{1,255}+)\z';
CREATE OR REPLACE TEMPORARY FUNCTION adr6_durable_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[!-~&&[^*./>\\]]{1,255}+)\z';
CREATE OR REPLACE TEMPORARY FUNCTION adr6_consumer_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[!-~&&[^*./>\\]]{1,255}+)\z';
CREATE OR REPLACE TEMPORARY FUNCTION adr6_account_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[!-~&&[^*./>\\]]{1,255}+)\z';
CREATE OR REPLACE TEMPORARY FUNCTION adr6_filename_safe_windows_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[!-~&&[^"*./:<>?\\|]]{1,255}+)\z';
CREATE OR REPLACE TEMPORARY FUNCTION adr6_queue_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[!-~&&[^*.>]]++)\z';
CREATE OR REPLACE TEMPORARY FUNCTION adr6_js_internal_prefix_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:\$(?:[!-~&&[^$*.>]]++\.)++)\z';
CREATE OR REPLACE TEMPORARY FUNCTION adr6_js_user_prefix_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:(?:[!-~&&[^$*.>]]++\.)++)\z';
CREATE OR REPLACE TEMPORARY FUNCTION adr6_kv_key_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\--z&&[^.:-<>-@\[-\^`]]++(?:\.[\--z&&[^.:-<>-@\[-\^`]]++)*+)\z';
CREATE OR REPLACE TEMPORARY FUNCTION adr6_kv_bucket_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\-0-9A-Z_a-z]++)\z';
CREATE OR REPLACE TEMPORARY FUNCTION adr6_os_bucket_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\-0-9A-Z_a-z]++)\z';
CREATE OR REPLACE TEMPORARY FUNCTION adr6_os_object_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[\x{0}-\x{d7ff}\x{e000}-\x{10ffff}]++)\z' AND is_valid_utf8(name);

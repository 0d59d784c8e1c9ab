-- adr6@2021-07-01 for Spark SQL. Generated from the grammar: edit that instead.
CREATE OR REPLACE TEMPORARY FUNCTION adr6_message_subject_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[!-~&&[^*.>]]++(?:\.[!-~&&[^*.>]]++|\*++)*+(?:\.>)?+)\z';
CREATE OR REPLACE TEMPORARY FUNCTION adr6_message_subject_intended_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:(?:(?:[!-~&&[^*.>]]++|\*)\.)*+(?:[!-~&&[^*.>]]++|[*>]))\z';
CREATE OR REPLACE TEMPORARY FUNCTION adr6_reply_to_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[!-~&&[^*.>]]++(?:\.[!-~&&[^*.>]]++)*+)\z';
CREATE OR REPLACE TEMPORARY FUNCTION adr6_stream_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[!-~&&[^*.>]]++)\z';
CREATE OR REPLACE TEMPORARY FUNCTION adr6_queue_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[!-~&&[^*.>]]++)\z';
CREATE OR REPLACE TEMPORARY FUNCTION adr6_durable_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[!-~&&[^*.>]]++)\z';
CREATE OR REPLACE TEMPORARY FUNCTION adr6_js_internal_prefix_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:\$(?:[!-~&&[^$*.>]]++\.)++)\z';
CREATE OR REPLACE TEMPORARY FUNCTION adr6_js_user_prefix_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:(?:[!-~&&[^$*.>]]++\.)++)\z';
CREATE OR REPLACE TEMPORARY FUNCTION adr6_account_name_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[!-~&&[^"&*./:<>?\\|]]{1,255}+)\z';

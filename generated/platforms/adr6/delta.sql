-- adr6@2023-02-01 for Delta: constraints to copy, with your table in place of `names` and your column in place of `name`.
-- Generated from the grammar: edit that instead.
ALTER TABLE names ADD CONSTRAINT adr6_stream_name CHECK (name RLIKE '\\A(?:[!-~&&[^*./>\\\\]]{1,255}+)\\z');
ALTER TABLE names ADD CONSTRAINT adr6_message_subject_intended CHECK (name RLIKE '\\A(?:(?:(?:[!-~&&[^*.>]]++|\\*)\\.)*+(?:[!-~&&[^*.>]]++|[*>]))\\z');
ALTER TABLE names ADD CONSTRAINT adr6_durable_name CHECK (name RLIKE '\\A(?:[!-~&&[^*./>\\\\]]{1,255}+)\\z');
ALTER TABLE names ADD CONSTRAINT adr6_consumer_name CHECK (name RLIKE '\\A(?:[!-~&&[^*./>\\\\]]{1,255}+)\\z');
ALTER TABLE names ADD CONSTRAINT adr6_kv_key_name CHECK (name RLIKE '\\A(?:[\\--z&&[^.:-<>-@\\[-\\^`]]++(?:\\.[\\--z&&[^.:-<>-@\\[-\\^`]]++)*+)\\z');
ALTER TABLE names ADD CONSTRAINT adr6_kv_bucket_name CHECK (name RLIKE '\\A(?:[\\-0-9A-Z_a-z]++)\\z');
ALTER TABLE names ADD CONSTRAINT adr6_reply_to CHECK (name RLIKE '\\A(?:[!-~&&[^*.>]]++(?:\\.[!-~&&[^*.>]]++)*+)\\z');
ALTER TABLE names ADD CONSTRAINT adr6_queue_name CHECK (name RLIKE '\\A(?:[!-~&&[^*.>]]++)\\z');
ALTER TABLE names ADD CONSTRAINT adr6_os_bucket_name CHECK (name RLIKE '\\A(?:[\\-0-9A-Z_a-z]++)\\z');
ALTER TABLE names ADD CONSTRAINT adr6_os_object_name CHECK (name RLIKE '\\A(?:[\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]++)\\z' AND is_valid_utf8(name));
ALTER TABLE names ADD CONSTRAINT adr6_account_name CHECK (name RLIKE '\\A(?:[!-~&&[^*./>\\\\]]{1,255}+)\\z');
ALTER TABLE names ADD CONSTRAINT adr6_js_internal_prefix CHECK (name RLIKE '\\A(?:\\$(?:[!-~&&[^$*.>]]++\\.)++)\\z');
ALTER TABLE names ADD CONSTRAINT adr6_js_user_prefix CHECK (name RLIKE '\\A(?:(?:[!-~&&[^$*.>]]++\\.)++)\\z');
ALTER TABLE names ADD CONSTRAINT adr6_message_subject CHECK (name RLIKE '\\A(?:[!-~&&[^*.>]]++(?:\\.[!-~&&[^*.>]]++|\\*++)*+(?:\\.>)?+)\\z');
ALTER TABLE names ADD CONSTRAINT adr6_filename_safe_windows CHECK (name RLIKE '\\A(?:[!-~&&[^"*./:<>?\\\\|]]{1,255}+)\\z');

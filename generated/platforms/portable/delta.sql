-- portable@computed for Delta: constraints to copy, with your table in place of `names` and your column in place of `name`.
-- Generated from the grammar: edit that instead.
ALTER TABLE names ADD CONSTRAINT portable_account_name CHECK (name RLIKE '\\A(?:(?=(?:[!-~&&[^*./>\\\\]]{1,255}+)\\z)(?:(?:[[\\x{1}-\\x{7f}&&[^$]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{1}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+|\\$(?:[[\\x{1}-\\x{7f}&&[^G]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{1}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+|G[\\x{1}-\\x{d7ff}\\x{e000}-\\x{10ffff}]++)?+)?+))\\z');
ALTER TABLE names ADD CONSTRAINT portable_cluster_name CHECK (name RLIKE '\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z' AND is_valid_utf8(name));
ALTER TABLE names ADD CONSTRAINT portable_consumer_name CHECK (name RLIKE '\\A(?:[!-~&&[^*./>\\\\]]{1,255}+)\\z');
ALTER TABLE names ADD CONSTRAINT portable_domain CHECK (name RLIKE '\\A(?:(?=(?:[[\\x{1}-\\x{7f}&&[^\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z)(?:[!-~&&[^*.>]][!-~&&[^*>]]*+))\\z');
ALTER TABLE names ADD CONSTRAINT portable_durable_name CHECK (name RLIKE '\\A(?:[!-~&&[^*./>\\\\]]{1,255}+)\\z');
ALTER TABLE names ADD CONSTRAINT portable_filter_subject CHECK (name RLIKE '\\A(?:(?:(?:[!-~&&[^*.>]]++|\\*)\\.)*+(?:[!-~&&[^*.>]]++|[*>]))\\z');
ALTER TABLE names ADD CONSTRAINT portable_gateway_name CHECK (name RLIKE '\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z' AND is_valid_utf8(name));
ALTER TABLE names ADD CONSTRAINT portable_header_name CHECK (name RLIKE CAST(X'5C41283F3A5B21232D272A2B5C2D2E302D39412D5A5C5E2D7A7C7E5D2B2B295C7A' AS STRING));
-- portable@computed:header-value is left out: RLIKE may take very long.
-- portable@computed:inbox-prefix is left out: RLIKE may take very long.
ALTER TABLE names ADD CONSTRAINT portable_js_api_prefix CHECK (name RLIKE '\\A(?:(?=(?:[[\\x{1}-\\x{7f}&&[^\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++(?:\\.[[\\x{1}-\\x{7f}&&[^\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)*+)\\z)(?:[!-~&&[^*.>]][!-~&&[^*>]]*+))\\z');
ALTER TABLE names ADD CONSTRAINT portable_js_internal_prefix CHECK (name RLIKE '\\A(?:\\$(?:[!-~&&[^$*.>]]++\\.)++)\\z');
ALTER TABLE names ADD CONSTRAINT portable_js_user_prefix CHECK (name RLIKE '\\A(?:(?:[!-~&&[^$*.>]]++\\.)++)\\z');
ALTER TABLE names ADD CONSTRAINT portable_kv_bucket_name CHECK (octet_length(name) <= 252 AND name RLIKE '\\A(?:[\\-0-9A-Z_a-z]++)\\z');
ALTER TABLE names ADD CONSTRAINT portable_kv_key_name CHECK (name RLIKE '\\A(?:[\\--z&&[^.:-<>-@\\[-\\^`]]++(?:\\.[\\--z&&[^.:-<>-@\\[-\\^`]]++)*+)\\z');
ALTER TABLE names ADD CONSTRAINT portable_kv_operation CHECK (name RLIKE '\\A(?:DEL|PURGE)\\z');
ALTER TABLE names ADD CONSTRAINT portable_kv_search_key CHECK (name RLIKE '\\A(?:(?:[*\\-/-9=A-Z_a-z]++\\.)*+(?:[*\\-/-9=A-Z_a-z]++>?+|>))\\z');
ALTER TABLE names ADD CONSTRAINT portable_literal_subject CHECK (name RLIKE '\\A(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++))*+)\\z' AND is_valid_utf8(name));
-- portable@computed:metadata-key is left out: RLIKE may take very long.
ALTER TABLE names ADD CONSTRAINT portable_nats_batch_commit CHECK (name RLIKE '\\A(?:1|eob)\\z');
ALTER TABLE names ADD CONSTRAINT portable_nats_batch_id CHECK (name RLIKE '\\A(?:[!-~&&[^*.>]]{1,64}+)\\z');
ALTER TABLE names ADD CONSTRAINT portable_nats_batch_sequence CHECK (name RLIKE '\\A(?:18446744073709551615|1844674407370955161[0-4]|1844674407370955160[0-9]|18446744073709551[0-5][0-9]{2}|18446744073709550[0-9]{3}|184467440737095[0-4][0-9]{4}|18446744073709[0-4][0-9]{5}|1844674407370[0-8][0-9]{6}|18446744073[0-6][0-9]{8}|1844674407[0-2][0-9]{9}|184467440[0-6][0-9]{10}|1844674[0-3][0-9]{12}|184467[0-3][0-9]{13}|18446[0-6][0-9]{14}|1844[0-5][0-9]{15}|184[0-3][0-9]{16}|18[0-3][0-9]{17}|1[0-7][0-9]{18}|[1-9][0-9]{0,18}+)\\z');
ALTER TABLE names ADD CONSTRAINT portable_nats_expected_last_msg_id CHECK (name RLIKE '\\A(?:[\\x{0}-\\x{7f}&&[^\\x{a}\\x{d}]]++)\\z');
-- portable@computed:nats-expected-last-sequence is left out: RLIKE may take very long.
-- portable@computed:nats-expected-last-subject-sequence is left out: RLIKE may take very long.
ALTER TABLE names ADD CONSTRAINT portable_nats_expected_last_subject_sequence_subject CHECK (name RLIKE '\\A(?:[!-~&&[^*.>]]++(?:\\.[!-~&&[^*.>]]++)*+)\\z');
ALTER TABLE names ADD CONSTRAINT portable_nats_expected_stream CHECK (name RLIKE '\\A(?:[!-~&&[^*./>\\\\]]{1,255}+)\\z');
ALTER TABLE names ADD CONSTRAINT portable_nats_incr CHECK (name RLIKE '\\A(?:[+\\-][0-9]++)\\z');
ALTER TABLE names ADD CONSTRAINT portable_nats_marker_reason CHECK (name RLIKE '\\A(?:MaxAge|Remove|Purge)\\z');
ALTER TABLE names ADD CONSTRAINT portable_nats_msg_id CHECK (name RLIKE '\\A(?:[\\x{0}-\\x{7f}&&[^\\x{a}\\x{d}]]++)\\z');
-- portable@computed:nats-required-api-level is left out: RLIKE may take very long.
ALTER TABLE names ADD CONSTRAINT portable_nats_rollup CHECK (name RLIKE '\\A(?:sub|all)\\z');
-- portable@computed:nats-schedule is left out: its expression has 23656 characters.
ALTER TABLE names ADD CONSTRAINT portable_nats_schedule_next CHECK (name RLIKE '\\A(?:purge)\\z');
ALTER TABLE names ADD CONSTRAINT portable_nats_schedule_rollup CHECK (name RLIKE '\\A(?:sub)\\z');
ALTER TABLE names ADD CONSTRAINT portable_nats_schedule_source CHECK (name RLIKE '\\A(?:[!-~&&[^*.>]]++(?:\\.[!-~&&[^*.>]]++)*+)\\z');
ALTER TABLE names ADD CONSTRAINT portable_nats_schedule_target CHECK (name RLIKE '\\A(?:[!-~&&[^*.>]]++(?:\\.[!-~&&[^*.>]]++)*+)\\z');
ALTER TABLE names ADD CONSTRAINT portable_nats_schedule_time_zone CHECK (name RLIKE '\\A(?:[A-Za-z][+\\-0-9A-Z_a-z]*+(?:\\/[A-Za-z][+\\-0-9A-Z_a-z]*+)*+)\\z');
-- portable@computed:nats-schedule-ttl is left out: its expression has 1666 characters.
ALTER TABLE names ADD CONSTRAINT portable_nats_scheduler CHECK (name RLIKE '\\A(?:[!-~&&[^*.>]]++(?:\\.[!-~&&[^*.>]]++)*+)\\z');
ALTER TABLE names ADD CONSTRAINT portable_nats_trace_dest CHECK (name RLIKE '\\A(?:[!-~&&[^*.>]]++(?:\\.[!-~&&[^*.>]]++)*+)\\z');
ALTER TABLE names ADD CONSTRAINT portable_nats_trace_only CHECK (name RLIKE '\\A(?:1|true|on)\\z');
-- portable@computed:nats-ttl is left out: its expression has 1666 characters.
ALTER TABLE names ADD CONSTRAINT portable_obj_bucket_name CHECK (octet_length(name) <= 251 AND name RLIKE '\\A(?:[\\-0-9A-Z_a-z]++)\\z');
ALTER TABLE names ADD CONSTRAINT portable_obj_object_name CHECK (name RLIKE '\\A(?:[[\\x{9}-\\x{d}\\x{20}][\\x{85}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}]]*+[[\\x{0}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][\\x{0}-\\x{d7ff}\\x{e000}-\\x{10ffff}]*+)\\z' AND is_valid_utf8(name));
ALTER TABLE names ADD CONSTRAINT portable_priority_group CHECK (name RLIKE '\\A(?:(?=(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z)(?:[\\--z&&[^.:-<>-@\\[-\\^`]]{1,16}+))\\z');
-- portable@computed:queue-name is left out: RLIKE may take very long.
ALTER TABLE names ADD CONSTRAINT portable_reply_to CHECK (name RLIKE '\\A(?:[!-~&&[^*.>]]++(?:\\.[!-~&&[^*.>]]++)*+)\\z');
ALTER TABLE names ADD CONSTRAINT portable_server_name CHECK (name RLIKE '\\A(?:[[\\x{0}-\\x{7f}&&[^\\x{20}]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\z' AND is_valid_utf8(name));
ALTER TABLE names ADD CONSTRAINT portable_service_endpoint CHECK (name RLIKE '\\A(?:[\\-0-9A-Z_a-z]++)\\z');
ALTER TABLE names ADD CONSTRAINT portable_service_group CHECK (name RLIKE '\\A(?:(?=(?:(?:(?:[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*)(?:\\.(?:[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*))*+)?+)\\z)(?:(?:[\\x{0}-\\x{1f}&&[^\\x{9}\\x{a}\\x{d}]]*+[[!-\\x{7f}&&[^*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|\\*)(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*))*+|[\\x{0}-\\x{1f}&&[^\\x{9}\\x{a}\\x{d}]]++\\.(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*)\\.)*+(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*)))\\z' AND is_valid_utf8(name));
ALTER TABLE names ADD CONSTRAINT portable_service_name CHECK (name RLIKE '\\A(?:[\\-0-9A-Z_a-z]++)\\z');
ALTER TABLE names ADD CONSTRAINT portable_service_queue CHECK (name RLIKE '\\A(?:[\\-0-9A-Z_a-z]++)\\z');
ALTER TABLE names ADD CONSTRAINT portable_service_subject CHECK (name RLIKE '\\A(?:(?=(?:(?:(?:[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*)\\.)*+(?:[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|[*>]))\\z)(?:(?:[\\x{0}-\\x{1f}&&[^\\x{9}\\x{a}\\x{d}]]*+[[!-\\x{7f}&&[^*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|\\*)(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*))*+(?:\\.>)?+|[\\x{0}-\\x{1f}&&[^\\x{9}\\x{a}\\x{d}]]++\\.(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|\\*)\\.)*+(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|[*>])|>))\\z' AND is_valid_utf8(name));
-- portable@computed:service-version is left out: RLIKE may take very long.
ALTER TABLE names ADD CONSTRAINT portable_stored_subject CHECK (name RLIKE '\\A(?:(?:(?:[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{fffc}\\x{fffe}-\\x{10ffff}]][[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{fffc}\\x{fffe}-\\x{10ffff}]]*+|>[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{fffc}\\x{fffe}-\\x{10ffff}]]++)\\.)*+[[\\x{1}-~&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{fffc}\\x{fffe}-\\x{10ffff}]]++)\\z');
ALTER TABLE names ADD CONSTRAINT portable_stream_name CHECK (name RLIKE '\\A(?:[!-~&&[^*./>\\\\]]{1,255}+)\\z');
ALTER TABLE names ADD CONSTRAINT portable_stream_subject CHECK (name RLIKE '\\A(?:(?:(?:[!-~&&[^*.>]]++|\\*)\\.)*+(?:[!-~&&[^*.>]]++|[*>]))\\z');
ALTER TABLE names ADD CONSTRAINT portable_subject_publish CHECK (name RLIKE '\\A(?:(?=(?:(?:(?:[!-~&&[^*.>]]++|\\*)\\.)*+(?:[!-~&&[^*.>]]++|[*>]))\\z)(?:[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++(?:\\.[[\\x{1}-\\x{7f}&&[^\\x{9}-\\x{d}\\x{20}*.>]][\\x{80}-\\x{84}\\x{86}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)*+))\\z');
-- portable@computed:subject-queue is left out: its expression has 1955 characters.
ALTER TABLE names ADD CONSTRAINT portable_subject_subscribe CHECK (name RLIKE '\\A(?:(?:(?:[!-~&&[^*.>]]++|\\*)\\.)*+(?:[!-~&&[^*.>]]++|[*>]))\\z');

-- nats-java@2.26.2 for Spark SQL. Generated from the grammar: edit that instead.

CREATE OR REPLACE TEMPORARY FUNCTION nats_java_subject_publish_is_valid(name STRING) RETURNS BOOLEAN RETURN
  name RLIKE r'\A(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name);

CREATE OR REPLACE TEMPORARY FUNCTION nats_java_subject_publish_position(name STRING) RETURNS INT RETURN
  CASE WHEN NOT (name RLIKE r'\A(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name)) THEN CAST(shiftright(aggregate(filter(split(IF(is_valid_utf8(name), name, substring(make_valid_utf8(name), 1, instr(make_valid_utf8(replace(name, CAST(X'EFBFBD' AS STRING), '?')), CAST(X'EFBFBD' AS STRING)) - 1)), ''), c -> c <> ''), 0L, (walk, c) -> IF(walk < 0, walk, walk + get(CAST(split('-4611686018427387904 3 -4611686018427387904 2', ' ') AS ARRAY<BIGINT>), CAST(walk & 1L AS INT) * 2 + IF(c < CAST(X'0E' AS STRING), IF(c < CAST(X'0B' AS STRING), IF(c < CAST(X'09' AS STRING), 0, -1), IF(c < CAST(X'0D' AS STRING), 0, -1)), IF(c < '!', IF(c < ' ', 0, -1), IF(c < CAST(X'EE8080' AS STRING), 0, 0))) + 1))) & 4611686018427387903L, 1) AS INT) END;

CREATE OR REPLACE TEMPORARY FUNCTION nats_java_subject_subscribe_is_valid(name STRING) RETURNS BOOLEAN RETURN
  name RLIKE r'\A(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name);

CREATE OR REPLACE TEMPORARY FUNCTION nats_java_subject_subscribe_position(name STRING) RETURNS INT RETURN
  CASE WHEN NOT (name RLIKE r'\A(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name)) THEN CAST(shiftright(aggregate(filter(split(IF(is_valid_utf8(name), name, substring(make_valid_utf8(name), 1, instr(make_valid_utf8(replace(name, CAST(X'EFBFBD' AS STRING), '?')), CAST(X'EFBFBD' AS STRING)) - 1)), ''), c -> c <> ''), 0L, (walk, c) -> IF(walk < 0, walk, walk + get(CAST(split('-4611686018427387904 3 -4611686018427387904 2', ' ') AS ARRAY<BIGINT>), CAST(walk & 1L AS INT) * 2 + IF(c < CAST(X'0E' AS STRING), IF(c < CAST(X'0B' AS STRING), IF(c < CAST(X'09' AS STRING), 0, -1), IF(c < CAST(X'0D' AS STRING), 0, -1)), IF(c < '!', IF(c < ' ', 0, -1), IF(c < CAST(X'EE8080' AS STRING), 0, 0))) + 1))) & 4611686018427387903L, 1) AS INT) END;

CREATE OR REPLACE TEMPORARY FUNCTION nats_java_subject_strict_is_valid(name STRING) RETURNS BOOLEAN RETURN
  name RLIKE r'\A(?:(?:[\x{0}-\x{1f}&&[^\x{9}\x{a}\x{d}]]*+[[!-\x{7f}&&[^*.>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]][[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}*.>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]*+|\*)(?:\.(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}*.>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++|\*))*+(?:\.>)?+|[\x{0}-\x{1f}&&[^\x{9}\x{a}\x{d}]]++\.(?:(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}*.>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++|\*)\.)*+(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}*.>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++|[*>])|>)\z' AND is_valid_utf8(name);

CREATE OR REPLACE TEMPORARY FUNCTION nats_java_subject_strict_position(name STRING) RETURNS INT RETURN
  CASE WHEN NOT (name RLIKE r'\A(?:(?:[\x{0}-\x{1f}&&[^\x{9}\x{a}\x{d}]]*+[[!-\x{7f}&&[^*.>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]][[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}*.>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]*+|\*)(?:\.(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}*.>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++|\*))*+(?:\.>)?+|[\x{0}-\x{1f}&&[^\x{9}\x{a}\x{d}]]++\.(?:(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}*.>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++|\*)\.)*+(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}*.>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++|[*>])|>)\z' AND is_valid_utf8(name)) THEN CAST(shiftright(aggregate(filter(split(IF(is_valid_utf8(name), name, substring(make_valid_utf8(name), 1, instr(make_valid_utf8(replace(name, CAST(X'EFBFBD' AS STRING), '?')), CAST(X'EFBFBD' AS STRING)) - 1)), ''), c -> c <> ''), 0L, (walk, c) -> IF(walk < 0, walk, walk + get(CAST(split('-4611686018427387904 9 10 11 -4611686018427387904 12 -4611686018427387904 8 9 -4611686018427387904 12 -4611686018427387904 -4611686018427387904 8 8 -4611686018427387904 11 -4611686018427387904 -4611686018427387904 -4611686018427387904 -4611686018427387904 -4611686018427387904 10 -4611686018427387904 -4611686018427387904 -4611686018427387904 -4611686018427387904 -4611686018427387904 -4611686018427387904 -4611686018427387904 -4611686018427387904 5 5 6 -4611686018427387904 7', ' ') AS ARRAY<BIGINT>), CAST(walk & 7L AS INT) * 6 + IF(c < '*', IF(c < CAST(X'0D' AS STRING), IF(c < CAST(X'09' AS STRING), 0, IF(c < CAST(X'0B' AS STRING), -1, 0)), IF(c < ' ', IF(c < CAST(X'0E' AS STRING), -1, 0), IF(c < '!', -1, 1))), IF(c < '/', IF(c < '+', 2, IF(c < '.', 1, 3)), IF(c < '?', IF(c < '>', 1, 4), IF(c < CAST(X'EE8080' AS STRING), 1, 1)))) + 1))) & 4611686018427387903L, 3) AS INT) END;

CREATE OR REPLACE TEMPORARY FUNCTION nats_java_reply_to_is_valid(name STRING) RETURNS BOOLEAN RETURN
  name RLIKE r'\A(?:[!-~&&[^*>]]++)\z';

CREATE OR REPLACE TEMPORARY FUNCTION nats_java_reply_to_position(name STRING) RETURNS INT RETURN
  CASE WHEN NOT (name RLIKE r'\A(?:[!-~&&[^*>]]++)\z') THEN CAST(shiftright(aggregate(filter(split(IF(is_valid_utf8(name), name, substring(make_valid_utf8(name), 1, instr(make_valid_utf8(replace(name, CAST(X'EFBFBD' AS STRING), '?')), CAST(X'EFBFBD' AS STRING)) - 1)), ''), c -> c <> ''), 0L, (walk, c) -> IF(walk < 0, walk, walk + get(CAST(split('-4611686018427387904 3 -4611686018427387904 2', ' ') AS ARRAY<BIGINT>), CAST(walk & 1L AS INT) * 2 + IF(c < '+', IF(c < '!', -1, IF(c < '*', 0, -1)), IF(c < '?', IF(c < '>', 0, -1), IF(c < CAST(X'7F' AS STRING), 0, -1))) + 1))) & 4611686018427387903L, 1) AS INT) END;

CREATE OR REPLACE TEMPORARY FUNCTION nats_java_queue_name_is_valid(name STRING) RETURNS BOOLEAN RETURN
  name RLIKE r'\A(?:(?:[\x{0}-\x{1f}&&[^\x{9}\x{a}\x{d}]]*+[[!-\x{7f}&&[^*.>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]][[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}*.>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]*+|\*)(?:\.(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}*.>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++|\*))*+(?:\.>)?+|[\x{0}-\x{1f}&&[^\x{9}\x{a}\x{d}]]++\.(?:(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}*.>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++|\*)\.)*+(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}*.>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++|[*>])|>)\z' AND is_valid_utf8(name);

CREATE OR REPLACE TEMPORARY FUNCTION nats_java_queue_name_position(name STRING) RETURNS INT RETURN
  CASE WHEN NOT (name RLIKE r'\A(?:(?:[\x{0}-\x{1f}&&[^\x{9}\x{a}\x{d}]]*+[[!-\x{7f}&&[^*.>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]][[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}*.>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]*+|\*)(?:\.(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}*.>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++|\*))*+(?:\.>)?+|[\x{0}-\x{1f}&&[^\x{9}\x{a}\x{d}]]++\.(?:(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}*.>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++|\*)\.)*+(?:[[\x{0}-\x{7f}&&[^\x{9}\x{a}\x{d}\x{20}*.>]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++|[*>])|>)\z' AND is_valid_utf8(name)) THEN CAST(shiftright(aggregate(filter(split(IF(is_valid_utf8(name), name, substring(make_valid_utf8(name), 1, instr(make_valid_utf8(replace(name, CAST(X'EFBFBD' AS STRING), '?')), CAST(X'EFBFBD' AS STRING)) - 1)), ''), c -> c <> ''), 0L, (walk, c) -> IF(walk < 0, walk, walk + get(CAST(split('-4611686018427387904 9 10 11 -4611686018427387904 12 -4611686018427387904 8 9 -4611686018427387904 12 -4611686018427387904 -4611686018427387904 8 8 -4611686018427387904 11 -4611686018427387904 -4611686018427387904 -4611686018427387904 -4611686018427387904 -4611686018427387904 10 -4611686018427387904 -4611686018427387904 -4611686018427387904 -4611686018427387904 -4611686018427387904 -4611686018427387904 -4611686018427387904 -4611686018427387904 5 5 6 -4611686018427387904 7', ' ') AS ARRAY<BIGINT>), CAST(walk & 7L AS INT) * 6 + IF(c < '*', IF(c < CAST(X'0D' AS STRING), IF(c < CAST(X'09' AS STRING), 0, IF(c < CAST(X'0B' AS STRING), -1, 0)), IF(c < ' ', IF(c < CAST(X'0E' AS STRING), -1, 0), IF(c < '!', -1, 1))), IF(c < '/', IF(c < '+', 2, IF(c < '.', 1, 3)), IF(c < '?', IF(c < '>', 1, 4), IF(c < CAST(X'EE8080' AS STRING), 1, 1)))) + 1))) & 4611686018427387903L, 3) AS INT) END;

CREATE OR REPLACE TEMPORARY FUNCTION nats_java_stream_name_is_valid(name STRING) RETURNS BOOLEAN RETURN
  name RLIKE r'\A(?:[!-~&&[^*./>\\]]++)\z';

CREATE OR REPLACE TEMPORARY FUNCTION nats_java_stream_name_position(name STRING) RETURNS INT RETURN
  CASE WHEN NOT (name RLIKE r'\A(?:[!-~&&[^*./>\\]]++)\z') THEN CAST(shiftright(aggregate(filter(split(IF(is_valid_utf8(name), name, substring(make_valid_utf8(name), 1, instr(make_valid_utf8(replace(name, CAST(X'EFBFBD' AS STRING), '?')), CAST(X'EFBFBD' AS STRING)) - 1)), ''), c -> c <> ''), 0L, (walk, c) -> IF(walk < 0, walk, walk + get(CAST(split('-4611686018427387904 3 -4611686018427387904 2', ' ') AS ARRAY<BIGINT>), CAST(walk & 1L AS INT) * 2 + IF(c < '0', IF(c < '*', IF(c < '!', -1, 0), IF(c < '+', -1, IF(c < '.', 0, -1))), IF(c < r'\', IF(c < '>', 0, IF(c < '?', -1, 0)), IF(c < ']', -1, IF(c < CAST(X'7F' AS STRING), 0, -1)))) + 1))) & 4611686018427387903L, 1) AS INT) END;

CREATE OR REPLACE TEMPORARY FUNCTION nats_java_consumer_name_is_valid(name STRING) RETURNS BOOLEAN RETURN
  name RLIKE r'\A(?:[!-~&&[^*./>\\]]++)\z';

CREATE OR REPLACE TEMPORARY FUNCTION nats_java_consumer_name_position(name STRING) RETURNS INT RETURN
  CASE WHEN NOT (name RLIKE r'\A(?:[!-~&&[^*./>\\]]++)\z') THEN CAST(shiftright(aggregate(filter(split(IF(is_valid_utf8(name), name, substring(make_valid_utf8(name), 1, instr(make_valid_utf8(replace(name, CAST(X'EFBFBD' AS STRING), '?')), CAST(X'EFBFBD' AS STRING)) - 1)), ''), c -> c <> ''), 0L, (walk, c) -> IF(walk < 0, walk, walk + get(CAST(split('-4611686018427387904 3 -4611686018427387904 2', ' ') AS ARRAY<BIGINT>), CAST(walk & 1L AS INT) * 2 + IF(c < '0', IF(c < '*', IF(c < '!', -1, 0), IF(c < '+', -1, IF(c < '.', 0, -1))), IF(c < r'\', IF(c < '>', 0, IF(c < '?', -1, 0)), IF(c < ']', -1, IF(c < CAST(X'7F' AS STRING), 0, -1)))) + 1))) & 4611686018427387903L, 1) AS INT) END;

CREATE OR REPLACE TEMPORARY FUNCTION nats_java_durable_name_is_valid(name STRING) RETURNS BOOLEAN RETURN
  name RLIKE r'\A(?:[!-~&&[^*./>\\]]++)\z';

CREATE OR REPLACE TEMPORARY FUNCTION nats_java_durable_name_position(name STRING) RETURNS INT RETURN
  CASE WHEN NOT (name RLIKE r'\A(?:[!-~&&[^*./>\\]]++)\z') THEN CAST(shiftright(aggregate(filter(split(IF(is_valid_utf8(name), name, substring(make_valid_utf8(name), 1, instr(make_valid_utf8(replace(name, CAST(X'EFBFBD' AS STRING), '?')), CAST(X'EFBFBD' AS STRING)) - 1)), ''), c -> c <> ''), 0L, (walk, c) -> IF(walk < 0, walk, walk + get(CAST(split('-4611686018427387904 3 -4611686018427387904 2', ' ') AS ARRAY<BIGINT>), CAST(walk & 1L AS INT) * 2 + IF(c < '0', IF(c < '*', IF(c < '!', -1, 0), IF(c < '+', -1, IF(c < '.', 0, -1))), IF(c < r'\', IF(c < '>', 0, IF(c < '?', -1, 0)), IF(c < ']', -1, IF(c < CAST(X'7F' AS STRING), 0, -1)))) + 1))) & 4611686018427387903L, 1) AS INT) END;

CREATE OR REPLACE TEMPORARY FUNCTION nats_java_domain_is_valid(name STRING) RETURNS BOOLEAN RETURN
  name RLIKE r'\A(?:[!-~&&[^*.>]][!-~&&[^*>]]*+)\z';

CREATE OR REPLACE TEMPORARY FUNCTION nats_java_domain_position(name STRING) RETURNS INT RETURN
  CASE WHEN NOT (name RLIKE r'\A(?:[!-~&&[^*.>]][!-~&&[^*>]]*+)\z') THEN CAST(shiftright(aggregate(filter(split(IF(is_valid_utf8(name), name, substring(make_valid_utf8(name), 1, instr(make_valid_utf8(replace(name, CAST(X'EFBFBD' AS STRING), '?')), CAST(X'EFBFBD' AS STRING)) - 1)), ''), c -> c <> ''), 0L, (walk, c) -> IF(walk < 0, walk, walk + get(CAST(split('-4611686018427387904 3 -4611686018427387904 -4611686018427387904 2 2', ' ') AS ARRAY<BIGINT>), CAST(walk & 1L AS INT) * 3 + IF(c < '.', IF(c < '*', IF(c < '!', -1, 0), IF(c < '+', -1, 0)), IF(c < '>', IF(c < '/', 1, 0), IF(c < '?', -1, IF(c < CAST(X'7F' AS STRING), 0, -1)))) + 1))) & 4611686018427387903L, 1) AS INT) END;

CREATE OR REPLACE TEMPORARY FUNCTION nats_java_kv_bucket_name_is_valid(name STRING) RETURNS BOOLEAN RETURN
  name RLIKE r'\A(?:[\-0-9A-Z_a-z]++)\z';

CREATE OR REPLACE TEMPORARY FUNCTION nats_java_kv_bucket_name_position(name STRING) RETURNS INT RETURN
  CASE WHEN NOT (name RLIKE r'\A(?:[\-0-9A-Z_a-z]++)\z') THEN CAST(shiftright(aggregate(filter(split(IF(is_valid_utf8(name), name, substring(make_valid_utf8(name), 1, instr(make_valid_utf8(replace(name, CAST(X'EFBFBD' AS STRING), '?')), CAST(X'EFBFBD' AS STRING)) - 1)), ''), c -> c <> ''), 0L, (walk, c) -> IF(walk < 0, walk, walk + get(CAST(split('-4611686018427387904 3 -4611686018427387904 2', ' ') AS ARRAY<BIGINT>), CAST(walk & 1L AS INT) * 2 + IF(c < 'A', IF(c < '.', IF(c < '-', -1, 0), IF(c < '0', -1, IF(c < ':', 0, -1))), IF(c < '`', IF(c < '[', 0, IF(c < '_', -1, 0)), IF(c < 'a', -1, IF(c < '{', 0, -1)))) + 1))) & 4611686018427387903L, 1) AS INT) END;

CREATE OR REPLACE TEMPORARY FUNCTION nats_java_kv_key_name_is_valid(name STRING) RETURNS BOOLEAN RETURN
  name RLIKE r'\A(?:[\--z&&[^.:-<>-@\[-\^`]][\--z&&[^:-<>-@\[-\^`]]*+)\z';

CREATE OR REPLACE TEMPORARY FUNCTION nats_java_kv_key_name_position(name STRING) RETURNS INT RETURN
  CASE WHEN NOT (name RLIKE r'\A(?:[\--z&&[^.:-<>-@\[-\^`]][\--z&&[^:-<>-@\[-\^`]]*+)\z') THEN CAST(shiftright(aggregate(filter(split(IF(is_valid_utf8(name), name, substring(make_valid_utf8(name), 1, instr(make_valid_utf8(replace(name, CAST(X'EFBFBD' AS STRING), '?')), CAST(X'EFBFBD' AS STRING)) - 1)), ''), c -> c <> ''), 0L, (walk, c) -> IF(walk < 0, walk, walk + get(CAST(split('-4611686018427387904 3 -4611686018427387904 -4611686018427387904 2 2', ' ') AS ARRAY<BIGINT>), CAST(walk & 1L AS INT) * 3 + IF(c < '>', IF(c < '/', IF(c < '-', -1, IF(c < '.', 0, 1)), IF(c < ':', 0, IF(c < '=', -1, 0))), IF(c < '_', IF(c < 'A', -1, IF(c < '[', 0, -1)), IF(c < 'a', IF(c < '`', 0, -1), IF(c < '{', 0, -1)))) + 1))) & 4611686018427387903L, 1) AS INT) END;

CREATE OR REPLACE TEMPORARY FUNCTION nats_java_os_bucket_name_is_valid(name STRING) RETURNS BOOLEAN RETURN
  name RLIKE r'\A(?:[\-0-9A-Z_a-z]++)\z';

CREATE OR REPLACE TEMPORARY FUNCTION nats_java_os_bucket_name_position(name STRING) RETURNS INT RETURN
  CASE WHEN NOT (name RLIKE r'\A(?:[\-0-9A-Z_a-z]++)\z') THEN CAST(shiftright(aggregate(filter(split(IF(is_valid_utf8(name), name, substring(make_valid_utf8(name), 1, instr(make_valid_utf8(replace(name, CAST(X'EFBFBD' AS STRING), '?')), CAST(X'EFBFBD' AS STRING)) - 1)), ''), c -> c <> ''), 0L, (walk, c) -> IF(walk < 0, walk, walk + get(CAST(split('-4611686018427387904 3 -4611686018427387904 2', ' ') AS ARRAY<BIGINT>), CAST(walk & 1L AS INT) * 2 + IF(c < 'A', IF(c < '.', IF(c < '-', -1, 0), IF(c < '0', -1, IF(c < ':', 0, -1))), IF(c < '`', IF(c < '[', 0, IF(c < '_', -1, 0)), IF(c < 'a', -1, IF(c < '{', 0, -1)))) + 1))) & 4611686018427387903L, 1) AS INT) END;

CREATE OR REPLACE TEMPORARY FUNCTION nats_java_os_object_name_is_valid(name STRING) RETURNS BOOLEAN RETURN
  name RLIKE r'\A(?:[\x{0}-\x{d7ff}\x{e000}-\x{10ffff}]*+)\z' AND is_valid_utf8(name);

CREATE OR REPLACE TEMPORARY FUNCTION nats_java_os_object_name_position(name STRING) RETURNS INT RETURN
  CASE WHEN NOT (name RLIKE r'\A(?:[\x{0}-\x{d7ff}\x{e000}-\x{10ffff}]*+)\z' AND is_valid_utf8(name)) THEN CAST(shiftright(aggregate(filter(split(IF(is_valid_utf8(name), name, substring(make_valid_utf8(name), 1, instr(make_valid_utf8(replace(name, CAST(X'EFBFBD' AS STRING), '?')), CAST(X'EFBFBD' AS STRING)) - 1)), ''), c -> c <> ''), 0L, (walk, c) -> IF(walk < 0, walk, walk + get(CAST(split('-4611686018427387904 1', ' ') AS ARRAY<BIGINT>), CAST(walk & 0L AS INT) * 2 + IF(c < CAST(X'EE8080' AS STRING), 0, 0) + 1))) & 4611686018427387903L, 0) AS INT) END;

-- jsm-go@0.4.1 for Spark SQL. Generated from the grammar: edit that instead.

CREATE OR REPLACE TEMPORARY FUNCTION jsm_go_stream_name_is_valid(name STRING) RETURNS BOOLEAN RETURN
  name RLIKE r'\A(?:[[\x{1}-\x{7f}&&[^\x{20}*./>\\]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name);

CREATE OR REPLACE TEMPORARY FUNCTION jsm_go_stream_name_position(name STRING) RETURNS INT RETURN
  CASE WHEN NOT (name RLIKE r'\A(?:[[\x{1}-\x{7f}&&[^\x{20}*./>\\]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name)) THEN CAST(shiftright(aggregate(filter(split(IF(is_valid_utf8(name), name, substring(make_valid_utf8(name), 1, instr(make_valid_utf8(replace(name, CAST(X'EFBFBD' AS STRING), '?')), CAST(X'EFBFBD' AS STRING)) - 1)), ''), c -> c <> ''), 0L, (walk, c) -> IF(walk < 0, walk, walk + get(CAST(split('-4611686018427387904 3 -4611686018427387904 2', ' ') AS ARRAY<BIGINT>), CAST(walk & 1L AS INT) * 2 + IF(c < '.', IF(c < '!', IF(c < CAST(X'01' AS STRING), -1, IF(c < ' ', 0, -1)), IF(c < '*', 0, IF(c < '+', -1, 0))), IF(c < '?', IF(c < '0', -1, IF(c < '>', 0, -1)), IF(c < ']', IF(c < r'\', 0, -1), IF(c < CAST(X'EE8080' AS STRING), 0, 0)))) + 1))) & 4611686018427387903L, 1) AS INT) END;

CREATE OR REPLACE TEMPORARY FUNCTION jsm_go_consumer_name_is_valid(name STRING) RETURNS BOOLEAN RETURN
  name RLIKE r'\A(?:[[\x{1}-\x{7f}&&[^\x{20}*./>\\]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name);

CREATE OR REPLACE TEMPORARY FUNCTION jsm_go_consumer_name_position(name STRING) RETURNS INT RETURN
  CASE WHEN NOT (name RLIKE r'\A(?:[[\x{1}-\x{7f}&&[^\x{20}*./>\\]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name)) THEN CAST(shiftright(aggregate(filter(split(IF(is_valid_utf8(name), name, substring(make_valid_utf8(name), 1, instr(make_valid_utf8(replace(name, CAST(X'EFBFBD' AS STRING), '?')), CAST(X'EFBFBD' AS STRING)) - 1)), ''), c -> c <> ''), 0L, (walk, c) -> IF(walk < 0, walk, walk + get(CAST(split('-4611686018427387904 3 -4611686018427387904 2', ' ') AS ARRAY<BIGINT>), CAST(walk & 1L AS INT) * 2 + IF(c < '.', IF(c < '!', IF(c < CAST(X'01' AS STRING), -1, IF(c < ' ', 0, -1)), IF(c < '*', 0, IF(c < '+', -1, 0))), IF(c < '?', IF(c < '0', -1, IF(c < '>', 0, -1)), IF(c < ']', IF(c < r'\', 0, -1), IF(c < CAST(X'EE8080' AS STRING), 0, 0)))) + 1))) & 4611686018427387903L, 1) AS INT) END;

CREATE OR REPLACE TEMPORARY FUNCTION jsm_go_durable_name_is_valid(name STRING) RETURNS BOOLEAN RETURN
  name RLIKE r'\A(?:[[\x{1}-\x{7f}&&[^\x{20}*./>\\]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name);

CREATE OR REPLACE TEMPORARY FUNCTION jsm_go_durable_name_position(name STRING) RETURNS INT RETURN
  CASE WHEN NOT (name RLIKE r'\A(?:[[\x{1}-\x{7f}&&[^\x{20}*./>\\]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name)) THEN CAST(shiftright(aggregate(filter(split(IF(is_valid_utf8(name), name, substring(make_valid_utf8(name), 1, instr(make_valid_utf8(replace(name, CAST(X'EFBFBD' AS STRING), '?')), CAST(X'EFBFBD' AS STRING)) - 1)), ''), c -> c <> ''), 0L, (walk, c) -> IF(walk < 0, walk, walk + get(CAST(split('-4611686018427387904 3 -4611686018427387904 2', ' ') AS ARRAY<BIGINT>), CAST(walk & 1L AS INT) * 2 + IF(c < '.', IF(c < '!', IF(c < CAST(X'01' AS STRING), -1, IF(c < ' ', 0, -1)), IF(c < '*', 0, IF(c < '+', -1, 0))), IF(c < '?', IF(c < '0', -1, IF(c < '>', 0, -1)), IF(c < ']', IF(c < r'\', 0, -1), IF(c < CAST(X'EE8080' AS STRING), 0, 0)))) + 1))) & 4611686018427387903L, 1) AS INT) END;

CREATE OR REPLACE TEMPORARY FUNCTION jsm_go_domain_is_valid(name STRING) RETURNS BOOLEAN RETURN
  name RLIKE r'\A(?:[[\x{1}-\x{7f}&&[^\x{20}*./>\\]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name);

CREATE OR REPLACE TEMPORARY FUNCTION jsm_go_domain_position(name STRING) RETURNS INT RETURN
  CASE WHEN NOT (name RLIKE r'\A(?:[[\x{1}-\x{7f}&&[^\x{20}*./>\\]][\x{80}-\x{d7ff}\x{e000}-\x{10ffff}]]++)\z' AND is_valid_utf8(name)) THEN CAST(shiftright(aggregate(filter(split(IF(is_valid_utf8(name), name, substring(make_valid_utf8(name), 1, instr(make_valid_utf8(replace(name, CAST(X'EFBFBD' AS STRING), '?')), CAST(X'EFBFBD' AS STRING)) - 1)), ''), c -> c <> ''), 0L, (walk, c) -> IF(walk < 0, walk, walk + get(CAST(split('-4611686018427387904 3 -4611686018427387904 2', ' ') AS ARRAY<BIGINT>), CAST(walk & 1L AS INT) * 2 + IF(c < '.', IF(c < '!', IF(c < CAST(X'01' AS STRING), -1, IF(c < ' ', 0, -1)), IF(c < '*', 0, IF(c < '+', -1, 0))), IF(c < '?', IF(c < '0', -1, IF(c < '>', 0, -1)), IF(c < ']', IF(c < r'\', 0, -1), IF(c < CAST(X'EE8080' AS STRING), 0, 0)))) + 1))) & 4611686018427387903L, 1) AS INT) END;

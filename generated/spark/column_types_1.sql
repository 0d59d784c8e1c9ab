-- column-types@1 for Spark SQL. Generated from the grammar: edit that instead.
CREATE OR REPLACE TEMPORARY FUNCTION column_types_boolean_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:[Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])\z';
-- column_types_tinyint_is_valid is left out, as RLIKE may take very long: use natsgrammar.spark.install
-- column_types_smallint_is_valid is left out, as RLIKE may take very long: use natsgrammar.spark.install
-- column_types_int_is_valid is left out, as RLIKE may take very long: use natsgrammar.spark.install
-- column_types_bigint_is_valid is left out, as RLIKE may take very long: use natsgrammar.spark.install
-- column_types_decimal_is_valid is left out, as RLIKE may take very long: use natsgrammar.spark.install
-- column_types_float_is_valid is left out, as RLIKE may take very long: use natsgrammar.spark.install
CREATE OR REPLACE TEMPORARY FUNCTION column_types_date_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:(?:[0-9]{3}[1-9]|[0-9]{2}[1-9]0|[0-9][1-9]00|[1-9]000)-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[1-8&&[^246]]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2-8&&[^357]][0-8&&[^1-35-7]]|[1-9&&[^2468]][26])|(?:0[48]|[2-8&&[^357]][0-8&&[^1-35-7]]|[1-9&&[^2468]][26])00)-02-29)\z';
-- column_types_timestamp_is_valid is left out, as RLIKE may take very long: use natsgrammar.spark.install
-- column_types_timestamp_ntz_is_valid is left out, as RLIKE may take very long: use natsgrammar.spark.install
CREATE OR REPLACE TEMPORARY FUNCTION column_types_binary_is_valid(name STRING) RETURNS BOOLEAN RETURN name RLIKE r'\A(?:(?:[+/-9A-Za-z]{4})*+(?:[+/-9A-Za-z][AQgw]==|[+/-9A-Za-z]{2}[048AEIMQUYcgkosw]=)?+)\z';
-- column_types_double_is_valid is left out, as RLIKE may take very long: use natsgrammar.spark.install
-- column_types_timestamp_ltz_is_valid is left out, as RLIKE may take very long: use natsgrammar.spark.install

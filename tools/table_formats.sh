#!/usr/bin/env bash
# Provides a Spark with each table format that tests/spark/outputs/test_table_formats.py asks, under .tools/tables.
#
# Delta and Iceberg are released for earlier versions of Spark than the locked one. So each gets an environment of Python
# with the newest PySpark that it has a release for, other packages as the lock names them, and its jars. Each is made
# once, and again after a change of its list or of the lock. Reports what is missing on standard error and still exits with
# 0: the tests decide.
set -u
cd "$(dirname "$0")/.." || exit 2
to=$PWD/.tools/tables
needs="pyarrow click lark jinja2 pyyaml ruamel.yaml"  # what `natsgrammar run` imports
store=https://repo1.maven.org/maven2

say() { echo "table_formats: $*" >&2; }

# made NAME PYSPARK JAR SHA256…: an environment with that PySpark, and jars of Maven Central in its folder `jars`
made() {
    local name=$1 sum
    sum=$(cat <(echo "$@" "$needs") requirements.lock | sha256sum)
    [ "$(cat "$to/$name.made" 2>/dev/null)" = "$sum" ] && return
    say "making $name (once; it takes a few minutes)"
    if environment "$@" >"$to/$name.log" 2>&1; then echo "$sum" >"$to/$name.made"; else say "no $name: $(tail -n 1 "$to/$name.log")"; fi
}

environment() {
    local folder=$to/$1 pyspark=$2
    shift 2
    rm -rf "$folder" && python3 -m venv "$folder" && mkdir "$folder/jars" || return
    sed -n '/^\(pyspark\|py4j\)==/d; s/ --hash.*//; /^[a-z0-9].*==/p' requirements.lock >"$folder/others.txt"
    "$folder/bin/pip" --quiet install -c "$folder/others.txt" "pyspark==$pyspark" $needs || return
    while [ $# -gt 0 ]; do
        timeout 900 curl -sSf -o "$folder/jars/${1##*/}" "$store/$1" && sha256sum -c - <<<"$2  $folder/jars/${1##*/}" || return
        shift 2
    done
}

mkdir -p "$to"
made delta 4.2.1 \
    io/delta/delta-spark_4.2_2.13/4.4.0/delta-spark_4.2_2.13-4.4.0.jar \
    27d4fd8b1f879535c573ed1c718177d6a27f24d3e626ba02e216369725721ead \
    io/delta/delta-storage/4.4.0/delta-storage-4.4.0.jar \
    c46735481fa8e326b0957be02b4420cbcab4b325bb08009b7f2045a95133f1cc
made iceberg 4.1.4 \
    org/apache/iceberg/iceberg-spark-runtime-4.1_2.13/1.12.0/iceberg-spark-runtime-4.1_2.13-1.12.0.jar \
    3123c3798af642dd537230923548e013ef41cc28b6626e5225808cf5670a0f82

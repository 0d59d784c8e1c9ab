#!/usr/bin/env bash
# Provides what tests/engines asks, under .tools/engines: a program of Go, packages of Node, environments of Python, and a
# program of C++ around llama.cpp's reader of grammars, whose sources a crate of Rust has. And aviso-server, for tests/live.
#
# Each is made once, and again after a change of its list. Reports what is missing on standard error and still exits with 0:
# the tests decide. PostgreSQL and Java are found where they are installed.
#
#   tools/engines.sh [NAME…]    only these, say `tools/engines.sh aviso-server`
set -u
only=" $* "
cd "$(dirname "$0")/.." || exit 2
from=tests/engines
to=$PWD/.tools/engines
mkdir -p "$to"

say() { echo "engines: $*" >&2; }

# made NAME STAMP FILE… -- COMMAND…: runs the command unless it has been run for these files
made() {
    local name=$1 program=$2 files=() sum
    shift 2
    while [ "$1" != -- ]; do files+=("$1"); shift; done
    shift
    [[ $only =~ ^\ +$ || $only == *" $name "* ]] || return
    command -v "$program" >/dev/null || { say "no $name: \`$program\` is not on PATH"; return; }
    sum=$(cat "${files[@]}" | sha256sum)
    [ "$(cat "$to/$name.made" 2>/dev/null)" = "$sum" ] && return
    say "making $name (once)"
    if "$@" >"$to/$name.log" 2>&1; then echo "$sum" >"$to/$name.made"; else say "no $name: $(tail -n 1 "$to/$name.log")"; fi
}

packages() {
    mkdir -p "$to/node" && cp $from/package.json "$to/node" && timeout 900 npm install --prefix "$to/node" --no-audit --no-fund --loglevel=error
}

environment() { # NAME: of the packages in NAME.txt
    rm -rf "${to:?}/$1" && python3 -m venv "$to/$1" && timeout 900 "$to/$1/bin/pip" --quiet install -r "$from/$1.txt"
}

llama() {
    local all=$to/gbnf.sources
    mkdir -p "$all" && cp $from/gbnf/Cargo.toml "$all" && : >"$all/none.rs" &&
        (cd "$all" && timeout 900 cargo vendor --quiet >/dev/null) &&
        all=$all/vendor/llama-cpp-sys-2/llama.cpp &&
        g++ -std=c++17 -O1 -w -I"$all/src" -I"$all/include" -I"$all/ggml/include" $from/gbnf/gbnf.cpp "$all/src/llama-grammar.cpp" -o "$to/gbnf"
}

# Its build wants a release of Swagger UI from GitHub; the same files are in a package of npm.
aviso() {
    local all=$to/aviso-server.sources version swagger
    read -r version swagger <$from/aviso-server.txt
    rm -rf "$all/ui" && mkdir -p "$all/ui/swagger-ui-$swagger" &&
        (cd "$all/ui" && npm pack --silent "swagger-ui-dist@$swagger" && tar -xzf ./*.tgz && mv package "swagger-ui-$swagger/dist" &&
            python3 -m zipfile -c ui.zip "swagger-ui-$swagger") &&
        SWAGGER_UI_DOWNLOAD_URL=file://$all/ui/ui.zip CARGO_TARGET_DIR=$all/target \
            CARGO_PROFILE_RELEASE_OPT_LEVEL=0 CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 \
            timeout 7200 nice cargo install aviso-server --version "$version" --locked --force --root "$all" &&
        cp "$all/bin/aviso_server" "$to/aviso-server" && rm -rf "$all"
}

made go go $from/go/* -- timeout 1800 go build -C $from/go -o "$to/go" .
made node npm $from/package.json -- packages
made python python3 $from/python.txt -- environment python
made contracts python3 $from/contracts.txt -- environment contracts
made dbt python3 $from/dbt.txt -- environment dbt
made quality python3 $from/quality.txt -- environment quality
made standards python3 $from/standards.txt -- environment standards
made gbnf cargo $from/gbnf/* -- llama
made pyaviso python3 $from/pyaviso.txt -- environment pyaviso
made aviso-server cargo $from/aviso-server.txt -- aviso

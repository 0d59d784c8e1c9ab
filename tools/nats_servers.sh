#!/usr/bin/env bash
# Prints the nats-server programs to test against, one path per line, and provides them where it can.
#
# A server of your own comes first: $NATS_SERVER, then `nats-server` on PATH. The tests also compare an old server with a
# new one: Debian's package (2.9 and later) and the newest release are put under .tools, once, without root.
# Reports missing servers on standard error and still exits with 0: the tests decide.
# With releases as arguments (`v2.9.0`), it builds these instead.
set -u
cd "$(dirname "$0")/.." || exit 2
PATH=$PATH:/usr/sbin   # Debian's folder for servers, which the PATH of ordinary users lacks
newest=v2.15.3
built=.tools/nats-server-$newest
unpacked=.tools/nats-server-debian

say() { echo "nats_servers: $*" >&2; }

build() {  # a version, into a folder
    command -v go >/dev/null || { say "no nats-server $1: building it needs Go, and \`go\` is not on PATH"; return; }
    say "building nats-server $1 (once)"
    mkdir -p "$2"
    GOBIN=$PWD/$2 timeout 600 go install "github.com/nats-io/nats-server/v2@$1" >"$2/log" 2>&1 ||
        say "no nats-server $1: go install failed: $(tail -n 1 "$2/log")"
}

unpack_debian() {
    command -v apt-get >/dev/null || { say "no nats-server of Debian: \`apt-get\` is not on PATH"; return; }
    say "fetching Debian's nats-server (once)"
    mkdir -p "$unpacked"
    (
        cd "$unpacked" || exit
        if [ "$(id -u)" = 0 ]; then apt-get -qq -o APT::Sandbox::User=root update; fi
        apt-get -qq -o APT::Sandbox::User=root download nats-server && dpkg-deb -x nats-server_*.deb . && rm -f ./*.deb
    ) >"$unpacked/log" 2>&1 || say "no nats-server of Debian: $(grep -m 1 '^E:' "$unpacked/log" || tail -n 1 "$unpacked/log")"
}

for version in "$@"; do
    folder=.tools/nats-server-$version
    [ -x "$folder/nats-server" ] || build "$version" "$folder"
    [ ! -x "$folder/nats-server" ] || echo "$PWD/$folder/nats-server"
done
[ $# = 0 ] || exit 0

own=${NATS_SERVER:-$(command -v nats-server)}
[ -z "${NATS_SERVER:-}" ] || [ -x "$NATS_SERVER" ] || say "NATS_SERVER is \`$NATS_SERVER\`, which is not a program"
[ -x "$built/nats-server" ] || build "$newest" "$built"
[ -x "$unpacked/usr/sbin/nats-server" ] || case $("${own:-false}" --version 2>/dev/null) in *v2.9.*) ;; *) unpack_debian ;; esac

seen=" "
for server in "$own" "$PWD/$unpacked/usr/sbin/nats-server" "$PWD/$built/nats-server"; do
    [ -x "$server" ] || continue
    version=$("$server" --version) || continue
    case $seen in *" ${version##* } "*) continue ;; esac
    seen+="${version##* } "
    echo "$server"
done

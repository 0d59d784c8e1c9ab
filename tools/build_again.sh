#!/usr/bin/env bash
# Builds the distributions once more and compares them, byte for byte, with those in FOLDER: from a copy of the tracked files in another
# place, with other times and modes, in another time zone and locale.
#
# COMMAND builds in the working directory, and gets the folder to write to as its last argument:
#
#     tools/build_again.sh dist pipx run build --outdir
set -eu
[ $# -ge 2 ] || { echo "usage: tools/build_again.sh FOLDER COMMAND…" >&2; exit 2; }
first=$(cd "$1" && pwd)
shift
again=$(mktemp -d)
trap 'rm -rf "$again"' EXIT
umask 077
mkdir "$again/source" "$again/dist"
git ls-files -z | tar --create --null --files-from=- | tar --extract --touch --directory "$again/source"
chmod -R go-rwx "$again/source"
(cd "$again/source" && TZ=Pacific/Chatham LC_ALL=C PYTHONHASHSEED=7 "$@" "$again/dist") >&2
code=0
for file in "$again"/dist/*; do
    cmp "$file" "$first/$(basename "$file")" || code=1
    sha256sum "$file" | sed "s|$again/||"
done
[ "$(ls "$again/dist")" = "$(cd "$first" && ls -- *.whl *.tar.gz)" ] || { echo "not the same files in $first" >&2; code=1; }
exit $code

#!/bin/sh
# Creates a virtual environment DIR with exactly the packages of requirements.lock, checking their hashes.
#     tools/make_venv.sh DIR [PYTHON]
set -eu
venv=$1
python=${2:-python3}
lock=requirements.lock

say() { echo "make_venv: $*" >&2; }

version=$("$python" --version 2>/dev/null) || version="not a program"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || {
    say "\`$python\` is $version, and Python 3.11 or newer is needed: name one with make PYTHON=..."
    exit 2
}

# Debian ships Python without ensurepip, which `python3 -m venv` needs.
if ! "$python" -c 'import ensurepip' 2>/dev/null; then
    package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    if [ "$(id -u)" = 0 ]; then root=; elif sudo -n true 2>/dev/null; then root="sudo -n"; else
        say "\`$python\` cannot make virtual environments. Run this once, then make again:"
        say "    sudo apt-get update && sudo apt-get install -y $package"
        exit 2
    fi
    say "installing Debian's $package"
    $root apt-get -qq update
    $root env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y "$package" >/dev/null
fi

say "setting up $venv (once; it takes a few minutes, most of them for Spark)"
rm -rf "$venv"
"$python" -m venv "$venv"
# pyspark is published as source only. Its build uses the locked setuptools, not whichever is newest today.
pip() { "$venv/bin/python" -m pip --quiet --disable-pip-version-check "$@"; }
awk '/^setuptools==/, !/\\$/' "$lock" > "$venv/build.lock"
pip install --require-hashes -r "$venv/build.lock"
pip install --require-hashes --no-build-isolation --use-pep517 -r "$lock"

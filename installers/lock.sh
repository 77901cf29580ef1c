#!/bin/sh
# Writes the locked versions anew from pyproject.toml: for Linux, Windows and macOS, Python 3.11 and newer,
# with the hashes of PyPI's files and no registry's address. Run it after a change of a dependency.
#   installers/lock.sh             keep what is locked, add and drop what pyproject.toml says
#   installers/lock.sh --upgrade   take the newest versions
set -eu
cd "$(dirname "$0")/.."
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
"${PYTHON:-python3}" -m venv "$scratch/venv"
"$scratch/venv/bin/pip" install --quiet uv

compile() { # compile OUTPUT INPUT ARGUMENTS...
    output=$1
    shift
    "$scratch/venv/bin/uv" pip compile --quiet --universal --python-version 3.11 \
        --generate-hashes --no-emit-index-url --no-emit-find-links --no-annotate --no-header \
        --output-file "$output" "$@"
}

compile requirements.lock pyproject.toml --extra build "$@"
compile requirements-dev.lock pyproject.toml --extra build --extra dev --extra freeze --constraint requirements.lock "$@"
compile requirements-peers.lock installers/peers.in "$@"

if grep -n '://' requirements*.lock; then
    echo "lock: an address got into the locks" >&2
    exit 1
fi

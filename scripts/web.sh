#!/usr/bin/env bash
# Builds the web app into src/tafelrunde/server/web. Does only what is missing; says nothing when nothing is.
#   scripts/web.sh            build
#   scripts/web.sh packages   install what a build needs, where one is needed
#   scripts/web.sh npm ...    run npm in web/ with the same Node.js
#   scripts/web.sh current    succeeds when the app is built from the present sources
#   TAFELRUNDE_WEB=0          build nothing: the server then shows a page that says so
set -euo pipefail
cd "$(dirname "$0")/.."

BUILT=src/tafelrunde/server/web

npm() {
    (cd web && ../scripts/node.sh npm "$@")
}

packages_are_current() {
    [ "$(sha256sum <web/package-lock.json)" = "$(cat web/node_modules/.locked 2>/dev/null)" ]
}

install_packages() {
    packages_are_current && return
    echo "Installing the packages of web/package-lock.json ..."
    npm ci --silent --no-audit --no-fund
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
    install_packages
    echo "Building the web app ..."
    made=$(sources)
    npm run --silent build -- --logLevel warn
    mkdir -p build
    echo "$made" >build/web
}

case "${1:-build}" in
packages)
    [ "${TAFELRUNDE_WEB:-1}" = 0 ] || is_built || install_packages
    ;;
npm)
    install_packages
    shift
    npm "$@"
    ;;
current)
    is_built
    ;;
build)
    [ "${TAFELRUNDE_WEB:-1}" = 0 ] || build
    ;;
*)
    echo "usage: scripts/web.sh [packages | npm ... | current]" >&2
    exit 2
    ;;
esac

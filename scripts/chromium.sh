#!/usr/bin/env bash
# Prints where a Chromium is for the browser tests. Takes the one that is installed, first of all one without
# windows: it draws the same pages in half the time. Otherwise installs Debian's package as root, or Playwright's
# own build for anybody else.
#   scripts/chromium.sh light               as root on Debian: the one without windows, even if there is another
#   TAFELRUNDE_CHROMIUM=/path/to/chromium   choose one
set -euo pipefail
cd "$(dirname "$0")/.."

LIGHT=chromium-headless-shell

find_chromium() { # names
    local name
    for name in "${TAFELRUNDE_CHROMIUM:-}" "$@"; do
        [ -n "$name" ] && command -v "$name" && return
    done
    return 1
}

find_any() {
    find_chromium "$LIGHT" chromium chromium-browser google-chrome-stable google-chrome && return
    find "${PLAYWRIGHT_BROWSERS_PATH:-${HOME:-/tmp}/.cache/ms-playwright}" -type f -name chrome -perm -u+x 2>/dev/null |
        sort -V | tail -n 1 | grep .
}

is_debian_of_ours() {
    [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null
}

install_package() { # name
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends "$1" fonts-dejavu-core >/dev/null
}

install_chromium() {
    if is_debian_of_ours; then
        install_package "$LIGHT" || install_package chromium # older releases have no such package
    else
        .venv/bin/python -m playwright install chromium
    fi
}

if [ "${1:-}" = light ] && is_debian_of_ours; then
    find_chromium "$LIGHT" && exit
    install_package "$LIGHT" >&2 || true
fi
find_any && exit
echo "Installing Chromium ..." >&2
install_chromium >&2
find_any && exit
echo "No Chromium could be installed. On Debian: sudo apt-get install chromium; or name one: TAFELRUNDE_CHROMIUM" >&2
exit 1

#!/usr/bin/env bash
# Prints where a Chromium is for the browser tests. Takes the one that is installed; otherwise installs
# Debian's package as root, or Playwright's own build for anybody else.
#   TAFELRUNDE_CHROMIUM=/path/to/chromium   choose one
set -euo pipefail
cd "$(dirname "$0")/.."

find_chromium() {
    local name
    for name in "${TAFELRUNDE_CHROMIUM:-}" chromium chromium-browser google-chrome-stable google-chrome; do
        [ -n "$name" ] && command -v "$name" && return
    done
    find "${PLAYWRIGHT_BROWSERS_PATH:-${HOME:-/tmp}/.cache/ms-playwright}" -type f -name chrome -perm -u+x 2>/dev/null |
        sort -V | tail -n 1 | grep .
}

install_chromium() {
    if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
        export DEBIAN_FRONTEND=noninteractive
        apt-get update -qq
        apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core >/dev/null
    else
        .venv/bin/python -m playwright install chromium
    fi
}

find_chromium && exit
echo "Installing Chromium ..." >&2
install_chromium >&2
find_chromium && exit
echo "No Chromium could be installed. On Debian: sudo apt-get install chromium; or name one: TAFELRUNDE_CHROMIUM" >&2
exit 1

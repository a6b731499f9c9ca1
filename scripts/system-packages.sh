#!/usr/bin/env bash
# Installs what Debian's packages must bring: a C compiler, Python's headers, venv. As root with apt; anybody
# else is told what to install.
#   scripts/system-packages.sh venv|compiler PYTHON
set -euo pipefail

purpose=$1
python=$2

installed() { # package
    dpkg-query --show --showformat='${db:Status-Status}' "$1" 2>/dev/null | grep -qx installed
}

has_headers() {
    [ -e "$("$python" -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h" ]
}

is_debians() { # only Debian's own Python takes its headers from Debian's packages
    [ "$("$python" -c 'import sys; print(sys.base_prefix)')" = /usr ]
}

minor=$("$python" -c 'import sys; print("python%d.%d" % sys.version_info[:2])')
packages=()
case $purpose in
venv)
    "$python" -c 'import ensurepip, venv' 2>/dev/null || packages+=("$minor-venv")
    ;;
compiler)
    command -v "${CC:-cc}" >/dev/null || packages+=(gcc)
    command -v dpkg-query >/dev/null && ! installed libc6-dev && packages+=(libc6-dev)
    ! has_headers && is_debians && packages+=("$minor-dev")
    ;;
esac

[ ${#packages[@]} -gt 0 ] || exit 0
if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
    echo "Installing ${packages[*]} ..."
    export DEBIAN_FRONTEND=noninteractive
    if ! { apt-get update -qq && apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null; }; then
        echo "Could not install ${packages[*]}." >&2
    fi
else
    echo "Missing: ${packages[*]}. On Debian: sudo apt-get install ${packages[*]}" >&2
fi

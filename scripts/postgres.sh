#!/usr/bin/env bash
# A PostgreSQL of one's own in a folder, reached by a unix socket in that folder and by nothing else. Uses the
# PostgreSQL that is installed; otherwise installs Debian's packages, or unpacks them beside when not root.
#   scripts/postgres.sh start DIR [OPTION...]     make the cluster if need be, start it; e.g. -c fsync=off
#   scripts/postgres.sh stop DIR [MODE]           fast (default), smart or immediate
#   scripts/postgres.sh bin                       where the programs are
# Then: postgresql:///postgres?host=DIR&user=postgres
set -euo pipefail

unpacked="${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/tafelrunde/postgres"

is_root() { [ "$(id -u)" -eq 0 ]; }

find_bin() {
    local bin
    for bin in "${TAFELRUNDE_POSTGRES_BIN:-}" \
        $(printf '%s\n' /usr/lib/postgresql/*/bin "$unpacked"/usr/lib/postgresql/*/bin | sort -rV) \
        "$(dirname "$(command -v postgres 2>/dev/null || echo /nowhere/postgres)")"; do
        if [ -x "$bin/initdb" ] && [ -x "$bin/postgres" ]; then
            echo "$bin"
            return
        fi
    done
    return 1
}

# Debian's package would start a server for the whole machine; we need only the programs.
install_packages() {
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends postgresql-common >/dev/null
    sed -i -E 's/^#? *create_main_cluster .*/create_main_cluster = false/' /etc/postgresql-common/createcluster.conf
    apt-get install -y -qq --no-install-recommends postgresql >/dev/null
}

# Without root: the same packages, and the libraries this machine lacks, into a folder.
unpack_packages() {
    local packages package
    mkdir -p "$unpacked/packages"
    packages=$(apt-get install --simulate --no-install-recommends postgresql | awk '/^Inst / { print $2 }')
    (cd "$unpacked/packages" && apt-get download -qq $packages)
    for package in "$unpacked"/packages/*.deb; do
        dpkg --extract "$package" "$unpacked"
    done
    rm -r "$unpacked/packages"
}

need_bin() {
    find_bin && return
    if ! command -v apt-get >/dev/null; then
        echo "PostgreSQL is missing. Install it, or name its programs: TAFELRUNDE_POSTGRES_BIN=/path/to/bin" >&2
        exit 1
    fi
    echo "Installing PostgreSQL ..." >&2
    if is_root; then install_packages >&2; else unpack_packages >&2; fi
    find_bin || { echo "PostgreSQL could not be installed." >&2 && exit 1; }
}

# The server refuses to run as root.
owner() {
    local user
    for user in postgres nobody; do
        ! id "$user" >/dev/null 2>&1 || { echo "$user" && return; }
    done
}

as_owner() {
    if is_root; then
        setpriv --reuid="$(owner)" --regid="$(id -g "$(owner)")" --clear-groups -- "$@"
    else
        "$@"
    fi
}

libraries() {
    case $1 in "$unpacked"/*) find "$unpacked" -name '*.so.*' -printf '%h\n' | sort -u | paste -sd: ;; esac
}

start() { # dir options
    local dir=$1 bin
    shift
    bin=$(need_bin)
    LD_LIBRARY_PATH=$(libraries "$bin")
    export LD_LIBRARY_PATH
    mkdir -p "$dir"
    dir=$(cd "$dir" && pwd)
    chmod 711 "$dir" # root's tests and the server's user must both reach the socket
    ! is_root || chown "$(owner)" "$dir"
    cd "$dir"
    [ -s data/PG_VERSION ] || as_owner "$bin/initdb" --pgdata=data --username=postgres --auth=trust \
        --encoding=UTF8 --no-locale --no-sync >initdb.log 2>&1 || { cat initdb.log >&2 && exit 1; }
    as_owner "$bin/pg_ctl" start --silent --wait --pgdata="$dir/data" --log="$dir/server.log" \
        -o "-c listen_addresses= -c unix_socket_directories='$dir' -c unix_socket_permissions=0700 $*" </dev/null ||
        { cat "$dir/server.log" >&2 && exit 1; }
}

stop() { # dir mode
    local bin
    bin=$(find_bin)
    LD_LIBRARY_PATH=$(libraries "$bin")
    export LD_LIBRARY_PATH
    cd "$1"
    as_owner "$bin/pg_ctl" stop --silent --wait --pgdata="$PWD/data" --mode="${2:-fast}"
}

case ${1:-} in
start) start "${@:2}" ;;
stop) stop "${@:2}" ;;
bin) need_bin ;;
*) sed -n '2,/^set/{/^#/s/^# \{0,1\}//p}' "$0" >&2 && exit 2 ;;
esac

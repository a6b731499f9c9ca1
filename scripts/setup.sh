#!/usr/bin/env bash
# Makes .venv from the lock file, installs the project into it, compiles the playing files in place and builds
# the web app.
# Does only what is missing; says nothing when nothing is.
#   PYTHON=python3.12       the interpreter for .venv (otherwise: the one it has, or the first that will do)
#   TAFELRUNDE_PURE=1       compile nothing
#   TAFELRUNDE_WEB=0        build no web app
set -euo pipefail
cd "$(dirname "$0")/.."

# Two at a time would step on each other's toes.
if command -v flock >/dev/null; then
    exec 9<pyproject.toml
    flock 9
fi

will_do() { # python
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

find_python() {
    local python
    for python in ${PYTHON:-python3 python3.13 python3.12 python3.11}; do
        if will_do "$python"; then
            command -v "$python"
            return
        fi
    done
    echo "Tafelrunde needs Python 3.11 or newer (tried: ${PYTHON:-python3, python3.13, python3.12, python3.11})." >&2
    echo "Name one with: make setup PYTHON=/path/to/python" >&2
    exit 1
}

identity() { # python
    "$1" -c 'import os, sys; print(os.path.realpath(sys.base_prefix), sys.version)'
}

is_asked_for() {
    [ -z "${PYTHON:-}" ] || [ "$(identity .venv/bin/python)" = "$(identity "$PYTHON")" ]
}

# .venv is made anew when its Python is gone or not the one asked for, and when the lock file or its own place
# has changed: so it holds what the lock file says and nothing else.
venv_is_current() {
    will_do .venv/bin/python && is_asked_for && [ "$(locked)" = "$(cat .venv/locked 2>/dev/null)" ]
}

locked() {
    pwd
    sha256sum <requirements.lock
}

project() {
    sha256sum pyproject.toml src/tafelrunde/__init__.py
}

pip() {
    .venv/bin/python -m pip --disable-pip-version-check -qq "$@"
}

make_venv() {
    local python
    python=$(find_python)
    scripts/system-packages.sh venv "$python"
    echo "Creating .venv with $("$python" --version) and the packages of requirements.lock ..."
    rm -rf .venv
    "$python" -m venv .venv
    pip install --require-hashes --no-deps -r requirements.lock
    locked >.venv/locked
}

# Editable: .venv runs the files of src/. They are compiled apart, below, as they change more often.
install_project() {
    [ "$(project)" != "$(cat .venv/project 2>/dev/null)" ] || return 0
    TAFELRUNDE_PURE=1 pip install --no-build-isolation --no-deps --editable .
    project >.venv/project
}

remove_compiled() {
    find src -name '*.so' -delete
    rm -f src/tafelrunde/_compiled.json
}

can_compile() {
    .venv/bin/python setup.py --can-compile 2>/dev/null
}

compile() {
    if [ "${TAFELRUNDE_PURE:-0}" != 0 ]; then
        remove_compiled
        return
    fi
    ! .venv/bin/python setup.py --current 2>/dev/null || return 0
    remove_compiled # something stale would be worse than something slow
    can_compile || scripts/system-packages.sh compiler .venv/bin/python
    if can_compile; then
        echo "Compiling the playing files ..."
        TAFELRUNDE_REQUIRE_COMPILED=1 .venv/bin/python setup.py --quiet build_ext --inplace \
            --build-lib build/inplace --build-temp build/temp
    else
        echo "No C compiler: Tafelrunde runs as pure Python, the same games, only slower." >&2
    fi
}

venv_is_current || make_venv
install_project
# Packages come while mypyc thinks. The app is built afterwards: its types are asked of modules that are being compiled.
scripts/web.sh packages &
packages=$!
compile
wait "$packages"
scripts/web.sh

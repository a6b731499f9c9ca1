#!/usr/bin/env bash
# Builds what others install, into dist/: a source distribution, and from it a wheel compiled for this platform and a
# pure one for all others. Each of them holds the web app.
#   TAFELRUNDE_PURE=1      no compiled wheel
#   SOURCE_DATE_EPOCH=...  the time of all packed files (otherwise: that of the last commit)
set -euo pipefail
cd "$(dirname "$0")/.."

SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 315532800)}
export SOURCE_DATE_EPOCH PYTHONHASHSEED=0
dist=$PWD/dist
python=$PWD/.venv/bin/python

wheel() {
    "$python" -m pip -q wheel --disable-pip-version-check --no-build-isolation --no-deps --wheel-dir "$dist" .
}

rm -rf "$dist"
mkdir "$dist"
echo "Packing the sources and the web app ..."
PYTHONPATH=scripts "$python" -c 'import packing; packing.build_sdist("dist")' >/dev/null

unpacked=$(mktemp -d)
trap 'rm -rf "$unpacked"' EXIT
tar -xzf "$dist"/*.tar.gz -C "$unpacked" --strip-components 1
cd "$unpacked"
echo "Packing the pure wheel ..."
TAFELRUNDE_PURE=1 wheel
if "$python" setup.py --can-compile 2>/dev/null; then
    echo "Packing the compiled wheel ..."
    TAFELRUNDE_REQUIRE_COMPILED=1 wheel
else
    echo "No compiled wheel: $("$python" setup.py --can-compile 2>&1 || true)" >&2
fi
cd "$dist"
sha256sum -- *

#!/usr/bin/env bash
# Builds the container of deploy/Containerfile and tries it out: it serves the lobby, starts a game and ends when it
# is told to. Where no engine runs it says so and succeeds.
#   scripts/container.sh [podman|docker]
set -euo pipefail
cd "$(dirname "$0")/.."

image=tafelrunde-trial
name=tafelrunde-trial-$$

find_engine() {
    local engine
    for engine in ${1:-podman docker}; do
        ! "$engine" info >/dev/null 2>&1 || { echo "$engine" && return; }
    done
    return 1
}

remove() {
    "$engine" rm --force "$name" >/dev/null 2>&1 || true
    "$engine" rmi --force "$image" >/dev/null 2>&1 || true
}

# The lobby's page, and a game of its own for whoever asks.
ask() {
    .venv/bin/python - "http://$("$engine" port "$name" 8080/tcp | head -n 1)" <<'PYTHON'
import sys

import httpx

server = httpx.Client(base_url=sys.argv[1], transport=httpx.HTTPTransport(retries=8), timeout=30)
lobby = server.get("/").raise_for_status()
assert "text/html" in lobby.headers["content-type"], lobby.headers
made = server.post("/api/solo", json={"game": "kingsburg", "players": 3}).raise_for_status().json()
assert made["table"]["status"] == "running", made
PYTHON
}

engine=$(find_engine "${1:-}") || { echo "No container engine here: deploy/Containerfile is not tried." && exit 0; }
trap remove EXIT
echo "Building the container with $engine ..."
"$engine" build --quiet --tag "$image" --file deploy/Containerfile . >/dev/null
"$engine" run --detach --name "$name" --publish 127.0.0.1::8080 --read-only --tmpfs /tmp --cap-drop all \
    --security-opt no-new-privileges "$image" >/dev/null
for _ in $(seq 60); do
    ! "$engine" logs "$name" 2>&1 | grep -q '"server starts"' || break
    sleep 1
done
ask
"$engine" stop --time 30 "$name" >/dev/null
code=$("$engine" inspect --format '{{.State.ExitCode}}' "$name")
[ "$code" = 0 ] || { echo "the container ended with code $code" >&2 && exit 1; }

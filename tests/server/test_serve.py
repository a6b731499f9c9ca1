"""`tafelrunde serve`: starts with one command, stops without losing anything, and says what is wrong."""

from __future__ import annotations

import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.cli.calling import tafelrunde
from tests.server.process import PATIENCE, UNHURRIED, Process, serving

BOT = Path(__file__).parents[2] / "examples" / "http_bot.py"
GOING_AWAY, SERVICE_RESTART = 1001, 1012
ALONE = {"game": "kingsburg", "players": 3, "bot": "random", "pace": "none"}


def run_bot(process: Process, table: str, *invitation: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(BOT), process.address, table, *invitation]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


# -- starting and stopping -------------------------------------------------------------------------------


def test_the_first_start_makes_a_database_and_says_where_to_go(tmp_path: Path) -> None:
    with serving(tmp_path, XDG_DATA_HOME=str(tmp_path / "data"), TAFELRUNDE_DB="") as process:
        assert process.client.get(process.address).status_code == 200
        health = process.ask("GET", "/healthz")
        assert health["ok"] is True
        assert process.stop() == 0
    assert (tmp_path / "data" / "tafelrunde" / "tafelrunde.db").exists()
    assert "Ctrl-C" in process.greeting
    assert [line["event"] for line in process.told()] == ["server starts", "server has stopped"]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_whoever_is_connected_is_told_to_come_back(tmp_path: Path, number: int) -> None:
    with serving(tmp_path) as process:
        made = process.ask("POST", "/api/solo", ALONE)
        table = made["table"]["id"]
        with seated(process, table, made["token"]) as seat:
            hear(seat, lambda message: message["t"] == "welcome")
            assert process.stop(number) == 0
            assert hear(seat, lambda message: message["t"] == "bye")["code"] == "restart"
            with pytest.raises(ConnectionClosed) as closed:
                seat.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code in (GOING_AWAY, SERVICE_RESTART)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_a_game_against_bots_goes_on_after_a_stop_or_a_crash(tmp_path: Path, number: int) -> None:
    with serving(tmp_path) as process:
        made = process.ask("POST", "/api/solo", ALONE)
        table, token = made["table"]["id"], made["token"]
        first = play_one(process, table, token)
        process.stop(number)
    with serving(tmp_path) as process:
        assert play_one(process, table, token) > first
        assert process.stop() == 0


def play_one(process: Process, table: str, token: str) -> int:
    """Waits until this seat is asked, and takes the first offer; returns the step."""
    with seated(process, table, token) as seat:
        step = hear(seat, lambda message: message["t"] == "step" and message["offers"])
        command = {"t": "move", "id": f"m{step['n']}", "n": step["n"], "move": step["offers"][0]}
        seat.send(json.dumps(command))
        n: int = hear(seat, lambda message: message["t"] == "ack")["n"]
        return n


@contextmanager
def seated(process: Process, table: str, token: str) -> Iterator[ClientConnection]:
    with connect(f"ws{process.address.removeprefix('http')}/ws/{table}", **UNHURRIED) as seat:
        seat.send(json.dumps({"t": "hello", "token": token}))
        yield seat


def hear(seat: ClientConnection, wanted: Callable[[Any], Any]) -> Any:
    """Reads on until the message comes that is waited for."""
    while True:
        message = json.loads(seat.recv(PATIENCE))
        if wanted(message):
            return message


def test_no_bot_outlives_a_server_that_was_killed(tmp_path: Path) -> None:
    with serving(tmp_path) as process:
        made = process.ask("POST", "/api/solo", ALONE)
        for _ in range(2):
            play_one(process, made["table"]["id"], made["token"])
        workers = children(process.running.pid)
        assert workers
        process.stop(signal.SIGKILL)
    for worker in workers:
        wait_until_gone(worker)


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def wait_until_gone(pid: int) -> None:
    descriptor = os.pidfd_open(pid) if Path(f"/proc/{pid}").exists() else None
    if descriptor is not None:
        assert select.select([descriptor], [], [], PATIENCE)[0], "the process does not end"
        os.close(descriptor)


# -- what people do wrong --------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "words"), [("en", "is taken"), ("de", "ist belegt")])
def test_a_port_that_is_taken_is_named(tmp_path: Path, lang: str, words: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = tafelrunde("serve", "--port", port, "--db", tmp_path / "x.db", lang=lang)

    assert (said.code, said.out) == (2, "")
    assert f"{port} {words}" in said.err
    assert f"http://127.0.0.1:{port}/" in said.err
    assert not (tmp_path / "x.db").exists()


def test_an_address_of_another_machine_is_refused(tmp_path: Path) -> None:
    for host in ("192.0.2.1", "no.such.host.invalid"):
        said = tafelrunde("serve", "--host", host, "--port", 0, "--db", tmp_path / "x.db")
        assert (said.code, "not an address of this machine" in said.err) == (2, True)


def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()

    for place in (file / "tables.db", tmp_path):
        said = tafelrunde("serve", "--port", 0, "--db", place)
        assert said.code == 2
        assert str(tmp_path) in said.err
        assert "fault of the program" not in said.err


def test_a_database_that_is_not_there_is_said_so_without_its_password() -> None:
    said = tafelrunde("serve", "--port", 0, "--db", "postgresql://ann:password@127.0.0.1:1/tafelrunde")

    assert said.code == 2
    assert "postgresql://127.0.0.1:1/tafelrunde" in said.err
    assert "password" not in said.err + said.out


# -- a program as a player -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["kingsburg", "ethnos", "xidit"])
def test_the_example_bot_plays_whole_games_by_link_and_by_invitation(tmp_path: Path, game: str) -> None:
    with serving(tmp_path) as process:
        seats = [{"kind": kind} for kind in ("me", "open", "invited", "bot")]
        made = process.ask("POST", "/api/tables", {"game": game, "seats": seats, "pace": "none"})
        table, token = made["table"]["id"], made["token"]
        players = [run_bot(process, table), run_bot(process, table, made["invitations"][0]["token"])]
        with seated(process, table, token) as host:
            hear(host, lambda message: message["t"] in ("welcome", "table") and is_full(message["table"]))
        process.ask("POST", f"/api/tables/{table}/start", {}, token)
        process.ask("PUT", f"/api/tables/{table}/seats/0/bot", {"bot": "random"}, token)
        for player in players:
            out, err = player.communicate(timeout=PATIENCE * 3)
            assert player.returncode == 0, err
            assert [place["seat"] for place in json.loads(out)["seats"]] == [0, 1, 2, 3]
        assert process.ask("GET", f"/api/tables/{table}")["table"]["status"] == "over"
        assert process.stop() == 0
        assert not [line for line in process.told() if line["level"] != "info"]


def is_full(table: Any) -> bool:
    return all(seat["kind"] != "open" for seat in table["seats"])

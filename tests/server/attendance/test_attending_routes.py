"""Clocks and notices over HTTP."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tafelrunde.server.attendance.attendance import Attendance
from tafelrunde.server.clocks.clocks import read_clocks
from tafelrunde.server.notices.hooks import hook_key
from tafelrunde.server.notices.push import decoded
from tafelrunde.server.settings import MailServer
from tafelrunde.store.keys import kept_keys
from tests.server.house import house, run

POINT = 65
"""Bytes of a public key that is not compressed."""


def test_the_host_grants_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            Attendance(made.context)
            host, seating = await made.table("me", "me", clock={"kind": "move", "seconds": 60})
            table = seating["table"]["id"]
            await host.post(f"/api/tables/{table}/start")
            live = await made.context.hub.existing(table)
            [seat] = live.to_act

            await host.post(f"/api/tables/{table}/seats/{seat}/time", {"seconds": 30})

            assert read_clocks(live.position.clock).until == {seat: made.clock.now() + 90}
            path = f"/api/tables/{table}/seats/{1 - seat}/time"
            assert await host.refused("POST", path, {"seconds": 30}) == (409, "state")
            assert (await host.refused("POST", path, {"seconds": 1e9}))[0] == 400

    run(story())


def test_a_clock_names_a_bot_that_can_stand_in_or_is_refused(database: str) -> None:
    async def story() -> None:
        async with house(database) as made:
            clock = {"kind": "move", "seconds": 60, "bot": "grandmaster"}
            wish = {"game": "ethnos", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": clock}
            person = made.person()
            answer = await person.ask("POST", "/api/tables", wish)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad")
            assert "random, greedy" in answer.json()["text"]

            for bot in ("", "best", "random", "greedy"):
                made_table = await person.post("/api/tables", {**wish, "clock": {**clock, "bot": bot}})
            await person.sit(made_table)
            path = f"/api/tables/{made_table['table']['id']}"
            assert await person.refused("PATCH", path, {"clock": clock}) == (400, "bad")

    run(story())


def test_people_learn_how_they_can_be_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            ways = await made.person().get("/api/notices")
            assert ways["mail"] is False
            assert len(decoded(ways["push_key"])) == POINT

    run(story())


def test_a_mail_address_is_taken_only_where_mail_is_sent(tmp_path: Path) -> None:
    async def story() -> None:
        address = {"address": "ann@example.org"}
        async with house(tmp_path) as made:
            host, seating = await made.table("me", "open")
            contacts = f"/api/tables/{seating['table']['id']}/contacts"
            answer = await host.ask("PUT", f"{contacts}/mail", address)
            assert (answer.status_code, answer.json()["code"]) == (409, "state")
            assert "sends no email" in answer.json()["text"]
            assert (await host.get(contacts))["contacts"] == []
        async with house(tmp_path, mail=MailServer("localhost")) as made:
            host = made.person(host.token)
            await host.put(f"{contacts}/mail", address)
            assert (await host.get("/api/notices"))["mail"] is True
            [mine] = (await host.get(contacts))["contacts"]
            assert mine["address"] == "ann@example.org"

    run(story())


PRIVATE = (
    "http://127.0.0.1/turn",
    "http://localhost:8080/turn",
    "http://[::1]/",
    "https://10.0.0.7/",
    "http://169.254.169.254/latest/meta-data",
    "http://[::ffff:192.168.1.1]/",
    "http://2130706433/",
)


@pytest.mark.parametrize("address", [*PRIVATE, "ftp://example.org/", "https://", "https://user@example.org/"])
def test_an_address_that_may_not_be_called_is_refused_when_it_is_given(tmp_path: Path, address: str) -> None:
    async def story() -> None:
        async with house(tmp_path, reachable=("127.0.0.1:8125",)) as made:
            host, seating = await made.table("me", "open")
            contacts = f"/api/tables/{seating['table']['id']}/contacts"
            assert await host.refused("PUT", f"{contacts}/hook", {"address": address}) == (400, "bad")
            keys = {"p256dh": "A" * 40, "auth": "A" * 40}
            browser = msgspec.json.encode({"endpoint": address, "keys": keys}).decode()
            assert await host.refused("PUT", f"{contacts}/push", {"address": browser}) == (400, "bad")
            await host.put(f"{contacts}/hook", {"address": "http://127.0.0.1:8125/turn"})

    run(story())


def test_the_owner_of_a_hook_and_nobody_else_gets_its_key(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            host, seating = await made.table("me", "open")
            contacts = f"/api/tables/{seating['table']['id']}/contacts"
            await host.put(f"{contacts}/hook", {"address": "https://example.org/turn"})

            [mine] = (await host.get(contacts))["contacts"]
            secret = (await kept_keys(made.context.store)).hook
            assert mine["key"] == hook_key(secret, seating["table"]["id"], 0, "https://example.org/turn")
            other = made.person()
            await other.sit(await other.post(f"/api/tables/{seating['table']['id']}/join"))
            assert (await other.get(contacts))["contacts"] == []

    run(story())

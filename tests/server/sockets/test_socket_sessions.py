"""Who signs out, loses a seat or a link, or changes the password, is gone from all sockets at once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx

from tafelrunde.store.records import SeatRecord
from tests.server.playing import PATIENCE, Client, Dealt, Server, fresh, goodbye, run, serving

ANN = {"name": "Ann", "password": "correct horse"}
JSON = {"content-type": "application/json"}


@asynccontextmanager
async def browsers(server: Server, *names: str) -> AsyncIterator[list[httpx.AsyncClient]]:
    """Browsers in which somebody is signed in; the first of a name registers."""
    made: list[httpx.AsyncClient] = []
    try:
        for name in names:
            here = f"http://127.0.0.1:{server.port}"
            client = httpx.AsyncClient(base_url=here, trust_env=False, headers=JSON, timeout=PATIENCE)
            path = "/api/session" if names.index(name) < len(made) else "/api/account"
            made.append(client)
            answer = await client.post(path, json={**ANN, "name": name})
            assert answer.is_success, answer.text
        yield made
    finally:
        for client in made:
            await client.aclose()


async def arrive(server: Server, table: str, browser: httpx.AsyncClient, token: str = "") -> Client:
    """A page of this browser: it shows the cookie of its own accord."""
    client = await server.knock(table, Cookie=f"tafelrunde={browser.cookies['tafelrunde']}")
    await client.say("hello", token=token)
    await client.hear("welcome")
    return client


async def seated(server: Server, user: int, **more: Any) -> Dealt:
    """A running table at which an account has seat 0."""
    dealt = await server.gather("kingsburg", 2, **more)
    [seat, _] = await server.store.seats(dealt.id)
    hers = SeatRecord(dealt.id, 0, "human", "Ann", token_hash=seat.token_hash, user=user)
    await server.store.put_seat(hers)
    await server.hub.start(dealt.id)
    return dealt


async def id_of(server: Server, name: str) -> int:
    user = await server.store.user_by_name(name)
    assert user is not None
    return user.id


async def is_here(client: Client) -> bool:
    return not (await client.settled() and client.of("bye"))


def test_signing_out_ends_the_sockets_of_this_session_alone(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server, browsers(server, "Ann", "Ann", "Bea") as (ann, again, bea):
            dealt = await seated(server, await id_of(server, "Ann"))
            sockets = [await arrive(server, dealt.id, browser) for browser in (ann, again, bea)]
            linked = await arrive(server, dealt.id, ann, dealt.tokens[0])
            other = await server.sit(dealt.id, dealt.tokens[1])

            assert (await ann.delete("/api/session")).status_code == 204

            await goodbye(sockets[0], "login")
            await goodbye(linked, "login")
            for client in (*sockets[1:], other):
                assert await is_here(client)
            assert (await fresh(sockets[1]))["seat"] == 0

    run(story())


def test_a_new_password_ends_all_sockets_of_the_account(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server, browsers(server, "Ann", "Ann") as (ann, again):
            dealt = await seated(server, await id_of(server, "Ann"))
            sockets = [await arrive(server, dealt.id, browser) for browser in (ann, again)]
            change = {"password": ANN["password"], "new_password": "battery staple"}
            assert (await ann.patch("/api/account", json=change)).is_success
            for client in sockets:
                await goodbye(client, "login")
            assert await is_here(await arrive(server, dealt.id, ann))

    run(story())


def test_who_has_been_sent_off_can_do_nothing_more(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server, browsers(server, "Ann") as (ann,):
            dealt = await seated(server, await id_of(server, "Ann"), spectators={"allowed": False})
            live = await server.hub.existing(dealt.id)
            socket = await arrive(server, dealt.id, ann)
            connection = next(iter(live.audience.subscribers))
            await ann.delete("/api/session")
            assert (connection.seats, connection.sees, connection.watches) == ((), None, False)
            await goodbye(socket, "login")

    run(story())


def test_another_process_hears_of_it(postgresql: str) -> None:
    async def story() -> None:
        async with (
            serving(postgresql) as one,
            serving(postgresql) as other,
            browsers(one, "Ann", "Ann") as (ann, again),
        ):
            dealt = await seated(one, await id_of(one, "Ann"))
            there = await arrive(other, dealt.id, ann)
            stays = await arrive(other, dealt.id, again)
            await ann.delete("/api/session")
            await goodbye(there, "login")
            assert await is_here(stays)

            change = {"password": ANN["password"], "new_password": "battery staple"}
            await again.patch("/api/account", json=change)
            await goodbye(stays, "login")

    run(story())


def test_a_kick_or_a_new_link_ends_sockets_on_another_process(postgresql: str) -> None:
    async def story() -> None:
        async with serving(postgresql) as one, serving(postgresql) as other:
            dealt = await one.deal("kingsburg", 3)
            sockets = [await other.sit(dealt.id, token) for token in dealt.tokens]
            base = f"http://127.0.0.1:{one.port}/api/tables/{dealt.id}"
            async with httpx.AsyncClient(trust_env=False, headers=JSON, timeout=PATIENCE) as http:
                host = {"authorization": f"Bearer {dealt.tokens[0]}"}
                assert (await http.post(f"{base}/seats/1/kick", headers=host, json={})).is_success
                await goodbye(sockets[1], "seat")
                mine = {"authorization": f"Bearer {dealt.tokens[2]}"}
                assert (await http.post(f"{base}/link", headers=mine, json={})).is_success
                await goodbye(sockets[2], "seat")
            assert await is_here(sockets[0])

    run(story())


def test_an_invitation_or_a_guest_that_is_revoked_ends_its_socket(database: str) -> None:
    async def story() -> None:
        async with (
            serving(database) as server,
            httpx.AsyncClient(trust_env=False, headers=JSON, timeout=PATIENCE) as http,
        ):
            dealt = await server.gather("kingsburg", 2, spectators={"allowed": True})
            [_, seat] = await server.store.seats(dealt.id)
            await server.store.put_seat(SeatRecord(dealt.id, 1, "open"), seat)
            host = {"authorization": f"Bearer {dealt.tokens[0]}"}
            base = f"http://127.0.0.1:{server.port}/api/tables/{dealt.id}"

            async def post(path: str, **body: Any) -> Any:
                answer = await http.post(f"{base}{path}", headers=host, json=body)
                assert answer.is_success, answer.text
                return answer.json()

            first = await server.sit(dealt.id, (await post("/seats/1/invite"))["token"])
            second = await server.sit(dealt.id, (invitation := await post("/seats/1/invite"))["token"])
            await goodbye(first, "link")
            assert await is_here(second)
            await post("/seats/1/open")
            await goodbye(second, "link")

            guest = await server.sit(dealt.id, (await post("/guests", name="Eve"))["token"])
            stranger = await server.sit(dealt.id)
            [eve] = (await http.get(f"{base}/guests", headers=host)).json()["guests"]
            away = await http.request("DELETE", f"{base}/guests/{eve['id']}", headers=host, json={})
            assert away.is_success
            await goodbye(guest, "link")
            assert await is_here(stranger)
            assert invitation["seat"] == 1

    run(story())


def test_an_invitation_that_is_accepted_keeps_its_socket(database: str) -> None:
    """The page says hello again with the link of the seat as soon as it has it."""

    async def story() -> None:
        async with (
            serving(database) as server,
            httpx.AsyncClient(trust_env=False, headers=JSON, timeout=PATIENCE) as http,
        ):
            dealt = await server.gather("kingsburg", 2, spectators={"allowed": True})
            [_, seat] = await server.store.seats(dealt.id)
            await server.store.put_seat(SeatRecord(dealt.id, 1, "open"), seat)
            base = f"http://127.0.0.1:{server.port}/api/tables/{dealt.id}"
            host = {"authorization": f"Bearer {dealt.tokens[0]}"}
            token = (await http.post(f"{base}/seats/1/invite", headers=host, json={})).json()["token"]
            client = await server.sit(dealt.id, token)
            mine = {"authorization": f"Bearer {token}"}
            joined = (await http.post(f"{base}/join", headers=mine, json={"name": "Bea"})).json()
            assert await is_here(client)
            await client.say("hello", token=joined["token"])
            assert (await client.hear("welcome"))["seats"] == [1]

    run(story())

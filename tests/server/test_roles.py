"""The matrix: every route for every role. What a role may not do changes nothing and shows nothing."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from starlette.routing import Route

from tafelrunde.server.app import create_app
from tafelrunde.server.endpoints import ENDPOINTS
from tafelrunde.server.pages import page_routes
from tafelrunde.server.people.accounts import Accounts, Passwords
from tafelrunde.server.people.identity import hashed
from tafelrunde.server.settings import Settings
from tafelrunde.server.tables.guests import guest_id
from tafelrunde.server.time import Clockwork
from tafelrunde.store.opening import open_store
from tafelrunde.store.records import GuestRecord
from tests.server.campaigns.campaign_roles import ALLOWED as OF_CAMPAIGNS
from tests.server.house import House, Person, house, run
from tests.server.roles import ALLOWED, BODIES, EVERYBODY, OPEN

GUEST = "g" * 43
DENIALS = (401, 403)


async def accounts(made: House) -> None:
    """Made once; passwords take their time on purpose."""
    for name in ("User", "Operator"):
        await made.person().post("/api/account", {"name": name, "password": f"password of {name.lower()}"})
    operator = await made.context.store.user_by_name("Operator")
    assert operator is not None
    operator.operator = True
    await made.context.store.update_user(operator)


async def signed_in(made: House, name: str) -> Person:
    """A browser with a session of its own, opened without asking for the password again."""
    store = made.context.store
    user = await store.user_by_name(name)
    assert user is not None
    person = made.person()
    word = await Accounts(store, Passwords()).open_session(user, made.clock.now())
    person.client.cookies.set("tafelrunde", word)
    return person


class Cast:
    """Everybody who has or has not to do with one table: two players, an invitation, a bot, a guest."""

    def __init__(self, table: str, people: Mapping[str, Person]) -> None:
        self.table, self.people = table, people


async def assemble(made: House, *, is_running: bool) -> Cast:
    kinds = ("me", "open", "bot", "bot") if is_running else ("me", "open", "invited", "bot")
    host, seating = await made.table(*kinds, watching={"allowed": False})
    table = seating["table"]["id"]
    player = made.person()
    await player.sit(await player.post(f"/api/tables/{table}/join", {"name": "Brian"}))
    if is_running:
        await host.post(f"/api/tables/{table}/start")
        await player.put(f"/api/tables/{table}/seats/1/bot")
        invitation = await host.post(f"/api/tables/{table}/seats/2/invite")
    else:
        [invitation] = seating["invitations"]
    word = f"{table}{GUEST}"[:43]
    await made.context.store.add_guest(GuestRecord(table, hashed(word), "Zoe", sees=1))
    neighbour, _ = await made.table("me", "open")
    people = {
        "stranger": made.person(),
        "neighbour": neighbour,
        "user": await signed_in(made, "User"),
        "invited": made.person(invitation["token"]),
        "guest": made.person(word),
        "player": player,
        "host": host,
        "operator": await signed_in(made, "Operator"),
    }
    return Cast(table, people)


async def request(made: House, cast: Cast, role: str, line: tuple[str, str]) -> int:
    method, path = line
    [guest] = await made.context.store.guests(cast.table) or [GuestRecord("", b"", "")]
    address = path.format(table=cast.table, seat=1, channel="mail", guest=guest_id(guest), game="ethnos")
    body: Any = BODIES.get(line)
    if line == ("POST", "/api/account"):
        body = {"name": f"New {role}"[:20], "password": "password of new"}
    answer = await cast.people[role].ask(method, address, body)
    assert answer.status_code < 500, answer.text
    return answer.status_code


def test_the_matrix_has_every_route_and_no_other(sqlite: str) -> None:
    """Also no route that was made beside the lines of the interface. Those of campaigns have their own."""
    lines = {*ALLOWED, *OF_CAMPAIGNS}
    assert {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS} == lines
    app = create_app(Settings(database=sqlite), open_store(sqlite), Clockwork())
    assert all(isinstance(route, Route) for route in app.routes)
    served = {route.path for route in app.routes if isinstance(route, Route)}
    pages = {route.path for route in page_routes() if isinstance(route, Route)}
    assert served - pages == OPEN | {path for _, path in lines}
    assert not [path for path in pages if path.startswith("/api")]


PARTS = [0, 1]


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("is_running", [False, True], ids=["gathering", "running"])
def test_every_route_for_every_role(tmp_path: Path, part: int, is_running: bool) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            await accounts(made)
            for line in list(ALLOWED)[part :: len(PARTS)]:
                await check_line(made, line, is_running=is_running)

    run(story())


async def check_line(made: House, line: tuple[str, str], *, is_running: bool) -> None:
    """Denials first, which must change nothing; then each allowed role at a table of its own."""
    cast = await assemble(made, is_running=is_running)
    before = await state(made, cast.table)
    for role in sorted(EVERYBODY - ALLOWED[line]):
        assert await request(made, cast, role, line) in DENIALS, (line, role)
    assert await state(made, cast.table) == before, line
    is_shared = line[0] == "GET"
    for role in sorted(ALLOWED[line] if is_shared or not is_running else ()):
        at = cast if is_shared else await assemble(made, is_running=is_running)
        assert await request(made, at, role, line) not in DENIALS, (line, role)


async def state(made: House, table: str) -> Any:
    """All of a table that a request could change."""
    store = made.context.store
    return (
        await store.table(table),
        await store.seats(table),
        await store.guests(table),
        await store.chats(table),
        [await store.note(table, seat) for seat in range(4)],
        await store.contacts(table),
        await store.steps(table),
    )

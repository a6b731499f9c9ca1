"""The matrix: every route of a campaign for every rank. What is refused changes nothing and shows nothing."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest

from tafelrunde.server.campaign_routes import ENDPOINTS
from tafelrunde.server.messages.bodies import Fault
from tafelrunde.server.messages.campaign_messages import CampaignHello
from tafelrunde.server.people.identity import hashed
from tafelrunde.server.sockets.campaign_socket import CampaignLine
from tests.server.campaigns.campaign_house import ANN, HERE, NAME, realm_path
from tests.server.campaigns.campaign_roles import (
    ALLOWED,
    DECIDE_THEMSELVES,
    EVERYBODY,
    HANDING,
    HANDING_OUT,
    LOOKING,
    OUTSIDE,
    SCREEN,
    SECRET,
    WRITING,
    C,
    Line,
)
from tests.server.campaigns.people_house import Ear
from tests.server.campaigns.role_house import RoleHouse, role_house
from tests.server.house import run

DENIALS = (401, 403)
JOIN: Line = ("POST", f"{C}/join")


def test_the_matrix_has_every_route_of_campaigns_and_no_other() -> None:
    assert {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS} == set(ALLOWED)


def test_every_route_names_its_act_or_is_known_to_decide_itself() -> None:
    of_campaigns = [endpoint for endpoint in ENDPOINTS if endpoint.path.startswith(C)]
    unnamed = {(endpoint.method, endpoint.path) for endpoint in of_campaigns if endpoint.act is None}

    assert unnamed == DECIDE_THEMSELVES


def test_every_route_for_every_rank(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "tafelrunde.server")

    async def story() -> None:
        async with role_house(tmp_path) as made:
            unknown = (await made.people["stranger"].ask("GET", "/api/campaigns/Nirgends")).content
            before = made.rows()
            for line in ALLOWED:
                await check_denials(made, line, unknown, before)
                await check_permissions(made, line, unknown)
            check_links(made, caplog.text)

    run(story())


async def check_denials(made: RoleHouse, line: Line, unknown: bytes, before: Any) -> None:
    for rank in sorted(EVERYBODY - ALLOWED[line]):
        answer = await made.ask(rank, line)
        if rank in OUTSIDE:
            assert (answer.status_code, answer.content) == (404, unknown), (line, rank)
        elif line == JOIN:
            assert answer.status_code == 409, (line, rank, answer.text)
        else:
            assert answer.status_code in DENIALS, (line, rank, answer.text)
        check_silent(answer)
    assert made.rows() == before, line


def check_silent(answer: httpx.Response) -> None:
    """A refusal is words of ours, and nothing else."""
    msgspec.json.decode(answer.content, type=Fault, strict=True)
    assert SECRET not in answer.text
    assert "etag" not in answer.headers


async def check_permissions(made: RoleHouse, line: Line, unknown: bytes) -> None:
    for rank in sorted(ALLOWED[line]):
        answer = await made.ask(rank, line)
        assert answer.status_code not in DENIALS, (line, rank, answer.text)
        assert answer.content != unknown, (line, rank)
        if line[0] != "GET":
            made.restore()


def check_links(made: RoleHouse, logged: str) -> None:
    """A link is told once, to whom it is for; at rest there is only its hash."""
    tokens = [person.token for person in made.people.values() if person.token]
    at_rest = made.bytes_at_rest()
    for token in tokens:
        assert token.encode() not in at_rest
        assert token not in logged
        assert not [line for line, _, body in made.answers if token.encode() in body]
    told = {line for line, _, body in made.answers if b'"token"' in body}
    assert told == HANDING_OUT - {("POST", "/api/archives")}  # nobody has brought an archive
    assert hashed(made.people["ruler"].token) in at_rest


def test_game_masters_read_a_draft_while_it_is_shared(tmp_path: Path) -> None:
    async def story() -> None:
        async with role_house(tmp_path) as made:
            ruler, master, draft = made.people["ruler"], made.people["master"], realm_path(ANN, "draft")
            assert await master.refused("GET", draft) == (403, "forbidden")
            await ruler.put(f"{draft}/shared", {"shared": True})
            assert SECRET in (await master.get(draft))["text"]
            await ruler.put(f"{draft}/shared", {"shared": False})
            assert await master.refused("GET", draft) == (403, "forbidden")

    run(story())


def test_a_ruler_appoints_for_his_own_realm_alone(tmp_path: Path) -> None:
    master = {"role": "master"}
    spectator = {"role": "spectator"}
    neighbour = {"role": "realm", "realm": 1, "right": "read"}

    async def story() -> None:
        async with role_house(tmp_path) as made:
            before = made.rows()
            for wish in (master, spectator, neighbour):
                for rank in ("ruler", "hander", "reader", "spectator", "invited"):
                    answer = await made.people[rank].refused("POST", f"{HERE}/members", wish)
                    assert answer == (403, "forbidden"), (rank, wish)
            assert await made.people["operator"].refused("POST", f"{HERE}/members", neighbour) == (
                403,
                "forbidden",
            )
            assert made.rows() == before
            for rank in ("master", "operator"):
                for wish in (master, spectator):
                    await made.people[rank].post(f"{HERE}/members", wish)

    run(story())


def test_sockets_ask_for_the_same_rights(tmp_path: Path) -> None:
    save = b'{"t":"save","id":"1","realm":0,"month":1,"step":"muster","base":1,"text":"SL: Wir warten"}'
    ready = b'{"t":"ready","id":"2","realm":0,"month":1,"step":"muster","revision":1}'
    withdraw = b'{"t":"withdraw","id":"3","realm":0}'
    asked = {save: WRITING, ready: HANDING, withdraw: HANDING}

    async def story() -> None:
        async with role_house(tmp_path) as made:
            for rank in sorted(EVERYBODY - {"user", "operator"}):  # they have no link to show
                for command, allowed in asked.items():
                    told = await on_socket(made, made.people[rank].token, command)
                    assert told[0]["t"] == ("welcome" if rank in LOOKING | SCREEN else "bye"), rank
                    if rank not in LOOKING | SCREEN:
                        assert told[1:] == [] or told[1]["code"] == "hello"
                    elif rank not in allowed:
                        assert told[1]["code"] == "forbidden", (rank, command)
                    else:
                        assert told[-1].get("code") != "forbidden", (rank, command)
                    made.restore()

    run(story())


async def on_socket(made: RoleHouse, token: str, command: bytes) -> list[Any]:
    """What is heard after a greeting and a command."""
    ear = Ear(made.there.house.campaigns)
    ear.line = CampaignLine(made.there.house.campaigns, NAME, cast(Any, ear), "", "de")
    await ear.line.greet(CampaignHello(token))
    await ear.line.answer(command.decode())
    await ear.line.forget()
    return [msgspec.json.decode(one) for one in ear.heard if one.startswith(b"{")]

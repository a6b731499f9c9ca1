"""Schemathesis asks everything that the interface's own document allows, and much that it does not.

Every answer must be one that the document names, in the form that it names; none may be a fault of ours.
The short form runs always; `SCHEMATHESIS_EXAMPLES=200` looks longer.
"""

from __future__ import annotations

import itertools
import os
import socket
import threading
from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tafelrunde.server.app import create_app
from tafelrunde.server.endpoints import ENDPOINTS
from tafelrunde.server.openapi import document
from tafelrunde.server.runner import configure
from tafelrunde.server.settings import Settings
from tafelrunde.server.time import Clockwork
from tafelrunde.store.opening import open_store

SHORT = 5
EXAMPLES = int(os.environ.get("SCHEMATHESIS_EXAMPLES", str(SHORT)))
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
PLAYED = (
    *("/view", "/offers", "/moves", "/story", "/log", "/data", "/replay", "/account"),
    *("/time", "/bot", "/invite", "/kick", "/guests"),
)
"""Routes that answer differently once the game has begun."""
OF_CAMPAIGNS = "^/api/(campaigns|archives|worlds)"
PARTING = frozenset(
    {
        ("DELETE", "/api/campaigns/{campaign}"),
        ("DELETE", "/api/campaigns/{campaign}/me"),
        ("DELETE", "/api/campaigns/{campaign}/members/{member}"),
        ("POST", "/api/campaigns/{campaign}/me/link"),
        ("POST", "/api/campaigns/{campaign}/members/{member}/link"),
    }
)
"""Routes after which a link is no longer what it was."""
SMALL: dict[str, Any] = {"count": 2, "later": 0, "size": "hexagon 2"}
NUMBERS = itertools.count(1)
PATIENCE = 120.0
"""Seconds; the first to ask about a campaign waits until a worker has started."""
WISH = {"game": "kingsburg", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]}


@schemathesis.serializer("application/zip")
def as_it_is(_context: schemathesis.SerializationContext, value: Any) -> bytes:
    """An archive that is hardly ever one."""
    return value if isinstance(value, bytes) else str(value).encode()


class Beside(uvicorn.Server):
    """A server in a thread of its own, for a client that does not know of event loops."""

    def __init__(self, database: str) -> None:
        chosen = Settings(limits_scale=100_000.0, database=database)
        super().__init__(configure(create_app(chosen, open_store(database), Clockwork()), chosen))
        self.door = socket.create_server(("127.0.0.1", 0))
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self.run, args=([self.door],))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()

    def __enter__(self) -> str:
        self.thread.start()
        return f"http://127.0.0.1:{self.door.getsockname()[1]}"

    def __exit__(self, *trouble: object) -> None:
        self.should_exit = True
        self.thread.join(PATIENCE)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    beside = Beside(f"sqlite:///{tmp_path_factory.mktemp('api')}/tables.db")
    with beside as found:
        assert beside.ready.wait(PATIENCE)
        yield found


api = schemathesis.openapi.from_dict(document(ENDPOINTS))
api.config.phases.update(phases=["examples", "coverage", "fuzzing"])
of_campaigns = schemathesis.openapi.from_dict(document(ENDPOINTS)).include(path_regex=OF_CAMPAIGNS)
of_campaigns.config.phases.update(
    phases=["examples", "fuzzing"] if EXAMPLES <= SHORT else ["examples", "coverage", "fuzzing"]
)
"""They take work; in the short form their answers are looked at, but not every wrong question is asked."""


def test_the_document_that_is_handed_out_is_the_one_tested_here(address: str) -> None:
    answer = httpx.get(f"{address}/openapi.json", headers={"accept-language": "en"}, timeout=PATIENCE)
    assert answer.json() == msgspec.json.decode(msgspec.json.encode(document(ENDPOINTS)))


Seat = tuple[str, str]
"""A table and the host's link."""


def new_seat(address: str, path: str, wish: dict[str, Any]) -> Seat:
    made = httpx.post(f"{address}{path}", json=wish, timeout=PATIENCE).json()
    return made["table"]["id"], made["token"]


@pytest.fixture
def gathering(address: str) -> Seat:
    """A table of which one route may make what it wants."""
    return new_seat(address, "/api/tables", WISH)


@pytest.fixture
def running(address: str) -> Seat:
    return new_seat(address, "/api/solo", {"game": "ethnos"})


@api.exclude(path_regex=OF_CAMPAIGNS).parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_one_that_the_document_names(
    case: schemathesis.Case[Any], address: str, gathering: Seat, running: Seat
) -> None:
    table, token = running if case.path.endswith(PLAYED) else gathering
    if "table" in (case.path_parameters or {}):
        case.path_parameters["table"] = table
    case.call_and_validate(
        address, headers={"authorization": f"Bearer {token}"}, checks=CHECKS, timeout=PATIENCE
    )


class Court(NamedTuple):
    """A campaign, its game master's link, and a ruler with his."""

    campaign: str
    master: str
    ruler: str
    member: int


def new_court(address: str) -> Court:
    name = f"Feldzug {next(NUMBERS)}"
    wish = {"name": name, "me": "Mia", **SMALL}
    made = httpx.post(f"{address}/api/campaigns", json=wish, timeout=PATIENCE).json()
    here, master = f"{address}/api/campaigns/{name}", made["master"]["token"]
    wish = {"role": "realm", "realm": 0, "right": "hand in", "rules": True}
    invited = httpx.post(f"{here}/members", json=wish, headers=bearer(master), timeout=PATIENCE).json()
    link = bearer(invited["token"])
    joined = httpx.post(f"{here}/join", json={"name": "Ann"}, headers=link, timeout=PATIENCE).json()
    return Court(name, master, joined["token"], joined["member"]["id"])


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


@pytest.fixture(scope="module")
def court(address: str) -> Court:
    """One for all routes that leave it as a campaign with the same people."""
    return new_court(address)


@of_campaigns.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_about_a_campaign_is_one_that_the_document_names(
    case: schemathesis.Case[Any], address: str, court: Court
) -> None:
    asked = new_court(address) if (case.method, case.path) in PARTING else court
    about = {"campaign": asked.campaign, "realm": 0, "member": asked.member}
    given = case.path_parameters or {}
    given |= {name: about[name] for name in given.keys() & about.keys()}
    if case.path == "/api/campaigns" and isinstance(case.body, dict):
        case.body |= SMALL  # the largest worlds take their time
    token = asked.ruler if "/realms/" in case.path else asked.master
    case.call_and_validate(address, headers=bearer(token), checks=CHECKS, timeout=PATIENCE)

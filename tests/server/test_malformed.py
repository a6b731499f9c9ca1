"""Whatever is sent over HTTP: a clear refusal, never a fault of the server, and the table stays as it was."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.house import Person, house, run

NESTED = "[" * 5_000 + "]" * 5_000
BODIES = [
    b"",
    b"null",
    b"[]",
    b"true",
    b"{",
    b'{"game": }',
    b"\xff\xfe",
    b'{"game": "\\ud800"}',
    b'{"game": NaN}',
    b'{"game": 1e999}',
    NESTED.encode(),
    b'{"game": "kingsburg", "seats": ' + NESTED.encode() + b"}",
    b'{"game": "kingsburg", "corrections": {"x": ' + NESTED.encode() + b"}, " + b'"seats": [{"kind": "me"}]}',
    b'{"game": "kingsburg", "seats": [{"kind": "me"}, {"kind": "bot"}], "unknown": 1}',
    b'{"game": "kingsburg", "seats": [{"kind": "me"}, {"kind": "throne"}]}',
    b'{"game": "kingsburg", "seats": [{"kind": "me"}]}',
    b'{"game": "kingsburg", "seats": [{"kind": "bot"}, {"kind": "bot"}]}',
    b'{"game": "kingsburg", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "genius"}]}',
    b'{"game": "chess", "seats": [{"kind": "me"}, {"kind": "bot"}]}',
    b'{"game": "../../etc", "seats": [{"kind": "me"}, {"kind": "bot"}]}',
    b'{"game": "kingsburg", "seats": [{"kind": "me", "name": 7}, {"kind": "bot"}]}',
    b'{"game": "kingsburg", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"guild": "x"}}',
    b'{"game": "kingsburg", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"guild": true}}',
    b'{"game": "kingsburg", "seats": [{"kind": "me"}, {"kind": "bot"}], "corrections": {"x": 1}}',
    b'{"game": "kingsburg", "seats": [{"kind": "me"}, {"kind": "bot"}], "title": "a\\u0000b"}',
    b'{"game": "kingsburg", "seats": [{"kind": "me"}, {"kind": "bot"}], "watching": {"delay": true}}',
    b'{"game": "kingsburg", "seats": [{"kind": "me"}, {"kind": "bot"}], "watching": {"delay": 1e3}}',
    b'{"game": "ethnos", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": {"kind": "move", "bot": 7}}',
    b'{"game": "ethnos", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": {"kind": "move", "bot": 1}}',
    b'{"game": "ethnos", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": {"kind": "day", "zone": "X"}}',
]


def test_new_tables_from_nonsense(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            for body in BODIES:
                status, code = await made.person().refused("POST", "/api/tables", content=body)
                assert (status, code) == (400, "bad"), body[:80]
            assert await made.context.store.tables() == []

    run(story())


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_refusal_names_the_field_in_the_readers_language(tmp_path: Path, lang: str) -> None:
    async def story() -> str:
        async with house(tmp_path) as made:
            wish = {"game": "kingsburg", "seats": [{"kind": "me"}, {"kind": "bot", "name": 5}]}
            answer = await made.person().ask("POST", f"/api/tables?lang={lang}", wish)
            text: str = answer.json()["text"]
            return text

    said = run(story())
    assert said.startswith("seats[1].name: ")
    assert ("must be a text" if lang == "en" else "muss ein Text sein") in said


MOVES: list[Any] = [
    {},
    {"id": "a", "n": 1},
    {"id": "a", "n": 1, "text": "pass", "move": {"move": "pass"}},
    {"id": "a", "n": True, "text": "pass"},
    {"id": "a", "n": -1, "text": "pass"},
    {"id": "a", "n": 10**30, "text": "pass"},
    {"id": "a", "n": 1.5, "text": "pass"},
    {"id": "", "n": 1, "text": "pass"},
    {"id": "a b", "n": 1, "text": "pass"},
    {"id": "a" * 65, "n": 1, "text": "pass"},
    {"id": "a", "n": 1, "text": "dance"},
    {"id": "a", "n": 1, "text": "x" * 2001},
    {"id": "a", "n": 1, "text": "\u0000"},
    {"id": "a", "n": 1, "move": {"move": "dance"}},
    {"id": "a", "n": 1, "move": {"move": "influence", "advisor": True, "dice": [1]}},
    {"id": "a", "n": 1, "move": {"move": "influence", "advisor": 10**40, "dice": [1]}},
    {"id": "a", "n": 1, "move": {"move": "influence", "advisor": 1, "dice": "1"}},
    {"id": "a", "n": 1, "move": []},
]


def test_moves_from_nonsense_change_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            me = made.person()
            seating = await me.sit(await me.post("/api/solo", {"game": "kingsburg", "players": 2}))
            path = f"/api/tables/{seating['table']['id']}"
            before = await me.get(f"{path}/view")
            for move in MOVES:
                refusal = await me.refused("POST", f"{path}/moves", move)
                assert refusal in ((400, "bad"), (422, "illegal")), move
            assert await me.get(f"{path}/view") == before
            late = {"id": "a", "n": 99, "text": "pass"}
            assert await me.refused("POST", f"{path}/moves", late) == (409, "stale")

    run(story())


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**25), 10**25)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=12,
)
PATHS = [
    "join",
    "leave",
    "host",
    "start",
    "chat",
    "note",
    "moves",
    "seats/1/bot",
    "guests",
    "contacts/hook",
    "watch",
]


async def throw(person: Person, table: str, rest: str, body: Any) -> int:
    method = "PUT" if rest in ("note", "seats/1/bot", "contacts/hook") else "POST"
    answer = await person.ask(method, f"/api/tables/{table}/{rest}", body)
    return answer.status_code


def test_any_json_to_any_path_is_answered(tmp_path: Path) -> None:
    """All examples against one server, or each would open a database of its own."""
    thrown: list[tuple[str, Any]] = []

    @settings(max_examples=300, database=None)
    @given(st.sampled_from(PATHS), JSON)
    def collect(rest: str, body: Any) -> None:
        thrown.append((rest, body))

    collect()

    async def story() -> None:
        async with house(tmp_path) as made:
            host, seating = await made.table("me", "open", "bot")
            table = seating["table"]["id"]
            for rest, body in thrown:
                assert await throw(host, table, rest, body) < 500, (rest, body)
            await host.get(f"/api/tables/{table}")

    run(story())


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00",
        "/api/tables/" + "x" * 5_000,
        "/api/tables/%ff%fe",
        "/api/tables/../../etc/passwd",
        "/api/tables/none/seats/99999999999999999999/kick",
        "/api/tables?before=nan",
        "/api/tables?limit=1e9",
        "/api/tables?limit=0",
        "/api/tables?status=lost",
        "/api/tables?unknown=1",
        "/api/tables?lang=xx",
        "/api/games/none",
        "/assets/../pages.py",
        "/assets/..%2f..%2fpages.py",
        "/index.html.br",
        "/nowhere",
    ],
)
def test_addresses_from_nonsense(tmp_path: Path, path: str) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            status, code = await made.person().refused("GET", path)
            assert (status, code) in ((400, "bad"), (404, "missing"), (405, "method"))

    run(story())


def test_other_methods_are_told_which_ones_there_are(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            answer = await made.person().ask("DELETE", "/api/tables")
            assert answer.status_code == 405
            assert answer.headers["allow"] == "GET, POST, HEAD"
            head = await made.person().ask("HEAD", "/api/games")
            assert (head.status_code, head.content) == (200, b"")

    run(story())

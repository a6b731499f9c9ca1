"""Letters between realms: who gets them, who reads them, and what is refused."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.server.campaigns.errands.boxes import Writer
from tafelrunde.server.campaigns.errands.letters import Send
from tafelrunde.server.errors import Denied
from tests.server.campaigns.campaign_house import (
    ANN,
    BOB,
    HERE,
    NAME,
    CampaignHouse,
    campaign_house,
    realm_path,
)
from tests.server.house import Person, run

CID = 2
SL = -1
NOWHERE = "0" * 20
OURS = f"{HERE}/letters"
"""The box of the game masters."""


def box(realm: int) -> str:
    return realm_path(realm, "letters")


async def write(person: Person, realm: int, to: list[int], text: str = "hello", **more: Any) -> Any:
    letter = {"id": f"{to} {text}"[:60], "to": to, "text": text, **more}
    return await person.post(box(realm), letter)


async def texts(person: Person, path: str) -> list[str]:
    return [letter["text"] for letter in (await person.get(path))["letters"]]


async def three(made: CampaignHouse) -> tuple[Person, Person, Person]:
    return await made.ruler("Ann", ANN), await made.ruler("Bob", BOB), await made.ruler("Cid", CID)


def test_a_letter_reaches_those_it_is_for_and_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path, count=3) as made:
            ann, bob, cid = await three(made)
            secret = await write(ann, ANN, [BOB], "attack at dawn")
            await write(ann, ANN, [BOB, CID, SL], "peace")
            assert await texts(ann, box(ANN)) == ["peace", "attack at dawn"]
            assert await texts(bob, box(BOB)) == ["peace", "attack at dawn"]
            assert await texts(cid, box(CID)) == ["peace"]
            assert await texts(made.master, OURS) == ["peace"]

            await nobody_else(made, cid, secret["key"])
            spectator = await made.admit("Sue", role="spectator")
            for path in (box(ANN), OURS, f"{HERE}/inbox", realm_path(ANN, "tasks")):
                assert await spectator.refused("GET", path) == (403, "forbidden")
                assert await made.house.person().refused("GET", path) == (404, "missing")

    async def nobody_else(made: CampaignHouse, cid: Person, key: str) -> None:
        """Not by another box, a thread, a page, an answer, a mark; not even whether it is there."""
        for path in (box(ANN), box(BOB), OURS, f"{HERE}/inbox"):
            assert await cid.refused("GET", path) == (403, "forbidden")
        assert await texts(cid, f"{box(CID)}?thread={key}") == []
        answer = {"id": "x", "text": "I know", "answers": key}
        for unknown in (key, NOWHERE):
            assert await cid.refused("GET", f"{box(CID)}?before={unknown}") == (404, "missing")
            assert await cid.refused("PUT", f"{box(CID)}/{unknown}/read") == (404, "missing")
            settling = {"answer": "accept"}
            assert await cid.refused("POST", f"{box(CID)}/{unknown}/answer", settling) == (404, "missing")
            assert await cid.refused("POST", box(CID), answer | {"answers": unknown}) == (404, "missing")
        assert await made.master.refused("GET", box(ANN)) == (403, "forbidden")
        assert await texts(made.master, f"{OURS}?thread={key}") == []
        assert await made.master.refused("PUT", f"{OURS}/{key}/read") == (404, "missing")

    run(story())


def test_game_masters_read_letters_only_where_that_was_agreed_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path, count=3, house={"letters": "open"}) as made:
            ann, bob, cid = await three(made)
            sent = await write(ann, ANN, [BOB], "attack at dawn")
            assert await texts(made.master, box(ANN)) == ["attack at dawn"]
            assert await texts(made.master, box(CID)) == []
            assert await texts(made.master, OURS) == []
            assert await cid.refused("GET", box(ANN)) == (403, "forbidden")
            letter = {"id": "x", "to": [BOB], "text": "in your name"}
            assert await made.master.refused("POST", box(ANN), letter) == (403, "forbidden")
            assert await made.master.refused("PUT", f"{box(BOB)}/{sent['key']}/read") == (403, "forbidden")
            assert (await bob.get(box(BOB)))["unread"] == 1
            assert await made.master.refused("PATCH", HERE, {"letters": "sealed"}) == (400, "bad")

    run(story())


def test_who_is_sent_away_or_no_longer_a_deputy_reads_and_writes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            bob = await made.ruler("Bob", BOB)
            eve = await made.admit("Eve", role="realm", realm=ANN, right="write")
            until = made.house.clock.now() + 60
            deputy = await made.admit("Dan", role="realm", realm=ANN, right="write", until=until)
            reader = await made.admit("Rob", role="realm", realm=ANN, right="read")
            await write(bob, BOB, [ANN])
            for person in (eve, deputy, reader):
                assert await texts(person, box(ANN)) == ["hello"]
            letter = {"id": "r", "to": [BOB], "text": "hello"}
            assert await reader.refused("POST", box(ANN), letter) == (403, "forbidden")
            await write(deputy, ANN, [BOB], "for now")

            made.house.clock.time += 61
            assert await deputy.refused("GET", box(ANN)) == (404, "missing")
            assert await deputy.refused("POST", box(ANN), letter) == (404, "missing")
            people = (await made.master.get(f"{HERE}/members"))["members"]
            gone = next(member["id"] for member in people if member["name"] == "Eve")
            await made.master.delete(f"{HERE}/members/{gone}")
            assert await eve.refused("GET", box(ANN)) == (404, "missing")
            for late in (gone, *[member["id"] for member in people if member["name"] in ("Dan", "Rob")]):
                with pytest.raises(Denied) as refused:
                    await made.house.campaigns.ask(NAME, "letter.send", sent_by(late))
                assert "do not belong" in refused.value.told("en")
            assert await texts(bob, box(BOB)) == ["for now", "hello"]

    def sent_by(member: int) -> Send:
        """Which was on its way when the member lost his right."""
        return Send(Writer(ANN, member, "Eve"), "late", (BOB,), "too late")

    run(story())


def test_a_letter_that_is_sent_again_is_sent_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann, bob = await made.ruler("Ann", ANN), await made.ruler("Bob", BOB)
            letter = {"id": "1", "to": [BOB], "text": "once"}
            first, *others = await asyncio.gather(*[ann.post(box(ANN), letter) for _ in range(5)])
            assert others == [first] * 4
            assert await ann.post(box(ANN), letter | {"text": "other words"}) == first
            assert await texts(bob, box(BOB)) == ["once"]
            await bob.post(box(BOB), letter | {"to": [ANN]})
            assert await texts(bob, box(BOB)) == ["once", "once"]

    run(story())


def test_answers_make_threads_and_long_boxes_have_pages(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path, count=3) as made:
            ann, bob, cid = await three(made)
            first = await write(ann, ANN, [BOB, CID], "first")
            answer = await write(bob, BOB, [], "to Ann alone", answers=first["key"])
            assert (answer["to"], answer["thread"], answer["answers"]) == ([ANN], first["key"], first["key"])
            more = await write(ann, ANN, [], "to both once more", answers=first["key"])
            assert more["to"] == [BOB, CID]
            await write(ann, ANN, [BOB], "something else")
            thread = f"{box(BOB)}?thread={first['key']}"
            assert await texts(bob, thread) == ["to both once more", "to Ann alone", "first"]
            assert await texts(cid, box(CID)) == ["to both once more", "first"]

            page = await bob.get(f"{box(BOB)}?limit=3")
            assert (len(page["letters"]), page["more"]) == (3, True)
            rest = await bob.get(f"{box(BOB)}?limit=3&before={page['letters'][-1]['key']}")
            assert [letter["text"] for letter in rest["letters"]] == ["first"]
            assert not rest["more"]

    run(story())


def test_each_member_has_read_for_himself(tmp_path: Path) -> None:
    async def unread(*people: Person) -> list[int]:
        return [(await person.get(box(BOB)))["unread"] for person in people]

    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann, bob = await made.ruler("Ann", ANN), await made.ruler("Bob", BOB)
            rob = await made.admit("Rob", role="realm", realm=BOB, right="read")
            keys = [(await write(ann, ANN, [BOB], str(n)))["key"] for n in range(3)]
            assert await bob.put(f"{box(BOB)}/{keys[0]}/read") == {"unread": 2}
            assert await bob.put(f"{box(BOB)}/{keys[0]}/read") == {"unread": 2}
            assert await unread(bob, rob) == [2, 3]
            read = [letter["read"] for letter in (await bob.get(box(BOB)))["letters"]]
            assert read == [False, False, True]
            assert await rob.put(f"{box(BOB)}/read") == {"unread": 0}
            assert await bob.delete(f"{box(BOB)}/{keys[0]}/read") == {"unread": 3}
            assert await unread(bob, rob) == [3, 0]
            sent = (await ann.get(box(ANN)))["letters"]
            assert [letter["read"] for letter in sent] == [True] * 3
            assert (await ann.get(box(ANN)))["unread"] == 0

    run(story())


HOSTILE = [
    "",
    " \n\t ",
    "\u200b\u200d",
    "bell \x07",
    "null \x00",
    "line\x85end",
    "turned \u202egnp.exe",
    "isolated \u2067x\u2069",
    "x" * 10_001,
]
WRONG: list[tuple[dict[str, Any], tuple[int, str]]] = [
    ({"to": []}, (400, "bad")),
    ({"to": [ANN]}, (400, "bad")),
    ({"to": [-2]}, (400, "bad")),
    ({"to": [200]}, (404, "missing")),
    ({"to": list(range(41))}, (400, "bad")),
    ({"id": ""}, (400, "bad")),
    ({"id": "x" * 65}, (400, "bad")),
    ({"kind": "order"}, (400, "bad")),
    ({"kind": "request"}, (400, "bad")),
    ({"kind": "request", "to": [BOB, SL]}, (400, "bad")),
    ({"gives": ["Löse 101 auf"]}, (400, "bad")),
    ({"answers": "nonsense"}, (400, "bad")),
    ({"author": 1}, (400, "bad")),
]


def test_hostile_letters_are_refused_and_leave_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann, bob = await made.ruler("Ann", ANN), await made.ruler("Bob", BOB)
            usual = {"id": "1", "to": [BOB], "text": "hello"}
            for text in HOSTILE:
                assert await ann.refused("POST", box(ANN), usual | {"text": text}) == (400, "bad"), text
            for change, refusal in WRONG:
                assert await ann.refused("POST", box(ANN), usual | change) == refusal, change
            surrogate = b'{"id":"1","to":[1],"text":"\\ud800"}'
            assert await ann.refused("POST", box(ANN), content=surrogate) == (400, "bad")
            request = usual | {"kind": "request", "to": [ANN]}
            assert await made.master.refused("POST", OURS, request) == (400, "bad")
            for strange in (NOWHERE, "x", f"{NOWHERE}'--"):
                assert await bob.refused("PUT", f"{box(BOB)}/{strange}/read") == (404, "missing")
            assert await texts(bob, box(BOB)) == []

            kept = "<b>x</b> 'x'); DROP TABLE letters;-- \N{RIGHT-TO-LEFT MARK}א\r\n☃ 👩‍🚀"
            await write(ann, ANN, [BOB], kept)
            await write(ann, ANN, [BOB], "☃" * 10_000)
            assert await texts(bob, box(BOB)) == ["☃" * 10_000, kept.replace("\r\n", "\n")]

    run(story())


def test_letters_outlive_a_rollback_and_say_their_month(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann, bob = await made.ruler("Ann", ANN), await made.ruler("Bob", BOB)
            await made.master.post(f"{HERE}/run", {"months": 1, "close": "time is up"})
            await write(ann, ANN, [BOB], "in the second month")
            last = (await made.master.get(f"{HERE}/rollback?to=1"))["last"]
            await made.master.post(f"{HERE}/rollback", {"to": "1", "reason": "wrong dice", "last": last})
            assert (await ann.get(HERE))["summary"]["month"] == 1
            (letter,) = (await bob.get(box(BOB)))["letters"]
            assert (letter["month"], letter["text"]) == (2, "in the second month")

    run(story())

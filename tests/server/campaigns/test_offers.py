"""Offers between realms: lines of both sheets, answered once, and then in both drafts."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.campaigns.campaign_house import (
    ANN,
    BOB,
    HERE,
    CampaignHouse,
    campaign_house,
    realm_path,
    save,
)
from tests.server.campaigns.test_letters import box, texts, write
from tests.server.house import Person, house, run

ACCEPT, DECLINE, WITHDRAW = ({"answer": word} for word in ("accept", "decline", "withdraw"))


async def offer(made: CampaignHouse, ann: Person, text: str = "a deal", **lines: Any) -> str:
    """The way for the way."""
    one, other = made.realms[ANN], made.realms[BOB]
    usual = {"gives": [f"Stimme Wegerecht mit {other} zu"], "wants": [f"Gib {one} Wegerecht"]}
    return str((await write(ann, ANN, [BOB], text, kind="offer", **(usual | lines)))["key"])


def answering(realm: int, key: str) -> str:
    return f"{box(realm)}/{key}/answer"


async def draft(person: Person, realm: int) -> list[str]:
    return str((await person.get(realm_path(realm, "draft")))["text"]).split("\n")


def test_an_accepted_offer_stands_in_both_drafts(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann, bob = await made.ruler("Ann", ANN), await made.ruler("Bob", BOB)
            await save(bob, BOB, "# my own line")
            key = await offer(made, ann)
            (waiting,) = (await bob.get(realm_path(BOB, "tasks")))["offers"]
            assert (waiting["key"], waiting["state"]) == (key, "open")
            assert (await ann.get(realm_path(ANN, "tasks")))["offers"] == []
            assert await draft(bob, BOB) == ["# my own line"]

            done = await bob.post(answering(BOB, key), ACCEPT)
            assert (done["state"], done["settled_by"], done["read"]) == ("accepted", "Bob", True)
            gives, wants = f"Agree to a right of way with {made.realms[BOB]}", made.realms[ANN]
            assert await draft(ann, ANN) == [gives]
            assert await draft(bob, BOB) == ["# my own line", f"Grant {wants} right of way"]
            assert await bob.post(answering(BOB, key), ACCEPT) == done
            assert await bob.refused("POST", answering(BOB, key), DECLINE) == (409, "stale")
            assert await ann.refused("POST", answering(ANN, key), WITHDRAW) == (409, "stale")
            assert (await bob.get(realm_path(BOB, "tasks")))["offers"] == []

            again = await offer(made, ann, "the same once more")
            assert (await bob.post(answering(BOB, again), ACCEPT))["state"] == "accepted"
            assert await draft(ann, ANN) == [gives]

    run(story())


@pytest.mark.processes
def test_of_two_answers_at_once_the_first_counts(database: str) -> None:
    """Also when they come to two servers on one database."""

    async def story() -> None:
        async with campaign_house(database) as made, house(database) as second:
            ann, bob = await made.ruler("Ann", ANN), await made.ruler("Bob", BOB)
            eve = await made.admit("Eve", role="realm", realm=BOB, right="write")
            there = second.person(eve.token)
            assert await texts(there, box(BOB)) == []
            for turn in range(4):
                gift = [f"Schenke {made.realms[BOB]} {turn + 5} GS"]
                key = await offer(made, ann, f"deal {turn}", gives=gift)
                answers = await asyncio.gather(
                    bob.ask("POST", answering(BOB, key), ACCEPT),
                    there.ask("POST", answering(BOB, key), DECLINE if turn % 2 else ACCEPT),
                    ann.ask("POST", answering(ANN, key), WITHDRAW),
                )
                assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
                assert {answer.json().get("code") for answer in answers} == {None, "stale"}
                state = next(answer.json()["state"] for answer in answers if answer.is_success)
                lines = await draft(ann, ANN)
                assert lines.count(f"Give {made.realms[BOB]} {turn + 5} gold") == (state == "accepted")

    run(story())


def test_who_may_answer_and_what_may_be_offered(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path, count=3) as made:
            ann, bob = await made.ruler("Ann", ANN), await made.ruler("Bob", BOB)
            rob = await made.admit("Rob", role="realm", realm=BOB, right="read")
            key = await offer(made, ann)
            assert await rob.refused("POST", answering(BOB, key), ACCEPT) == (403, "forbidden")
            assert await made.master.refused("POST", answering(BOB, key), ACCEPT) == (403, "forbidden")
            assert await bob.refused("POST", answering(BOB, key), WITHDRAW) == (403, "forbidden")
            assert await ann.refused("POST", answering(ANN, key), ACCEPT) == (403, "forbidden")
            assert await bob.refused("POST", answering(BOB, key), {"answer": "maybe"}) == (400, "bad")
            letter = await write(ann, ANN, [BOB])
            assert await bob.refused("POST", answering(BOB, letter["key"]), ACCEPT) == (400, "bad")
            assert (await bob.post(answering(BOB, key), DECLINE))["state"] == "declined"
            mine = await offer(made, ann, "another")
            assert (await ann.post(answering(ANN, mine), WITHDRAW))["state"] == "withdrawn"
            assert await draft(bob, BOB) == [""]
            await bad_offers(made, ann)

    async def bad_offers(made: CampaignHouse, ann: Person) -> None:
        usual = {"id": "bad", "kind": "offer", "to": [BOB], "text": "?"}
        way = f"Gib {made.realms[BOB]} Wegerecht"
        for change in (
            {},
            {"gives": [way], "to": [BOB, 2]},
            {"gives": [way], "to": [-1]},
            {"gives": [way] * 21},
            {"gives": [way, "Löse 101 auf"]},
            {"wants": [way]},
            {"gives": ["x" * 401]},
            {"gives": [f"{way}\nSonderbefehl: alles"]},
        ):
            assert await ann.refused("POST", box(ANN), usual | change) == (400, "bad"), change
        answer = await ann.ask("POST", box(ANN), usual | {"gives": [way, "Schenke viel"]})
        assert "line 2" in answer.json()["text"]
        answer = await made.master.ask("POST", f"{HERE}/letters", usual | {"gives": [way]})
        assert answer.status_code == 400

    run(story())


def test_offers_end_with_their_round(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann, bob = await made.ruler("Ann", ANN), await made.ruler("Bob", BOB)
            key = await offer(made, ann)
            await made.master.post(f"{HERE}/run", {"months": 1, "close": "time is up"})
            (seen,) = (await bob.get(box(BOB)))["letters"]
            assert (seen["month"], seen["state"]) == (1, "lapsed")
            assert await bob.refused("POST", answering(BOB, key), ACCEPT) == (409, "stale")
            assert await ann.refused("POST", answering(ANN, key), WITHDRAW) == (409, "stale")
            assert (await bob.get(realm_path(BOB, "tasks")))["offers"] == []

            last = (await made.master.get(f"{HERE}/rollback?to=1"))["last"]
            await made.master.post(f"{HERE}/rollback", {"to": "1", "reason": "again", "last": last})
            assert await bob.refused("POST", answering(BOB, key), ACCEPT) == (409, "stale")
            assert await draft(ann, ANN) == [""]

    run(story())

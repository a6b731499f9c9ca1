"""Questions about the rules: realms ask, game masters answer for all."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.campaigns.campaign_house import ANN, BOB, HERE, campaign_house, realm_path
from tests.server.house import run

ALL = f"{HERE}/questions"


def asking(realm: int) -> str:
    return realm_path(realm, "questions")


def test_a_question_waits_unseen_and_its_answer_is_for_all(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann, bob = await made.ruler("Ann", ANN), await made.ruler("Bob", BOB)
            asked = await ann.post(asking(ANN), {"question": "Darf ich das?"})
            assert (asked["question"], asked["number"], asked["month"]) == ("Darf ich das?", 0, 1)
            assert (await ann.get(asking(ANN)))["open"] == [asked]
            assert await bob.get(asking(BOB)) == {"open": [], "answered": []}
            assert await bob.refused("GET", asking(ANN)) == (403, "forbidden")
            assert await bob.refused("GET", ALL) == (403, "forbidden")
            (waiting,) = (await made.master.get(ALL))["open"]
            assert (waiting["realm"], waiting["number"]) == (ANN, 1)

            answer = {"answer": "Ja."}
            assert await ann.refused("POST", f"{ALL}/1/answer", answer) == (403, "forbidden")
            given = await made.master.post(f"{ALL}/1/answer", answer)
            assert (given["question"], given["answer"]) == ("Darf ich das?", "Ja.")
            for person, realm in ((ann, ANN), (bob, BOB)):
                assert await person.get(asking(realm)) == {"open": [], "answered": [given]}
            assert await made.master.refused("POST", f"{ALL}/1/answer", answer) == (409, "stale")
            await bob.post(asking(BOB), {"question": "Und ich?"})
            assert [one["number"] for one in (await made.master.get(ALL))["open"]] == [2]
            later = await made.master.post(f"{ALL}/2/answer", answer)
            assert (await ann.get(asking(ANN)))["answered"] == [later, given]

    run(story())


def test_two_answers_and_two_questions_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann, bob = await made.ruler("Ann", ANN), await made.ruler("Bob", BOB)
            meg = await made.admit("Meg", role="master")
            await asyncio.gather(
                ann.post(asking(ANN), {"question": "Warum?"}),
                ann.post(asking(ANN), {"question": "Warum?"}),
                bob.post(asking(BOB), {"question": "Warum?"}),
            )
            assert [one["realm"] for one in (await meg.get(ALL))["open"]] in ([ANN, BOB], [BOB, ANN])
            answers = await asyncio.gather(
                meg.ask("POST", f"{ALL}/1/answer", {"answer": "Darum."}),
                made.master.ask("POST", f"{ALL}/1/answer", {"answer": "Nur so."}),
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            assert len((await meg.get(ALL))["answered"]) == 1

    run(story())


def test_hostile_questions_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann = await made.ruler("Ann", ANN)
            rob = await made.admit("Rob", role="realm", realm=ANN, right="read")
            for question in ("", " ", "x" * 501, "\x07", "\u202e", "\x00"):
                assert await ann.refused("POST", asking(ANN), {"question": question}) == (400, "bad")
            for refused in (rob, made.master):
                assert await refused.refused("POST", asking(ANN), {"question": "?"}) == (403, "forbidden")
            for number in range(20):
                await ann.post(asking(ANN), {"question": f"Frage {number}"})
            assert await ann.refused("POST", asking(ANN), {"question": "noch eine"}) == (409, "state")
            for place, status in (("0", 409), ("99", 409), ("x", 404), ("9" * 30, 404)):
                path = f"{ALL}/{place}/answer"
                assert (await made.master.refused("POST", path, {"answer": "?"}))[0] == status
            path = f"{ALL}/1/answer"
            for answer in ("", " ", "\u202e", "x" * 501):
                assert await made.master.refused("POST", path, {"answer": answer}) == (400, "bad")
            assert (await ann.get(asking(ANN)))["answered"] == []

    run(story())

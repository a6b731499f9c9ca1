"""Campaigns under bad input and faults: all or nothing, what was acknowledged stays, everybody is told."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import httpx
import pytest

from tafelrunde.engine.chance import Seeded
from tests.server.campaigns.campaign_house import (
    ANN,
    BOB,
    HERE,
    CampaignHouse,
    campaign_house,
    hand_in,
    realm_path,
    save,
)
from tests.server.house import Person, fine, run

pytestmark = pytest.mark.processes

DRAFT, READY, SHEET = (realm_path(ANN, path) for path in ("draft", "ready", "sheet"))
ROUND = {"month": 1, "step": "muster"}
CORRECTION = {"changes": [{"path": "realms.Theostelos.gold", "value": 77}], "reason": "Zählfehler"}
MOMENTS = (0.0, 0.002, 0.01, 0.03)
"""Seconds after which a worker is killed; whichever moment of its work that hits, the same must hold."""


async def couple(made: CampaignHouse) -> tuple[Person, Person]:
    return await made.ruler("Ann", ANN), await made.admit("Wim", role="realm", realm=ANN, right="write")


def statuses(answers: list[httpx.Response]) -> list[int]:
    return sorted(answer.status_code for answer in answers)


# -- two at once -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2])
def test_two_members_saving_at_once_lose_nothing(tmp_path: Path, seed: int) -> None:
    """Each puts lines in somewhere, based on what he saw last; all of them stand there in the end, once."""
    rng = Seeded(seed)

    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            people = await couple(made)
            texts, bases = ["", ""], [0, 0]
            for number in range(12):
                who = [0, 1] if rng.below(2) else [rng.below(2)]
                for one in who:
                    lines = texts[one].split("\n")
                    lines.insert(rng.below(len(lines) + 1), f"# {'AW'[one]}{number}")
                    texts[one] = "\n".join(lines)
                bodies = [{**ROUND, "base": bases[one], "text": texts[one]} for one in who]
                asked = zip(who, bodies, strict=True)
                answers = await asyncio.gather(*(people[one].put(DRAFT, body) for one, body in asked))
                assert len({answer["revision"] for answer in answers}) == len(who)
                for one, answer in zip(who, answers, strict=True):
                    assert answer["merged"] == (answer["text"] is not None)
                    bases[one] = answer["revision"]
                    texts[one] = answer["text"] if answer["merged"] else texts[one]
            final = (await people[0].get(DRAFT))["text"].split("\n")
            for text in texts:
                assert {line for line in text.split("\n") if line} <= set(final)
            written = [line for line in final if line]
            assert len(written) == len(set(written))

    run(story())


def test_clicked_twice_and_by_two_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann, _wim = await couple(made)
            hal = await made.admit("Hal", role="realm", realm=ANN, right="hand in")
            now = (await save(ann, ANN, "# x"))["round"]
            both = await asyncio.gather(
                *(who.ask("POST", READY, {**now, "revision": 1}) for who in (ann, hal))
            )
            assert statuses(both) == [200, 200]
            both = await asyncio.gather(*(who.ask("DELETE", READY) for who in (ann, hal)))
            assert statuses(both) == [200, 409]
            bob = await made.ruler("Bob", BOB)
            await hand_in(ann, ANN, "# y")
            await hand_in(bob, BOB)
            twice = await asyncio.gather(*(made.master.ask("POST", f"{HERE}/run", {}) for _ in range(2)))
            assert statuses(twice) == [200, 200]  # the second finds nothing to do
            assert (await made.master.get(HERE))["summary"]["step"] == "turn"

    run(story())


def test_a_save_after_the_round_is_over_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path, options={"deadlines": "days"}) as made:
            ann, bob = await made.ruler("Ann", ANN), await made.ruler("Bob", BOB)
            await hand_in(ann, ANN, "# first")
            await hand_in(bob, BOB)
            assert (await made.master.post(f"{HERE}/run", {}))["month"] == 2
            late = {"month": 1, "step": "month", "base": 1, "text": "# late"}
            seen_in_month_one = {"month": 1, "step": "month", "revision": 0}
            assert await ann.refused("PUT", DRAFT, late) == (409, "stale")
            assert await ann.refused("POST", READY, seen_in_month_one) == (409, "stale")
            assert await ann.refused("DELETE", READY) == (409, "state")
            seen = await ann.get(DRAFT)
            assert (seen["round"]["month"], seen["revision"], seen["text"]) == (2, 0, "")

    run(story())


def test_one_publishes_while_another_corrects(tmp_path: Path) -> None:
    """One of them wins, the other is told, and nobody sees half of it."""

    async def story() -> None:
        async with campaign_house(tmp_path, options={"deadlines": "days"}) as made:
            moe = await made.admit("Moe", role="master")
            ann, bob = await made.ruler("Ann", ANN), await made.ruler("Bob", BOB)
            mia, rehearsal = made.master, f"{HERE}/rehearsal"
            for month, first in ((1, "publish"), (2, "acts")):
                for realm, ruler in ((ANN, ann), (BOB, bob)):
                    await hand_in(ruler, realm)
                seen = await mia.post(rehearsal, {})
                at = {"revision": seen["revision"]}
                seen = await mia.post(f"{rehearsal}/acts", {**at, "act": {"act": "go"}})
                while seen["stop"]["kind"] != "done":
                    act = {"revision": seen["revision"], "act": {"act": "roll"}}
                    seen = await mia.post(f"{rehearsal}/acts", act)
                before, at = await entries(mia), {"revision": seen["revision"]}
                correct = {**at, "act": {"act": "correct", **CORRECTION}}
                wishes = [(mia, "publish", at), (moe, "acts", correct)]
                order = wishes if first == "publish" else wishes[::-1]
                asked = [who.ask("POST", f"{rehearsal}/{what}", body) for who, what, body in order]
                looking = asyncio.gather(*(entries(moe) for _ in range(4)))
                answers = await asyncio.gather(*asked)  # who comes first, nobody knows
                winner, loser = sorted(answers, key=lambda answer: answer.status_code)
                assert winner.is_success
                assert (loser.status_code, loser.json()["code"]) in ((409, "stale"), (404, "missing"))
                assert loser.json()["text"]
                assert set(await looking) <= {before, before + seen["entries"]}
                if "revision" in winner.json():  # the correction: it is published with the rest
                    await mia.post(f"{rehearsal}/publish", {"revision": winner.json()["revision"]})
                assert (await mia.get(HERE))["summary"]["month"] == month + 1

    run(story())


async def entries(person: Person) -> int:
    number: int = (await person.get(HERE))["summary"]["entries"]
    return number


def test_a_rehearsal_that_something_has_overtaken_cannot_be_published(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path, options={"deadlines": "days"}) as made:
            moe = await made.admit("Moe", role="master")
            for realm, name in ((ANN, "Ann"), (BOB, "Bob")):
                await hand_in(await made.ruler(name, realm), realm)
            seen = await made.master.post(f"{HERE}/rehearsal", {})
            go = {"revision": seen["revision"], "act": {"act": "go"}}
            seen = await made.master.post(f"{HERE}/rehearsal/acts", go)
            await moe.post(f"{HERE}/corrections", CORRECTION)
            at = {"revision": seen["revision"]}
            assert await moe.refused("POST", f"{HERE}/rehearsal", {}) == (409, "state")
            assert await made.master.refused("POST", f"{HERE}/rehearsal/publish", at) == (409, "stale")
            assert (await made.master.get(f"{HERE}/rehearsal"))["moved_on"]
            await moe.post(f"{HERE}/rehearsal/discard", at)
            assert (await moe.post(f"{HERE}/run", {}))["month"] == 2

    run(story())


# -- workers that die ------------------------------------------------------------------------------------


def test_a_worker_killed_in_the_middle_of_a_save(database: str) -> None:
    async def story() -> None:
        async with campaign_house(database) as made:
            ann, _wim = await couple(made)
            office = made.house.campaigns.office
            known = await save(ann, ANN, "# 0")
            for number, moment in enumerate(MOMENTS, 1):
                text = "\n".join(f"# {one}" for one in range(number + 1))
                body = {**ROUND, "base": known["revision"], "text": text}
                saving = asyncio.create_task(ann.ask("PUT", DRAFT, body))
                await asyncio.sleep(moment)
                await kill(office.pids)
                answer = await saving
                assert answer.status_code in (200, 503)
                if answer.status_code == 503:
                    assert answer.json()["code"] == "failed"
                    assert answer.headers["retry-after"]
                known = fine(await answered(ann, "PUT", DRAFT, body))
                assert not known["merged"]
                assert (await ann.get(DRAFT))["text"] == text
            assert known["revision"] == 1 + len(MOMENTS)

    run(story())


async def answered(person: Person, method: str, path: str, body: Any = None) -> httpx.Response:
    """Whoever is not answered asks again; at most one request meets a worker that was killed before."""
    answer = await person.ask(method, path, body)
    return answer if answer.status_code != 503 else await person.ask(method, path, body)


async def kill(pids: list[int]) -> None:
    for pid in pids:
        os.kill(pid, signal.SIGKILL)
    await asyncio.sleep(0)


def test_a_worker_that_stands_still_and_dies_has_done_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann, _wim = await couple(made)
            await save(ann, ANN, "# 0")
            stopped = made.house.campaigns.office.pids
            for pid in stopped:
                os.kill(pid, signal.SIGSTOP)
            body = {**ROUND, "base": 1, "text": "# lost"}
            saving = asyncio.create_task(ann.ask("PUT", DRAFT, body))
            await asyncio.sleep(MOMENTS[-1])
            await kill(stopped)
            answer = await saving  # unless it came so late that another worker did it
            is_done = answer.status_code == 200
            assert is_done or (answer.status_code, answer.json()["code"]) == (503, "failed")
            draft = fine(await answered(ann, "GET", DRAFT))
            assert draft["text"] == ("# lost" if is_done else "# 0")
            assert (await save(ann, ANN, "# again", draft["revision"]))["text"] is None

    run(story())


def test_a_worker_killed_in_the_middle_of_a_publication(database: str) -> None:
    """A month is there as a whole or not at all; what was begun can be finished by another worker."""

    async def story() -> None:
        async with campaign_house(database, options={"deadlines": "days"}) as made:
            people = ((ANN, await made.ruler("Ann", ANN)), (BOB, await made.ruler("Bob", BOB)))
            office, mia = made.house.campaigns.office, made.master
            for month, moment in enumerate(MOMENTS, 1):
                for realm, person in people:
                    await hand_in(person, realm)
                seen = await mia.post(f"{HERE}/rehearsal", {})
                act = {"revision": seen["revision"], "act": {"act": "go"}}
                seen = await mia.post(f"{HERE}/rehearsal/acts", act)
                before, at = await entries(mia), {"revision": seen["revision"]}
                publishing = asyncio.create_task(mia.ask("POST", f"{HERE}/rehearsal/publish", at))
                await asyncio.sleep(moment)
                await kill(office.pids)
                answer = await publishing
                assert answer.status_code in (200, 503)
                now = fine(await answered(mia, "GET", HERE))["summary"]
                assert (now["entries"], now["month"]) in (
                    (before, month),
                    (before + seen["entries"], month + 1),
                )
                if now["month"] == month:
                    assert answer.status_code == 503
                    assert (await mia.get(f"{HERE}/rehearsal"))["entries"] == seen["entries"]
                    await mia.post(f"{HERE}/rehearsal/publish", at)
                else:
                    assert await mia.refused("POST", f"{HERE}/rehearsal/publish", at) == (404, "missing")
                assert await entries(mia) == before + seen["entries"]
                assert (await mia.get(f"{HERE}/verify"))["ok"]

    run(story())

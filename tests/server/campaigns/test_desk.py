"""The game masters' desk: how realms stand, reminders, the bell, bots and stand-ins, sheets that go back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from tafelrunde.phoenix_desk.campaign.house import HouseRules
from tafelrunde.server.notices.campaign_notices import CampaignMessage
from tafelrunde.store.records import ContactRecord
from tafelrunde.store.schema import NOTICES
from tafelrunde.store.transactions import transactions
from tests.server.campaigns.campaign_house import (
    ANN,
    BOB,
    HERE,
    NAME,
    campaign_house,
    hand_in,
    realm_path,
    save,
)
from tests.server.campaigns.test_inbox import INBOX
from tests.server.campaigns.test_letters import write
from tests.server.campaigns.test_running import MINUTE, ears, refusal
from tests.server.campaigns.war_house import WarHouse, war_house
from tests.server.house import Person, run

DESK, REMINDERS, BELL = f"{HERE}/desk", f"{HERE}/reminders", f"{HERE}/bell"
WHY = {"reason": "Zwei Feste?"}


async def standing(master: Person, field: str) -> list[Any]:
    return [one[field] for one in (await master.get(DESK))["realms"]]


def test_that_somebody_writes_is_all_that_is_told_and_told_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            heard = ears(made)
            await made.bob.delete(realm_path(BOB, "ready"))
            assert await standing(made.master, "writing") == [False, False]
            await made.bob.put(realm_path(BOB, "draft/shared"), {"shared": False})
            assert await standing(made.master, "writing") == [False, False]
            before = await made.bob.get(realm_path(BOB, "draft"))
            heard.clear()
            first = await save(made.bob, BOB, "# my secret plan", before["revision"])
            await save(made.bob, BOB, "# another one, much longer\n" * 9, first["revision"])
            assert await standing(made.master, "writing") == [False, True]
            begun = [one for one in heard if one.masters]
            assert [(one.kind, one.realms, one.n, one.detail) for one in begun] == [
                ("sheet", (), BOB, "begun")
            ]
            assert "secret" not in str(await made.master.get(DESK))

            await hand_in(made.bob, BOB, "")
            assert await standing(made.master, "sheet") == ["waiting", "waiting"]
            await made.master.post(f"{HERE}/run")
            assert await standing(made.master, "writing") == [False, False]  # another round

    run(story())


def test_an_accepted_offer_makes_nobody_a_writer(tmp_path: Path) -> None:
    """It writes into the drafts of both: who could see that would see through a sealed letter."""

    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann, bob = await made.ruler("Ann", ANN), await made.ruler("Bob", BOB)
            gives = [f"Schenke {made.realms[BOB]} 100 GS"]
            offer = await write(ann, ANN, [BOB], "Handel", kind="offer", gives=gives)
            await bob.post(realm_path(BOB, f"letters/{offer['key']}/answer"), {"answer": "accept"})
            assert (await ann.get(realm_path(ANN, "draft")))["revision"] == 1
            assert True not in await standing(made.master, "writing")

    run(story())


# --- calling people ---------------------------------------------------------------------------------------


def test_who_is_waited_for_is_reminded_but_not_again_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            assert (await refusal(made.master, "POST", REMINDERS, {}))[:2] == (409, "state")
            await made.bob.delete(realm_path(BOB, "ready"))
            heard = ears(made)
            assert await made.master.post(REMINDERS, {"realms": [BOB]}) == {"realms": [BOB]}
            assert (heard[0].kind, heard[0].realms, heard[0].detail) == ("deadline", (BOB,), "reminder")
            assert await standing(made.max, "called") == [None, made.house.clock.now()]
            status, code, text = await refusal(made.max, "POST", REMINDERS, {})
            assert (status, code) == (429, "limit")
            assert "15" in text
            status, code, text = await refusal(made.max, "POST", REMINDERS, {"realms": [ANN]})
            assert (status, code) == (409, "state")
            assert "Ann" in text
            assert (await refusal(made.max, "POST", REMINDERS, {"realms": [77]}))[:2] == (404, "missing")

            made.house.clock.time += 15 * MINUTE
            await made.ann.delete(realm_path(ANN, "ready"))
            assert await made.max.post(REMINDERS, {}) == {"realms": [ANN, BOB]}

    run(story())


def test_each_reminder_is_a_notice_of_its_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            await made.bob.delete(realm_path(BOB, "ready"))
            members = (await made.master.get(f"{HERE}/members"))["members"]
            bob = next(one["id"] for one in members if one["name"] == "Bob")
            contact = ContactRecord(NAME, bob, "mail", "bob@example.org")
            await made.context.store.put_contact(contact)
            for _ in range(2):
                await made.master.post(REMINDERS, {})
                made.house.clock.time += 15 * MINUTE
            with transactions(made.url) as database:
                bodies = database.read(lambda connection: list(connection.scalars(select(NOTICES.c.body))))
            messages = [msgspec.json.decode(body, type=CampaignMessage) for body in bodies]
            assert [one.sentence for one in messages] == ["reminder", "reminder"]
            assert len({one.occasion for one in messages}) == 2

    run(story())


def test_two_who_remind_at_once_remind_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            await made.bob.delete(realm_path(BOB, "ready"))
            asked = [who.ask("POST", REMINDERS, {}) for who in (made.master, made.max)]
            assert sorted([answer.status_code for answer in await asyncio.gather(*asked)]) == [200, 429]

    run(story())


def test_the_bell_is_heard_by_all_who_are_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            heard = ears(made)
            await made.master.post(BELL, {"text": "  Die Rüstrunde beginnt "})
            assert [(one.kind, one.realms, one.masters, one.detail) for one in heard] == [
                ("bell", None, True, "Die Rüstrunde beginnt")
            ]
            for wrong in ("", "   ", "zwei\nZeilen", "x" * 201, "um\u202egedreht"):
                assert (await refusal(made.master, "POST", BELL, {"text": wrong}))[:2] == (400, "bad")
            assert await made.ann.refused("POST", BELL, {"text": "Ich!"}) == (403, "forbidden")
            assert len(heard) == 1

    run(story())


# --- who plays --------------------------------------------------------------------------------------------


def test_a_bot_takes_over_one_realm_and_gives_it_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path, rules=HouseRules(stand_ins={ANN: "settler"})) as made:
            await made.bob.delete(realm_path(BOB, "ready"))
            player = realm_path(BOB, "player")
            rules = await made.master.patch(player, {"bot": "warlord"})
            assert (rules["bots"], rules["stand_ins"]) == ({"1": "warlord"}, {"0": "settler"})
            desk = await made.max.get(DESK)
            assert desk["course"]["late"] == []
            assert "warlord" in desk["bots"]
            assert [one["bot"] for one in desk["realms"]] == ["", "warlord"]
            rules = await made.max.patch(player, {"bot": "", "stand_in": "settler"})
            assert (rules["bots"], rules["stand_ins"]) == ({}, {"0": "settler", "1": "settler"})
            assert (await made.max.get(DESK))["course"]["late"] == [BOB]
            assert (await refusal(made.max, "PATCH", player, {"bot": "nobody"}))[0] == 400
            assert (await refusal(made.max, "PATCH", realm_path(9, "player"), {}))[0] == 404

    run(story())


@pytest.mark.parametrize("is_empty", [True, False])
def test_a_sheet_goes_back_and_is_a_draft_again(tmp_path: Path, *, is_empty: bool) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann = await made.ruler("Ann", ANN)
            if is_empty:  # it came on paper
                await made.master.put(realm_path(ANN, "sheet"), {"text": "Sonderbefehl: Wir feiern"})
            else:
                await hand_in(ann, ANN, "Sonderbefehl: Wir feiern")
                await save(ann, ANN, "Sonderbefehl: Wir feiern nicht", 1)
            back = await made.master.post(realm_path(ANN, "sheet/return"), WHY)
            assert back["text"] is None
            kept = (await ann.get(realm_path(ANN, "draft")))["text"]
            assert kept == ("Sonderbefehl: Wir feiern" if is_empty else "Sonderbefehl: Wir feiern nicht")
            tasks = await ann.get(realm_path(ANN, "tasks"))
            assert tasks["sheet"]["due"]
            assert [one["text"] for one in tasks["letters"]["letters"]] == [
                "Euer Zugblatt kommt zurück: Zwei Feste?"
            ]
            again = await refusal(made.master, "POST", realm_path(ANN, "sheet/return"), WHY)
            assert again[:2] == (409, "state")
            assert made.realms[ANN] in again[2]
            nothing = await refusal(made.master, "POST", realm_path(ANN, "sheet/return"), {"reason": ""})
            assert nothing[0] in (400, 422)
            assert (await ann.get(realm_path(ANN, "tasks")))["letters"]["unread"] == 1

    run(story())


# --- the inbox --------------------------------------------------------------------------------------------


async def overtake(made: WarHouse) -> None:
    """Ann's army is gone, and her sheet still wants it to march."""
    change = {"path": "armies.Ann.101", "value": "gone"}
    await made.master.post(f"{HERE}/corrections", {"changes": [change], "reason": "vergessen"})


def test_a_sheet_that_something_has_overtaken_waits_in_the_inbox(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            assert (await made.master.get(INBOX))["tasks"] == []
            await overtake(made)
            (task,) = (await made.master.get(INBOX))["tasks"]
            assert (task["kind"], task["realm"], task["waits"]) == ("sheet", ANN, True)
            assert "101" in task["text"]
            await made.master.put(f"{INBOX}/{task['reference']}", {"done": True})
            assert (await made.max.get(INBOX))["undone"] == 0
            await made.master.post(realm_path(ANN, "sheet/return"), WHY)
            assert (await made.max.get(f"{INBOX}?done=true"))["tasks"] == []

    run(story())

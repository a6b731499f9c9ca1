"""What waits for the game masters, and what waits for a realm."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.campaigns.campaign_house import (
    ANN,
    BOB,
    HERE,
    campaign_house,
    hand_in,
    realm_path,
    save,
)
from tests.server.campaigns.test_letters import SL, write
from tests.server.house import Person, run

INBOX = f"{HERE}/inbox"


async def waiting(master: Person, path: str = INBOX) -> list[tuple[str, int, str]]:
    return [(task["kind"], task["realm"], task["text"]) for task in (await master.get(path))["tasks"]]


def test_everything_for_the_game_masters_is_in_one_list(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann, bob = await made.ruler("Ann", ANN), await made.ruler("Bob", BOB)
            meg = await made.admit("Meg", role="master")
            assert await made.master.get(INBOX) == {"tasks": [], "undone": 0}
            await save(ann, ANN, "Sonderbefehl: noch nicht abgegeben")
            assert await waiting(made.master) == []

            await hand_in(ann, ANN, "Sonderbefehl: Fest in der Hauptstadt\nSL: wer war das?")
            await bob.post(realm_path(BOB, "questions"), {"question": "Darf ich das?"})
            await write(bob, BOB, [SL], "more time, please", kind="request")
            letter = await write(bob, BOB, [SL, ANN], "for your eyes")
            everything = [
                ("special", ANN, "Fest in der Hauptstadt"),
                ("special", ANN, "wer war das?"),
                ("question", BOB, "Darf ich das?"),
                ("request", BOB, "more time, please"),
                ("letter", BOB, "for your eyes"),
            ]
            assert await waiting(made.master) == everything
            assert await waiting(meg) == everything
            for stranger in (ann, bob):
                assert await stranger.refused("GET", INBOX) == (403, "forbidden")

            await made.master.put(f"{HERE}/letters/{letter['key']}/read")
            assert await waiting(made.master) == everything[:-1]
            assert await waiting(meg) == everything

            await ann.delete(realm_path(ANN, "ready"))
            assert await waiting(meg) == everything[2:]

    run(story())


def test_marks_are_shared_and_kept_with_a_name(tmp_path: Path) -> None:
    async def mark(master: Person, reference: str, *, done: bool) -> Any:
        return await master.put(f"{INBOX}/{reference}", {"done": done})

    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann, meg = await made.ruler("Ann", ANN), await made.admit("Meg", role="master")
            await hand_in(ann, ANN, "Sonderbefehl: Fest\nSonderbefehl: Fest")
            first, second = (await made.master.get(INBOX))["tasks"]
            assert first["reference"] != second["reference"]
            assert first["waits"]
            done = await mark(meg, first["reference"], done=True)
            assert (done["done"], done["by"], done["at"]) == (True, "Meg", made.house.clock.now())
            assert await made.master.get(INBOX) == {"tasks": [second], "undone": 1}
            assert (await made.master.get(f"{INBOX}?done=true"))["tasks"] == [done, second]

            await made.master.post(f"{HERE}/run", {"months": 1, "close": "time is up"})
            played = (await meg.get(f"{INBOX}?done=true"))["tasks"]
            assert [(task["done"], task["waits"]) for task in played] == [(True, False), (False, False)]
            undone = await mark(made.master, first["reference"], done=False)
            assert (undone["done"], undone["by"]) == (False, "Mia")
            assert (await meg.get(INBOX))["undone"] == 2

            path, body = f"{INBOX}/{first['reference']}", {"done": True}
            assert await ann.refused("PUT", path, body) == (403, "forbidden")
            for unknown in ("question-7", "x", "special-1-0-000000000000-1", "%F0%9F%94%A5"):
                assert await meg.refused("PUT", f"{INBOX}/{unknown}", body) == (404, "missing")
            assert await meg.refused("PUT", path, {"done": "perhaps"}) == (400, "bad")

    run(story())


def test_a_realm_has_its_own_tasks(tmp_path: Path) -> None:
    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann, bob = await made.ruler("Ann", ANN), await made.ruler("Bob", BOB)
            mine = realm_path(ANN, "tasks")
            for stranger in (bob, made.master):
                assert await stranger.refused("GET", mine) == (403, "forbidden")
            assert sheet(await ann.get(mine)) == (True, False, False)
            await hand_in(ann, ANN, "# nichts")
            assert sheet(await ann.get(mine)) == (False, True, False)
            await save(ann, ANN, "# doch etwas\nSL: hallo", 1)
            assert sheet(await ann.get(mine)) == (False, True, True)
            now = await ann.get(realm_path(ANN, "draft"))
            await ann.post(realm_path(ANN, "ready"), {**now["round"], "revision": now["revision"]})
            assert sheet(await ann.get(mine)) == (False, True, False)

            await write(bob, BOB, [ANN], "a letter")
            tasks = await ann.get(mine)
            assert tasks["letters"]["unread"] == 1
            assert [letter["text"] for letter in tasks["letters"]["letters"]] == ["a letter"]
            assert tasks["answers"] == []
            await bob.post(realm_path(BOB, "questions"), {"question": "Warum?"})
            await made.master.post(f"{HERE}/questions/1/answer", {"answer": "Darum."})
            assert [one["answer"] for one in (await ann.get(mine))["answers"]] == ["Darum."]

    def sheet(tasks: Any) -> tuple[bool, bool, bool]:
        return tasks["sheet"]["due"], tasks["sheet"]["handed_in"], tasks["sheet"]["changed"]

    run(story())


def test_failed_orders_of_the_last_month_are_named(tmp_path: Path) -> None:
    """Whether Bob agrees to the right of way shows only when both sheets are played."""

    async def story() -> None:
        async with campaign_house(tmp_path) as made:
            ann, bob = await made.ruler("Ann", ANN), await made.ruler("Bob", BOB)
            await made.master.put(f"{HERE}/mode", {"mode": "days"})
            await hand_in(ann, ANN, f"# Diplomatie\nGib {made.realms[BOB]} Wegerecht")
            assert (await ann.get(realm_path(ANN, "tasks")))["failed"]["orders"] == []
            await made.master.post(f"{HERE}/run", {"months": 1, "close": "time is up"})
            failed = (await ann.get(realm_path(ANN, "tasks")))["failed"]
            assert [(failed["month"], order["rule"]) for order in failed["orders"]] == [(1, "PH-4.2c")]
            assert made.realms[BOB] in failed["orders"][0]["why"]["de"]
            assert (await bob.get(realm_path(BOB, "tasks")))["failed"] == {"month": 1, "orders": []}

    run(story())

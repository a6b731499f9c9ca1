"""Looking back over HTTP: the log in words, months played again, what was undone, what turns a fight."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.campaigns.campaign_house import BOB, HERE
from tests.server.campaigns.war_house import WarHouse, war_house
from tests.server.house import run

REINFORCED = [
    {"path": "armies.Bob.102.field", "value": "101/28"},
    {"path": "armies.Bob.102.troops", "value": 3000},
    {"path": "armies.Bob.102.leaders", "value": 10},
]


async def fought(made: WarHouse) -> Any:
    """Month 1 is over, published by Mia; Max has granted Bob some gold."""
    account = await made.rehearsed(made.master)
    await made.master.post(f"{HERE}/rehearsal/publish", {"revision": account["revision"]})
    return await made.max.post(f"{HERE}/decisions", {"sentence": "Gewähre Bob 500 GS; Grund: Wette"})


# --- the log ------------------------------------------------------------------------------------------


def test_the_log_is_read_month_by_month_and_searched(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            course = await fought(made)
            there = await made.master.get(f"{HERE}/log/months")
            assert [one["month"] for one in there["months"]] == [2, 1]
            assert there["last"] == course["entries"]
            assert there["people"] == ["Mia", "Max"]
            page = await made.master.get(f"{HERE}/log?month=1&lang=en")
            kinds = [row["kind"] for row in page["rows"]]
            assert kinds.count("sheet") == 2
            assert kinds.count("dice") == 5
            assert "correction" in kinds
            correction = page["rows"][kinds.index("correction")]
            assert (correction["reason"], correction["by"]) == ("Krieg", "")
            assert "Ann 101, troops: 5,000" in correction["said"]
            dice = page["rows"][kinds.index("dice")]
            assert (dice["dice"], dice["by"]) == ("drawn", "Mia")
            assert "101/28" in dice["said"][0]
            (doing,) = page["doings"]
            assert (doing["what"], doing["who"], doing["first"]) == ("published", "Mia", 7)
            found = await made.master.get(f"{HERE}/log?text=wette&lang=de")
            assert [(row["kind"], row["by"], row["who"]) for row in found["rows"]] == [
                ("decision", "Max", "SL")
            ]
            sheets = await made.master.get(f"{HERE}/log?kind=sheet&who=Ann&lang=de")
            assert [row["who"] for row in sheets["rows"]] == ["Ann"]
            assert "Bewege 101 nach 101/28" in sheets["rows"][0]["said"]
            assert (await made.master.get(f"{HERE}/log?who=Max&lang=de"))["rows"] == found["rows"]

    run(story())


def test_long_months_come_in_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.phoenix_desk.answers.entries.PAGE", 3)
    monkeypatch.setattr("tafelrunde.phoenix_desk.answers.entries.LOOKED", 1)

    async def story() -> None:
        async with war_house(tmp_path) as made:
            await fought(made)
            read, after = list[int](), 0
            while True:
                page = await made.master.get(f"{HERE}/log?month=1&after={after}")
                read += [row["n"] for row in page["rows"]]
                assert len(page["rows"]) <= 3
                if page["after"] is None:
                    break
                after = page["after"]
            assert read == list(range(1, 14))
            page = await made.master.get(f"{HERE}/log?kind=sheet")
            assert (page["rows"], page["before"]) == ([], 2)
            page = await made.master.get(f"{HERE}/log?kind=sheet&before=2")
            assert (len(page["rows"]), page["before"]) == (2, None)

    run(story())


# --- once more ----------------------------------------------------------------------------------------


def test_a_month_is_played_again_after_a_look_at_what_differs(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            last = (await fought(made))["entries"]
            before = made.log()
            same = await made.master.post(
                f"{HERE}/rerun/preview", {"month": "1", "reason": "zur Probe", "changes": []}
            )
            assert (same["report"]["realms"], same["report"]["evaluations"]) == ([], [])
            wish = {"month": "1", "reason": "vergessen", "changes": REINFORCED}
            seen = await made.master.post(f"{HERE}/rerun/preview?lang=de", wish)
            assert (seen["last"], seen["course"]) == (last, None)
            assert made.log() == before
            assert [one["realm"] for one in seen["report"]["realms"]][:2] == ["Ann", "Bob"]
            assert any("Ann 101" in line for line in seen["report"]["realms"][0]["changes"])
            assert any("101/28" in one["fields"] for one in seen["report"]["evaluations"])
            stale = {**wish, "last": last - 1}
            assert await made.max.refused("POST", f"{HERE}/rerun", stale) == (409, "stale")
            done = await made.max.post(f"{HERE}/rerun?lang=de", {**wish, "last": last})
            assert done["report"] == seen["report"]
            assert done["course"]["month"] == 2
            assert await made.max.refused("POST", f"{HERE}/rerun", {**wish, "last": last}) == (409, "stale")
            audit = await made.master.get(f"{HERE}/audit")
            assert [(note["what"], note["who"]) for note in audit["notes"]] == [
                ("published", "Mia"),
                ("played", "Max"),
                ("played again", "Max"),
            ]
            assert (audit["rollbacks"][0]["again"], audit["rollbacks"][0]["reason"]) == (True, "vergessen")
            page = await made.master.get(f"{HERE}/log?month=1")
            assert {row["by"] for row in page["rows"] if row["n"] > 6} == {"Max"}

    run(story())


def test_what_was_undone_is_compared_when_its_month_is_over_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            last = (await fought(made))["entries"]
            wish = {"to": "#6", "reason": "falsch", "last": last, "handed_in": True}
            await made.master.post(f"{HERE}/rollback", wish)
            assert await made.master.refused("GET", f"{HERE}/undone/1") == (400, "bad")
            assert await made.master.refused("GET", f"{HERE}/undone/9") == (400, "bad")
            kept = await made.master.get(f"{HERE}/log?month=1&undone=1&kind=sheet")
            assert [row["who"] for row in kept["rows"]] == ["Ann", "Bob"]
            assert (await made.master.get(f"{HERE}/log?month=1&kind=sheet"))["rows"] == []
            await made.master.post(f"{HERE}/corrections", {"changes": REINFORCED, "reason": "vergessen"})
            await made.master.post(f"{HERE}/run", {"months": 1})
            report = await made.master.get(f"{HERE}/undone/1?lang=en")
            assert report["month"] == 2
            assert {one["realm"] for one in report["realms"]} >= {"Ann", "Bob"}
            assert report["evaluations"]

    run(story())


# --- trying out ---------------------------------------------------------------------------------------


def test_other_rolls_and_readings_of_a_month_are_tried_beside_what_came(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            await fought(made)
            before = made.log()
            page = await made.master.get(f"{HERE}/log?month=1&kind=dice&lang=de")
            melee = next(row for row in page["rows"] if row["n"] == 12)
            wish = {"month": "1", "rolls": [{"entry": melee["n"], "values": "20 1"}]}
            tried = await made.master.post(f"{HERE}/whatif?lang=de", wish)
            was = [one for one in tried["before"] if one["kind"] == "melee"]
            then = [one for one in tried["conflicts"] if one["kind"] == "melee"]
            assert was[0]["results"][0]["dice"] != [20, 1]
            assert then[0]["results"][0]["dice"] == [20, 1]
            assert [one["realm"] for one in tried["realms"]] == ["Ann"]
            reading = {"month": "1", "options": {"hf_gp": "tiered"}}
            read = await made.master.post(f"{HERE}/whatif?lang=de", reading)
            assert len(read["before"]) == len(read["conflicts"]) > 0
            assert made.log() == before
            for body in (
                {"month": "1", "rolls": [{"entry": 1, "values": "3 4"}]},
                {"month": "1", "rolls": [{"entry": 999, "values": "3 4"}]},
                {"month": "1", "rolls": [{"entry": 12, "values": "3"}]},
                {"month": "1", "options": {"hf_gp": "linear"}},
                {"rolls": [{"entry": 12, "values": "3 4"}]},
                {"options": {"hf_gp": "linear"}},
            ):
                assert await made.master.refused("POST", f"{HERE}/whatif", body) == (400, "bad"), body

    run(story())


def test_which_roll_turns_the_fights_of_a_month(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            await fought(made)
            told = await made.master.get(f"{HERE}/protocol?month=1&field=101/28")
            by_kind = {one["minute"]["minute"]: one["minute"] for one in told["evaluations"]}
            for kind in ("melee_worked", "duel_worked", "combat_worked"):
                answer = await made.master.post(f"{HERE}/turning", {"minute": by_kind[kind]})
                (turning,) = answer["turnings"]
                assert turning["kind"] == kind.partition("_")[0]
                chances = turning["chances"]
                assert abs(sum(chances.values()) - 1) < 1e-9
            melee = by_kind["melee_worked"]
            assert (
                len((await made.master.post(f"{HERE}/turning", {"minute": melee}))["turnings"][0]["grid"])
                == 20
            )
            for bad in (
                {"minute": by_kind["shots_worked"]},
                {"minute": {**melee, "dice": [0, 21]}},
                {"minute": {**melee, "attackers": [{**melee["attackers"][0], "strength": "1e9"}]}},
                {"minute": {**melee, "attackers": [{**melee["attackers"][0], "realm": 7}]}},
                {},
            ):
                assert await made.master.refused("POST", f"{HERE}/turning", bad) == (400, "bad")

    run(story())


def test_only_game_masters_look_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            stranger = made.house.person()
            for method, path in (
                ("GET", "log"),
                ("GET", "log/months"),
                ("POST", "rerun"),
                ("POST", "rerun/preview"),
                ("GET", "undone/1"),
                ("POST", "turning"),
            ):
                assert await made.bob.refused(method, f"{HERE}/{path}") == (403, "forbidden")
                assert await stranger.refused(method, f"{HERE}/{path}") == (404, "missing")
            assert BOB == 1

    run(story())

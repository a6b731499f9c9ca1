"""What if, in the middle of a rehearsal: from where it stands, with dice of nobody; nothing of it stays."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.server.campaigns.framing import Job
from tafelrunde.server.campaigns.office import Worker
from tests.server.campaigns.campaign_house import HERE
from tests.server.campaigns.inline_office import work_inline
from tests.server.campaigns.test_running import ears
from tests.server.campaigns.war_house import WarHouse, war_house
from tests.server.house import run

FIRE = "1 1 1 1"
COUNTING = """
import sys
from tafelrunde.engine.progress import counted, heard_by
from tafelrunde.server.campaigns import worker
worker.EVERY = 0.0
with heard_by(worker.Reporter(sys.stdout.buffer)):
    rows = list(counted("abc", 3))
sys.stdout.buffer.write(worker.framed(worker.Done("".join(rows).encode())))
"""


@pytest.fixture(autouse=True)
def inline(monkeypatch: pytest.MonkeyPatch) -> None:
    work_inline(monkeypatch.setattr)


async def stopped(made: WarHouse) -> Any:
    """Before the first roll of the month."""
    await made.master.post(f"{HERE}/rehearsal", {})
    seen = await made.act(made.master, "go")
    assert seen["stop"]["kind"] == "dice"
    return seen


def outcomes(conflicts: Any) -> list[tuple[str, tuple[str, ...]]]:
    return [(one["kind"], tuple(one["outcome"])) for one in conflicts]


def test_other_dice_for_the_roll_that_is_asked_for_touch_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            before, seen = made.log(), await stopped(made)
            wish = {"dice": [FIRE], "close": True, "revision": seen["revision"]}
            tried = await made.max.post(f"{HERE}/whatif?lang=en", wish)
            assert await made.max.post(f"{HERE}/whatif?lang=en", wish) == tried
            kinds = [one["kind"] for one in tried["conflicts"]]
            assert kinds.count("fire") == 1
            assert outcomes(tried["conflicts"]) != outcomes(tried["before"])
            # A rule that is read otherwise, as far as this month is played and on.
            read = {"options": {"hf_gp": "tiered"}, "close": True, "revision": seen["revision"]}
            assert (await made.max.post(f"{HERE}/whatif?lang=en", read))["before"]
            now = await made.master.get(f"{HERE}/rehearsal")
            assert (now["revision"], now["rolls"]) == (seen["revision"], 0)
            assert made.log() == before
            assert await made.max.refused("POST", f"{HERE}/whatif", {**wish, "revision": "1.0"}) == (
                409,
                "stale",
            )

    run(story())


def test_what_is_not_given_falls_as_nobodys_dice(tmp_path: Path) -> None:
    """Whoever asks learns nothing of the dice that will be drawn."""

    async def story() -> None:
        async with war_house(tmp_path) as made:
            seen = await stopped(made)
            wish = {"close": True, "revision": seen["revision"], "changes": [RICH]}
            tried = await made.master.post(f"{HERE}/whatif?lang=en", wish)
            while seen["stop"]["kind"] == "dice":
                seen = await made.act(made.master, "roll")
            real = await made.master.get(f"{HERE}/rehearsal/conflicts?lang=en")
            first = {one["conflict"]["kind"]: one["outcome"] for one in real}
            told = {one["kind"]: one["outcome"] for one in tried["conflicts"]}
            assert told["fire"] != first["fire"] or told["melee"] != first["melee"]

    run(story())


RICH = {"path": "realms.Bob.gold", "value": 7}


def test_of_a_fight_that_is_settled_in_the_rehearsal_its_own_dice_are_changed(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            seen = await stopped(made)
            seen = await made.act(made.master, "roll", values=FIRE)
            of = f"revision={seen['revision']}"
            rows = (await made.master.get(f"{HERE}/log?month=1&kind=dice&lang=en&{of}"))["rows"]
            assert [row["dice"] for row in rows] == ["typed"]
            assert (await made.master.get(f"{HERE}/log?month=1&kind=dice&lang=en"))["rows"] == []
            roll = {"entry": rows[0]["n"], "values": "6 6 6 6"}
            wish = {"month": "1", "rolls": [roll], "revision": seen["revision"]}
            tried = await made.master.post(f"{HERE}/whatif?lang=en", wish)
            fires = [
                [one["outcome"] for one in tried[part] if one["kind"] == "fire"]
                for part in ("before", "conflicts")
            ]
            assert fires[0] != fires[1]

    run(story())


def test_game_masters_hear_how_far_long_work_is_and_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with war_house(tmp_path) as made:
            await made.master.post(f"{HERE}/run", {"months": 1, "close": "Zeit"})
            heard = ears(made)
            wish = {"month": "1", "reason": "Noch einmal"}
            again = await made.master.post(f"{HERE}/rerun/preview", wish)
            told = [one for one in heard if one.kind == "work"]
            assert told
            assert {(one.realms, one.masters) for one in told} == {((), True)}
            assert {one.detail for one in told} == {f"rerun.preview {again['note']['dropped']}"}
            assert [one.n for one in told] == list(range(again["note"]["dropped"] + 1))

    run(story())


def test_a_worker_tells_how_far_it_is_before_it_answers() -> None:
    async def story() -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", COUNTING, stdin=PIPE, stdout=PIPE
        )
        heard: list[tuple[int, int]] = []
        job = Job("Erkenfara", "rerun", b"{}", 0.0)
        done = await Worker(process).ask(job, 60.0, lambda _job, word: heard.append((word.done, word.of)))
        await process.wait()
        assert (done.body, heard) == (b"abc", [(0, 3), (1, 3), (2, 3), (3, 3)])

    run(story())

"""Looking back and ahead over HTTP: the same answers as at the desk, for game masters alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.engine.codec import encode
from tafelrunde.phoenix_desk.answers.minutes import minutes_of
from tafelrunde.phoenix_desk.answers.readings import reading
from tafelrunde.phoenix_desk.answers.whatif import Wishes, ahead, beside, foreseen, otherwise
from tafelrunde.phoenix_desk.campaign.campaign import changing
from tafelrunde.phoenix_desk.campaign.memory import copied
from tafelrunde.phoenix_desk.months.runner import deal_bots
from tafelrunde.phoenix_desk.review.comparison import compare
from tests.server.campaigns.brought import at_home, brought_house
from tests.server.campaigns.campaign_house import ANN, HERE
from tests.server.campaigns.test_archives import backup, papers_in
from tests.server.house import run

RICH = {"path": "realms.Ann.gold", "value": 7}


def data(answer: Any) -> Any:
    return msgspec.json.decode(encode(answer))


def test_the_log_is_proved_and_evaluations_are_told(tmp_path: Path) -> None:
    async def work() -> None:
        async with brought_house(tmp_path) as there:
            verdict = await there.master.get(f"{HERE}/verify")
            assert (verdict["ok"], verdict["kind"]) == (True, "seeded")
            assert verdict["entries"] == len(at_home().table.entries)
            for month in ("", "2", "Hawar 1"):
                told = await there.master.get(f"{HERE}/protocol?month={month}&lang=de")
                assert told == data(minutes_of(at_home(), month, "", "de"))
            assert await there.master.refused("GET", f"{HERE}/protocol?month=99") == (400, "bad")
            assert (await there.master.refused("GET", f"{HERE}/protocol?field=999/99"))[0] == 422

    run(work())


def test_another_reading_is_compared(tmp_path: Path) -> None:
    async def work() -> None:
        async with brought_house(tmp_path) as there:
            options = {"hf_gp": "tiered"}
            told = await there.master.post(f"{HERE}/compare?lang=en", {"options": options, "month": "2"})
            assert told == data(reading(at_home(), options, compare(at_home(), options, 2), "en"))
            for wish in ({}, {"deadlines": "remote"}, {"hf_gp": "none"}):
                assert await there.master.refused("POST", f"{HERE}/compare", {"options": wish}) == (
                    400,
                    "bad",
                )

    run(work())


def test_trials_are_those_of_the_desk_and_leave_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with brought_house(tmp_path) as there:
            before = papers_in(await backup(there.master))
            wishes = Wishes(changes=(RICH,))
            with changing(copied(at_home().home)) as copy:
                tried = ahead(copy, wishes, 2, deal_bots(copy, ["random"]), close=False)
            with changing(copied(at_home().home)) as copy:
                plain = ahead(copy, Wishes(), 2, deal_bots(copy, ["random"]), close=False)
            expected = data(foreseen(beside(tried, plain), "en"))
            body = {"changes": [RICH], "months": 2, "bots": ["random"]}
            assert await there.master.post(f"{HERE}/whatif?lang=en", body) == expected
            with changing(copied(at_home().home)) as copy:
                again = data(foreseen(otherwise(copy, 2, wishes), "en"))
            assert (
                await there.master.post(f"{HERE}/whatif?lang=en", {"changes": [RICH], "month": "2"}) == again
            )
            assert papers_in(await backup(there.master)) == before

    run(work())


def test_what_cannot_be_tried_is_said(tmp_path: Path) -> None:
    async def work() -> None:
        async with brought_house(tmp_path) as there:
            for body, status in (
                ({"sheets": [{"realm": "Ann", "text": "Zugblatt:\nUnsinn"}]}, 400),
                ({"sheets": [{"realm": "Nobody", "text": ""}]}, 400),
                ({"bots": ["nobody"]}, 400),
                ({"months": 99}, 400),
                ({"month": "99"}, 400),
            ):
                assert (await there.master.refused("POST", f"{HERE}/whatif", body))[0] == status, body

    run(work())


def test_only_game_masters_review(tmp_path: Path) -> None:
    async def work() -> None:
        async with brought_house(tmp_path) as there:
            ann = await there.ruler("Ann", ANN)
            asked = (("GET", "verify"), ("GET", "protocol"), ("POST", "compare"), ("POST", "whatif"))
            for method, path in asked:
                body = {"options": {"hf_gp": "tiered"}} if path == "compare" else {}
                assert (await ann.refused(method, f"{HERE}/{path}", body))[0] == 403
                stranger = there.house.person()
                assert (await stranger.refused(method, f"{HERE}/{path}", body))[0] == 404

    run(work())

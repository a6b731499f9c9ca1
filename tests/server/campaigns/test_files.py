"""Reports, notice board, treasury and maps over HTTP: the same as at the desk, to each what he may know."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import httpx
import pytest

from tafelrunde.engine.contract import LANGS
from tafelrunde.phoenix_desk.campaign.history import state_at
from tafelrunde.phoenix_desk.handouts.documents import (
    BoardForm,
    BookForm,
    ReportForm,
    board_file,
    book_file,
    report_file,
)
from tafelrunde.phoenix_desk.handouts.maps import MapStyle, map_file
from tafelrunde.phoenix_desk.handouts.public import state_after
from tests.server.campaigns.brought import MONTHS, at_home, brought_house, file
from tests.server.campaigns.campaign_house import ANN, BOB, HERE, CampaignHouse
from tests.server.house import Person, run

FORMS: tuple[ReportForm, ...] = ("html", "text", "json")
BOARDS: tuple[BoardForm, ...] = ("text", "json")
BOOKS: tuple[BookForm, ...] = ("csv", "text", "json")


async def court(there: CampaignHouse) -> tuple[Person, Person]:
    return await there.ruler("Ann", ANN), await there.ruler("Bob", BOB)


def test_reports_are_those_of_the_desk_for_every_month_and_reader(tmp_path: Path) -> None:
    async def work() -> None:
        async with brought_house(tmp_path) as there:
            campaign = at_home()
            ann, _bob = await court(there)
            readers = (
                (ann, f"realms/{ANN}/report", ANN),
                (there.master, f"realms/{BOB}/report", BOB),
                (there.master, "report", campaign.master),
            )
            for person, path, seat in readers:
                for month, form, lang in product((1, 2, MONTHS, MONTHS + 1), FORMS, LANGS):
                    got = await file(person, path, month=month, form=form, lang=lang)
                    assert got.content == report_file(campaign, seat, month, form, lang)

    run(work())


def test_the_notice_board_and_the_treasury(tmp_path: Path) -> None:
    async def work() -> None:
        async with brought_house(tmp_path) as there:
            campaign, (ann, bob) = at_home(), await court(there)
            for posted in BOARDS:
                got = await file(bob, "board", month=2, form=posted, lang="en")
                assert got.content == board_file(campaign, 2, posted, "en")
            page = await file(ann, "board", month=2, lang="de")
            assert page.content == report_file(campaign, None, 2, "html", "de")
            for form in BOOKS:
                got = await file(ann, f"realms/{ANN}/treasury", form=form, lang="de")
                assert got.content == book_file(campaign, ANN, form, "de")
            assert (await file(ann, f"realms/{ANN}/treasury")).headers["content-type"].startswith("text/csv")

    run(work())


def test_maps_are_drawn_through_the_eyes_of_the_reader(tmp_path: Path) -> None:
    async def work() -> None:
        async with brought_house(tmp_path) as there:
            campaign, (ann, _bob) = at_home(), await court(there)
            style = MapStyle(lang="en")
            own = await file(ann, f"realms/{ANN}/map", lang="en")
            assert own.content == map_file(campaign, campaign.state, ANN, style)
            old = await file(ann, f"realms/{ANN}/map", month=2, lang="en")
            assert old.content == map_file(campaign, state_at(campaign, 2), ANN, style)
            whole = await file(there.master, "map", lang="en")
            assert whole.content == map_file(campaign, campaign.state, campaign.master, style)
            pytest.importorskip("resvg_py")
            pixels = await file(ann, f"realms/{ANN}/map", form="png", width=300)
            assert pixels.content.startswith(b"\x89PNG")
            assert pixels.headers["content-type"] == "image/png"
            part = await file(ann, f"realms/{ANN}/map", around="101/27", radius=2, dark="true")
            assert len(part.content) < len(own.content)
            assert await ann.refused("GET", f"{HERE}/realms/0/map?around=999/99") == (422, "illegal")
            assert await ann.refused("GET", f"{HERE}/realms/0/map?width=99999") == (400, "bad")

    run(work())


def test_months_are_listed_and_others_are_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with brought_house(tmp_path) as there:
            ann, _bob = await court(there)
            listed = (await ann.get(f"{HERE}/months"))["months"]
            assert [row["month"] for row in listed] == list(range(1, MONTHS + 2))
            assert [row["closed"] for row in listed] == [True] * MONTHS + [False]
            for path in (f"realms/{ANN}/report?month=99", "board?month=99", f"realms/{ANN}/map?month=99"):
                assert await ann.refused("GET", f"{HERE}/{path}") == (400, "bad")
            for path in (f"realms/{ANN}/report?month=0", f"realms/{ANN}/report?form=exe"):
                assert await ann.refused("GET", f"{HERE}/{path}") == (400, "bad")
            assert await there.master.refused("GET", f"{HERE}/realms/77/report") == (404, "missing")
            assert await there.master.refused("GET", f"{HERE}/realms/77/treasury") == (404, "missing")
            assert await there.master.refused("GET", f"{HERE}/realms/77/map") == (404, "missing")

    run(work())


def test_nobody_gets_the_files_of_others(tmp_path: Path) -> None:
    async def work() -> None:
        async with brought_house(tmp_path) as there:
            await there.master.patch(HERE, {"spectators": 1})
            ann, _bob = await court(there)
            guest = await there.admit("Gus", role="spectator")
            of_bob = [f"realms/{BOB}/{name}" for name in ("report", "treasury", "map")]
            of_masters = ["report", "map", "archive", "verify", "protocol"]
            of_members = ["board", "months", f"realms/{ANN}/report"]
            for path in (*of_bob, *of_masters):
                assert (await ann.refused("GET", f"{HERE}/{path}"))[0] == 403, path
            for path in (*of_bob, *of_masters, *of_members):
                assert (await guest.refused("GET", f"{HERE}/{path}"))[0] == 403, path
                assert (await there.house.person().refused("GET", f"{HERE}/{path}"))[0] == 404, path

    run(work())


# --- those who look on --------------------------------------------------------------------------------


def test_spectators_see_what_is_old_enough_and_nothing_else(tmp_path: Path) -> None:
    async def work() -> None:
        async with brought_house(tmp_path) as there:
            campaign = at_home()
            await there.master.patch(HERE, {"spectators": 2})
            guest = await there.admit("Gus", role="spectator")
            last = MONTHS - 2
            listed = (await guest.get(f"{HERE}/public/months"))["months"]
            assert [row["month"] for row in listed] == list(range(1, last + 1))
            newest = await file(guest, "public/board", form="text", lang="de")
            assert newest.content == board_file(campaign, last, "text", "de")
            assert (await file(guest, "public/board", month=1, form="text", lang="de")).content == board_file(
                campaign, 1, "text", "de"
            )
            drawn = await file(guest, "public/map", lang="de")
            style = MapStyle(lang="de")
            assert drawn.content == map_file(campaign, state_after(campaign, last), None, style)
            for path in (f"public/board?month={last + 1}", f"public/map?month={last + 1}"):
                assert await guest.refused("GET", f"{HERE}/{path}") == (400, "bad")
                assert await there.master.refused("GET", f"{HERE}/{path}") == (400, "bad"), "the same for all"

    run(work())


def test_what_is_too_young_is_not_shown_at_all(tmp_path: Path) -> None:
    async def work() -> None:
        async with brought_house(tmp_path) as there:
            await there.master.patch(HERE, {"spectators": MONTHS})
            guest = await there.admit("Gus", role="spectator")
            assert (await guest.get(f"{HERE}/public/months"))["months"] == []
            assert await guest.refused("GET", f"{HERE}/public/board") == (400, "bad")
            assert (await file(guest, "public/map")).content, "as it was before the first month"
            await there.master.patch(HERE, {"spectators": MONTHS + 1})
            assert await guest.refused("GET", f"{HERE}/public/map") == (400, "bad")
            await there.master.patch(HERE, {"spectators": None})
            for path in ("months", "board", "map"):
                assert await guest.refused("GET", f"{HERE}/public/{path}") == (403, "forbidden")

    run(work())


def test_strangers_look_on_only_where_a_campaign_is_public(tmp_path: Path) -> None:
    async def work() -> None:
        async with brought_house(tmp_path) as there:
            stranger = there.house.person()
            assert (await stranger.refused("GET", f"{HERE}/public/board"))[0] == 404
            await there.master.patch(HERE, {"spectators": 1, "public": True})
            assert (await file(stranger, "public/board", form="text")).content
            assert (await stranger.refused("GET", f"{HERE}/board"))[0] == 403

    run(work())


# --- how they are served ------------------------------------------------------------------------------


def headers_of(got: httpx.Response) -> dict[str, Any]:
    names = ("content-security-policy", "content-disposition", "cache-control", "x-content-type-options")
    return {name: got.headers[name] for name in names}


def test_files_run_nothing_and_have_safe_names(tmp_path: Path) -> None:
    async def work() -> None:
        async with brought_house(tmp_path) as there:
            for path, form in (("report", "html"), ("map", "svg"), ("report", "json")):
                headers = headers_of(await file(there.master, path, form=form))
                policy = headers["content-security-policy"]
                assert policy.startswith("sandbox; default-src 'none'; ")
                assert "script" not in policy
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["cache-control"] == "private, no-cache"
                disposition = headers["content-disposition"]
                assert disposition.startswith('inline; filename="Erkenfara-7-')
                assert disposition.count('"') == 2

    run(work())


def test_what_the_caller_has_already_is_not_sent_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with brought_house(tmp_path) as there:
            first = await file(there.master, "report", lang="de")
            tag = first.headers["etag"]
            for known in (tag, f'"x", W/{tag}'):
                again = await there.master.ask(
                    "GET", f"{HERE}/report?lang=de", headers={"if-none-match": known}
                )
                assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
            other = await there.master.ask("GET", f"{HERE}/report?lang=en", headers={"if-none-match": tag})
            assert other.status_code == 200

    run(work())

"""Searching in reports over HTTP: a few months at a time, each realm in what it was told itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tafelrunde.phoenix_desk.handouts.public import closed
from tafelrunde.server.campaigns.errands import report_search
from tests.server.campaigns.brought import at_home, brought_house
from tests.server.campaigns.campaign_house import ANN, BOB, HERE
from tests.server.house import Person, run


@pytest.fixture(autouse=True)
def _few_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report_search, "AT_ONCE", 1)


async def searched(person: Person, text: str, realm: int = ANN) -> list[Any]:
    """All answers of one search, asked on to its end."""
    found: list[Any] = []
    before = ""
    while not found or found[-1]["before"] is not None:
        found.append(await person.get(f"{HERE}/realms/{realm}/reports/search?text={text}{before}"))
        before = f"&before={found[-1]['before']}"
    return found


def test_a_search_goes_on_until_all_months_that_are_over_were_looked_at(tmp_path: Path) -> None:
    async def work() -> None:
        async with brought_house(tmp_path) as there:
            ann = await there.ruler("Ann", ANN)
            over = closed(at_home())

            found = await searched(ann, "ann")

            assert [answer["looked"] for answer in found] == [[month] for month in range(over, 0, -1)]
            assert {answer["months"] for answer in found} == {over}
            hits = [hit for answer in found for hit in answer["hits"]]
            assert hits
            assert all("ann" in str(hit["told"]).casefold() for hit in hits)
            assert all(len(answer["hits"]) <= report_search.MOST_HITS for answer in found)

    run(work())


def test_each_realm_searches_its_own_reports_and_game_masters_those_of_all(tmp_path: Path) -> None:
    async def work() -> None:
        async with brought_house(tmp_path) as there:
            ann, bob = await there.ruler("Ann", ANN), await there.ruler("Bob", BOB)
            assert await searched(ann, "PH-") == await searched(there.master, "PH-")
            assert await searched(bob, "PH-", BOB) != await searched(ann, "PH-")
            path = f"{HERE}/realms/{BOB}/reports/search"
            assert (await ann.refused("GET", f"{path}?text=gold"))[0] in (403, 404)
            assert await bob.refused("GET", path) == (400, "bad")
            assert await bob.refused("GET", f"{path}?text={'x' * 101}") == (400, "bad")

    run(work())

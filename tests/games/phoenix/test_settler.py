"""The settler: peaceful realms that grow for years, sheet by sheet in order."""

from __future__ import annotations

import pytest

from tafelrunde.bots import bot_for, bots_for
from tafelrunde.games.phoenix import GAME
from tests.games.phoenix.settling import Campaign, generated

REMOTE = {"deadlines": "days"}


def test_phoenix_has_a_settler() -> None:
    assert bots_for(GAME) == ("random", "settler")
    assert bot_for(GAME, "settler").name == "settler"


@pytest.mark.parametrize("options", [{}, REMOTE], ids=["turns", "remote"])
@pytest.mark.parametrize(("realms", "size"), [(2, "hexagon 1"), (7, "hexagon 3")])
def test_land_and_income_grow(realms: int, size: str, options: dict[str, str]) -> None:
    campaign = Campaign(realms, options, generated(realms, size, seed=realms, months=24))
    first = campaign.until(2)
    middle = campaign.until(9)
    last = campaign.until(25)

    for realm in range(realms):
        assert middle[realm].fields > first[realm].fields
        assert last[realm].fields >= middle[realm].fields
        assert last[realm].income > middle[realm].income > first[realm].income

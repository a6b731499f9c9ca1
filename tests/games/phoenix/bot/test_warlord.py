"""The warlord: realms that make war from what they may know, sheet by sheet in order."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.bots import bot_for, bots_for
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.told.land import ArmyOverrun, FieldTaken, MeleeFought
from tests.games.phoenix.settling import BOTH, Campaign, generated


def test_phoenix_has_a_warlord() -> None:
    assert bots_for(GAME)[-1] == "warlord"
    assert bot_for(GAME, "warlord").name == "warlord"


@BOTH
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("seed", [2, 3])
def test_it_beats_a_settler_from_either_seat(seed: int, seat: int, options: dict[str, str]) -> None:
    bots = ("warlord", "settler") if seat == 0 else ("settler", "warlord")
    campaign = Campaign(2, options, generated(2, "hexagon 1", seed=seed, months=20), bots, seed)
    wealth = campaign.until(21)

    assert wealth[seat].income > 2 * wealth[1 - seat].income
    assert len(campaign.failures) < 0.03 * len(campaign.orders)


def test_wars_happen_among_twelve_realms() -> None:
    foundation = generated(12, "hexagon 3", seed=5, months=16)
    campaign = Campaign(12, {}, foundation, ("warlord", "settler"), 5)
    told: list[Any] = []
    while GAME.to_act(campaign.state):
        told += campaign.play(GAME.to_act(campaign.state)[0])

    fights = [event for event in told if isinstance(event, MeleeFought)]
    assert len({event.attackers for event in fights}) > 3
    assert sum(event.attackers[0] in event.winners for event in fights) > 0.7 * len(fights)
    assert any(isinstance(event, ArmyOverrun) for event in told)
    assert sum(isinstance(event, FieldTaken) for event in told) > 300
    assert len(campaign.failures) < 0.01 * len(campaign.orders)
    warlords, settlers = campaign.wealth()[0::2], campaign.wealth()[1::2]
    assert sum(one.income for one in warlords) > 2 * sum(one.income for one in settlers)


@BOTH
def test_whatever_its_neighbours_do_its_sheets_are_in_order(options: dict[str, str]) -> None:
    """Every sheet goes through `check`, which refuses the whole of it for one bad order."""
    foundation = generated(3, "hexagon 2", seed=9, months=12)
    campaign = Campaign(3, options, foundation, ("warlord", "random", "warlord"), 9)
    first, last = campaign.until(2), campaign.until(13)

    assert all(last[realm].income > first[realm].income for realm in (0, 2))

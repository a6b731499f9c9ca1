"""The settler: peaceful realms that grow for years, sheet by sheet in order."""

from __future__ import annotations

import pytest

from tafelrunde.bots import bot_for, bots_for
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.bot.settler import RESERVE
from tafelrunde.games.phoenix.orders.muster import Build, BuildTown, Enlist, PlaceTown, Recruit
from tafelrunde.games.phoenix.orders.turn import Embark, GrantWay, Land, MoveArmy
from tafelrunde.games.phoenix.told.land import FieldTaken
from tests.games.phoenix.settling import BOTH, REMOTE, Campaign, generated


def test_phoenix_has_a_settler() -> None:
    assert "settler" in bots_for(GAME)
    assert bot_for(GAME, "settler").name == "settler"


@BOTH
@pytest.mark.parametrize(
    ("realms", "size", "seed"), [(2, "hexagon 1", 2), (2, "hexagon 2", 5), (4, "hexagon 2", 1)]
)
def test_land_and_income_grow(realms: int, size: str, seed: int, options: dict[str, str]) -> None:
    campaign = Campaign(realms, options, generated(realms, size, seed=seed, months=24))
    first = campaign.until(2)
    middle = campaign.until(9)
    last = campaign.until(25)

    for realm in range(realms):
        assert middle[realm].fields > first[realm].fields
        assert last[realm].fields >= middle[realm].fields
        assert last[realm].income > middle[realm].income > first[realm].income
        assert last[realm].towns > 4
        assert last[realm].gold >= RESERVE


@BOTH
def test_seven_realms_share_the_land_in_peace(options: dict[str, str]) -> None:
    campaign = Campaign(7, options, generated(7, "hexagon 3", seed=7, months=24))
    first, last = campaign.until(2), campaign.until(25)

    assert all(now.income > 1.5 * then.income for then, now in zip(first, last, strict=True))
    assert len(campaign.failures) < 0.01 * len(campaign.orders)
    assert len(campaign.conflicts) < 0.01 * len(campaign.orders)
    kinds = {type(order) for order in campaign.orders}
    assert kinds >= {Recruit, Enlist, Build, BuildTown, PlaceTown, GrantWay, MoveArmy}


def test_where_everybody_takes_turns_nothing_fails_and_nobody_is_attacked() -> None:
    campaign = Campaign(4, {}, generated(4, "hexagon 2", seed=3, months=24))
    owners: dict[str, int | None] = {}
    while GAME.to_act(campaign.state):
        for event in campaign.play(GAME.to_act(campaign.state)[0]):
            if isinstance(event, FieldTaken):
                assert owners.get(event.field) is None
                owners[event.field] = event.realm

    assert len(owners) > 100
    assert not campaign.failures
    assert not campaign.conflicts


def test_islands_are_settled_over_the_sea() -> None:
    campaign = Campaign(7, {}, generated(7, "hexagon 3", seed=1, months=24, land=30))
    campaign.until(25)
    orders = [type(order) for order in campaign.orders]

    assert orders.count(Embark) >= orders.count(Land) > 3
    assert not campaign.failures


def test_twenty_realms_grow_on_the_official_world() -> None:
    campaign = Campaign(20, REMOTE, generated(20, "erkenfara", seed=2, months=6))
    first, last = campaign.until(2), campaign.until(7)

    assert all(now.fields > then.fields for then, now in zip(first, last, strict=True))
    assert all(now.income > 1.5 * then.income for then, now in zip(first, last, strict=True))
    assert len(campaign.failures) < 0.01 * len(campaign.orders)


def test_for_years_the_gold_is_spent_and_not_hoarded() -> None:
    campaign = Campaign(2, REMOTE, generated(2, "hexagon 1", seed=3, months=0))
    for year in range(2, 10):
        for wealth in campaign.until(8 * year + 1):
            assert RESERVE < wealth.gold < 2 * wealth.income + 100_000
    assert not campaign.failures


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_settlers_beat_realms_without_a_plan(seed: int) -> None:
    foundation = generated(4, "hexagon 2", seed=seed, months=16)
    campaign = Campaign(4, {}, foundation, ("settler", "random"), seed)
    wealth = campaign.until(17)

    settled, drifting = (wealth[0], wealth[2]), (wealth[1], wealth[3])
    assert min(one.income for one in settled) > 2 * max(one.income for one in drifting)
    assert {point.seat for point in campaign.result().seats if point.rank <= 2} == {0, 2}

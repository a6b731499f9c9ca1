"""The settler: peaceful realms that grow for years, sheet by sheet in order."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.bots import Bot, bot_for, bots_for
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import decode_view, encode
from tafelrunde.engine.log import replay
from tafelrunde.engine.protocol import Rng
from tafelrunde.engine.table import SeededSource, Table
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.bots.settler import RESERVE
from tafelrunde.games.phoenix.events_land import FieldTaken
from tafelrunde.games.phoenix.moves import Sheet
from tafelrunde.games.phoenix.orders_muster import Build, BuildTown, Enlist, PlaceTown, Recruit
from tafelrunde.games.phoenix.orders_turn import Embark, GrantWay, Land, MoveArmy
from tafelrunde.games.phoenix.state import MUSTER
from tests.games.phoenix.settling import Campaign, generated

REMOTE = {"deadlines": "days"}
BOTH = pytest.mark.parametrize("options", [{}, REMOTE], ids=["turns", "remote"])


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


# --- the contract of a bot ---------------------------------------------------------------------------


def recorded(foundation: dict[str, Any], options: dict[str, str], seed: int) -> Table:
    table = Table(GAME, "settled", ["A", "B", "C", "SL"], SeededSource(seed), options, foundation)
    settler, rng = bot_for(GAME, "settler"), Seeded(seed)
    while GAME.to_act(table.state):
        table.settle()
        for seat in GAME.to_act(table.state)[:1]:
            table.move(seat, chosen(settler, table.state, seat, rng))
    return table


def chosen(bot: Bot, state: Any, seat: int, rng: Rng) -> Any:
    """What the bot orders; it sees its view as it comes over the wire."""
    seen = decode_view(GAME, encode(GAME.view(state, seat)))
    return bot.choose(GAME.legal_moves(state, seat), lambda: seen, rng)


@BOTH
def test_its_campaigns_replay_and_repeat(options: dict[str, str]) -> None:
    foundation = generated(3, "hexagon 2", seed=4, months=10)
    table, again = recorded(foundation, options, 6), recorded(foundation, options, 6)

    assert table.entries == again.entries
    assert len(list(replay(GAME, table.log()))) == len(table.entries)


@BOTH
def test_the_view_alone_decides(options: dict[str, str]) -> None:
    """Another state that looks the same gets the same sheet."""
    campaign = Campaign(3, options, generated(3, "hexagon 2", seed=4, months=12))
    settler, rng, compared = bot_for(GAME, "settler"), Seeded(1), 0
    while campaign.state.month < 8:
        seat = GAME.to_act(campaign.state)[0]
        if seat >= 0:
            other = GAME.resample(campaign.state, seat, rng)
            assert chosen(settler, other, seat, rng) == chosen(settler, campaign.state, seat, rng)
            compared += 1
        campaign.play(seat)

    assert compared >= 21


def test_it_hands_in_something_even_without_land_or_gold() -> None:
    state = GAME.setup(3, {}, {"months": 3})
    rng = Seeded(1)
    while state.step != MUSTER:
        GAME.play(state, -1, GAME.chance(state, rng), None)
    realm = state.edit_realm(0)
    realm.gold, realm.capital = 0, -1
    state.owner[:] = state.owner.replace(b"\0", b"\xff")
    sheet = chosen(bot_for(GAME, "settler"), state, 0, rng)

    GAME.check(state, 0, sheet)
    assert sheet == Sheet()

"""The warlord: realms that make war from what they may know, sheet by sheet in order."""

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
from tafelrunde.games.phoenix.events_land import ArmyOverrun, FieldTaken, MeleeFought
from tafelrunde.games.phoenix.moves import Sheet
from tafelrunde.games.phoenix.state import MUSTER
from tests.games.phoenix.settling import Campaign, generated

REMOTE = {"deadlines": "days"}
BOTH = pytest.mark.parametrize("options", [{}, REMOTE], ids=["turns", "remote"])


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


# --- the contract of a bot ---------------------------------------------------------------------------


def recorded(foundation: dict[str, Any], options: dict[str, str], seed: int) -> Table:
    table = Table(GAME, "fought", ["A", "B", "C", "SL"], SeededSource(seed), options, foundation)
    warlord, rng = bot_for(GAME, "warlord"), Seeded(seed)
    while GAME.to_act(table.state):
        table.settle()
        for seat in GAME.to_act(table.state)[:1]:
            table.move(seat, chosen(warlord, table.state, seat, rng))
    return table


def chosen(bot: Bot, state: Any, seat: int, rng: Rng) -> Any:
    """What the bot orders; it sees its view as it comes over the wire."""
    seen = decode_view(GAME, encode(GAME.view(state, seat)))
    return bot.choose(GAME.legal_moves(state, seat), lambda: seen, rng)


@BOTH
def test_its_wars_replay_and_repeat(options: dict[str, str]) -> None:
    foundation = generated(3, "hexagon 2", seed=4, months=10)
    table, again = recorded(foundation, options, 6), recorded(foundation, options, 6)

    assert table.entries == again.entries
    assert len(list(replay(GAME, table.log()))) == len(table.entries)


@BOTH
def test_the_view_alone_decides(options: dict[str, str]) -> None:
    """Another state that looks the same, with other strengths, gets the same sheet."""
    campaign = Campaign(3, options, generated(3, "hexagon 2", seed=4, months=12), ("warlord",))
    warlord, rng, compared = bot_for(GAME, "warlord"), Seeded(1), 0
    while campaign.state.month < 10:
        seat = GAME.to_act(campaign.state)[0]
        if seat >= 0:
            other = GAME.resample(campaign.state, seat, rng)
            assert chosen(warlord, other, seat, rng) == chosen(warlord, campaign.state, seat, rng)
            compared += 1
        campaign.play(seat)

    assert compared >= 27


def test_it_hands_in_something_even_without_land_or_gold() -> None:
    state = GAME.setup(3, {}, {"months": 3})
    rng = Seeded(1)
    while state.step != MUSTER:
        GAME.play(state, -1, GAME.chance(state, rng), None)
    realm = state.edit_realm(0)
    realm.gold, realm.capital = 0, -1
    state.owner[:] = state.owner.replace(b"\0", b"\xff")
    sheet = chosen(bot_for(GAME, "warlord"), state, 0, rng)

    GAME.check(state, 0, sheet)
    assert sheet == Sheet()

"""What every bot that leads a realm owes: it repeats itself, knows its view alone, and is never at a loss."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.bots import Bot, bot_for
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import decode_view, encode
from tafelrunde.engine.contract import Rng
from tafelrunde.engine.log import replay
from tafelrunde.engine.table import SeededSource, Table
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.moves.kinds import Sheet
from tafelrunde.games.phoenix.state.owners import owners_of
from tafelrunde.games.phoenix.state.state import MUSTER
from tests.games.phoenix.settling import BOTH, Campaign, generated

EVERY = pytest.mark.parametrize("name", ["settler", "warlord"])


def recorded(name: str, foundation: dict[str, Any], options: dict[str, str], seed: int) -> Table:
    table = Table(GAME, "recorded", ["A", "B", "C", "SL"], SeededSource(seed), options, foundation)
    bot, rng = bot_for(GAME, name), Seeded(seed)
    while GAME.to_act(table.state):
        table.settle()
        for seat in GAME.to_act(table.state)[:1]:
            table.move(seat, chosen(bot, table.state, seat, rng))
    return table


def chosen(bot: Bot, state: Any, seat: int, rng: Rng) -> Any:
    """What the bot orders; it sees its view as it comes over the wire."""
    seen = decode_view(GAME, encode(GAME.view(state, seat)))
    return bot.choose(GAME.legal_moves(state, seat), lambda: seen, rng)


@EVERY
@BOTH
def test_its_campaigns_replay_and_repeat(name: str, options: dict[str, str]) -> None:
    foundation = generated(3, "hexagon 2", seed=4, months=10)
    table, again = (recorded(name, foundation, options, 6) for _ in range(2))

    assert table.entries == again.entries
    assert len(list(replay(GAME, table.log()))) == len(table.entries)


@EVERY
@BOTH
def test_the_view_alone_decides(name: str, options: dict[str, str]) -> None:
    """Another state that looks the same, with other strengths, gets the same sheet."""
    campaign = Campaign(3, options, generated(3, "hexagon 2", seed=4, months=12), (name,))
    bot, rng, compared = bot_for(GAME, name), Seeded(1), 0
    while campaign.state.month < 10:
        seat = GAME.to_act(campaign.state)[0]
        if seat >= 0:
            other = GAME.resample(campaign.state, seat, rng)
            assert chosen(bot, other, seat, rng) == chosen(bot, campaign.state, seat, rng)
            compared += 1
        campaign.play(seat)

    assert compared >= 27


@EVERY
def test_it_hands_in_something_even_without_land_or_gold(name: str) -> None:
    state = GAME.setup(3, {}, {"months": 3})
    rng = Seeded(1)
    while state.step != MUSTER:
        GAME.play(state, -1, GAME.chance(state, rng), None)
    realm = state.edit_realm(0)
    realm.gold, realm.capital = 0, -1
    state.owner = owners_of(state.owner.flat().replace(b"\0", b"\xff"))
    sheet = chosen(bot_for(GAME, name), state, 0, rng)

    GAME.check(state, 0, sheet)
    assert sheet == Sheet()

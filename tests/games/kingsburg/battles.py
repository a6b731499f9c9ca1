"""A Winter from any position: the words in which battles and losses are tested."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import Event, sample
from tafelrunde.games.kingsburg import GAME
from tafelrunde.games.kingsburg.play.events import BattleFought, GuildPaid
from tafelrunde.games.kingsburg.play.state import WINTER, State
from tests.games.kingsburg.facts import CARDS, Card, Goods, some_province
from tests.games.kingsburg.table import THREE, active, goods, play, position, roll
from tests.games.rule_table import told

ANY_CARD = st.sampled_from(CARDS)
DIE = st.integers(1, 6)
FIGHTERS = st.tuples(*[some_province(soldiers=st.integers(0, 9))] * 3)
Fighters = tuple[dict[str, Any], ...]


def winter(card: Card, places: Fighters, **given: Any) -> State:
    """The King's die is about to be rolled against this card."""
    provinces: dict[str, Any] = dict(zip(THREE, places, strict=True))
    return position(year=card.year, phase="winter", enemy=card.id, **provinces, **given)


def fight(state: State, die: int, seed: int = 1) -> list[Event]:
    """The whole battle, choices at random."""
    events = roll(state, f"reinforcements {die}")
    rng = Seeded(seed)
    while GAME.to_act(state) and state.phase == WINTER:
        seat = active(state)
        events += play(state, seat, sample(GAME.legal_moves(state, seat), rng))
    return events


def left_over(state: State, events: list[Event], seat: int) -> Goods:
    """Goods after the battle, without what the Merchants' Guild has paid for the next Spring since."""
    gold, wood, stone = goods(state, seat)
    return gold - sum(event.gold for event in told(events, GuildPaid) if event.seat == seat), wood, stone


def outcomes(events: list[Event], outcome: str) -> list[int]:
    return [event.seat for event in told(events, BattleFought) if event.outcome == outcome]

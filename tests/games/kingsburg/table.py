"""The words in which Kingsburg's rule tests are written: a position, a move, what must follow or be refused.

state = position(step="influence", Ann={"dice": [4, 4]}, Brian={"court": ["influence 8 with 5+3"]})
with refused("KB-5.7", state):
    play(state, ANN, "influence 8 with 4+4")
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tafelrunde.engine.contract import CHANCE, Event
from tafelrunde.games.kingsburg import GAME
from tafelrunde.games.kingsburg.play.moves import Influence
from tafelrunde.games.kingsburg.play.phases import advance
from tafelrunde.games.kingsburg.play.state import State
from tafelrunde.games.kingsburg.play.turns import everybody
from tafelrunde.games.kingsburg.secrecy.view import Province
from tests.games.rule_table import RuleTable

NAMES = ("Ann", "Brian", "Cindy", "David", "Emma")
ANN, BRIAN, CINDY, DAVID, EMMA = range(5)
THREE, FOUR = NAMES[:3], NAMES[:4]

TABLE: RuleTable[State] = RuleTable(GAME, NAMES)
fresh = TABLE.fresh
play = TABLE.play
refused = TABLE.refused
offers = TABLE.offers
active = TABLE.active
random_game = TABLE.random_game


def position(
    names: Sequence[str] = THREE,
    options: Mapping[str, str] | None = None,
    corrections: Mapping[str, Any] | None = None,
    **given: Any,
) -> State:
    """A position in the words of a scenario's `given`; a seat's name as keyword describes its province.

    Goods may be written short, as (gold, wood, stone): `Ann={"goods": (1, 0, 2), "buildings": ["inn"]}`.
    """
    provinces = {name: province_words(given.pop(name)) for name in names if name in given}
    state: State = GAME.setup(len(names), options or {}, corrections)
    return GAME.arrange(state, {**given, "provinces": provinces}, names)  # type: ignore[no-any-return]


def province_words(told: Mapping[str, Any]) -> dict[str, Any]:
    words = dict(told)
    if isinstance(words.get("goods"), tuple):
        words["goods"] = dict(zip(("gold", "wood", "stone"), words["goods"], strict=True))
    return words


def group(advisor: int) -> str:
    """A group that influences this advisor with as few dice as it takes: `influence 11 with 6+5`."""
    dice = [6] * ((advisor - 1) // 6) + [(advisor - 1) % 6 + 1]
    return f"influence {advisor} with {'+'.join(map(str, dice))}"


def crowded(state: State, advisors: Iterable[int]) -> State:
    """The same table with more advisors taken than the others have dice for; goes on to the next decision."""
    for advisor in advisors:
        state.placed.append((BRIAN, Influence(advisor, (1,))))
        state.taken |= 1 << advisor
    state.turn, state.waiting = 0, everybody(state)
    advance(state, [])
    return state


FARMS_ROW = ["inn", "market", "farms"]


def white_for_ann(count: int) -> tuple[dict[str, Any], list[str]]:
    """What gives Ann so many white dice in Spring: the King's aid, and buildings."""
    return ({"aid": "Ann"} if count else {}), (FARMS_ROW if count > 1 else [])


def roll(state: State, text: str) -> list[Event]:
    """What CHANCE does, as typed: `roll 1+3+5 | 4+4+5 | 2+2+6`, `order 3 1 4 2`, `enemy goblins-I-3` ..."""
    return play(state, CHANCE, text)


def province(state: State, seat: int) -> Province:
    """What everybody sees of this seat."""
    found: Province = GAME.view(state, None).provinces[seat]
    return found


def goods(state: State, seat: int) -> tuple[int, int, int]:
    """(gold, wood, stone)."""
    own = province(state, seat).goods
    return own.gold, own.wood, own.stone

"""A waiting sheet without what has become impossible: the desk leaves out no other order (R227)."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.moves.kinds import Sheet
from tafelrunde.games.phoenix.orders.muster import Goods
from tafelrunde.games.phoenix.orders.trade import Tell
from tafelrunde.games.phoenix.orders.turn import MoveArmy, Split
from tafelrunde.games.phoenix.play.legal import phases_now
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.phoenix_desk.orders.sheet_check import trimmed
from tests.games.phoenix.claims import rules
from tests.games.phoenix.table import ANN, position

HERE, EAST, ABROAD = "101/27", "101/28", "101/41"


def standing(armies: dict[str, Any], **given: Any) -> State:
    return position(month=2, step="turn", active="Ann", armies={"Ann": armies}, **given)


@rules("PH-R227")
def test_r227_of_a_sheet_that_waits_only_the_impossible_order_is_left_out() -> None:
    host = {"field": HERE, "troops": 2_000}
    state = standing({"101": {**host, "leaders": 1}, "102": host})
    split, march, word = Split(101, 104, Goods(warriors=500, leaders=1)), MoveArmy(102, EAST), Tell("Go on.")
    kept, lost = trimmed(state, ANN, (split, march, MoveArmy(104, EAST), word), phases_now(state))

    assert kept == (march, word)
    assert [(order, refusal.rule) for order, refusal in lost] == [
        (split, "PH-1.1.5a"),
        (MoveArmy(104, EAST), "PH-1.8n"),
    ]
    GAME.check(state, ANN, Sheet(kept))


@rules("PH-R227", "PH-1.3g")
def test_r227_what_is_left_of_it_can_be_handed_in() -> None:
    """A sheet that is still to be handed in may leave no wizard alone: here the army stays with him."""
    wizard = {"501": {"field": ABROAD, "rank": "Z", "most": 5, "nameless": True}}
    state = standing({"101": {"field": ABROAD, "troops": 2_000}}, people={"Ann": wizard})
    march, word = MoveArmy(101, "101/42"), Tell("Go on.")
    kept, lost = trimmed(state, ANN, (march, word), phases_now(state))

    assert kept == (word,)
    assert [(order, refusal.rule) for order, refusal in lost] == [(march, "PH-1.3g")]
    GAME.check(state, ANN, Sheet(kept))

"""Orders that could not be carried out, in the game master's protocol (R227)."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.contract import LANGS
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.moves.kinds import Amend, Change
from tafelrunde.games.phoenix.orders.muster import Goods
from tafelrunde.games.phoenix.orders.turn import MoveArmy, Split
from tafelrunde.games.phoenix.told.events import Minuted
from tafelrunde.games.phoenix.told.minutes import OrderFell
from tafelrunde.phoenix_desk.protocol.whole import in_words
from tests.games.phoenix.claims import rules
from tests.games.phoenix.table import ANN, BOB, NAMES, hand_in, position

MASTER = 2
HERE, EAST = "101/27", "101/28"


def fallen(seat: int) -> list[OrderFell]:
    """What this seat is told of an order that a loss has overtaken."""
    armies = {number: {"field": HERE, "troops": 2_000, "leaders": 2} for number in ("101", "102")}
    state = position(month=2, options={"deadlines": "days"}, armies={"Ann": armies})
    hand_in(state, ANN, MoveArmy(102, EAST), Split(101, 104, Goods(warriors=500, leaders=1)))
    GAME.apply(state, MASTER, Amend((Change("armies.Ann.101.leaders", 1),), "fire"), [])
    told: list[Any] = [GAME.redact(event, seat) for event in hand_in(state, BOB)]
    entries = [entry for event in told if isinstance(event, Minuted) for entry in event.entries or ()]
    return [entry for entry in entries if isinstance(entry, OrderFell)]


@rules("PH-R227")
def test_r227_the_game_master_reads_the_reason_in_his_protocol_in_both_languages() -> None:
    [fell] = fallen(MASTER)

    assert (fell.realm, fell.line, fell.rule) == (ANN, 2, "PH-1.1.5a")
    for lang in LANGS:
        [line] = in_words(fell, NAMES, lang)
        assert line.startswith("Ann, ")
        assert "PH-1.1.5a: " in line
        assert "101" in line


def test_a_realm_reads_it_in_its_report_and_others_nowhere() -> None:
    assert fallen(ANN) == fallen(BOB) == []

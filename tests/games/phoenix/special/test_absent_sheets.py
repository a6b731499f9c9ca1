"""Sheets of absent realms, and realms that come back (R225)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.moves.kinds import Sheet
from tafelrunde.games.phoenix.moves.meeting import DeclareAbsent, DeclareReturn
from tafelrunde.games.phoenix.orders.muster import Goods, Recruit
from tafelrunde.games.phoenix.orders.turn import DeclineGifts, MoveArmy
from tafelrunde.games.phoenix.state.state import MUSTER, TURN, State
from tafelrunde.games.phoenix.told.course import TurnMissed
from tafelrunde.phoenix_desk.orders.sheet_check import check_text
from tests.games.phoenix.claims import rules
from tests.games.phoenix.table import ANN, BOB, CLEO, army, at, finish_month, hand_in, position, refused

HERE, EAST = "101/27", "101/28"
REMOTE = {"deadlines": "days"}
BOTH = pytest.mark.parametrize("options", [{}, REMOTE], ids=["turns", "remote"])
RECRUITS = Recruit(HERE, 102, Goods(warriors=1_000, leaders=1))


def muster(options: dict[str, str]) -> State:
    return position(
        realms_count=3,
        month=5,
        options=options,
        order=["Bob", "Ann", "Cleo"],
        fields={HERE: {"owner": "Bob", "town": "BUR"}, EAST: {"owner": "Bob"}},
        realms={"Bob": {"gold": 50_000}},
        armies={"Bob": {"101": {"field": HERE, "troops": 2_000}}},
    )


def declare(state: State, move: Any) -> list[Any]:
    events: list[Any] = []
    GAME.apply(state, state.setting.game_master, move, events)
    return events


@BOTH
@rules("PH-R225")
def test_r225_a_sheet_of_an_absent_realm_is_refused_with_the_reason(options: dict[str, str]) -> None:
    state = muster(options)
    declare(state, DeclareAbsent("Bob", 1, True))

    with refused("PH-R225", realm="Bob"):
        hand_in(state, BOB)
    with refused("PH-R225", realm="Bob"):
        hand_in(state, BOB, RECRUITS)
    assert GAME.legal_moves(state, BOB) == []
    assert GAME.to_act(state) == (ANN, CLEO)


@BOTH
@rules("PH-R225")
def test_r225_what_an_absent_realm_had_handed_in_counts_no_more(options: dict[str, str]) -> None:
    state = muster(options)
    hand_in(state, BOB, RECRUITS)
    declare(state, DeclareAbsent("Bob", 1, True))
    hand_in(state, ANN)
    hand_in(state, CLEO)

    assert sorted(state.realms[BOB].armies) == [101]


@BOTH
@rules("PH-R225")
def test_r225_who_returns_while_the_muster_is_open_plays_this_month(options: dict[str, str]) -> None:
    state = muster(options)
    declare(state, DeclareAbsent("Bob", 1, True))
    hand_in(state, ANN)
    declare(state, DeclareReturn("Bob"))
    assert (state.step, GAME.to_act(state)) == (MUSTER, (BOB, CLEO))
    march = MoveArmy(101, EAST)
    hand_in(state, BOB, *([RECRUITS, march] if options else [RECRUITS]))
    hand_in(state, CLEO)
    if not options:
        hand_in(state, BOB, march)

    assert army(state, BOB, 102).troops == 1_000
    assert army(state, BOB, 101).field == at(state, EAST)


@rules("PH-R225")
def test_r225_who_returns_later_plays_from_the_next_month_on() -> None:
    state = muster({})
    declare(state, DeclareAbsent("Bob", 1, True))
    hand_in(state, ANN)
    hand_in(state, CLEO)
    assert (state.step, state.active) == (TURN, ANN)
    declare(state, DeclareReturn("Bob"))

    with refused("PH-3r", realm="Bob", current="Ann"):
        hand_in(state, BOB)
    finish_month(state)
    assert BOB in GAME.to_act(state)


@rules("PH-R225", "PH-3w")
def test_r225_the_turn_of_a_realm_that_goes_away_is_missed() -> None:
    state = muster({})
    for realm in (ANN, BOB, CLEO):
        hand_in(state, realm)
    assert (state.step, state.active) == (TURN, BOB)
    events = declare(state, DeclareAbsent("Bob", 1, True))

    assert TurnMissed(BOB) in events
    assert (state.step, GAME.to_act(state)) == (TURN, (ANN,))
    with refused("PH-R225", realm="Bob"):
        GAME.check(state, BOB, Sheet((DeclineGifts("Ann"),)))


@rules("PH-R225")
def test_r225_the_desk_refuses_it_with_the_same_words() -> None:
    state = muster(REMOTE)
    declare(state, DeclareAbsent("Bob", 1, True))
    [finding] = check_text(GAME, state, BOB, f"Bewege 101 nach {EAST}\n").findings

    assert (finding.line, finding.rule) == (0, "PH-R225")
    assert "Spielleitung" in finding.said.de
    assert "return" in finding.said.en

"""Random campaigns: goods and gold are conserved, and after every turn each army is one."""

from __future__ import annotations

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, Event, sample
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.holdings.ledger import totals
from tafelrunde.games.phoenix.standing.standing import hold_used, is_led
from tafelrunde.games.phoenix.state.pieces import is_large_enough, ship_room
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import FLEET

MONTHS = 24


def check_armies(state: State, realm: int) -> None:
    """PH-1.1.5a, PH-1.8d, PH-0.3.2d: what the end of a turn guarantees."""
    for army in state.realms[realm].armies.values():
        assert is_led(state, army), army.number
        assert is_large_enough(army), army.number
        if army.aboard:
            fleet = state.realms[realm].armies[army.aboard]
            assert (fleet.kind, fleet.field) == (FLEET, army.field)
        if army.kind == FLEET:
            assert hold_used(state, army) <= ship_room(army)


@pytest.mark.parametrize("options", [{}, {"deadlines": "days"}], ids=["turns", "remote"])
@pytest.mark.parametrize("seed", range(8))
def test_nothing_is_lost_or_won_unseen(seed: int, options: dict[str, str]) -> None:
    state = GAME.setup(4, options, {"months": MONTHS})
    rng, ended, seen = Seeded(seed), 0, 0
    while GAME.to_act(state):
        seat = GAME.to_act(state)[0]
        move = GAME.chance(state, rng) if seat == CHANCE else sample(GAME.legal_moves(state, seat), rng)
        events: list[Event] = []
        GAME.apply(state, seat, move, events)
        assert state.account == totals(state), move
        if any(type(event).__name__ == "TurnEnded" for event in events):
            ended += 1
            for realm in range(3):
                check_armies(state, realm)
                seen += len(state.realms[realm].armies)
    assert ended >= MONTHS
    assert seen > MONTHS

"""All sheets that a realm may hand in: too many to list, but one can be drawn and any can be tried."""

from __future__ import annotations

from tafelrunde.engine.contract import Rng
from tafelrunde.games.phoenix.months.execution import Trial, phase_of
from tafelrunde.games.phoenix.moves.kinds import Sheet
from tafelrunde.games.phoenix.proposals.orders import propose
from tafelrunde.games.phoenix.state.state import State


class Sheets:
    """The sheets of one realm for these phases."""

    def __init__(self, state: State, realm: int, phases: tuple[int, ...]) -> None:
        self.state = state
        self.realm = realm
        self.phases = phases

    def sample(self, rng: Rng) -> Sheet:
        """A sheet of orders that were drawn one by one, each of them possible after those before it."""
        return Sheet(propose(self.state, self.realm, self.phases, rng))

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Sheet) or any(phase_of(o) not in self.phases for o in move.orders):
            return False
        return not move.orders or not Trial(self.state, self.realm, move.orders, self.phases).refusals

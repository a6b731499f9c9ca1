"""Players for games where random play sees little: they try what they draw, and take what brings most.

Random programmes of Lords of Xidit hardly ever meet the threat they could eliminate, so that rewards, bards,
the Bastion and the Titans would stay untested. Whoever plays lively knows its view only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tafelrunde.bots import bot_for
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, Event, Game, Rng, Seat, sample
from tafelrunde.games.xidit.play.events import Recruited, ThreatEliminated, TitanBeaten
from tafelrunde.games.xidit.play.moves import Programme
from tafelrunde.games.xidit.play.state import PROGRAMME

DRAWN = 40
"""Programmes that are tried."""
WAITING = Programme(("wait",) * 6)
WORTH: dict[type[Event], int] = {Recruited: 2, ThreatEliminated: 9, TitanBeaten: 9}

Chooser = Callable[[Game, Any, Seat, Rng], Any]
"""(game, state, seat, rng) -> one of the seat's offers."""


def any_offer(game: Game, state: Any, seat: Seat, rng: Rng) -> Any:
    return sample(game.legal_moves(state, seat), rng)


def busy_programme(game: Game, state: Any, seat: Seat, rng: Rng) -> Any:
    """The best of some random programmes, if everybody else waited this year."""
    offer = any_offer(game, state, seat, rng)
    if state.step != PROGRAMME:
        return offer
    imagined = game.imagine(game.view(state, seat), rng)
    drawn = [offer, *(any_offer(game, state, seat, rng) for _ in range(DRAWN))]
    return max(drawn, key=lambda programme: tried(game, imagined.copy(), seat, programme))


def tried(game: Game, imagined: Any, seat: Seat, programme: Programme) -> int:
    """What a programme brings; the position is used up."""
    events: list[Event] = []
    for other in range(imagined.seats):
        game.play(imagined, other, programme if other == seat else WAITING, events)
    rng = Seeded(1)
    year = imagined.year
    while imagined.year == year and game.to_act(imagined):
        acting = game.to_act(imagined)[0]
        move = game.chance(imagined, rng) if acting == CHANCE else any_offer(game, imagined, acting, rng)
        game.play(imagined, acting, move, events)
    return sum(WORTH.get(type(event), 0) for event in events if getattr(event, "seat", seat) == seat)


LIVELY: dict[str, Chooser] = {"xidit": busy_programme}
"""Games that one walk in four plays this way."""


def chooser(game: Game, seed: int) -> Chooser:
    return LIVELY.get(game.meta.id, any_offer) if seed % 4 == 1 else any_offer


def dealt(game: Game, names: Sequence[str]) -> Chooser:
    """Bots of these names, dealt out to the seats in turn; each knows its view only."""
    bots = [bot_for(game, name) for name in names]

    def choose(game: Game, state: Any, seat: Seat, rng: Rng) -> Any:
        bot = bots[seat % len(bots)]
        return bot.choose(game.legal_moves(state, seat), lambda: game.view(state, seat), rng)

    return choose

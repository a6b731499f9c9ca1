"""Messages of a step are put together from pieces; they must be what the encoder would make of the struct."""

from __future__ import annotations

import pytest
from msgspec import Raw

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import CHANCE, Event, sample
from tafelrunde.games import load_game
from tafelrunde.server.clocks.clocks import Clocks, write_clocks
from tafelrunde.server.messages.messages import Stepped
from tafelrunde.server.tables.journal import Position
from tafelrunde.server.tables.packets import acting, offered, packed, showing


@pytest.mark.parametrize("game_id", ["kingsburg", "ethnos"])
def test_a_step_is_shown_as_its_struct_would_be_encoded(game_id: str) -> None:
    game, rng = load_game(game_id), Seeded(4)
    state, n = game.setup(3, {}, None), 0
    clock = write_clocks(Clocks(left={0: 60.0}, until={1: 1_700_000_000.0}, at=1.0))
    while seats := game.to_act(state):
        events: list[Event] = []
        seat, n = seats[0], n + 1
        move = game.chance(state, rng) if seat == CHANCE else sample(game.legal_moves(state, seat), rng)
        game.play(state, seat, move, events)
        position = Position(n, n, state, game.to_act(state), (n,) * 3, None, clock if n % 2 else b"")
        happened = None if n % 5 == 0 else events
        show = showing(game, position, 100, events=happened, undone=n % 7 == 0)
        for reader in (None, 0, 1, 2):
            told = [game.redact(event, reader) for event in happened or ()]
            message = Stepped(
                n=n,
                seat=reader,
                view=Raw(encode(game.view(state, reader))),
                events=Raw(encode(told)),
                to_act=acting(game, state),
                offers=Raw(offered(game, state, reader, 100)),
                actor=CHANCE,
                length=n,
                clock=Raw(clock if n % 2 else b"null"),
                fresh=happened is None,
                undone=n % 7 == 0,
                result=Raw(encode(game.result(state))),
            )
            assert show(reader) == packed(message)

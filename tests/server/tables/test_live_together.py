"""Several decide at once: what one hands in never makes the move of another stale."""

from __future__ import annotations

import asyncio
import itertools

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import sample
from tafelrunde.engine.log import FORMAT, ChanceNote, Header
from tafelrunde.engine.table import SeededSource
from tafelrunde.games import OWN_GAMES
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.journal import Position
from tafelrunde.store.records import Step
from tests.server.numbers import GAME, Hand
from tests.server.playing import fresh, run, serving

SPACES = ("listed", "huge")


@pytest.fixture(autouse=True)
def numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OWN_GAMES, "numbers", "tests.server.numbers")


@pytest.mark.parametrize("space", SPACES)
def test_all_hand_in_for_the_step_they_saw_and_change_their_minds(database: str, space: str) -> None:
    async def story() -> None:
        async with serving(database) as server:
            dealt = await server.deal("numbers", 3, options={"space": space})
            clients = [await server.sit(dealt.id, token) for token in dealt.tokens]

            answers = await asyncio.gather(
                *(client.ask("move", n=1, move={"move": "hand", "number": 1}) for client in clients[:2])
            )
            assert sorted(answer["n"] for answer in answers) == [2, 3]

            # Seat 0 changes its number for the step at which it handed in, although seat 1 may have followed.
            n = answers[0]["n"]
            changed = await clients[0].ask("move", n=n, move={"move": "hand", "number": 3})
            assert changed["t"] == "ack"
            last = await clients[2].ask("move", n=1, move={"move": "hand", "number": 2})
            assert last["t"] == "ack"

            assert (await fresh(clients[0]))["view"]["points"] == [3, 1, 2]
            late = await clients[1].ask("move", n=n, move={"move": "hand", "number": 3})
            assert late["t"] == "stale", "the numbers are on the table"

    run(story())


def test_the_same_seat_twice_for_one_step_is_stale(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal("numbers", 2)
            windows = [await server.sit(dealt.id, dealt.tokens[0]) for _ in range(2)]
            first = await windows[0].ask("move", n=1, move={"move": "hand", "number": 1})
            second = await windows[1].ask("move", n=1, move={"move": "hand", "number": 2})
            assert (first["t"], second["t"]) == ("ack", "stale")

    run(story())


def test_others_do_not_hear_what_was_handed_in(sqlite: str) -> None:
    async def story() -> None:
        async with serving(sqlite) as server:
            dealt = await server.deal("numbers", 2)
            clients = [await server.sit(dealt.id, token) for token in dealt.tokens]
            await clients[0].ask("move", n=1, move={"move": "hand", "number": 3})
            await clients[1].settled()
            mine, other = (client.of("step")[-1] for client in clients)
            assert (mine["events"], mine["view"]["mine"]) == (
                [{"event": "handed_in", "seat": 0, "number": 3}],
                3,
            )
            assert (other["events"], other["view"]["mine"]) == (
                [{"event": "handed_in", "seat": 0, "number": None}],
                0,
            )

    run(story())


HEADER = Header(FORMAT, "numbers", "1", "t", ("a", "b", "c"), {}, {}, ChanceNote("seeded", seed=1))


@given(st.integers(0, 10**6), st.integers(1, 12))
def test_what_is_read_from_steps_is_what_was_written(seed: int, length: int) -> None:
    """Position and the steps since which each seat faces its decision are the same, written or read."""
    rng, source = Seeded(seed), SeededSource(seed)
    position, steps = journal.first(GAME, HEADER), list[Step]()
    while len(steps) < length and GAME.to_act(position.state):
        proposal = journal.moved(GAME, position, source, rng.below(3), Hand(1 + rng.below(3)))
        position = proposal.after
        steps.append(Step(position.n, "moves", proposal.body, proposal.actor, 0.0))

    read = journal.position_after(GAME, HEADER, steps)

    assert facts(read) == facts(position)


def facts(position: Position) -> tuple[object, ...]:
    return position.n, position.entries, position.asked, encode(GAME.dump(position.state))


def test_every_order_of_hands_leaves_the_others_their_decision() -> None:
    for order in itertools.permutations(range(3)):
        position = journal.first(GAME, HEADER)
        for place, seat in enumerate(order):
            assert position.asked[seat] == 0, "nobody but this seat has decided anything"
            position = journal.moved(GAME, position, SeededSource(1), seat, Hand(2)).after
            waiting = order[place + 1 :]
            assert all(position.asked[other] == 0 for other in waiting)
        assert position.asked == (3, 3, 3), "a new round is a new decision"


@pytest.mark.parametrize("seats", [3])
def test_a_game_of_xidit_in_which_all_programme_at_once(database: str, seats: int) -> None:
    """Everybody to act sends for the same step at the same moment; nobody's move is stale, to the end."""

    async def story() -> None:
        async with serving(database) as server:
            dealt = await server.deal("xidit", seats)
            live = await server.hub.existing(dealt.id)
            clients = [await server.sit(dealt.id, token) for token in dealt.tokens]
            rng, together = Seeded(8), 0
            while live.to_act:
                n, acting = live.n, live.to_act
                moves = [sample(live.game.legal_moves(live.state, seat), rng) for seat in acting]
                answers = await asyncio.gather(
                    *(
                        clients[seat].ask("move", n=n, move=msgspec.json.decode(encode(move)))
                        for seat, move in zip(acting, moves, strict=True)
                    )
                )
                assert {answer["t"] for answer in answers} == {"ack"}, answers
                together += len(acting) > 1
            assert together >= 12, "every year has its programmes"
            assert (await fresh(clients[0]))["result"]

    run(story())

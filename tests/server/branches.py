"""The law of branches: while a game is running, a branch is made from what its seat knows and nothing else.

Positions that a seat cannot tell apart give the same branch, with the same random numbers, and in each the
seat sees what it saw.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, Game, sample
from tafelrunde.engine.log import Header
from tafelrunde.engine.table import SeededSource
from tafelrunde.games import load_game
from tafelrunde.server.lookup.jobs import MOST_POSITIONS, BranchJob
from tafelrunde.server.lookup.replays import Standing
from tafelrunde.server.lookup.sheets import BLOCK, Shelf, Work
from tafelrunde.server.tables import journal
from tafelrunde.server.tables.journal import Position
from tafelrunde.store.records import Step
from tests.server.secrecy_expected import Leak

SEATS = 3
TWINS = 6
SEED = 20


def header_of(game: Game) -> Header:
    note = SeededSource(SEED).note()
    return Header(1, game.meta.id, game.meta.version, "t", ("A", "B", "C"), {}, {}, note)


def played(game: Game, header: Header) -> tuple[list[Standing], Position]:
    """A block of moves, and where they lead."""
    source, rng = SeededSource(SEED), Seeded(SEED)
    position, moves = journal.first(game, header), list[Standing]()
    proposal = journal.begun(game, position, source)
    while True:
        position = proposal.after
        step = Step(position.n, "moves", proposal.body, proposal.actor, 0.0)
        moves.append(Standing(step, position.n, position.entries))
        if len(moves) == BLOCK:
            return moves, position
        seat = next(seat for seat in position.to_act if seat != CHANCE)
        move = sample(game.legal_moves(position.state, seat), rng)
        proposal = journal.moved(game, position, source, seat, move)


def made(work: Work) -> bytes:
    while True:
        try:
            next(work)
        except StopIteration as end:
            return bytes(end.value.lines[0])


def branch_in(game: Game, moves: list[Standing], position: Position, seat: int) -> bytes:
    """What a branch begins with, if the game stands at this position after these moves."""
    header = header_of(game)
    positions: Shelf[Position] = Shelf(MOST_POSITIONS)
    positions.put((header.table, moves[-1].n), position, 1)
    return made(BranchJob(header, tuple(moves), seat, SEED).work(game, positions))


def prove_branches(game_id: str) -> int:
    """Raises `Leak`; returns how many other worlds were compared."""
    game = load_game(game_id)
    moves, position = played(game, header_of(game))
    compared = 0
    for seat in range(SEATS):
        told = branch_in(game, moves, position, seat)
        fits(game, position.state, seat, told)
        for number in range(TWINS):
            twin = game.resample(position.state, seat, Seeded(number))
            compared += game.dump(twin) != game.dump(position.state)
            if branch_in(game, moves, msgspec.structs.replace(position, state=twin), seat) != told:
                raise Leak(f"a branch tells seat {seat} in which world it is")
    return compared


def fits(game: Game, state: Any, seat: int, told: bytes) -> None:
    """A branch shows its player what they saw."""
    given = msgspec.json.decode(told)["given"]
    if game.view(game.load(given), seat) != game.view(state, seat):
        raise Leak(f"a branch shows seat {seat} what it did not see")

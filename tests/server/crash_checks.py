"""What players were told against what the store holds: nothing lost, nothing doubled, nothing rolled anew."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import CHANCE, Game
from tafelrunde.engine.errors import BadFile
from tafelrunde.engine.log import Header, Log, replay
from tafelrunde.engine.table import FairSource
from tafelrunde.games import load_game
from tafelrunde.server.tables import journal
from tafelrunde.store.interface import Store
from tafelrunde.store.records import Step, TableRecord
from tests.server.crash_players import Command, Player, Shown


class Lost(AssertionError):
    """A promise was broken."""


@dataclass
class Truth:
    """A table as the store has it."""

    record: TableRecord
    steps: list[Step]

    @property
    def game(self) -> Game:
        return load_game(self.record.game)

    @property
    def header(self) -> Header:
        return journal.read_header(self.record.header)


async def read_truth(store: Store, table: str) -> Truth:
    record = await store.table(table)
    if record is None:
        raise Lost(f"table {table} is gone")
    return Truth(record, await store.steps(table))


def plain(thing: Any) -> Any:
    """As it looks once it has travelled as JSON."""
    return msgspec.json.decode(encode(thing))


def check_table(truth: Truth, before: Sequence[Step], players: Iterable[Player]) -> None:
    """Everything that must hold of one table after a crash; `before` are its steps at the last look."""
    check_steps(truth, before)
    try:
        past = journal.history(truth.game, truth.header, truth.steps, 0)
        check_log(truth)
    except (journal.Damaged, BadFile) as broken:
        raise Lost(f"the log of {truth.record.id} cannot be replayed: {broken!r}") from broken
    for player in players:
        if player.troubles:
            raise Lost(f"seat {player.seat} of {truth.record.id}: {player.troubles[0]}")
        check_commands(truth.steps, player)
        for shown in player.shown:
            check_shown(truth.game, past, player.seat, shown)
        player.shown.clear()


def check_steps(truth: Truth, before: Sequence[Step]) -> None:
    steps = truth.steps
    if [step.n for step in steps] != list(range(1, len(steps) + 1)):
        raise Lost("steps are missing or doubled")
    if steps[: len(before)] != list(before):
        raise Lost("steps that were there are gone or changed")
    commands = [step.command for step in steps if step.command is not None]
    if len(set(commands)) != len(commands):
        raise Lost("a command was carried out twice")
    if truth.record.n != len(steps):
        raise Lost(f"the table says {truth.record.n}, its steps {len(steps)}")


def check_log(truth: Truth) -> None:
    """The whole log by the rules and by its hashes; and its dice are those that were committed to."""
    game, header = truth.game, truth.header
    entries = journal.log_entries(game, truth.steps)
    source = FairSource(truth.record.secret, truth.record.id)
    state = game.setup(len(header.seats), header.options, header.corrections)
    for played in replay(game, Log(header, entries)):
        entry = played.entry
        if entry.seat == CHANCE and game.chance(state, source.at(entry.n)) != entry.move:
            raise Lost(f"entry {entry.n} was rolled anew")
        state = played.state.copy()


def check_commands(steps: Sequence[Step], player: Player) -> None:
    mine = {step.command: step for step in steps if step.actor == player.seat}
    for name, (n, command) in player.acknowledged.items():
        step = mine.get(f"{player.seat}:{name}")
        if step is None:
            raise Lost(f"command {name} was acknowledged as step {n} and is gone")
        if step.n != n or not does(step, command):
            raise Lost(f"command {name} was acknowledged as step {n} and is another now: {step}")
    for name in player.refused:
        if f"{player.seat}:{name}" in mine:
            raise Lost(f"command {name} was refused and carried out all the same")


def does(step: Step, command: Command) -> bool:
    """Whether the step is what the command asked for."""
    if command.kind == "undo":
        return step.kind in ("undo", "ask")
    written = msgspec.json.decode(step.body, type=journal.Moves).entries[0]
    return step.kind == "moves" and msgspec.json.decode(written.move) == command.move


def check_shown(game: Game, past: Sequence[journal.Past], seat: int, shown: Shown) -> None:
    """What somebody has seen stays true: a step that was told was durable."""
    if shown.n >= len(past):
        raise Lost(f"seat {seat} was shown step {shown.n}, which is gone")
    was = past[shown.n]
    if shown.view != plain(game.view(was.position.state, seat)):
        raise Lost(f"seat {seat} was shown another step {shown.n}")
    events = [] if shown.fresh else [game.redact(event, seat) for event in was.events]
    if shown.events != plain(events):
        raise Lost(f"seat {seat} was told of other events at step {shown.n}")


def in_flight(truths: Iterable[Truth], players: Iterable[Player]) -> tuple[int, int]:
    """Commands without an answer when the server died: how many are durable, and how many never were."""
    done = {(truth.record.id, step.command) for truth in truths for step in truth.steps}
    waiting = [(p.table, f"{p.seat}:{p.pending.id}") for p in players if p.pending is not None]
    durable = sum(one in done for one in waiting)
    return durable, len(waiting) - durable

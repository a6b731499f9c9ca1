"""`tafelrunde replay`: steps through a log with the eyes of one seat, or only checks that it is sound."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from tafelrunde.cli.input_files import read_log_file
from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import console, print_json
from tafelrunde.cli.pictures import Scene, find_picture
from tafelrunde.engine.contract import CHANCE, Event, Game, Lang, Result, Seat, Words
from tafelrunde.engine.errors import BadFile, Complaint
from tafelrunde.engine.log import Log, first_position, replay_file
from tafelrunde.engine.text import quoted
from tafelrunde.games import CAMPAIGNS
from tafelrunde.phoenix_desk.reports.storyteller import Storyteller
from tafelrunde.telling.events import tell
from tafelrunde.telling.verification import judge

SPECTATORS = ("spectator", "zuschauer")
MOST_DIGITS = 9
FULL_HEIGHT = 40
CHANCE_NAME = Words("chance", "Zufall")


class Step(msgspec.Struct, frozen=True):
    """One entry as a seat saw it; number 0 is the position before the first move."""

    n: int
    seat: int | None
    events: list[Event]
    told: list[str]
    view: Any


def command(
    log: Annotated[Path, typer.Argument(help=t("argument-log"))],
    verify: Annotated[bool, typer.Option("--verify", help=t("replay-verify"))] = False,
    seat: Annotated[str, typer.Option("--seat", help=t("replay-seat"))] = SPECTATORS[0],
    start: Annotated[int, typer.Option("--from", min=0, help=t("replay-from"))] = 0,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    game, read = read_log_file(log)
    watcher = seat_called(read.header.seats, seat)
    steps = steps_of(game, read, str(log), watcher, language())
    result = read.ending.result if read.ending is not None else None
    if start >= len(steps):
        last = len(steps) - 1
        raise Complaint("no-such-entry", {"start": str(start), "last": str(last)})
    if verify:
        need_own_dice(game, read, str(log))
        tell_sound(read, result, as_json)
    elif as_json:
        print_json(as_data(read, watcher, steps[start:], result))
    else:
        Player(game, read, steps, watcher, result).show_from(start)


def seat_called(names: Sequence[str], name: str) -> Seat | None:
    if name in names:
        return list(names).index(name)
    if name.casefold() in SPECTATORS:
        return None
    raise Complaint("nobody-called", {"name": quoted(name), "known": [*names, SPECTATORS[0]]})


def steps_of(game: Game, log: Log, where: str, watcher: Seat | None, lang: Lang) -> list[Step]:
    """The whole log, replayed and checked; of every entry only what the watcher may know."""
    header = log.header
    state = first_position(game, header, f"{where}:1")
    steps = [Step(0, None, [], [], game.view(state, watcher))]
    say = teller_of(game, header.seats, watcher, lang)
    for played in replay_file(game, log, where):
        events = [game.redact(event, watcher) for event in played.events]
        told = [line for event in events for line in say(event)]
        steps.append(Step(played.entry.n, played.entry.seat, events, told, game.view(played.state, watcher)))
    return steps


def teller_of(
    game: Game, names: Sequence[str], watcher: Seat | None, lang: Lang
) -> Callable[[Any], list[str]]:
    """Campaigns have their sentences among their reports, all other games beside their rules."""
    if game.meta.id in CAMPAIGNS:
        return Storyteller(game, names, watcher, lang).told
    return lambda event: [tell(game, event, names, lang)]


# --- as data ---------------------------------------------------------------------------------------


def tell_sound(log: Log, result: Result | None, as_json: bool) -> None:
    entries, finished = len(log.entries), result is not None
    if as_json:
        print_json({"ok": True, "entries": entries, "finished": finished, "result": ranking(log, result)})
        return
    out = console()
    out.print(Text(t("replay-ok", entries=entries, finished="yes" if finished else "no"), style="bold green"))
    show_result(out, log, result)


def need_own_dice(game: Game, log: Log, where: str) -> None:
    """Outcomes by occasion are those of the seed or of the secret, as far as that can be told."""
    if log.header.chance.by != "occasion":
        return
    verdict = judge(game, log, where, language())
    if verdict.reason == "commitment":
        raise BadFile(f"{where}:{verdict.entries + 2}", "log-other-secret")
    if verdict.first_difference is not None:
        said = {"expected": verdict.expected, "found": verdict.found}
        raise BadFile(f"{where}:{verdict.first_difference + 1}", "log-other-dice", said)


def ranking(log: Log, result: Result | None) -> list[dict[str, Any]] | None:
    """Who came in where, the winner first."""
    if result is None:
        return None
    return [
        {"name": log.header.seats[place.seat], **msgspec.to_builtins(place)}
        for place in sorted(result.seats, key=lambda place: place.rank)
    ]


def as_data(log: Log, watcher: Seat | None, steps: list[Step], result: Result | None) -> dict[str, Any]:
    header = log.header
    return {
        "game": header.game,
        "version": header.version,
        "table": header.table,
        "seats": header.seats,
        "options": header.options,
        "seen_by": None if watcher is None else header.seats[watcher],
        "steps": steps,
        "result": ranking(log, result),
    }


def show_result(out: Console, log: Log, result: Result | None) -> None:
    for place in ranking(log, result) or ():
        out.print(Text(t("replay-place", rank=place["rank"], name=place["name"], points=place["points"])))


# --- in the terminal -------------------------------------------------------------------------------


class Player:
    """Shows steps and asks for the next one; without a terminal to ask, everything in one go."""

    def __init__(
        self, game: Game, log: Log, steps: list[Step], watcher: Seat | None, result: Result | None
    ) -> None:
        self.game, self.log, self.steps, self.watcher, self.result = game, log, steps, watcher, result
        self.out = console()
        self.picture = find_picture(game)
        self.last = len(steps) - 1

    def show_from(self, start: int) -> None:
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            for step in self.steps[start:]:
                self.show(step, picture=False)
            show_result(self.out, self.log, self.result)
            return
        place: int | None = start
        while place is not None:
            self.show(self.steps[place], picture=True)
            if place == self.last:
                show_result(self.out, self.log, self.result)
            place = self.ask(place)

    def show(self, step: Step, *, picture: bool) -> None:
        heading = t("replay-entry", n=step.n, last=self.last) if step.n else t("replay-start")
        self.out.print(Rule(Text(f"{heading}{self.mover(step)}", style="bold"), align="left", style="dim"))
        if picture:
            self.show_picture(step)
        for sentence in step.told:
            self.out.print(Text(sentence))

    def mover(self, step: Step) -> str:
        if step.seat is None:
            return ""
        if step.seat != CHANCE:
            return f" · {self.log.header.seats[step.seat]}"
        return f" · {self.game.terms.get('chance', CHANCE_NAME).said(language())}"

    def show_picture(self, step: Step) -> None:
        """The board as this game draws it."""
        width, height = self.out.size
        scene = Scene(step.view, self.log.header.seats, width, height < FULL_HEIGHT)
        self.out.print(self.picture.board(scene))

    def ask(self, place: int) -> int | None:
        """Where to go next; None to stop."""
        prompt = Text(f"{t('replay-keys')} {t('replay-prompt')} ", style="dim")
        while True:
            try:
                typed = self.out.input(prompt).strip().lower()
            except EOFError:
                return None
            target = self.target(typed, place)
            if target is None or 0 <= target <= self.last:
                return target
            self.out.print(Text(t("replay-range", last=self.last)))

    def target(self, typed: str, place: int) -> int | None:
        if typed == "q" or (typed == "" and place == self.last):
            return None
        if typed == "":
            return place + 1
        if typed == "b":
            return max(0, place - 1)
        return int(typed) if typed.isdecimal() and len(typed) <= MOST_DIGITS else -1

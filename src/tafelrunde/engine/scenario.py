"""Scenarios: a position, some moves, and what must follow (docs/scenarios.md).

A scenario settles a dispute or pins a rule down. It is parsed TOML; this module opens no file.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.errors import BadFile, Complaint, IllegalMove
from tafelrunde.engine.protocol import CHANCE, Event, Game, Lang, Words, sample
from tafelrunde.engine.rulebook import explain
from tafelrunde.engine.validation import worded

NOTHING = "none"
"""TOML has no null; this word stands for it."""

PHRASES = {
    "step": Words("step {}", "Schritt {}"),
    "sees": Words("{}, {} sees", "{}, {} sieht"),
    "refused": Words("refused by {}", "abgelehnt nach {}"),
    "legal": Words("a legal move", "ein erlaubter Zug"),
    "is legal": Words("the move is legal", "der Zug ist erlaubt"),
    "not": Words("not {}", "nicht {}"),
    "no": Words("no {}", "kein {}"),
    "is offered": Words("it is offered", "es wird angeboten"),
    "over": Words("the game is over", "das Spiel ist zu Ende"),
    "goes on": Words("the game goes on", "das Spiel geht weiter"),
}


class Expectation(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What must hold after a step."""

    to_act: str | tuple[str, ...] | None = None
    view: dict[str, Any] = {}
    """Paths into the public view and their values; seats by name: `provinces.Ann.vp = 4`."""
    sees: dict[str, dict[str, Any]] = {}
    """The same for the view of single seats."""
    events: tuple[dict[str, Any], ...] = ()
    """Events that must have happened in this step, in this order, others between them allowed."""
    no_events: tuple[str, ...] = ()
    """Kinds of events that must not have happened in this step."""
    offered: tuple[str, ...] = ()
    not_offered: tuple[str, ...] = ()
    offers: tuple[str, ...] | None = None
    """Exactly these moves."""
    winners: tuple[str, ...] | None = None
    points: dict[str, int] = {}


class Step(Expectation, forbid_unknown_fields=True, kw_only=True):
    """One move: by a seat, or by `chance` (`any` lets it draw)."""

    seat: str | None = None
    move: str | None = None
    chance: str | None = None
    refused: str | None = None
    """The rule that must refuse the move."""
    note: str = ""


class Scenario(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    game: str
    title: str | Words
    rules: tuple[str, ...] = ()
    about: str = ""
    seats: tuple[str, ...]
    options: dict[str, str] = {}
    corrections: dict[str, Any] = {}
    given: dict[str, Any] = {}
    steps: tuple[Step, ...] = ()
    expect: Expectation | None = None
    seed: int = 1


class Difference(msgspec.Struct, frozen=True):
    """Something that is not as the scenario says."""

    where: str
    expected: str
    found: str


def read_scenario(data: Mapping[str, Any], where: str) -> Scenario:
    try:
        return msgspec.convert(dict(data), Scenario)
    except msgspec.ValidationError as error:
        said = worded(error)
        raise BadFile(where, f"not a scenario: {said.en}", f"kein Szenario: {said.de}") from None


def run_scenario(
    data: Mapping[str, Any], where: str, find_game: Callable[[str], Game], lang: Lang = "en"
) -> list[Difference]:
    """Plays the scenario; an empty list means that everything is as it says."""
    scenario = read_scenario(data, where)
    try:
        return _Run(scenario, find_game(scenario.game), lang).run()
    except BadFile:
        raise
    except Complaint as error:
        raise BadFile(where, error.en, error.de) from None


class _Run:
    def __init__(self, scenario: Scenario, game: Game, lang: Lang) -> None:
        self.scenario, self.game, self.lang = scenario, game, lang
        self.names = list(scenario.seats)
        self.rng = Seeded(scenario.seed)
        state = game.setup(len(self.names), scenario.options, scenario.corrections or None)
        self.state = game.arrange(state, scenario.given, self.names)
        self.events: list[Event] = []
        self.found: list[Difference] = []

    def run(self) -> list[Difference]:
        for number, step in enumerate(self.scenario.steps, 1):
            where = self.say("step", number)
            self.events = []
            if not self.play(step, where):
                return self.found
            self.compare(step, where)
        if self.scenario.expect is not None:
            self.compare(self.scenario.expect, "expect")
        return self.found

    def say(self, phrase: str, *parts: Any) -> str:
        return PHRASES[phrase].said(self.lang).format(*parts)

    def differ(self, where: str, expected: Any, found: Any) -> None:
        self.found.append(Difference(where, str(expected), str(found)))

    def play(self, step: Step, where: str) -> bool:
        """Plays one step; False when the scenario cannot go on."""
        seat, move = self.read_move(step, where)
        if move is None:
            return True
        try:
            self.game.check(self.state, seat, move)
        except IllegalMove as refusal:
            told = explain(self.game, refusal, self.lang, self.names)
            if step.refused != refusal.rule:
                self.differ(where, self.say("refused" if step.refused else "legal", step.refused), told)
            return step.refused is not None
        if step.refused:
            self.differ(where, self.say("refused", step.refused), self.say("is legal"))
            return False
        self.game.play(self.state, seat, move, self.events)
        return True

    def read_move(self, step: Step, where: str) -> tuple[int, Any]:
        """Who moves and what; (_, None) for a step that only compares."""
        if step.chance is not None:
            if step.chance == "any":
                return CHANCE, self.game.chance(self.state, self.rng)
            return CHANCE, self.game.parse_move(step.chance)
        if step.seat is None and step.move is None:
            return CHANCE, None
        if step.seat is None or step.move is None:
            raise Complaint(
                f"{where}: a move needs `seat` and `move`", f"{where}: ein Zug braucht `seat` und `move`"
            )
        seat = self.seat(step.seat, where)
        if step.move == "any":
            return seat, sample(self.game.legal_moves(self.state, seat), self.rng)
        return seat, self.game.parse_move(step.move)

    def seat(self, name: str, where: str) -> int:
        if name not in self.names:
            raise Complaint(f"{where}: nobody is called {name!r}", f"{where}: niemand heißt {name!r}")
        return self.names.index(name)

    def compare(self, expected: Expectation, where: str) -> None:
        self.compare_to_act(expected, where)
        self.compare_view(expected.view, None, where)
        for name, paths in expected.sees.items():
            self.compare_view(paths, self.seat(name, where), self.say("sees", where, name))
        self.compare_events(expected, where)
        self.compare_offers(expected, where)
        self.compare_result(expected, where)

    def compare_to_act(self, expected: Expectation, where: str) -> None:
        if expected.to_act is None:
            return
        wanted = (expected.to_act,) if isinstance(expected.to_act, str) else expected.to_act
        acting = tuple(
            "chance" if seat == CHANCE else self.names[seat] for seat in self.game.to_act(self.state)
        )
        if tuple(sorted(wanted)) != tuple(sorted(acting)):
            self.differ(f"{where}: to_act", list(wanted), list(acting))

    def compare_view(self, paths: Mapping[str, Any], seat: int | None, where: str) -> None:
        if not paths:
            return
        seen = msgspec.to_builtins(self.game.view(self.state, seat))
        for path, wanted in paths.items():
            found = follow(seen, path.split("."), self.names)
            if not fits(wanted, found, self.names):
                self.differ(f"{where}: {path}", wanted, in_words(wanted, found, self.names))

    def compare_events(self, expected: Expectation, where: str) -> None:
        told = [msgspec.to_builtins(event) for event in self.events]
        position = 0
        for wanted in expected.events:
            while position < len(told) and not fits(wanted, told[position], self.names):
                position += 1
            if position == len(told):
                self.differ(f"{where}: events", wanted, [event["event"] for event in told])
                return
            position += 1
        for kind in expected.no_events:
            if any(event["event"] == kind for event in told):
                self.differ(f"{where}: no_events", self.say("no", kind), kind)

    def compare_offers(self, expected: Expectation, where: str) -> None:
        if expected.offers is None and not (expected.offered or expected.not_offered):
            return
        acting = self.game.to_act(self.state)
        moves = list(self.game.legal_moves(self.state, acting[0])) if acting else []
        listed = ", ".join(self.game.format_move(move, self.lang) for move in moves)
        parse = self.game.parse_move
        for text in expected.offered:
            if parse(text) not in moves:
                self.differ(f"{where}: offered", text, listed)
        for text in expected.not_offered:
            if parse(text) in moves:
                self.differ(f"{where}: not_offered", self.say("not", text), self.say("is offered"))
        if expected.offers is not None and {parse(text) for text in expected.offers} != set(moves):
            self.differ(f"{where}: offers", ", ".join(expected.offers), listed)

    def compare_result(self, expected: Expectation, where: str) -> None:
        if expected.winners is None and not expected.points:
            return
        result = self.game.result(self.state)
        if result is None:
            self.differ(f"{where}: result", self.say("over"), self.say("goes on"))
            return
        winners = tuple(self.names[seat] for seat in result.winners)
        if expected.winners is not None and sorted(expected.winners) != sorted(winners):
            self.differ(f"{where}: winners", list(expected.winners), list(winners))
        for name, points in expected.points.items():
            found = result.seats[self.seat(name, where)].points
            if found != points:
                self.differ(f"{where}: points.{name}", points, found)


def follow(seen: Any, path: Sequence[str], names: Sequence[str]) -> Any:
    """Goes down a path of fields, list places and seat names."""
    for part in path:
        if isinstance(seen, Mapping) and part in seen:
            seen = seen[part]
        elif isinstance(seen, (list, tuple)):
            seen = place(seen, part, names)
        else:
            raise Complaint(f"the view has no {'.'.join(path)!r}", f"die Ansicht hat kein {'.'.join(path)!r}")
    return seen


def place(listed: Sequence[Any], part: str, names: Sequence[str]) -> Any:
    if part in names and len(listed) == len(names):
        return listed[list(names).index(part)]
    if part == "count":
        return len(listed)
    if part.isdecimal() and int(part) < len(listed):
        return listed[int(part)]
    raise Complaint(f"the view has no place {part!r}", f"die Ansicht hat keine Stelle {part!r}")


def fits(wanted: Any, found: Any, names: Sequence[str]) -> bool:
    """Whether a value is as expected: tables compare the fields they name, seats go by name."""
    if wanted == NOTHING:
        return found is None
    if isinstance(wanted, str) and isinstance(found, int):
        return wanted in names and names.index(wanted) == found
    if isinstance(wanted, Mapping) and isinstance(found, Mapping):
        return all(key in found and fits(value, found[key], names) for key, value in wanted.items())
    if isinstance(wanted, (list, tuple)) and isinstance(found, (list, tuple)):
        return len(wanted) == len(found) and all(map(fits, wanted, found, [names] * len(found)))
    return bool(wanted == found) and isinstance(wanted, bool) == isinstance(found, bool)


def in_words(wanted: Any, found: Any, names: Sequence[str]) -> Any:
    """What was found, with names where the scenario itself speaks of seats by name."""
    if found is None:
        return NOTHING
    if isinstance(wanted, str) and isinstance(found, int) and 0 <= found < len(names):
        return names[found]
    if isinstance(wanted, (list, tuple)) and isinstance(found, (list, tuple)):
        speaks_of_seats = any(isinstance(part, str) for part in wanted)
        return [in_words("" if speaks_of_seats else part, part, names) for part in found]
    return found

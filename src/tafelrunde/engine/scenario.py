"""Scenarios: a position, some moves, and what must follow (docs/scenarios.md).

A scenario settles a dispute or pins a rule down. It is parsed TOML; this module opens no file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, Event, Game, Lang, sample
from tafelrunde.engine.errors import BadField, BadFile, Complaint, IllegalMove
from tafelrunde.engine.expected_values import COUNT, NOTHING, fits, follow, in_words
from tafelrunde.engine.options import check_seats, resolve
from tafelrunde.engine.rulebook import explain
from tafelrunde.engine.scenario_file import Expectation, Scenario, Step, read_scenario
from tafelrunde.engine.text import quoted

ANY = "any"
"""Some legal move; or whatever chance draws."""
CHANCE_NAME = "chance"
NO_NAMES = ("", NOTHING, COUNT, CHANCE_NAME)
"""What a seat cannot be called, as it means something else."""
MOST_DRAWS = 1000
"""Far more than chance ever decides in a row; a position that needs more would never come to a decision."""

Said = str | Complaint
"""Words that stand as they are, or a sentence."""


class Difference(msgspec.Struct, frozen=True):
    """Something that is not as the scenario says."""

    where: Said
    expected: Said
    found: Said


def run_scenario(
    data: Mapping[str, Any], where: str, find_game: Callable[[str], Game], lang: Lang = "en"
) -> list[Difference]:
    """Plays the scenario; an empty list means that everything is as it says."""
    scenario = read_scenario(data, where)
    try:
        return _Run(scenario, find_game, lang).run()
    except BadFile:
        raise
    except Complaint as error:
        raise BadFile(where, error) from None


@contextmanager
def said_of(field: str) -> Iterator[None]:
    """Complaints within name the field of the file that they are about."""
    try:
        yield
    except BadField as error:
        raise (error if error.where.startswith(field) else BadField(field, error)) from None
    except Complaint as error:
        raise BadField(field, error) from None


@contextmanager
def said_at(where: Said, field: str) -> Iterator[None]:
    """Likewise for a step, which goes by its number, or `expect`."""
    try:
        yield
    except Complaint as error:
        raise Complaint("scenario-place", {"where": where, "what": BadField(field, error)}) from None


def check_names(names: Sequence[str]) -> None:
    """Whoever is named must be one of them, and nothing else."""
    for name in names:
        if list(names).count(name) > 1:
            raise BadField("seats", "scenario-two-of-a-name", {"name": quoted(name)})
        if name in NO_NAMES or name.isdecimal() or "." in name:
            raise BadField("seats", "scenario-no-name", {"name": quoted(name)})


def first_position(game: Game, scenario: Scenario) -> Any:
    seats = len(scenario.seats)
    with said_of("seats"):
        check_names(scenario.seats)
        check_seats(game.meta, seats)
    with said_of("options"):
        resolve(game.meta, scenario.options)
    with said_of("corrections" if scenario.corrections else "options"):
        return game.setup(seats, scenario.options, scenario.corrections or None)


def given_position(game: Game, scenario: Scenario) -> Any:
    """The position that is described; somebody has something to decide in it, or the game is over."""
    state = first_position(game, scenario)
    with said_of("given"):
        state = game.arrange(state, scenario.given, scenario.seats)
        if scenario.given:
            settle(game, state.copy())
    return state


def settle(game: Game, state: Any) -> None:
    """Lets chance decide until a seat is asked that has a move; the position is used up."""
    rng = Seeded(1)
    for _draw in range(MOST_DRAWS):
        acting = game.to_act(state)
        if CHANCE not in acting:
            if any(nothing_offered(game.legal_moves(state, seat)) for seat in acting):
                raise Complaint("scenario-nothing-to-do")
            return
        game.apply(state, CHANCE, game.chance(state, rng), None)
    raise Complaint("scenario-never-settles", {"most": MOST_DRAWS})


def nothing_offered(offers: Any) -> bool:
    return isinstance(offers, (list, tuple)) and not offers


class _Run:
    def __init__(self, scenario: Scenario, find_game: Callable[[str], Game], lang: Lang) -> None:
        self.scenario, self.lang = scenario, lang
        self.names = list(scenario.seats)
        self.rng = Seeded(scenario.seed)
        with said_of("game"):
            self.game = find_game(scenario.game)
        self.state = given_position(self.game, scenario)
        self.events: list[Event] = []
        self.found: list[Difference] = []

    def run(self) -> list[Difference]:
        for number, step in enumerate(self.scenario.steps, 1):
            where = Complaint("scenario-step", {"number": str(number)})
            self.events = []
            if not self.play(step, where):
                return self.found
            self.compare(step, where)
        if self.scenario.expect is not None:
            self.compare(self.scenario.expect, "expect")
        return self.found

    def differ(self, where: Said, what: str, expected: Any, found: Any) -> None:
        place = Complaint("scenario-place", {"where": where, "what": what}) if what else where
        self.found.append(Difference(place, said(expected), said(found)))

    def play(self, step: Step, where: Said) -> bool:
        """Plays one step; False when the scenario cannot go on."""
        if not is_move(step, where):
            return True
        mover = self.mover(step, where)
        seat, move = self.read_move(step, mover, where)
        if move is None:
            self.differ(where, "to_act", self.named(mover), self.acting())
            return False
        try:
            self.game.check(self.state, seat, move)
        except IllegalMove as refusal:
            told = explain(self.game, refusal, self.lang, self.names)
            expected = refused(step.refused) if step.refused else Complaint("scenario-legal-move")
            if step.refused != refusal.rule:
                self.differ(where, "", expected, told)
            return step.refused is not None
        if step.refused:
            self.differ(where, "", refused(step.refused), Complaint("scenario-is-legal"))
            return False
        self.game.play(self.state, seat, move, self.events)
        return True

    def mover(self, step: Step, where: Said) -> int:
        return CHANCE if step.seat is None else self.seat(step.seat, where)

    def read_move(self, step: Step, seat: int, where: Said) -> tuple[int, Any]:
        """Who moves and what; (_, None) where some move is asked for and there is none."""
        text = step.chance if seat == CHANCE else step.move
        if text != ANY:
            with said_at(where, "chance" if seat == CHANCE else "move"):
                return seat, self.game.parse_move(str(text))
        if seat == CHANCE:
            return seat, self.game.chance(self.state, self.rng) if self.is_to_act(CHANCE) else None
        offers = self.game.legal_moves(self.state, seat)
        return seat, None if nothing_offered(offers) else sample(offers, self.rng)

    def is_to_act(self, seat: int) -> bool:
        return seat in self.game.to_act(self.state)

    def named(self, seat: int) -> str:
        return CHANCE_NAME if seat == CHANCE else self.names[seat]

    def acting(self) -> list[str]:
        return [self.named(seat) for seat in self.game.to_act(self.state)]

    def seat(self, name: str, where: Said) -> int:
        if name not in self.names:
            raise Complaint("scenario-nobody", {"where": where, "name": name})
        return self.names.index(name)

    def compare(self, expected: Expectation, where: Said) -> None:
        check_said(expected, where)
        self.compare_to_act(expected, where)
        self.compare_view(expected.view or {}, None, where, "view")
        for name, paths in (expected.sees or {}).items():
            place = Complaint("scenario-sees", {"where": where, "name": name})
            self.compare_view(paths, self.seat(name, where), place, "sees")
        self.compare_events(expected, where)
        self.compare_offers(expected, where)
        self.compare_result(expected, where)

    def compare_to_act(self, expected: Expectation, where: Said) -> None:
        if expected.to_act is None:
            return
        wanted = (expected.to_act,) if isinstance(expected.to_act, str) else expected.to_act
        if sorted(wanted) != sorted(self.acting()):
            self.differ(where, "to_act", list(wanted), self.acting())

    def compare_view(self, paths: Mapping[str, Any], seat: int | None, where: Said, field: str) -> None:
        if not paths:
            return
        seen = msgspec.to_builtins(self.game.view(self.state, seat))
        for path, wanted in paths.items():
            with said_at(where, field):
                found = follow(seen, path.split("."), self.names)
            if not fits(wanted, found, self.names):
                self.differ(where, path, wanted, in_words(wanted, found, self.names))

    def compare_events(self, expected: Expectation, where: Said) -> None:
        told = [msgspec.to_builtins(event) for event in self.events]
        kinds = [event["event"] for event in told]
        if expected.events == () and told:
            self.differ(where, "events", [], kinds)
        position = 0
        for wanted in expected.events or ():
            while position < len(told) and not fits(wanted, told[position], self.names):
                position += 1
            if position == len(told):
                self.differ(where, "events", wanted, kinds)
                return
            position += 1
        for kind in expected.no_events or ():
            if kind in kinds:
                self.differ(where, "no_events", Complaint("scenario-no", {"what": kind}), kind)

    def compare_offers(self, expected: Expectation, where: Said) -> None:
        if expected.offers is None and expected.offered is None and expected.not_offered is None:
            return
        acting = self.game.to_act(self.state)
        moves = self.game.legal_moves(self.state, acting[0]) if acting else []
        for text, move in self.parsed(expected.offered, where, "offered"):
            if move not in moves:
                self.differ(where, "offered", text, self.listed(moves))
        for text, move in self.parsed(expected.not_offered, where, "not_offered"):
            if move in moves:
                told = Complaint("scenario-not", {"what": text})
                self.differ(where, "not_offered", told, Complaint("scenario-is-offered"))
        if expected.offers is None:
            return
        wanted = self.parsed(expected.offers, where, "offers")
        if not is_listed(moves) or {move for _text, move in wanted} != set(moves):
            self.differ(where, "offers", ", ".join(expected.offers), self.listed(moves))

    def parsed(self, texts: Sequence[str] | None, where: Said, field: str) -> list[tuple[str, Any]]:
        with said_at(where, field):
            return [(text, self.game.parse_move(text)) for text in texts or ()]

    def listed(self, moves: Any) -> Said:
        if not is_listed(moves):
            return Complaint("scenario-too-many-moves")
        return ", ".join(self.game.format_move(move, self.lang) for move in moves)

    def compare_result(self, expected: Expectation, where: Said) -> None:
        if expected.winners is None and expected.points is None:
            return
        result = self.game.result(self.state)
        if result is None:
            self.differ(where, "result", Complaint("scenario-over"), Complaint("scenario-goes-on"))
            return
        winners = tuple(self.names[seat] for seat in result.winners)
        if expected.winners is not None and sorted(expected.winners) != sorted(winners):
            self.differ(where, "winners", list(expected.winners), list(winners))
        for name, points in (expected.points or {}).items():
            found = result.seats[self.seat(name, where)].points
            if found != points:
                self.differ(where, f"points.{name}", points, found)


def is_move(step: Step, where: Said) -> bool:
    """Whether somebody moves in this step, or it only compares; half a move is refused."""
    moves, draws = (step.seat, step.move), step.chance
    if draws is not None and moves != (None, None):
        raise Complaint("scenario-seat-or-chance", {"where": where})
    if draws is None and None in moves and moves != (None, None):
        raise Complaint("scenario-no-seat", {"where": where})
    if step.refused is not None and (draws or step.move) in (None, ANY):
        raise Complaint("scenario-refuses-nothing", {"where": where})
    return draws is not None or step.move is not None


SAYS_NOTHING = ("view", "sees", "no_events", "offered", "not_offered", "points")
"""Fields that name single things: with none in them they would hold of everything."""


def check_said(expected: Expectation, where: Said) -> None:
    """An empty expectation would pass for a test."""
    for field in SAYS_NOTHING:
        value = getattr(expected, field)
        if value is not None and not value:
            raise Complaint("scenario-says-nothing", {"where": where, "field": field})
    for name, paths in (expected.sees or {}).items():
        if not paths:
            raise Complaint("scenario-says-nothing", {"where": where, "field": f"sees.{name}"})


def is_listed(moves: Any) -> bool:
    return isinstance(moves, (list, tuple))


def said(value: Any) -> Said:
    return value if isinstance(value, Complaint) else str(value)


def refused(rule: str) -> Complaint:
    return Complaint("scenario-refused", {"rule": rule})

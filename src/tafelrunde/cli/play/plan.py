"""Who plays what: the plan of a new game, made from the command line or in the lobby."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from string import ascii_uppercase
from typing import Any, Final

from tafelrunde.bots import best_bot, make_bot
from tafelrunde.cli.language import t
from tafelrunde.engine.contract import Game
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.options import check_seats, resolve
from tafelrunde.engine.text import quoted

PERSON: Final = "person"
USUAL_PLAYERS: Final = 4
LONGEST_NAME: Final = 20


@dataclass(frozen=True)
class Plan:
    game: Game
    names: tuple[str, ...]
    players: tuple[str, ...]
    """For each seat: `PERSON`, or the name of a bot."""
    options: Mapping[str, str] = field(default_factory=dict)
    corrections: Mapping[str, Any] = field(default_factory=dict)
    seed: int | None = None


def usual_seats(game: Game, people: int, bots: Sequence[str]) -> int:
    """As many as people and bots are named; if only people are, a full round of four."""
    if bots:
        return people + len(bots)
    fewest, most = game.meta.seats
    return max(people, fewest, min(USUAL_PLAYERS, most))


def seat_players(game: Game, seats: int | None, people: int, bots: Sequence[str]) -> tuple[str, ...]:
    """People sit down first; a list of bots that is too short repeats, one that is too long is refused."""
    seats = usual_seats(game, people, bots) if seats is None else seats
    check_seats(game.meta, seats)
    if not 1 <= people <= seats:
        raise Complaint("people-and-seats", {"people": people, "seats": seats})
    if len(bots) > seats - people:
        raise Complaint("too-many-bots", {"bots": len(bots), "seats": seats - people})
    chosen = bots or [best_bot(game)]
    sitting = [chosen[place % len(chosen)] for place in range(seats - people)]
    for bot in dict.fromkeys([*bots, *sitting]):
        make_bot(bot, game.meta.id)  # complains about a bot that does not exist
    return (*[PERSON] * people, *sitting)


def name_players(players: Sequence[str], given: Sequence[str]) -> tuple[str, ...]:
    """The names that were given, first come first served; bots are called what they are."""
    if len(given) > len(players):
        raise Complaint("too-many-names", {"names": len(given), "seats": len(players)})
    names = [*given]
    for place in range(len(given), len(players)):
        names.append(usual_name(players, place))
    check_names(names)
    return tuple(names)


def usual_name(players: Sequence[str], place: int) -> str:
    """`Player`, or `Greedy B` where several of a kind sit at the table: numbers stand for too much else."""
    kind = players[place]
    word = t("player-name") if kind == PERSON else kind.capitalize()
    alike = [seat for seat, other in enumerate(players) if other == kind]
    return word if len(alike) == 1 else f"{word} {ascii_uppercase[alike.index(place)]}"


def check_names(names: Sequence[str]) -> None:
    for place, name in enumerate(names):
        if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            raise Complaint("no-player-name", {"name": quoted(name), "longest": LONGEST_NAME})
        if name in names[:place]:
            raise Complaint("same-player-name", {"name": quoted(name)})


def make_plan(
    game: Game,
    *,
    seats: int | None,
    people: int | None,
    names: Sequence[str],
    bots: Sequence[str],
    options: Mapping[str, str],
    corrections: Mapping[str, Any],
    seed: int | None,
) -> Plan:
    """A plan from the command line; whatever does not fit is refused."""
    persons = max(1, len(names)) if people is None else people
    players = seat_players(game, seats, persons, bots)
    resolve(game.meta, options)
    return Plan(game, name_players(players, names), players, dict(options), dict(corrections), seed)

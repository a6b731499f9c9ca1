"""What a sheet leads to, by all that its realm may know: what it costs, what remains, how far armies get.

Told is what the trial of the sheet shows, in which nothing counts that the realm cannot know. Fights, taxes
and the turns of others come on top.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Final, NamedTuple

import msgspec

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.armies.capacity import UNLIMITED, Buyer, special_gold
from tafelrunde.games.phoenix.holdings.land import stage_at
from tafelrunde.games.phoenix.marching.journeys import EVERYWHERE, Unfinished, journey
from tafelrunde.games.phoenix.marching.persons import own_person, walking
from tafelrunde.games.phoenix.marching.steps import advance, need_element, need_free, ready
from tafelrunde.games.phoenix.orders.special import Travel
from tafelrunde.games.phoenix.orders.turn import MoveArmy, MovePerson
from tafelrunde.games.phoenix.standing.costs import HEIGHT_POINTS, climbs_used, points_left
from tafelrunde.games.phoenix.standing.standing import own_army
from tafelrunde.games.phoenix.state.pieces import KEY, Army
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.calendar import is_recruiting
from tafelrunde.games.phoenix.tables.phases import MUSTER_PHASE
from tafelrunde.games.phoenix.tables.prices import STAGES
from tafelrunde.games.phoenix.told.land import ArmyMoved
from tafelrunde.games.phoenix.told.notes import Booked
from tafelrunde.games.phoenix.told.people import PersonMoved
from tafelrunde.games.phoenix.world.coordinates import SIDES
from tafelrunde.games.phoenix.world.places import read_field
from tafelrunde.phoenix_desk.orders.attempts import Attempt

APART = "special"
"""Why gold goes that never was in the treasury, if it goes (PH-3.2.3c)."""


class Search(NamedTuple):
    """How much is searched for ways of several months, which takes longest of all."""

    journeys: int | None = None
    places: int = EVERYWHERE


THOROUGH: Final = Search()


class Payment(msgspec.Struct, frozen=True):
    """All gold that comes or goes for one reason in one place; `why` is a term of the treasury book."""

    gold: int
    why: str
    where: str
    apart: bool = False
    """Special income, which is no part of the treasury."""


class Room(msgspec.Struct, frozen=True):
    """What a town can still recruit this month; None where nothing limits it (PH-2e)."""

    field: str
    town: str
    gold: int | None
    leaders: int | None
    wizards: int | None
    special: bool = False
    """With special income, which has a limit of its own (PH-R84)."""
    used: tuple[int, int, int] = (0, 0, 0)
    """Gold, leaders and wizards that the sheet recruits there."""


class Chest(msgspec.Struct, frozen=True):
    """Gold outside the treasury: with an army, or special income in a town (number 0)."""

    field: str
    number: int
    gold: int
    special: int


class March(msgspec.Struct, frozen=True):
    """Where a unit gets by this sheet; `stopped`: it meets enemies there."""

    number: int
    path: tuple[str, ...]
    points: int
    climbs: int
    """Movement and height points that it has left."""
    stopped: bool = False
    costs: tuple[int, ...] = ()
    """Movement points of each step; what an overrun would cost comes on top (PH-5.5g)."""


class FarAway(msgspec.Struct, frozen=True):
    """A target out of reach: how far it would get on the way this month, and how many months it needs.

    One month: it gets there, but by another way than the one ordered. No month: no way leads there at all.
    """

    line: int
    number: int
    to: str
    path: tuple[str, ...]
    months: int


class Consequences(msgspec.Struct, frozen=True):
    treasury: int
    """Before."""
    spent: int
    earned: int
    remains: int
    payments: tuple[Payment, ...]
    chests: tuple[Chest, ...]
    rooms: tuple[Room, ...]
    marches: tuple[March, ...]
    far: tuple[FarAway, ...]


def consequences(attempt: Attempt, refused: Mapping[int, int], search: Search = THOROUGH) -> Consequences:
    """Of the orders that can be carried out; `refused` has the line of each other by its number from 0."""
    state, realm, trial = attempt.before, attempt.realm, attempt.after
    paid = payments(state, trial, realm)
    before, after = state.realms[realm].gold, trial.realms[realm].gold
    return Consequences(
        treasury=before,
        spent=-sum([one.gold for one in paid if one.gold < 0 and not one.apart]),
        earned=sum([one.gold for one in paid if one.gold > 0 and not one.apart]),
        remains=after,
        payments=paid,
        chests=tuple(chests(state, trial, realm)),
        rooms=rooms(attempt) if MUSTER_PHASE in attempt.phases else (),
        marches=marches(attempt),
        far=tuple(far_away(attempt, refused, search)),
    )


# --- money -------------------------------------------------------------------------------------------


def payments(before: State, after: State, realm: int) -> tuple[Payment, ...]:
    """In the sequence of their first booking; what comes and what goes for one reason is not set off."""
    known = len(before.realms[realm].diary)
    found: dict[tuple[str, str, bool], int] = {}
    for note in after.realms[realm].diary[known:]:
        if isinstance(note, Booked) and note.gold:
            key = note.why, note.where, note.gold < 0
            found[key] = found.get(key, 0) + note.gold
    return tuple(
        [
            Payment(gold, why, where, apart=why == APART and is_out)
            for (why, where, is_out), gold in found.items()
        ]
    )


def chests(before: State, after: State, realm: int) -> Iterator[Chest]:
    """What lies in a town that the sheet may conquer is not known yet."""
    label = after.setting.world.label
    for field, town in sorted(after.towns.items()):
        if before.owner[field] == realm and town.special:
            yield Chest(label(field), 0, 0, town.special)
    for number, army in sorted(after.realms[realm].armies.items()):
        if army.gold or army.special:
            yield Chest(label(army.field), number, army.gold, army.special)


def rooms(attempt: Attempt) -> tuple[Room, ...]:
    """Of all towns in which the realm recruits, with the money that may be used there (PH-3.3, PH-3.3.1).

    After the muster alone: what the turn conquers or carries away has no say in it.
    """
    mustered, realm = attempt.mustered, attempt.realm
    towns = [field for field in sorted(mustered.towns) if mustered.owner[field] == realm]
    usual = towns if is_recruiting(mustered.month) else []
    special = [field for field in towns if special_gold(mustered, realm, field)]
    return (
        *[one for field in usual for one in room(mustered, realm, field, special=False)],
        *[one for field in special for one in room(mustered, realm, field, special=True)],
    )


def room(state: State, realm: int, field: int, *, special: bool) -> Iterator[Room]:
    try:
        buyer = Buyer(state, realm, field, special=special)
    except IllegalMove:
        return
    used = state.used.get(buyer.slot, [0, 0, 0])
    gold, leaders, wizards = [
        None if most == UNLIMITED else most - have
        for most, have in zip(buyer.limits(state), used, strict=True)
    ]
    town = STAGES[stage_at(state, field)] or "no_town"
    label = state.setting.world.label(field)
    yield Room(label, town, gold, leaders, wizards, special, (used[0], used[1], used[2]))


# --- movement ----------------------------------------------------------------------------------------


def marches(attempt: Attempt) -> tuple[March, ...]:
    """By unit, all that it goes on this sheet; who goes along is not told apart."""
    after, realm = attempt.after, attempt.realm
    ways: dict[int, Way] = {}
    for index, told in attempt.news().items():
        for event in told:
            if isinstance(event, (ArmyMoved, PersonMoved)) and event.realm == realm:
                way = ways.setdefault(event.number, Way())
                way.go_on(event.path, step_costs(attempt, index, event.number, event.path))
                way.stopped |= isinstance(event, ArmyMoved) and event.stopped
    units = {number: unit_of(after, realm, number) for number in ways}
    return tuple(
        [
            march(after, unit, ways[number])
            for number, unit in units.items()
            if unit is not None and not goes_along(after, realm, number)
        ]
    )


class Way:
    """What a unit goes in several orders."""

    def __init__(self) -> None:
        self.path: list[str] = []
        self.costs: list[int] = []
        self.stopped = False

    def go_on(self, path: Sequence[str], costs: Sequence[int]) -> None:
        is_further = bool(self.path) and self.path[-1] == path[0]
        if self.path and not is_further:
            self.costs.append(0)  # it was taken there, aboard or by magic
        self.path += path[1:] if is_further else path
        self.costs += costs


def step_costs(attempt: Attempt, index: int, number: int, path: Sequence[str]) -> list[int]:
    """What each step cost by the position before the order."""
    moment = attempt.moments.get(index)
    start = unit_of(moment, attempt.realm, number) if moment is not None else None
    if moment is None or start is None or isinstance(attempt.orders[index], Travel):
        return [0] * (len(path) - 1)
    world, unit, costs = moment.setting.world, ready(moment, start), list[int]()
    for label in path[1:]:
        before = unit.points
        advance(moment, unit, SIDES * unit.field + world.direction(unit.field, read_field(world, label)))
        costs.append(before - unit.points)
    return costs


def march(state: State, unit: Army, way: Way) -> March:
    climbs = HEIGHT_POINTS - climbs_used(state, unit)
    return March(
        unit.number, tuple(way.path), points_left(state, unit), climbs, way.stopped, tuple(way.costs)
    )


def unit_of(state: State, realm: int, number: int) -> Army | None:
    """An army, or a person as it walks; None if there is no such unit any more."""
    row = state.realms[realm]
    person = row.people.get(number)
    return walking(person) if person is not None else row.armies.get(number)


def goes_along(state: State, realm: int, number: int) -> bool:
    person = state.realms[realm].people.get(number)
    return person is not None and KEY * realm + person.army in state.armies_at(person.field)


def far_away(attempt: Attempt, refused: Mapping[int, int], search: Search) -> Iterator[FarAway]:
    """For each order to move that was refused, if only the way is too long."""
    world = attempt.before.setting.world
    marching = [index for index in refused if isinstance(attempt.orders[index], (MoveArmy, MovePerson))]
    for index in islice([index for index in marching if index in attempt.moments], search.journeys):
        order = attempt.orders[index]
        found = on_the_way(attempt.moments[index], attempt.realm, order, search.places)
        if found is not None and (len(found) != 1 or order.via):
            path = tuple([world.label(field) for field in found[0]]) if found else ()
            to = world.label(read_field(world, order.to))
            yield FarAway(refused[index], ordered(order), to, path, len(found))


def ordered(order: MoveArmy | MovePerson) -> int:
    return order.army if isinstance(order, MoveArmy) else order.person


def on_the_way(state: State, realm: int, order: MoveArmy | MovePerson, places: int) -> list[list[int]] | None:
    """By month, the fields of the quickest journey; None where the length of the way is not the trouble."""
    number = ordered(order)
    try:
        is_person = number in state.realms[realm].people
        unit = walking(own_person(state, realm, number)) if is_person else own_army(state, realm, number)
        need_free(state, unit)
        to = read_field(state.setting.world, order.to)
        need_element(state, unit, to)
        return journey(state, unit, to, places) if not unit.aboard and to != unit.field else None
    except (IllegalMove, Unfinished):
        return None

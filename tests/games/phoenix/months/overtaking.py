"""Sheets of random orders in remote play, and what of them does not depend on one army (R227).

An order names the units that stand in it. Units that one order names hang together, and so do a person and
the army that he goes with. What does not hang together with an army by this is none of its business, whatever
happens to the army before the turn. Three things are shared by other rules: gold that it was to unload may be
wanted by others, over land that it was to take they walk more easily or not at all, and a nameless wizard may
go abroad because it is there, or stay and hinder another. In a war there is a fourth: whoever is near it, or
near anybody who fared otherwise for want of it, may have fought at its side.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tafelrunde.arena.match import derive
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, Rng
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.months.execution import Trial, begin_turn
from tafelrunde.games.phoenix.moves.kinds import Amend, Change, Roll, Sheet
from tafelrunde.games.phoenix.orders.trade import GiveGold, Tell
from tafelrunde.games.phoenix.orders.turn import (
    Accompany,
    Load,
    Merge,
    MoveArmy,
    MovePerson,
    ShiftLeaders,
    Split,
    Unload,
)
from tafelrunde.games.phoenix.play.legal import phases_now
from tafelrunde.games.phoenix.proposals.orders import TURN_LOTS, some_kinds, tried
from tafelrunde.games.phoenix.state.agenda import Cast
from tafelrunde.games.phoenix.state.pieces import Army, counted
from tafelrunde.games.phoenix.state.state import DICE, State
from tafelrunde.games.phoenix.state.throws import lowest
from tafelrunde.games.phoenix.told.notes import OrderFailed
from tests.games.phoenix.table import ANN, at, position

SEED: Final = 1
OFTEN: Final = (*[Split, ShiftLeaders] * 60, *[Merge, MoveArmy, MovePerson, Accompany] * 20)
"""Armies that change, and what goes with them, besides all that there is."""
TRIES: Final = 30
NAMING: Final = ("army", "into", "fleet", "person", "number", "wizard")
PLACES: Final = ("101/27", "102/20", "101/41", "201/12")
"""Two towns of Ann's, and two fields abroad."""
NEAR: Final = ("101/19", "101/20", "101/28", "101/34", "101/35", "102/21")
MARCH: Final = 5
"""No army comes farther over land in a month."""
WAR: Final = 3 * MARCH
"""Nobody at all does, riders on roads and fleets with their landing parties included."""


class Fate(NamedTuple):
    """What came of a sheet: why orders fell, by line; armies, people and land after the month."""

    fell: dict[int, tuple[str, dict[str, str]]]
    armies: dict[int, tuple[int, ...]]
    people: dict[int, int]
    owner: tuple[int, ...]
    abroad: dict[int, tuple[int, ...]]
    """Armies of all other realms, by key."""

    def unit(self, number: int) -> Any:
        """What an army has, or where somebody is."""
        return self.armies.get(number, self.people.get(number))


# --- positions and sheets ------------------------------------------------------------------------------


def peace(rng: Rng) -> State:
    """Ann's armies and people, several in a field; everybody else is far away."""
    armies = {str(number): host(rng) for number in (101, 102, 103, 104, 105, 201, 202)}
    people: dict[str, Any] = {str(601 + i): {"field": PLACES[rng.below(4)]} for i in range(3)}
    for number in (501, 502):
        beside = armies[str(101 + rng.below(5))]["field"]
        people[str(number)] = {"field": beside, "rank": "Z", "most": 8, "nameless": True}
    fields: dict[str, Any] = {label: {"owner": "Ann"} for label in (*PLACES[:2], *NEAR)}
    fields[PLACES[0]]["town"], fields[PLACES[1]]["town"] = "HST", "STD"
    return position(
        month=2,
        options={"deadlines": "days"},
        fields=fields,
        realms={"Ann": {"gold": 30_000, "capital": PLACES[0]}},
        armies={"Ann": armies, "Bob": {"101": {"field": "402/20", "troops": 2_000}}},
        people={"Ann": people},
    )


def host(rng: Rng) -> dict[str, Any]:
    return {
        "field": PLACES[rng.below(4)],
        "troops": 1_000 + 500 * rng.below(4),
        "leaders": 1 + rng.below(3),
    }


def drawn_sheet(state: State, rng: Rng) -> tuple[Any, ...]:
    """A sheet of Ann's that passes."""
    trial = state.copy()
    trial.planning = True
    begin_turn(trial, ANN)
    orders = tried(trial, ANN, some_kinds((*TURN_LOTS[0], *OFTEN), TRIES, rng), rng)
    while orders and Trial(state, ANN, orders, phases_now(state)).refusals:
        orders.pop()
    return (*orders, Tell("That is all."))


# --- the month -----------------------------------------------------------------------------------------

Sheets = dict[int, tuple[Any, ...]]


def fate(state: State, sheets: Sheets, realm: int, *changes: Change) -> Fate:
    """Hands the realm's sheet in, lets something happen, then hands in all others and plays the month."""
    after = state.copy()
    GAME.apply(after, realm, Sheet(sheets[realm]), [])
    if changes:
        GAME.apply(after, after.setting.game_master, Amend(changes, "overtaken"), [])
    for other in sheets.keys() - {realm}:
        GAME.apply(after, other, Sheet(sheets[other]), [])
    while after.step == DICE:
        GAME.apply(after, CHANCE, fallen(after), [])
    row = after.realms[realm]
    others = [army for other in after.realms if other is not row for army in other.armies.values()]
    return Fate(
        {note.line: (note.rule, note.params) for note in row.diary if isinstance(note, OrderFailed)},
        {army.number: told(army) for army in row.armies.values()},
        {person.number: person.field for person in row.people.values()},
        tuple(after.owner),
        {army.key: told(army) for army in others},
    )


def fallen(state: State) -> Roll:
    """The same dice for the same fight, whatever was thrown before."""
    return Roll(
        tuple(
            [
                throw_one(Seeded(derive(SEED, dice.what, dice.where, place)), dice)
                for place, dice in enumerate(state.asked)
            ]
        )
    )


def throw_one(rng: Rng, dice: Cast) -> tuple[int, ...]:
    return tuple([lowest(dice.faces) + rng.below(dice.faces) for _ in range(dice.number)])


def told(army: Army) -> tuple[int, ...]:
    return army.field, army.gold, *counted(army)


# --- what hangs together -------------------------------------------------------------------------------


def named(order: Any) -> set[int]:
    """The own units that stand in an order."""
    return {*[getattr(order, slot, 0) for slot in NAMING], *getattr(order, "armies", ())} - {0}


def entangled(state: State, realm: int, orders: Sequence[Any], units: set[int]) -> set[int]:
    """All own units that hang together with these."""
    row = state.realms[realm]
    ties = [named(order) for order in orders]
    ties += [{person.number, person.army} - {0} for person in row.people.values()]
    ties += [{army.number, army.aboard} - {0} for army in row.armies.values()]
    found, before = set(units), set[int]()
    while found != before:
        before = set(found)
        for tie in ties:
            if tie & found:
                found |= tie
    return found


class Bystanders:
    """The orders and units of a sheet that have nothing to do with an army which something befell."""

    def __init__(
        self, state: State, realm: int, orders: Sequence[Any], army: int, before: Fate, after: Fate
    ) -> None:
        self.state, self.row, self.orders = state, state.realms[realm], orders
        self.before = before
        self.tied = entangled(state, realm, orders, {army})
        self.unloads = any(isinstance(order, Unload) and order.army in self.tied for order in orders)
        fields = range(len(before.owner))
        self.land = [field for field in fields if before.owner[field] != after.owner[field]]
        """What the army did not take, or somebody else did instead."""
        self.land += self.battlefields(after)
        self.kept = self.companions()

    def battlefields(self, after: Fate) -> list[int]:
        """Where the army is with strangers about, and where those are who fared otherwise."""
        rows = (self.before.abroad, after.abroad)
        keys = [key for key in {*rows[0], *rows[1]} if rows[0].get(key) != rows[1].get(key)]
        ends = [row[key][0] for key in keys for row in rows if key in row]
        starts = [self.state.army(key).field for key in keys if self.state.has_army(key)]
        armies = [self.row.armies[number].field for number in self.tied & self.row.armies.keys()]
        strangers = [self.state.army(key).field for key in rows[0] if self.state.has_army(key)]
        beside = [field for field in armies if any(self.are_within(field, other, WAR) for other in strangers)]
        return [*ends, *starts, *beside]

    def companions(self) -> set[int]:
        """All nameless wizards, for they hinder each other, if such an army is with one before or after."""
        row, before = self.row, self.before
        start = {row.armies[number].field for number in self.tied & row.armies.keys()}
        end = {before.armies[number][0] for number in self.tied & before.armies.keys()}
        wizards = [person for person in row.people.values() if person.nameless]
        if not any(one.field in start or before.people.get(one.number) in end for one in wizards):
            return set()
        return {one.number for one in wizards}

    def lines(self) -> list[int]:
        return [line for line, order in enumerate(self.orders, 1) if self.is_free(order)]

    def is_free(self, order: Any) -> bool:
        if self.unloads and isinstance(order, (Load, GiveGold)):
            return False
        return all(self.stands_apart(unit) for unit in named(order)) and not self.touches(order)

    def stands_apart(self, unit: int) -> bool:
        """Whether a unit, with all that hangs together with it, is far from the army's affairs."""
        friends = entangled(self.state, self.row.number, self.orders, {unit})
        if friends & (self.tied | self.kept):
            return False
        armies = [self.row.armies[number].field for number in friends & self.row.armies.keys()]
        people = [self.row.people[number].field for number in friends & self.row.people.keys()]
        return not any(map(self.is_near, [*armies, *people]))

    def is_near(self, field: int) -> bool:
        return any(self.are_within(field, other, MARCH) for other in self.land)

    def are_within(self, one: int, other: int, distance: int) -> bool:
        world = self.state.setting.world
        return world.is_connected(one, other) and world.distance(one, other) <= distance

    def touches(self, order: Any) -> bool:
        """Whether it names land that is the army's affair."""
        labels = [getattr(order, "to", ""), getattr(order, "field", ""), *getattr(order, "fields", ())]
        return any(at(self.state, label) in self.land for label in labels if label)


def disturbed(
    state: State, sheets: Sheets, realm: int, army: int, changes: Sequence[Change], before: Fate
) -> list[Any]:
    """Bystanders that fared otherwise because of what befell an army: lines, then units."""
    orders, after = sheets[realm], fate(state, sheets, realm, *changes)
    apart = Bystanders(state, realm, orders, army, before, after)
    lines = [line for line in apart.lines() if before.fell.get(line) != after.fell.get(line)]
    units = {*before.armies, *before.people, *after.armies, *after.people}
    others = [unit for unit in sorted(units) if before.unit(unit) != after.unit(unit)]
    return [*[(line, orders[line - 1]) for line in lines], *filter(apart.stands_apart, others)]

"""Everything that a realm has, in rows; and of one piece or town what it is, can do, carries and costs."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, Final

import msgspec

from tafelrunde.engine.contract import Words
from tafelrunde.engine.errors import Complaint, IllegalMove
from tafelrunde.games.phoenix.armies.weapons import unfired
from tafelrunde.games.phoenix.marching.steps import need_free, ready
from tafelrunde.games.phoenix.standing.costs import HEIGHT_POINTS
from tafelrunde.games.phoenix.standing.strength import leader_points, strength
from tafelrunde.games.phoenix.state.pieces import KEY, counted
from tafelrunde.games.phoenix.state.pieces import Army as Unit
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import (
    CONQUEST_MINIMUM,
    FLEET,
    GOODS,
    POINT_PRICE,
    PRICE,
    STAGE_GOLD,
    STAGE_GP,
    STAGE_INCOME,
    STAGE_LEADERS,
    STAGE_LIMIT_RULE,
    STAGE_OF,
    STAGE_WIZARDS,
)
from tafelrunde.games.phoenix.words.text import parse_sheet
from tafelrunde.phoenix_desk.orders.desk import Desk
from tafelrunde.phoenix_desk.orders.verdicts import kind_of as kind_of_line
from tafelrunde.phoenix_desk.queries.knowledge import (
    Reason,
    about_to_move,
    asked_field,
    barred,
    both,
    called,
    no_own_unit,
    own_unit,
    reason,
)
from tafelrunde.phoenix_desk.queries.pieces import ordered_units, units_in
from tafelrunde.phoenix_desk.reports.outlook import Look
from tafelrunde.phoenix_desk.reports.possessions import armies, army_row, people, towns
from tafelrunde.phoenix_desk.reports.report import Army, Town
from tafelrunde.phoenix_desk.reports.report_others import Person
from tafelrunde.phoenix_desk.reports.sentences import goods_said

MOVEMENT_RULE: Final = ("", "PH-1.1.1a", "PH-1.1.3a", "PH-1.1.4a", "PH-6.3.2c")
"""By kind of army."""


class Possessions(msgspec.Struct, frozen=True):
    month: int
    capital: str
    armies: tuple[Army, ...]
    towns: tuple[Town, ...]
    people: tuple[Person, ...]
    idle: tuple[int, ...]
    """Armies and people that no line of the sheet is about, nor about the unit that they go with."""


class Fact(msgspec.Struct, frozen=True):
    """One thing about a piece, with the rule that makes it so."""

    said: Words
    rule: str = ""


class Ability(msgspec.Struct, frozen=True):
    """Something that a piece can do, or cannot and why."""

    said: Words
    rule: str
    why_not: Reason | None = None


class Card(msgspec.Struct, frozen=True):
    """`number` is 0 for a town."""

    number: int
    field: str
    unit: Words
    facts: tuple[Fact, ...]
    abilities: tuple[Ability, ...]
    worth: int
    """What recruiting or building it cost, by the list of prices."""
    lines: tuple[int, ...]
    """Lines of the sheet that name it, from 1."""


# --- all of them -------------------------------------------------------------------------------------


def look_at(desk: Desk) -> Look:
    """The position was imagined from the view already."""
    look = Look(desk.view)
    look.fitting = desk.state
    return look


def possessions(desk: Desk, sheet: str = "") -> Possessions:
    look, realm, busy = look_at(desk), desk.realm, ordered_units(sheet)
    own_armies, own_people = armies(look, realm), people(look, realm)
    idle = [army.number for army in own_armies if not busy & {army.number, army.aboard}]
    idle += [person.number for person in own_people if not busy & {person.number, person.army}]
    return Possessions(
        desk.view.month,
        look.realm(realm).capital or "",
        own_armies,
        towns(look, realm),
        own_people,
        tuple(idle),
    )


# --- one of them -------------------------------------------------------------------------------------


def card(desk: Desk, number: int, field: str = "", sheet: str = "") -> Card:
    """Of an own army, fleet or person; without a number of the own town in a field."""
    if not number:
        return town_card(desk, field, sheet)
    row = desk.state.realms[desk.realm]
    if number in row.people:
        return person_card(desk, number, sheet)
    if number not in row.armies:
        raise no_own_unit(desk, desk.state, number)
    return army_card(desk, number, sheet)


def lines_about(sheet: str, number: int) -> tuple[int, ...]:
    """Where a sheet names a unit."""
    found = []
    for n, line in enumerate(sheet.split("\n"), 1):
        orders = parse_sheet(line)[0] if kind_of_line(line) == "fine" else []
        if any(number in units_in(order) for order in orders):
            found.append(n)
    return tuple(found)


def lines_with(sheet: str, field: str) -> tuple[int, ...]:
    """Where a sheet names a field."""
    return tuple([n for n, line in enumerate(sheet.split("\n"), 1) if field in line.split()])


def army_card(desk: Desk, number: int, sheet: str) -> Card:
    look = look_at(desk)
    row, army = army_row(look, desk.realm, number), desk.state.army(KEY * desk.realm + number)
    return Card(
        number,
        row.field,
        called(number),
        tuple(army_facts(desk.state, row, army)),
        (*moving(desk, number, sheet), *army_abilities(desk, row, army)),
        sum([count * PRICE[good] for good, count in enumerate(counted(army)[:GOODS])]),
        lines_about(sheet, number),
    )


def army_facts(state: State, row: Army, army: Unit) -> Iterator[Fact]:
    yield Fact(both("card-goods", goods=spoken(row.goods)), "PH-1.8m")
    attack, defence = strength(army, defending=False), strength(army, defending=True)
    if attack == defence:
        yield Fact(both("card-strength", strength=attack), "PH-R20")
    else:
        yield Fact(both("card-strengths", attack=attack, defence=defence), "PH-R20")
    points = leader_points(state.setting, army.leaders)
    yield Fact(both("card-leaders", leaders=army.leaders, points=plain(points)), "PH-1.1.5d")
    yield Fact(both("card-space", space=row.space), "PH-0.2a")
    if row.guard:
        yield Fact(both("card-guard"), "PH-6.8i")
    if row.room:
        yield Fact(both("card-room", load=row.load, room=row.room, free=row.room - row.load), "PH-1.1.4a")
    if row.gold or row.special:
        yield Fact(both("card-gold", gold=row.gold, special=row.special), "PH-4.3c")
    if row.cargo:
        cargo = ", ".join([f"{count} {name}" for name, count in row.cargo.items()])
        yield Fact(both("card-cargo", cargo=cargo), "PH-4.3c")
    if row.aboard:
        yield Fact(both("card-aboard", fleet=called(row.aboard)), "PH-1.1.4a")
    if row.held:
        yield Fact(both("card-held", month=row.held), "PH-3y")


def army_abilities(desk: Desk, row: Army, army: Unit) -> Iterator[Ability]:
    if army.number // 100 != FLEET:
        need = None if row.conquers else Reason("PH-1.8j", both("card-no-conquest", least=CONQUEST_MINIMUM))
        yield Ability(both("card-conquest"), "PH-1.8j", need)
    if army.light or army.heavy:
        light, heavy = unfired(army, desk.state.month)
        spent = None if light or heavy else Reason("PH-5.1c", both("card-fired"))
        yield Ability(both("card-fire", light=light, heavy=heavy), "PH-5.1a", spent)
    if army.mounts:
        yield Ability(both("card-mount", mounts=army.mounts), "PH-1.1.2a")


def moving(desk: Desk, number: int, sheet: str) -> Iterator[Ability]:
    """How far it gets with the next line of the sheet, or what binds it; the map tells the fields."""
    state = about_to_move(desk, sheet)
    try:
        unit = own_unit(desk, state, number)
        bar = barred(desk)
        if bar is not None:
            raise bar
        need_free(state, unit)
    except IllegalMove as refusal:
        why = reason(desk, refusal)
        yield Ability(both("card-bound"), why.rule, why)
        return
    about_to_go = ready(state, unit)
    said = both("card-moves", points=about_to_go.points, climbs=HEIGHT_POINTS - about_to_go.climbs)
    yield Ability(said, MOVEMENT_RULE[min(number // 100, len(MOVEMENT_RULE) - 1)])


def person_card(desk: Desk, number: int, sheet: str) -> Card:
    row = next(one for one in people(look_at(desk), desk.realm) if one.number == number)
    return Card(
        number,
        row.field,
        called(number),
        tuple(person_facts(desk, row)),
        tuple(moving(desk, number, sheet)),
        0,
        lines_about(sheet, number),
    )


def person_facts(desk: Desk, row: Person) -> Iterator[Fact]:
    terms = desk.game.terms
    rank = terms.get(row.rank, Words(row.rank, row.rank))
    yield Fact(both("card-rank", rank=rank), "PH-1.9.1a")
    if row.now is not None and row.most is not None:
        now, most = plain(Fraction(row.now, 10)), plain(Fraction(row.most, 10))
        yield Fact(both("card-points", now=now, most=most), "PH-1.9.1e")
    if row.army:
        yield Fact(both("card-with", unit=called(row.army)), "PH-1.9l")
    if row.captor:
        yield Fact(both("card-captive", captor=row.captor))


def town_card(desk: Desk, label: str, sheet: str) -> Card:
    field = desk.state.setting.world.label(asked_field(desk, label))
    row = next((one for one in towns(look_at(desk), desk.realm) if one.field == field), None)
    if row is None:
        raise Complaint("asked-no-town", {"field": field})
    stage = STAGE_OF.get(row.stage, 0)
    terms = desk.game.terms
    name = terms[row.stage] if row.stage else both("card-site")
    return Card(
        0,
        field,
        name,
        tuple(town_facts(row, stage)),
        tuple(town_abilities(row, stage)),
        POINT_PRICE * (row.points or 0),
        lines_with(sheet, field),
    )


def town_facts(row: Town, stage: int) -> Iterator[Fact]:
    points: dict[str, Any] = {"points": row.points or 0, "full": row.full}
    yield Fact(both("card-town-points", **points), "PH-1.5.12b")
    if stage:
        yield Fact(both("card-town-income", income=STAGE_INCOME[stage]), "PH-3.2.1b")
        yield Fact(both("card-town-defence", points=STAGE_GP[stage]), "PH-5.5.1g")
    if row.site:
        yield Fact(both("card-town-site", goal=row.goal, growing=row.growing), "PH-1.5f")
    if row.special:
        yield Fact(both("card-town-special", gold=row.special), "PH-3.2.3a")
    if row.besieged:
        yield Fact(both("card-town-besieged", fields=row.besieged), "PH-1.7.1b")


def town_abilities(row: Town, stage: int) -> Iterator[Ability]:
    if stage:
        numbers = {
            "gold": STAGE_GOLD[stage],
            "leaders": STAGE_LEADERS[stage],
            "wizards": STAGE_WIZARDS[stage],
        }
        yield Ability(both("card-town-recruits", **numbers), STAGE_LIMIT_RULE[stage])
    if row.lost:
        yield Ability(both("card-town-repair", lost=row.lost), "PH-1.5f")


def spoken(goods: dict[str, int]) -> Words:
    return Words(*[goods_said(goods, lang) for lang in ("en", "de")])


def plain(points: Fraction) -> str:
    return f"{float(points):g}"

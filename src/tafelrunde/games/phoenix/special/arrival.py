"""Invaders who come into the world (6.5): when and where they surface, and the court they bring."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.holdings.ledger import earn, pay
from tafelrunde.games.phoenix.moves.realms import Arrive
from tafelrunde.games.phoenix.realms.accession import call, enter, need_free_seat, need_name
from tafelrunde.games.phoenix.standing.standing import realm_called, room_used
from tafelrunde.games.phoenix.state.pieces import Person, person_space
from tafelrunde.games.phoenix.state.realm import INVADER
from tafelrunde.games.phoenix.state.state import MUSTER, State
from tafelrunde.games.phoenix.tables.calendar import is_recruiting, month_name, recruiting_names
from tafelrunde.games.phoenix.tables.prices import (
    CIVILIAN,
    FIELD_ROOM,
    MAGE,
    MARSHAL,
    OFFICER,
    RANK_CODES,
    RANK_GP,
    WIZARD_GP,
    WIZARD_PRICE,
)
from tafelrunde.games.phoenix.told.course import RealmEntered
from tafelrunde.games.phoenix.told.people import PersonAppeared
from tafelrunde.games.phoenix.world.places import read_field

FIRST_CHARACTER: Final = 601
FIRST_WIZARD: Final = 501
MOST_WIZARDS: Final = 98
"""Numbers 501 to 599, one of them for a leader."""


def check_arrival(state: State, move: Arrive) -> None:
    realm = realm_called(state, move.realm)
    need_free_seat(state, realm)
    if move.name:
        need_name(state, realm, move.name)
    need_recruiting(state, realm)
    need_surfacing(state, realm, read_field(state.setting.world, move.field))
    need_means(state, move)


def need_recruiting(state: State, realm: int) -> None:
    """PH-6.5e."""
    if state.step != MUSTER or not is_recruiting(state.month):
        params = {"realm": state.setting.names[realm], "month": month_name(state.month)}
        raise IllegalMove("PH-6.5e", {**params, "recruit_months": recruiting_names(state.month)})


def surfacing_fields(state: State) -> list[int]:
    """Water around the point that was drawn for this month; all water of a world without points (PH-6.5d)."""
    world, marks = state.setting.world, state.setting.world.landmarks
    points = (*marks.gates, *marks.surfacings)
    near = world.around[points[state.gates[state.month] - 1]] if points else range(world.size)
    return [field for field in near if world.is_water[field] and not world.is_nest[field]]


def need_surfacing(state: State, realm: int, field: int) -> None:
    fields = surfacing_fields(state)
    if field not in fields:
        world = state.setting.world
        params = {"realm": state.setting.names[realm], "field": world.label(field)}
        shown = ", ".join(map(world.label, fields[:6])) or "–"
        raise IllegalMove("PH-6.5d", {**params, "fields": shown})


def need_means(state: State, move: Arrive) -> None:
    """Wizards are paid for (PH-6.5h), and all have room where they surface (PH-6.5i)."""
    price = wizards_price(move)
    if price > move.gold:
        raise IllegalMove("PH-6.5h", {"need": price, "have": move.gold})
    field = read_field(state.setting.world, move.field)
    room = room_used(state, field) + sum([person_space(person) for person in court(0, field, move)])
    if room > FIELD_ROOM or move.lesser + move.greater > MOST_WIZARDS:
        raise IllegalMove("PH-6.5i", {"need": room, "have": FIELD_ROOM})


def wizards_price(move: Arrive) -> int:
    return move.lesser * WIZARD_PRICE["CZA"] + move.greater * WIZARD_PRICE["CZB"]


def arrive(state: State, move: Arrive) -> None:
    """The invader is in the world with its court and its start capital, and recruits with the others."""
    realm, field = realm_called(state, move.realm), read_field(state.setting.world, move.field)
    enter(state, realm, INVADER, -1)
    if move.name:
        call(state, realm, move.name)
    place = state.setting.world.label(field)
    state.publish(RealmEntered(realm, place))
    if move.gold:
        earn(state, realm, move.gold, "start")
    if wizards_price(move):
        pay(state, realm, wizards_price(move), "recruiting", place)
    for person in court(realm, field, move):
        state.add_person(person)
        rank = RANK_CODES[person.rank]
        state.publish(PersonAppeared(realm, person.number, person.name, rank, place))


# --- the court ---------------------------------------------------------------------------------------


def court(realm: int, field: int, move: Arrive) -> list[Person]:
    """The leader first (PH-6.5f), then leaders who are characters, wizards and civilians."""
    secular = [MARSHAL] * (move.leader == "FSH") + [OFFICER] * move.officers + [CIVILIAN] * move.civilians
    found = [noble(realm, FIRST_CHARACTER + i, field, rank) for i, rank in enumerate(secular)]
    codes = ["ZB"] * (move.leader == "ZB") + ["CZB"] * move.greater + ["CZA"] * move.lesser
    return [*found, *[wizard(realm, FIRST_WIZARD + i, field, code) for i, code in enumerate(codes)]]


def noble(realm: int, number: int, field: int, rank: int) -> Person:
    person = Person(realm, number, field)
    person.rank = person.title = rank
    person.most = person.now = 10 * RANK_GP[rank]
    return person


def wizard(realm: int, number: int, field: int, code: str) -> Person:
    """`ZB`: a leader whom nobody has paid for, so that nothing is paid back for him either."""
    person = Person(realm, number, field)
    person.rank = person.title = MAGE
    person.great = code == "CZB"
    person.most = person.now = 10 * WIZARD_GP["CZB" if code == "ZB" else code]
    return person

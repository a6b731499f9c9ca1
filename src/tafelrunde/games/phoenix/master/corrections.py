"""Corrections of the game master: any value of the campaign by its path, with a reason (PH-2l).

    realms.Yaromo.gold                    fields.503/22.owner              works.503/22.NO.STR, .STR.lost
    armies.Yaromo.101.leaders             towns.503/22.stage, .points      people.Yaromo.601.now
    rights.Yaromo.Vachal.way, .coast      plundered.503/22

An army, person or town that does not exist yet is made by giving it a field or a stage; `gone` removes it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.economy.dealers import CARDS
from tafelrunde.games.phoenix.economy.rights import end_coast, end_way
from tafelrunde.games.phoenix.holdings.land import set_stage, spot_of, take_field, work_bit
from tafelrunde.games.phoenix.holdings.ledger import totals
from tafelrunde.games.phoenix.master.correction_limits import (
    NOBODY_SAID,
    allows,
    limits_at,
    possible_values,
)
from tafelrunde.games.phoenix.master.correction_paths import by_likeness, possible_paths
from tafelrunde.games.phoenix.master.correction_values import Unsuitable, Value, flag, number, text
from tafelrunde.games.phoenix.master.unit_corrections import set_army, set_person
from tafelrunde.games.phoenix.moves.kinds import Amend, Change
from tafelrunde.games.phoenix.standing.standing import realm_called
from tafelrunde.games.phoenix.state.pieces import stage
from tafelrunde.games.phoenix.state.state import NOBODY, State
from tafelrunde.games.phoenix.tables.prices import (
    GOOD_SHORT,
    NO_TOWN,
    STAGE_OF,
    STAGES,
)
from tafelrunde.games.phoenix.told.course import CoastGranted, Corrected, WayGranted
from tafelrunde.games.phoenix.told.notes import Amended
from tafelrunde.games.phoenix.world.coordinates import DIRECTIONS, SIDES
from tafelrunde.games.phoenix.world.places import read_field


def check_changes(state: State, move: Amend) -> None:
    """Tries all changes on a copy."""
    trial = state.copy()
    for change in move.changes:
        apply_change(trial, change)


def amend(state: State, move: Amend) -> None:
    """All changes, in sequence; what they create or remove is accounted for as it is."""
    for change in move.changes:
        realm, before, after = apply_change(state, change)
        if realm >= 0:
            state.note(realm, Amended(change.path, before, after, move.reason))
    state.account = totals(state)
    state.publish(Corrected(move.reason))


def apply_change(state: State, change: Change) -> tuple[int, str, str]:
    """Sets one value; returns the realm it concerns (-1 if none), and the value before and after."""
    kind, *path = change.path.split(".")
    try:
        limits = limits_at(state, change.path)
        if not allows(limits, change.value):
            raise Unsuitable(limits.reason)
        return SETTERS[kind](state, path, change.value)
    except Unsuitable as unsuitable:
        reason, value = unsuitable.args[0], change.value
        is_lost = reason == "unknown_path"
        possible = possible_paths(state, change.path) if is_lost else possible_values(limits)
        params = {"path": change.path, "reason": reason, "possible": possible}
        said = f"value_{value}" if isinstance(value, bool) else str(value)
        raise IllegalMove("PH-2l", {**params, "value": said}) from None
    except IllegalMove as refusal:
        if refusal.rule != "PH-2j":
            raise
        names = by_likeness(state.setting.names, str(refusal.params["name"]))
        raise IllegalMove("PH-2j", {**refusal.params, "realms": ", ".join(names)}) from None


def set_realm(state: State, path: list[str], value: Value) -> tuple[int, str, str]:
    realm = realm_called(state, path[0])
    if len(path) == 3:
        return set_held(state, realm, path[1], path[2], number(value))
    row = state.edit_realm(realm)
    before, row.gold = row.gold, number(value)
    return realm, str(before), str(row.gold)


def set_held(state: State, realm: int, what: str, which: str, count: int) -> tuple[int, str, str]:
    """Trade cards of a realm, or goods in the store of the merchants."""
    row, names = state.edit_realm(realm), CARDS if what == "cards" else GOOD_SHORT
    held = list(row.cards if what == "cards" else row.store)
    before, held[names.index(which)] = held[names.index(which)], count
    if what == "cards":
        row.cards = tuple(held)
    else:
        row.store = tuple(held)
    return realm, str(before), str(count)


def set_post(state: State, path: list[str], value: Value) -> tuple[int, str, str]:
    """A trading post, or none."""
    field = read_field(state.setting.world, path[0])
    owner, before = state.owner[field], field in state.posts
    state.posts.pop(field, None)
    if flag(value):
        state.posts[field] = state.month
    return owner, str(before), str(value)


def set_field(state: State, path: list[str], value: Value) -> tuple[int, str, str]:
    field = read_field(state.setting.world, path[0])
    before = state.owner[field]
    owner = NOBODY if value in ("", NOBODY_SAID) else realm_called(state, text(value))
    take_field(state, field, owner, "amended")
    return (owner if owner != NOBODY else -1), owner_called(state, before), owner_called(state, owner)


def owner_called(state: State, realm: int) -> str:
    return "" if realm == NOBODY else state.setting.names[realm]


def set_town(state: State, path: list[str], value: Value) -> tuple[int, str, str]:
    field = read_field(state.setting.world, path[0])
    owner, town = state.owner[field], state.towns.get(field)
    realm = -1 if owner == NOBODY else owner
    if path[1] == "stage":
        before = STAGES[stage(town)] if town else ""
        set_stage(state, field, STAGE_OF.get(text(value), NO_TOWN), "amended")
        return realm, before, text(value)
    return set_town_number(state, field, path[1], number(value), realm)


def set_town_number(state: State, field: int, name: str, value: int, realm: int) -> tuple[int, str, str]:
    town = state.edit_town(field)
    if name == "special":
        before, town.special = town.special, value
    else:
        before, town.points = town.points, value
    return realm, str(before), str(value)


def set_work(state: State, path: list[str], value: Value) -> tuple[int, str, str]:
    world = state.setting.world
    field = read_field(world, path[0])
    side = SIDES * field + DIRECTIONS.index(path[1])
    bit, edge = work_bit(world, side, path[2]), world.edge[side]
    realm = -1 if state.owner[field] == NOBODY else state.owner[field]
    before = state.works[edge] & bit != 0
    if len(path) > 3:
        return realm, *damage_work(state, spot_of(edge, bit), number(value))
    state.set_works(edge, state.works[edge] | bit if flag(value) else state.works[edge] & ~bit)
    state.damage.pop(spot_of(edge, bit), None)
    return realm, str(before), str(value)


def damage_work(state: State, place: int, lost: int) -> tuple[str, str]:
    """How many building points it has lost."""
    before = state.damage.pop(place, 0)
    if lost:
        state.damage[place] = lost
    return str(before), str(lost)


def set_rights(state: State, path: list[str], value: Value) -> tuple[int, str, str]:
    """`rights.Yaromo.Vachal.way` for both, `.coast` for the second in the waters of the first."""
    giver, holder = realm_called(state, path[0]), realm_called(state, path[1])
    held = state.realms[giver].ways if path[2] == "way" else state.realms[giver].coasts
    before = held >> holder & 1 == 1
    if before != flag(value):
        turn_right(state, path[2], giver, holder, granted=not before)
    return giver, str(before), str(value)


def turn_right(state: State, kind: str, giver: int, holder: int, *, granted: bool) -> None:
    if not granted:
        (end_way if kind == "way" else end_coast)(state, giver, holder)
    elif kind == "way":
        state.edit_realm(giver).ways |= 1 << holder
        state.edit_realm(holder).ways |= 1 << giver
        state.publish(WayGranted(giver, holder))
    else:
        state.edit_realm(giver).coasts |= 1 << holder
        state.publish(CoastGranted(giver, holder))


def set_plundered(state: State, path: list[str], value: Value) -> tuple[int, str, str]:
    """The month of the last plunder, or 0 as if there had been none."""
    field, month = read_field(state.setting.world, path[0]), number(value)
    before = state.plundered.pop(field, 0)
    if month:
        state.plundered[field] = month
    return (-1 if state.owner[field] == NOBODY else state.owner[field]), str(before), str(month)


SETTERS: Final[dict[str, Callable[[State, list[str], Any], tuple[int, str, str]]]] = {
    "realms": set_realm,
    "fields": set_field,
    "towns": set_town,
    "works": set_work,
    "armies": set_army,
    "people": set_person,
    "rights": set_rights,
    "plundered": set_plundered,
    "posts": set_post,
}

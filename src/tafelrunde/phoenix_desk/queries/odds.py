"""The odds of a fight by what a realm knows: what it cannot see is typed in, or asked for by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal

import msgspec

from tafelrunde.engine.contract import Words
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.text import quoted, shortened, whole_number
from tafelrunde.games.phoenix.melee.battle_odds import Array
from tafelrunde.games.phoenix.melee.forces import Muster, read_force
from tafelrunde.games.phoenix.melee.fronts import Band, Front, armies_here, stands_with
from tafelrunde.games.phoenix.state.pieces import KEY, Army, Person
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import (
    ARMY_MINIMUM,
    CREATURE,
    FIELD_ROOM,
    GOOD_SHORT,
    MAGE,
    RANK_GP,
    SPACE,
    TROOPS_OF_KIND,
)
from tafelrunde.games.phoenix.tables.wizard_classes import CLASSES
from tafelrunde.phoenix_desk.foresight.lineups import front_at, lineups, with_armies
from tafelrunde.phoenix_desk.orders.desk import Desk
from tafelrunde.phoenix_desk.queries.battles import BattleForeseen, battle_of, foreseen, reckoned
from tafelrunde.phoenix_desk.queries.knowledge import about_to_move, asked_field, both, called, no_own_unit

MOST_POINTS: Final = 10_000
STRONGEST_WIZARD: Final = 2 * CLASSES[-1].bound
STRONGEST_PERSON: Final = 2 * max(RANK_GP)
"""Good points that hardly anybody has more of; more can be typed in."""


class Unknown(msgspec.Struct, frozen=True):
    """Somebody who counts and of whom the realm does not know enough."""

    name: str
    """What it is typed in under: `Yaromo 101`."""
    realm: str
    number: int
    unit: Words
    field: str
    needs: Literal["force", "points"]
    said: Words
    usual: int | None = None
    """Points that go with his rank."""
    least: int = 0
    most: int = 0
    """How many troops, or points, it can have by the rules."""
    good: str = ""
    """What its troops are: `K`, `R`, `S`."""
    rules: tuple[str, ...] = ()
    """Which set these bounds."""


class Fight(msgspec.Struct, frozen=True):
    """The battles of a fight, one for each party; none as long as something is asked for."""

    field: str
    attacker: str
    asked: tuple[Unknown, ...]
    battles: tuple[BattleForeseen, ...]
    assumed: Words
    unknown: tuple[Unknown, ...] = ()
    """All of whom the realm does not know enough, whether or not something was typed in for them."""


def odds_of(
    desk: Desk,
    field: str,
    *,
    own: Sequence[int] = (),
    foes: Sequence[str] = (),
    typed: Mapping[str, str] | None = None,
) -> Fight:
    """Own armies come into a field and attack; or foes come (`Yaromo 101`), and they attack."""
    place, state = asked_field(desk, field), about_to_move(desk)
    comers = [foe_called(desk, state, name) for name in foes]
    attacker = comers[0].realm if comers else desk.realm
    state = drawn_together(desk, state, place, own, comers)
    front = front_at(state, place, state.setting.names[attacker])
    wanted = {called_by_name(state, key): key for key in unknown_keys(desk, state, front)}
    given = taken_in(state, wanted, typed or {})
    unknown = [ask(state, name, key) for name, key in wanted.items()]
    asked = [one for one in unknown if one.name not in given]
    battles = [] if asked else [battle_of(*sides) for sides in drawn_up(state, place, attacker)]
    return Fight(
        state.setting.world.label(place),
        state.setting.names[attacker],
        tuple(asked),
        tuple([foreseen(battle) for battle in battles]),
        both("odds-assumed"),
        tuple(unknown),
    )


def battle_between(desk: Desk, attackers: str, defenders: str, terrain: int) -> BattleForeseen:
    """Two forces as they are typed in, wherever they may meet; nothing of the map is looked at."""
    tiered = desk.state.setting.options["hf_gp"] == "tiered"
    return foreseen(reckoned(read_force(attackers), read_force(defenders), terrain, tiered=tiered))


def drawn_up(state: State, field: int, attacker: int) -> list[tuple[Array, Array]]:
    return lineups(state, front_at(state, field, state.setting.names[attacker]))


def drawn_together(desk: Desk, state: State, field: int, own: Sequence[int], foes: Sequence[Army]) -> State:
    """All comers are in the field; walls of magic that the realm cannot know are gone."""
    for number in own:
        if number not in state.realms[desk.realm].armies:
            raise no_own_unit(desk, state, number)
    state = with_armies(state, desk.realm, own, field)
    for foe in foes:
        state = with_armies(state, foe.realm, [foe.number], field)
    state.magic = [wall for wall in state.magic if wall.realm == desk.realm]
    return state


def foe_called(desk: Desk, state: State, name: str) -> Army:
    """`Yaromo 101`: an army of another realm, by the name of both."""
    realm, _, text = name.strip().rpartition(" ")
    seat, number = state.setting.realm_named(realm.strip()), whole_number(text)
    if seat < 0 or seat == desk.realm or number not in state.realms[seat].armies:
        known = [
            f"{state.setting.names[row.number]} {army}"
            for row in state.realms
            if row.number != desk.realm
            for army in sorted(row.armies)
        ]
        raise Complaint("odds-no-foe", {"name": quoted(shortened(name)), "known": known[:20] or ["–"]})
    return state.realms[seat].armies[number]


# --- what is not known -------------------------------------------------------------------------------


def unknown_keys(desk: Desk, state: State, front: Front) -> Iterator[int]:
    """Foreign armies that fight or could support, and foreign people who count for them."""
    bands = [*front.attackers, *[band for party in front.parties for band in party]]
    armies = [army.key for band in bands for army in band.armies if state.has_army(army.key)]
    near = [army.key for party in front.parties for army in supporters(state, front, party)]
    yield from sorted({key for key in [*armies, *near] if key // KEY != desk.realm})
    realms = {band.realm for band in bands} - {desk.realm}
    for key in sorted(state.people_at(front.field)):
        person = state.person(key)
        if person.realm in realms and person.captor < 0 and person.present:
            yield key


def supporters(state: State, front: Front, party: Sequence[Band]) -> Iterator[Army]:
    """Who might stand by this party from beside the field; whether he is strong enough nobody sees."""
    world, foes = state.setting.world, [band.realm for band in front.attackers]
    realms = {band.realm for band in party}
    for neighbour in world.around[front.field]:
        for army in [] if world.is_water[neighbour] else armies_here(state, neighbour):
            if stands_with(state, army.realm, realms, foes, front.field):
                yield army


def called_by_name(state: State, key: int) -> str:
    return f"{state.setting.names[key // KEY]} {key % KEY}"


def ask(state: State, name: str, key: int) -> Unknown:
    realm, number = state.setting.names[key // KEY], key % KEY
    label = state.setting.world.label
    if state.has_army(key):
        army = state.army(key)
        example = GOOD_SHORT[TROOPS_OF_KIND[number // 100]] if number // 100 < CREATURE else "K"
        said = both("odds-force", name=name, good=example)
        space = SPACE[GOOD_SHORT.index(example)]
        return Unknown(
            name,
            realm,
            number,
            called(number),
            label(army.field),
            "force",
            said,
            least=max(1, ARMY_MINIMUM // space),
            most=FIELD_ROOM // space,
            good=example,
            rules=("PH-1.8d", "PH-0.2a"),
        )
    person = state.person(key)
    usual = None if person.rank == MAGE else RANK_GP[person.rank]
    said = both("odds-power" if person.rank == MAGE else "odds-points", name=name, usual=usual or 0)
    most = STRONGEST_WIZARD if person.rank == MAGE else STRONGEST_PERSON
    return Unknown(name, realm, number, called(number), label(person.field), "points", said, usual, most=most)


# --- what is typed in --------------------------------------------------------------------------------


def taken_in(state: State, wanted: Mapping[str, int], typed: Mapping[str, str]) -> set[str]:
    """The names that something was typed in for; the position has it now."""
    by_name = {name.casefold(): name for name in wanted}
    found = set[str]()
    for written, line in typed.items():
        name = by_name.get(" ".join(written.split()).casefold())
        if name is None:
            known = list(wanted) or ["–"]
            raise Complaint("odds-not-asked", {"name": quoted(shortened(written)), "known": known})
        key = wanted[name]
        if state.has_army(key):
            become(state.edit_army(key), unit_typed(name, state.army(key), line))
        else:
            strengthen(state.edit_person(key), name, line)
        found.add(name)
    return found


def unit_typed(name: str, army: Army, line: str) -> Muster:
    """One unit as `phoenix battle` reads it; only a creature has points of its own, and any kind."""
    force = read_force(line)
    is_creature = army.number // 100 == CREATURE
    own = [bonus for unit in force.units for bonus in unit.bonuses if bonus.reason != "gp_guard"]
    if len(force.units) != 1 or force.shared or force.town or (own and not is_creature):
        raise Complaint("odds-one-unit", {"name": name, "text": quoted(shortened(line))})
    (unit,) = force.units
    if unit.army.kind != army.number // 100 and not is_creature:
        unit_said = called(army.number)
        raise Complaint("odds-other-kind", {"name": name, "unit": unit_said, "text": quoted(shortened(line))})
    return unit


def become(army: Army, unit: Muster) -> None:
    given = unit.army
    army.troops, army.mounts, army.leaders = given.troops, given.mounts, given.leaders
    army.light, army.heavy, army.guard = given.light, given.heavy, given.guard
    army.gold = army.special = army.banned = army.traits = army.might = army.nature = 0
    army.goods = ()
    if army.number // 100 == CREATURE:
        army.nature = given.kind
        army.might = int(sum([bonus.value for bonus in unit.bonuses if bonus.reason != "gp_guard"]))


def strengthen(person: Person, name: str, line: str) -> None:
    points = whole_number(line.strip())
    if points is None or not 0 <= points <= MOST_POINTS:
        raise Complaint("odds-no-points", {"name": name, "text": quoted(shortened(line))})
    person.most = person.now = 10 * points
    person.wounds = 0

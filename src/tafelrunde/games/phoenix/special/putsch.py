"""Putsch and new realm (6.2): who may rise, what goes with him, and realms that join each other."""

from __future__ import annotations

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.court.offices import marshals_bonus, take_rank
from tafelrunde.games.phoenix.economy.dealers import join_trade
from tafelrunde.games.phoenix.holdings.courts import known_person, lords, office
from tafelrunde.games.phoenix.holdings.land import stage_at
from tafelrunde.games.phoenix.holdings.ledger import book
from tafelrunde.games.phoenix.moves.realms import ChangeRealm, Rebel, Unite
from tafelrunde.games.phoenix.realms.accession import call, enter, is_free, leave, need_name, tell_order
from tafelrunde.games.phoenix.realms.kinds import LANDLESS, need_inside
from tafelrunde.games.phoenix.special.handover import armies_of, go_over, go_over_land
from tafelrunde.games.phoenix.standing.standing import own_army, realm_called
from tafelrunde.games.phoenix.state.pieces import KEY, Person
from tafelrunde.games.phoenix.state.realm import NO_FIELD, REBEL
from tafelrunde.games.phoenix.state.state import MUSTER, TURN, State
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.games.phoenix.tables.prices import (
    CIVILIAN,
    MAGE,
    MARSHAL,
    NO_TOWN,
    OFFICER,
    RANK_CODES,
    RULER,
)
from tafelrunde.games.phoenix.told.course import RealmRose, RealmsUnited
from tafelrunde.games.phoenix.told.people import PersonAppointed
from tafelrunde.games.phoenix.world.places import read_field

# --- who may rise ------------------------------------------------------------------------------------


def check_rebel(state: State, move: Rebel) -> None:
    """Everything that a putsch needs; then it is tried on a copy, for numbers may run out (PH-1.8a)."""
    realm, to = realm_called(state, move.realm), realm_called(state, move.to)
    need_inside(state, realm)
    need_other(state, realm, to)
    known_person(state, realm, move.person)
    person = state.person(KEY * realm + move.person)
    need_rank(state, person)
    need_fief(state, person, move)
    need_time(state, realm)
    need_following(state, realm, move)
    if move.name:
        need_name(state, to, move.name)
        if not is_free(state, to):
            raise IllegalMove("PH-6.2d", {"realm": state.setting.names[to], "reason": "reason_has_name"})
    rebel(state.copy(), move)


def need_other(state: State, realm: int, to: int) -> None:
    """Another realm, of a kind that can have land (PH-6.2d)."""
    is_landless = state.realms[to].kind in LANDLESS
    if to == realm or is_landless:
        reason = "reason_landless" if is_landless else "reason_same_realm"
        raise IllegalMove("PH-6.2d", {"realm": state.setting.names[to], "reason": reason})


def need_rank(state: State, person: Person) -> None:
    """Nobles and character wizards, free and at the map; the ruler has nobody to rise against (PH-6.2a)."""
    reason = ""
    if person.nameless or person.rank == CIVILIAN:
        reason = "reason_no_noble"
    elif office(person) == RULER:
        reason = "reason_rules_realm"
    elif person.captor >= 0 or not person.present or person.field == state.setting.world.castle:
        reason = "reason_not_at_map"
    if reason:
        raise no_putsch(state, person, reason)


def need_fief(state: State, person: Person, move: Rebel) -> None:
    """Own fields with a town that stands, without the ruler's capital (PH-6.2a)."""
    fields, realm, reason = fief(state, move), person.realm, ""
    if any(state.owner[field] != realm for field in fields):
        reason = "reason_not_of_realm"
    elif state.realms[realm].capital in fields:
        reason = "reason_capital"
    elif all(stage_at(state, field) == NO_TOWN for field in fields):
        reason = "reason_fief_town"
    if reason:
        raise no_putsch(state, person, reason)


def no_putsch(state: State, person: Person, reason: str) -> IllegalMove:
    params = {"person": str(person.number), "realm": state.setting.names[person.realm], "reason": reason}
    return IllegalMove("PH-6.2a", params)


def need_time(state: State, realm: int) -> None:
    """Between muster and the turn of his realm (PH-6.2b)."""
    order = state.orders.get(state.month, ())
    is_open = state.step == MUSTER or (state.step == TURN and realm in order[state.place :])
    if not is_open:
        name, month = state.setting.names[realm], month_name(state.month)
        raise IllegalMove("PH-6.2b", {"realm": name, "month": month})


def need_following(state: State, realm: int, move: Rebel) -> None:
    """Own armies, ships with what they carry, and people without a seat of their own (PH-6.2k)."""
    for number in move.armies:
        army = own_army(state, realm, number)
        bound = {army.aboard, *[unit.number for unit in armies_of(state, realm) if unit.aboard == number]}
        for other in sorted(bound - {0, *move.armies}):
            params = {"unit": str(number), "other": str(other), "reason": "reason_one_aboard"}
            raise IllegalMove("PH-6.2k", params)
    for number in move.people:
        known_person(state, realm, number)
        person = state.person(KEY * realm + number)
        if office(person) > OFFICER or person.captor >= 0 or number == move.person:
            params = {"unit": str(number), "other": str(move.person), "reason": "reason_rises_alone"}
            raise IllegalMove("PH-6.2k", params)


def fief(state: State, move: Rebel) -> list[int]:
    return list(dict.fromkeys(read_field(state.setting.world, label) for label in move.fief))


# --- the putsch --------------------------------------------------------------------------------------


def rebel(state: State, move: Rebel) -> None:
    """He goes with fief and troops into another realm, or founds one that moves before his old one."""
    realm, to = realm_called(state, move.realm), realm_called(state, move.to)
    fields, is_new = fief(state, move), is_free(state, to)
    name = state.person(KEY * realm + move.person).name
    if is_new:
        enter(state, to, REBEL, realm)
        if move.name:
            call(state, to, move.name)
    labels = tuple([state.setting.world.label(field) for field in fields])
    state.publish(RealmRose(realm, move.person, name, to, labels, is_new))
    go_over_land(state, fields, to, "putsch")
    people = [KEY * realm + number for number in dict.fromkeys((move.person, *move.people))]
    armies = [KEY * realm + number for number in dict.fromkeys(move.armies)]
    leader, *others = go_over(state, armies, people, to)
    raise_rank(state, state.person(leader))
    for key in others:  # meant for offices of the realm they have left
        state.edit_person(key).title = state.person(key).rank
    settle_home(state, to)


def raise_rank(state: State, person: Person) -> None:
    """A marshal's points at once, also where the realm has one (PH-6.2c, PH-R217); a wizard stays one."""
    held = {office(lord) for lord in lords(state, person.realm) if lord.key != person.key}
    if person.rank == MAGE:
        return
    rank = MARSHAL if MARSHAL not in held else highest_free(person.rank, held)
    take_office(state, person, rank)
    leader = state.edit_person(person.key)
    lack = marshals_bonus(rank)
    leader.most += lack - leader.bonus
    leader.now, leader.bonus = leader.most, lack


def highest_free(rank: int, held: set[int]) -> int:
    """His own office if nobody there has it, else the next one below."""
    return next(each for each in range(rank, 0, -1) if each == OFFICER or each not in held)


def take_office(state: State, person: Person, rank: int) -> None:
    """Another rank with its good points; what he has earned stays (PH-1.9.1f, PH-1.9.1g)."""
    if rank == person.rank:
        return
    noble, former = state.edit_person(person.key), RANK_CODES[person.rank]
    take_rank(noble, rank)
    noble.now = min(noble.now, noble.most)
    state.publish(PersonAppointed(noble.realm, noble.number, noble.name, RANK_CODES[rank], former))


def settle_home(state: State, realm: int) -> None:
    """Rebels are at home where their town with most building points stands (PH-6.2e, PH-6.2h)."""
    towns = [field for field in sorted(state.towns) if state.owner[field] == realm]
    if state.realms[realm].kind == REBEL and towns:
        largest = max(towns, key=lambda field: (state.towns[field].points, -field))
        state.edit_realm(realm).home = state.setting.world.terrain[largest]


# --- realms that join each other ---------------------------------------------------------------------


def check_unite(state: State, move: Unite) -> None:
    """At the muster, when nobody has moved yet, so that nothing moves twice (PH-6.2f)."""
    realm, into = realm_called(state, move.realm), realm_called(state, move.into)
    need_inside(state, realm)
    need_inside(state, into)
    need_other(state, realm, into)
    if state.step != MUSTER:
        params = {"realm": state.setting.names[realm], "into": state.setting.names[into]}
        raise IllegalMove("PH-6.2f", params)
    unite(state.copy(), move)


def unite(state: State, move: Unite) -> None:
    """Land, towns, armies, people and treasury; of two capitals the joined realm keeps its own (PH-6.2g)."""
    realm, into = realm_called(state, move.realm), realm_called(state, move.into)
    state.publish(RealmsUnited(realm, into))
    forget_capital_move(state, realm)
    fields = [field for field in range(len(state.owner)) if state.owner[field] == realm]
    go_over_land(state, fields, into, "union")
    held = {office(lord) for lord in lords(state, into)}
    people = sorted(state.realms[realm].people.values(), key=lambda person: (-office(person), person.number))
    armies = [army.key for army in armies_of(state, realm)]
    for key in go_over(state, armies, [person.key for person in people], into):
        held.add(settle_office(state, state.person(key), held))
    gold = state.realms[realm].gold
    if gold:
        book(state, realm, -gold, "union", state.setting.names[into])
        book(state, into, gold, "union", state.setting.names[realm])
    state.edit_realm(into).bonus |= state.realms[realm].bonus
    join_trade(state, realm, into)
    leave(state, realm)
    tell_order(state)
    settle_home(state, into)


def forget_capital_move(state: State, realm: int) -> None:
    row = state.edit_realm(realm)
    row.old_seat, row.new_seat, row.seat_month = NO_FIELD, NO_FIELD, 0


def settle_office(state: State, person: Person, held: set[int]) -> int:
    """Each office exists once (PH-1.9.1a): who finds his own taken has the next one below."""
    if person.rank == MAGE:
        if office(person) == RULER and RULER in held:
            abdicate(state, person)
        return office(state.person(person.key))
    rank = highest_free(person.rank, held) if person.rank > OFFICER else person.rank
    take_office(state, person, rank)
    if state.person(person.key).title in held:
        state.edit_person(person.key).title = rank
    return rank


def abdicate(state: State, person: Person) -> None:
    """A ruler wizard who is one no longer keeps what is his own (PH-1.9.3c)."""
    wizard = state.edit_person(person.key)
    wizard.title, wizard.locked = MAGE, 0
    wizard.most, wizard.bonus = max(10, wizard.most - wizard.bonus), 0
    wizard.now = min(wizard.now, wizard.most)


# --- people ------------------------------------------------------------------------------------------


def check_change(state: State, move: ChangeRealm) -> None:
    """Whoever has neither a seat nor a throne may go; nobles with one rise (PH-6.2j)."""
    realm, to = realm_called(state, move.realm), realm_called(state, move.to)
    need_inside(state, to)
    known_person(state, realm, move.person)
    person = state.person(KEY * realm + move.person)
    if to == realm or office(person) > OFFICER or person.nameless or person.captor >= 0:
        params = {"person": str(move.person), "realm": state.setting.names[realm]}
        raise IllegalMove("PH-6.2j", {**params, "to": state.setting.names[to]})
    change_realm(state.copy(), move)


def change_realm(state: State, move: ChangeRealm) -> None:
    """He stays where he is and keeps what he has earned."""
    realm, to = realm_called(state, move.realm), realm_called(state, move.to)
    go_over(state, [], [KEY * realm + move.person], to)

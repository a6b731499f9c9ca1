"""All secrecy of a campaign: what a realm may know, and an event as it may hear of it.

Secret are strengths, leaders, cargo, gifts and guard status of foreign armies (PH-1.8m, E98), treasuries
(PH-3.2d), orders (PH-3.4k), building points of foreign towns (PH-1.5.12b), what others build this month and
are told.
Views are built up; a new field of the state stays secret until it is shown here. The game master sees all.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tafelrunde.engine.contract import Event
from tafelrunde.games.phoenix.holdings.land import side_name, work_code
from tafelrunde.games.phoenix.play.legal import to_act
from tafelrunde.games.phoenix.positions.foundation import bearings
from tafelrunde.games.phoenix.secrecy.open_map import owners_seen, works_seen
from tafelrunde.games.phoenix.secrecy.seen import (
    ArmySeen,
    Begun,
    Deed,
    MagicWall,
    PersonSeen,
    PhoenixView,
    Pledge,
    RealmSeen,
    TownSeen,
)
from tafelrunde.games.phoenix.secrecy.sharing import told_to
from tafelrunde.games.phoenix.state.agenda import written
from tafelrunde.games.phoenix.state.pieces import KEY, NO_REFUGE, Army, Person, Town, stage
from tafelrunde.games.phoenix.state.realm import NO_FIELD, Realm
from tafelrunde.games.phoenix.state.state import STEP_NAMES, TURN, State
from tafelrunde.games.phoenix.tables.prices import GOOD_NAMES, RANK_CODES, STAGES
from tafelrunde.games.phoenix.told.events import Minuted, Reported
from tafelrunde.games.phoenix.world.coordinates import SIDES
from tafelrunde.games.phoenix.world.world import World


def knows(state: State, seat: int | None, realm: int) -> bool:
    """Its own realm, or the game master."""
    return seat == realm or seat == state.setting.game_master


def bits(mask: int) -> tuple[int, ...]:
    return tuple([bit for bit in range(mask.bit_length()) if mask >> bit & 1])


def label_or_none(world: World, field: int) -> str | None:
    return None if field == NO_FIELD else world.label(field)


def realm_seen(state: State, seat: int | None, realm: Realm) -> RealmSeen:
    own, setting, world = knows(state, seat, realm.number), state.setting, state.setting.world
    charge, pattern = bearings(setting.foundation, realm.number)
    moving = None
    if realm.seat_month:
        moving = (world.label(realm.old_seat), world.label(realm.new_seat), realm.seat_month)
    return RealmSeen(
        name=setting.names[realm.number],
        colour=setting.colours[realm.number],
        charge=charge,
        pattern=pattern,
        capital=label_or_none(world, realm.capital),
        home=realm.home,
        kind=realm.kind,
        absence=realm.absence,
        ways=bits(realm.ways),
        coasts=bits(realm.coasts),
        consents=bits(realm.consents),
        declines=bits(realm.declines),
        free=tuple([STAGES[bit] for bit in bits(realm.free)]),
        bonus=tuple([STAGES[bit] for bit in bits(realm.bonus)]),
        moving=moving,
        graves=realm.graves,
        post_lost=realm.post_lost,
        prices=realm.prices,
        bids=realm.bids,
        ready=state.waiting >> realm.number & 1 == 0,
        gold=realm.gold if own else None,
        gifts=realm.gifts if own else None,
        line=realm.line if own else None,
        cards=realm.cards if own else None,
        dealt=realm.dealt if own else None,
        store=realm.store if own else None,
        coming=realm.coming if own else None,
        handed=realm.handed if own else None,
        diary=realm.diary if own else None,
    )


def army_seen(world: World, army: Army, *, own: bool) -> ArmySeen:
    place = world.label(army.field)
    if not own:
        return ArmySeen(place, army.aboard, army.moved)
    return ArmySeen(
        place,
        army.aboard,
        army.moved,
        army.held,
        army.giver,
        army.gift,
        army.troops,
        army.mounts,
        army.leaders,
        army.light,
        army.heavy,
        army.gold,
        army.special,
        army.goods,
        army.guard,
        army.fired,
        army.banned,
        army.points,
        army.climbs,
        army.done,
        army.came,
        army.kills,
        army.captures,
        army.nature,
        army.might,
        army.traits,
    )


def person_seen(world: World, person: Person, *, own: bool) -> PersonSeen:
    shown = PersonSeen(
        field=world.label(person.field),
        name=person.name,
        rank=RANK_CODES[person.rank],
        title=RANK_CODES[person.title],
        army=person.army,
        present=person.present,
        nameless=person.nameless,
        captor=person.captor,
        warden=person.warden,
        knight=person.knight,
        locked=person.locked,
        sheltered=person.sheltered,
        moved=person.moved,
    )
    if not own:
        return shown
    return replace(
        shown,
        most=person.most,
        now=person.now,
        spares=person.spares,
        refuge="" if person.refuge == NO_REFUGE else world.label(person.refuge),
        rivals=person.rivals,
        wounds=person.wounds,
        great=person.great,
        bonus=person.bonus,
        barred=person.barred,
        traits=person.traits,
        awarded=person.awarded,
        award_year=person.award_year,
        points=person.points,
        climbs=person.climbs,
        done=person.done,
    )


def town_seen(state: State, town: Town, *, own: bool) -> TownSeen:
    shown, site = STAGES[stage(town)], STAGES[town.site]
    if not own:
        return TownSeen(shown, site, town.bonus)
    besieged = state.besieged.get(town.field, 0)
    return TownSeen(
        shown, site, town.bonus, STAGES[town.built], town.points, town.special, town.torn, besieged
    )


def begun_by(state: State, realm: int) -> tuple[Begun, ...]:
    world = state.setting.world
    found = [
        Begun(work_code(bit), world.label(side // SIDES), side_name(side), 0, gold, False)
        for owner, side, bit, gold in state.sites
        if owner == realm
    ]
    found += [
        Begun(work_code(bit), world.label(side // SIDES), side_name(side), points, gold, True)
        for owner, side, bit, points, gold in state.repairs
        if owner == realm
    ]
    found += [
        Begun("", world.label(field), "", points, gold, False)
        for owner, field, points, gold in state.growth
        if owner == realm
    ]
    return tuple(found)


def magic_seen(state: State, seat: int | None) -> tuple[MagicWall, ...]:
    """PH-1.4.2b."""
    world = state.setting.world
    return tuple(
        [
            MagicWall(realm, world.label(side // SIDES), side_name(side), caster)
            for realm, side, caster in sorted(state.magic)
            if knows(state, seat, realm)
        ]
    )


def deeds_seen(state: State, seat: int | None) -> tuple[Deed, ...]:
    world = state.setting.world
    return tuple(
        [
            Deed(giver, receiver, tuple(map(world.label, fields)))
            for giver, receiver, fields in state.deeds
            if knows(state, seat, giver) or seat == receiver
        ]
    )


def pledges_seen(state: State, seat: int | None) -> tuple[Pledge, ...]:
    return tuple(
        [
            Pledge(key // KEY, key % KEY, receiver, price, named_goods(goods), month)
            for key, receiver, price, goods, month in state.pledges
            if knows(state, seat, key // KEY) or seat == receiver
        ]
    )


def named_goods(goods: tuple[int, ...]) -> dict[str, int]:
    names = (*GOOD_NAMES, "gold", "prisoners")
    return {names[kind]: count for kind, count in enumerate(goods) if count}


def view(state: State, seat: int | None) -> PhoenixView:
    """What this seat may know; None is a spectator."""
    setting, world = state.setting, state.setting.world
    master = seat == setting.game_master
    return PhoenixView(
        seat=seat,
        month=state.month,
        step=STEP_NAMES[state.step],
        to_act=to_act(state),
        active=state.active if state.step == TURN or state.phase else None,
        place=state.place,
        phase=state.phase if master else None,
        part=state.part if master else None,
        missed=bits(state.missed),
        orders={str(month): realms for month, realms in state.orders.items()},
        gates={str(month): gate for month, gate in state.gates.items()},
        realms=(*[realm_seen(state, seat, realm) for realm in state.realms], None),
        owners=owners_seen(state),
        towns={
            world.label(field): town_seen(state, town, own=knows(state, seat, state.owner[field]))
            for field, town in sorted(state.towns.items())
        },
        works=works_seen(state),
        posts={world.label(field): month for field, month in sorted(state.posts.items())},
        happenings={world.label(field): percent for field, percent in sorted(state.happenings.items())},
        plundered={world.label(field): month for field, month in sorted(state.plundered.items())},
        armies=(*[armies_of(state, seat, realm) for realm in state.realms], {}),
        people=(*[people_of(state, seat, realm) for realm in state.realms], {}),
        begun=(
            *[begun_by(state, r) if knows(state, seat, r) else None for r in range(setting.realms)],
            None,
        ),
        deeds=deeds_seen(state, seat),
        pledges=pledges_seen(state, seat),
        news=tuple(state.news),
        minutes=told_to(state.minutes, seat, setting.game_master),
        asked=state.asked if master else None,
        rolled=state.rolled if master else None,
        pending=written(state.pending) if master else None,
        magic=magic_seen(state, seat),
        bans=tuple([ban for ban in state.bans if knows(state, seat, ban.caster // KEY)]),
        options=setting.options,
        foundation=setting.foundation,
    )


def armies_of(state: State, seat: int | None, realm: Realm) -> dict[str, ArmySeen]:
    own, world = knows(state, seat, realm.number), state.setting.world
    return {str(number): army_seen(world, army, own=own) for number, army in sorted(realm.armies.items())}


def people_of(state: State, seat: int | None, realm: Realm) -> dict[str, PersonSeen]:
    own, world = knows(state, seat, realm.number), state.setting.world
    return {
        str(number): person_seen(world, person, own=own) for number, person in sorted(realm.people.items())
    }


def redact(event: Event, seat: int | None) -> Any:
    """Notes to a realm are for it and the game master; of the minutes each realm is told its part."""
    if isinstance(event, Reported) and seat not in (event.realm, event.master):
        return replace(event, notes=None)
    if isinstance(event, Minuted):
        return replace(event, entries=told_to(event.entries or (), seat, event.master))
    return event

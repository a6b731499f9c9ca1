"""A position that fits what a seat sees: for bots to think with, and for reports."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.contract import Rng
from tafelrunde.games.phoenix.holdings.land import spot_of, work_bit
from tafelrunde.games.phoenix.holdings.ledger import totals
from tafelrunde.games.phoenix.positions.foundation import setting_for
from tafelrunde.games.phoenix.secrecy.guesses import (
    guess_points,
    guess_strength,
    guess_town,
    guess_trade,
    guess_walls,
)
from tafelrunde.games.phoenix.secrecy.seen import ArmySeen, PersonSeen, PhoenixView, RealmSeen, TownSeen
from tafelrunde.games.phoenix.state.agenda import read
from tafelrunde.games.phoenix.state.books import Book
from tafelrunde.games.phoenix.state.pieces import KEY, Army, Person, Town
from tafelrunde.games.phoenix.state.state import DICE, MUSTER, STEP_NAMES, State, empty_state
from tafelrunde.games.phoenix.state.undertakings import (
    GoodsOffer,
    Growth,
    LandOffer,
    RepairJob,
    Site,
    SpellWall,
    WaitingBan,
)
from tafelrunde.games.phoenix.tables.phases import B18
from tafelrunde.games.phoenix.tables.prices import GOOD_NAMES, RANK_OF, STAGE_OF
from tafelrunde.games.phoenix.world.coordinates import DIRECTIONS, SIDES
from tafelrunde.games.phoenix.world.places import read_field
from tafelrunde.games.phoenix.world.world import World

SHOWN: Final = (
    *("name", "army", "present", "nameless", "captor", "warden", "knight", "locked", "sheltered", "moved"),
)
"""What everybody sees of a person, beside rank and field."""
OWN_POINTS: Final = (
    *("most", "now", "awarded", "award_year"),
    *("spares", "rivals", "wounds", "great", "bonus", "barred", "traits"),
)


def imagine(seen: PhoenixView, rng: Rng) -> State:
    """A full position that fits the view."""
    realms = len(seen.realms) - 1
    setting, _founded = setting_for(realms, seen.options, seen.foundation)
    state = empty_state(setting)
    fill_course(state, seen)
    fill_map(state, seen, rng)
    for number in range(realms):
        fill_realm(state, number, seen, rng)
    state.account = totals(state)
    return state


def fill_course(state: State, seen: PhoenixView) -> None:
    state.month = seen.month
    state.step = STEP_NAMES.index(seen.step)
    state.active = state.setting.realms - 1 if seen.active is None else seen.active
    state.place = seen.place
    if seen.phase is not None:
        state.phase, state.part = seen.phase, seen.part or 0
    elif state.step == DICE:
        state.phase = B18  # some phase with nothing left to do
    state.minutes, state.pending = Book(seen.minutes or ()), read(state.phase, seen.pending or ())
    state.asked, state.rolled = seen.asked or (), seen.rolled or ()
    state.missed = mask(seen.missed)
    state.bans = [WaitingBan(*ban) for ban in seen.bans]
    state.orders = {int(month): order for month, order in seen.orders.items()}
    state.gates = {int(month): gate for month, gate in seen.gates.items()}
    state.news = Book(seen.news)
    shown = [realm for realm in seen.realms if realm is not None]
    state.waiting = mask(tuple(number for number, realm in enumerate(shown) if not realm.ready))


def mask(numbers: tuple[int, ...]) -> int:
    return sum(1 << number for number in numbers)


def fill_map(state: State, seen: PhoenixView, rng: Rng) -> None:
    world = state.setting.world
    for label, owner in seen.owners.items():
        state.owner[read_field(world, label)] = owner
    for work in seen.works:
        side = SIDES * read_field(world, work.field) + DIRECTIONS.index(work.side)
        bit, edge = work_bit(world, side, work.work), world.edge[side]
        state.set_works(edge, state.works[edge] | bit)
        if work.lost:
            state.damage[spot_of(edge, bit)] = work.lost
    state.happenings = {read_field(world, label): percent for label, percent in seen.happenings.items()}
    state.posts = {read_field(world, label): month for label, month in seen.posts.items()}
    state.plundered = {read_field(world, label): month for label, month in seen.plundered.items()}
    for label, town in seen.towns.items():
        fill_town(state, read_field(world, label), town, rng)
    fill_offers(state, seen)


def fill_town(state: State, field: int, seen: TownSeen, rng: Rng) -> None:
    shown = STAGE_OF.get(seen.stage, 0)
    town = Town(field, shown, 0)
    if seen.points is None or seen.built is None or seen.special is None:
        guess_town(town, shown, STAGE_OF.get(seen.site, 0), rng)
    else:
        town.built, town.points = STAGE_OF.get(seen.built, 0), seen.points
        town.site, town.special = STAGE_OF.get(seen.site, 0), seen.special
        town.torn = seen.torn or 0
        if seen.besieged:
            state.besieged[field] = seen.besieged
    town.bonus = seen.bonus
    state.add_town(town)


def fill_offers(state: State, seen: PhoenixView) -> None:
    world = state.setting.world
    for deed in seen.deeds:
        fields = tuple(read_field(world, label) for label in deed.fields)
        state.deeds.append(LandOffer(deed.giver, deed.receiver, fields))
    for pledge in seen.pledges:
        goods = tuple(pledge.goods.get(name, 0) for name in (*GOOD_NAMES, "gold", "prisoners"))
        key = KEY * pledge.giver + pledge.number
        state.pledges.append(GoodsOffer(key, pledge.receiver, pledge.price, goods, pledge.month))
    for number, begun in enumerate(seen.begun):
        for row in begun or ():
            field = read_field(world, row.field)
            if not row.work:
                state.growth.append(Growth(number, field, row.points, row.gold))
                continue
            side = SIDES * field + DIRECTIONS.index(row.side)
            bit = work_bit(world, side, row.work)
            if row.repair:
                state.repairs.append(RepairJob(number, side, bit, row.points, row.gold))
            else:
                state.sites.append(Site(number, side, bit, row.gold))


def fill_realm(state: State, number: int, seen: PhoenixView, rng: Rng) -> None:
    shown = seen.realms[number]
    assert shown is not None
    fill_row(state, number, shown, rng)
    world = state.setting.world
    for name, army in seen.armies[number].items():
        state.add_army(imagined_army(number, int(name), army, world, rng))
    for name, person in seen.people[number].items():
        state.add_person(imagined_person(number, int(name), person, world, rng))
    fill_walls(state, number, seen, rng)


def fill_walls(state: State, number: int, seen: PhoenixView, rng: Rng) -> None:
    """Its magic walls if they are known, else perhaps some."""
    if seen.seat not in (number, state.setting.game_master):
        guess_walls(state, number, rng)
    for wall in seen.magic:
        if wall.realm == number:
            side = SIDES * read_field(state.setting.world, wall.field) + DIRECTIONS.index(wall.side)
            state.magic.append(SpellWall(number, side, wall.caster))


def fill_row(state: State, number: int, seen: RealmSeen, rng: Rng) -> None:
    realm, world = state.edit_realm(number), state.setting.world
    realm.kind, realm.absence, realm.home = seen.kind, seen.absence, seen.home
    realm.capital = -1 if seen.capital is None else read_field(world, seen.capital)
    realm.ways, realm.coasts = mask(seen.ways), mask(seen.coasts)
    realm.consents, realm.declines = mask(seen.consents), mask(seen.declines)
    realm.free = mask(tuple(STAGE_OF[code] for code in seen.free))
    realm.bonus = mask(tuple(STAGE_OF[code] for code in seen.bonus))
    realm.graves = seen.graves
    if seen.moving is not None:
        old, new, realm.seat_month = seen.moving
        realm.old_seat, realm.new_seat = read_field(world, old), read_field(world, new)
    realm.gold = 100 * rng.below(3000) if seen.gold is None else seen.gold
    realm.gifts = seen.gifts or ()
    realm.post_lost, realm.prices, realm.bids = seen.post_lost, seen.prices, seen.bids
    if seen.cards is None or seen.store is None or seen.coming is None or seen.dealt is None:
        guess_trade(realm, rng)
    else:
        realm.cards, realm.dealt, realm.store, realm.coming = seen.cards, seen.dealt, seen.store, seen.coming
    realm.line = seen.line or ()
    is_foreign = seen.diary is None
    realm.handed = () if is_foreign and seen.ready and state.step == MUSTER else seen.handed
    realm.diary = seen.diary or ()
    realm.told = len(realm.diary)


def imagined_army(realm: int, number: int, seen: ArmySeen, world: World, rng: Rng) -> Army:
    army = Army(realm, number, read_field(world, seen.field))
    army.aboard, army.moved = seen.aboard, seen.moved
    if seen.troops is None:
        guess_strength(army, world, rng)
        return army
    for name in seen.__struct_fields__[3:]:
        setattr(army, name, getattr(seen, name))
    return army


def imagined_person(realm: int, number: int, seen: PersonSeen, world: World, rng: Rng) -> Person:
    person = Person(realm, number, read_field(world, seen.field))
    person.rank, person.title = RANK_OF[seen.rank], RANK_OF[seen.title]
    for name in SHOWN:
        setattr(person, name, getattr(seen, name))
    if seen.most is None:
        guess_points(person, rng)
        return person
    for name in (*OWN_POINTS, "points", "climbs", "done"):
        setattr(person, name, getattr(seen, name))
    if seen.refuge:
        person.refuge = read_field(world, seen.refuge)
    return person

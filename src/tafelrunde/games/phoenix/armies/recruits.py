"""Recruiting armies and people (PH-3.3, PH-2e, PH-6.4). Muster."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.armies.capacity import Buyer, need_capacity, purchase
from tafelrunde.games.phoenix.holdings.land import stage_at
from tafelrunde.games.phoenix.holdings.ledger import add_goods, raise_goods
from tafelrunde.games.phoenix.orders.muster import Enlist, Goods, Recruit
from tafelrunde.games.phoenix.realms.invader_courts import need_officer
from tafelrunde.games.phoenix.standing.guard import need_guard
from tafelrunde.games.phoenix.standing.standing import is_neutral
from tafelrunde.games.phoenix.state.pieces import KEY, Army, Person, stage
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.calendar import is_recruiting, month_name, recruiting_names
from tafelrunde.games.phoenix.tables.phases import MUSTER_PHASE
from tafelrunde.games.phoenix.tables.prices import (
    CHARACTER,
    CIVILIAN,
    CREATURE,
    FLEET,
    FOOT,
    GOOD_NAMES,
    GOODS,
    HEAVY_CATAPULT,
    HEAVY_WARSHIP,
    HORSE,
    LEADER,
    LIGHT_CATAPULT,
    LIGHT_WARSHIP,
    MAGE,
    MOUNT,
    OFFICER,
    OFFICER_PRICE,
    PRICE,
    RANK_CODES,
    RANK_GP,
    RIDER,
    SHIP,
    STAGES,
    WARRIOR,
    WIZARD,
    WIZARD_GP,
    WIZARD_PRICE,
)
from tafelrunde.games.phoenix.told.land import ArmyAppeared
from tafelrunde.games.phoenix.told.notes import Recruited
from tafelrunde.games.phoenix.told.people import PersonAppeared
from tafelrunde.games.phoenix.world.places import read_field

FITTING: Final[dict[int, tuple[int, ...]]] = {
    FOOT: (WARRIOR, MOUNT, LEADER, LIGHT_CATAPULT, HEAVY_CATAPULT),
    HORSE: (RIDER, LEADER, LIGHT_CATAPULT, HEAVY_CATAPULT),
    FLEET: (SHIP, LEADER, LIGHT_WARSHIP, HEAVY_WARSHIP),
}
"""Goods that may be in an army of a kind (PH-1.8b, PH-1.2b, PH-1.8i)."""
WEAPONS: Final = (LIGHT_CATAPULT, HEAVY_CATAPULT, LIGHT_WARSHIP, HEAVY_WARSHIP)
KIND_TERM: Final = {
    FOOT: "foot",
    HORSE: "rider_army",
    FLEET: "fleet",
    CREATURE: "creature",
    WIZARD: "wizard",
    CHARACTER: "character",
}


def goods_list(goods: Goods) -> list[int]:
    """By number of the good."""
    return [getattr(goods, name) for name in GOOD_NAMES]


def named(goods: list[int]) -> dict[str, int]:
    return {GOOD_NAMES[kind]: count for kind, count in enumerate(goods[:GOODS]) if count}


# --- numbers -----------------------------------------------------------------------------------------


def numbers_used(state: State, realm: int, kind: int) -> set[int]:
    row = state.realms[realm]
    return {number for number in (*row.armies, *row.people) if number // 100 == kind}


def free_number(state: State, realm: int, kind: int) -> int:
    """The lowest number of that kind that the realm does not use; 0 if all are taken."""
    used = numbers_used(state, realm, kind) | {grave[0] for grave in state.realms[realm].graves}
    free = [number for number in range(100 * kind + 1, 100 * kind + 100) if number not in used]
    return free[0] if free else 0


def need_free_number(state: State, realm: int, number: int, kind: int) -> None:
    """PH-1.8a."""
    if number // 100 != kind or number % 100 == 0 or number in numbers_used(state, realm, kind):
        params = {
            "number": number,
            "kind": KIND_TERM[kind],
            "first": 100 * kind + 1,
            "last": 100 * kind + 99,
            "free": free_number(state, realm, kind) or "–",
        }
        raise IllegalMove("PH-1.8a", params)


def new_army(state: State, realm: int, number: int, field: int) -> Army:
    """An army that has nothing yet; everybody sees it appear (PH-3d)."""
    army = Army(realm, number, field)
    state.add_army(army)
    state.publish(ArmyAppeared(realm, number, state.setting.world.label(field)))
    return army


def need_fitting(number: int, goods: list[int]) -> None:
    """PH-1.8b, PH-1.2b: what may be in an army of this number."""
    fitting = FITTING[number // 100]
    for kind, count in enumerate(goods):
        if count and kind not in fitting:
            if kind in WEAPONS:
                raise IllegalMove("PH-1.2b", {"army": str(number), "weapon": GOOD_NAMES[kind]})
            raise IllegalMove("PH-1.8b", {"army": str(number), "goods": GOOD_NAMES[kind]})


# --- armies ------------------------------------------------------------------------------------------


def recruit(state: State, realm: int, order: Recruit) -> None:
    """Pays for goods and puts them into a new army or one that stands there."""
    if is_neutral(state, realm):
        raise IllegalMove("PH-6.4.1e", {"realm": state.setting.names[realm]})
    goods = goods_list(order.goods)
    kind = order.army // 100
    if kind not in FITTING:
        need_free_number(state, realm, order.army, FOOT)
    need_fitting(order.army, goods)
    buyer = buyer_in(state, realm, order.town, special=order.special)
    place = placed_at(state, buyer, order, kind)
    need_place(state, realm, order.army, kind, place)
    key = KEY * realm + order.army
    if order.guard or (state.has_army(key) and state.army(key).guard):
        need_guard(state, realm, order.army, buyer.field, goods)
    leaders = goods[LEADER]
    gold = sum([PRICE[good] * goods[good] for good in range(GOODS) if good != LEADER])
    used = need_capacity(state, buyer, gold, leaders, 0, PRICE[LEADER] * leaders)
    purchase(state, buyer, gold + PRICE[LEADER] * leaders, used)
    army = state.edit_army(key) if state.has_army(key) else new_army(state, realm, order.army, place)
    army.guard = army.guard or order.guard
    raise_goods(state, goods)
    add_goods(army, goods)
    state.note(realm, Recruited(order.army, state.setting.world.label(place), named(goods)))


def buyer_in(state: State, realm: int, town: str, *, special: bool) -> Buyer:
    """Who recruits where, with which money; treasuries recruit in recruiting months (PH-3.3a)."""
    field = read_field(state.setting.world, town)
    if not special and not is_recruiting(state.month):
        months = recruiting_names(state.month)
        raise IllegalMove("PH-3.3a", {"month": month_name(state.month), "recruit_months": months})
    return Buyer(state, realm, field, special=special)


def placed_at(state: State, buyer: Buyer, order: Recruit, kind: int) -> int:
    """Land troops stand in the town, ships on water beside it (PH-3.3d, PH-2e)."""
    world = state.setting.world
    if kind != FLEET:
        if order.at and read_field(world, order.at) != buyer.field:
            raise misplaced(state, buyer, order)
        return buyer.field
    waters = [field for field in world.around[buyer.field] if world.is_water[field]]
    place = read_field(world, order.at) if order.at else (waters or [buyer.field])[0]
    if place not in waters or world.height[buyer.field] != 1:
        params = {
            "town": buyer.term,
            "field": world.label(buyer.field),
            "water": world.label(place),
            "height": world.height[buyer.field],
        }
        raise misplaced(state, buyer, order) if buyer.first else IllegalMove("PH-3.3d", params)
    return place


def misplaced(state: State, buyer: Buyer, order: Recruit) -> IllegalMove:
    """PH-2e in the first month, PH-3.3c later."""
    world = state.setting.world
    if buyer.first:
        own = [field for field in range(world.size) if state.owner[field] == buyer.realm]
        goods = tuple(named(goods_list(order.goods))) or "–"
        fields = ", ".join(map(world.label, own))
        return IllegalMove("PH-2e", {"goods": goods, "field": order.at or order.town, "fields": fields})
    params = {"field": order.at, "reason": "reason_no_town", "month": month_name(state.month)}
    return IllegalMove("PH-3.3c", params)


def need_place(state: State, realm: int, number: int, kind: int, place: int) -> None:
    """A new number must be free, an army that is reinforced must stand there."""
    key = KEY * realm + number
    if not state.has_army(key) or state.army(key).field != place or state.army(key).aboard:
        need_free_number(state, realm, number, kind)


# --- people ------------------------------------------------------------------------------------------


def enlist(state: State, realm: int, order: Enlist) -> None:
    """A leader who is a character, or a wizard (PH-1.1.5f, PH-3.3g to PH-3.3k)."""
    is_officer = order.rank == "CHF"
    civilian = meant(state, realm, order)
    if civilian is None or not is_officer:
        need_free_number(state, realm, order.number, CHARACTER if is_officer else WIZARD)
    if is_officer:
        need_officer(state, realm)
    if order.rank != "ZA":
        need_free_person(state, realm, order)
    buyer = buyer_in(state, realm, order.town, special=order.special)
    if order.rank == "CZB":
        buyer.need_great_wizard(state)
    if order.rank in ("CZA", "CZB"):
        need_largest(state, realm, buyer.field)
    price = OFFICER_PRICE if is_officer else WIZARD_PRICE[order.rank]
    wizards = 0 if is_officer else 2 if order.rank == "CZB" else 1
    used = need_capacity(state, buyer, 0, 1 if is_officer else 0, wizards, price)
    purchase(state, buyer, price, used)
    person = recruit_of(realm, order, buyer.field, civilian)
    person.rank = person.title = OFFICER if is_officer else MAGE
    earned = civilian.most if civilian else 0  # PH-1.9d
    person.most = person.now = earned + 10 * (RANK_GP[OFFICER] if is_officer else WIZARD_GP[order.rank])
    person.nameless, person.great = order.rank == "ZA", order.rank == "CZB"
    if civilian:
        state.remove_person(civilian.key)
    state.add_person(person)
    place = state.setting.world.label(buyer.field)
    state.publish(PersonAppeared(realm, order.number, person.name, RANK_CODES[person.rank], place))


def recruit_of(realm: int, order: Enlist, field: int, civilian: Person | None) -> Person:
    """Somebody new, or the civilian who stays the character that he was (PH-1.9d)."""
    person = Person(realm, order.number, field)
    person.name = order.name
    if civilian:
        person.name = order.name or civilian.name
        person.knight, person.spares, person.barred = civilian.knight, civilian.spares, civilian.barred
        person.refuge, person.rivals = civilian.refuge, civilian.rivals
        person.awarded, person.award_year = civilian.awarded, civilian.award_year
    return person


def meant(state: State, realm: int, order: Enlist) -> Person | None:
    """The free civilian who becomes a leader by his number, or a wizard by his name (PH-1.9d)."""
    for _number, person in sorted(state.realms[realm].people.items()):
        if person.rank == person.title == CIVILIAN and person.captor < 0 and person.present:
            if order.rank == "CHF" and person.number == order.number:
                return person
            if order.rank in ("CZA", "CZB") and person.name and person.name == order.name:
                return person
    return None


def need_largest(state: State, realm: int, field: int) -> None:
    """PH-1.9.2b: where no town of the realm is of a higher stage; guests of Audvacar recruit there."""
    own = [stage(town) for place, town in state.towns.items() if state.owner[place] == realm]
    if state.owner[field] == realm and own and stage_at(state, field) < max(own):
        largest = STAGES[max(own)]
        raise IllegalMove("PH-1.9.2b", {"field": state.setting.world.label(field), "town": largest})


def need_free_person(state: State, realm: int, order: Enlist) -> None:
    """Neither dead and locked (PH-1.9j) nor a prisoner (PH-R211), under whatever number."""
    for number, until, name, _office in state.realms[realm].graves:
        if is_same(number, name, order):
            month = month_name(until + 1) if until else "–"
            raise IllegalMove("PH-1.9j", {"person": name or str(number), "month": month})
    for number, person in sorted(state.realms[realm].people.items()):
        if person.captor >= 0 and is_same(number, person.name, order):
            params = {"person": person.name, "number": number, "realm": state.setting.names[person.captor]}
            raise IllegalMove("PH-R211", params)


def is_same(number: int, name: str, order: Enlist) -> bool:
    """Whether the order means this person, by name; without a name by number."""
    if name and order.name:
        return name.casefold() == order.name.casefold()
    return number == order.number


ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {
    Recruit: (MUSTER_PHASE, recruit),
    Enlist: (MUSTER_PHASE, enlist),
}

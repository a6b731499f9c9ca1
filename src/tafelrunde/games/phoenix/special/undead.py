"""Undead (6.7): a fifth of their combat income raises new troops at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.armies.loot import price_of
from tafelrunde.games.phoenix.armies.recruits import (
    FITTING,
    KIND_TERM,
    goods_list,
    named,
    need_fitting,
    need_free_number,
    new_army,
)
from tafelrunde.games.phoenix.holdings.ledger import add_goods, raise_goods
from tafelrunde.games.phoenix.orders.special import RaiseDead
from tafelrunde.games.phoenix.standing.guard import need_common
from tafelrunde.games.phoenix.standing.standing import own_army
from tafelrunde.games.phoenix.state.pieces import Army, Person
from tafelrunde.games.phoenix.state.realm import UNDEAD
from tafelrunde.games.phoenix.state.state import GOLD, State
from tafelrunde.games.phoenix.tables.phases import B15
from tafelrunde.games.phoenix.tables.prices import (
    FLEET,
    FOOT,
    LEADER,
    MAGE,
    PRICE,
    RANK_CODES,
    WIZARD,
    WIZARD_GP,
    WIZARD_PRICE,
)
from tafelrunde.games.phoenix.told.notes import Raised
from tafelrunde.games.phoenix.told.people import PersonAppeared
from tafelrunde.games.phoenix.told.spoils import FallenWorked
from tafelrunde.games.phoenix.told.war_notes import Spoils

SHARE: Final = 20
"""Percent of the combat income (PH-6.7d)."""
TROOPS_SHARE: Final = 83
"""Percent of that for all but leaders (PH-6.7e)."""
LEADERS_SHARE: Final = 17


def raise_dead(state: State, realm: int, order: RaiseDead) -> None:
    """An army that has won takes them up; what it will win is not known while one plans."""
    army, goods = own_army(state, realm, order.army), goods_list(order.goods)
    if state.realms[realm].kind != UNDEAD:
        raise IllegalMove("PH-6.7d", {"realm": state.setting.names[realm]})
    place = army.field
    if order.into:
        place = place_of_new(state, army, order.into)
    else:
        need_common(army)
    need_fitting(order.into or army.number, goods)
    if order.wizard:
        need_wizard(state, realm, order.wizard)
    gold = price_of(goods) + (WIZARD_PRICE["ZA"] if order.wizard else 0)
    winner = state.edit_army(army.key)
    if not state.planning:
        need_shares(state, army, goods, gold)
        winner.special -= gold
        state.account[GOLD] -= gold
    raise_goods(state, goods)
    add_goods(new_army(state, realm, order.into, place) if order.into else winner, goods)
    label = state.setting.world.label(place)
    state.note(realm, Raised(order.into or army.number, label, named(goods), order.wizard, gold))
    if order.wizard:
        raise_wizard(state, army, order.wizard)


def place_of_new(state: State, army: Army, number: int) -> int:
    """Where a new army stands: beside the winner, ships on his water or where some sank (PH-R232).

    What will sink is not known while one plans.
    """
    world, kind = state.setting.world, number // 100
    if kind not in FITTING:
        need_free_number(state, army.realm, number, FOOT)
    need_free_number(state, army.realm, number, kind)
    places = [army.field]
    if kind == FLEET and not world.is_water[army.field]:
        around = [field for field in world.around[army.field] if world.is_water[field]]
        places = around if state.planning else [field for field in around if have_sunk(state, field)]
    if not places or world.is_water[places[0]] != (kind == FLEET):
        params = {"number": number, "kind": KIND_TERM[kind], "army": str(army.number)}
        raise IllegalMove("PH-R232", {**params, "field": world.label(army.field)})
    return places[0]


def have_sunk(state: State, field: int) -> bool:
    """Whether ships were destroyed there in a fight of this month."""
    place = state.setting.world.label(field)
    fights = [entry for entry in state.minutes if isinstance(entry, FallenWorked) and entry.field == place]
    return any("ships" in row.lost for entry in fights for row in entry.armies)


def raised(state: State, realm: int) -> list[Raised]:
    """What the realm has raised so this month."""
    return [note for note in state.realms[realm].diary if isinstance(note, Raised)]


def combat_gold(state: State, realm: int) -> int:
    """Its combat income of the month."""
    notes = [note for note in state.realms[realm].diary if isinstance(note, Spoils)]
    return sum([note.gold for note in notes if note.why == "combat_income"])


def need_shares(state: State, army: Army, goods: list[int], gold: int) -> None:
    """A fifth in all, of which so much for leaders and so much for other goods (PH-6.7e)."""
    before = raised(state, army.realm)
    leaders = PRICE[LEADER] * (goods[LEADER] + sum([note.goods.get("leaders", 0) for note in before]))
    paid = gold + sum([note.gold for note in before])
    wizards = WIZARD_PRICE["ZA"] if any(note.wizard for note in before) or gold > price_of(goods) else 0
    whole = combat_gold(state, army.realm) * SHARE // 100
    asked = (paid - leaders - wizards, leaders, paid, gold)
    limits = (whole * TROOPS_SHARE // 100, whole * LEADERS_SHARE // 100, whole, army.special)
    for need, limit in zip(asked, limits, strict=True):
        if need > limit:
            raise IllegalMove("PH-6.7e", {"army": str(army.number), "need": need, "limit": limit})


def need_wizard(state: State, realm: int, number: int) -> None:
    """PH-6.7f."""
    need_free_number(state, realm, number, WIZARD)
    if any(note.wizard for note in raised(state, realm)):
        raise IllegalMove("PH-6.7f", {"number": number})


def raise_wizard(state: State, army: Army, number: int) -> None:
    person = Person(army.realm, number, army.field)
    person.rank = person.title = MAGE
    person.most = person.now = 10 * WIZARD_GP["ZA"]
    person.nameless, person.army = True, army.number
    state.add_person(person)
    place = state.setting.world.label(army.field)
    state.publish(PersonAppeared(army.realm, number, "", RANK_CODES[MAGE], place))


ORDERS: Final[dict[type, tuple[int, Callable[[State, int, Any], None]]]] = {
    RaiseDead: (B15, raise_dead),
}

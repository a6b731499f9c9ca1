"""The end of a turn (B18): over-occupied fields, ships that carry too much, armies that are none any more."""

from __future__ import annotations

from tafelrunde.games.phoenix.armies.formations import dissolve
from tafelrunde.games.phoenix.armies.prisoners import with_cargo
from tafelrunde.games.phoenix.armies.recruits import named
from tafelrunde.games.phoenix.holdings.courts import die
from tafelrunde.games.phoenix.holdings.ledger import add_goods, earn, lose_goods
from tafelrunde.games.phoenix.standing.standing import (
    carried,
    carrier,
    hold_used,
    is_led,
    needs_ship,
    room_used,
    wizards_with,
)
from tafelrunde.games.phoenix.standing.wizards import lose_stranded
from tafelrunde.games.phoenix.state.pieces import (
    KEY,
    Army,
    Person,
    counted,
    is_large_enough,
    person_space,
    ship_room,
    space,
)
from tafelrunde.games.phoenix.state.state import GOLD, State
from tafelrunde.games.phoenix.tables.prices import (
    FIELD_ROOM,
    FLEET,
    GOODS,
    LEADER,
    PRICE,
    REFUND_PERCENT,
    SPACE,
)
from tafelrunde.games.phoenix.told.notes import Cut, Drowned


def end_turn(state: State, realm: int) -> bool:
    """PH-5.7a, PH-0.3.2d, PH-1.1.5a, PH-1.8d, PH-R229; nothing of it needs dice."""
    for field in sorted({army.field for army in state.realms[realm].armies.values()}):
        relieve_field(state, realm, field, room_of_people(state, field))
    for army in list(state.realms[realm].armies.values()):
        if army.kind == FLEET:
            relieve_ships(state, army)
    for army in list(state.realms[realm].armies.values()):
        if state.has_army(army.key) and not (is_large_enough(army) and is_led(state, army)):
            dissolve(state, army.key)
    lose_stranded(state, realm)
    return False


# --- fields ------------------------------------------------------------------------------------------


def room_of_people(state: State, field: int) -> int:
    """Characters and wizards take room in a field too (PH-0.2b, PH-0.2d)."""
    people = [state.person(key) for key in state.people_at(field)]
    there = [person for person in people if person.present and not is_carried(state, person)]
    return sum([person_space(person) for person in there])


def is_carried(state: State, person: Person) -> bool:
    """A wizard in a ship; characters have ships of their own (PH-0.2d, PH-1.9l)."""
    return person.nameless and carrier(state, person) > 0


def relieve_field(state: State, realm: int, field: int, people: int) -> None:
    """Where one realm stands alone above the limit, each of its armies is cut in proportion (PH-5.7a)."""
    armies = [state.army(key) for key in state.armies_at(field)]
    if any(army.realm != realm for army in armies):
        return
    used = room_used(state, field)
    if used + people <= FIELD_ROOM:
        return
    price = 0
    for army in armies:
        if not army.aboard:
            price += cut_army(state, army.key, max(0, FIELD_ROOM - people), used)
    place = state.setting.world.label(field)
    earn(state, realm, price * REFUND_PERCENT // 100, "refund", place)  # PH-5.7b


def cut_army(state: State, key: int, part: int, whole: int) -> int:
    """Leaves this part of the whole, and one leader (PH-R116); says what the lost goods have cost."""
    army = state.army(key)
    lost = shares_lost(army, part, whole)
    lost[LEADER] = min(lost[LEADER], max(0, army.leaders - 1))
    take_away(state, key, lost)
    place = state.setting.world.label(army.field)
    if not is_large_enough(state.army(key)):
        rest = counted(state.army(key))
        lost = [gone + left for gone, left in zip(lost, rest, strict=True)]
        dissolve(state, key)
    state.note(key // KEY, Cut(key % KEY, place, named(lost)))
    return sum([PRICE[kind] * lost[kind] for kind in range(GOODS)])


def shares_lost(army: Army, part: int, whole: int) -> list[int]:
    """What does not fit, good by good, survivors rounded down."""
    return [count - count * part // whole for count in counted(army)]


def take_away(state: State, key: int, lost: list[int]) -> None:
    lose_goods(state, lost)
    add_goods(state.edit_army(key), [-count for count in lost])


# --- ships -------------------------------------------------------------------------------------------


def relieve_ships(state: State, fleet: Army) -> None:
    """What its ships cannot carry drowns, wizards last (PH-0.3.2d, PH-R204)."""
    if fleet.kind != FLEET or hold_used(state, fleet) <= ship_room(fleet):
        return
    aboard = [state.army(key) for key in carried(state, fleet)]
    kept = sum([SPACE[LEADER] * min(1, army.leaders) for army in aboard])
    load = sum([space(army) for army in aboard]) - kept
    room = ship_room(fleet) - kept - sum([wizards_with(state, army) for army in (fleet, *aboard)])
    if load > room:
        for army in aboard:
            drown(state, army, max(0, room), load)
    drown_wizards(state, fleet)


def drown(state: State, army: Army, part: int, whole: int) -> None:
    """One leader and this part of the rest stay."""
    rest = army.copy()
    rest.leaders = max(0, rest.leaders - 1)
    sink_army(state, army.key, shares_lost(rest, part, whole), whole - part, whole)


def sink_army(state: State, key: int, lost: list[int], part: int, whole: int) -> None:
    """These goods and this part of its cargo; an army that is too small then is lost as a whole."""
    place = state.setting.world.label(state.army(key).field)
    take_away(state, key, lost)
    sink_cargo(state, key, part, whole)
    left = state.army(key)
    if not is_large_enough(left) or not is_led(state, left):
        lost = [gone + more for gone, more in zip(lost, counted(left), strict=True)]
        dissolve(state, key)
    if any(lost):
        state.note(key // KEY, Drowned(key % KEY, place, named(lost)))


def drown_wizards(state: State, fleet: Army) -> None:
    """Wizards who are no characters and for whom no ship is left (PH-R203, PH-R204)."""
    for _number, person in sorted(state.realms[fleet.realm].people.items()):
        is_there = needs_ship(person) and carrier(state, person) == fleet.number
        if is_there and hold_used(state, fleet) > ship_room(fleet):
            die(state, person.key, "drowned")


def sink_cargo(state: State, key: int, lost: int, whole: int) -> None:
    """This part of gold and prisoners that an army or fleet carries, rounded down (PH-R223)."""
    army = state.edit_army(key)
    gold, special = army.gold * lost // whole, army.special * lost // whole
    army.gold, army.special = army.gold - gold, army.special - special
    state.account[GOLD] -= gold + special
    for name, count in army.goods:
        army.goods = with_cargo(army.goods, name, -(count * lost // whole))


def sink_load(state: State, key: int, lost: int, whole: int) -> None:
    """With so many of all its ships a fleet loses that part of its cargo and of all aboard (PH-R223)."""
    if lost == 0:
        return
    sink_cargo(state, key, lost, whole)
    for other in carried(state, state.army(key)):
        gone = [count * lost // whole for count in counted(state.army(other))]
        sink_army(state, other, gone, lost, whole)

"""Running over the defenceless: ten to one without good points (PH-5.5d to PH-5.5i). During movement, in B8.

While planning nobody is run over: strengths are secret, and an army may come to stand where it hoped to pass.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from tafelrunde.games.phoenix.arithmetic.battle import is_overwhelming
from tafelrunde.games.phoenix.armies.captives import seize_left
from tafelrunde.games.phoenix.armies.formations import dissolve
from tafelrunde.games.phoenix.armies.loot import combat_income, price_of, seize_cargo, strongest
from tafelrunde.games.phoenix.armies.prisoners import dead, living, take, take_over
from tafelrunde.games.phoenix.armies.recruits import named
from tafelrunde.games.phoenix.holdings.ledger import add_goods, lose_goods
from tafelrunde.games.phoenix.melee.fronts import tested
from tafelrunde.games.phoenix.standing.standing import carried, enemies_at
from tafelrunde.games.phoenix.standing.traits import is_steadfast
from tafelrunde.games.phoenix.state.pieces import KEY, counted
from tafelrunde.games.phoenix.state.realm import PIRATE
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import GOODS
from tafelrunde.games.phoenix.told.land import ArmyOverrun
from tafelrunde.games.phoenix.told.minutes import OverrunWorked
from tafelrunde.games.phoenix.told.war_notes import RanOver, WasOverrun

PRICE: Final = 7
"""Movement points that running over costs on top of the step (PH-5.5g)."""


def try_overrun(state: State, key: int, points: int) -> bool:
    """An army has entered a field of enemies with so many points left; says whether it ran over them."""
    army = state.army(key)
    victims = enemies_at(state, army.realm, army.field)
    if state.planning or not victims or points < PRICE or army.aboard:  # PH-R79
        return False
    own = [other for other in state.armies_at(army.field) if other // KEY == army.realm]
    mine = tested(state, [state.army(other) for other in own if is_ashore(state, other)], attacking=True)
    theirs = tested(state, map(state.army, victims), attacking=False)
    if not is_overwhelming(mine, theirs) or any(is_steadfast(state.army(other)) for other in victims):
        return False
    run_over(state, [key], victims, (mine, theirs), defending=False)
    return True


def is_ashore(state: State, key: int) -> bool:
    return state.army(key).aboard == 0


# --- what becomes of the defenceless -----------------------------------------------------------------


def by_realm(armies: Sequence[int]) -> dict[str, tuple[int, ...]]:
    """Their numbers, as notes name the armies of others."""
    realms = sorted({key // KEY for key in armies})
    return {str(realm): tuple([key % KEY for key in armies if key // KEY == realm]) for realm in realms}


def run_over(
    state: State,
    victors: Sequence[int],
    victims: Sequence[int],
    strengths: tuple[int, int],
    *,
    defending: bool,
) -> None:
    """Without losses: the living are captured or killed, dead goods and cargo are taken over.

    `defending`: whether the victims came upon the victors.
    """
    heir = strongest(state, victors)
    field, kills = state.army(heir).field, state.army(heir).kills and not state.army(heir).guard
    place = state.setting.world.label(field)
    tell_victims(state, place, victors, victims)
    fallen, caught, booty = [0] * GOODS, [0] * GOODS, [0] * GOODS
    for key in victims:
        seize_cargo(state, heir, key, Fraction(1))
        goods = strip(state, key)
        is_prey = is_capturable(state, key)
        if kills or not is_prey:
            lost = living(goods) if is_prey else goods
            lose_goods(state, lost)
            fallen = added(fallen, lost)
            goods = [have - gone for have, gone in zip(goods, lost, strict=True)]
        lose_goods(state, living(goods))
        take(state, heir, living(goods))
        caught, booty = added(caught, living(goods)), added(booty, dead(goods))
        dissolve(state, key)
    won = take_over(state, sorted(victors, key=lambda key: key != heir), booty)
    seize_left(state, {key // KEY for key in victims}, heir)
    state.publish(ArmyOverrun(heir // KEY, place, tuple(sorted({key // KEY for key in victims}))))
    gold = combat_income(state, victors, Fraction(price_of(fallen)), Fraction(0), defending=defending)
    state.note(
        heir // KEY, RanOver(heir % KEY, place, named(fallen), named(caught), named(won), by_realm(victims))
    )
    armies = tuple([(key // KEY, key % KEY) for key in victims])
    state.minute(
        OverrunWorked(
            place,
            heir // KEY,
            tuple([key % KEY for key in victors if key // KEY == heir // KEY]),
            armies,
            *strengths,
            kills,
            gold[heir // KEY],
        )
    )


def is_capturable(state: State, key: int) -> bool:
    """Neither pirates nor creatures are (PH-6.6g, PH-6.3.2a)."""
    return state.realms[key // KEY].kind != PIRATE and not state.army(key).nature


def added(goods: list[int], more: Sequence[int]) -> list[int]:
    return [have + new for have, new in zip(goods, more, strict=True)]


def strip(state: State, key: int) -> list[int]:
    """Takes all goods away from an army and from those aboard; they are still on the account."""
    found = [0] * GOODS
    for other in (key, *carried(state, state.army(key))):
        goods = counted(state.army(other))
        found = added(found, goods)
        add_goods(state.edit_army(other), [-count for count in goods])
    return found


def tell_victims(state: State, place: str, victors: Sequence[int], victims: Sequence[int]) -> None:
    """Each learns which armies ran over its own, realm by realm (PH-5.5w)."""
    for realm in sorted({key // KEY for key in victims}):
        lost = {str(key % KEY): named(counted(state.army(key))) for key in victims if key // KEY == realm}
        for other in sorted({key // KEY for key in victors}):
            by = tuple(sorted([key % KEY for key in victors if key // KEY == other]))
            state.note(realm, WasOverrun(place, other, by, lost))
            lost = {}  # told once

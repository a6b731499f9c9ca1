"""What victory brings: combat income (PH-5.6), cargo (PH-5.8.2, PH-5.8.3), loot of towns (PH-5.8.1)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from tafelrunde.games.phoenix.armies.captives import hand_on
from tafelrunde.games.phoenix.armies.prisoners import with_cargo
from tafelrunde.games.phoenix.holdings.ledger import earn
from tafelrunde.games.phoenix.standing.standing import carried
from tafelrunde.games.phoenix.standing.strength import strength
from tafelrunde.games.phoenix.state.pieces import KEY
from tafelrunde.games.phoenix.state.realm import PIRATE
from tafelrunde.games.phoenix.state.state import GOLD, State
from tafelrunde.games.phoenix.tables.prices import PRICE, STAGES
from tafelrunde.games.phoenix.told.spoils import CargoSeized, IncomeWorked, TownLooted
from tafelrunde.games.phoenix.told.war_notes import Spoils

TOWN_LOOT: Final[tuple[int, ...]] = (0, 2_000, 4_000, 6_000, 110_000, 112_000)
"""By stage (PH-5.8.1a)."""
RATES: Final[dict[int, tuple[int, int]]] = {PIRATE: (100, 50)}
"""By kind of realm, percent of the price of fallen enemies and of own fallen (PH-5.6a; pirates: 6.6)."""
COMMON_RATES: Final = (50, 25)
FULL: Final = 10
"""All cargo at sea is taken at ten to one (PH-5.8.2a)."""


def price_of(goods: Sequence[int]) -> int:
    return sum([price * count for price, count in zip(PRICE, goods, strict=True)])


def worth_of(goods: Sequence[Fraction]) -> Fraction:
    """The price of goods that need not be whole."""
    return sum((price * count for price, count in zip(PRICE, goods, strict=True)), Fraction(0))


def strongest(state: State, keys: Sequence[int]) -> int:
    """The army that carries what is won; 0 if none is left. Guards come last, as they take nothing over."""
    left = [key for key in keys if state.has_army(key)]
    return max(left, key=lambda key: rank(state, key), default=0)


def rank(state: State, key: int) -> tuple[bool, int, int]:
    army = state.army(key)
    return not army.guard, strength(army, defending=True), -key


# --- gold --------------------------------------------------------------------------------------------


def earn_special(state: State, key: int, gold: int, why: str) -> None:
    """Special income, carried by the army that earned it (PH-3.2.3a); pirates have it at once (PH-6.6i)."""
    place = state.setting.world.label(state.army(key).field)
    if gold > 0 and state.realms[key // KEY].kind == PIRATE:
        earn(state, key // KEY, gold, "special", place)
    elif gold > 0:
        army = state.edit_army(key)
        army.special += gold
        state.account[GOLD] += gold
        state.note(key // KEY, Spoils(key % KEY, place, gold, why))


def combat_income(
    state: State, winners: Sequence[int], enemy: Fraction, own: Fraction, *, defending: bool
) -> dict[int, int]:
    """By winning realm its share by strength of the price of the fallen (PH-5.6a, PH-R105).

    The winners are keys of armies that are left; their warships are worth several ships only if they were
    attacked (PH-R214).
    """
    by_realm: dict[int, list[int]] = {}
    for key in winners:
        by_realm.setdefault(key // KEY, []).append(key)
    weights = {realm: weight(state, keys, defending=defending) for realm, keys in by_realm.items()}
    whole, earned = sum(weights.values()), dict[int, int]()
    for realm, keys in by_realm.items():
        share = Fraction(weights[realm], whole) if whole else Fraction(1, len(by_realm))
        rates = RATES.get(state.realms[realm].kind, COMMON_RATES)
        earned[realm] = int(share * (rates[0] * enemy + rates[1] * own) / 100)
        heir = strongest(state, keys)
        earn_special(state, heir, earned[realm], "combat_income")
        place = state.setting.world.label(state.army(heir).field)
        figures = (str(enemy), str(own), rates, str(share), earned[realm])
        state.minute(IncomeWorked(place, realm, heir % KEY, *figures))
    return earned


def weight(state: State, keys: Sequence[int], *, defending: bool) -> int:
    return sum([strength(state.army(key), defending=defending) for key in keys])


def loot_town(state: State, key: int, stage: int) -> None:
    """The army that conquers a town carries its loot away (PH-5.8.1a)."""
    earn_special(state, key, TOWN_LOOT[stage], "town_loot")
    if TOWN_LOOT[stage]:
        place = state.setting.world.label(state.army(key).field)
        state.minute(TownLooted(place, key // KEY, key % KEY, STAGES[stage], TOWN_LOOT[stage]))


# --- cargo -------------------------------------------------------------------------------------------


def sea_share(winner: Fraction, loser: Fraction) -> Fraction:
    """The part of the cargo that is taken at sea: a tenth for each time one is as strong (PH-R117)."""
    return min(Fraction(1), winner / loser / FULL) if loser else Fraction(1)


def seize_cargo(state: State, heir: int, victim: int, share: Fraction) -> None:
    """Gold and goods that a destroyed army carried, and what was aboard it; each kind stays what it is."""
    for key in (victim, *carried(state, state.army(victim))):
        hand_on(state, key, heir)
        lost, taker = state.edit_army(key), state.edit_army(heir)
        gold, special = int(lost.gold * share), int(lost.special * share)
        lost.gold, taker.gold = lost.gold - gold, taker.gold + gold
        lost.special, taker.special = lost.special - special, taker.special + special
        for name, count in lost.goods:
            taker.goods = with_cargo(taker.goods, name, int(count * share))
        lost.goods = ()
        if gold + special:
            place, owner = state.setting.world.label(taker.field), (key // KEY, key % KEY)
            whole = lost.gold + lost.special + gold + special
            state.note(heir // KEY, Spoils(heir % KEY, place, gold + special, "seized_cargo"))
            figures = (owner, str(share), whole, gold + special)
            state.minute(CargoSeized(place, heir // KEY, heir % KEY, *figures))


def cargo_share(state: State, field: int, winner: Fraction, loser: Fraction) -> Fraction:
    """All on land, by superiority at sea (PH-5.8.2a, PH-5.8.3a)."""
    return sea_share(winner, loser) if state.setting.world.is_water[field] else Fraction(1)

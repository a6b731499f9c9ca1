"""Other positions that look the same to a seat: to prove that nothing leaks."""

from __future__ import annotations

from tafelrunde.engine.protocol import Rng
from tafelrunde.games.phoenix.books import Book
from tafelrunde.games.phoenix.guessing import (
    guess_points,
    guess_strength,
    guess_town,
    guess_trade,
    guess_walls,
)
from tafelrunde.games.phoenix.ledger import totals
from tafelrunde.games.phoenix.phases import B18
from tafelrunde.games.phoenix.pieces import KEY, Army, stage
from tafelrunde.games.phoenix.sharing import shared
from tafelrunde.games.phoenix.state import DICE, State
from tafelrunde.games.phoenix.world import World


def resample(state: State, seat: int | None, rng: Rng) -> State:
    """All that the seat cannot see is drawn anew; the account follows."""
    other = state.copy()
    if seat == state.setting.game_master:
        return other
    for number in range(state.setting.realms):
        if number != seat:
            veil_realm(other, number, rng)
    for field in sorted(other.towns):
        if other.owner[field] != seat:
            veil_town(other, field, rng)
    other.minutes = Book(() if seat is None else shared(other.minutes, seat))
    other.bans = [row for row in other.bans if row[0] // KEY == seat]
    other.magic = [row for row in other.magic if row[0] == seat]
    for number in range(state.setting.realms):
        if number != seat:
            guess_walls(other, number, rng)
    other.deeds = [deed for deed in other.deeds if seat is not None and seat in deed[:2]]
    other.pledges = [row for row in other.pledges if seat is not None and seat in (row[0] // KEY, row[1])]
    other.sites = [row for row in other.sites if row[0] == seat]
    other.repairs = [row for row in other.repairs if row[0] == seat]
    other.growth = [row for row in other.growth if row[0] == seat]
    veil_desk(other, rng)
    other.account = totals(other)
    return other


def veil_desk(state: State, rng: Rng) -> None:
    """What lies on the game master's desk: every other time the dice that are waited for.

    Where the dice stay, the same throw leads on in this position, so that what follows can be compared too.
    """
    if state.step == DICE and rng.below(2):
        state.asked = state.rolled = ()
        state.pending = []
        state.phase, state.part = B18, 0


def veil_realm(state: State, number: int, rng: Rng) -> None:
    """Treasury, diary, orders and strengths of a foreign realm."""
    realm = state.edit_realm(number)
    realm.gold = 100 * rng.below(3000)
    realm.diary, realm.told = (), 0
    guess_trade(realm, rng)
    if realm.handed is not None:
        realm.handed = ()
    for army in list(realm.armies.values()):
        veil_army(state.edit_army(army.key), state.setting.world, rng)
    for person in list(realm.people.values()):
        guess_points(state.edit_person(person.key), rng)


def veil_army(army: Army, world: World, rng: Rng) -> None:
    """Some army that could have this number, with cargo and orders that nobody sees."""
    guess_strength(army, world, rng)
    if rng.below(3) == 0:
        army.gold, army.special = 10 * rng.below(500), 10 * rng.below(500)
    army.kills = rng.below(3) == 0
    if rng.below(3) == 0:
        army.held, army.giver = 1 + rng.below(20), army.realm


def veil_town(state: State, field: int, rng: Rng) -> None:
    """Building points that show the same stage and site; special income; whether it is besieged."""
    town = state.edit_town(field)
    shown = stage(town)
    guess_town(town, shown, town.site, rng)
    state.besieged.pop(field, None)

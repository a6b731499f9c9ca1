"""Other positions that look the same to a seat: to prove that nothing leaks."""

from __future__ import annotations

from tafelrunde.engine.contract import Rng
from tafelrunde.games.phoenix.holdings.ledger import totals
from tafelrunde.games.phoenix.secrecy.guesses import (
    guess_points,
    guess_strength,
    guess_town,
    guess_trade,
    guess_walls,
)
from tafelrunde.games.phoenix.secrecy.sharing import shared
from tafelrunde.games.phoenix.state.books import Book
from tafelrunde.games.phoenix.state.pieces import FRESH, KEY, STAYED, Army, stage
from tafelrunde.games.phoenix.state.state import DICE, State
from tafelrunde.games.phoenix.tables.phases import B18
from tafelrunde.games.phoenix.world.world import World


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
    other.bans = [ban for ban in other.bans if ban.caster // KEY == seat]
    other.magic = [wall for wall in other.magic if wall.realm == seat]
    for number in range(state.setting.realms):
        if number != seat:
            guess_walls(other, number, rng)
    other.deeds = [offer for offer in other.deeds if seat in (offer.giver, offer.receiver)]
    other.pledges = [offer for offer in other.pledges if seat in (offer.army // KEY, offer.receiver)]
    other.sites = [site for site in other.sites if site.realm == seat]
    other.repairs = [job for job in other.repairs if job.realm == seat]
    other.growth = [growth for growth in other.growth if growth.realm == seat]
    veil_desk(other, rng)
    for number in range(state.setting.realms):
        if number != seat:
            veil_instructions(other, number, rng)
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
    realm.gifts = ((1 + state.month, realm.gold),) if rng.below(3) == 0 else ()
    realm.diary, realm.told = (), 0
    guess_trade(realm, rng)
    if realm.handed is not None:
        realm.handed = ()
    for army in list(realm.armies.values()):
        veil_army(state.edit_army(army.key), state.setting.world, rng)
    for person in list(realm.people.values()):
        guess_points(state.edit_person(person.key), rng)


def veil_instructions(state: State, number: int, rng: Rng) -> None:
    """Some order of combat, and for some of its people a field of retreat and an opponent (PH-R208)."""
    people, others = sorted(state.realms[number].people), strangers(state, number)
    state.edit_realm(number).line = tuple([one for one in reversed(people) if rng.below(2)])
    for person in people:
        veiled, fields = state.edit_person(KEY * number + person), state.setting.world.around
        if rng.below(3) == 0 and fields[veiled.field]:
            veiled.refuge = fields[veiled.field][rng.below(len(fields[veiled.field]))]
        if rng.below(3) == 0 and others:
            veiled.rivals = (others[rng.below(len(others))],)


def strangers(state: State, number: int) -> list[int]:
    """Keys of all people of other realms."""
    rows = [row for row in state.realms if row.number != number]
    return [KEY * row.number + person for row in rows for person in sorted(row.people)]


def veil_army(army: Army, world: World, rng: Rng) -> None:
    """Some army that could have this number, with cargo and orders that nobody sees."""
    forget_strength(army)
    guess_strength(army, world, rng)
    if rng.below(3) == 0:
        army.gold, army.special = 10 * rng.below(500), 10 * rng.below(500)
    stance = rng.below(3)
    army.kills, army.captures = stance == 0, stance == 1
    if rng.below(3) == 0:
        army.held, army.giver = 1 + rng.below(20), army.realm


def forget_strength(army: Army) -> None:
    """What only its own realm knows of it is as if it had just been made."""
    army.mounts = army.light = army.heavy = 0
    army.held, army.giver, army.gift = 0, -1, ()
    army.gold = army.special = 0
    army.goods, army.guard = (), False
    army.fired = army.banned = 0
    army.points, army.climbs, army.done = FRESH, 0, 0
    army.came, army.kills, army.captures = STAYED, False, False


def veil_town(state: State, field: int, rng: Rng) -> None:
    """Building points that show the same stage and site; special income; whether it is besieged."""
    town = state.edit_town(field)
    shown = stage(town)
    guess_town(town, shown, town.site, rng)
    state.besieged.pop(field, None)

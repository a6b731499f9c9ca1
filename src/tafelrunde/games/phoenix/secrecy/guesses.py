"""Guesses at what is hidden: some army, some points, some store that could be there."""

from __future__ import annotations

from tafelrunde.engine.contract import Rng
from tafelrunde.games.phoenix.standing.traits import MAGICAL_TRAITS, WARLIKE_TRAITS
from tafelrunde.games.phoenix.standing.wizards import is_wizard
from tafelrunde.games.phoenix.state.pieces import NO_REFUGE, Army, Person, Town, is_damaged, stage
from tafelrunde.games.phoenix.state.realm import MERCHANTS, NO_GOODS, Realm
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.state.undertakings import SpellWall
from tafelrunde.games.phoenix.tables.prices import CREATURE, FLEET, FOOT, SPACE, STAGE_KEPT, STAGE_POINTS
from tafelrunde.games.phoenix.world.world import World


def guess_trade(realm: Realm, rng: Rng) -> None:
    """Some cards, and in the stores of merchants some goods."""
    realm.cards = tuple([rng.below(6) for _ in realm.cards])
    realm.dealt, realm.coming = (0, 0), NO_GOODS
    if realm.kind == MERCHANTS:
        realm.store = tuple([rng.below(1 + 2000 // each) for each in SPACE])


def guess_strength(army: Army, world: World, rng: Rng) -> None:
    """Some army that could have this number; it is one of which nothing is known so far."""
    if army.number // 100 == CREATURE:
        is_afloat = world.is_water[army.field] and not army.aboard
        army.nature = FLEET if is_afloat else FOOT + rng.below(2)
        army.might, army.traits = 10 * rng.below(20), rng.below(WARLIKE_TRAITS + 1)
    army.leaders = 1 + rng.below(20)
    army.troops = 1 + rng.below(200) if army.kind == FLEET else 100 * (1 + rng.below(100))
    if army.kind == FOOT and not army.nature and rng.below(4) == 0:
        army.mounts = rng.below(army.troops)
    if rng.below(4) == 0:
        army.light, army.heavy = rng.below(4), rng.below(3)
    if not army.nature and rng.below(8) == 0:
        army.guard = True


def guess_walls(state: State, number: int, rng: Rng) -> None:
    """Perhaps a magic wall beside one of its wizards."""
    wizards = [person for _number, person in sorted(state.realms[number].people.items()) if is_wizard(person)]
    if wizards and rng.below(3) == 0:
        wizard = wizards[rng.below(len(wizards))]
        steps = state.setting.world.steps[wizard.field]
        if steps:
            state.magic.append(SpellWall(number, steps[rng.below(len(steps))][2], wizard.number))


def guess_points(person: Person, rng: Rng) -> None:
    person.most = 10 * rng.below(61)
    person.now = rng.below(person.most + 1)
    person.awarded = person.award_year = 0
    person.spares, person.wounds, person.great, person.bonus, person.barred = False, 0, False, 0, 0
    person.refuge, person.rivals = NO_REFUGE, ()
    person.traits = rng.below(MAGICAL_TRAITS + 1) if person.number // 100 == CREATURE else 0
    person.points, person.climbs, person.done = -1, 0, 0


def guess_town(town: Town, shown: int, site: int, rng: Rng) -> None:
    town.built, town.site, town.special, town.torn = shown, site, 0, 0
    full = STAGE_POINTS[shown]
    if site:
        town.points = full + 50 * rng.below(max(1, (STAGE_POINTS[site] - full) // 50))
    else:
        town.points = full - 50 * rng.below(1 + (full - STAGE_KEPT[shown]) // 50)
    assert stage(town) == shown or is_damaged(town)

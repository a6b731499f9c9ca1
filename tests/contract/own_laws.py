"""Laws of single games, beside those that all obey: what campaigns leave behind at the end of a month."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tafelrunde.engine.log import replay
from tafelrunde.games.phoenix.standing.standing import carried, is_led, room_used
from tafelrunde.games.phoenix.state.pieces import KEY, Army, Person, Town, is_large_enough, ship_room, space
from tafelrunde.games.phoenix.state.state import DRAW, OVER, State
from tafelrunde.games.phoenix.tables.prices import FIELD_ROOM, FLEET, STAGE_POINTS
from tests.contract.obey import GameLaw
from tests.contract.placed import everything_is_where_it_is_looked_for
from tests.contract.walk import Walk, demand


def month_ends(walk: Walk) -> Iterator[State]:
    """Positions right after a month, before the game master decides anything else."""
    month = 1
    for played in replay(walk.game, walk.table.log()):
        if played.state.step == OVER or (played.state.step == DRAW and played.state.month > month):
            month = played.state.month
            yield played.state


def every_army_is_one(walk: Walk) -> None:
    """PH-1.8d, PH-1.1.5a: large enough and led; PH-0.3.2d: no ship carries more than it can."""
    for state in month_ends(walk):
        for realm in state.realms:
            for army in realm.armies.values():
                where = f"month {state.month}, army {army.number} of realm {realm.number}"
                demand(is_large_enough(army), f"{where} is too small")
                demand(is_led(state, army), f"{where} has no leader")
                demand(is_well_loaded(state, army), f"{where} is on board of nothing, or overloaded")


def is_well_loaded(state: State, army: Army) -> bool:
    fleet = state.realms[army.realm].armies.get(army.aboard)
    if army.aboard and (fleet is None or (fleet.kind, fleet.field) != (FLEET, army.field)):
        return False
    return sum(space(state.army(key)) for key in carried(state, army)) <= ship_room(army)


def no_field_is_too_full(walk: Walk) -> None:
    """PH-5.7a: where one realm stands alone."""
    for state in month_ends(walk):
        for field in {army.field for realm in state.realms for army in realm.armies.values()}:
            if len({key // KEY for key in state.armies_at(field)}) == 1:
                demand(room_used(state, field) <= FIELD_ROOM, f"month {state.month}: {field} is too full")


def nobody_owes_gold(walk: Walk) -> None:
    """PH-3.3e."""
    for state in month_ends(walk):
        for realm in state.realms:
            demand(realm.gold >= 0, f"month {state.month}: realm {realm.number} has {realm.gold} gold")


def everybody_is_somewhere(walk: Walk) -> None:
    """Points within their limits, prisoners with whoever keeps them, companions with their army."""
    for state in month_ends(walk):
        for realm in state.realms:
            for person in realm.people.values():
                where = f"month {state.month}, {person.number} of realm {realm.number}"
                demand(0 <= person.now <= person.most and not person.wounds, f"{where} has strange points")
                demand(is_kept(state, person), f"{where} is nobody's prisoner")
                army = realm.armies.get(person.army)
                with_army = not person.army or (army is not None and army.field == person.field)
                demand(with_army, f"{where} goes with an army that is elsewhere")


def is_kept(state: State, person: Person) -> bool:
    """Free, or in the hands of another realm: of an army in the same field, or of its land."""
    if person.captor < 0:
        return not person.warden
    warden = state.realms[person.captor].armies.get(person.warden)
    if not person.warden:
        return person.captor != person.realm and state.owner[person.field] == person.captor
    return person.captor != person.realm and warden is not None and warden.field == person.field


def every_town_is_one(walk: Walk) -> None:
    """PH-1.5i: somebody's, and no more built than it is to be; capitals are towns of their realm."""
    for state in month_ends(walk):
        for field, town in state.towns.items():
            where = f"month {state.month}, town {state.setting.world.label(field)}"
            demand(state.owner[field] < len(state.realms), f"{where} is nobody's")
            demand(is_within_limits(town), f"{where} has {town.points} points")
        for realm in state.realms:
            own = realm.capital < 0 or (
                realm.capital in state.towns and state.owner[realm.capital] == realm.number
            )
            demand(own, f"month {state.month}: the capital of realm {realm.number} is not its town")


def is_within_limits(town: Town) -> bool:
    fewest = 0 if town.site else 1
    return fewest <= town.points <= STAGE_POINTS[town.site or town.built] and town.special >= 0


def nothing_is_left_open(walk: Walk) -> None:
    """Bans, dice and evaluations end with the turn; whoever fought is parted."""
    for state in month_ends(walk):
        waiting = (state.pending, state.bans, state.asked, state.rolled)
        demand(not any(waiting), f"month {state.month}: {waiting} are left")
        armies = [army for realm in state.realms for army in realm.armies.values()]
        demand(not any(army.banned for army in armies), f"month {state.month}: an army is still banned")


def rights_of_way_are_mutual(walk: Walk) -> None:
    """PH-4.2c."""
    for state in month_ends(walk):
        ways = [realm.ways for realm in state.realms]
        for realm, mask in enumerate(ways):
            partners = [other for other in range(len(ways)) if mask >> other & 1]
            demand(realm not in partners, f"month {state.month}: realm {realm} has a way to itself")
            demand(all(ways[other] >> realm & 1 for other in partners), f"month {state.month}: one-sided way")


OWN_LAWS: Mapping[str, tuple[GameLaw, ...]] = {
    "phoenix": (
        every_army_is_one,
        no_field_is_too_full,
        nobody_owes_gold,
        everybody_is_somewhere,
        every_town_is_one,
        nothing_is_left_open,
        rights_of_way_are_mutual,
        everything_is_where_it_is_looked_for,
    ),
}

"""Laws of single games, beside those that all obey: what campaigns leave behind at the end of a month."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tafelrunde.engine.log import replay
from tafelrunde.games.phoenix.data import FIELD_ROOM, FLEET
from tafelrunde.games.phoenix.pieces import KEY, Army, is_large_enough, ship_room, space
from tafelrunde.games.phoenix.standing import carried, is_led, room_used
from tafelrunde.games.phoenix.state import DRAW, OVER, State
from tests.contract.obey import GameLaw
from tests.contract.walk import Walk, demand


def month_ends(walk: Walk) -> Iterator[State]:
    for played in replay(walk.game, walk.table.log()):
        if played.state.step == OVER or (played.state.step == DRAW and played.state.month > 1):
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


OWN_LAWS: Mapping[str, tuple[GameLaw, ...]] = {
    "phoenix": (every_army_is_one, no_field_is_too_full, nobody_owes_gold),
}

"""What no sheet may leave behind: armies too small, without a leader, with mounts that nobody leads."""

from __future__ import annotations

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.armies.recruits import need_free_number
from tafelrunde.games.phoenix.holdings.courts import inspect_office
from tafelrunde.games.phoenix.holdings.land import stage_at
from tafelrunde.games.phoenix.standing.standing import is_led
from tafelrunde.games.phoenix.standing.wizards import inspect_wizard
from tafelrunde.games.phoenix.state.pieces import Army, is_large_enough, troop_space
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import FOOT, HORSE


def inspect(state: State, realm: int) -> None:
    """Looks at armies, wizards and offices; raises the first thing that is wrong."""
    for refusal in faults(state, realm).values():
        raise refusal


def faults(state: State, realm: int) -> dict[int, IllegalMove]:
    """What is wrong with armies, wizards and offices, by number: of the army, or below zero of a person."""
    row = state.realms[realm]
    found: dict[int, IllegalMove] = {}
    for number in sorted(row.armies):
        note_fault(state, realm, number, found)
    for number in sorted(row.people):
        note_fault(state, realm, -number, found)
    return found


def note_fault(state: State, realm: int, unit: int, found: dict[int, IllegalMove]) -> None:
    try:
        inspect_unit(state, realm, unit)
    except IllegalMove as refusal:
        found[unit] = refusal


def inspect_unit(state: State, realm: int, unit: int) -> None:
    """One army or, below zero, one person; with what is no more nothing is wrong."""
    row = state.realms[realm]
    if unit in row.armies:
        inspect_army(state, row.armies[unit])
    elif -unit in row.people:
        inspect_wizard(state, row.people[-unit])
        inspect_office(state, row.people[-unit])


def inspect_army(state: State, army: Army) -> None:
    """PH-1.1.5a, PH-1.1.5b, PH-1.8d, PH-1.8i, PH-1.1.2b."""
    place = state.setting.world.label(army.field)
    if army.leaders and troop_space(army) == 0:
        raise IllegalMove("PH-1.1.5b", {"count": army.leaders, "field": place})
    if army.kind == HORSE and army.troops == 0:  # PH-1.8i: catapults alone
        need_free_number(state, army.realm, army.number, FOOT)
    if not is_led(state, army):
        raise IllegalMove("PH-1.1.5a", {"army": str(army.number), "field": place})
    if not is_large_enough(army):
        params = {"army": str(army.number), "have": troop_space(army), "field": place}
        raise IllegalMove("PH-1.8d", params)
    if army.mounts > led_mounts(army) and not stage_at(state, army.field):
        params = {
            "army": str(army.number),
            "mounts": army.mounts,
            "warriors": led_mounts(army),
            "field": place,
        }
        raise IllegalMove("PH-1.1.2b", params)


def led_mounts(army: Army) -> int:
    """How many mounts its warriors can lead."""
    return army.troops if army.kind == FOOT else 0

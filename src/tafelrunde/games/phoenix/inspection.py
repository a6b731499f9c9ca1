"""What no sheet may leave behind: armies too small, without a leader, with mounts that nobody leads."""

from __future__ import annotations

from collections.abc import Collection

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix.courts import inspect_offices
from tafelrunde.games.phoenix.data import FOOT, HORSE
from tafelrunde.games.phoenix.land import stage_at
from tafelrunde.games.phoenix.pieces import Army, is_large_enough, troop_space
from tafelrunde.games.phoenix.recruiting import need_free_number
from tafelrunde.games.phoenix.standing import is_led
from tafelrunde.games.phoenix.state import State
from tafelrunde.games.phoenix.wizards import inspect_wizards


def inspect(state: State, realm: int, known: Collection[int] = ()) -> None:
    """Looks at armies, wizards and offices; raises the first thing that is wrong, known armies excepted."""
    for number in sorted(state.realms[realm].armies):
        if number not in known:
            inspect_army(state, state.realms[realm].armies[number])
    inspect_wizards(state, realm)
    inspect_offices(state, realm)


def faulty(state: State, realm: int) -> list[int]:
    """Numbers of armies with which something is wrong: no order of their realm has made them so."""
    found: list[int] = []
    for number, army in sorted(state.realms[realm].armies.items()):
        try:
            inspect_army(state, army)
        except IllegalMove:
            found.append(number)
    return found


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

"""Mounting and dismounting (PH-1.1.3, PH-4.3f)."""

from __future__ import annotations

from tafelrunde.games.phoenix.orders.turn import Dismount, Embark, Mount, MoveArmy
from tafelrunde.games.phoenix.state.pieces import counted
from tests.games.phoenix.camps import EAST, FAR, HERE, camp, do
from tests.games.phoenix.claims import rules
from tests.games.phoenix.table import ANN, army, hand_in, refused

HORSES = {"troops": 500, "mounts": 300, "leaders": 3, "gold": 40}


@rules("PH-1.1.3b")
def test_warriors_with_mounts_become_riders() -> None:
    state = camp(a101=HORSES)
    hand_in(state, ANN, Mount(101, 201, 300, 1))
    assert counted(army(state, ANN, 101)) == [200, 0, 0, 0, 2, 0, 0, 0, 0]
    assert counted(army(state, ANN, 201)) == [0, 0, 300, 0, 1, 0, 0, 0, 0]
    with refused("PH-1.1.3b", army="101", count=301, warriors=500, mounts=300):
        hand_in(camp(a101=HORSES), ANN, Mount(101, 201, 301, 1))
    with refused("PH-1.1.3b", count=101, warriors=100, mounts=300):
        do(camp(a101={"troops": 100, "mounts": 300}), Mount(101, 201, 101))


@rules("PH-1.1.3c")
def test_riders_who_dismount_are_warriors_with_mounts() -> None:
    state = camp(a201={"troops": 300, "leaders": 2}, a101={"troops": 200})
    do(state, Dismount(201, 101, 100, 1))
    assert counted(army(state, ANN, 101)) == [300, 100, 0, 0, 2, 0, 0, 0, 0]
    assert counted(army(state, ANN, 201)) == [0, 0, 200, 0, 1, 0, 0, 0, 0]
    with refused("PH-1.1.3c", army="201", count=201, riders=200):
        do(state, Dismount(201, 101, 201))


def test_all_who_mount_take_their_cargo_along_and_their_number_is_free() -> None:
    state = camp(a101={**HORSES, "troops": 300})
    hand_in(state, ANN, Mount(101, 201, 300, 3))
    assert sorted(state.realms[ANN].armies) == [201]
    assert army(state, ANN, 201).gold == 40


def test_ph_1_1_3d_nobody_mounts_in_a_ship() -> None:
    state = camp(fields={EAST: {"terrain": "w"}}, a101=HORSES, a301={"field": EAST, "troops": 30})
    do(state, Embark(101, 301))
    with refused("PH-1.1.3d", army="101", fleet="301"):
        do(state, Mount(101, 201, 100, 1))
    riders = {"field": EAST, "troops": 300, "aboard": 301}
    state = camp(fields={EAST: {"terrain": "w"}}, a201=riders, a301={"field": EAST, "troops": 30})
    with refused("PH-1.1.3d", army="201", fleet="301"):
        do(state, Dismount(201, 101, 100, 1))


@rules("PH-4.3f")
def test_one_mounts_before_the_first_step_or_after_the_last() -> None:
    start = do(camp(a101={**HORSES, "troops": 300}), Mount(101, 201, 300, 3), MoveArmy(201, EAST))
    assert army(start, ANN, 201).points > 9
    do(start, Dismount(201, 101, 300, 3))
    with refused("PH-4.3f", army="101"):
        do(start, MoveArmy(101, HERE))


@rules("PH-4.3f", "PH-1.8g")
def test_who_has_moved_ends_the_movement_of_those_he_joins() -> None:
    state = do(
        camp(a201={"troops": 900, "leaders": 3}, a101={"field": EAST, "troops": 200}), MoveArmy(201, EAST)
    )
    with refused("PH-1.8g", reason="reason_moved"):
        do(state, Dismount(201, 101, 300, 1))
    do(state, Dismount(201, 101, 300))
    for number in (101, 201):
        with refused("PH-4.3f", army=str(number)):
            do(state, MoveArmy(number, HERE))


def test_ph_1_8a_riders_get_a_number_of_riders() -> None:
    with refused("PH-1.8a", number=102, first=201, last=299, free=201):
        do(camp(a101=HORSES), Mount(101, 102, 100, 1))
    with refused("PH-1.8a", number=201, free=202):
        do(camp(a101=HORSES, a201={"field": FAR, "troops": 100}), Mount(101, 201, 100, 1))
    with refused("PH-1.8f", goods="leaders", asked=4, have=3):
        do(camp(a101=HORSES), Mount(101, 201, 100, 4))

"""Wizards: classes, regeneration, neutralising, where they may be (1.3)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.holdings.regeneration import regained
from tafelrunde.games.phoenix.moves.kinds import CloseRound
from tafelrunde.games.phoenix.orders.magic import DismissWizard, Teleport, TeleportLate
from tafelrunde.games.phoenix.orders.muster import Enlist, Goods
from tafelrunde.games.phoenix.orders.turn import Disband, MoveArmy, MovePerson, Split
from tafelrunde.games.phoenix.standing.standing import SPARED, is_led
from tafelrunde.games.phoenix.standing.wizards import power, power_of
from tafelrunde.games.phoenix.state.pieces import person_space
from tafelrunde.games.phoenix.tables.prices import WIZARD_GP, WIZARD_PRICE
from tafelrunde.games.phoenix.tables.wizard_classes import CLASSES, class_of
from tafelrunde.games.phoenix.told.people import PersonDied, WizardDismissed
from tests.games.phoenix.circles import circle, lives, person, place, roll, wizard
from tests.games.phoenix.claims import rules
from tests.games.phoenix.marches import EAST, FAR, HERE, WEST, fleet, foot
from tests.games.phoenix.table import ANN, BOB, army, at, hand_in, muster, position, refused

# --- classes -----------------------------------------------------------------------------------------


@rules("PH-1.3a", "PH-R11")
@pytest.mark.parametrize(
    ("points", "letter"),
    [(1, "A"), (4, "A"), (7, "A"), (8, "B"), (10, "B"), (16, "C"), (18, "C"), (31, "C"), (32, "D"), (36, "D"),
     (64, "E"), (127, "E"), (128, "F"), (999, "F")],
)  # fmt: skip
def test_the_limits_of_the_classes_are_lower_bounds(points: int, letter: str) -> None:
    assert class_of(10 * points).letter == letter
    assert class_of(10 * points + 9).letter == letter


@given(st.integers(0, 3000), st.integers(0, 3000))
def test_ph_1_3l_more_good_points_never_lower_a_class_and_f_is_the_highest(one: int, other: int) -> None:
    assert class_of(min(one, other)).level <= class_of(max(one, other)).level <= 6


@rules("PH-1.3c", "PH-1.3d", "PH-1.3k", "PH-1.4.2g", "PH-1.4.4d", "PH-R18")
def test_what_the_table_says_of_each_class() -> None:
    assert [known.regained for known in CLASSES] == [1, 2, 4, 8, 16, 32]
    assert [known.reach for known in CLASSES] == [6, 6, 6, 7, 8, 9]
    assert [known.room for known in CLASSES] == [0, 0, 0, 0, 40_000, 40_000]
    assert [known.walls for known in CLASSES] == [1, 1, 1, 2, 2, 2]
    assert [known.sides for known in CLASSES] == [1, 1, 1, 1, 2, 2]


@rules("PH-1.3b", "PH-1.3c")
@pytest.mark.parametrize("known", CLASSES, ids=[known.letter for known in CLASSES])
def test_power_comes_back_by_class_at_the_start_of_the_turn(known: object) -> None:
    own = CLASSES[[one.letter for one in CLASSES].index(known.letter)]  # type: ignore[attr-defined]
    most = max(4, own.bound)
    state = circle({"501": wizard(most=most, now=0)})
    assert regained(person(state)) == 10 * own.regained
    hand_in(state, ANN)
    assert person(state).now == 10 * min(most, own.regained)
    assert person(state).most == 10 * most


@rules("PH-1.3c", "PH-3w", "PH-6.10a")
def test_power_and_points_come_back_although_the_turn_is_missed() -> None:
    people = {"501": wizard(most=16, now=0), "601": {"field": HERE, "rank": "STH", "now": 10}}
    state = circle(people)
    GAME.apply(state, state.setting.game_master, CloseRound("20 minutes are over"), [])
    assert (person(state).now, person(state, 601).now) == (40, 150)


@rules("PH-1.3j")
def test_prices_points_and_room_of_wizards() -> None:
    assert WIZARD_PRICE == {"ZA": 15_000, "CZA": 15_000, "CZB": 30_000}
    assert WIZARD_GP == {"ZA": 4, "CZA": 6, "CZB": 10}
    state = position(
        month=1, fields={HERE: {"owner": "Ann", "town": "HST"}}, realms={"Ann": {"gold": 60_000}}
    )
    muster(state, ANN, Enlist(HERE, 501, "ZA"), Enlist(HERE, 502, "CZB", "Merlin"))
    assert state.realms[ANN].gold == 15_000
    assert [person(state, number).nameless for number in (501, 502)] == [True, False]
    assert [person_space(person(state, number)) for number in (501, 502)] == [200, 500]


# --- neutralising ------------------------------------------------------------------------------------


@rules("PH-1.3e", "PH-R99")
@pytest.mark.parametrize(
    ("points", "left"),
    [
        (((4, 4),), [4]),
        (((4, 4), (4, 4)), [0, 0]),
        (((4, 4), (14, 14)), [0, 10]),
        (((4, 4), (14, 14), (14, 14)), [0, 0, 0]),
        (((6, 3), (14, 9), (5, 5)), [0, 3, 0]),
        (((14, 2), (6, 6)), [0, 0]),
    ],
)
def test_own_wizards_in_one_field_neutralise_each_other(
    points: tuple[tuple[int, int], ...], left: list[int]
) -> None:
    state = circle({str(501 + n): wizard(HERE, most, now) for n, (most, now) in enumerate(points)})
    found = [power_of(state, person(state, 501 + n)) for n in range(len(points))]
    assert found == [10 * value for value in left]
    assert power(state, at(state, HERE), ANN) == 10 * sum(left)


@rules("PH-1.3e", "PH-1.9.1e")
@pytest.mark.parametrize(
    ("most", "now", "other", "left"), [(140, 140, 135, 10), (145, 145, 140, 0), (145, 138, 49, 90)]
)
def test_tenths_neither_neutralise_nor_are_neutralised(most: int, now: int, other: int, left: int) -> None:
    state = circle({"501": wizard(nameless=False), "502": wizard(nameless=False)})
    one = state.edit_person(501)
    one.most, one.now = most, now
    state.edit_person(502).most = other
    assert power_of(state, person(state)) == left


@rules("PH-1.3e", "PH-6.9.2.1b")
def test_who_is_only_left_in_peace_neutralises_nobody() -> None:
    state = circle({"501": wizard(HERE, 10)}, {"501": wizard(HERE, 4)})
    state.edit_realm(BOB).absence = SPARED
    assert [power(state, at(state, HERE), realm) for realm in (ANN, BOB)] == [100, 40]


def test_ph_1_3e_allied_wizards_neutralise_each_other_and_hostile_ones_do_not() -> None:
    people = {"501": wizard(HERE, 10)}, {"501": wizard(HERE, 4)}
    allied, hostile = circle(*people, realms={"Ann": {"ways": ["Bob"]}}), circle(*people)
    assert [power(allied, at(allied, HERE), realm) for realm in (ANN, BOB)] == [60, 0]
    assert [power(hostile, at(hostile, HERE), realm) for realm in (ANN, BOB)] == [100, 40]


def test_prisoners_neutralise_nobody_and_have_no_power() -> None:
    state = circle({"501": wizard(HERE, 10), "502": wizard(HERE, 4)})
    state.edit_person(502).captor = BOB
    assert power(state, at(state, HERE), ANN) == 100


# --- where they may be -------------------------------------------------------------------------------

FOREIGN = {label: {"owner": "Bob"} for label in (EAST, FAR)}


def test_ph_1_3g_a_nameless_wizard_does_not_end_the_turn_alone_abroad() -> None:
    state = circle({"501": wizard()}, fields=FOREIGN)
    with refused("PH-1.3g", wizard="501", field=EAST):
        hand_in(state, ANN, MovePerson(501, EAST))
    with refused("PH-1.3g"):
        hand_in(state, ANN, Teleport(501, FAR))


def test_ph_1_3g_a_character_wizard_may() -> None:
    state = circle({"501": wizard(nameless=False)}, fields=FOREIGN)
    hand_in(state, ANN, MovePerson(501, EAST))
    assert place(state) == EAST


@rules("PH-1.3g", "PH-R94")
def test_with_an_army_or_on_allied_land_or_back_in_time_he_may() -> None:
    with_army = circle({"501": wizard(army=101)}, fields=FOREIGN, armies={"Ann": foot()})
    hand_in(with_army, ANN, MoveArmy(101, EAST, spare=True))
    assert place(with_army) == EAST
    allied = circle({"501": wizard()}, fields=FOREIGN, realms={"Ann": {"ways": ["Bob"]}})
    hand_in(allied, ANN, MovePerson(501, EAST))
    assert place(allied) == EAST
    back = circle({"501": wizard()}, fields=FOREIGN)
    hand_in(back, ANN, MovePerson(501, EAST), TeleportLate(501, HERE))
    assert place(back) == HERE


@rules("PH-R94", "PH-R229")
def test_r229_who_was_left_abroad_before_binds_no_sheet_and_is_lost_with_the_turn() -> None:
    state = circle({"501": wizard(EAST)}, fields=FOREIGN, armies={"Ann": foot()})
    home = state.copy()
    events = hand_in(state, ANN, MoveArmy(101, WEST))
    assert not lives(state, 501, ANN)
    assert [event.cause for event in events if isinstance(event, PersonDied)] == ["alone"]
    hand_in(home, ANN, MovePerson(501, HERE))
    assert place(home) == HERE


@rules("PH-R229", "PH-1.3g")
def test_r229_an_order_that_would_leave_him_alone_is_refused() -> None:
    two = {**foot(EAST, troops=500, leaders=2), "102": {"field": EAST, "troops": 500, "leaders": 1}}
    state = circle({"501": wizard(EAST)}, fields=FOREIGN, armies={"Ann": two})
    with refused("PH-1.3g", wizard="501", field=EAST):
        hand_in(state, ANN, Disband(101), Disband(102))
    with refused("PH-1.3g", wizard="501", field=EAST):
        orders = (
            Split(101, 103, Goods(warriors=250, leaders=1)),
            *[MoveArmy(number, HERE) for number in (101, 102, 103)],
        )
        hand_in(state, ANN, *orders)
    hand_in(state.copy(), ANN, Disband(101))
    hand_in(state, ANN, Disband(101), Disband(102), MovePerson(501, HERE))
    assert place(state) == HERE


@rules("PH-R229")
def test_r229_at_home_with_a_friend_or_as_a_character_nobody_is_lost() -> None:
    people = {"501": wizard(), "502": wizard(EAST), "503": wizard(FAR, nameless=False)}
    state = circle(people, fields=FOREIGN, armies={"Ann": foot(EAST)})
    hand_in(state, ANN)
    assert all(lives(state, number, ANN) for number in (501, 502, 503))


def test_ph_r94_nor_does_he_keep_his_realm_from_recruiting() -> None:
    state = position(
        month=1,
        fields={HERE: {"owner": "Ann", "town": "HST"}, EAST: {"owner": "Bob"}},
        realms={"Ann": {"gold": 20_000}},
        people={"Ann": {"501": wizard(EAST)}},
    )
    muster(state, ANN, Enlist(HERE, 502, "ZA"))
    assert lives(state, 502, ANN)


def test_ph_1_3g_an_army_does_not_leave_him_behind_abroad() -> None:
    state = circle({"501": wizard(EAST)}, fields=FOREIGN, armies={"Ann": foot(EAST)})
    with refused("PH-1.3g", wizard="501", field=EAST):
        hand_in(state, ANN, MoveArmy(101, HERE))


def test_ph_1_3h_a_nameless_wizard_commands_no_army() -> None:
    state = circle({"501": wizard(army=101)}, armies={"Ann": foot(leaders=0)})
    assert not is_led(state, army(state, ANN, 101))


def test_ph_1_3i_a_nameless_wizard_falls_with_his_field() -> None:
    state = circle(
        {}, {"501": wizard(EAST), "502": wizard(EAST, nameless=False)}, fields=FOREIGN, armies={"Ann": foot()}
    )
    events = hand_in(state, ANN, MoveArmy(101, EAST, (EAST,)))
    assert [event.number for event in events if isinstance(event, PersonDied)] == [501]
    assert not lives(state, 501)


@rules("PH-1.3i")
@pytest.mark.parametrize("owner", ["Ann", "Bob"])
def test_after_a_lost_melee_he_is_destroyed_but_at_home(owner: str) -> None:
    """Ann's army is too weak to conquer anything but strong enough for Bob's."""
    state = circle(
        {},
        {"501": wizard(EAST, army=101), "601": {"field": EAST, "rank": "CHF"}},
        fields={EAST: {"owner": owner}},
        armies={"Ann": foot(EAST, troops=400), "Bob": foot(EAST, troops=100)},
    )
    hand_in(state, ANN)
    events = roll(state, [20, 1])
    assert not state.realms[BOB].armies
    assert [event.cause for event in events if isinstance(event, PersonDied)] == ["conquest"] * (
        owner == "Ann"
    )
    assert lives(state) is (owner == "Bob")


@rules("PH-1.3i")
def test_so_is_one_whose_fleet_is_sunk() -> None:
    state = circle(
        {"501": wizard(army=301)},
        fields={HERE: {"terrain": "w"}},
        armies={"Ann": fleet(troops=10), "Bob": fleet(troops=60)},
    )
    hand_in(state, ANN)
    roll(state, [1, 20])
    assert not lives(state, 501, ANN)


@rules("PH-R94", "PH-R229")
def test_r229_in_the_turn_of_another_he_stays_where_he_is() -> None:
    state = circle({"501": wizard(EAST)}, fields=FOREIGN, armies={"Bob": foot(FAR)}, active="Bob")
    hand_in(state, BOB)
    assert lives(state, 501, ANN)


def test_ph_1_3i_an_army_that_spares_the_land_spares_him() -> None:
    state = circle({}, {"501": wizard(EAST)}, fields=FOREIGN, armies={"Ann": foot()})
    hand_in(state, ANN, MoveArmy(101, EAST, spare=True))
    assert lives(state)


def test_ph_1_3_1a_nameless_wizards_are_dismissed_for_nothing() -> None:
    state = circle({"501": wizard(), "502": wizard(WEST, nameless=False)}, realms={"Ann": {"gold": 7}})
    with refused("PH-1.3.1a", person="502"):
        hand_in(state, ANN, DismissWizard(502))
    events = hand_in(state, ANN, DismissWizard(501))
    assert any(isinstance(event, WizardDismissed) for event in events)
    assert not lives(state, 501, ANN)
    assert state.realms[ANN].gold == 7


def test_ph_1_3m_only_wizards_work_magic() -> None:
    state = circle({"601": {"field": HERE}, "501": wizard(present=False)})
    with refused("PH-1.3m", person="601", reason="reason_no_wizard"):
        hand_in(state, ANN, Teleport(601, EAST))
    with refused("PH-1.3m", person="501", reason="reason_absent"):
        hand_in(state, ANN, Teleport(501, EAST))

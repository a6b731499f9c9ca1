"""Offices, ruler wizards, wizards whom nobody plays, civilians and locks (1.9 to 1.9.3)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.phoenix.armies.recruits import free_number
from tafelrunde.games.phoenix.fire.strikes import hit_town
from tafelrunde.games.phoenix.holdings.courts import die, seats
from tafelrunde.games.phoenix.holdings.regeneration import regenerate
from tafelrunde.games.phoenix.orders.court import Appoint, Retrain
from tafelrunde.games.phoenix.orders.magic import Teleport
from tafelrunde.games.phoenix.orders.muster import Enlist
from tafelrunde.games.phoenix.orders.turn import Accompany, MoveArmy
from tafelrunde.games.phoenix.positions.foundation import PersonFounded, ruler_wizard
from tafelrunde.games.phoenix.state.pieces import KEY
from tafelrunde.games.phoenix.state.state import DICE, State
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.games.phoenix.tables.prices import CHARACTER
from tafelrunde.games.phoenix.told.people import PersonAppeared, PersonAppointed, PersonDied, WizardRetrained
from tests.games.phoenix.circles import HOME, circle, lives, person, roll, wizard
from tests.games.phoenix.claims import rules
from tests.games.phoenix.marches import HERE
from tests.games.phoenix.table import ANN, BOB, at, finish_month, hand_in, muster, position, refused

TOWNS = {
    "302/20": {"owner": "Ann", "town": "HST"},
    "302/21": {"owner": "Ann", "town": "FST"},
    "302/22": {"owner": "Ann", "town": "STD"},
    "302/23": {"owner": "Ann", "town": "BUR"},
}


def court(**people: Any) -> State:
    """Ann is to move, with a town for every office; people by number."""
    mine = {number.removeprefix("p"): {"field": HOME, **row} for number, row in people.items()}
    return circle(mine, fields=TOWNS)


def points(state: State, number: int) -> tuple[int, int]:
    return person(state, number).now, person(state, number).most


# --- promotion and demotion --------------------------------------------------------------------------


@rules("PH-1.9.1f", "PH-1.9.1g", "PH-1.9.1h", "PH-1.9.1l", "PH-R55")
def test_the_example_a_ruler_resigns_and_two_rise() -> None:
    state = court(p601={"rank": "HER"}, p602={"rank": "BUH"}, p603={"rank": "STH"})
    ranks: list[tuple[int, Any]] = [(601, "BUH"), (602, "STH"), (603, "HER")]
    events = hand_in(state, ANN, *[Appoint(*row) for row in ranks])
    assert [(e.number, e.rank) for e in events if isinstance(e, PersonAppointed)] == ranks
    assert points(state, 601) == (240, 240)
    series = []
    for _turn in range(4):
        series.append((points(state, 602), points(state, 603)))
        regenerate(state, ANN)
    assert [row[0] for row in series] == [(240, 360), (290, 360), (340, 360), (360, 360)]
    assert [row[1] for row in series] == [(360, 600), (410, 600), (460, 600), (510, 600)]


@rules("PH-1.9.1f", "PH-1.9.1h")
def test_regeneration_comes_before_the_promotion() -> None:
    state = court(p601={"rank": "BUH", "now": 10})
    hand_in(state, ANN, Appoint(601, "STH"))
    assert points(state, 601) == (150, 360)


@rules("PH-1.9.1g")
def test_who_has_fewer_points_than_his_rank_does_not_sink_below_the_next() -> None:
    """The game master may have corrected them."""
    state = court(p601={"rank": "FSH", "most": 13, "now": 3})
    hand_in(state, ANN, Appoint(601, "CHF"))
    assert points(state, 601) == (80, 120)


@rules("PH-1.9.1g")
def test_who_is_degraded_keeps_what_he_has_earned() -> None:
    state = court(p601={"rank": "HER", "most": 63})
    hand_in(state, ANN, Appoint(601, "BUH"))
    assert points(state, 601) == (270, 270)


@rules("PH-1.9.1a", "PH-1.9.1i")
def test_each_office_exists_once() -> None:
    state = court(p601={"rank": "BUH"}, p602={"rank": "CHF"})
    with refused("PH-1.9.1a"):
        hand_in(state, ANN, Appoint(602, "BUH"))
    hand_in(state, ANN, Appoint(601, "STH"), Appoint(602, "BUH"))
    assert (person(state, 601).rank, person(state, 602).rank) == (3, 2)


@rules("PH-1.9.1b")
def test_an_office_needs_a_town_of_its_own() -> None:
    mine = {"601": {"field": HOME, "rank": "HER"}, "602": {"field": HOME, "rank": "CHF"}}
    with refused("PH-1.9.1b"):
        hand_in(circle(mine), ANN, Appoint(602, "BUH"))
    state = circle(mine, fields={"302/21": {"owner": "Ann", "town": "FST"}})
    hand_in(state, ANN, Appoint(602, "BUH"))
    assert points(state, 602) == (120, 240)


@rules("PH-1.9.1f")
def test_nobody_is_promoted_to_what_he_is() -> None:
    with refused("PH-1.9.1f"):
        hand_in(court(p601={"rank": "BUH"}), ANN, Appoint(601, "BUH"))


@rules("PH-1.9b", "PH-1.9c")
def test_a_civilian_has_no_points_and_no_office() -> None:
    state = court(p601={"rank": "ZIV"})
    assert points(state, 601) == (0, 0)
    with refused("PH-1.9c"):
        hand_in(state, ANN, Appoint(601, "BUH"))


@rules("PH-1.9e")
@pytest.mark.parametrize(("number", "rank"), [(601, "Z"), (501, "BUH")])
def test_secular_and_magical_stay_what_they_are(number: int, rank: Any) -> None:
    state = court(p601={"rank": "CHF"}, p501={"rank": "Z", "most": 6})
    with refused("PH-1.9e"):
        hand_in(state, ANN, Appoint(number, rank))


@rules("PH-1.9.1c")
def test_points_sink_with_the_town_but_rank_and_maximum_stay() -> None:
    state = court(p601={"rank": "HER"}, p602={"rank": "FSH", "most": 50})
    assert seats(state, ANN) == [4, 3, 2, 1]
    hit_town(state, at(state, "302/21"), 1000)
    assert seats(state, ANN) == [4, 2, 2, 1]
    assert points(state, 602) == (380, 500)
    assert person(state, 602).rank == 4
    assert points(state, 601) == (600, 600)


# --- civilians and locks -----------------------------------------------------------------------------


def recruiting(**people: Any) -> State:
    mine = {number.removeprefix("p"): {"field": HOME, **row} for number, row in people.items()}
    return position(month=5, fields=TOWNS, people={"Ann": mine}, realms={"Ann": {"gold": 90000}})


@rules("PH-1.9d", "PH-1.9c")
def test_a_civilian_becomes_a_leader_and_keeps_his_points() -> None:
    state = recruiting(p601={"rank": "ZIV", "most": 3, "name": "Ada", "knight": True})
    state.edit_person(601).awarded = 30
    events = muster(state, ANN, Enlist(HOME, 601, "CHF", ""))
    assert points(state, 601) == (150, 150)
    ada = person(state, 601)
    assert (ada.name, ada.knight, ada.awarded) == ("Ada", True, 30)
    assert [event.name for event in events if isinstance(event, PersonAppeared)] == ["Ada"]


@rules("PH-1.9d")
def test_a_civilian_becomes_a_wizard_by_his_name() -> None:
    state = recruiting(p601={"rank": "ZIV", "most": 3, "name": "Ada"})
    muster(state, ANN, Enlist(HOME, 501, "CZA", "Ada"))
    assert points(state, 501) == (90, 90)
    assert not lives(state, 601, ANN)


@rules("PH-1.9j", "PH-1.9.1j", "PH-R35")
def test_the_dead_are_locked_for_two_months_from_the_next_turn() -> None:
    state = recruiting(p601={"rank": "CHF"})
    die(state, KEY * ANN + 601, "race")
    assert state.realms[ANN].graves == ((601, 0, "", 1),)
    with refused("PH-1.9j"):
        muster(state, ANN, Enlist(HOME, 601, "CHF", ""))
    assert free_number(state, ANN, CHARACTER) == 602
    muster(state, ANN, Enlist(HOME, 602, "CHF", ""))


@rules("PH-1.9j", "PH-1.9.1j")
def test_the_lock_begins_with_the_turn() -> None:
    state = court(p601={"rank": "CHF"})
    die(state, KEY * ANN + 601, "race")
    hand_in(state, ANN)
    assert state.realms[ANN].graves == ((601, 3, "", 1),)


@rules("PH-R211", "PH-1.9j")
def test_r211_the_lock_belongs_to_the_person_and_not_to_the_number() -> None:
    state = recruiting(p601={"rank": "CHF", "name": "Ada"})
    die(state, KEY * ANN + 601, "race")
    for number, name in ((601, "Ada"), (602, "ada"), (601, "")):
        with refused("PH-1.9j", person="Ada"):
            muster(state.copy(), ANN, Enlist(HOME, number, "CHF", name))
    with refused("PH-1.9j", person="Ada"):
        muster(state.copy(), ANN, Enlist(HOME, 501, "CZA", "Ada"))
    muster(state, ANN, Enlist(HOME, 601, "CHF", "Eva"))
    assert person(state, 601).name == "Eva"


@rules("PH-R211", "PH-1.9.1j")
def test_r211_nobody_follows_the_dead_in_his_office_while_the_lock_lasts() -> None:
    state = court(p601={"rank": "BUH"}, p602={"rank": "CHF"}, p603={"rank": "CHF"})
    die(state, KEY * ANN + 603, "race")
    die(state, KEY * ANN + 601, "race")
    with refused("PH-1.9.1j", rank="BUH", month=month_name(4)):
        hand_in(state.copy(), ANN, Appoint(602, "BUH"))
    hand_in(state.copy(), ANN, Appoint(602, "STH"))
    finish_month(state)
    finish_month(state)
    muster(state, ANN)
    while state.active != ANN:
        hand_in(state, state.active)
    hand_in(state, ANN, Appoint(602, "BUH"))
    assert person(state, 602).rank == 2


@rules("PH-R211", "PH-1.9g")
def test_r211_a_prisoner_is_not_recruited_under_another_number() -> None:
    state = recruiting(p601={"rank": "CHF", "name": "Ada"})
    state.edit_person(KEY * ANN + 601).captor = BOB
    with refused("PH-R211", person="Ada", number=601, realm="Bob"):
        muster(state.copy(), ANN, Enlist(HOME, 602, "CHF", "Ada"))
    with refused("PH-R211"):
        muster(state.copy(), ANN, Enlist(HOME, 501, "CZB", "ADA"))
    muster(state.copy(), ANN, Enlist(HOME, 602, "CHF", "Eva"))
    state.edit_person(KEY * ANN + 601).captor = -1
    muster(state, ANN, Enlist(HOME, 602, "CHF", "Ada"))


# --- wizards -----------------------------------------------------------------------------------------


@rules("PH-1.9.3c", "PH-1.9.3f", "PH-1.9.1k", "PH-1.9.3e", "PH-R34")
def test_a_za_of_7_rules_with_19_and_is_locked_for_8_months() -> None:
    state = court(p501=wizard(HOME, 7, nameless=False))
    hand_in(state, ANN, Appoint(501, "HER"))
    assert points(state, 501) == (70, 190)
    assert person(state, 501).locked == 9
    other = court(p501=wizard(HOME, 7, nameless=False), p601={"rank": "CHF"})
    with refused("PH-1.9.1k"):
        hand_in(other, ANN, Appoint(501, "HER"), Appoint(501, "Z"))


@rules("PH-1.9.3f", "PH-1.9.3c")
def test_a_ruler_left_with_11_dies_when_he_resigns() -> None:
    state = court(p501=wizard(HOME, 11, nameless=False))
    ruler = state.edit_person(KEY * ANN + 501)
    ruler.title, ruler.bonus = 5, 120
    events = hand_in(state, ANN, Appoint(501, "Z"))
    assert not lives(state, 501, ANN)
    assert [event.cause for event in events if isinstance(event, PersonDied)] == ["deposed"]


@rules("PH-1.9.3c", "PH-1.9.3d")
@pytest.mark.parametrize(("most", "after"), [(7, 190), (8, 160), (10, 180), (15, 230), (16, 160), (40, 400)])
def test_the_throne_gives_12_or_8_points_below_class_c(most: int, after: int) -> None:
    state = court(p501=wizard(HOME, most, nameless=False))
    hand_in(state, ANN, Appoint(501, "HER"))
    assert person(state, 501).most == after
    person_now = state.edit_person(KEY * ANN + 501)
    assert person_now.most - person_now.bonus == 10 * most


@rules("PH-1.9.3b")
def test_a_nameless_wizard_never_rules() -> None:
    with refused("PH-1.9.3b"):
        hand_in(court(p501=wizard(HOME, 7)), ANN, Appoint(501, "HER"))


@rules("PH-1.9.3a")
def test_a_ruler_wizard_from_the_beginning_has_18() -> None:
    ruler = ruler_wizard(ANN, 0, PersonFounded("HER", wizard=True))
    assert (ruler.most, ruler.now, ruler.number) == (180, 180, 501)


@rules("PH-1.9.2d", "PH-1.9.2e", "PH-1.9.2a")
@pytest.mark.parametrize(("great", "most", "after", "gold"), [(False, 7, 50, 0), (True, 12, 60, 15000)])
def test_a_wizard_whom_nobody_plays_loses_points(great: bool, most: int, after: int, gold: int) -> None:
    state = court(p501=wizard(HOME, most, nameless=False, great=great))
    before = state.realms[ANN].gold
    events = hand_in(state, ANN, Retrain(501))
    assert points(state, 501) == (after, after)
    assert person(state, 501).nameless
    assert state.realms[ANN].gold == before + gold
    assert any(isinstance(event, WizardRetrained) for event in events)


@rules("PH-1.9.2d", "PH-1.3m")
def test_a_nameless_wizard_needs_no_player() -> None:
    state = court(p501=wizard(HOME, 7, nameless=False, present=False))
    hand_in(state, ANN, Retrain(501), Teleport(501, "302/21"))
    assert person(state, 501).field == at(state, "302/21")


@rules("PH-1.9.2d", "PH-1.9.2e")
@pytest.mark.parametrize("number", [501, 601])
def test_only_a_character_wizard_can_become_nameless(number: int) -> None:
    state = court(p501=wizard(HOME, 6), p601={"rank": "CHF"})
    with refused("PH-1.9.2d"):
        hand_in(state, ANN, Retrain(number))


@rules("PH-1.9.2c", "PH-1.9.2a")
def test_character_wizards_cost_15000_and_30000() -> None:
    state = recruiting()
    muster(state, ANN, Enlist(HOME, 501, "CZA", ""), Enlist(HOME, 502, "CZB", ""))
    assert (person(state, 501).most, person(state, 502).most) == (60, 100)
    assert state.realms[ANN].gold == 90000 - 45000
    assert (person(state, 501).great, person(state, 502).great) == (False, True)


@rules("PH-1.9.2b")
def test_character_wizards_come_to_the_largest_town() -> None:
    with refused("PH-1.9.2b"):
        muster(recruiting(), ANN, Enlist("302/22", 501, "CZA", ""))


@rules("PH-R209", "PH-1.3h", "PH-1.9.1d")
@pytest.mark.parametrize("nameless", [False, True])
def test_r209_character_wizards_lead_armies_and_nameless_ones_never(nameless: bool) -> None:
    """A noble leaves an army that has no leader, but a wizard."""
    people = {"501": wizard(HOME, 6, nameless=nameless, army=101), "601": {"field": HOME, "army": 101}}
    state = circle(people, armies={"Ann": {"101": {"field": HOME, "troops": 1000, "leaders": 0}}})
    orders = (Accompany(601, 0), MoveArmy(101, "302/21"))
    if nameless:
        with refused("PH-1.1.5a", army="101"):
            hand_in(state, ANN, *orders)
    else:
        hand_in(state, ANN, *orders)
        assert state.army(KEY * ANN + 101).field == at(state, "302/21") == person(state, 501).field


@rules("PH-R209", "PH-1.1.5a")
def test_r209_an_army_falls_apart_when_a_duel_throws_its_wizard_home() -> None:
    """Four against fourteen: Ann's wizard cannot win, and nobody else leads his army."""
    mine, theirs = {"501": wizard(most=4, nameless=False, army=101)}, {"501": wizard(most=14, nameless=False)}
    state = circle(mine, theirs, armies={"Ann": {"101": {"field": HERE, "troops": 1000, "leaders": 0}}})
    hand_in(state, ANN)
    while state.step == DICE:
        roll(state, *[[1 if "Ann" in cast.where else 6] * cast.number for cast in state.asked])
    assert not lives(state, 501, ANN) or person(state, 501).army == 0
    assert 101 not in state.realms[ANN].armies

"""Melee within a turn: who fights whom, what falls, who is told what, and fields that are too full."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.fire.ranged_fire import shoot_all
from tafelrunde.games.phoenix.melee.casualties import losses
from tafelrunde.games.phoenix.months.months import HOOKS
from tafelrunde.games.phoenix.moves.kinds import CloseRound
from tafelrunde.games.phoenix.orders.turn import RevokeWay
from tafelrunde.games.phoenix.state.deeds import STOPPED
from tafelrunde.games.phoenix.state.pieces import Army, Person, counted
from tafelrunde.games.phoenix.state.state import DICE, State
from tafelrunde.games.phoenix.tables.phases import B12, B13, B14, B15
from tafelrunde.games.phoenix.tables.prices import RANK_OF, WARRIOR
from tafelrunde.games.phoenix.told.course import TurnEnded, TurnMissed
from tafelrunde.games.phoenix.told.land import ArmyGone, MeleeFought
from tafelrunde.games.phoenix.told.minutes import MeleeWorked
from tafelrunde.games.phoenix.told.war_notes import Fought, TookOver
from tafelrunde.phoenix_desk.protocol.whole import in_words
from tests.games.phoenix.claims import rules
from tests.games.phoenix.marches import EAST, FAR, HERE, foot, march, turn
from tests.games.phoenix.table import ANN, BOB, CLEO, army, at, hand_in, position
from tests.games.phoenix.wars import front, minutes, silence, throw, told

MANY: dict[str, Any] = {"field": HERE, "troops": 9000, "leaders": 30}
FEW: dict[str, Any] = {"field": EAST, "troops": 2000, "leaders": 5}


def attack(mine: dict[str, Any] | None = None, theirs: dict[str, Any] | None = None, **given: Any) -> State:
    """Ann's 101 marches from HERE into EAST; dice have still to fall. All weapons have fired."""
    state = turn(mine=mine or {"101": MANY}, theirs=theirs or {"102": FEW}, **given)
    silence(state, BOB)
    march(state, EAST)
    return state


def crowd(*, active: str = "Ann", **armies: Any) -> State:
    """Three realms in EAST, Ann to move; armies as `ann101={...}`."""
    rows: dict[str, dict[str, Any]] = {"Ann": {}, "Bob": {}, "Cleo": {}}
    for name, row in armies.items():
        if name != "ways":
            rows[name[:-3].title()][name[-3:]] = {"field": EAST, "leaders": 1, **row}
    ways = armies.get("ways", {})
    return position(
        realms_count=3, month=2, step="turn", active=active, armies=rows,
        realms={name: {"ways": list(partners)} for name, partners in ways.items()},
    )  # fmt: skip


# --- the course --------------------------------------------------------------------------------------


@rules("PH-5.5j", "PH-5.5l", "PH-R22")
def test_each_side_throws_a_w20_and_the_loser_is_destroyed() -> None:
    state = attack()
    assert state.step == DICE
    assert state.asked == (("melee", EAST, 20, 2),)
    events = throw(state, (4, 17))
    (worked,) = minutes(state, MeleeWorked)
    assert worked.dice == (4, 17)
    assert [unit.die for unit in (*worked.attackers, *worked.defenders)] == [4, 17]
    assert [event for event in events if isinstance(event, MeleeFought)] == [
        MeleeFought(EAST, (ANN,), (BOB,), (ANN,))
    ]
    assert ArmyGone(BOB, 102, EAST) in events
    assert not state.realms[BOB].armies
    assert state.owner[at(state, EAST)] == ANN


@rules("PH-5.5g")
def test_a_melee_ends_the_movement() -> None:
    state = attack()
    assert army(state, ANN, 101).done & STOPPED


@rules("PH-5c")
def test_fire_comes_before_the_combat_of_characters_and_that_before_the_melee() -> None:
    assert [phase for phase, hooks in HOOKS.items() if shoot_all in hooks][-1] == B12 < B13 < B14 < B15
    assert attack().phase == B14


@rules("PH-5.5m", "PH-R103", "PH-5.5n")
@pytest.mark.parametrize(("percent", "winner"), [(50, ANN), (51, BOB)])
def test_after_a_full_tie_a_percent_die_is_thrown(percent: int, winner: int) -> None:
    state = attack({"101": {**FEW, "field": HERE}}, {"102": FEW}, realms={"Bob": {"home": EAST}})
    throw(state, (9, 9))
    assert (state.step, state.asked) == (DICE, (("melee_tie", EAST, 100, 1),))
    events = throw(state, (percent,))
    (fought,) = [event for event in events if isinstance(event, MeleeFought)]
    assert fought.winners == (winner,)
    (worked,) = minutes(state, MeleeWorked)
    assert (worked.how, worked.percent, worked.dice) == ("die", percent, (9, 9))
    assert not state.pending


@rules("PH-5.5x", "PH-R104", "PH-5d", "PH-R60")
def test_leaders_mounts_and_weapons_fall_in_proportion_and_survivors_are_rounded_down() -> None:
    mine = {"101": {"field": HERE, "troops": 9000, "leaders": 1, "mounts": 900, "light": 9, "heavy": 3}}
    state = attack(mine, {"102": {**FEW, "troops": 7000}})
    throw(state, (20, 1))
    (worked,) = minutes(state, MeleeWorked)
    left = 1 - eval_fraction(worked.attackers[0].losses) / 9000
    one = army(state, ANN, 101)
    assert 0 < left < 1
    assert (one.troops, one.mounts, one.light, one.heavy) == tuple(int(n * left) for n in (9000, 900, 9, 3))
    assert one.leaders == 1


def eval_fraction(text: str) -> float:
    top, _slash, bottom = text.partition("/")
    return int(top) / int(bottom or 1)


@rules("PH-5.5z", "PH-R104", "PH-R22")
def test_of_the_catapults_of_a_destroyed_army_half_are_captured() -> None:
    state = attack(theirs={"102": {**FEW, "light": 5, "heavy": 2}})
    throw(state, (10, 10))
    one = army(state, ANN, 101)
    assert (one.light, one.heavy) == (2, 1)
    goods = {"light_catapults": 2, "heavy_catapults": 1}
    assert told(state, ANN, TookOver) == [TookOver(101, EAST, goods)]


@rules("PH-5.5b", "PH-R95")
def test_armies_of_one_kind_pool_their_leaders() -> None:
    theirs = {"102": FEW, "103": {**FEW, "leaders": 7}, "201": {**FEW, "leaders": 2}}
    state = attack(theirs=theirs)
    units = front(state, EAST).parties[0]
    assert [(len(unit.armies), int(unit.unit.strength)) for unit in units] == [(2, 4000), (1, 2000)]
    assert [int(unit.bonuses[0].value) for unit in units] == [12, 2]


@rules("PH-5.5f", "PH-R20", "PH-R21")
def test_warships_count_as_5_and_10_ships_in_defence_and_nothing_in_attack() -> None:
    ships = {"field": HERE, "troops": 20, "leaders": 1, "light": 2, "heavy": 3}
    water = {HERE: {"terrain": "w"}, EAST: {"terrain": "w"}}
    state = turn(mine={"301": ships}, theirs={"302": {**ships, "field": EAST}}, fields=water)
    march(state, EAST, number=301)
    sides = front(state, EAST)
    assert int(sides.attackers[0].unit.strength) == 20
    assert int(sides.parties[0][0].unit.strength) == 20 + 2 * 5 + 3 * 10


@rules("PH-5.5y", "PH-R40")
@pytest.mark.parametrize("kills", [False, True])
def test_characters_of_a_defeated_army_fall_to_the_winner_when_its_troops_are_gone(kills: bool) -> None:
    people = {"Bob": {"601": {"field": EAST, "rank": "CHF", "army": 102}}}
    state = attack({"101": {**MANY, "kills": kills}}, people=people)
    assert state.realms[BOB].people[601].captor < 0
    throw(state, (10, 10))
    left = state.realms[BOB].people.get(601)
    assert (left is None) == kills
    assert left is None or (left.captor, left.warden) == (ANN, 101)


@rules("PH-R212", "PH-1.4.3b", "PH-5d")
@pytest.mark.parametrize(("leaders", "noble"), [(4, False), (0, True), (4, True)])
def test_r212_banned_troops_of_a_winner_stay_when_all_others_have_fallen(leaders: int, noble: bool) -> None:
    """Beside many riders Bob's warriors lose all who are not banned."""
    theirs = {
        "102": {"field": EAST, "troops": 3000, "leaders": leaders},
        "201": {"field": EAST, "troops": 40_000, "leaders": 500},
    }
    people = {"Bob": {"601": {"field": EAST, "rank": "CHF", "army": 102}}} if noble else {}
    state = attack({"101": {**MANY, "troops": 30_000, "leaders": 900}}, theirs, people=people)
    state.ban_army(army(state, BOB, 102).key, 2900)
    throw(state, (20, 20))
    (worked,) = minutes(state, MeleeWorked)
    assert not worked.attackers_won
    (lost,) = [unit.losses for unit in worked.defenders if unit.armies == (102,)]
    assert lost == "100", "all who could fight"
    left = army(state, BOB, 102)
    assert (left.troops, left.leaders) == (2900, min(1, leaders))


@rules("PH-R212", "PH-1.1.5a")
def test_r212_banned_troops_of_a_loser_fall_and_so_do_those_whom_nobody_commands() -> None:
    state = attack({"101": {**MANY, "troops": 30_000}}, {"102": {**FEW, "troops": 5000}})
    state.ban_army(army(state, BOB, 102).key, 100)
    throw(state, (20, 1))
    assert not state.realms[BOB].armies
    one = Army(BOB, 102, 0)
    one.troops, one.leaders, one.banned = 3000, 0, 2900
    assert losses(one, Fraction(0))[WARRIOR] == 100
    assert losses(one, Fraction(1, 2))[WARRIOR] == 50
    one.banned = 0
    assert losses(one, Fraction(0)) == counted(one)


# --- who is told what --------------------------------------------------------------------------------


@rules("PH-5.5v", "PH-5.5w")
def test_the_loser_learns_what_he_inflicted_and_the_defender_who_attacked() -> None:
    state = attack()
    throw(state, (10, 10))
    (mine,), (theirs,) = told(state, ANN, Fought), told(state, BOB, Fought)
    assert (mine.won, theirs.won) == (True, False)
    assert mine.inflicted is None, "the winner is not told the enemy's strength"
    assert mine.lost == {"101": theirs.inflicted}
    assert theirs.enemies == {"0": (101,)}
    assert theirs.lost == {"102": {"warriors": 2000, "leaders": 5}}


# --- several realms ----------------------------------------------------------------------------------


@rules("PH-5.5l", "PH-5b")
def test_allies_stand_together() -> None:
    state = crowd(
        ann101={"troops": 5000}, bob101={"troops": 3000}, cleo101={"troops": 4000}, ways={"Bob": ["Cleo"]}
    )
    sides = front(state, EAST)
    assert [[band.realm for band in party] for party in sides.parties] == [[BOB, CLEO]]
    hand_in(state, ANN)
    events = throw(state, (10, 10))
    assert [e.winners for e in events if isinstance(e, MeleeFought)] == [(BOB, CLEO)]


@rules("PH-5.5c", "PH-R58")
def test_against_enemies_of_each_other_strength_is_split() -> None:
    state = crowd(ann101={"troops": 8000}, bob101={"troops": 3000}, cleo101={"troops": 1000})
    assert [[band.realm for band in party] for party in front(state, EAST).parties] == [[BOB], [CLEO]]
    hand_in(state, ANN)
    assert state.asked == (("melee", EAST, 20, 2),) * 2
    throw(state, (10, 10), (10, 10))
    worked = minutes(state, MeleeWorked)
    assert [entry.strengths for entry in worked] == [("6000", "3000"), ("2000", "1000")]
    assert [entry.attackers[0].strength for entry in worked] == ["6000", "2000"]
    assert [entry.attackers[0].split for entry in worked] == [("3/4", "1/2"), ("1/4", "1/2")]
    for entry in worked:
        text = "\n".join(in_words(entry, ("Ann", "Bob", "Cleo"), "en"))
        assert "PH-R58" in text
    assert [sorted(row.armies) for row in state.realms] == [[101], [], []]


@rules("PH-5.5v", "PH-5.6a", "PH-R58")
def test_each_party_has_its_own_part_of_the_attackers_losses() -> None:
    state = crowd(
        ann101={"troops": 12_000}, bob101={"troops": 6000, "leaders": 300}, cleo101={"troops": 2000}
    )
    hand_in(state, ANN)
    throw(state, (10, 10), (20, 1))
    assert [sorted(row.armies) for row in state.realms] == [[101], [101], []]
    against_bob, against_cleo = minutes(state, MeleeWorked)
    inflicted = eval_fraction(against_cleo.attackers[0].losses)
    assert 1000 < inflicted < 2500
    (told_cleo,) = told(state, CLEO, Fought)
    assert abs(told_cleo.inflicted["warriors"] - inflicted) <= 1, "not what Bob has killed"
    (own,) = [note.lost["101"] for note in told(state, BOB, Fought)]
    fallen = price(own)
    assert fallen
    income = (9000 * 5) / 2 + fallen / 4
    assert abs(army(state, BOB, 101).special - income) <= 5, "half of the 9,000 who met him"
    assert not against_bob.attackers_won


def price(lost: dict[str, int]) -> int:
    return 5 * lost["warriors"] + 1000 * lost["leaders"]


@rules("PH-5.5z", "PH-5.8.3a", "PH-R58")
def test_two_parties_that_have_beaten_an_army_share_what_it_had() -> None:
    state = crowd(
        ann101={"troops": 2000, "light": 8, "gold": 1000},
        bob101={"troops": 3000, "leaders": 3},
        cleo101={"troops": 3000, "leaders": 3},
    )
    hand_in(state, ANN)
    throw(state, (10, 10), (10, 10))
    assert not state.realms[ANN].armies
    for realm in (BOB, CLEO):
        armies = state.realms[realm].armies.values()
        assert (sum(one.gold for one in armies), sum(one.light for one in armies)) == (500, 2)


@rules("PH-5.5c")
def test_who_is_allied_with_both_sides_stays_out() -> None:
    state = crowd(
        ann101={"troops": 5000}, bob101={"troops": 3000}, cleo101={"troops": 4000},
        ways={"Cleo": ["Ann", "Bob"]},
    )  # fmt: skip
    sides = front(state, EAST)
    assert [band.realm for band in sides.attackers] == [ANN]
    assert [[band.realm for band in party] for party in sides.parties] == [[BOB]]
    hand_in(state, ANN)
    throw(state, (10, 10))
    assert army(state, CLEO, 101).troops == 4000


@rules("PH-5.5c")
def test_an_ally_of_the_attacker_joins_him() -> None:
    state = crowd(
        ann101={"troops": 2000}, bob101={"troops": 3000}, cleo101={"troops": 4000}, ways={"Ann": ["Cleo"]}
    )
    assert [band.realm for band in front(state, EAST).attackers] == [ANN, CLEO]
    hand_in(state, ANN)
    throw(state, (10, 10))
    assert not state.realms[BOB].armies
    assert army(state, CLEO, 101).troops < 4000


@rules("PH-5.5.1j", "PH-5.5c")
def test_partners_who_fall_out_fight_in_the_next_evaluation() -> None:
    state = crowd(ann101={"troops": 5000}, bob101={"troops": 3000}, ways={"Ann": ["Bob"]})
    hand_in(state, ANN)
    assert state.step != DICE
    assert len(state.realms[BOB].armies) == 1
    hand_in(state, BOB, RevokeWay("Ann"))
    assert (state.step, state.active) == (DICE, BOB)


# --- fields that are too full ------------------------------------------------------------------------


@rules("PH-5.7a")
def test_partners_in_a_field_that_is_too_full_fight_at_the_end_of_the_turn() -> None:
    state = crowd(ann101={"troops": 60_000}, bob101={"troops": 50_000}, ways={"Ann": ["Bob"]})
    hand_in(state, ANN)
    assert (state.step, state.asked) == (DICE, (("melee", EAST, 20, 2),))
    throw(state, (10, 10))
    assert not state.realms[BOB].armies
    assert state.realms[ANN].ways >> BOB & 1, "for want of room, not for war"


@rules("PH-5.7a")
def test_partners_who_fit_do_not_fight() -> None:
    state = crowd(ann101={"troops": 49_900}, bob101={"troops": 49_900}, ways={"Ann": ["Bob"]})
    hand_in(state, ANN)
    assert state.step != DICE


@rules("PH-5.7a", "PH-0.2b")
def test_characters_take_room_where_partners_crowd_each_other() -> None:
    for rank, fights in (("", False), ("HER", True)):
        state = crowd(ann101={"troops": 49_900}, bob101={"troops": 49_900}, ways={"Ann": ["Bob"]})
        if rank:
            ruler = Person(BOB, 601, at(state, EAST))
            ruler.rank, ruler.most, ruler.now = RANK_OF[rank], 600, 600
            state.add_person(ruler)
        hand_in(state, ANN)
        assert (state.step == DICE) == fights


@rules("PH-1.4.3b", "PH-R60")
def test_who_is_banned_loses_nothing_in_a_victory() -> None:
    state = attack({"101": {**FEW, "field": HERE}}, {"102": {**MANY, "field": EAST}})
    state.edit_army(army(state, BOB, 102).key).banned = 4000
    assert int(front(state, EAST).parties[0][0].unit.strength) == 9000 - 4000
    throw(state, (1, 20))
    (worked,) = minutes(state, MeleeWorked)
    assert not worked.attackers_won
    left = 1 - eval_fraction(worked.defenders[0].losses) / 5000
    assert army(state, BOB, 102).troops == 4000 + int(5000 * left)


# --- the smallest ------------------------------------------------------------------------------------


def test_a_victory_may_leave_too_few_for_an_army() -> None:
    state = attack(
        {"101": {"field": HERE, "troops": 150, "leaders": 1}}, {"102": {**FEW, "troops": 140, "leaders": 1}}
    )
    throw(state, (20, 1))
    assert not state.realms[ANN].armies
    assert not state.realms[BOB].armies
    assert state.owner[at(state, EAST)] != ANN


@rules("PH-5.8.3a", "PH-1.8d")
def test_what_an_army_carried_that_a_victory_leaves_too_small_stays_with_the_others() -> None:
    mine = {
        "101": {"field": HERE, "troops": 150, "leaders": 1, "gold": 70},
        "102": {"field": EAST, "troops": 0, "light": 5, "leaders": 1},
    }
    state = attack(mine, {"102": {**FEW, "troops": 140, "leaders": 1, "gold": 7}})
    throw(state, (20, 1))
    assert sorted(state.realms[ANN].armies) == [102]
    one = army(state, ANN, 102)
    assert (one.light, one.gold) == (1, 77)
    assert one.special > 0, "the income of the fight too"


def test_two_fights_of_one_turn_come_one_after_the_other() -> None:
    mine = {**foot(HERE, troops=5000), "102": {"field": FAR, "troops": 5000, "leaders": 1}}
    theirs = {"101": {"field": HERE, "troops": 3000}, "102": {"field": FAR, "troops": 3000}}
    state = turn(mine=mine, theirs=theirs)
    hand_in(state, ANN)
    assert state.asked == (("melee", HERE, 20, 2),)
    throw(state, (10, 10))
    assert state.asked == (("melee", FAR, 20, 2),)
    throw(state, (10, 10))
    assert not state.realms[BOB].armies
    assert not state.pending


@rules("PH-5.7a", "PH-3w")
def test_a_turn_that_is_missed_ends_like_any_other() -> None:
    """Ann was late, and the field she shares with a partner is too full: they fight."""
    state = crowd(ann101={"troops": 60_000}, bob101={"troops": 50_000}, ways={"Ann": ["Bob"]})
    events: list[Any] = []
    GAME.apply(state, state.setting.game_master, CloseRound("late"), events)
    assert (state.step, state.active, state.asked) == (DICE, ANN, (("melee", EAST, 20, 2),))
    told_of = [*events, *throw(state, (20, 1))]
    kinds = [type(event) for event in told_of]
    assert TurnMissed in kinds
    assert TurnEnded not in kinds
    assert [event.winners for event in told_of if isinstance(event, MeleeFought)] == [(ANN,)]
    assert army(state, ANN, 101).field == at(state, EAST)
    assert state.active == BOB


@rules("PH-6.9.2.1b", "PH-5.7a")
def test_nobody_fights_a_realm_that_is_away_for_want_of_room() -> None:
    state = crowd(ann101={"troops": 60_000}, bob101={"troops": 50_000}, ways={"Ann": ["Bob"]})
    state.edit_realm(BOB).absence = 1
    hand_in(state, ANN)
    assert state.step != DICE
    assert army(state, BOB, 101).troops == 50_000

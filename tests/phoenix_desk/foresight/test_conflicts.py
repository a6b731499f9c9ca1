"""Conflicts of random wars: none is missed or told twice, and what was foreseen is what was evaluated."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.codec import state_hash
from tafelrunde.engine.contract import CHANCE
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.moves.kinds import Amend, Change
from tafelrunde.games.phoenix.state.state import DICE
from tafelrunde.games.phoenix.told.minutes import (
    BanWorked,
    CombatWorked,
    DuelWorked,
    FireWorked,
    MeleeWorked,
    OverrunWorked,
    UnitWorked,
    WallWorked,
)
from tafelrunde.games.phoenix.world.places import read_field
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, changing
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.foresight.conflicts import ahead, conflicts_of
from tafelrunde.phoenix_desk.foresight.opponents import Conflict, melees
from tafelrunde.phoenix_desk.foresight.turn_phases import stages_of
from tafelrunde.phoenix_desk.months.runner import Runner, deal_bots
from tafelrunde.phoenix_desk.review.differences import differences
from tafelrunde.phoenix_desk.review.evaluations import evaluations
from tests.games.phoenix.table import hand_in, position
from tests.games.phoenix.wars import NAMES as REALMS
from tests.games.phoenix.wars import WAR
from tests.phoenix_desk.battlefields import planted

SEEDS = range(6)
MONTHS = (1, 2)
KINDS = (BanWorked, CombatWorked, DuelWorked, FireWorked, MeleeWorked, OverrunWorked, WallWorked)


@cache
def war(seed: int) -> Campaign:
    """Two months of random orders between neighbours at war."""
    home = planted(Memory("campaign"), seed=seed)
    with changing(home) as campaign:
        Runner(campaign, deal_bots(campaign, ["random"]), seed).run(len(MONTHS))
    return Campaign.open(home)


@cache
def conflicts(seed: int, month: int) -> list[Conflict]:
    return conflicts_of(war(seed), month)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("month", MONTHS)
def test_every_evaluation_is_the_result_of_one_conflict(seed: int, month: int) -> None:
    worked = [one.minute for one in evaluations(war(seed), month) if isinstance(one.minute, KINDS)]
    results = [minute for one in conflicts(seed, month) for minute in one.results]
    assert sorted(map(repr, results)) == sorted(map(repr, worked))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("month", MONTHS)
def test_a_melee_is_fought_with_the_strengths_and_points_that_were_foreseen(seed: int, month: int) -> None:
    for one in conflicts(seed, month):
        worked = [minute for minute in one.results if isinstance(minute, MeleeWorked)]
        if len(one.parties) == len(worked) == 1:
            assert [figures(unit) for unit in worked[0].attackers] == shown(one.attackers)
            assert [figures(unit) for unit in worked[0].defenders] == shown(one.parties[0].members)


def figures(unit: UnitWorked) -> tuple[Any, ...]:
    return unit.armies, float(Fraction(unit.strength)), float(Fraction(unit.total))


def shown(members: Any) -> list[tuple[Any, ...]]:
    return [(one.numbers, one.strength, one.points) for one in members]


def test_these_wars_have_conflicts_of_many_kinds() -> None:
    kinds = Counter([one.kind for seed in SEEDS for month in MONTHS for one in conflicts(seed, month)])
    assert {"melee", "duel", "combat"} <= set(kinds), kinds


@pytest.mark.parametrize("seed", SEEDS)
def test_watching_changes_nothing(seed: int) -> None:
    """The last stage of a month, and the month's own end, lead to the position of the log."""
    campaign = war(seed)
    for month in MONTHS:
        stages = stages_of(campaign, month)
        assert [stage.phase for stage in stages] == list(range(1, 20)) * (len(stages) // 19)
        again = stages_of(campaign, month)
        for one, other in zip(stages, again, strict=True):
            assert differences(one.state, other.state) == []
            assert state_hash(campaign.game, one.state) == state_hash(campaign.game, other.state)


def test_against_two_parties_strength_is_split_and_no_losses_are_promised() -> None:
    state = WAR.setup(len(REALMS), {}, None)
    apart = Amend(
        (
            Change("rights.Ann.Cleo.way", False),
            Change("armies.Bob.101.field", "101/26"),
            Change("armies.Cleo.201.field", "101/26"),
        ),
        "Probe",
    )
    WAR.apply(state, len(REALMS) - 1, apart, None)
    field = read_field(state.setting.world, "101/26")
    (found,) = [one for one in melees(state, 0) if one.fields == ("101/26",)]
    assert [party.members[0].realm for party in found.parties] == ["Bob", "Cleo"]
    assert all(chance.losses is None for party in found.parties for chance in party.chances)
    assert melees(state, 0, {"101/26"}) == [one for one in melees(state, 0) if one != found]
    whole = sum([army.troops for army in state.realms[0].armies.values() if army.field == field])
    assert 0 < sum([one.strength for one in found.attackers]) < whole


def test_who_stands_in_one_field_is_one_conflict_however_many_realms_are_to_move() -> None:
    state = WAR.setup(len(REALMS), {}, None)
    meeting = Amend((Change("armies.Bob.101.field", "101/26"),), "Probe")
    WAR.apply(state, len(REALMS) - 1, meeting, None)
    found = [one for one in ahead(state) if one.kind == "melee" and one.fields == ("101/26",)]
    assert len(found) == 1


@pytest.mark.parametrize(
    ("mine", "theirs", "helpless"),
    [
        ({"troops": 5000}, {"troops": 450}, ""),
        ({"troops": 450}, {"troops": 5000}, "attackers"),
        ({"troops": 450}, {"troops": 500}, ""),
    ],
)
def test_who_is_foreseen_to_be_run_over_where_he_stands_is(
    mine: dict[str, int], theirs: dict[str, int], helpless: str
) -> None:
    """Ten to one runs over whoever comes in or is met; defenders who are still there when dice fall fight."""
    field = "101/27"
    armies = {"Ann": {"101": {"field": field, **mine}}, "Bob": {"101": {"field": field, **theirs}}}
    state = position(month=2, step="turn", active="Ann", armies=armies)
    ((conflict,), (party,)) = (melees(state, 0), melees(state, 0)[0].parties)
    assert conflict.fields == (field,)
    assert [chance.defenceless for chance in party.chances] == [helpless]
    hand_in(state, 0)
    while state.step == DICE:
        GAME.apply(state, CHANCE, GAME.chance(state, Seeded(1)), [])
    worked = [type(minute) for minute in state.minutes]
    assert (OverrunWorked in worked) == (helpless != "")
    assert (MeleeWorked in worked) == (helpless == "")

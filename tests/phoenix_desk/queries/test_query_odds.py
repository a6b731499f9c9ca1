"""Odds of a fight: what is unknown is asked for by name, and with it the figures are exact."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tafelrunde.engine.contract import LANGS
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.world.places import read_field
from tafelrunde.phoenix_desk.foresight.lineups import front_at, lineups, with_armies
from tafelrunde.phoenix_desk.queries.battles import battle_of, foreseen
from tafelrunde.phoenix_desk.queries.odds import odds_of
from tafelrunde.telling.complaints import said
from tests.phoenix_desk.battlefields import EAST, HERE
from tests.phoenix_desk.homes import ANN
from tests.phoenix_desk.queries.desks import at_war, desk

TRUE = {"Bob 101": "5000 K 25 HF", "Bob 601": "9", "Bob 501": "4"}
"""As `battlefields` has it."""


def test_what_the_realm_cannot_know_is_asked_for_by_name() -> None:
    fight = odds_of(desk(), EAST, own=[101])

    assert (fight.field, fight.attacker, fight.battles) == (EAST, "Ann", ())
    assert [(one.name, one.needs, one.usual) for one in fight.asked] == [
        ("Bob 101", "force", None),
        ("Bob 501", "points", None),
        ("Bob 601", "points", 12),
    ]
    assert "5000 K" in fight.asked[0].said.de


def test_what_is_typed_in_is_not_asked_for_again() -> None:
    fight = odds_of(desk(), EAST, own=[101], typed={"Bob 101": "4000 K 20 HF"})

    assert [one.name for one in fight.asked] == ["Bob 501", "Bob 601"]


def test_with_the_truth_typed_in_the_odds_are_those_of_the_true_position() -> None:
    state = at_war().state
    field = read_field(state.setting.world, EAST)
    true = with_armies(state, ANN, [101], field)
    ((attackers, defenders),) = lineups(true, front_at(true, field, "Ann"))

    (battle,) = odds_of(desk(), EAST, own=[101], typed=TRUE).battles

    assert battle == foreseen(battle_of(attackers, defenders))
    assert Fraction(battle.attackers.wins.exact) + Fraction(battle.defenders.wins.exact) == 1
    rules = {source.rule for unit in battle.attackers.units for source in unit.sources}
    assert {"PH-1.1.5d", "PH-5.5k", "PH-5.5.1i"} == rules


def test_a_stronger_enemy_makes_worse_odds() -> None:
    weak, strong = [
        odds_of(desk(), EAST, own=[101], typed={**TRUE, "Bob 101": line}).battles[0].attackers.wins.value
        for line in ("4000 K 25 HF", "6000 K 25 HF")
    ]
    assert weak > 0.99 > 0.01 > strong


def test_foes_who_come_attack_and_the_town_counts_for_who_defends_it() -> None:
    (battle,) = odds_of(desk(), HERE, foes=["bob 101"], typed=TRUE).battles

    assert (battle.attackers.name, battle.defenders.name) == ("Bob", "Ann")
    sources = [source.reason for unit in battle.defenders.units for source in unit.sources]
    assert "gp_town" in sources


def test_a_neighbour_who_might_support_is_asked_for() -> None:
    army: dict[str, str | int] = {"field": "101/29", "troops": 2000, "leaders": 2}
    near = desk(*[(f"armies.Bob.102.{name}", value) for name, value in army.items()])

    assert "Bob 102" in [one.name for one in odds_of(near, EAST, own=[101]).asked]
    helped, alone = [
        odds_of(near, EAST, own=[101], typed={**TRUE, "Bob 102": line}).battles[0].defenders.units[0]
        for line in ("2000 K 2 HF", "200 K 1 HF")
    ]
    assert helped.points.value == alone.points.value + 10, "PH-5.5.1b"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"own": [999]}, "asked-no-unit"),
        ({"own": [101], "typed": {"Bob 777": "1 K"}}, "odds-not-asked"),
        ({"own": [101], "typed": {"Ann 101": "1 K"}}, "odds-not-asked"),
        ({"own": [101], "typed": {"Bob 101": "20 S"}}, "odds-other-kind"),
        ({"own": [101], "typed": {"Bob 101": "20 K; 5 K"}}, "odds-one-unit"),
        ({"own": [101], "typed": {"Bob 101": "20 K + BUH 24"}}, "odds-one-unit"),
        ({"own": [101], "typed": {"Bob 101": "20 K in Stadt"}}, "odds-one-unit"),
        ({"own": [101], "typed": {"Bob 101": "wenige"}}, "phoenix-"),
        ({"own": [101], "typed": {"Bob 601": "viele"}}, "odds-no-points"),
        ({"own": [101], "typed": {"Bob 601": "-3"}}, "odds-no-points"),
        ({"foes": ["Bob 999"]}, "odds-no-foe"),
        ({"foes": ["Ann 101"]}, "odds-no-foe"),
        ({"foes": ["nonsense"]}, "odds-no-foe"),
        ({}, "no-enemies-in-field|no-such-realm"),
    ],
)
def test_nonsense_is_refused_with_what_would_be_right(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(Complaint, match=message) as caught:
        odds_of(desk(), EAST, **arguments)  # type: ignore[arg-type]
    assert all(said(caught.value, lang) for lang in LANGS)


def test_nobody_fights_where_nobody_is() -> None:
    with pytest.raises(Complaint, match="no-enemies-in-field"):
        odds_of(desk(), "101/12", own=[101])

"""What a warlord thinks with: odds, guesses, attacks, sieges, wizards and landings."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.bots import bot_for
from tafelrunde.engine.chance import Seeded
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.arithmetic.battle import Unit, judge
from tafelrunde.games.phoenix.bot.draft import planned
from tafelrunde.games.phoenix.bot.foes import guess_strangers
from tafelrunde.games.phoenix.bot.odds import expected_losses, win_chance
from tafelrunde.games.phoenix.orders.fire import FireAfter, FireBefore
from tafelrunde.games.phoenix.orders.magic import Ban, RaiseMagicWall, TeleportLate
from tafelrunde.games.phoenix.orders.muster import Recruit
from tafelrunde.games.phoenix.orders.turn import Accompany, Embark, Land, Merge, MoveArmy
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.told.land import FieldTaken
from tafelrunde.games.phoenix.told.war_notes import Fought, WasOverrun
from tests.games.phoenix.settling import Campaign, generated
from tests.games.phoenix.table import ANN, BOB, army, at, hand_in, position, view
from tests.games.phoenix.warring import BOBS, HOST, LAND, TOWN, crowd, magician, marched, turn, war

# --- odds --------------------------------------------------------------------------------------------

UNITS = st.lists(
    st.builds(
        Unit,
        st.just(""),
        st.fractions(min_value=1, max_value=5_000, max_denominator=4),
        st.fractions(min_value=0, max_value=600, max_denominator=10),
    ),
    min_size=1,
    max_size=3,
)


def halves(own: list[Unit], others: list[Unit], dice: tuple[int, int]) -> int:
    """By the rules: 2 for a victory, 1 where a W% decides."""
    verdict = judge(own, others, dice)
    return 1 if not verdict.how else 2 * verdict.attackers_won


@settings(max_examples=25, deadline=None)
@given(UNITS, UNITS)
def test_chances_are_those_of_the_rules(own: list[Unit], others: list[Unit]) -> None:
    throws = [(first, second) for first in range(1, 21) for second in range(1, 21)]
    expected = Fraction(sum(halves(own, others, dice) for dice in throws), 800)

    assert win_chance(own, others) == expected
    assert win_chance(own, others) + win_chance(others, own) == 1


def test_losses_of_a_victory_and_of_a_defeat() -> None:
    host, few = [Unit("", Fraction(4_000), Fraction(10))], [Unit("", Fraction(500), Fraction(10))]

    assert 0 < expected_losses(host, few) < 500
    assert expected_losses(few, host) == 500


# --- guesses -----------------------------------------------------------------------------------------


def imagined(state: State) -> State:
    other = planned(view(state, ANN), ANN, with_strangers=True)
    guess_strangers(other, view(state, ANN), ANN)
    return other


def test_who_has_few_armies_may_have_strong_ones() -> None:
    few = imagined(turn({"Ann": {"201": HOST}, "Bob": crowd(0, "101/30")}))
    many = imagined(turn({"Ann": {"201": HOST}, "Bob": crowd(40, "101/30")}))

    assert army(few, BOB, 201).troops > 10 * army(many, BOB, 201).troops
    assert army(many, BOB, 201).troops >= 450


def test_who_offers_a_right_of_way_is_taken_for_weaker() -> None:
    armies = {"Ann": {"201": HOST}, "Bob": crowd(3, "101/30")}
    friendly = imagined(turn(armies, realms={"Bob": {"consents": ["Ann"]}}))

    assert army(friendly, BOB, 201).troops < army(imagined(turn(armies)), BOB, 201).troops


@pytest.mark.parametrize(
    "note",
    [
        Fought("101/29", won=False, enemies={"1": (201,)}, lost={"205": {"riders": 20_000}}),
        WasOverrun("101/29", BOB, (201,), {"205": {"riders": 2_000}}),
    ],
)
def test_whoever_has_beaten_an_army_this_month_is_known_to_be_strong(note: Any) -> None:
    state = turn({"Ann": {"201": HOST}, "Bob": crowd(40, "101/30")})
    state.note(ANN, note)
    other = imagined(state)

    assert army(other, BOB, 201).troops == 20_000
    assert army(other, ANN, 201).troops == HOST["troops"]


# --- attacks -----------------------------------------------------------------------------------------


def passed(orders: list[Any]) -> set[str]:
    """All fields on the way of somebody."""
    return {label for o in orders if isinstance(o, MoveArmy) for label in (*o.via, o.to)}


def test_weak_armies_are_attacked_and_strong_ones_are_not() -> None:
    weak = turn({"Ann": {"201": HOST}, "Bob": crowd(40, "101/30")})
    strong = turn({"Ann": {"201": HOST}, "Bob": crowd(0, "101/30")})

    assert "101/30" in passed(war(weak))
    assert "101/30" not in passed(war(strong))


def test_several_armies_join_where_one_is_too_weak() -> None:
    half = {"troops": 600, "leaders": 1}
    armies = {"201": {"field": "101/28", **half}, "202": {"field": "101/35", **half}}
    town = {"101/29": {"owner": "Bob", "town": "BUR"}}
    state = turn({"Ann": armies, "Bob": crowd(40, "101/29")}, fields=town)
    alone = turn({"Ann": {"201": armies["201"]}, "Bob": crowd(40, "101/29")}, fields=town)

    assert marched(war(state), 201) == marched(war(state), 202) == {"101/29"}
    assert marched(war(alone), 201) != {"101/29"}


def test_an_open_town_is_taken_before_anything_else() -> None:
    state = turn(
        {"Ann": {"201": {**HOST, "troops": 500}}, "Bob": {"201": {"field": "402/20", "troops": 450}}},
        fields={"101/37": {"owner": "Bob", "town": "STD"}},
    )
    hand_in(state, ANN, *war(state))

    assert state.owner[at(state, "101/37")] == ANN


def test_partners_and_the_garrison_of_the_capital_stay_out_of_it() -> None:
    armies = {"Ann": {"101": {"field": "101/27", "troops": 1500}, "201": HOST}, "Bob": crowd(40, "101/30")}
    state = turn(armies, realms={"Ann": {"ways": ["Bob"], "capital": "101/27"}, "Bob": {"ways": ["Ann"]}})
    orders = war(state)

    assert not marched(orders, 101)
    hand_in(state, ANN, *orders)
    assert all(state.owner[at(state, label)] == BOB for label in BOBS)


def test_idle_armies_that_stand_together_become_one() -> None:
    small = {"field": "101/27", "troops": 500, "leaders": 1}
    state = position(
        step="turn",
        active="Ann",
        all={"terrain": "t", "owner": "Ann"},
        fields=TOWN,
        armies={"Ann": {"201": small, "202": {**small, "troops": 1000}, "203": small}},
    )
    orders = war(state)

    assert orders == [Merge(201, 202), Merge(203, 202)]
    hand_in(state, ANN, *orders)
    assert army(state, ANN, 202).troops == 2_000


# --- sieges and magic --------------------------------------------------------------------------------

BOBS_TOWN = {"101/29": {"owner": "Bob", "town": "FST"}}
TRAIN = {"field": "101/28", "troops": 1000, "leaders": 1, "light": 2}


def test_catapults_fire_at_a_defended_town() -> None:
    state = turn({"Ann": {"101": TRAIN}, "Bob": crowd(0, "101/29")}, fields=BOBS_TOWN)

    assert FireBefore(101, "101/29") in war(state)


def test_catapults_come_near_and_fire_then() -> None:
    train = {**TRAIN, "field": "101/27"}
    state = turn(
        {"Ann": {"101": train, "102": {"field": "101/19", "troops": 1000}}, "Bob": crowd(0, "101/29")},
        fields=BOBS_TOWN,
        realms={"Ann": {"capital": "402/21"}},
    )
    orders = war(state)

    assert marched(orders, 101) <= {"101/28", "101/35", "101/20"}
    assert FireAfter(101, "101/29") in orders


def test_a_wizard_bans_whom_the_armies_attack() -> None:
    armies = {"Ann": {"201": {**HOST, "troops": 1500}}, "Bob": crowd(40, "101/29")}
    state = turn(armies, fields=BOBS_TOWN | {"101/29": {"owner": "Bob"}}, people={"Ann": magician("101/27")})
    orders = war(state)

    assert [order for order in orders if isinstance(order, Ban)] == [Ban(501, "101/29", power=10)]
    assert [order for order in orders if isinstance(order, TeleportLate)]


@pytest.mark.parametrize(("power", "dares"), [(6, False), (40, True)])
def test_a_ban_into_a_duel_is_risked_by_far_superior_wizards_only(power: int, dares: Any) -> None:
    armies = {"Ann": {"201": {**HOST, "troops": 1500}}, "Bob": crowd(40, "101/29")}
    people = {"Ann": magician("101/27", power), "Bob": magician("101/29")}
    orders = war(turn(armies, people=people))

    assert any(isinstance(order, Ban) for order in orders) == dares


def test_a_town_in_danger_gets_a_magic_wall_towards_the_enemy() -> None:
    armies = {"Ann": {"101": {"field": "101/27", "troops": 900}}, "Bob": crowd(0, "101/29")}
    orders = war(turn(armies, people={"Ann": magician("101/27")}))

    assert RaiseMagicWall(501, "101/27", "O") in orders


# --- the sea -----------------------------------------------------------------------------------------


def test_enemies_beyond_the_sea_are_invaded() -> None:
    campaign = Campaign(2, {}, generated(2, "hexagon 2", seed=4, months=20), ("warlord", "settler"), 4)
    taken: dict[str, int | None] = {}
    robbed = 0
    while GAME.to_act(campaign.state):
        for event in campaign.play(GAME.to_act(campaign.state)[0]):
            if isinstance(event, FieldTaken):
                robbed += taken.get(event.field) == BOB and event.realm == ANN
                taken[event.field] = event.realm

    assert {Embark, Land} <= {type(order) for order in campaign.orders}
    assert robbed > 20
    assert not campaign.failures


# --- recruits ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("town", [{"town": "BUR", "plundered": 4}, {"town": "BUR", "points": 500}])
def test_nobody_is_recruited_where_a_town_is_plundered_or_in_ruins(town: dict[str, Any]) -> None:
    fields = {**LAND, **BOBS, "101/28": {"owner": "Ann", **town}}
    state = position(
        month=9,
        step="muster",
        options={"damaged_capacity": "built"},
        fields=fields,
        realms={"Ann": {"gold": 200_000}},
    )
    towns = {order.town for order in war(state) if isinstance(order, Recruit)}

    assert "101/27" in towns
    assert "101/28" not in towns


# --- lords -------------------------------------------------------------------------------------------


def test_lords_join_hosts_one_to_each_and_the_ruler_stays() -> None:
    here = "101/27"
    state = position(
        month=2,
        step="turn",
        active="Ann",
        fields={here: {"owner": "Ann", "town": "HST"}},
        armies={
            "Ann": {
                "201": {"field": here, "troops": 5000},
                "202": {"field": here, "troops": 3000},
                "203": {"field": here, "troops": 500},
            }
        },
        people={
            "Ann": {
                "601": {"field": here, "rank": "HER"},
                "602": {"field": here, "rank": "FSH"},
                "603": {"field": here, "rank": "BUH"},
                "604": {"field": here, "rank": "CHF"},
                "605": {"field": here, "rank": "CHF", "captor": "Bob"},
            }
        },
    )
    sheet = bot_for(GAME, "warlord").choose((), lambda: view(state, ANN), Seeded(1))
    joined = [order for order in sheet.orders if isinstance(order, Accompany)]
    assert joined == [Accompany(602, 201), Accompany(603, 202)]

"""What a settler thinks with: steps, borders, ways, drafts; compared with the rules they stand for."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tafelrunde.bots import bot_for
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.games.phoenix import GAME
from tafelrunde.games.phoenix.bot.charts import HORIZON, Chart
from tafelrunde.games.phoenix.bot.draft import Draft, planned
from tafelrunde.games.phoenix.bot.ground import CLIMBS, NO_STEP, Ground
from tafelrunde.games.phoenix.bot.lure import lure_of
from tafelrunde.games.phoenix.bot.survey import Claims, Survey
from tafelrunde.games.phoenix.holdings.land import river_between
from tafelrunde.games.phoenix.marching.steps import advance, check_step, hostile_wall, ready
from tafelrunde.games.phoenix.months.execution import Trial
from tafelrunde.games.phoenix.moves.kinds import Sheet
from tafelrunde.games.phoenix.orders.magic import RaiseMagicWall
from tafelrunde.games.phoenix.orders.muster import BuildTown, Goods
from tafelrunde.games.phoenix.orders.trade import GiveLand, OfferGoods, TakeOver
from tafelrunde.games.phoenix.orders.turn import MoveArmy, ToTreasury, Unload
from tafelrunde.games.phoenix.play.legal import phases_now
from tafelrunde.games.phoenix.standing.costs import row_of
from tafelrunde.games.phoenix.state.pieces import Army
from tafelrunde.games.phoenix.state.state import NOBODY, TURN, State
from tafelrunde.games.phoenix.tables.prices import FLEET
from tafelrunde.games.phoenix.world.coordinates import SIDES
from tests.games.phoenix.settling import Campaign, generated
from tests.games.phoenix.table import ANN, BOB, army, at, hand_in, position, view


@pytest.fixture(scope="module")
def grown() -> State:
    """Four realms with roads, towns and armies."""
    campaign = Campaign(4, {}, generated(4, "hexagon 2", seed=2, months=0))
    campaign.until(8)
    while campaign.state.step != TURN:
        campaign.play(GAME.to_act(campaign.state)[0])
    return campaign.state


def after_step(state: State, unit: Army, side: int) -> int:
    """By the rules: what is left, in the form of `Ground.enter`."""
    walker = unit.copy()
    try:
        check_step(state, walker, side)
    except IllegalMove:
        return NO_STEP
    advance(state, walker, side)
    return CLIMBS * walker.points + walker.climbs


def test_steps_in_thought_are_steps_by_the_rules(grown: State) -> None:
    world, compared = grown.setting.world, 0
    for realm in range(4):
        for own in grown.realms[realm].armies.values():
            if own.kind == FLEET or own.aboard:
                continue
            unit = ready(grown, own)
            ground = Ground(grown, realm, row_of(grown, own))
            for step in world.land_steps[unit.field]:
                side = SIDES * unit.field + world.direction(unit.field, step[0])
                if not river_between(grown, side) and not hostile_wall(grown, realm, side):
                    left = ground.enter(CLIMBS * unit.points + unit.climbs, step)
                    assert left == after_step(grown, unit, side)
                    compared += 1
    assert compared > 200


def test_claims_go_to_the_nearest(grown: State) -> None:
    """Compared with a search from every single field."""
    claims, world = Claims(grown, 99), grown.setting.world
    for field in range(0, world.size, 7):
        if grown.owner[field] == NOBODY and not world.is_water[field]:
            distance, owners = nearest_owners(grown, field)
            assert claims.steps.get(field, 0) == distance
            if owners:
                assert claims.nearest[field] in owners


def nearest_owners(state: State, field: int) -> tuple[int, set[int]]:
    steps, seen, edge, distance = state.setting.world.land_steps, {field}, [field], 0
    while edge:
        distance += 1
        beyond = {step[0] for one in edge for step in steps[one]} - seen
        owners = {state.owner[one] for one in beyond} - {NOBODY}
        if owners:
            return distance, owners
        seen |= beyond
        edge = sorted(beyond)
    return 0, set()


def test_ways_by_land_lead_to_their_goal(grown: State) -> None:
    survey = Survey(grown, 0)
    capital = grown.realms[0].capital
    lure = lure_of(Ground(grown, 0, 0), survey, [capital])
    reached = [field for field in survey.own if lure.source(field) == capital]
    for field in reached:
        while field != capital:
            assert lure.price(lure.next(field)) < lure.price(field)
            field = lure.next(field)

    assert len(reached) > 20


def test_ways_by_sea_lead_to_their_goal(grown: State) -> None:
    world = grown.setting.world
    waters = [field for field in range(world.size) if world.is_water[field] and world.sea_steps[field]]
    goal = waters[0]
    chart = Chart(Survey(grown, 0), {goal})
    reached = [field for field in waters if chart.price(field) < HORIZON and field != goal]
    for field in reached:
        way = (field, *chart.way(field))
        assert way[-1] == goal
        assert all(other in world.around[one] for one, other in pairwise(way))

    assert reached


def test_a_draft_is_what_a_trial_would_find(grown: State) -> None:
    """Refused orders are left out, and the others are accepted together."""
    seat = GAME.to_act(grown)[0]
    seen = GAME.view(grown, seat)
    sheet = bot_for(GAME, "settler").choose(GAME.legal_moves(grown, seat), lambda: seen, Seeded(1))
    assert not Trial(grown, seat, sheet.orders, phases_now(grown)).refusals
    draft = Draft(planned(seen, seat, with_strangers=True), seat)

    assert not draft.order(MoveArmy(199, "101/01"))
    assert draft.sheet() == Sheet()


# --- gifts, money, land on offer ---------------------------------------------------------------------


def settle(state: State, seat: int) -> tuple[Any, ...]:
    sheet = bot_for(GAME, "settler").choose(
        GAME.legal_moves(state, seat), lambda: view(state, seat), Seeded(1)
    )
    GAME.check(state, seat, sheet)
    return tuple(sheet.orders)


TOWN = {"101/27": {"owner": "Ann", "town": "BUR"}, "101/28": {"owner": "Ann"}, "101/29": {"owner": "Ann"}}
RIDERS = {"troops": 500, "leaders": 1}


def test_gold_is_carried_home_and_banked() -> None:
    armies = {"Ann": {"201": {"field": "101/29", **RIDERS, "gold": 700, "special": 50}}}
    state = position(step="turn", active="Ann", fields=TOWN, armies=armies, realms={"Ann": {"gold": 0}})
    orders = settle(state, ANN)

    assert [type(order) for order in orders] == [MoveArmy, Unload, Unload, ToTreasury]
    hand_in(state, ANN, *orders)
    assert state.realms[ANN].gold == 750


def test_land_on_offer_is_taken() -> None:
    fields = {**TOWN, "101/30": {"owner": "Bob"}}
    armies = {"Ann": {"201": {"field": "101/29", **RIDERS}}}
    state = position(step="turn", active="Bob", order=("Bob", "Ann"), fields=fields, armies=armies)
    hand_in(state, BOB, GiveLand("Ann", ("101/30",)))
    hand_in(state, ANN, *settle(state, ANN))

    assert state.owner[at(state, "101/30")] == ANN


def test_a_realm_without_a_capital_raises_a_fortress_to_one() -> None:
    fields = {"101/27": {"owner": "Ann", "town": "FST"}}
    state = position(month=5, fields=fields, realms={"Ann": {"gold": 300_000, "capital": ""}})

    assert BuildTown("HST", "101/27", 250) in settle(state, ANN)


def test_foreign_land_is_left_alone() -> None:
    fields = {"101/27": {"owner": "Ann", "town": "HST"}}
    state = position(
        step="turn",
        active="Ann",
        all={"terrain": "t", "owner": "Bob"},
        fields=fields,
        armies={"Ann": {"201": {"field": "101/27", **RIDERS}}},
    )

    assert not any(isinstance(order, MoveArmy) for order in settle(state, ANN))


@pytest.mark.parametrize(("price", "taken"), [(0, True), (900, True), (20_000, False)])
def test_gifts_are_taken_over_and_usury_is_not(price: int, taken: Any) -> None:
    armies = {
        "Ann": {"101": {"field": "101/27", "troops": 1000, "leaders": 1}},
        "Bob": {"101": {"field": "101/27", "troops": 1000, "leaders": 1, "mounts": 900}},
    }
    state = position(
        step="turn",
        active="Bob",
        order=("Bob", "Ann"),
        fields=TOWN,
        armies=armies,
        realms={"Ann": {"gold": 50_000, "ways": ["Bob"]}, "Bob": {"ways": ["Ann"]}},
    )
    hand_in(state, BOB, OfferGoods(101, "Ann", Goods(mounts=900), price=price))
    orders = settle(state, ANN)

    assert any(isinstance(order, TakeOver) for order in orders) == taken
    hand_in(state, ANN, *orders)
    assert (army(state, ANN, 101).mounts > 0) == taken


@pytest.mark.parametrize(("guest", "casts"), [(None, True), ("101/27", False)])
def test_no_wizard_casts_beside_one_whom_everybody_sees(guest: str | None, casts: Any) -> None:
    wizard = {"rank": "Z", "most": 10}
    state = position(
        step="turn",
        active="Ann",
        fields=TOWN,
        armies={"Bob": {"201": {"field": "101/29", "troops": 5000}}},
        people={
            "Ann": {"501": {"field": "101/27", **wizard}},
            "Bob": {"501": {"field": guest or "402/20", **wizard}},
        },
    )
    orders = settle(state, ANN)

    assert any(isinstance(order, RaiseMagicWall) for order in orders) == casts
    hand_in(state, ANN, *orders)

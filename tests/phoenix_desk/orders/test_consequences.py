"""What a sheet leads to: costs, what remains and how far armies get are what really comes of it."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache, partial

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE, LANGS, sample
from tafelrunde.games.phoenix.moves.kinds import Amend, Change, Sheet
from tafelrunde.games.phoenix.orders.turn import MoveArmy, MovePerson
from tafelrunde.games.phoenix.standing.costs import HEIGHT_POINTS
from tafelrunde.games.phoenix.state.state import MUSTER, TURN, State
from tafelrunde.games.phoenix.tables.calendar import is_recruiting
from tafelrunde.games.phoenix.tables.prices import STAGE_LIMIT_RULE
from tafelrunde.games.phoenix.told.notes import OrderFailed
from tafelrunde.games.phoenix.words.text import format_move
from tafelrunde.games.phoenix.world.places import read_field
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.foundation import Plan, found_campaign, realms_called
from tafelrunde.phoenix_desk.campaign.home import Home
from tafelrunde.phoenix_desk.campaign.memory import Memory
from tafelrunde.phoenix_desk.orders.consequence_words import consequences_said
from tafelrunde.phoenix_desk.orders.consequences import Consequences, FarAway
from tafelrunde.phoenix_desk.orders.sheet_check import check_text
from tests.phoenix_desk.homes import ANN, BOB, CAPITAL, RECRUIT, campaign_in
from tests.phoenix_desk.report_campaigns import played


def leads_to(campaign: Campaign, state: State, text: str, realm: int = ANN) -> Consequences:
    found = check_text(campaign.game, state, realm, text).consequences
    assert found is not None
    return found


# --- money -------------------------------------------------------------------------------------------


def test_a_sheet_is_told_what_it_costs_and_what_remains(home: Home) -> None:
    campaign = campaign_in(home)
    gold = campaign.state.realms[ANN].gold

    text = f"{RECRUIT}Errichte Straße im Osten von {CAPITAL}\nLade 500 GS auf 101"
    found = leads_to(campaign, campaign.state, text)

    assert [(one.why, one.where) for one in found.payments] == [
        ("recruiting", CAPITAL),
        ("building", CAPITAL),
        ("cargo", CAPITAL),
    ]
    assert found.payments[-1].gold == -500
    assert found.treasury == gold
    assert found.spent == -sum([one.gold for one in found.payments])
    assert found.remains == gold - found.spent
    assert [(chest.number, chest.gold) for chest in found.chests] == [(101, 500)]


LUCK = range(8)
Until = Callable[[State], bool]


@cache
def musters() -> tuple[tuple[Campaign, State], ...]:
    """Positions of campaigns that random and warlike players have led, at the muster of each month."""
    campaigns = [played(), played(2, "warlord,settler,random", 8)]
    return tuple([(one, mark.state) for one in campaigns for mark in one.months.values()])


def drawn_sheet(campaign: Campaign, state: State, realm: int, luck: int) -> Sheet:
    sheet: Sheet = sample(campaign.game.legal_moves(state, realm), Seeded(luck))
    return sheet


def play_alone(campaign: Campaign, state: State, realm: int, sheet: Sheet, until: Until) -> None:
    """Nobody else orders anything."""
    rng, sheets = Seeded(1), [sheet]
    while not until(state):
        seats = campaign.game.to_act(state)
        seat = realm if realm in seats and sheets else seats[0]
        ordered = sheets.pop() if seat == realm and sheets else Sheet()
        move = campaign.game.chance(state, rng) if seat == CHANCE else ordered
        campaign.game.play(state, seat, move, None)


def has_failed(state: State, realm: int) -> bool:
    """Something that the realm could not know has come between."""
    return any(isinstance(note, OrderFailed) for note in state.realms[realm].diary)


def test_what_is_said_to_remain_after_recruiting_and_building_does() -> None:
    paid = 0
    for campaign, state in musters():
        for realm in (ANN, BOB):
            for luck in LUCK:
                sheet = drawn_sheet(campaign, state, realm, luck)
                found = leads_to(campaign, state, format_move(sheet, "de"), realm)
                real = state.copy()
                play_alone(campaign, real, realm, sheet, lambda now: now.step != MUSTER)
                if not has_failed(real, realm):
                    assert found.remains == real.realms[realm].gold
                    assert found.earned - found.spent == real.realms[realm].gold - state.realms[realm].gold
                    paid += found.spent > 0
    assert paid > 20


def test_what_is_said_to_remain_after_the_turn_does() -> None:
    paid = 0
    for campaign, state in musters():
        for realm in state.orders[state.month][:-1]:  # taxes follow upon the last turn
            for luck in LUCK:
                before = state.copy()
                play_alone(campaign, before, realm, Sheet(), partial(is_turn_of, realm=realm))
                sheet = drawn_sheet(campaign, before, realm, luck)
                found = leads_to(campaign, before, format_move(sheet, "en"), realm)
                real = before.copy()
                play_alone(campaign, real, realm, sheet, partial(is_next, realm=realm))
                if not has_failed(real, realm):
                    assert found.remains == real.realms[realm].gold
                    assert found.earned - found.spent == real.realms[realm].gold - before.realms[realm].gold
                    paid += found.payments != ()
    assert paid > 20


def is_turn_of(state: State, realm: int) -> bool:
    return state.step == TURN and state.active == realm


def is_muster_after(state: State, month: int) -> bool:
    return state.step == MUSTER and state.month > month


def is_next(state: State, realm: int) -> bool:
    return state.step == TURN and state.active != realm


def test_recruiting_room_is_what_can_still_be_recruited() -> None:
    """One more leader is beyond the limit, all that are left are not."""
    tried = 0
    for campaign, state in musters():
        if state.month > 1 and is_recruiting(state.month):
            for room in leads_to(campaign, state, "Zugblatt:\n").rooms:
                rich = state.copy()
                rich.edit_realm(ANN).gold = 10**7
                assert room.leaders is not None
                assert not room.special
                for more, wanted in ((0, 0), (1, 1)):
                    text = f"Rüste {room.leaders + more} HF als 199 in {room.field}"
                    found = check_text(campaign.game, rich, ANN, text).findings
                    limits = [finding for finding in found if finding.rule in STAGE_LIMIT_RULE]
                    assert len(limits) == wanted, text
                tried += 1
    assert tried > 5


# --- movement ----------------------------------------------------------------------------------------

UNITS: dict[int, dict[str, int]] = {101: {}, 201: {}, 202: {"light": 2}, 301: {}}
SLOW = (101, 202)


@cache
def empty_world(seed: int) -> Campaign:
    """Ann has one army of each kind and nobody else has any."""
    plan = Plan(realms=realms_called(["Ann", "Bob"], 2), seed=seed, size="hexagon 2")
    campaign = found_campaign(Memory("campaign"), plan)
    world = campaign.state.setting.world
    start = campaign.state.realms[ANN].capital
    water = min(
        [field for field in range(world.size) if world.is_water[field]],
        key=lambda field: world.distance(start, field),
    )
    changes = []
    for number, more in UNITS.items():
        label = world.label(water if number > 300 else start)
        values = {"field": label, "troops": 100 if number > 300 else 3000, "leaders": 5, **more}
        changes += [Change(f"armies.Ann.{number}.{name}", value) for name, value in values.items()]
    campaign.play(campaign.master, Amend(tuple(changes), "test"))
    return campaign


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("number", [*UNITS, 601])
def test_who_goes_to_the_farthest_field_again_and_again_arrives_in_the_months_that_were_said(
    seed: int, number: int
) -> None:
    campaign = empty_world(seed)
    rng, world = random.Random(seed), campaign.state.setting.world
    arrived = 0
    start = read_field(world, place_of(campaign.state, number))
    most = 6 if number in SLOW else 14
    near = [
        field
        for field in range(world.size)
        if 1 < world.distance(start, field) < most and world.is_water[field] == world.is_water[start]
    ]
    for to in rng.sample(near, min(12, len(near))):
        said = far_said_to(campaign, campaign.state, number, world.label(to))
        if said is not None and 1 < said.months <= 5:
            assert months_taken(campaign, campaign.state.copy(), number, world.label(to)) == said.months
            arrived += 1
    assert arrived


def far_said_to(campaign: Campaign, state: State, number: int, to: str) -> FarAway | None:
    found = leads_to(campaign, state, f"Bewege {number} nach {to}")
    return found.far[0] if found.far else None


def months_taken(campaign: Campaign, state: State, number: int, to: str) -> int:
    """Moves as far as it is told to, month after month."""
    for months in range(1, 20):
        far = far_said_to(campaign, state, number, to)
        month, goal = state.month, far.path[-1] if far else to
        play_alone(campaign, state, ANN, Sheet(), partial(is_turn_of, realm=ANN))
        sheet = Sheet((MoveArmy(number, goal),) if number < 500 else (MovePerson(number, goal),))
        if goal != place_of(state, number):
            play_alone(campaign, state, ANN, sheet, partial(is_next, realm=ANN))
        assert place_of(state, number) == goal
        if far is None:
            return months
        play_alone(campaign, state, ANN, Sheet(), partial(is_muster_after, month=month))
    raise AssertionError


def place_of(state: State, number: int) -> str:
    row = state.realms[ANN]
    piece = row.people[number] if number in row.people else row.armies[number]
    return state.setting.world.label(piece.field)


def test_an_army_is_told_where_it_gets_and_what_it_has_left() -> None:
    campaign = empty_world(1)
    start = place_of(campaign.state, 201)
    world = campaign.state.setting.world
    for field in world.around[campaign.state.army(201).field]:
        checked = check_text(campaign.game, campaign.state, ANN, f"Bewege 201 nach {world.label(field)}")
        if checked.is_fine and checked.consequences:
            (march,) = checked.consequences.marches
            after = campaign.state.copy()
            play_alone(campaign, after, ANN, Sheet(), partial(is_turn_of, realm=ANN))
            sheet = Sheet((MoveArmy(201, world.label(field)),))
            play_alone(campaign, after, ANN, sheet, partial(is_next, realm=ANN))
            army = after.army(201)
            assert (march.path[0], march.path[-1]) == (start, world.label(army.field))
            assert (march.points, HEIGHT_POINTS - march.climbs) == (army.points, army.climbs)


def test_where_only_the_ordered_way_is_too_long_the_other_one_is_named() -> None:
    campaign = empty_world(1)
    start, world = campaign.state.army(201).field, campaign.state.setting.world
    near = next(field for field in world.around[start] if not world.is_water[field])
    for text in (f"Bewege 201 nach {world.label(near)} via {world.label(0)}",):
        (far,) = leads_to(campaign, campaign.state, text).far
        assert (far.months, far.path) == (1, (world.label(start), world.label(near)))


def test_what_no_way_leads_to_is_not_promised() -> None:
    campaign = empty_world(1)
    world = campaign.state.setting.world
    water = next(field for field in range(world.size) if world.is_water[field])

    found = leads_to(campaign, campaign.state, f"Bewege 101 nach {world.label(water)}\nBewege 999 nach 1/1")

    assert (found.far, found.marches) == ((), ())


def test_where_no_way_leads_a_journey_has_no_months() -> None:
    """On an island far away; the refusal names a step, which would not help."""
    campaign = empty_world(1)
    world = campaign.state.setting.world
    for field in range(world.size):
        if not world.is_water[field] and world.label(field) != place_of(campaign.state, 101):
            found = leads_to(campaign, campaign.state, f"Bewege 101 nach {world.label(field)}")
            if found.far and not found.far[0].months:
                assert found.far[0].path == ()
                assert "Kein Weg führt 101" in consequences_said(found, "de")[-1]
                return
    raise AssertionError


def test_all_that_is_foreseen_is_said_in_both_languages() -> None:
    campaign = empty_world(1)
    text = "Lade 100 GS auf 101\nBewege 201 nach " + campaign.state.setting.world.label(5)
    found = leads_to(campaign, campaign.state, text)
    for lang, words in zip(LANGS, (("treasury", "gold"), ("Reichsschatz", "GS")), strict=True):
        said = "\n".join(consequences_said(found, lang))
        assert all(word in said for word in words)
        assert "{" not in said
    assert consequences_said(None, "de") == []

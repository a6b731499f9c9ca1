"""Trading posts (6.4.1): what they cost, where they stand, and how they are lost; Tabelle 9."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.phoenix.court.capture import captures
from tafelrunde.games.phoenix.court.char_combat import combats
from tafelrunde.games.phoenix.drawing.overlay import POST_SIGN, post_sign
from tafelrunde.games.phoenix.fire.ranged_fire import shoot_all
from tafelrunde.games.phoenix.holdings.land import set_stage, take_field
from tafelrunde.games.phoenix.magic.duels import duels
from tafelrunde.games.phoenix.melee.melee import melees
from tafelrunde.games.phoenix.months.months import HOOKS
from tafelrunde.games.phoenix.moves.kinds import Amend, Change
from tafelrunde.games.phoenix.orders.market import BuildPost, BuyGoods
from tafelrunde.games.phoenix.orders.muster import Goods
from tafelrunde.games.phoenix.orders.trade import GiveLand
from tafelrunde.games.phoenix.orders.turn import MoveArmy
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.tables.prices import NO_TOWN
from tafelrunde.games.phoenix.told.land import PostGone, PostStands
from tafelrunde.games.phoenix.trade.cards import BUILDER, spend_for_post
from tafelrunde.phoenix_desk.map.overlay import overlay_of
from tests.games.phoenix.claims import rules
from tests.games.phoenix.marches import EAST, HERE, WEST, turn
from tests.games.phoenix.table import ANN, BOB, at, finish_month, hand_in, muster, position, refused, view
from tests.games.phoenix.trade.test_merchants import decide, market

HAND = {"tanner": 2, "mining": 1, "carpenter": 1, "master_builder": 1}
INLAND = "101/24"


def town(cards: dict[str, int] | None = None, fields: dict[str, Any] | None = None) -> State:
    """Ann's castle by the sea and one inland, in a month without recruiting."""
    rows = {
        HERE: {"owner": "Ann", "town": "BUR"},
        EAST: {"terrain": "w"},
        INLAND: {"owner": "Ann", "town": "BUR"},
        **(fields or {}),
    }
    hand = HAND if cards is None else cards
    return position(month=6, fields=rows, realms={"Ann": {"cards": hand, "gold": 0}})


# --- building ----------------------------------------------------------------------------------------


@rules("PH-6.4.1k", "PH-6.4.1l")
def test_a_post_costs_four_crafts_and_a_master_builder() -> None:
    state = town({**HAND, "tanner": 5})
    muster(state, ANN, BuildPost(HERE))
    assert view(state, BOB).posts == {HERE: 6}
    assert PostStands(ANN, HERE) in state.news
    assert sum(state.realms[ANN].cards) == 3
    assert state.realms[ANN].cards[BUILDER] == 0


@rules("PH-6.4.1k")
@pytest.mark.parametrize("missing", HAND)
def test_no_card_can_be_missing(missing: str) -> None:
    hand = {**HAND, missing: HAND[missing] - 1}
    with refused("PH-6.4.1k", asked=5, have=4):
        hand_in(town(hand), ANN, BuildPost(HERE))


@given(hand=st.lists(st.integers(0, 6), min_size=5, max_size=5).map(tuple))
def test_ph_6_4_1k_cards_are_spent_exactly_or_not_at_all(hand: tuple[int, ...]) -> None:
    left = spend_for_post(hand)
    assert (left is not None) == (sum(hand[:4]) >= 4 and hand[BUILDER] >= 1)
    if left is not None:
        assert sum(hand) - sum(left) == 5
        assert hand[BUILDER] - left[BUILDER] == 1
        assert min(left) >= 0


@rules("PH-6.4.1l")
@pytest.mark.parametrize(
    ("field", "reason"),
    [(INLAND, "reason_no_sea"), (WEST, "reason_no_town"), ("101/29", "reason_not_yours")],
)
def test_it_stands_in_a_finished_own_town_by_the_sea(field: str, reason: str) -> None:
    more = {WEST: {"owner": "Ann", "town": "site", "site": "BUR"}, "101/29": {"owner": "Bob", "town": "BUR"}}
    with refused("PH-6.4.1l", field=field, reason=reason):
        hand_in(town(fields=more), ANN, BuildPost(field))


@rules("PH-6.4.1l")
def test_each_town_has_one_at_most() -> None:
    state = town({name: 2 * count for name, count in HAND.items()})
    with refused("PH-6.4.1l", field=HERE, reason="reason_post_stands"):
        hand_in(state, ANN, BuildPost(HERE), BuildPost(HERE))


@rules("PH-6.4.1l", "PH-6.4.1n")
def test_a_new_post_is_open_at_once() -> None:
    state = market(post=False, ann={"cards": HAND})
    muster(state, ANN, BuildPost(HERE), BuyGoods(HERE, 101, Goods(warriors=100, leaders=1)))
    assert state.realms[ANN].armies[101].troops == 100


@rules("PH-6.4.1l")
def test_the_map_shows_posts_to_everybody() -> None:
    state = town()
    muster(state, ANN, BuildPost(HERE))
    drawn = overlay_of(view(state, BOB), state.setting.world)
    shown = {state.setting.world.label(each.field): each.post for each in drawn.towns}
    assert shown == {HERE: True, INLAND: False}
    for each in drawn.towns:
        assert (POST_SIGN in post_sign(each, {"ink": "#000"})) == each.post


# --- losing ------------------------------------------------------------------------------------------


def raid() -> State:
    """Bob's castle by the sea with a post; Ann's riders stand beside it."""
    fields = {HERE: {"owner": "Bob", "town": "BUR", "post": True}, EAST: {"terrain": "w"}}
    riders = {"201": {"field": WEST, "troops": 1000, "leaders": 1}}
    return turn(mine=riders, fields=fields)


@rules("PH-6.4.1p")
def test_a_post_is_lost_when_its_town_is_conquered() -> None:
    state = raid()
    hand_in(state, ANN, MoveArmy(201, HERE))
    assert state.owner[at(state, HERE)] == ANN
    assert state.posts == {}
    assert PostGone(BOB, HERE) in state.news
    assert (state.realms[BOB].post_lost, state.realms[ANN].post_lost) == (2, 0)


@rules("PH-6.4.1p")
def test_a_post_is_lost_when_its_town_is_destroyed() -> None:
    state = raid()
    set_stage(state, at(state, HERE), NO_TOWN, "fire")
    assert state.posts == {}
    assert PostGone(BOB, HERE) in state.news
    nobody = raid()
    take_field(nobody, at(nobody, HERE), 255, "abandoned")
    assert nobody.posts == {}
    assert nobody.realms[BOB].post_lost == 2


@rules("PH-6.4.1p", "PH-3.2.2e")
def test_a_post_stays_with_a_town_that_is_given_away() -> None:
    state = raid()
    state.owner[at(state, HERE)] = ANN
    fields = (HERE,)
    hand_in(state, ANN, GiveLand("Bob", fields))
    take_field(state, at(state, HERE), BOB, "deed")
    assert list(state.posts) == [at(state, HERE)]
    assert state.realms[ANN].post_lost == 0


@rules("PH-6.4.1m", "PH-R38")
@pytest.mark.parametrize(("months", "built"), [(0, False), (5, False), (6, True)])
def test_the_next_post_comes_six_rounds_after_the_loss(months: int, built: bool) -> None:
    state = town({name: 3 * count for name, count in HAND.items()})
    state.edit_realm(ANN).post_lost = 6
    state.month = 6
    for _ in range(months):
        muster(state, ANN)
        finish_month(state)
    if built:
        hand_in(state, ANN, BuildPost(HERE))
    else:
        with refused("PH-6.4.1m", field=HERE):
            hand_in(state, ANN, BuildPost(HERE))
    hand_in(state, BOB)


@rules("PH-6.4.1p")
def test_the_game_master_can_give_a_post_back() -> None:
    state = raid()
    hand_in(state, ANN, MoveArmy(201, HERE))
    decide(state, Amend((Change(f"posts.{HERE}", True),), "Test"))
    assert list(state.posts) == [at(state, HERE)]


# --- Tabelle 9 ---------------------------------------------------------------------------------------


def test_ph_5x_conflicts_are_settled_in_the_order_of_tabelle_9() -> None:
    sequence = [hook for phase in sorted(HOOKS) for hook in HOOKS[phase]]
    wanted = [duels, shoot_all, combats, melees, captures]
    assert [hook for hook in sequence[sequence.index(duels) :] if hook in wanted] == wanted

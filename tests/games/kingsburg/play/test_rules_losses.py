"""What a defeat costs, for all cards and any province."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.kingsburg import GAME
from tafelrunde.games.kingsburg.play.events import BuildingDestroyed, GoodsLost, PointsLost
from tests.games.kingsburg.battles import (
    ANY_CARD,
    DIE,
    FIGHTERS,
    Fighters,
    fight,
    left_over,
    outcomes,
    winter,
)
from tests.games.kingsburg.facts import BUILDING_VP, CARDS, Card, Goods, falls_first, some_goods
from tests.games.kingsburg.table import ANN, goods, play, province, refused, roll


@given(ANY_CARD, FIGHTERS, DIE, st.integers(0, 999))
def test_kb_13_2_kb_13_3_kb_13_4_kb_13_5_goods_are_lost_as_far_as_there_are_any(
    card: Card, places: Fighters, die: int, seed: int
) -> None:
    state = winter(card, places)
    events = fight(state, die, seed)

    named, of_choice, _buildings, _vp = card.loss
    for seat in outcomes(events, "lost"):
        before, after = places[seat]["goods"], left_over(state, events, seat)
        left = [have - min(have, lost) for have, lost in zip(before, named, strict=True)]
        chosen = [a - b for a, b in zip(left, after, strict=True)]
        assert min(chosen) >= 0
        assert sum(chosen) == min(of_choice, sum(left))


@given(ANY_CARD, FIGHTERS, DIE)
def test_kb_13_6_kb_13_7_kb_13_9_building_and_points_are_lost(card: Card, places: Fighters, die: int) -> None:
    state = winter(card, places)
    events = fight(state, die)

    _named, _of_choice, buildings, vp = card.loss
    for seat in outcomes(events, "lost"):
        owned = list(places[seat]["buildings"])
        fallen = falls_first(owned) if buildings else None
        after = province(state, seat)
        assert list(after.buildings) == [name for name in owned if name != fallen]
        assert after.reasons.get("buildings", 0) == sum(BUILDING_VP[name] for name in after.buildings)
        assert after.reasons.get("losses", 0) == -vp
        assert "battles" not in after.reasons


@given(ANY_CARD, FIGHTERS, DIE)
def test_kb_13_1_losses_are_told_in_the_printed_order(card: Card, places: Fighters, die: int) -> None:
    events = fight(winter(card, places), die)

    losses = (GoodsLost, BuildingDestroyed, PointsLost)
    for seat in range(3):
        own = [event for event in events if isinstance(event, losses) and event.seat == seat]
        order = [losses.index(type(event)) for event in own]
        assert order == sorted(order)


@given(
    st.sampled_from([card for card in CARDS if card.loss[1]]),
    st.tuples(*[st.integers(2, 4)] * 3),
    some_goods(5),
)
def test_kb_13_3_kb_13_4_only_the_exact_number_of_own_goods_is_accepted(
    card: Card, own: Goods, offer: Goods
) -> None:
    state = winter(card, ({"goods": own}, {"soldiers": 20}, {"soldiers": 20}))
    roll(state, "reinforcements 1")
    left = goods(state, ANN)
    move = GAME.parse_move(f"give {offer[0]} gold, {offer[1]} wood, {offer[2]} stone")

    if any(offer[kind] > left[kind] for kind in range(3)):
        with refused("KB-13.4", state):
            play(state, ANN, move)
    elif sum(offer) != card.loss[1]:
        with refused("KB-13.3", state):
            play(state, ANN, move)
    else:
        play(state, ANN, move)
        assert goods(state, ANN) == tuple(a - b for a, b in zip(left, offer, strict=True))


def test_kb_13_4_who_has_no_more_than_is_asked_for_is_not_asked() -> None:
    for own in [(0, 0, 0), (2, 0, 0), (0, 1, 1), (0, 0, 5), (1, 0, 0)]:
        state = winter(CARDS[3], ({"goods": own}, {"soldiers": 9}, {"soldiers": 9}))

        roll(state, "reinforcements 1")

        assert state.year == 2
        assert sum(goods(state, ANN)) == max(0, sum(own) - 2)

"""The judge's shortcuts in Ethnos against the slow truth, and the table of weights."""

from __future__ import annotations

from math import comb
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.ethnos import GAME
from tafelrunde.games.ethnos.bot.judgement import FOLLOW_UPS, EthnosJudge
from tafelrunde.games.ethnos.bot.plan import Plan, hand_of, hand_with
from tafelrunde.games.ethnos.bot.prospects import PARTS, Clock, lasting_size
from tafelrunde.games.ethnos.bot.search import Search, Supply
from tafelrunde.games.ethnos.bot.weights import Weights, read_weights, tuned_weights
from tafelrunde.games.ethnos.box.cards import CARD_INDEX, CENTAUR, COLOURS, ELF, SKELETON, TRIBE_OF
from tafelrunde.games.ethnos.play.moves import Keep, PlayBand
from tafelrunde.games.ethnos.play.state import KEEP, NEXT_BAND, TURN
from tests.bots.bot_table import TEST_SEEDS
from tests.bots.ethnos_playing import bots, decisions, judge_of
from tests.games.ethnos.table import position

MARKERS = st.lists(st.integers(0, 5), min_size=4, max_size=4)


def worth(judge: EthnosJudge, seat: int, move: Any) -> float:
    after = judge.position.copy()
    GAME.play(after, seat, move, None)
    return judge.worth(after)


def test_bands_on_the_shortlist_are_as_good_as_all() -> None:
    """Leaders with whom cards may stay in hand are left out: for them the shortlist is a choice."""
    seen = 0
    for state, seat, move, _events in decisions(bots(*["greedy"] * 4), TEST_SEEDS):
        if move is None or state.step not in (TURN, NEXT_BAND):
            continue
        offers = [offer for offer in GAME.legal_moves(state, seat) if is_plain_band(offer)]
        if not 1 < len(offers) <= 150:
            continue
        judge = judge_of(state, seat)
        shortlist = [offer for offer in judge.shortlist(offers) if is_plain_band(offer)]
        assert set(shortlist) <= set(offers)
        best = max(worth(judge, seat, offer) for offer in offers)
        assert max(worth(judge, seat, offer) for offer in shortlist) == pytest.approx(best)
        seen += len(shortlist) < len(offers)
    assert seen > 30


def test_a_band_is_worth_what_it_is_after_the_questions_in_its_middle() -> None:
    """Marker, ability and tokens are answered before a band is judged: as if they had been played out."""
    seen = 0
    for state, seat, move, _events in decisions(bots(*["greedy"] * 3), TEST_SEEDS):
        if move is None or state.step != TURN:
            continue
        judge = judge_of(state, seat)
        for offer in [offer for offer in GAME.legal_moves(state, seat) if is_plain_band(offer)][:5]:
            after = judge.position.copy()
            GAME.play(after, seat, offer, None)
            if after.active != seat or after.step not in FOLLOW_UPS:
                continue
            asked, before = GAME.dump(after), judge.worth(after)
            assert GAME.dump(after) == asked  # judged on a copy
            while after.active == seat and after.step in FOLLOW_UPS:
                GAME.apply(after, seat, judge.answer(after), None)
            assert before == pytest.approx(judge.worth(after))
            seen += 1
    assert seen > 30


def test_one_question_may_follow_another() -> None:
    """Merfolk who need not swim are asked whether, and then where their free marker goes."""
    hand = ("red merfolk", "2 blue merfolk")
    state = position(options={"decline_abilities": "allowed"}, Ann={"hand": hand, "merfolk": 1})
    judge = judge_of(state, 0)
    after = judge.position.copy()
    GAME.play(after, 0, GAME.parse_move("play red merfolk with 2 blue merfolk"), None)
    asked = 0
    worth_before = judge.worth(after)
    while after.active == 0 and after.step in FOLLOW_UPS:
        GAME.apply(after, 0, judge.answer(after), None)
        asked += 1

    assert asked == 2
    assert worth_before == pytest.approx(judge.worth(after))


def is_plain_band(offer: Any) -> bool:
    return isinstance(offer, PlayBand) and TRIBE_OF[CARD_INDEX[offer.leader]] not in (CENTAUR, ELF)


def test_cards_to_keep_on_the_shortlist_are_offered_and_as_many_as_possible() -> None:
    seen = 0
    for number in range(6):
        for state, seat, move, _events in decisions(bots(*["greedy"] * 2), TEST_SEEDS + number):
            if move is None or state.step != KEEP:
                continue
            offers = GAME.legal_moves(state, seat)
            shortlist = judge_of(state, seat).shortlist(offers)
            most = min(state.size, state.sizes[seat])
            assert set(shortlist) <= set(offers)
            assert all(isinstance(offer, Keep) and len(offer.cards) == most for offer in shortlist)
            seen += 1
    assert seen > 5


def test_a_draw_is_worth_its_mean_over_all_unseen_cards() -> None:
    hand = ("red orc", "red troll", "blue orc", "skeleton")
    state = position(market=("red dwarf", "green orc"), Ann={"hand": hand}, Brian={"hand": ("red orc",)})
    judge = judge_of(state, 0)
    search, supply = judge.search(), Supply(state.market, state.tribes)
    total = sum(count for _card, count in search.unseen)

    slow = 0.0
    for card, count in search.unseen:
        fresh = Search(Plan(judge.prospect, state), search.unseen)
        slow += count / total * fresh.hand(hand_of(state, 0).plus(card), supply)
    assert total == 72 - len(hand) - 2
    assert search.draw(hand_of(state, 0), supply) == pytest.approx(slow)


@given(st.lists(st.sampled_from([*range(6), *range(42, 49)]), max_size=10))
def test_a_market_that_fits_is_never_a_loss(cards: list[int]) -> None:
    """And no hand is worth less than nothing: one may always start afresh."""
    judge = judge_of(position(tribes=("centaur", "orc", "skeleton")), 0)
    hand, nothing = hand_with(cards), Supply([0] * 12, [])
    helped = Supply([0] * 12, [])
    helped.near = [near + 1 for near in helped.near]

    value = judge.search().hand(hand, nothing)
    assert 0 <= value <= judge.search().hand(hand, helped) + 1e-9


@given(draws=st.integers(0, 40), upper=st.integers(0, 20), dragons=st.integers(0, 2))
def test_the_chance_of_the_third_dragon_is_exact(draws: int, upper: int, dragons: int) -> None:
    state = position(upper=0 if dragons else upper, dragons=dragons)
    clock = Clock(state, 0.5)
    left, below = 3 - dragons, max(0, draws - state.upper)

    cards = state.deck_size - state.upper + left
    assert clock.over(draws) == pytest.approx(comb(below, left) / comb(cards, left))


@given(draws=st.floats(0, 80), more=st.floats(0, 20), upper=st.integers(0, 30))
def test_an_age_never_grows_younger(draws: float, more: float, upper: int) -> None:
    clock = Clock(position(upper=upper), 0.5)

    assert 0 <= clock.over(draws) <= clock.over(draws + more) <= 1
    assert clock.spent == sorted(clock.spent)
    assert clock.alive[PARTS] <= clock.alive[0] == 1


@given(markers=MARKERS)
def test_one_marker_more_is_never_a_loss(markers: list[int]) -> None:
    names = ("Ann", "Brian", "Cindy", "David")
    players: dict[str, Any] = {
        name: {"markers": {"red": count}} for name, count in zip(names, markers, strict=True)
    }
    state = position(**players)
    judge = judge_of(state, 0)

    assert all(judge.prospect.gain(state, kingdom) >= 0 for kingdom in range(COLOURS))


def test_a_band_counts_without_skeletons_and_with_a_dwarfs_card() -> None:
    """ET-13.44, ET-13.5."""
    assert lasting_size(PlayBand("orc_red", ("orc_blue", "skeleton", "skeleton"))) == 2
    assert lasting_size(PlayBand("dwarf_red", ("dwarf_blue", "skeleton"))) == 3


def test_unseen_cards_are_those_in_no_open_place() -> None:
    state = position(
        market=("red dwarf",), Ann={"hand": ("red orc", "skeleton")}, Brian={"hand": ("red orc",)}
    )
    unseen = dict(judge_of(state, 0).unseen())

    assert unseen[CARD_INDEX["orc_red"]] == 1  # Brian's: Ann does not know where it lies
    assert unseen[CARD_INDEX["dwarf_red"]] == 1
    assert unseen[CARD_INDEX["skeleton"]] == state.box.full_tribe[SKELETON] - 1


def test_a_spectator_has_no_judge() -> None:
    seen = GAME.view(position(), None)

    with pytest.raises(ValueError, match="spectator"):
        EthnosJudge(judge_of(position(), 0).values, seen, position())


def test_the_table_of_weights_is_complete_and_plausible() -> None:
    weights = tuned_weights()

    assert min(weights.pace) > 0
    assert 0 < weights.drawing < 1
    assert 0 < weights.stays < 1
    assert 0 < weights.later <= 1.5
    assert 0 < weights.absent < 1
    assert min(value for value in msgspec.structs.astuple(weights) if isinstance(value, float)) >= 0


@pytest.mark.parametrize("field", [*Weights.__struct_fields__, "surprise"])
def test_a_table_with_a_weight_too_few_or_too_many_is_refused(field: str) -> None:
    table = msgspec.to_builtins(tuned_weights())
    if field in table:
        del table[field]
    else:
        table[field] = 1.0

    with pytest.raises(msgspec.ValidationError, match=field):
        read_weights(msgspec.toml.encode(table).decode())

"""Course of a turn and taking cards (ET-2, ET-3), as far as scenarios cannot say it."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from tafelrunde.engine.contract import CHANCE, Event
from tafelrunde.games.ethnos import GAME
from tafelrunde.games.ethnos.box.cards import TRIBE_COUNT, names_in
from tafelrunde.games.ethnos.play import events as happened
from tafelrunde.games.ethnos.play.moves import DrawCard, Pass, PlayBand, Reveal, TakeCard
from tests.games.ethnos.table import (
    ANN,
    BRIAN,
    CINDY,
    SEAT_COUNTS,
    active,
    chance,
    draw,
    hand,
    offers,
    play,
    player,
    position,
    random_game,
    refused,
    view,
)
from tests.games.rule_table import told

FULL_HAND = ["2 red elves", "2 blue elves", "2 green elves", "2 grey elves", "2 red orcs"]


def test_et_2_1_glory_comes_from_kingdoms_bands_and_tribes_and_from_nothing_else() -> None:
    reasons: set[str] = set()
    for seed in range(12):
        *_, last = random_game(4, seed)
        result = GAME.result(last.after)
        assert result is not None
        for seat in result.seats:
            assert sum(seat.reasons.values()) == seat.points
            reasons |= set(seat.reasons)
        best = max(seat.points for seat in result.seats)
        assert all(result.seats[winner].points == best for winner in result.winners)
    assert reasons == {"kingdoms", "bands", "giants", "merfolk", "orcs"}


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_2_2_et_12_1_three_ages_or_two_each_with_start_turns_and_scoring(seats: int) -> None:
    course: list[str] = []
    for played in random_game(seats, seed=100 + seats):
        for event in played.events:
            if isinstance(event, happened.AgeBegan):
                course.append(f"start {event.age}")
            elif isinstance(event, happened.AgeEnded):
                course.append(f"scoring {event.age}")
    ages = (1, 2) if seats <= 3 else (1, 2, 3)
    assert course == [word for age in ages for word in (f"start {age}", f"scoring {age}")]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_2_3_et_6_4_turns_go_round_clockwise_without_a_gap(seats: int) -> None:
    for played in random_game(seats, seed=120 + seats):
        before, after = view(played.before), view(played.after)
        passed = len(told(played.events, happened.Passed))
        if before.step == "deal":
            assert after.turn == (after.first + passed) % seats
        elif before.step != "first" and before.turn != after.turn:
            assert after.turn == (before.turn + 1 + passed) % seats


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_2_3_nobody_else_is_offered_anything_or_may_move(seats: int) -> None:
    for played in islice(random_game(seats, seed=140 + seats), 0, None, 12):
        for other in range(-1, seats):
            if other != played.seat:
                assert list(GAME.legal_moves(played.before, other)) == []
                with refused("ET-2.3", played.before):
                    GAME.check(played.before, other, played.move)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_2_4_a_turn_offers_recruiting_and_bands_and_nothing_else(seats: int) -> None:
    for played in islice(random_game(seats, seed=160 + seats), 0, None, 4):
        if view(played.before).step == "turn":
            kinds = {type(move) for move in GAME.legal_moves(played.before, played.seat)}
            assert kinds <= {TakeCard, DrawCard, PlayBand}
            with refused("ET-2.5", played.before):
                play(played.before, played.seat, Pass())


@pytest.mark.parametrize("move", ["plunder", "use ability", "take token 1", "first 1", "card red elf"])
def test_et_2_4_other_moves_are_refused_on_a_turn(move: str) -> None:
    state = position(Ann={"hand": ["red elf"]}, market=["blue elf"])

    with refused("ET-2.4", state):
        play(state, ANN, move)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_2_6_other_hands_show_only_their_size_and_what_all_have_seen(seats: int) -> None:
    for played in islice(random_game(seats, seed=180 + seats), 0, None, 5):
        state = played.after
        for watcher in (None, *range(seats)):
            seen = view(state, watcher)
            assert seen.hand == (() if watcher is None else hand(state, watcher))
            for seat in range(seats):
                assert seen.players[seat].hand_size == len(hand(state, seat))
                assert seen.players[seat] == player(state, seat)


def test_et_2_6_et_3_10_two_positions_with_other_hidden_cards_look_alike() -> None:
    known = {"known": ["red elf"]}
    one = position(Ann={"hand": ["red elf", "blue orc"], **known}, market=["red orc"], tribes=["giant"])
    two = position(Ann={"hand": ["red elf", "grey giant"], **known}, market=["red orc"], tribes=["giant"])

    for watcher in (None, BRIAN, CINDY):
        assert view(one, watcher) == view(two, watcher)
    assert view(one, ANN) != view(two, ANN)


def test_et_2_7_the_view_tells_how_many_cards_the_deck_has_and_not_which() -> None:
    one = position(Ann={"hand": ["red elf"]}, Brian={"hand": ["red orc"]}, market=["blue elf"])
    two = position(
        Ann={"hand": ["red elf"]}, Brian={"hand": ["red elf"]}, market=["blue elf"], tribes=["orc"]
    )

    assert view(one, ANN) == view(two, ANN)
    assert view(one).deck == 84 - 3 + 3  # centaurs, dwarfs, elves, giants, halflings and orcs


def test_et_2_8_what_lies_open_is_the_same_for_all() -> None:
    for played in islice(random_game(4, seed=200), 0, None, 5):
        public = view(played.after)
        for seat in range(4):
            own = view(played.after, seat)
            for name in ("market", "kingdoms", "players", "dragons", "giant", "troll_tokens", "tribes"):
                assert getattr(own, name) == getattr(public, name)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_3_1_et_3_3_recruiting_adds_one_card_and_the_market_only_shrinks(seats: int) -> None:
    for played in random_game(seats, seed=220 + seats):
        if not isinstance(played.move, TakeCard):
            continue
        before, after = view(played.before), view(played.after)
        assert sorted((*after.market, played.move.card)) == sorted(before.market)
        assert sorted((*hand(played.before, played.seat), played.move.card)) == sorted(
            hand(played.after, played.seat)
        )
        assert (after.deck, after.turn != before.turn) == (before.deck, True)


def test_et_3_2_every_open_card_is_offered_once() -> None:
    state = position(Ann={"hand": ["red elf"]}, market=["2 blue elves", "grey orc", "2 skeletons"])

    assert offers(state)[:4] == ["draw", "take blue elf", "take grey orc", "take skeleton"]
    with refused("ET-3.2", state):
        play(state, ANN, TakeCard("dragon"))


def test_et_3_4_only_the_drawer_is_told_which_card_it_was() -> None:
    state = position(Ann={"hand": ["red elf"]}, market=["blue elf"], upper=10)

    (event,) = told(draw(state, ANN, "grey elf"), happened.CardDrawn)

    assert GAME.redact(event, ANN) == happened.CardDrawn(ANN, "elf_grey")
    for other in (BRIAN, CINDY, None):
        assert GAME.redact(event, other) == happened.CardDrawn(ANN, None)
    dragon = happened.DragonDrawn(ANN, 1)
    assert GAME.redact(dragon, BRIAN) == dragon


@pytest.mark.parametrize("move", ["draw", "take blue dwarf"])
def test_et_3_5_a_full_hand_takes_no_card(move: str) -> None:
    state = position(Ann={"hand": FULL_HAND}, market=["blue dwarf"])

    assert all(text.startswith("play ") for text in offers(state))
    with refused("ET-3.5", state):
        play(state, ANN, move)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_3_6_nobody_discards_without_a_band_and_no_hand_passes_ten(seats: int) -> None:
    band_steps = {"turn", "keep", "kingdom", "free_marker", "troll_token", "next_band"}
    for played in random_game(seats, seed=240 + seats):
        assert all(place.hand_size <= 10 for place in view(played.after).players)
        if told(played.events, happened.CardsDiscarded):
            assert view(played.before).step in band_steps
            assert not isinstance(played.move, TakeCard | DrawCard | Reveal)


def test_et_3_7_an_empty_market_has_nothing_to_take() -> None:
    state = position(Ann={"hand": ["red elf"]})

    assert offers(state) == ["draw", "play red elf"]
    with refused("ET-3.7", state):
        play(state, ANN, "take blue elf")


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_3_7_the_market_grows_by_discards_only(seats: int) -> None:
    for played in random_game(seats, seed=260 + seats):
        before, after = view(played.before), view(played.after)
        if before.age == after.age and before.step != "deal" and after.step not in ("deal", "over"):
            discarded = [card for e in told(played.events, happened.CardsDiscarded) for card in e.cards]
            taken = [event.card for event in told(played.events, happened.CardTaken)]
            assert sorted((*after.market, *taken)) == sorted((*before.market, *discarded))


def test_et_3_8_the_deck_always_holds_the_third_dragon_as_long_as_the_age_runs() -> None:
    market = [f"2 {colour} {tribe}" for tribe in ("elf", "orc", "giant") for colour in ("red", "blue")]
    state = position(names=("Ann", "Brian"), market=market, step="draw", drawing=60, upper=0, dragons=2)
    allies = view(state).deck - 1

    for _ in range(allies):  # all allies lie above the third dragon
        outcomes = GAME.outcomes(state)
        assert outcomes is not None
        card = next(move for move, _ in outcomes if move.card != "dragon")
        assert view(state).deck > 1
        chance(state, card)
    assert view(state).deck == 1
    outcomes = GAME.outcomes(state)
    assert outcomes == [(Reveal("dragon"), 1.0)]

    assert told(chance(state, "card dragon"), happened.AgeEnded)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_3_8_nobody_ever_draws_from_an_empty_deck(seats: int) -> None:
    for played in random_game(seats, seed=280 + seats):
        if view(played.before).step == "draw":
            assert view(played.before).deck >= 3 - view(played.before).dragons >= 1


@pytest.mark.parametrize("card", ["elf_red", "skeleton", "troll_red", "unicorn_red", ""])
def test_et_3_9_a_card_that_is_not_in_the_deck_cannot_come_from_it(card: str) -> None:
    state = position(
        names=("Ann", "Brian", "Cindy"),
        tribes=["elf", "skeleton", "orc", "giant", "dwarf"],
        market=["2 red elves"],
        Ann={"hand": ["red orc"]},
        Brian={"hand": ["9 skeletons"]},
        Cindy={"hand": ["3 skeletons"]},
    )
    play(state, ANN, "draw")

    with refused("ET-3.9", state):
        chance(state, Reveal(card))


def test_et_3_10_a_taken_card_stays_known_until_it_leaves_the_hand() -> None:
    state = position(Ann={"hand": ["red elf"]}, market=["red elf", "blue elf", "grey elf"], upper=30)
    play(state, ANN, "take red elf")
    assert player(state, ANN).known == ("elf_red",)
    play(state, BRIAN, "take blue elf")
    draw(state, CINDY, "green elf")
    assert player(state, CINDY).known == ()
    draw(state, 3, "green elf")

    play(state, ANN, "play red elf with red elf")
    assert player(state, ANN).known == ()
    assert active(state) != CHANCE


def hear(known: list[Counter[str]], event: Event) -> None:
    """Keeps what a spectator knows of the hands up to date, from what he is told alone."""
    if isinstance(event, happened.CardTaken):
        known[event.seat][event.card] += 1
    elif isinstance(event, happened.BandPlayed):
        known[event.seat] -= Counter((event.leader, *event.others))
    elif isinstance(event, happened.CardsDiscarded):
        known[event.seat] -= Counter(event.cards)
    elif isinstance(event, happened.AgeEnded):
        known[:] = [Counter() for _ in known]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_3_4_et_3_10_a_drawn_card_stays_out_of_what_others_know(seats: int) -> None:
    known = [Counter[str]() for _ in range(seats)]
    drawn = 0
    for played in random_game(seats, seed=300 + seats):
        for event in played.events:
            hear(known, GAME.redact(event, None))
        held = [Counter(names_in(played.after.known, TRIBE_COUNT * seat)) for seat in range(seats)]
        assert held == known
        for event in told(played.events, happened.CardDrawn):
            drawn += 1
            assert played.after.known == played.before.known
            assert event.card in hand(played.after, event.seat)

    assert drawn > 50

"""Set-up and material (ET-1), and what small tables change (ET-12), as far as scenarios cannot say it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.contract import CHANCE
from tafelrunde.games.ethnos import GAME
from tafelrunde.games.ethnos.box.data import KINGDOMS, TRIBES
from tafelrunde.games.ethnos.play import events as happened
from tafelrunde.games.ethnos.play.moves import Deal, PlaceMarker, Reveal
from tafelrunde.games.ethnos.play.state import State
from tests.complaining import complains
from tests.games.ethnos.table import (
    ANN,
    FOUR,
    NAMES,
    SEAT_COUNTS,
    active,
    chance,
    fresh,
    markers,
    play,
    player,
    position,
    random_game,
    refused,
    view,
)
from tests.games.rule_table import told

ALL_TOKENS = [0, 0, 2, 2, 4, 4, 4, 4, 6, 6, 6, 6, 6, 8, 8, 8, 10, 10]
FOUR_PLUS = [0, 4, 4, 6, 6, 10]
COLOURS = ("green", "purple", "orange", "grey", "red", "blue")


def is_small(seats: int) -> bool:
    return seats <= 3


def dealt(seats: int, seed: int) -> State:
    """A table that chance has set up, ready for the first turn."""
    state, rng = fresh(seats), Seeded(seed)
    while active(state) == CHANCE:
        chance(state, GAME.chance(state, rng))
    return state


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_1_1_two_to_six_can_play_to_the_end(seats: int) -> None:
    *_, last = random_game(seats, seed=seats)

    result = GAME.result(last.after)
    assert result is not None
    assert len(result.seats) == seats


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_et_1_1_nobody_else_can(seats: int) -> None:
    with complains("2 to 6"):
        fresh(seats)


def test_et_1_1_et_1_14_six_players_have_six_horde_boards_with_six_colours() -> None:
    everybody: dict[str, Any] = {name: {"horde": list(COLOURS)} for name in NAMES}
    state = position(names=NAMES, tribes=["orc"], market=["red orc"], **everybody)

    assert [set(place.horde) for place in view(state).players] == [set(COLOURS)] * 6


def test_et_1_2_six_kingdoms_of_six_colours() -> None:
    assert [(kingdom.name.en, kingdom.id) for kingdom in KINGDOMS] == list(
        zip(("Althea", "Duris", "Ithys", "Pelagon", "Rhea", "Straton"), COLOURS, strict=True)
    )
    assert [realm.id for realm in view(dealt(4, 1)).kingdoms] == list(COLOURS)


@pytest.mark.parametrize("hand", ["red wingfolk", "red merfolk"])
def test_et_1_2_there_is_no_seventh_kingdom(hand: str) -> None:
    state = position(Ann={"hand": [hand], "merfolk": 2}, market=["red elf"], tribes=["merfolk"])
    play(state, ANN, f"play {hand}")

    with refused("ET-1.2", state):
        play(state, ANN, PlaceMarker("pink"))


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("seed", range(5))
def test_et_1_3_et_1_4_et_1_5_et_12_3_every_token_lies_once_and_sorted(seats: int, seed: int) -> None:
    rows = [realm.tokens for realm in view(dealt(seats, seed)).kingdoms]

    expected = Counter(ALL_TOKENS) - (Counter(FOUR_PLUS) if is_small(seats) else Counter())
    assert [len(row) for row in rows] == [2 if is_small(seats) else 3] * 6
    assert Counter(token for row in rows for token in row) == expected
    assert all(list(row) == sorted(row) for row in rows)


def test_et_1_4_chance_spreads_the_tokens_over_all_kingdoms_and_they_stay() -> None:
    seen = [view(dealt(4, seed)).kingdoms for seed in range(60)]
    for kingdom in range(6):
        assert {token for rows in seen for token in rows[kingdom].tokens} == set(ALL_TOKENS)

    laid = None
    for played in random_game(4, seed=9):
        tokens = [realm.tokens for realm in view(played.after).kingdoms]
        if view(played.after).step == "turn":
            laid = laid or tokens
            assert tokens == laid


def test_et_1_6_twelve_tribes() -> None:
    assert {tribe.id for tribe in TRIBES} == {
        *("centaur", "dwarf", "elf", "giant", "halfling", "merfolk"),
        *("minotaur", "orc", "skeleton", "troll", "wingfolk", "wizard"),
    }


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_1_7_et_12_2_every_tribe_can_be_drawn_and_as_many_as_the_table_needs(seats: int) -> None:
    drawn = [view(dealt(seats, seed)).tribes for seed in range(60)]

    assert {len(set(tribes)) for tribes in drawn} == {5 if is_small(seats) else 6}
    assert {tribe for tribes in drawn for tribe in tribes} == {tribe.id for tribe in TRIBES}


def box_of(tribes: tuple[str, ...]) -> Counter[str]:
    """All cards of these tribes, counted from the rules (ET-1.8), not from the data."""
    cards: Counter[str] = Counter()
    for tribe in tribes:
        if tribe == "skeleton":
            cards["skeleton"] = 12
        else:
            cards.update({f"{tribe}_{colour}": 4 if tribe == "halfling" else 2 for colour in COLOURS})
    return cards


@pytest.mark.parametrize("tribe", [tribe.id for tribe in TRIBES])
def test_et_1_8_et_1_9_the_deck_is_all_cards_of_the_tribes_in_play(tribe: str) -> None:
    others = [each.id for each in TRIBES if each.id != tribe][:5]
    box = box_of((tribe, *others))
    size, rng = box.total(), Seeded(1)
    state = position(tribes=[tribe, *others], step="draw", upper=size, drawing=size)

    drawn = [GAME.chance(state, rng)]
    while chance(state, drawn[-1]) and view(state).upper:
        drawn.append(GAME.chance(state, rng))

    assert Counter(card.card for card in drawn) == box


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_1_9_cards_of_other_tribes_never_appear(seats: int) -> None:
    for played in random_game(seats, seed=20 + seats):
        seen = view(played.after)
        named = [card for each in range(seats) for card in view(played.after, each).hand] + list(seen.market)
        for place in seen.players:
            named += [card for band in place.bands for card in (band.leader, *band.others)]
        assert {card.split("_")[0] for card in named} <= set(seen.tribes)


WITHOUT_BOARDS = ["centaur", "dwarf", "elf", "halfling", "skeleton", "wizard"]


def test_et_1_10_et_1_12_tokens_of_a_tribe_lie_there_only_with_the_tribe() -> None:
    without = view(position(tribes=WITHOUT_BOARDS, market=["red elf"]))
    with_all = view(position(tribes=["troll", "giant", "orc", "merfolk"], market=["red elf"]))

    assert without.troll_tokens == ()
    assert with_all.troll_tokens == (1, 2, 3, 4, 5, 6)


@pytest.mark.parametrize("seed", range(4))
def test_et_1_10_without_their_tribes_nobody_has_tokens_swims_or_gathers_a_horde(seed: int) -> None:
    state, rng = fresh(4), Seeded(seed)
    chance(state, "first 1")
    chance(state, f"tribes {', '.join(WITHOUT_BOARDS)}")
    events: list[Any] = []
    while GAME.to_act(state):
        seat = active(state)
        moves = GAME.legal_moves(state, seat)
        move = GAME.chance(state, rng) if seat == CHANCE else moves[rng.below(len(moves))]
        events += play(state, seat, move)
    for kind in (happened.GiantTaken, happened.GiantScored, happened.MerfolkMoved, happened.MerfolkScored):
        assert not told(events, kind)
    for other in (happened.HordeGrew, happened.Plundered, happened.TrollTaken):
        assert not told(events, other)


def test_et_1_11_et_1_13_one_merfolk_board_and_one_giant_token_for_all() -> None:
    state = position(
        Ann={"hand": ["red giant"]}, Brian={"hand": ["blue giant", "green giant"]}, market=["red merfolk"]
    )

    assert view(state).giant is None
    play(state, ANN, "play red giant")
    assert view(state).giant == ANN
    play(state, 1, "play blue giant with green giant")
    assert view(state).giant == 1


def test_et_1_14_horde_boards_are_empty_at_the_start() -> None:
    state = position(tribes=["orc"], market=["red elf"])

    assert all(place.horde == () for place in view(state).players)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_1_15_every_marker_comes_from_the_stock_of_26(seats: int) -> None:
    for played in random_game(seats, seed=60 + seats):
        seen = view(played.after)
        if seen.step in ("first", "tribes"):
            continue
        on_tracks = 2 if "merfolk" in seen.tribes else 1
        for seat, place in enumerate(seen.players):
            on_boards = sum(markers(played.after, seat).values()) + len(place.horde)
            assert place.supply + on_boards + on_tracks == 26


@pytest.mark.parametrize("tribe", ["merfolk", "minotaur"])
def test_et_1_16_et_1_17_25_markers_to_place_or_24_with_merfolk(tribe: str) -> None:
    state = position(tribes=[tribe, *WITHOUT_BOARDS[:5]], market=["red elf"])

    for seat in range(4):
        place = player(state, seat)
        assert (place.glory, place.merfolk) == (0, 0)
        assert place.supply == (24 if tribe == "merfolk" else 25)


def test_et_1_18_everybody_can_be_drawn_as_first_player() -> None:
    drawn = Counter(GAME.chance(fresh(4), Seeded(seed)).seat for seed in range(200))

    assert set(drawn) == {0, 1, 2, 3}
    outcomes = GAME.outcomes(fresh(4))
    assert outcomes is not None
    assert [share for _, share in outcomes] == [0.25] * 4


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_1_19_et_1_20_one_card_each_from_the_first_player_on_and_two_open_ones_each(seats: int) -> None:
    for seed in range(5):
        state, rng = fresh(seats), Seeded(seed)
        events: list[Any] = []
        while active(state) == CHANCE:
            events = chance(state, GAME.chance(state, rng))
        order = [event.seat for event in told(events, happened.CardDealt)]
        assert order == [(view(state).first + place) % seats for place in range(seats)]
        assert [place.hand_size for place in view(state).players] == [1] * seats
        assert len(view(state).market) == 2 * seats


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_1_21_no_dragon_is_dealt_or_turned_up_or_ever_in_a_hand(seats: int) -> None:
    for played in random_game(seats, seed=80 + seats):
        if isinstance(played.move, Deal):
            assert "dragon" not in (*played.move.hands, *played.move.market)
        assert "dragon" not in view(played.after).market
        assert all("dragon" not in view(played.after, seat).hand for seat in range(seats))


def test_et_1_21_a_dragon_cannot_be_dealt() -> None:
    state, rng = fresh(4), Seeded(1)
    while view(state).step != "deal":
        chance(state, GAME.chance(state, rng))
    deal = GAME.chance(state, rng)

    with refused("ET-3.9", state):
        chance(state, Deal(("dragon", *deal.hands[1:]), deal.market))


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_1_22_half_of_the_rest_lies_below_with_three_dragons(seats: int) -> None:
    for seed in range(10):
        seen = view(dealt(seats, seed))
        left = sum(box_of(seen.tribes).values()) - 3 * seats
        assert (seen.upper, seen.deck, seen.dragons) == (left // 2, left + 3, 0)


def test_et_1_23_a_dragon_is_refused_until_the_last_card_of_the_upper_half_is_gone() -> None:
    state = position(step="draw", drawing=20, upper=5, names=FOUR)
    rng = Seeded(3)
    for left in range(5, 0, -1):
        assert view(state).upper == left
        with refused("ET-1.23", state):
            chance(state, Reveal("dragon"))
        chance(state, GAME.chance(state, rng))

    chance(state, Reveal("dragon"))
    assert view(state).dragons == 1

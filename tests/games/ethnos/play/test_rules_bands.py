"""Bands, markers and discards (ET-4, ET-5, ET-6), as laws over whole games and over hands."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.contract import Event
from tafelrunde.engine.errors import BadText
from tafelrunde.games.ethnos import GAME
from tafelrunde.games.ethnos.play import events as happened
from tafelrunde.games.ethnos.play.moves import Keep, PlaceMarker, PlayBand
from tests.games.ethnos.table import (
    ANN,
    BRIAN,
    SEAT_COUNTS,
    bands_offered,
    chance,
    draw,
    hand,
    markers,
    offers,
    play,
    player,
    position,
    random_game,
    refused,
    view,
)
from tests.games.rule_table import Played, told

PLAIN = ("dwarf", "giant", "orc")
"""Leaders whose marker depends on nothing but size, colour and stock."""
DRY_LAND = ["centaur", "dwarf", "elf", "giant", "orc", "wizard"]
"""Without merfolk 25 markers can be placed."""


def bands_of(seats: int, seed: int) -> Iterator[tuple[Played, PlayBand]]:
    """All bands of a random game as they are played."""
    for played in random_game(seats, seed):
        if isinstance(played.move, PlayBand):
            yield played, played.move


def cards_of(move: PlayBand) -> tuple[str, ...]:
    return (move.leader, *move.others)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_4_1_et_4_2_a_band_takes_one_to_ten_cards_from_the_hand_to_the_table(seats: int) -> None:
    for played, move in bands_of(seats, 300 + seats):
        assert 1 <= len(cards_of(move)) <= 10
        rest = list(hand(played.before, played.seat))
        for card in cards_of(move):
            rest.remove(card)
        (event,) = told(played.events, happened.BandPlayed)
        assert (event.leader, event.others, event.size) == (move.leader, move.others, len(cards_of(move)))


@pytest.mark.parametrize("text", ["play", "spiele", "play with red elf"])
def test_et_4_1_a_band_of_no_cards_cannot_even_be_said(text: str) -> None:
    with pytest.raises(BadText):
        GAME.parse_move(text)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_4_3_et_4_4_et_4_7_et_4_8_bands_share_tribe_or_colour_and_have_a_real_leader(seats: int) -> None:
    for _, move in bands_of(seats, 320 + seats):
        kinds = [card.split("_") for card in cards_of(move) if card != "skeleton"]
        assert len({kind[0] for kind in kinds}) == 1 or len({kind[1] for kind in kinds}) == 1
        assert move.leader != "skeleton"


CARD = st.sampled_from(["elf_red", "elf_blue", "elf_green", "orc_red", "orc_blue", "giant_green", "skeleton"])


@given(st.lists(CARD, min_size=1, max_size=6, unique=True))
def test_et_4_5_cards_of_two_tribes_and_two_colours_are_refused_and_others_are_played(
    cards: list[str],
) -> None:
    state = position(
        Ann={"hand": ["red elf", "blue elf", "green elf", "red orc", "blue orc", "green giant", "skeleton"]},
        market=["grey orc"],
    )
    kinds = [card.split("_") for card in cards if card != "skeleton"]
    mixed = len({kind[0] for kind in kinds}) > 1 and len({kind[1] for kind in kinds}) > 1
    move = PlayBand(cards[0], tuple(cards[1:]))

    if not kinds:
        with refused("ET-4.6", state):
            play(state, ANN, move)
    elif cards[0] == "skeleton":
        with refused("ET-4.8", state):
            play(state, ANN, move)
    elif mixed:
        with refused("ET-4.5", state):
            play(state, ANN, move)
    else:
        assert told(play(state, ANN, move), happened.BandPlayed)


def test_et_4_7_et_4_9_every_card_but_a_skeleton_is_offered_as_leader() -> None:
    state = position(Ann={"hand": ["red elf", "blue elf", "grey elf", "skeleton"]}, market=["red orc"])

    whole = [text for text in bands_offered(state) if text.count("elf") == 3 and "skeleton" in text]
    assert whole == [
        "play grey elf with red elf, blue elf and skeleton",
        "play red elf with grey elf, blue elf and skeleton",
        "play blue elf with grey elf, red elf and skeleton",
    ]


ABILITY_EVENTS: dict[str, type[Event]] = {
    "giant": happened.GiantTaken,
    "merfolk": happened.MerfolkMoved,
    "orc": happened.HordeGrew,
    "troll": happened.TrollTaken,
    "wizard": happened.WizardDraws,
    "elf": happened.CardsKept,
}


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_4_9_et_4_12_only_the_leaders_own_ability_works(seats: int) -> None:
    leader = ""
    for played in random_game(seats, 340 + seats):
        if isinstance(played.move, PlayBand):
            leader = played.move.leader.split("_")[0]
        for tribe, kind in ABILITY_EVENTS.items():
            if told(played.events, kind):
                assert leader == tribe


STEPS_OF_A_BAND: tuple[tuple[type[Event], ...], ...] = (
    (happened.BandPlayed,),
    (happened.MarkerPlaced, happened.MarkerMissed),
    (happened.GiantTaken, happened.MerfolkMoved, happened.HordeGrew, happened.TrollTaken),
    (happened.CardsDiscarded,),
)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_4_10_what_is_told_of_a_band_comes_in_its_fixed_steps(seats: int) -> None:
    for played, _ in bands_of(seats, 360 + seats):
        steps = [
            step
            for event in played.events
            for step, kinds in enumerate(STEPS_OF_A_BAND)
            if isinstance(event, kinds)
        ]
        assert steps[:1] == [0]
        assert steps == sorted(set(steps))


@pytest.mark.parametrize("own", [0, 1, 2, 3, 5])
def test_et_4_11_et_4_13_a_small_band_is_offered_and_its_ability_works(own: int) -> None:
    state = position(Ann={"hand": ["red orc"], "markers": {"red": own}}, market=["blue elf"])

    events = play(state, ANN, "play red orc")

    assert len(told(events, happened.MarkerPlaced)) == (1 if own == 0 else 0)
    assert player(state, ANN).horde == ("red",)


@pytest.mark.parametrize("skeletons", range(5))
def test_et_4_14_every_card_of_the_band_counts_for_its_size(skeletons: int) -> None:
    with_jokers = f" and {skeletons} skeletons" if skeletons else ""
    state = position(Ann={"hand": ["red merfolk", "red dwarf", "4 skeletons"]}, market=["blue elf"])

    play(state, ANN, f"play red merfolk with red dwarf{with_jokers}")

    assert player(state, ANN).merfolk == 2 + skeletons


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_4_15_bands_only_grow_in_number_until_the_age_ends(seats: int) -> None:
    for played in random_game(seats, 380 + seats):
        if told(played.events, happened.AgeEnded) or view(played.before).step in ("plunder", "deal"):
            continue
        for seat in range(seats):
            old, new = player(played.before, seat).bands, player(played.after, seat).bands
            assert new[: len(old)] == old


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_5_1_et_5_2_et_5_3_et_5_5_markers_of_bands_follow_size_colour_and_stock(seats: int) -> None:
    for played, move in bands_of(seats, 400 + seats):
        tribe, colour = move.leader.split("_")
        if tribe not in PLAIN:
            continue
        own = markers(played.before, played.seat).get(colour, 0)
        large = len(cards_of(move)) > own and player(played.before, played.seat).supply > 0
        placed = [event.kingdom for event in told(played.events, happened.MarkerPlaced)]
        assert placed == ([colour] if large else [])


@given(size=st.integers(1, 6), own=st.integers(0, 7), others=st.integers(0, 7), stock=st.integers(0, 2))
def test_et_5_3_et_5_4_et_5_5_a_marker_needs_more_cards_than_own_markers_and_a_stock(
    size: int, own: int, others: int, stock: int
) -> None:
    rest = 25 - own - stock
    place = {
        "markers": {"red": own, "green": rest},
        "hand": ["2 red dwarfs", "2 blue dwarfs", "2 grey dwarfs"],
    }
    state = position(Ann=place, Brian={"markers": {"red": others}}, market=["blue elf"], tribes=DRY_LAND)
    assert player(state, ANN).supply == stock
    hand_of_six = ["dwarf_red", "dwarf_grey", "dwarf_grey", "dwarf_red", "dwarf_blue", "dwarf_blue"]

    events = play(state, ANN, PlayBand("dwarf_red", tuple(hand_of_six[1:size])))

    if size > own and stock:
        assert markers(state, ANN)["red"] == own + 1
        assert player(state, ANN).supply == stock - 1
    else:
        (missed,) = told(events, happened.MarkerMissed)
        assert missed == happened.MarkerMissed(ANN, "red", "small" if size <= own else "supply")
        assert markers(state, ANN).get("red", 0) == own
    assert markers(state, BRIAN).get("red", 0) == others


def test_et_5_1_a_marker_cannot_be_sent_elsewhere_while_an_ability_is_asked_for() -> None:
    state = position(Ann={"hand": ["red centaur", "blue elf"]}, market=["green elf"])
    play(state, ANN, "play red centaur")

    for kingdom in ("blue", "red", "pink"):
        with refused("ET-5.1", state):
            play(state, ANN, PlaceMarker(kingdom))


def test_et_5_5_without_stock_nobody_can_place_by_hand_either() -> None:
    state = position(Ann={"hand": ["red wizard"], "supply": 0}, market=["green elf"])
    play(state, ANN, "play red wizard")

    with refused("ET-5.5", state):
        play(state, ANN, PlaceMarker("red"))


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_et_6_1_et_6_2_after_a_band_the_hand_is_empty_unless_an_elf_or_wizard_led(seats: int) -> None:
    leader = ""
    for played in random_game(seats, 420 + seats):
        before, after = view(played.before), view(played.after)
        if isinstance(played.move, PlayBand):
            leader = played.move.leader.split("_")[0]
        band_over = before.band is not None or isinstance(played.move, PlayBand)
        if band_over and after.band is None and leader not in ("elf", "wizard"):
            assert after.players[before.turn].hand_size == 0


def test_et_6_1_a_single_discarded_card_fills_an_empty_market() -> None:
    state = position(Ann={"hand": ["red orc", "blue dwarf"]}, Brian={"hand": ["red elf"]})

    play(state, ANN, "play red orc")

    assert offers(state) == ["draw", "take blue dwarf", "play red elf"]
    play(state, BRIAN, "take blue dwarf")
    assert view(state).market == ()


@given(st.lists(CARD, max_size=3))
def test_et_6_2_nothing_can_be_kept_back_without_an_elf(cards: list[str]) -> None:
    state = position(Ann={"hand": ["red centaur", "red elf", "blue elf"]}, market=["green elf"])
    play(state, ANN, "play red centaur")

    with refused("ET-6.2", state):
        play(state, ANN, Keep(tuple(cards)))


def test_et_6_3_the_market_takes_any_number_of_cards() -> None:
    colours = ("red", "blue", "green", "grey", "purple", "orange")
    market = [f"2 {colour} {tribe}" for tribe in ("elf", "giant", "dwarf") for colour in colours]
    state = position(Ann={"hand": ["red orc", "9 skeletons"]}, market=market)

    play(state, ANN, "play red orc")

    assert len(view(state).market) == 36 + 9
    assert sum(text.startswith("take ") for text in offers(state)) == 18 + 1


def test_et_6_4_the_next_player_is_on_after_the_discard() -> None:
    state = position(turn="David", David={"hand": ["red orc", "blue dwarf"]}, market=["green elf"])

    play(state, 3, "play red orc")

    assert view(state).to_act == (ANN,)
    draw(state, ANN)
    chance(state, "card blue elf")
    assert view(state).turn == BRIAN

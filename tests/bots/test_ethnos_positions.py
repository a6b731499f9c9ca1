"""Greedy in positions of Ethnos where every good player does the same."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.ethnos.box.cards import COLOUR_NAMES
from tests.bots.ethnos_playing import greedy_choice

TRIBES = ("dwarf", "giant", "minotaur", "orc", "troll", "halfling")
SIX_RED = tuple(f"red {tribe}" for tribe in TRIBES)
POOR = dict.fromkeys(COLOUR_NAMES, (0, 0, 2))


def nearly_over(hand: tuple[str, ...], left: int) -> dict[str, Any]:
    """The last age with one dragon and `left` allies in the deck; all the others lie in the market."""
    tribes = ("dwarf", "giant", "minotaur", "orc", "troll", "wizard")
    cards = [f"{colour} {tribe}" for colour in COLOUR_NAMES for tribe in tribes for _ in range(2)]
    for card in hand:
        cards.remove(card)
    market = [card for card in cards if "red" not in card][: 72 - len(hand) - left]
    return {"age": 3, "dragons": 2, "market": market, "Ann": {"hand": hand}}


def test_six_of_a_colour_are_played() -> None:
    """A seventh card brings no glory."""
    chosen = greedy_choice(Ann={"hand": SIX_RED})

    assert chosen.startswith("play red")
    assert chosen.count(",") == 3  # leader, three with commas, two with "and"


def test_the_sixth_card_of_a_colour_is_taken() -> None:
    market = ("blue dwarf", "red halfling", "green orc", "grey giant")

    chosen = greedy_choice(market=market, Ann={"hand": SIX_RED[:5]})

    assert chosen == "take red halfling"


def test_the_card_that_nothing_goes_with_stays_in_the_market() -> None:
    market = ("blue dwarf", "red halfling", "green orc")

    chosen = greedy_choice(market=market, Ann={"hand": ("red dwarf", "red giant", "red minotaur")})

    assert chosen == "take red halfling"


def test_the_leader_comes_from_the_richest_kingdom() -> None:
    """Six dwarfs: all bring the same but for the marker."""
    hand = tuple(f"{colour} dwarf" for colour in COLOUR_NAMES)

    chosen = greedy_choice(age=3, tokens={**POOR, "purple": (8, 8, 10)}, Ann={"hand": hand})

    assert chosen.startswith("play purple dwarf")


def test_no_leader_is_named_whose_kingdom_needs_a_larger_band() -> None:
    tokens = {**POOR, "purple": (8, 8, 10), "blue": (2, 4, 4)}
    hand = tuple(f"{colour} dwarf" for colour in COLOUR_NAMES)

    chosen = greedy_choice(age=3, tokens=tokens, Ann={"hand": hand, "markers": {"purple": 6}})

    assert chosen.startswith("play blue dwarf")


def test_a_band_is_played_before_the_last_dragon_takes_it() -> None:
    """Two of four cards in the deck would do, but the fifth is the dragon."""
    hand = ("red dwarf", "red giant", "red orc", "red troll")

    assert greedy_choice(**nearly_over(hand, left=4)).startswith("play red")


def test_a_band_is_collected_while_there_is_time() -> None:
    market = ("red halfling", "red halfling", "blue dwarf")

    chosen = greedy_choice(market=market, Ann={"hand": SIX_RED[:4], "markers": {"red": 4}})

    assert chosen == "take red halfling"


def test_a_free_marker_takes_the_lead_where_it_pays() -> None:
    tokens = {**POOR, "red": (4, 6, 10)}
    ann = {"hand": (), "merfolk": 3, "markers": {"red": 2}}

    chosen = greedy_choice(
        age=3, dragons=2, step="free_marker", band="play green merfolk", tokens=tokens, Ann=ann,
        Brian={"markers": {"red": 2}},
    )  # fmt: skip

    assert chosen == "place in Rhea"


def test_the_wingfolk_go_where_a_marker_counts() -> None:
    tokens = {**POOR, "blue": (4, 6, 10)}

    chosen = greedy_choice(age=3, step="kingdom", band="play red wingfolk", tokens=tokens, Ann={"hand": ()})

    assert chosen == "place in Straton"


def test_an_elf_keeps_what_belongs_together() -> None:
    hand = ("blue orc", "blue troll", "red giant", "green dwarf")

    chosen = greedy_choice(step="keep", band="play green elf with green giant", Ann={"hand": hand})

    assert chosen == "keep blue orc and blue troll"


def test_a_full_horde_plunders() -> None:
    chosen = greedy_choice(tribes=("orc",), step="plunder", Ann={"horde": COLOUR_NAMES})

    assert chosen == "plunder"


def test_a_small_horde_grows_on() -> None:
    chosen = greedy_choice(tribes=("orc",), step="plunder", Ann={"horde": COLOUR_NAMES[:2]})

    assert chosen == "pass"


def test_a_wizard_draws() -> None:
    chosen = greedy_choice(step="wizard_draw", band="play red wizard with blue wizard", Ann={"hand": ()})

    assert chosen == "use ability"


def test_a_troll_takes_the_highest_token() -> None:
    chosen = greedy_choice(step="troll_token", band="play red troll with 2 blue trolls", Ann={"hand": ()})

    assert chosen == "take token 3"


def test_a_centaur_brings_the_rest_of_the_hand() -> None:
    hand = ("blue orc", "blue troll", "blue giant")

    chosen = greedy_choice(
        step="next_band", band="play red centaur", Ann={"hand": hand, "markers": {"red": 1}}
    )

    assert chosen.startswith("play blue")
    assert "with" in chosen


def test_tribes_are_left_to_chance() -> None:
    chosen = greedy_choice(options={"tribes": "chosen"}, step="choose")

    assert chosen == "pass"

"""The bands on offer are exactly those that the slow way of `bands.py` finds."""

from __future__ import annotations

import pytest

from tests.games.ethnos.bands import bands_by_hand, compare_hands
from tests.games.ethnos.table import bands_offered, position

HANDS = 2_000


def test_bands_on_offer_are_complete_and_without_duplicates() -> None:
    assert compare_hands(HANDS, seed=1) == []


@pytest.mark.parametrize("skeletons", range(10))
def test_bands_on_offer_with_ever_more_skeletons(skeletons: int) -> None:
    assert compare_hands(30, seed=2, skeletons=skeletons) == []


def test_et_4_3_et_4_4_the_slow_way_finds_what_a_player_would() -> None:
    hand = ("elf_red", "elf_red", "elf_blue", "orc_red", "skeleton")

    found = bands_by_hand(hand)

    assert len(found) == 2 * (  # with and without the skeleton
        3  # one card: red elf, blue elf, red orc
        + 1  # two red elves
        + 2  # red and blue elf, led by either
        + 2  # two red elves and the blue one, led by either
        + 2  # red elf and red orc
        + 2  # two red elves and the red orc
    )
    assert ("elf_blue", ("elf_red", "elf_red", "skeleton")) in found
    assert not any({"elf_blue", "orc_red"} <= {leader, *others} for leader, others in found)


def test_same_cards_with_same_leader_are_offered_once() -> None:
    state = position(Ann={"hand": ["2 red elves", "red orc"]})

    assert sorted(bands_offered(state)) == [
        "play red elf",
        "play red elf with red elf",
        "play red elf with red elf and red orc",
        "play red elf with red orc",
        "play red orc",
        "play red orc with 2 red elves",
        "play red orc with red elf",
    ]

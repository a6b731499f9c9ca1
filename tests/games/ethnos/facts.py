"""The figures of the box, typed a second time from the facts sheet, and scoring done a second way.

Nothing here is read from the game's own files: a slip there must not slip through here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

KINGDOMS = ("green", "purple", "orange", "grey", "red", "blue")
TRIBES = (
    "centaur",
    "dwarf",
    "elf",
    "giant",
    "halfling",
    "merfolk",
    "minotaur",
    "orc",
    "skeleton",
    "troll",
    "wingfolk",
    "wizard",
)
LEADERS = tuple(tribe for tribe in TRIBES if tribe != "skeleton")
PER_COLOUR = {tribe: 4 if tribe == "halfling" else 2 for tribe in LEADERS}
SKELETONS = 12

BAND_GLORY = {1: 0, 2: 1, 3: 3, 4: 6, 5: 10, 6: 15, 7: 15, 8: 15, 9: 15, 10: 15, 11: 15}
HORDE_GLORY = {0: 0, 1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 20}
GIANT_TAKEN = 2
GIANT_HELD = {2: (2, 5), 3: (2, 5), 4: (2, 4, 6), 5: (2, 4, 6), 6: (2, 4, 6)}
MERFOLK_LEADER = {2: (1, 3), 3: (1, 3), 4: (1, 2, 4), 5: (1, 2, 4), 6: (1, 2, 4)}
MERFOLK_LAST = 18
MERFOLK_SYMBOLS = (3, 7, 12, 18)
TROLL_TOKENS = (1, 2, 3, 4, 5, 6)
AGES = {2: 2, 3: 2, 4: 3, 5: 3, 6: 3}

FOUR_PLUS = (0, 4, 4, 6, 6, 10)
TOKENS = {
    "set A": (0, 2, 2, 4, 4, 6, 6, 6, 8, 8, 8, 10),
    "set B": (0, 2, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10),
}

DECK_AFTER_SETUP = {2: 54, 3: 51, 4: 60, 5: 57, 6: 54}
"""Cards without halflings and without dragons, by the number of players; halflings add twelve."""


def symbols_between(old: int, new: int) -> int:
    """Symbols of the merfolk board that are reached or passed on the way."""
    return len([symbol for symbol in MERFOLK_SYMBOLS if old < symbol <= new])


def cards_of(tribe: str, count: int) -> list[str]:
    """So many cards of a tribe as typed, green ones first: `["elf green", "elf green", "elf purple"]`."""
    return [f"{tribe} {colour}" for colour in KINGDOMS for _ in range(PER_COLOUR[tribe])][:count]


def band_of(tribe: str, size: int, skeletons: int = 0) -> str:
    """A band of this tribe as typed; its size includes the skeletons. A green card leads."""
    leader, *others = cards_of(tribe, size - skeletons) + ["skeleton"] * skeletons
    return f"{leader} with {', '.join(others)}" if others else leader


Standing = tuple[int, int, int]
"""Markers (or spaces), sum of troll tokens, highest troll token: the larger is ahead."""


def standing(count: int, trolls: Sequence[int]) -> Standing:
    return count, sum(trolls), max(trolls, default=0)


def share(standings: Sequence[Standing], seat: int, places: Sequence[int]) -> int:
    """What a seat gets, by counting who is ahead of it and who is level with it."""
    mine = standings[seat]
    ahead = sum(other > mine for other in standings)
    level = sum(other == mine for other in standings)
    return sum(places[ahead : ahead + level]) // level


def kingdom_places(tokens: Sequence[int], age: int) -> list[int]:
    """The best place first; `tokens` as they lie from I on."""
    return {1: [tokens[0]], 2: [tokens[1], tokens[0]], 3: list(tokens[::-1])}[age]


def kingdom_glory(
    counts: Sequence[int], trolls: Sequence[Sequence[int]], tokens: Sequence[int], age: int, *, both: bool
) -> list[int]:
    """Everybody's glory from one kingdom; `both`: two players share both tokens in the last age."""
    standings = [standing(count, tokens_) for count, tokens_ in zip(counts, trolls, strict=True)]
    if len(counts) == 2 and age == AGES[2]:
        return duel_glory(counts, standings, tokens, both=both)
    places = kingdom_places(tokens, age)
    return [share(standings, seat, places) if counts[seat] else 0 for seat in range(len(counts))]


def duel_glory(
    counts: Sequence[int], standings: Sequence[Standing], tokens: Sequence[int], *, both: bool
) -> list[int]:
    lower, upper = tokens
    if 0 in counts:
        return [lower + upper if count else 0 for count in counts]
    if standings[0] == standings[1]:
        return [(lower + upper if both else upper) // 2] * 2
    return [upper, 0] if standings[0] > standings[1] else [0, upper]


def merfolk_glory(spaces: Sequence[int], trolls: Sequence[Sequence[int]], age: int) -> list[int]:
    """Everybody's glory from the merfolk board; who never left space 0 gets none."""
    standings = [standing(space, tokens) for space, tokens in zip(spaces, trolls, strict=True)]
    prize = MERFOLK_LEADER[len(spaces)][age - 1]
    return [share(standings, seat, [prize]) if spaces[seat] else 0 for seat in range(len(spaces))]


def band_glory(leader: str, others: Sequence[str]) -> int:
    """One band at the end of an age: without skeletons, with the dwarf's bonus. Cards by id: `elf_red`."""
    size = 1 + len([card for card in others if card != "skeleton"])
    return BAND_GLORY[size + leader.startswith("dwarf")]


def whole_deck(tribes: Sequence[str]) -> Mapping[str, int]:
    """How often each card is there, by id."""
    cards: dict[str, Any] = {
        f"{tribe}_{colour}": PER_COLOUR[tribe] for tribe in tribes if tribe in LEADERS for colour in KINGDOMS
    }
    return cards | ({"skeleton": SKELETONS} if "skeleton" in tribes else {})

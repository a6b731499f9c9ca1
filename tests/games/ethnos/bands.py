"""A second, slow way to find all bands of a hand, and the comparison of both on random hands.

`python -m tests.games.ethnos.bands --hands 20000` compares many; pytest compares fewer.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from tafelrunde.engine.chance import Seeded
from tafelrunde.games.ethnos import GAME
from tafelrunde.games.ethnos.box.data import KINGDOMS, TRIBES
from tafelrunde.games.ethnos.play.moves import PlayBand
from tests.games.ethnos.table import ANN, position

BandCards = tuple[str, tuple[str, ...]]
"""The leader, and the other cards in alphabetical order."""

HAND_LIMIT = 10
TRIBES_AT_TABLE = 6
SKELETON = "skeleton"


def bands_by_hand(hand: Sequence[str]) -> set[BandCards]:
    """Tries every choice of cards with every leader, as the rules say it (ET-4.3 to ET-4.8)."""
    found: set[BandCards] = set()
    for size in range(1, len(hand) + 1):
        for chosen in combinations(range(len(hand)), size):
            cards = [hand[place] for place in chosen]
            if fits_together(cards):
                found.update(led(cards))
    return found


def fits_together(cards: Sequence[str]) -> bool:
    """One tribe or one colour, skeletons aside, and not of skeletons alone."""
    parts = [card.split("_") for card in cards if card != SKELETON]
    if not parts:
        return False
    return len({tribe for tribe, _ in parts}) == 1 or len({colour for _, colour in parts}) == 1


def led(cards: Sequence[str]) -> Iterator[BandCards]:
    for place, leader in enumerate(cards):
        if leader != SKELETON:
            yield leader, tuple(sorted([*cards[:place], *cards[place + 1 :]]))


def bands_on_offer(hand: Sequence[str]) -> list[BandCards]:
    """What the game offers to somebody with this hand."""
    state = position(Ann={"hand": [spoken(card) for card in hand]})
    moves = GAME.legal_moves(state, ANN)
    return [(move.leader, tuple(sorted(move.others))) for move in moves if isinstance(move, PlayBand)]


def spoken(card: str) -> str:
    """`elf_red` as typed: `elf red`."""
    return card.replace("_", " ")


def random_hand(rng: Seeded, skeletons: int | None) -> list[str]:
    """One to ten cards of six tribes; like real hands, they come from a deck and often share a colour."""
    box = [tribe for tribe in TRIBES if tribe.id != SKELETON]
    tribes = [box.pop(rng.below(len(box))) for _ in range(TRIBES_AT_TABLE - 1)]
    colours = [kingdom.id for kingdom in KINGDOMS][: 1 + rng.below(len(KINGDOMS))]
    deck = [f"{tribe.id}_{colour}" for tribe in tribes for colour in colours for _ in range(tribe.cards)]
    hand = [SKELETON] * (rng.below(5) if skeletons is None else skeletons)
    size = len(hand) + 1 + rng.below(HAND_LIMIT - len(hand))
    while len(hand) < size and deck:
        hand.append(deck.pop(rng.below(len(deck))))
    return hand


def compare_hands(hands: int, seed: int, skeletons: int | None = None) -> list[str]:
    """Every hand for which the game offers other bands than there are, or one of them twice."""
    rng = Seeded(seed)
    wrong: list[str] = []
    for _ in range(hands):
        hand = random_hand(rng, skeletons)
        if Counter(bands_on_offer(hand)) != Counter(bands_by_hand(hand)):
            wrong.append(", ".join(hand))
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description="compare both ways to find bands on random hands")
    parser.add_argument("--hands", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    wrong = compare_hands(asked.hands, asked.seed)
    print(f"{asked.hands} hands, {len(wrong)} wrong", *wrong, sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())

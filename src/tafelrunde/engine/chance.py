"""Where dice and cards come from: a fast seeded source for simulations, a provably fair one for tables."""

from __future__ import annotations

import hashlib
import hmac
import random

from tafelrunde.engine.contract import Rng

Place = int | str
"""What outcomes are drawn by: the number of an entry in its log, or an occasion (`Game.occasion`)."""


class Seeded:
    """Fast and repeatable: the same seed gives the same games on every machine and build."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def below(self, n: int) -> int:
        return int(self._random() * n)


class Fair:
    """The numbers of a log entry or of an occasion, from a secret committed to before the first move.

    Everyone can compute them again once the secret is published: they depend on nothing else.
    """

    def __init__(self, secret: bytes, table: str, place: Place) -> None:
        self._secret = secret
        self._message = f"{table}:{place}:"
        self._block = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        # Words beyond the largest multiple of n are thrown away, so that no outcome is favoured.
        limit = (1 << 64) - (1 << 64) % n
        while True:
            word = self._next_word()
            if word < limit:
                return word % n

    def _next_word(self) -> int:
        if not self._words:
            digest = hmac.new(self._secret, f"{self._message}{self._block}".encode(), hashlib.sha256).digest()
            self._words = [int.from_bytes(digest[i : i + 8], "big") for i in range(0, 32, 8)]
            self._block += 1
        return self._words.pop(0)


def seed_for(seed: int, place: Place) -> int:
    """Of the numbers at a place, from the seed of a whole game."""
    if isinstance(place, int):
        return seed * 1_000_003 + place
    return int.from_bytes(hashlib.sha256(f"{seed}:{place}".encode()).digest())


def commitment(secret: bytes, table: str) -> str:
    """What is published before the first move; binds the secret to this table."""
    return hashlib.sha256(b"tafelrunde commitment:" + table.encode() + b":" + secret).hexdigest()


def shuffled(things: list[int], rng: Rng) -> list[int]:
    mixed = things[:]
    for last in range(len(mixed) - 1, 0, -1):
        other = rng.below(last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed

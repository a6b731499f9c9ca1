"""Dice and cards: repeatable, without favourites, and checkable where they are fair."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.chance import Fair, Place, Seeded, commitment, seed_for
from tafelrunde.engine.contract import Rng

SECRETS = st.binary(min_size=1, max_size=40)
TABLES = st.text(max_size=20)
SIDES = st.integers(1, 1000)


def numbers(rng: Rng, sides: int, count: int) -> list[int]:
    return [rng.below(sides) for _ in range(count)]


def by_hand(secret: bytes, table: str, n: Place, sides: int, count: int) -> list[int]:
    """Fair numbers as the documents describe them, written a second time."""
    found: list[int] = []
    block = 0
    while len(found) < count:
        digest = hmac.digest(secret, f"{table}:{n}:{block}".encode(), "sha256")
        words = [int.from_bytes(digest[8 * i : 8 * i + 8], "big") for i in range(4)]
        found += [word % sides for word in words if word < 2**64 // sides * sides]
        block += 1
    return found[:count]


@given(seed=st.integers(), sides=SIDES)
def test_the_same_seed_gives_the_same_numbers(seed: int, sides: int) -> None:
    assert numbers(Seeded(seed), sides, 20) == numbers(Seeded(seed), sides, 20)


@given(seed=st.integers(), sides=SIDES)
def test_numbers_lie_below_their_bound(seed: int, sides: int) -> None:
    assert all(0 <= number < sides for number in numbers(Seeded(seed), sides, 20))
    assert all(0 <= number < sides for number in numbers(Fair(b"s", "t", seed), sides, 20))


def test_seeded_numbers_are_the_same_on_every_machine() -> None:
    assert numbers(Seeded(2007), 6, 12) == [1, 3, 5, 5, 5, 3, 4, 2, 3, 1, 5, 0]


def test_fair_numbers_are_the_same_on_every_machine() -> None:
    assert numbers(Fair(b"tafelrunde", "table-1", 7), 6, 12) == [4, 3, 1, 5, 3, 4, 3, 5, 5, 3, 0, 0]


def test_different_seeds_give_different_numbers() -> None:
    assert len({tuple(numbers(Seeded(seed), 6, 30)) for seed in range(500)}) == 500


@given(secret=SECRETS, table=TABLES, n=st.integers(0, 10_000), sides=SIDES)
def test_fair_numbers_follow_from_secret_table_and_entry(
    secret: bytes, table: str, n: int, sides: int
) -> None:
    assert numbers(Fair(secret, table, n), sides, 12) == by_hand(secret, table, n, sides, 12)


def test_words_that_would_favour_a_number_are_thrown_away() -> None:
    """With so many sides nearly every second word is beyond the last whole multiple."""
    sides = 2**63 + 1

    assert numbers(Fair(b"s", "t", 1), sides, 50) == by_hand(b"s", "t", 1, sides, 50)


def test_secret_table_and_entry_all_matter() -> None:
    same = numbers(Fair(b"secret", "table", 5), 6, 30)

    assert numbers(Fair(b"secret", "table", 5), 6, 30) == same
    assert numbers(Fair(b"Secret", "table", 5), 6, 30) != same
    assert numbers(Fair(b"secret", "Table", 5), 6, 30) != same
    assert numbers(Fair(b"secret", "table", 6), 6, 30) != same


def chi_square(drawn: list[int], sides: int) -> float:
    expected = len(drawn) / sides
    counts = Counter(drawn)
    return sum((counts[number] - expected) ** 2 / expected for number in range(sides))


def fair_stream(sides: int, count: int) -> list[int]:
    """A few numbers from each of many entries, as a table draws them."""
    return [number for n in range(count // 5) for number in numbers(Fair(b"unbiased", "t", n), sides, 5)]


def seeded_stream(sides: int, count: int) -> list[int]:
    return [number for seed in range(count // 5) for number in numbers(Seeded(seed), sides, 5)]


# The largest chi-square that 999 of 1000 honest sources stay below, by sides (degrees of freedom + 1).
LIMITS = {2: 10.83, 5: 18.47, 6: 20.52, 20: 43.82}


@pytest.mark.parametrize("sides", LIMITS)
@pytest.mark.parametrize("stream", [fair_stream, seeded_stream])
def test_no_number_is_favoured(stream: Callable[[int, int], list[int]], sides: int) -> None:
    drawn = stream(sides, 30_000)

    assert chi_square(drawn, sides) < LIMITS[sides]
    pairs = [sides * first + second for first, second in zip(drawn[::2], drawn[1::2], strict=True)]
    assert chi_square(pairs, sides**2) < sides**2 - 1 + 4 * (2 * (sides**2 - 1)) ** 0.5


@given(secret=SECRETS, other=SECRETS, table=TABLES)
def test_a_commitment_binds_the_secret(secret: bytes, other: bytes, table: str) -> None:
    assert (commitment(secret, table) == commitment(other, table)) == (secret == other)


@given(secret=SECRETS, table=TABLES)
def test_a_commitment_is_the_documented_hash_and_hides_the_secret(secret: bytes, table: str) -> None:
    written = commitment(secret, table)

    assert written == hashlib.sha256(b"tafelrunde commitment:%s:%s" % (table.encode(), secret)).hexdigest()
    assert written != commitment(secret, table + "x")


@given(seed=st.integers(), places=st.lists(st.text(), min_size=2, max_size=6, unique=True))
def test_no_two_occasions_share_a_stream(seed: int, places: list[str]) -> None:
    assert len({seed_for(seed, place) for place in places}) == len(places)
    assert len({tuple(numbers(Fair(b"s", "t", place), 10**9, 4)) for place in places}) == len(places)


@given(secret=SECRETS, table=TABLES, occasion=st.text(), sides=SIDES)
def test_fair_numbers_of_an_occasion_can_be_computed_by_hand(
    secret: bytes, table: str, occasion: str, sides: int
) -> None:
    assert numbers(Fair(secret, table, occasion), sides, 9) == by_hand(secret, table, occasion, sides, 9)


def test_numbers_by_place_are_what_they_were() -> None:
    assert seed_for(7, 12) == 7 * 1_000_003 + 12

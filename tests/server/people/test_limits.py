"""Limits: nobody gets more than the rate in the long run, everybody gets it, and memory stays bounded."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.server.people.limits import LARGEST_BODY, Buckets, Rate, address_key
from tests.server.house import house, run

PAUSES = st.lists(st.floats(0, 5), min_size=1, max_size=200)


@given(PAUSES, st.integers(1, 10), st.floats(0.1, 5))
def test_never_more_than_burst_and_rate_allow(pauses: list[float], burst: int, per_second: float) -> None:
    time = [1000.0]
    buckets = Buckets(Rate(burst, per_second), lambda: time[0])
    taken = 0
    for pause in pauses:
        time[0] += pause
        taken += buckets.take("me") == 0
        assert taken <= burst + (time[0] - 1000) * per_second + 1e-6


@given(PAUSES, st.integers(1, 10), st.floats(0.1, 5))
def test_after_the_announced_wait_there_is_one(pauses: list[float], burst: int, per_second: float) -> None:
    time = [1000.0]
    buckets = Buckets(Rate(burst, per_second), lambda: time[0])
    for pause in pauses:
        time[0] += pause
        wait = buckets.take("me")
        if wait:
            time[0] += wait * (1 + 1e-9) + 1e-6
            assert buckets.take("me") == 0


def test_buckets_do_not_pile_up() -> None:
    buckets = Buckets(Rate(1, 1), lambda: 0.0, most=10)
    for key in range(1000):
        buckets.take(str(key))
    assert len(buckets) == 10


def test_one_address_does_not_use_up_anothers_share() -> None:
    buckets = Buckets(Rate(1, 0.001), lambda: 0.0)
    assert buckets.take("a") == 0
    assert buckets.take("a") > 0
    assert buckets.take("b") == 0


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("", "", True),
    ],
)
def test_a_household_shares_one_key(one: str, other: str, alike: bool) -> None:
    assert (address_key(one) == address_key(other)) is alike


def test_a_flood_is_refused_with_the_time_to_wait_and_ends(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, limits_scale=0.2) as made:
            person, other = made.person(), made.person(address="192.0.2.7")
            wish = {"game": "ethnos", "seats": [{"kind": "me"}, {"kind": "open"}]}
            answers = [await person.ask("POST", "/api/tables", wish) for _ in range(8)]
            statuses = [answer.status_code for answer in answers]
            assert statuses == [201] * 4 + [429] * 4
            assert (await other.ask("POST", "/api/tables", wish)).status_code == 201
            made.clock.time += int(answers[-1].headers["retry-after"])
            assert (await person.ask("POST", "/api/tables", wish)).status_code == 201

    run(story())


def test_guessing_one_password_from_many_addresses_is_slow(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, limits_scale=0.25) as made:
            guess = {"name": "Ann", "password": "guess guess"}
            answers = [
                await made.person(address=f"192.0.2.{host}").ask("POST", "/api/session", guess)
                for host in range(4)
            ]
            assert [answer.status_code for answer in answers] == [401, 401, 429, 429]

    run(story())


def test_too_large_a_body_is_refused_before_it_is_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as made:
            large = b'{"game": "' + b"x" * LARGEST_BODY + b'"}'
            assert await made.person().refused("POST", "/api/tables", content=large) == (413, "size")

    run(story())

"""Owners are kept in parts that copies share; nobody may notice."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.phoenix.state.owners import PART, owners_of

SIZE = (3 << PART) + 5
"""Fields, so that the last part is a short one."""
changes = st.lists(st.tuples(st.integers(0, SIZE - 1), st.integers(0, 255)), max_size=30)


@given(before=changes, own=changes, other=changes)
def test_two_copies_change_as_two_tables_would(
    before: list[tuple[int, int]], own: list[tuple[int, int]], other: list[tuple[int, int]]
) -> None:
    owners, plain = owners_of(bytes(SIZE)), bytearray(SIZE)
    for field, realm in before:
        owners[field] = plain[field] = realm
    copy, plain_copy = owners.copy(), plain[:]
    for field, realm in own:
        owners[field] = plain[field] = realm
    for field, realm in other:
        copy[field] = plain_copy[field] = realm

    for found, expected in ((owners, plain), (copy, plain_copy)):
        assert found.flat() == bytes(expected)
        assert [found[field] for field in range(len(found))] == list(found) == list(expected)


@given(flat=st.binary(max_size=SIZE))
def test_a_row_of_owners_comes_back_whole(flat: bytes) -> None:
    assert owners_of(flat).flat() == flat
    assert len(owners_of(flat)) == len(flat)

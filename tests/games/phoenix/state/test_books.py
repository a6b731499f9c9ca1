"""Books are kept in pages that copies share; nobody may notice."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.phoenix.state.books import PAGE, Book

lengths = st.integers(0, 3 * PAGE)


@given(before=lengths, own=lengths, other=lengths)
def test_two_copies_grow_as_two_lists_would(before: int, own: int, other: int) -> None:
    book, plain = Book(range(before)), list(range(before))
    copy, plain_copy = book.copy(), plain[:]
    for entry in range(own):
        book.append(entry)
        plain.append(entry)
    for entry in range(other):
        copy.append(-entry)
        plain_copy.append(-entry)

    for found, expected in ((book, plain), (copy, plain_copy)):
        assert list(found) == expected
        assert list(reversed(found)) == expected[::-1]
        assert len(found) == len(expected)


@given(length=lengths, start=lengths)
def test_what_came_since_is_what_a_list_has_from_there_on(length: int, start: int) -> None:
    start = min(start, length)

    assert Book(range(length)).since(start) == list(range(start, length))


@given(length=lengths, begun=lengths, wrong=lengths)
def test_a_book_begins_with_what_stands_at_its_start_and_nothing_else(
    length: int, begun: int, wrong: int
) -> None:
    book, plain = Book(range(length)), list(range(begun))

    assert book.begins_with(Book(plain)) == (begun <= length)
    if wrong < begun:
        plain[wrong] = -1
        assert not book.begins_with(Book(plain))

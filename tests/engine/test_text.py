"""The reader of typed words: what it takes, and how it complains."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.errors import BadText
from tafelrunde.engine.text import MAX_DIGITS, MAX_LENGTH, Choice, Reader, fold, quoted, split
from tafelrunde.telling.complaints import said
from tests.complaining import complains

PIECE = Choice(
    "a piece (king, round table)",
    "eine Figur (König, Tafelrunde)",
    {"king": 1, "König": 1, "round table": 2, "Tafelrunde": 2, "round": 3, "Straße": 4, "Arthur's seat": 5},
)
TO = Choice("“to”", "„nach“", {"to": True, "nach": True})


def read_all(reader: Reader) -> tuple[int, int]:
    piece = reader.one_of(PIECE)
    reader.one_of(TO)
    found = piece, reader.number()
    reader.end()
    return found


def complaint(text: str) -> BadText | None:
    """What is wrong with a text that should be `PIECE to NUMBER`."""
    try:
        read_all(Reader(text))
    except BadText as error:
        return error
    return None


def refusal(text: str) -> BadText:
    error = complaint(text)
    assert error is not None
    return error


@pytest.mark.parametrize(
    ("typed", "piece"),
    [
        ("king", 1),
        ("KING", 1),
        ("König", 1),
        ("Koenig", 1),
        ("KO\u0308NIG", 1),  # typed as o and a combining diaeresis
        ("round table", 2),
        ("round_table", 2),
        ("  Round \t TABLE ", 2),
        ("round", 3),
        ("strasse", 4),
        ("STRASSE", 4),
        ("Arthurs Seat", 5),
        ("arthur’s seat", 5),
    ],
)
def test_spellings_in_capitals_without_umlauts_or_apostrophes_are_taken(typed: str, piece: int) -> None:
    reader = Reader(typed)
    assert reader.one_of(PIECE) == piece
    reader.end()


def test_the_longest_spelling_wins() -> None:
    assert read_all(Reader("round table to 3")) == (2, 3)
    assert read_all(Reader("round to 3")) == (3, 3)


def test_a_number_may_be_negative_or_have_a_prefix() -> None:
    assert Reader("-12").number() == -12
    assert Reader("W12").maybe_number(prefix="w") == 12
    assert Reader("12").maybe_number(prefix="w") is None


def test_what_is_not_there_is_not_taken() -> None:
    reader = Reader("king")
    assert reader.maybe(TO) is None
    assert reader.maybe_number() is None
    assert reader.at == 0
    assert reader.maybe(PIECE) == 1


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("kong to 3", "kong"),
        ("king too 3", "too"),
        ("king to three", "three"),
        ("king to ²", "²"),
        ("king to 3 please", "please"),
        ("round tabel to 3", "tabel"),
        ("Tafelrnde nach 3", "Tafelrnde"),
        ("König nach 1234567", "1234567"),
        ("König\nnach\n٣", "٣"),
        ("king to 3 🙂", "🙂"),
    ],
)
def test_the_complaint_points_at_the_word(text: str, marked: str) -> None:
    error = refusal(text)
    assert error.text[error.start : error.end] == marked
    assert error.start == text.index(marked)
    assert said(error, "en").splitlines()[-1] == "  " + " " * error.start + "^" * len(marked)


@pytest.mark.parametrize("text", ["", "   ", "_", "king", "king to", "king to  "])
def test_a_text_that_ends_too_early_is_marked_at_its_end(text: str) -> None:
    error = refusal(text)
    assert error.start == error.end == len(text)
    assert said(error, "en").startswith("the text ends too early; expected ")
    assert said(error, "de").startswith("der Text endet zu früh; erwartet: ")


def test_the_complaint_says_what_would_be_right_in_both_languages() -> None:
    error = refusal("kng to 3")
    en, de = said(error, "en").splitlines()[0], said(error, "de").splitlines()[0]
    assert en == "expected a piece (king, round table), not “kng”; did you mean “king”?"
    assert de == "erwartet: eine Figur (König, Tafelrunde), nicht „kng“; ist „king“ gemeint?"


def test_names_of_several_words_are_suggested_whole() -> None:
    reader = Reader("raund table")
    with complains("not “raund table”; did you mean “round table”", kind=BadText) as caught:
        reader.one_of(PIECE)
    assert isinstance(caught.value, BadText)
    assert (caught.value.start, caught.value.end) == (0, 11)


def test_nothing_is_suggested_for_a_word_unlike_all_others() -> None:
    assert "did you mean" not in said(refusal("xyz to 3"), "en")


def test_everything_asked_for_in_vain_is_listed_once() -> None:
    reader = Reader("king x")
    reader.one_of(PIECE)
    for _ in range(2):
        assert reader.maybe(TO) is None
        assert reader.maybe_number() is None
    with complains("expected “to”, a number or the end, not “x”", kind=BadText):
        reader.end()


def test_a_game_can_complain_about_words_that_were_read() -> None:
    reader = Reader("king to 3")
    read_all(reader)
    error = reader.wrong(1, 3, "text-number-too-large")
    assert error.text[error.start : error.end] == "to 3"
    assert said(error, "en").splitlines()[0] == "this number is too large"
    assert said(error, "de").splitlines()[0] == "diese Zahl ist zu groß"


def test_numbers_have_a_limit() -> None:
    assert Reader("9" * MAX_DIGITS).number() == 10**MAX_DIGITS - 1
    with complains("too large", kind=BadText):
        Reader("99999999999999999999").number()


def test_texts_have_a_limit() -> None:
    assert Reader("k" * MAX_LENGTH).words[0].end == MAX_LENGTH
    with complains(f"longer than {MAX_LENGTH} characters", kind=BadText) as caught:
        Reader("k" * (MAX_LENGTH + 1))
    assert isinstance(caught.value, BadText)
    assert len(caught.value.text) == MAX_LENGTH


def test_a_very_long_word_is_quoted_in_part() -> None:
    assert f"not “{'k' * 40}…”" in said(refusal("k" * 400), "en")


def test_characters_that_no_terminal_shows_keep_their_place() -> None:
    error = refusal("king\x00\x1b\ud800 to x")
    assert error.text == "king\ufffd\ufffd\ufffd to x"
    said(error, "en").encode()


@given(st.text(max_size=2 * MAX_LENGTH))
def test_any_text_is_read_or_refused_in_place(text: str) -> None:
    error = complaint(text)
    if error is not None:
        assert 0 <= error.start <= error.end <= len(error.text) <= MAX_LENGTH
        assert "\n" not in error.text


@given(
    st.lists(st.sampled_from(["king", "König", "to", "nach", "round", "table", "7", "-", "kng", "+", "²"]))
)
def test_any_words_are_read_or_refused_at_a_word(words: list[str]) -> None:
    error = complaint(" ".join(words))
    if error is not None:
        ends = [word.end for word in split(error.text)]
        assert error.end in ends or error.start == len(error.text)


@given(st.text())
def test_folding_twice_changes_nothing_more(text: str) -> None:
    assert fold(fold(text)) == fold(text)


def test_what_was_typed_is_quoted_in_the_readers_marks() -> None:
    assert (quoted("Zoe").en, quoted("Zoe").de) == ("“Zoe”", "„Zoe“")
    assert quoted("a\nb\x1b").en == r"“a\nb\x1b”"

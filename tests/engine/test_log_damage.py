"""Damaged logs: whatever is wrong is refused with the number of the line, and never with anything else."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.contract import Points, Result
from tafelrunde.engine.errors import BadFile
from tafelrunde.engine.log import Ending, Log
from tafelrunde.telling.complaints import said
from tests.engine.logs import WHERE, bytes_of, changed, forged, played, read, verify

ENTRIES = 8
RESULT = Result((Points(0, 1, 7, {"buildings": 7}), Points(1, 2, 3, {"advisors": 3})))


def small_log() -> bytes:
    """A header, a few entries and a last line that claims the game were over."""
    log = played(ENTRIES).log()
    return bytes_of(Log(log.header, log.entries, Ending(ENTRIES, RESULT, "00ff")))


DATA = small_log()
LINES = DATA.splitlines(keepends=True)
FINISHED = bytes_of(played(seed=2).log())


def refused(look: Callable[[bytes], object], data: bytes) -> BadFile:
    """The complaint about this log, which names a line that it has, in both languages."""
    with pytest.raises(BadFile) as refusal:
        look(data)
    complaint = refusal.value
    found = re.fullmatch(rf"{WHERE}:(\d+)", complaint.where)
    assert found is not None
    assert 1 <= int(found[1]) <= data.count(b"\n") + 1
    assert said(complaint, "en").startswith(f"{complaint.where}: ")
    assert said(complaint, "de").startswith(f"{complaint.where}: ")
    assert said(complaint, "en") != said(complaint, "de")
    return complaint


def test_an_undamaged_log_is_read() -> None:
    assert bytes_of(read(DATA)) == DATA
    assert bytes_of(verify(FINISHED)) == FINISHED
    assert forged(FINISHED.splitlines()) == FINISHED


def test_a_log_cut_at_any_byte_is_refused_in_the_line_that_is_cut() -> None:
    whole_lines = {len(b"".join(LINES[:count])) for count in range(1, len(LINES) + 1)}
    for cut in range(len(DATA)):
        if cut in whole_lines:
            assert len(read(DATA[:cut]).entries) == DATA[:cut].count(b"\n") - 1
        else:
            line = DATA[:cut].count(b"\n") + 1
            assert refused(read, DATA[:cut]).where == f"{WHERE}:{line}"


@pytest.mark.parametrize("bit", range(8))
def test_a_flipped_bit_anywhere_is_found_in_its_line_or_the_next(bit: int) -> None:
    for place in range(len(DATA)):
        flipped = DATA[:place] + bytes([DATA[place] ^ 1 << bit]) + DATA[place + 1 :]
        line = DATA[:place].count(b"\n") + 1
        assert refused(read, flipped).where in (f"{WHERE}:{line}", f"{WHERE}:{line + 1}")


@pytest.mark.parametrize("missing", range(1, len(LINES) - 1))
def test_a_missing_line_is_found(missing: int) -> None:
    complaint = refused(read, b"".join(LINES[:missing] + LINES[missing + 1 :]))

    assert complaint.where == f"{WHERE}:{missing + 1}"


def test_a_missing_header_is_found() -> None:
    assert "not the header" in said(refused(read, b"".join(LINES[1:])), "en")


@pytest.mark.parametrize("first", range(len(LINES) - 1))
def test_swapped_lines_are_found(first: int) -> None:
    swapped = [*LINES[:first], LINES[first + 1], LINES[first], *LINES[first + 2 :]]

    assert refused(read, b"".join(swapped)).where in (f"{WHERE}:{first + 1}", f"{WHERE}:{first + 2}")


@pytest.mark.parametrize("again", range(1, len(LINES)))
def test_a_repeated_line_is_found(again: int) -> None:
    complaint = refused(read, b"".join([*LINES[: again + 1], *LINES[again:]]))

    assert complaint.where == f"{WHERE}:{again + 2}"


@pytest.mark.parametrize("appended", [LINES[-1], LINES[1], b"\n", b"{}\n", b"more", b"\x00\xff\n"])
def test_nothing_may_follow_the_end(appended: bytes) -> None:
    assert refused(read, DATA + appended).where == f"{WHERE}:{len(LINES) + 1}"


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "the file is empty"),
        (b"\n", "not the header"),
        (b"\x00\x01\x02\xff\xfe\n", "not the header"),
        (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "not the header"),
        (b"[]\n", "not the header"),
        (b"null\n", "not the header"),
        (b'{"tafelrunde": 1}\n', "not the header"),
        (b"[" * 100_000 + b"\n", "not the header"),
        (LINES[0] + b"[" * 100_000 + b"\n", "cannot be read"),
        (LINES[0] + b'{"hash":"","move":' + b'{"a":' * 100_000 + b"\n", "cannot be read"),
        (LINES[0] + b'{"hash":"","n":' + b"9" * 5000 + b"}\n", "cannot be read"),
        (LINES[0] + b'{"hash":"","n":1,"seat":0,"move":{"move":"take","gold":1e400}}\n', "cannot be read"),
        (LINES[0] + b'{"hash":"","n":1,"seat":0}\n', "not a move"),
        (LINES[0] + b'{"hash":"","n":1,"seat":0,"move":{"move":"fly"}}\n', "not a move"),
        (LINES[0] + b'{"hash":"","n":1,"seat":0,"move":{"move":"take","gold":"much"}}\n', "not a move"),
        (LINES[0] + b'{"hash":"","n":1,"seat":"Ann","move":{}}\n', "cannot be read"),
        (LINES[0] + b'{"hash":"","n":1,"seat":0,"move":{},"why":1}\n', "cannot be read"),
        (LINES[0] + b'{"hash":"\\ud800"}\n', "cannot be read"),
    ],
)
def test_what_is_no_log_is_refused(data: bytes, sentence: str) -> None:
    assert sentence in said(refused(read, data), "en")


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"tafelrunde": 2}, "unknown log format 2"),
        ({"version": "0"}, "played under version 0 of the rules"),
        ({"game": "skat"}, "there is no game “skat”"),
        ({"extra": True}, "not the header"),
        ({"seats": "Ann"}, "not the header"),
        ({"chance": {"kind": "seeded", "sides": 7}}, "not the header"),
    ],
)
def test_a_header_of_another_kind_is_refused(fields: dict[str, object], sentence: str) -> None:
    complaint = refused(read, changed(LINES[0], **fields) + b"\n" + b"".join(LINES[1:]))

    assert complaint.where == f"{WHERE}:1"
    assert sentence in said(complaint, "en")


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"seats": ["Ann"]}, "is played by 2 to 5, not by 1"),
        ({"options": {"dice": "loaded"}}, "has no option “dice”"),
        ({"options": {"guild": "diamonds"}}, "cannot be “diamonds”"),
        ({"corrections": {"dragons": 1}}, "dragons"),
    ],
)
def test_a_forged_header_is_refused_by_the_game(fields: dict[str, object], sentence: str) -> None:
    complaint = refused(verify, forged([changed(LINES[0], **fields), *LINES[1:-1]]))

    assert complaint.where == f"{WHERE}:1"
    assert sentence in said(complaint, "en")


def lines_of_the_finished() -> list[bytes]:
    return FINISHED.splitlines()


@pytest.mark.parametrize("line", [1, 5, 40])
def test_a_forged_position_is_found_by_its_hash(line: int) -> None:
    lines = lines_of_the_finished()
    lines[line] = changed(lines[line], state="0123456789abcdef")

    complaint = refused(verify, forged(lines))

    assert complaint.where == f"{WHERE}:{line + 1}"
    assert "the position differs" in said(complaint, "en")


@pytest.mark.parametrize(
    "fields",
    [
        {"seat": 0},
        {"seat": 17},
        {"seat": -5},
        {"move": {"move": "pass"}},
        {"move": {"move": "set_order", "order": [0, 0]}},
        {"move": {"move": "set_order", "order": [2**70, -1]}},
    ],
)
def test_a_forged_move_is_refused_by_a_rule(fields: dict[str, object]) -> None:
    lines = lines_of_the_finished()
    lines[1] = changed(lines[1], **fields)

    complaint = refused(verify, forged(lines))

    assert complaint.where == f"{WHERE}:2"
    assert re.search(r"illegal move: KB-\d+\.\d+: ", said(complaint, "en"))
    assert re.search(r"unerlaubter Zug: KB-\d+\.\d+: ", said(complaint, "de"))


def test_a_forged_result_is_found() -> None:
    lines = lines_of_the_finished()
    seats = [
        {"seat": 0, "rank": 1, "points": 99, "reasons": {}},
        {"seat": 1, "rank": 2, "points": 0, "reasons": {}},
    ]
    lines[-1] = changed(lines[-1], result={"seats": seats})

    complaint = refused(verify, forged(lines))

    assert complaint.where == f"{WHERE}:{len(lines)}"
    assert "the result is not that of this game" in said(complaint, "en")


def test_an_end_before_the_end_is_found() -> None:
    lines = lines_of_the_finished()

    assert "not over here" in said(refused(verify, forged([*lines[:20], lines[-1]])), "en")


def test_an_end_with_the_wrong_number_is_found() -> None:
    lines = lines_of_the_finished()
    lines[-1] = changed(lines[-1], end=3)

    assert refused(verify, forged(lines)).where == f"{WHERE}:{len(lines)}"


def test_a_move_after_the_last_is_refused() -> None:
    lines = lines_of_the_finished()[:-1]
    lines.append(changed(lines[-1], n=len(lines)))

    assert "KB-14.2" in said(refused(verify, forged(lines)), "en")


@given(place=st.integers(0, len(DATA)), junk=st.binary(min_size=1, max_size=40))
def test_junk_put_in_anywhere_is_refused(place: int, junk: bytes) -> None:
    refused(read, DATA[:place] + junk + DATA[place:])


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)


FIELDS = ("n", "seat", "move", "state", "end", "result", "hash", "typed", "game", "seats", "new")


@given(line=st.integers(0, ENTRIES), name=st.sampled_from(FIELDS), value=JSON)
def test_any_value_in_any_field_is_read_or_refused(line: int, name: str, value: object) -> None:
    """Chained anew, so that nothing but the values themselves can be wrong."""
    lines = [*LINES[:-1]]
    lines[line] = changed(lines[line], **{name: value})
    with suppress(BadFile):
        verify(forged(lines))

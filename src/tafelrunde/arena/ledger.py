"""The results of a contest as lines: a header that names it, then one line a game. Opens no file.

Results and times are kept apart: the results of a contest are the same bytes whoever plays it, whenever.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from tafelrunde.arena.bout import Played
from tafelrunde.arena.contest import Contest, fixture
from tafelrunde.arena.times import Times
from tafelrunde.engine.codec import encode
from tafelrunde.engine.errors import BadFile, Complaint

FORMAT = 1


class Header(msgspec.Struct, frozen=True):
    arena: int
    """The format of the file."""
    contest: Contest


class Timed(msgspec.Struct, frozen=True):
    """A line of the file of times."""

    n: int
    times: tuple[Times, ...]


def header_line(contest: Contest) -> bytes:
    return encode(Header(FORMAT, contest)) + b"\n"


def result_line(played: Played) -> bytes:
    return encode(played) + b"\n"


def times_line(n: int, times: Sequence[Times]) -> bytes:
    return msgspec.json.encode(Timed(n, tuple(times))) + b"\n"


def whole_lines(data: bytes) -> bytes:
    """Without a last line that was not written to its end."""
    return data[: data.rfind(b"\n") + 1]


def read_results(data: bytes, contest: Contest, place: str) -> list[Played]:
    """The games of a file, as far as it goes; it must be this contest's from its first byte on."""
    header = header_line(contest)
    if header.startswith(data):
        return []  # new, or stopped in the midst of its first line
    first, *lines = whole_lines(data).splitlines(keepends=True) or [data]
    if first != header:
        raise BadFile(f"{place}:1", difference(first, contest))
    return list(checked(lines, contest, place))


def difference(first: bytes, contest: Contest) -> Complaint:
    """Why this header is not ours: what of the contest differs."""
    try:
        found = msgspec.json.decode(first, type=Header)
    except (msgspec.DecodeError, RecursionError):
        return Complaint("arena-no-results")
    if found.arena != FORMAT:
        return Complaint("arena-format", {"format": str(found.arena)})
    for field in Contest.__struct_fields__:
        theirs, ours = getattr(found.contest, field), getattr(contest, field)
        if theirs != ours:
            params = {"field": field, "theirs": said(theirs), "ours": said(ours)}
            return Complaint("arena-other-contest", params)
    return Complaint("arena-no-results")


def said(value: object) -> str:
    return value if isinstance(value, str) else encode(value).decode()


def checked(lines: Sequence[bytes], contest: Contest, place: str) -> Iterator[Played]:
    for n, line in enumerate(lines):
        try:
            played = msgspec.json.decode(line, type=Played)
        except (msgspec.DecodeError, RecursionError):
            raise BadFile(f"{place}:{n + 2}", "arena-damaged") from None
        fits = len(played.ranks) == len(played.points) == len(played.decisions) == contest.seats
        if not fits or played.n != n or played.seats != fixture(contest, n).seats:
            raise BadFile(f"{place}:{n + 2}", "arena-damaged")
        yield played


def read_times(data: bytes) -> dict[int, tuple[Times, ...]]:
    """What is known of the times; they prove nothing, so a line that cannot be read is left out."""
    found = {}
    for line in whole_lines(data).splitlines():
        try:
            timed = msgspec.json.decode(line, type=Timed)
        except (msgspec.DecodeError, RecursionError):
            continue
        found[timed.n] = timed.times
    return found

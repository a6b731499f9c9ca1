"""From typed words to moves: one function per kind of move, ending in `parse_move`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from tafelrunde.engine.text import Choice, Reader, read_whole
from tafelrunde.games.xidit.play.box import REGION_INDEX, REWARD_NAMES, UNIT_INDEX
from tafelrunde.games.xidit.play.moves import (
    AddStory,
    FightTitan,
    LayAssessments,
    LayTiles,
    Pass,
    PlaceBards,
    PlaceIdrakys,
    Programme,
    RaiseDummy,
    RevealTile,
    SetFirst,
    Show,
    TakeRewards,
    WakeTitans,
    XiditMove,
)
from tafelrunde.games.xidit.words.vocabulary import (
    ALSO,
    BAR,
    CITY,
    COLON,
    COLUMN,
    COUNT,
    IDRAKYS,
    IN,
    NOTHING,
    ORDER,
    REGION,
    REWARD,
    SEAT,
    TILE,
    TITAN,
    TITAN_WORD,
    UNIT,
    WITH,
)

T = TypeVar("T")
MOST: Final = 99
"""Of one thing in one move; more is no slip of the pen."""


def read_several(reader: Reader, choice: Choice[T]) -> tuple[T, ...]:
    """One after the other, with or without commas; at least one, or nothing."""
    reader.maybe(COLON)
    if reader.maybe(NOTHING):
        return ()
    found = [reader.one_of(choice)]
    while reader.at < len(reader.words):
        reader.maybe(ALSO)
        found.append(reader.one_of(choice))
    return tuple(found)


def read_counted(reader: Reader, choice: Choice[str]) -> list[str]:
    """`2 militia and archer`; without a number it is one."""
    if reader.maybe(NOTHING):
        return []
    found: list[str] = []
    while True:
        count = reader.maybe_count(COUNT, MOST)
        reader.maybe(IN)
        found += [reader.one_of(choice)] * (1 if count is None else count)
        if not reader.maybe(ALSO):
            return found


def read_place(reader: Reader) -> PlaceIdrakys:
    reader.maybe(IDRAKYS)
    reader.maybe(IN)
    return PlaceIdrakys(reader.number(CITY))


def read_fight(reader: Reader) -> FightTitan:
    reader.maybe(TITAN_WORD)
    titan = reader.one_of(TITAN)
    reader.one_of(WITH)
    return FightTitan(titan, tuple(sorted(read_counted(reader, UNIT), key=UNIT_INDEX.__getitem__)))


def read_rewards(reader: Reader) -> TakeRewards:
    """In their sequence; what is named twice stays so."""
    return TakeRewards(tuple(sorted(read_several(reader, REWARD), key=REWARD_NAMES.index)))


def read_bards(reader: Reader) -> PlaceBards:
    reader.maybe(COLON)
    return PlaceBards(tuple(sorted(read_counted(reader, REGION), key=REGION_INDEX.__getitem__)))


def read_story(reader: Reader) -> AddStory:
    reader.maybe(IN)
    return AddStory(reader.number(CITY))


def read_row(reader: Reader) -> tuple[int, ...]:
    """`2 6 10`, or nothing."""
    row: list[int] = []
    while (value := reader.maybe_number(TILE)) is not None:
        row.append(value)
        reader.maybe(ALSO)
    if not row:
        reader.one_of(NOTHING)
    return tuple(row)


def read_tiles(reader: Reader) -> LayTiles:
    """Recruitment and threat tiles on the map, recruitment queue, threat queue."""
    rows = [read_row(reader)]
    for _ in range(3):
        reader.one_of(BAR)
        rows.append(read_row(reader))
    return LayTiles(*rows)


READERS: Final[dict[str, Callable[[Reader], XiditMove]]] = {
    **dict.fromkeys(("place", "setze"), read_place),
    **dict.fromkeys(
        ("programme", "program", "orders", "Befehle"),
        lambda reader: Programme(read_several(reader, ORDER)),
    ),
    **dict.fromkeys(("eliminate", "fight", "beseitige", "bekämpfe"), read_fight),
    **dict.fromkeys(("pass", "passe", "passen", "decline", "verzichte"), lambda reader: Pass()),
    **dict.fromkeys(("rewards", "reward", "Belohnungen", "Belohnung"), read_rewards),
    **dict.fromkeys(("bards", "Barden"), read_bards),
    **dict.fromkeys(
        ("dummy", "raise dummy", "erhöhe Dummy"), lambda reader: RaiseDummy(reader.one_of(COLUMN))
    ),
    **dict.fromkeys(("show", "zeige"), lambda reader: Show(reader.number(COUNT))),
    **dict.fromkeys(("storey", "story", "Stockwerk"), read_story),
    **dict.fromkeys(("first", "Startspieler"), lambda reader: SetFirst(reader.number(SEAT) - 1)),
    **dict.fromkeys(
        ("assessments", "Prüfungen"), lambda reader: LayAssessments(read_several(reader, COLUMN))
    ),
    **dict.fromkeys(("lay tiles", "lay", "lege Plättchen", "lege"), read_tiles),
    **dict.fromkeys(("tile", "Plättchen"), lambda reader: RevealTile(reader.number(TILE))),
    **dict.fromkeys(("wake", "wecke"), lambda reader: WakeTitans(read_several(reader, TITAN))),
}
MOVE: Final = Choice(
    "a move: place, programme, eliminate, pass, rewards, bards, dummy, show, storey "
    "(or what chance does: first, assessments, lay tiles, tile, wake)",
    "ein Zug: setze, Befehle, beseitige, passe, Belohnungen, Barden, Dummy, zeige, Stockwerk "
    "(oder was der Zufall tut: Startspieler, Prüfungen, lege Plättchen, Plättchen, wecke)",
    READERS,
)


def parse_move(text: str) -> XiditMove:
    """The move that a text in either language stands for."""
    return read_whole(text, MOVE)

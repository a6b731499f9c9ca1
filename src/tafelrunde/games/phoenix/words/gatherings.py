"""How lists of a meeting are read and written: who voted how, who drove in the race, who came back."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tafelrunde.engine.contract import LANGS, Lang, Words
from tafelrunde.games.phoenix.moves.meeting import Adventurer, Driver
from tafelrunde.games.phoenix.words.line import Line
from tafelrunde.games.phoenix.words.values import Read, read_called, show_name

FATES: Final[dict[str, Words]] = {
    "final": Words("final", "Finale"),
    "place": Words("place", "Platz"),
    "fallen": Words("fallen", "gefallen"),
}
NOBODY: Final[dict[str, Words]] = {"": Words("nobody", "niemand")}
PLAIN: Final = re.compile(r"[^\W\d_][\w’-]*")
NAME: Final = r"\s*(?:„(?P<german>[^“”\"]+)[“”\"]|\"(?P<quoted>[^\"]+)\"|(?P<plain>[^\W\d_][\w’-]*))"


def either(code: str) -> str:
    return "|".join([FATES[code].said(lang) for lang in LANGS])


FALLEN: Final = rf"(?P<fallen>\s+(?:{either('fallen')})\b)?"
MORE: Final = r"\s*(?P<more>,)?"
REALM: Final = re.compile(NAME + MORE)
DRIVER: Final = re.compile(
    rf"{NAME}\s+(?P<person>\d{{3}})(?P<final>\s+(?:{either('final')})\b)?"
    rf"(?:\s+(?:{either('place')})\s+(?P<place>[1-3]))?{FALLEN}{MORE}",
    re.IGNORECASE,
)
ADVENTURER: Final = re.compile(
    rf"{NAME}\s+(?P<person>\d{{3}})(?:\s+(?P<points>\d{{1,3}})(?:[.,](?P<tenth>\d))?\s+GP\b)?{FALLEN}{MORE}",
    re.IGNORECASE,
)
Row = Callable[["re.Match[str]"], Any]


def rows_of(line: Line, at: int, about: Words, pattern: re.Pattern[str], row: Row) -> Read:
    """`A, B, C`, all of them or none."""
    found: list[Any] = []
    match = pattern.match(line.raw, at)
    while match is not None:
        found.append(row(match))
        at = match.end()
        if not match["more"]:
            yield at, found
            return
        match = pattern.match(line.raw, at)
    line.miss(at, about)


def name_in(match: re.Match[str]) -> str:
    return match["german"] or match["quoted"] or match["plain"]


def read_realms(line: Line, at: int, about: Words) -> Read:
    return rows_of(line, at, about, REALM, name_in)


def show_realms(names: Sequence[str], lang: Lang) -> str:
    return ", ".join([show_name(name, lang, PLAIN) for name in names])


def read_drivers(line: Line, at: int, about: Words) -> Read:
    """`Yaromo 601 Finale Platz 1, Vachal 602 gefallen`."""
    return rows_of(line, at, about, DRIVER, driver)


def driver(match: re.Match[str]) -> dict[str, Any]:
    place, fallen = int(match["place"] or 0), bool(match["fallen"])
    return {**person(match), "final": bool(match["final"]), "place": place, "fallen": fallen}


def person(match: re.Match[str]) -> dict[str, Any]:
    return {"realm": name_in(match), "person": int(match["person"])}


def show_drivers(drivers: Sequence[Driver], lang: Lang, names: Mapping[str, Words]) -> str:
    said = {code: words.said(lang) for code, words in names.items()}
    return ", ".join(
        [
            f"{show_name(one.realm, lang, PLAIN)} {one.person}"
            + (f" {said['final']}" if one.final else "")
            + (f" {said['place']} {one.place}" if one.place else "")
            + (f" {said['fallen']}" if one.fallen else "")
            for one in drivers
        ]
    )


def read_group(line: Line, at: int, about: Words) -> Read:
    """`Yaromo 601 3,5 GP, Vachal 602 gefallen`."""
    return rows_of(line, at, about, ADVENTURER, adventurer)


def adventurer(match: re.Match[str]) -> dict[str, Any]:
    tenths = 10 * int(match["points"] or 0) + int(match["tenth"] or 0)
    return {**person(match), "tenths": tenths, "fallen": bool(match["fallen"])}


def show_group(group: Sequence[Adventurer], lang: Lang, names: Mapping[str, Words]) -> str:
    return ", ".join(
        [
            f"{show_name(one.realm, lang, PLAIN)} {one.person}"
            + (f" {points(one.tenths, lang)} GP" if one.tenths else "")
            + (f" {names['fallen'].said(lang)}" if one.fallen else "")
            for one in group
        ]
    )


def points(tenths: int, lang: Lang) -> str:
    whole, tenth = divmod(tenths, 10)
    mark = "," if lang == "de" else "."
    return f"{whole}{mark}{tenth}" if tenth else str(whole)


def read_led(line: Line, at: int, about: Words) -> Read:
    """A realm, or nobody."""
    if line.word(at) in [NOBODY[""].said(lang) for lang in LANGS]:
        yield line.after(at), ""
    else:
        yield from read_called(line, at, about)


def show_led(name: str, lang: Lang, names: Mapping[str, Words]) -> str:
    return show_name(name, lang, PLAIN) if name else names[""].said(lang)

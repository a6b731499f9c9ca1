"""How names look: letters that nobody sees, scripts that are mixed, names that one takes for each other.

Which letters look alike is Unicode's list (UTS 39); the package `confusable-homoglyphs` brings it along with
the scripts. Only its data is read. See docs/decisions/0017-names.md.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final, NamedTuple
from unicodedata import category, normalize

import msgspec

LIST: Final = "confusable_homoglyphs"
MARK: Final = "\u200e"
"""Stands around letters of the list that are written from right to left."""
UNSEEN: Final = (
    *((0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F)),
    *((0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F)),
    *((0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A)),
    (0xE0000, 0xE0FFF),
    *((0x2800, 0x2800), (0x16FE4, 0x16FE4), (0x1D159, 0x1D159)),
)
"""What Unicode calls default-ignorable, and letters whose picture is empty: first and last of each range."""
COLOURED: Final = "\ufe0f"
"""Asks for the coloured picture of a symbol, as telephones do; only behind one it is no trick."""
ANYWHERE: Final = frozenset({"COMMON", "INHERITED", ""})
TOGETHER: Final = (
    frozenset({"LATIN", "HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "HAN", "BOPOMOFO"}),
    frozenset({"LATIN", "HAN", "HANGUL"}),
)
"""Scripts that are written together (UTS 39, highly restrictive)."""
MOST_MARKS: Final = 3
"""Above or below one letter; Vietnamese and Greek need two."""


class Alike(msgspec.Struct, frozen=True):
    c: str


class Scripts(msgspec.Struct, frozen=True):
    iso_15924_aliases: Sequence[str]
    code_points_ranges: Sequence[tuple[int, int, int, int]]
    """First and last letter, and the place of their script among the aliases."""


def listed(name: str, kind: Any) -> Any:
    return msgspec.json.decode(files(LIST).joinpath(name).read_bytes(), type=kind)


@cache
def models() -> Mapping[str, str]:
    """For each letter that looks like another the one that stands for all of them."""
    found: dict[str, set[str]] = {}
    for letter, alike in listed("confusables.json", dict[str, list[Alike]]).items():
        found.setdefault(letter.replace(MARK, ""), set()).update(one.c.replace(MARK, "") for one in alike)
    # The list goes both ways: a model stands beside all that look like it, each of those beside it alone.
    return {
        letter: max((letter, *alike), key=lambda one: (len(found[one]), len(one), one))
        for letter, alike in found.items()
        if len(letter) == 1
    }


@cache
def script_ranges() -> tuple[list[int], list[tuple[int, str]]]:
    """The first letters of all ranges, in order, and for each range its last letter and its script."""
    known = listed("categories.json", Scripts)
    names = known.iso_15924_aliases
    rows = sorted((first, last, names[at]) for first, last, at, _ in known.code_points_ranges)
    return [first for first, _, _ in rows], [(last, script) for _, last, script in rows]


def script_of(letter: str) -> str:
    firsts, rows = script_ranges()
    place = bisect_right(firsts, ord(letter)) - 1
    last, script = rows[place]
    return script if place >= 0 and ord(letter) <= last else ""


def skeleton(text: str) -> str:
    """The same for all texts that look alike (UTS 39)."""
    seen = (c for c in normalize("NFKD", text) if not is_unseen(c))
    return " ".join(normalize("NFD", "".join(models().get(c, c) for c in seen)).split())


@lru_cache(maxsize=4096)
def looks(name: str) -> frozenset[str]:
    """What a reader may take a name for, as it is written and without regard to capitals."""
    return frozenset({skeleton(name), skeleton(name.casefold())})


def is_unseen(letter: str) -> bool:
    number = ord(letter)
    return number >= UNSEEN[0][0] and any(first <= number <= last for first, last in UNSEEN)


def unseen_in(text: str) -> str:
    """The first letter that nobody sees; empty if there is none."""
    for before, letter in zip(" " + text, text, strict=False):
        if is_unseen(letter) and not (letter == COLOURED and category(before) in ("So", "Sm", "Sk")):
            return letter
    return ""


class Mixed(NamedTuple):
    """Two letters of a name that belong to scripts which nobody writes together."""

    one: str
    other: str


def mixed_in(text: str) -> Mixed | None:
    scripts: dict[str, str] = {}
    for letter in text:
        scripts.setdefault(script_of(letter), letter)
    found = scripts.keys() - ANYWHERE
    if len(found) < 2 or any(found <= together for together in TOGETHER):
        return None
    one, other = [letter for script, letter in scripts.items() if script in found][:2]
    return Mixed(one, other)


def has_loose_marks(text: str) -> bool:
    """Marks without a letter, or so many that they grow into the lines around."""
    run = MOST_MARKS
    for letter in normalize("NFD", text):
        run = run + 1 if category(letter) in ("Mn", "Me") else 0
        if run > MOST_MARKS:
            return True
    return False

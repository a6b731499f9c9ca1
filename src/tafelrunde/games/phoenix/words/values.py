"""How values in sentences are read and written: numbers, fields, goods, names, words, corrections, dice.

Which of them a slot stands for, and what it is called when it is missing, is in `slots.py`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from tafelrunde.engine.contract import Lang, Words
from tafelrunde.engine.text import whole_number
from tafelrunde.games.phoenix.moves.kinds import Change
from tafelrunde.games.phoenix.orders.muster import Goods
from tafelrunde.games.phoenix.tables.prices import GOOD_NAMES, GOOD_SHORT
from tafelrunde.games.phoenix.words.line import Line
from tafelrunde.games.phoenix.words.vocabulary import (
    ALSO,
    FIELD,
    GOODS,
    MARK,
    QUOTE,
    UNIT_SPELLINGS,
    UNIT_WORDS,
    Table,
    good_name,
)

Read = Iterator[tuple[int, Any]]
"""All ways to read a value, each with the place behind it."""
Reader = Callable[[Line, int, Words], Read]
"""(line, place, what is missed if it is not there)."""

LONGEST_NAME: Final = 6
"""Words of a name that stands there without quotation marks."""
PLAIN_NAME: Final = re.compile(r"[^\W\d_][\w’-]*")
PLAIN_CALL: Final = re.compile(r"[^\s„“”\":]+")
CALLED: Final = (re.compile(r"„([^“”\"]+)[“”\"]"), re.compile(r"\"([^\"]+)\""), re.compile(r"([^\s:]+)"))
CHANGE: Final = re.compile(
    r"\s*(?P<path>[^=\n]+?)\s*=\s*(?P<value>\"(?:[^\"\\]|\\.)*\"|[^,;\"\n]+?)\s*(?:(?P<more>,)|(?=;))"
)
DICE: Final = re.compile(r"[\d\s]+(?:,[\d\s]+)*")
BLANKS: Final = re.compile(r"\s+")
FLAGS: Final = {"true": True, "false": False, "ja": True, "nein": False, "yes": True, "no": False}


def show_plain(value: Any, lang: Lang) -> str:
    return str(value)


# --- numbers and fields --------------------------------------------------------------------------------


def read_count(line: Line, at: int, about: Words) -> Read:
    number = line.number(at)
    if number is None:
        line.miss(at, about)
    else:
        yield line.after(at), number


def read_unit(line: Line, at: int, about: Words, first: int, last: int) -> Read:
    is_named = line.word(at) in UNIT_WORDS
    at = line.after(at) if is_named else at
    number = line.number(at)
    if number is None or not first <= number <= last:
        line.miss(at, about, () if is_named else UNIT_SPELLINGS)
    else:
        yield line.after(at), number


def read_place(line: Line, at: int, about: Words) -> Read:
    """As it is typed, but for blanks."""
    token = line.token(at)
    if token is None or token.kind != FIELD:
        line.miss(at, about)
    else:
        yield token.end, "".join(token.text.split())


def read_field(line: Line, at: int, about: Words) -> Read:
    for after, label in read_place(line, at, about):
        province, own = label.split("/")
        yield after, f"{int(province)}/{int(own):02d}"


def read_list(line: Line, at: int, about: Words, item: Reader) -> Read:
    """`101, 203 und 301`."""
    found: list[Any] = []
    for after, value in item(line, at, about):
        at, found = after, [value]
    while found:
        read = list(item(line, line.after_and(at), about))
        if not read:
            line.miss(at, about, ALSO)
            yield at, found
            return
        at, value = read[0]
        found.append(value)


def read_seats(line: Line, at: int, about: Words) -> Read:
    """People count them from 1."""
    for after, numbers in read_list(line, at, about, read_count):
        yield after, [number - 1 for number in numbers]


def show_list(values: Sequence[Any], lang: Lang) -> str:
    return ", ".join(map(str, values))


def show_seats(values: Sequence[int], lang: Lang) -> str:
    return ", ".join([str(seat + 1) for seat in values])


# --- goods, and whatever has a table ---------------------------------------------------------------------


def read_goods(line: Line, at: int, about: Words) -> Read:
    """`500 K, 20 P und 1 HF`."""
    found: dict[str, int] = {}
    while True:
        after = line.after_and(at) if found else at
        number = line.number(after)
        end, good = line.phrase(GOODS, line.after(after))
        if number is None or not good:
            break
        found[good] = found.get(good, 0) + number
        at = end
    if found:
        yield at, found
    if number is None:
        line.miss(after, about, ALSO if found else ())
    elif not good:
        line.miss(line.after(after), about, GOODS.spellings)


def show_goods(goods: Goods, lang: Lang) -> str:
    counts = [(name, getattr(goods, name)) for name in goods.__struct_fields__]
    listed = [f"{count} {good_name(name, count, lang)}" for name, count in counts if count]
    last = " und " if lang == "de" else " and "
    return last.join([", ".join(listed[:-1]), listed[-1]] if len(listed) > 1 else listed)


def show_good(name: str, lang: Lang) -> str:
    return GOOD_SHORT[GOOD_NAMES.index(name)]


def read_table(line: Line, at: int, about: Words, table: Table) -> Read:
    after, value = line.phrase(table, at)
    if after > at:
        yield after, value
    else:
        line.miss(at, about, table.spellings)


def read_one(line: Line, at: int, about: Words, table: Table) -> Read:
    """One of several that may stand in different places."""
    for after, value in read_table(line, at, about, table):
        yield after, (value,)


def show_named(value: Any, lang: Lang, names: Mapping[Any, Words]) -> str:
    return names[value].said(lang)


def show_all_named(values: Sequence[Any], lang: Lang, names: Mapping[Any, Words]) -> str:
    return ", ".join([names[value].said(lang) for value in values])


# --- names and words -----------------------------------------------------------------------------------


def read_name(line: Line, at: int, about: Words) -> Read:
    """In quotation marks, or the next word; more words only if a sentence comes of it."""
    token, start = line.token(at), line.start(at)
    if token is None or token.kind in (MARK, FIELD):
        line.miss(at, about)
    elif token.kind == QUOTE:
        yield token.end, token.text[1:-1]
    else:
        for count in range(LONGEST_NAME):
            if token is None or token.kind in (MARK, FIELD, QUOTE):
                break
            line.quiet = line.quiet or count > 0
            yield token.end, line.text[start : token.end]
            token = line.token(token.end)


def show_name(name: str, lang: Lang, plain: re.Pattern[str]) -> str:
    if plain.fullmatch(name):
        return name
    return f"„{name}“" if lang == "de" else f'"{name}"'


def read_called(line: Line, at: int, about: Words) -> Read:
    """In quotation marks, or all up to a blank or colon; a semicolon may belong to it or not."""
    start = line.start(at)
    found = [match for match in [name.match(line.raw, start) for name in CALLED] if match is not None]
    for match in found:
        yield match.end(), match[1]
    if not found:
        line.miss(at, about)
    elif ";" in found[-1][1].lstrip(";"):
        name = found[-1][1]
        for place in range(len(name) - 1, 0, -1):
            if name[place] == ";":
                yield start + place, name[:place]


def read_text(line: Line, at: int, about: Words) -> Read:
    """All that is left of a sheet's line."""
    token = line.token(at)
    if token is None:
        line.miss(at, about)
    else:
        yield len(line.text), line.text[token.start :].strip()


def read_words(line: Line, at: int, about: Words) -> Read:
    """All that is left, exactly as it was typed; one line of it."""
    found = line.raw[line.start(at) :]
    if not found or "\n" in found:
        line.miss(at, about)
    else:
        yield len(line.raw), found


def read_question(line: Line, at: int, about: Words) -> Read:
    """Words up to any blank: the fewest with which a sentence comes of it."""
    start, words = line.start(at), line.raw[line.start(at) :].partition("\n")[0]
    for blank in BLANKS.finditer(words, 1):
        yield start + blank.start(), words[: blank.start()]
    if words:
        yield start + len(words), words
    else:
        line.miss(at, about)


# --- corrections and dice --------------------------------------------------------------------------------


def read_changes(line: Line, at: int, about: Words) -> Read:
    """`realms.Yaromo.gold = 5000, fields.503/22.owner = "Yaromo"`; rather all of them than some."""
    found: list[dict[str, Any]] = []
    ends: list[int] = [at]
    change = CHANGE.match(line.raw, at)
    while change is not None:
        try:
            found.append({"path": change["path"], "value": read_value(change["value"])})
        except msgspec.DecodeError:
            break
        ends.append(change.end())
        change = CHANGE.match(line.raw, change.end()) if change["more"] else None
    line.miss(ends[-1], about)
    for count in range(len(found), 0, -1):
        yield ends[count], found[:count]


def read_value(text: str) -> int | str | bool:
    if text.startswith('"'):
        return msgspec.json.decode(text, type=str)
    number = whole_number(text)
    return FLAGS.get(text.lower(), text) if number is None else number


def show_changes(changes: Sequence[Change], lang: Lang) -> str:
    return ", ".join([f"{change.path} = {show_value(change.value, lang)}" for change in changes])


def show_value(value: int | str | bool, lang: Lang) -> str:
    if isinstance(value, bool):
        return Words("yes" if value else "no", "ja" if value else "nein").said(lang)
    return str(value) if isinstance(value, int) else msgspec.json.encode(value).decode()


def read_dice(line: Line, at: int, about: Words) -> Read:
    """Groups of what was thrown together."""
    found = DICE.fullmatch(line.raw, at)
    if found is None:
        line.miss(at, about)
    else:
        yield found.end(), [[int(die) for die in group.split()] for group in found[0].split(",")]


def show_dice(groups: Sequence[Sequence[int]], lang: Lang) -> str:
    return ", ".join([" ".join(map(str, group)) for group in groups])

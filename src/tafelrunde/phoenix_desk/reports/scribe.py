"""Words, numbers, dates and codes in the language of one reader."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from tafelrunde.engine.contract import Lang
from tafelrunde.engine.figures import signed, tenths, whole
from tafelrunde.games.phoenix.meta import TERMS
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.games.phoenix.tables.prices import GOOD_NAMES, GOOD_SHORT
from tafelrunde.phoenix_desk.protocol.clerk import side_said
from tafelrunde.phoenix_desk.reports.document import Column, Item, Items
from tafelrunde.phoenix_desk.reports.report import Gathered
from tafelrunde.phoenix_desk.reports.sentences import text

SHORT = dict(zip(GOOD_NAMES, GOOD_SHORT, strict=True))


NBSP = "\N{NO-BREAK SPACE}"
BOUND = re.compile(r" (?=→)|(?<=→) |(?<=\d) (?=\d+/\d)")
"""An army and the field it goes to stay in one line."""


def together(*words: str) -> str:
    """Words that are not parted at the end of a line."""
    return NBSP.join(word.replace(" ", NBSP) for word in words if word)


class Scribe:
    def __init__(self, lang: Lang) -> None:
        self.lang = lang

    def t(self, id: str, **args: Any) -> str:
        return text(self.lang, id, **args)

    def columns(self, *names: str) -> tuple[Column, ...]:
        """By the names of their texts; one that begins with `>` stands right."""
        return tuple(Column(self.t(f"col-{name.removeprefix('>')}"), name.startswith(">")) for name in names)

    def n(self, value: int | None) -> str:
        return "–" if value is None else whole(value, self.lang)

    def blank(self, value: int) -> str:
        """Nothing for zero."""
        return self.n(value) if value else ""

    def signed(self, value: int) -> str:
        return signed(value, self.lang)

    def term(self, code: str) -> str:
        """The name of a code."""
        return TERMS[code].said(self.lang) if code in TERMS else code

    def terrain(self, terrain: int) -> str:
        return self.term(f"terrain_{terrain}")

    def month(self, month: int) -> str:
        return month_name(month)

    def side(self, side: str) -> str:
        return side_said(side, self.lang)

    def tenths(self, value: int | None) -> str:
        return "–" if value is None else tenths(value, self.lang)

    def goods(self, goods: Mapping[str, int]) -> str:
        """`4.000 K, 12 HF`."""
        known = [name for name in GOOD_NAMES if goods.get(name)]
        others = [name for name in goods if name not in SHORT and goods[name]]
        parts = [together(self.n(goods[name]), SHORT.get(name, self.term(name))) for name in known + others]
        return ", ".join(parts)

    def key(self, used: Iterable[Mapping[str, int]]) -> str:
        """What the short names of goods stand for, as far as they occur."""
        found = {name for goods in used for name in goods}
        return ", ".join(f"{SHORT[name]} {self.term(name)}" for name in GOOD_NAMES if name in found)

    def codes(self, codes: Iterable[str]) -> str:
        """What codes stand for, each once."""
        return ", ".join(together(code, self.term(code)) for code in dict.fromkeys(codes))

    def listed(self, names: Iterable[str]) -> str:
        return ", ".join(names) or "–"

    def lines(self, lines: Iterable[Gathered], head: str = "") -> Items:
        said = [(BOUND.sub(NBSP, line.said.said(self.lang)), line.rule) for line in lines]
        return Items(tuple(Item(text, rule) for text, rule in said), head)

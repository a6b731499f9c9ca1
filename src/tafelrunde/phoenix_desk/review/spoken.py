"""Values of a campaign as people say them: `people.Ann.601.now`, 120 is `Ann 601`, `good points now`, `12`.

Paths are for corrections and for machines; whoever reads what differs reads words. A name that has no text
yet is said as it stands in the path.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tafelrunde.engine.contract import Lang
from tafelrunde.engine.figures import tenths, whole
from tafelrunde.games.phoenix.meta import TERMS
from tafelrunde.games.phoenix.standing.traits import traits_of
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.telling.fluent import bundle, formatted

ENGLISH_SIDES: Final = {"NO": "NE", "O": "E", "SO": "SE"}
POINTS: Final = ("most", "now", "bonus")
"""Good points, which are kept in tenths."""
MONTHS: Final = ("barred", "locked", "sheltered", "plundered", "held", "moved")
NUMBERS: Final = ("army", "aboard", "magic")
"""Of armies and people: names, not amounts."""
CODES: Final = ("rank", "title", "stage")
TRAITS_OF: Final = ("magical_traits", "traits")
"""Of people and of armies: the same bits mean different abilities."""
NOTHING: Final = "–"


class Spoken(NamedTuple):
    """What a value is about, what it is called, and the value itself before and after."""

    topic: str
    name: str
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.topic}, {self.change}"

    @property
    def change(self) -> str:
        return f"{self.name}: {self.before} → {self.after}"


def spoken(path: str, before: Any, after: Any, lang: Lang) -> Spoken:
    topic, name, key = named(path, lang)
    return Spoken(topic, name, value_said(key, before, lang), value_said(key, after, lang))


def named(path: str, lang: Lang) -> tuple[str, str, str]:
    """Topic and name in words, and the name that decides how its values are said."""
    kind, _, rest = path.partition(".")
    if kind == "posts" or kind == "plundered":
        return rest, name_said(kind, lang), kind
    if kind in ("works", "magic"):
        return on_a_side(kind, rest.split("."), lang)
    parts = rest.split(".")
    if kind in ("armies", "people") and len(parts) < 3:
        return " ".join(parts), name_said(kind, lang), kind
    if kind == "realms" and len(parts) > 2:
        return parts[0], f"{name_said(parts[1], lang)} {term(parts[2], lang)}", parts[1]
    topic = ", ".join(parts[:-1]) if kind == "rights" else " ".join(parts[:-1])
    key = TRAITS_OF[0] if kind == "people" and parts[-1] == TRAITS_OF[1] else parts[-1]
    return topic, name_said(parts[-1], lang), key


def on_a_side(kind: str, parts: list[str], lang: Lang) -> tuple[str, str, str]:
    """`503/22.NO.STR`, `503/22.NO.STR.lost`, or `503/22.NO.Ann` for her magic wall."""
    field, side, what = parts[:3]
    topic = f"{field} {ENGLISH_SIDES.get(side, side) if lang == 'en' else side}"
    if kind == "magic":
        return topic, f"{name_said('magic', lang)} {what}", "magic"
    name = term(what, lang)
    return topic, f"{name}, {name_said(parts[3], lang)}" if len(parts) > 3 else name, parts[-1]


def value_said(name: str, value: Any, lang: Lang) -> str:
    """Numbers may come as words: so they stand in notes."""
    if value is None or value == "":
        return NOTHING
    if str(value) in ("True", "False"):
        return text(lang, "value-yes" if str(value) == "True" else "value-no")
    if name in TRAITS_OF:
        found = traits_of(int(value), magical=name == TRAITS_OF[0])
        return ", ".join([trait.words.said(lang) for trait in found]) or NOTHING
    if str(value).isdecimal():
        return number_said(name, int(value), lang)
    return term(value, lang) if name in CODES else text(lang, "value-gone") if value == "gone" else str(value)


def number_said(name: str, value: int, lang: Lang) -> str:
    if name in POINTS:
        return tenths(value, lang)
    if name in MONTHS:
        return month_name(value) if value else NOTHING
    if name in NUMBERS:
        return str(value) if value else NOTHING
    return whole(value, lang)


def name_said(name: str, lang: Lang) -> str:
    id = f"name-{name}"
    return text(lang, id) if texts(lang).has_message(id) else name.replace("_", " ")


def term(code: str, lang: Lang) -> str:
    return TERMS[code].said(lang) if code in TERMS else code


def texts(lang: Lang) -> Any:
    return bundle("tafelrunde.phoenix_desk.review", ("spoken",), lang)


def text(lang: Lang, id: str) -> str:
    return formatted(texts(lang), id, {})

"""Sentences of reports: every event and note, and what changed or is due, in German and English.

The texts are `sentences*.LANG.ftl` beside this file: `event-KIND`, `note-KIND`, `change-KIND`, `due-KIND`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Final

import msgspec

from tafelrunde.engine.contract import LANGS, Event, Game, Lang, Words
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.figures import tenths, whole
from tafelrunde.engine.rulebook import explain
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.games.phoenix.tables.prices import GOOD_NAMES
from tafelrunde.games.phoenix.told.chronicle import rule_of
from tafelrunde.games.phoenix.told.note import Note
from tafelrunde.games.phoenix.told.notes import Booked, OrderFailed
from tafelrunde.phoenix_desk.protocol.clerk import dice, good_said, side_said
from tafelrunde.phoenix_desk.reports.citations import NOTE_RULES, booked_rule
from tafelrunde.phoenix_desk.reports.report import Line
from tafelrunde.phoenix_desk.review.spoken import spoken
from tafelrunde.telling.events import joined
from tafelrunde.telling.fluent import bundle, formatted

PACKAGE: Final = "tafelrunde.phoenix_desk.reports"
FILES: Final = (
    "texts",
    *sorted({file.name.split(".")[0] for file in files(PACKAGE).iterdir() if "sentences" in file.name}),
)
"""Each field of the rules may have a file of sentences of its own."""
SITE: Final = "site"
"""In place of a stage, where a town is only being built."""
REALM_ORDERS: Final = ("realms", "placed")
REALM_LISTS: Final = ("late", "attackers", "defenders", "winners", "victims")
DICE: Final = ("own", "others")
TENTHS: Final = ("tenths", "most")
"""Good points."""
REALM_FIELDS: Final = ("realm", "to", "giver", "receiver", "captor")
ARMY_WORDS: Final = ("", "foot", "riders", "fleet", "creature", "wizard", "character")
CODES: Final = (
    "stage",
    "work",
    "rank",
    "title",
    "side",
    "why",
    "how",
    "what",
    "before",
    "now",
    "cause",
    "kind",
    "good",
    "card",
)


def text(lang: Lang, id: str, **args: Any) -> str:
    """A text of reports."""
    return formatted(bundle(PACKAGE, FILES, lang), id, args)


def has_text(id: str) -> bool:
    return all(bundle(PACKAGE, FILES, lang).has_message(id) for lang in LANGS)


def army_said(number: int, lang: Lang) -> str:
    """`Reiterheer 201`."""
    return text(lang, f"army-{ARMY_WORDS[number // 100]}", number=number)


def armies_said(numbers: Sequence[int], lang: Lang) -> str:
    """`Reiterheere 201, 208 und Flotte 301`."""
    kinds: dict[str, list[int]] = {}
    for number in numbers:
        kinds.setdefault(ARMY_WORDS[number // 100], []).append(number)
    said = [
        text(lang, f"armies-{kind}", count=len(found), numbers=numbers_said(found))
        for kind, found in kinds.items()
    ]
    return joined(said, lang)


def numbers_said(numbers: Sequence[int]) -> str:
    """`201, 203–207`."""
    return ", ".join(rows_of(numbers))


def rows_of(numbers: Sequence[int]) -> list[str]:
    """Three and more that follow one another are a row."""
    rows: list[list[int]] = []
    for number in numbers:
        if rows and number == rows[-1][-1] + 1:
            rows[-1].append(number)
        else:
            rows.append([number])
    said = [[f"{row[0]}–{row[-1]}"] if len(row) > 2 else [*map(str, row)] for row in rows]
    return [part for parts in said for part in parts]


class Teller:
    """Says what happened, with the names of one campaign."""

    def __init__(self, game: Game, names: Sequence[str], owners: Mapping[str, int] | None = None) -> None:
        self.game = game
        self.names = names
        self.owners = owners or {}
        """Whose a field is, where an event does not say it."""

    def event(self, event: Event) -> Line:
        kind = str(event.__struct_config__.tag)
        return self._line(f"event-{kind}", kind, rule_of(event), fields_of(event))

    def note(self, note: Note) -> Line:
        kind = str(note.__struct_config__.tag)
        if isinstance(note, OrderFailed):
            why = self.refusal(note)
            said = [
                text(lang, "note-order_failed", line=note.line, why=why.said(lang)) for lang in ENGLISH_FIRST
            ]
            return Line(kind, note.rule, Words(*said), fields_of(note))
        rule = booked_rule(note) if isinstance(note, Booked) else NOTE_RULES.get(kind, "")
        return self._line(f"note-{kind}", kind, rule, fields_of(note))

    def refusal(self, note: OrderFailed) -> Words:
        """The rule's own sentence, without its number."""
        refusal = IllegalMove(note.rule, note.params)
        said = [explain(self.game, refusal, lang, self.names) for lang in ENGLISH_FIRST]
        return Words(*[sentence.removeprefix(f"{note.rule}: ") for sentence in said])

    def other(self, topic: str, kind: str, rule: str, /, **fields: Any) -> Line:
        """What changed (`change`) or is due (`due`)."""
        return self._line(f"{topic}-{kind}", kind, rule, fields)

    def _line(self, id: str, kind: str, rule: str, fields: Mapping[str, Any]) -> Line:
        if not has_text(id):
            return Line(kind, rule, told_barely(kind, fields), dict(fields))
        said = [begun(text(lang, id, **self.arguments(fields, lang))) for lang in ENGLISH_FIRST]
        return Line(kind, rule, Words(*said), dict(fields))

    def arguments(self, fields: Mapping[str, Any], lang: Lang) -> dict[str, Any]:
        """The variables of a text: each field in words, `FIELD-count` and `FIELD-id` where they differ."""
        found: dict[str, Any] = {}
        for name, value in fields.items():
            found[name] = self.worded(name, value, lang)
            found[f"has-{name}"] = "no" if value in (None, "", (), [], {}) else "yes"
            if isinstance(value, (tuple, list)):
                found[f"{name}-count"] = len(value)
            if isinstance(value, int):
                found[f"{name}-id"] = value
            if name in CODES:
                found[f"{name}-id"] = value
        if isinstance(fields.get("field"), str):
            found["at"] = self.place(fields["field"])
        if isinstance(fields.get("path"), str):
            said = spoken(fields["path"], fields["before"], fields["after"], lang)
            found |= {"path": f"{said.topic}, {said.name}", "before": said.before, "after": said.after}
        if isinstance(fields.get("tenths"), int):
            found |= risen(fields["tenths"], lang)
        if "number" in fields:
            found["army"] = army_said(fields["number"], lang)
        if isinstance(fields.get("path"), (tuple, list)):
            found |= {"start": fields["path"][0], "end": fields["path"][-1], "steps": len(fields["path"]) - 1}
        return found

    def place(self, field: str) -> str:
        """`503/22 (Yaromo)`."""
        return f"{field} ({self.names[self.owners[field]]})" if field in self.owners else field

    def worded(self, name: str, value: Any, lang: Lang) -> Any:
        if value is None:
            return ""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if name in REALM_FIELDS and isinstance(value, int):
            return self.names[value] if value >= 0 else self.game.terms["game_master"].said(lang)
        if name == "month" and isinstance(value, int):
            return month_name(value)
        if name in ("number", "person", "fleet", "army", "line", "gate"):
            return str(value)
        if name in TENTHS:
            return tenths(value, lang)
        if name == "side":
            return side_said(value, lang)
        if name == "what" and value.isdecimal():
            return army_said(int(value), lang)
        if isinstance(value, int):
            return whole(value, lang)
        if isinstance(value, (tuple, list)):
            return self.listed(name, value, lang)
        if isinstance(value, dict):
            return self.mapped(value, lang)
        return self.term(name, str(value), lang)

    def term(self, name: str, value: str, lang: Lang) -> str:
        """Codes by their names, everything else as it is."""
        if value == SITE:
            return text(lang, "site-only")
        if name in CODES and value in self.game.terms:
            return self.game.terms[value].said(lang)
        return value

    def listed(self, name: str, values: Sequence[Any], lang: Lang) -> str:
        if name in REALM_ORDERS:
            return " · ".join([self.names[value] for value in values])
        if name in REALM_LISTS:
            return joined([self.names[value] for value in values], lang)
        if name == "numbers":
            return armies_said(values, lang)
        if name in DICE:
            return dice(values)
        return ", ".join(map(str, values))

    def mapped(self, values: Mapping[str, Any], lang: Lang) -> str:
        """Goods; goods of several armies; or armies of several realms."""
        if all(isinstance(value, int) for value in values.values()):
            return goods_said(values, lang)
        parts = [
            f"{army_said(int(key), lang)}: {goods_said(value, lang)}"
            if isinstance(value, dict)
            else f"{self.called(key)} ({', '.join(map(str, value))})"
            for key, value in values.items()
        ]
        return "; ".join(parts)

    def called(self, realm: str) -> str:
        return self.names[int(realm)] if realm.isdecimal() else realm


ENGLISH_FIRST: Final[tuple[Lang, Lang]] = ("en", "de")
"""As `Words` has them."""
assert set(ENGLISH_FIRST) == set(LANGS)


def begun(sentence: str) -> str:
    """Whatever it begins with, a sentence begins with a capital letter."""
    return sentence[:1].upper() + sentence[1:]


def told_barely(kind: str, fields: Mapping[str, Any]) -> Words:
    """What has no sentence yet is better told without one than not at all."""
    parts = ", ".join(f"{name} {value}" for name, value in fields.items())
    said = f"{kind.replace('_', ' ')}: {parts}"
    return Words(said, said)


def risen(change: int, lang: Lang) -> dict[str, str]:
    """Which way good points went, and how far."""
    return {"rise": "up" if change > 0 else "down" if change < 0 else "none", "by": tenths(abs(change), lang)}


def fields_of(told: Event | Note) -> dict[str, Any]:
    return msgspec.structs.asdict(told)


def goods_said(goods: Mapping[str, int], lang: Lang) -> str:
    """`400 Krieger, 2 Heerführer`, in the order of the tables."""
    order = {name: place for place, name in enumerate(GOOD_NAMES)}
    parts = [
        f"{whole(count, lang)} {good_said(kind, count, lang)}"
        for kind, count in sorted(goods.items(), key=lambda good: order.get(good[0], len(order)))
        if count
    ]
    return ", ".join(parts) or text(lang, "nothing")

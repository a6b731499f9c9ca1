"""Events as sentences: the texts of the game's `texts.LANG.ftl`, completed with the names of this table.

A game without such a file is told by the plain content of its events. The message of an event is
`event-KIND`. It may use each field by its name: seats by who sits there, things by their term. Of a field
there are also `$FIELD-id` (the bare value), `$FIELD-acc` and `$FIELD-nom` (messages `TERM-acc`, `TERM-nom`,
for articles) and `$has-FIELD` (yes or no). Of a list there are `$FIELD-count` and, where it has a number for
each seat, `$FIELD-by-seat`; things with a message `TERM-count` are counted in it. `$gains` and `$given` are
the amounts above and below zero (messages `amount-FIELD`), `$goods` and `$lost` those that the game has
a term for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from fluent.runtime import FluentBundle
from msgspec.structs import asdict

from tafelrunde.engine.contract import Event, Game, Lang, Words
from tafelrunde.telling.fluent import bundle, formatted, has_texts

SEAT_FIELDS: Final = ("seat", "order", "ranking", "winners")
SEQUENCES: Final = ("order", "ranking")
DUMMY: Final = -1
"""A seat that only takes part in a ranking; its name is the message `dummy-nom`."""
AND: Final = Words("and", "und")
NOTHING: Final = Words("nothing", "nichts")


def game_texts(package: str, lang: Lang) -> FluentBundle | None:
    return bundle(package, ("texts",), lang) if has_texts(package, "texts", lang) else None


def tell(game: Game, event: Event, names: Sequence[str], lang: Lang) -> str:
    """What happened, as a sentence; `redact` the event first for whoever listens."""
    kind = str(event.__struct_config__.tag)
    texts = game_texts(game.package, lang)
    if texts is None or not texts.has_message(f"event-{kind}"):
        return told_plainly(kind, event, names)
    return formatted(texts, f"event-{kind}", Arguments(game, texts, names, lang).of(event))


def mark(game: Game, event: Event, names: Sequence[str], lang: Lang) -> str:
    """The short name of an event that is a heading; its sentence, if it has none."""
    texts, message = game_texts(game.package, lang), f"mark-{event.__struct_config__.tag}"
    if texts is None or not texts.has_message(message):
        return tell(game, event, names, lang)
    return formatted(texts, message, Arguments(game, texts, names, lang).of(event))


def told_plainly(kind: str, event: Event, names: Sequence[str]) -> str:
    fields = {field: value for field, value in asdict(event).items() if value is not None}
    parts = [
        f"{field} {names[value] if field == 'seat' and isinstance(value, int) else value}"
        for field, value in fields.items()
    ]
    return f"{kind.replace('_', ' ')}: {', '.join(parts)}" if parts else kind.replace("_", " ")


def joined(parts: Sequence[str], lang: Lang) -> str:
    """`a, b and c`."""
    *first, last = parts or [""]
    return f"{', '.join(first)} {AND.said(lang)} {last}" if first else last


class Arguments:
    """Turns the fields of one event into the variables of its message."""

    def __init__(self, game: Game, texts: FluentBundle, names: Sequence[str], lang: Lang) -> None:
        self.game, self.texts, self.names, self.lang = game, texts, names, lang

    def of(self, event: Event) -> dict[str, Any]:
        fields = asdict(event)
        found: dict[str, Any] = {}
        for field, value in fields.items():
            found |= self.field(field, value)
        return found | self.amounts(fields)

    def field(self, field: str, value: Any) -> dict[str, Any]:
        nothing = value in (None, (), "") or (value == 0 and field not in SEAT_FIELDS)
        found: dict[str, Any] = {f"has-{field}": "no" if nothing else "yes"}
        if isinstance(value, tuple):
            found[f"{field}-count"] = len(value)
            found[field] = self.several(field, value)
            found |= self.by_seat(field, value)
        elif isinstance(value, bool):
            found[field] = "yes" if value else "no"
        elif value is None:
            found[field] = ""
        else:
            found |= self.one(field, value)
        return found

    def one(self, field: str, value: Any) -> dict[str, Any]:
        if field in SEAT_FIELDS:
            return {field: self.names[value]}
        term = self.term(field, value)
        found = {field: self.game.terms[term].said(self.lang) if term else value, f"{field}-id": value}
        for form in ("acc", "nom"):
            if term and self.texts.has_message(f"{term}-{form}"):
                found[f"{field}-{form}"] = formatted(self.texts, f"{term}-{form}", {})
        return found

    def term(self, field: str, value: Any) -> str | None:
        """`advisor` 8 is the term `advisor_8`, `building` "statue" the term `statue`."""
        for term in (f"{field}_{value}", value):
            if term in self.game.terms and isinstance(term, str):
                return term
        return None

    def several(self, field: str, values: tuple[Any, ...]) -> str:
        if field in SEAT_FIELDS:
            parts = [self.seat(value) for value in values]
            return " · ".join(parts) if field in SEQUENCES else joined(parts, self.lang)
        terms = [self.term(field.removesuffix("s"), value) for value in values]
        if terms and all(terms):
            return joined(self.things([str(term) for term in terms]), self.lang)
        return "+".join(str(value) for value in values)

    def things(self, terms: Sequence[str]) -> list[str]:
        """Each by its name, or each kind with its number where the texts can count it."""
        if all(self.texts.has_message(f"{term}-count") for term in terms):
            counts = Counter(terms)
            return [formatted(self.texts, f"{term}-count", {"n": n}) for term, n in counts.items()]
        return [self.game.terms[term].said(self.lang) for term in terms]

    def seat(self, seat: int) -> str:
        return formatted(self.texts, "dummy-nom", {}) if seat == DUMMY else self.names[seat]

    def by_seat(self, field: str, values: tuple[Any, ...]) -> dict[str, str]:
        """`Ann 2, Brian 0`, if there is a number for each seat; one more is the dummy's."""
        beyond = len(values) - len(self.names)
        if beyond not in (0, 1) or not all(isinstance(value, int) for value in values):
            return {}
        seats = [*range(len(self.names)), *[DUMMY] * beyond]
        if beyond and not self.texts.has_message("dummy-nom"):
            return {}
        parts = [f"{self.seat(seat)} {value}" for seat, value in zip(seats, values, strict=True)]
        return {f"{field}-by-seat": ", ".join(parts)}

    def amounts(self, fields: dict[str, Any]) -> dict[str, str]:
        counted = [field for field in fields if self.texts.has_message(f"amount-{field}") and fields[field]]
        goods = [field for field in counted if field in self.game.terms]
        found: dict[str, str] = {}
        for name, kinds, sign in (
            ("gains", counted, 1),
            ("given", counted, -1),
            ("goods", goods, 1),
            ("lost", goods, -1),
        ):
            parts = [self.amount(field, fields[field] * sign) for field in kinds if fields[field] * sign > 0]
            found |= {
                name: joined(parts or [NOTHING.said(self.lang)], self.lang),
                f"has-{name}": "yes" if parts else "no",
            }
        return found

    def amount(self, field: str, count: int) -> str:
        return formatted(self.texts, f"amount-{field}", {"n": count})

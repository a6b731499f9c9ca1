"""A finished game's account in words: messages of the game's `account.LANG.ftl`, then of this package.

A message may use each argument of its note by its name: `seat` and `other` by who sits there, things by their
terms, notes as they are said.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec
from fluent.runtime import FluentBundle

from tafelrunde.engine.account import Account, Better, Note
from tafelrunde.engine.contract import Game, Lang
from tafelrunde.telling.fluent import bundle, formatted, has_texts

SEATS: Final = ("seat", "other")


class Said(msgspec.Struct, frozen=True):
    text: str
    rule: str = ""
    n: int = 0
    """The step of the replay that it speaks of; 0 if there is none."""


class SaidScene(msgspec.Struct, frozen=True):
    title: str
    values: tuple[int, ...]
    leaving: tuple[int, ...]
    note: str
    part: int


class SaidPart(msgspec.Struct, frozen=True):
    title: str
    end: int


class SaidCurve(msgspec.Struct, frozen=True):
    title: str
    values: tuple[tuple[float, ...], ...]


class SaidLuck(msgspec.Struct, frozen=True):
    title: str
    values: tuple[float, ...]
    expected: tuple[float, ...]
    spread: tuple[float, ...]
    better: Better


class SaidFigure(msgspec.Struct, frozen=True):
    title: str
    values: tuple[float, ...]


class SaidAccount(msgspec.Struct, frozen=True):
    """An `Account` in the reader's language; see engine/account.py."""

    adds_up: bool
    scenes: list[SaidScene]
    parts: list[SaidPart]
    curves: list[SaidCurve]
    luck: list[SaidLuck]
    figures: list[SaidFigure]
    verdict: Said | None
    decided: list[Said]


class Speaker:
    """Says notes for the people of one table."""

    def __init__(self, game: Game, names: Sequence[str], lang: Lang) -> None:
        self.game, self.names, self.lang = game, names, lang

    def texts(self) -> Iterator[FluentBundle]:
        for package in (self.game.package, __package__):
            if has_texts(package, "account", self.lang):
                yield bundle(package, ("account",), self.lang)

    def say(self, note: Note) -> str:
        if note.id == "reason":
            return str(self.named("reason", note.args["reason"]))
        texts = next((texts for texts in self.texts() if texts.has_message(note.id)), None)
        if texts is None:
            raise LookupError(f"nothing says {note.id!r} for {self.game.meta.id}")
        return formatted(texts, note.id, {name: self.named(name, value) for name, value in note.args.items()})

    def named(self, name: str, value: Any) -> Any:
        if name in SEATS:
            return self.names[value]
        if isinstance(value, Note):
            return self.say(value)
        term = self.game.terms.get(f"{name}_{value}") if isinstance(value, str) else None
        return term.said(self.lang) if term else value

    def begin(self, note: Note) -> str:
        """As a title or a sentence: with a capital."""
        text = self.say(note)
        return text[:1].upper() + text[1:]

    def said(self, note: Note) -> Said:
        return Said(self.begin(note), note.rule, note.n)


def said_account(game: Game, account: Account, names: Sequence[str], lang: Lang) -> SaidAccount:
    speaker = Speaker(game, names, lang)
    say = speaker.begin
    return SaidAccount(
        adds_up=account.adds_up,
        scenes=[
            SaidScene(say(s.title), s.values, s.leaving, say(s.note) if s.note else "", s.part)
            for s in account.scenes
        ],
        parts=[SaidPart(say(part.title), part.end) for part in account.parts],
        curves=[SaidCurve(say(curve.title), curve.values) for curve in account.curves],
        luck=[
            SaidLuck(say(one.title), one.values, one.expected, one.spread, one.better) for one in account.luck
        ],
        figures=[SaidFigure(say(figure.title), figure.values) for figure in account.figures],
        verdict=speaker.said(account.verdict) if account.verdict else None,
        decided=[speaker.said(note) for note in account.decided],
    )

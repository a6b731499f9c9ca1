"""A step as it is sent: to each reader what they may see of it, with its words for those who want them.

What they see is made by `packets.py`, what is said by `story.py`; here each is made once and shared.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import is_
from typing import TypeAlias

from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import Game, Lang, Seat
from tafelrunde.server.logging import complain
from tafelrunde.server.tables.story import Happened, marks, redacted, texts

Show: TypeAlias = Callable[[Seat | None], bytes]
"""What a seat is sent, None for the public, without words."""


class Bulletin:
    """Each message is made once; words that all may hear, once for each language."""

    __slots__ = ("_game", "_happened", "_made", "_names", "_open", "_show")

    def __init__(
        self,
        show: Show,
        game: Game,
        names: Sequence[str] = (),
        happened: Happened | None = None,
    ) -> None:
        """Nothing has happened where a fresh view is sent, and nothing is said of it."""
        self._show, self._game, self._names, self._happened = show, game, names, happened
        self._made: dict[tuple[Seat | None, Lang | None], bytes] = {}
        self._open: dict[Lang, bytes] = {}

    def to(self, seat: Seat | None, lang: Lang | None) -> bytes:
        """The message for a seat, None for everybody, with words in this language or without."""
        made = self._made.get((seat, lang))
        if made is None:
            made = self._show(seat) if lang is None else self._with_words(seat, lang)
            self._made[seat, lang] = made
        return made

    def _with_words(self, seat: Seat | None, lang: Lang) -> bytes:
        shown, happened = self.to(seat, None), self._happened
        if happened is None:
            return shown
        try:
            said = self._said(happened, seat, lang)
        except Exception as trouble:  # a sentence that cannot be said must not stop the game
            complain("a step cannot be told", trouble)
            return shown
        return b"%b,%b}" % (shown[:-1], said)

    def _said(self, happened: Happened, seat: Seat | None, lang: Lang) -> bytes:
        heard = redacted(self._game, happened.events, seat)
        # Most events are open, and then `redact` gives them back as they are.
        is_open = all(map(is_, heard, happened.events))
        if is_open and lang in self._open:
            return self._open[lang]
        said = b'"texts":%b' % encode(texts(self._game, self._names, happened.taker, heard, lang))
        if headings := marks(self._game, self._names, heard, lang):
            said += b',"marks":%b' % encode(headings)
        if is_open:
            self._open[lang] = said
        return said

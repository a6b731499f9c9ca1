"""A sheet as people paste it from a mail or send it as a file, made readable again.

A line that can be read as it stands is left as it stands. Of all others marks of lists, quotes and web pages
are taken away, and heads and signatures of mails are left out; everything that goes is named with its reason,
and what still cannot be read stays and is named too.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final, Literal

import msgspec

from tafelrunde.engine.contract import Lang
from tafelrunde.engine.text import fold
from tafelrunde.games.phoenix.words.text import SHORT, is_head, read_order, remembered_order
from tafelrunde.phoenix_desk.orders.decoding import Encoding, decoded
from tafelrunde.phoenix_desk.orders.revisions import need_room, writable
from tafelrunde.phoenix_desk.texts import text

Reason = Literal[
    "invisible", "web", "quote", "bullet", "numbering", "heading", "typography", "head", "signature", "rule"
]
Kind = Literal["kept", "cleaned", "left out", "unread"]

HIDDEN: Final = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]")
"""Marks that no reader sees: soft hyphens, joiners, directions."""
BREAK: Final = re.compile(r"<\s*(?:br|/?p|/?div|/?li|/?tr|/?ul|/?ol)\b[^<>]*>", re.IGNORECASE)
TAG: Final = re.compile(r"</?[a-z][^<>]*>", re.IGNORECASE)
QUOTE: Final = re.compile(r"\s*(?:[>|]\s?)+")
BULLET: Final = re.compile(r"\s*(?:[-*+·–—]\s+|[•◦▪‣]\s*)")
NUMBERING: Final = re.compile(r"\s*\(?(?:\d{1,3}|[a-zA-Z])[.)]\s+")
TITLE: Final = re.compile(r"\s*(?:zugblatt|orders)\s*:\s*(?=\S)", re.IGNORECASE)
DASHES: Final = dict.fromkeys(map(ord, "‐‑‒–—―−"), "-")
QUOTES: Final = {ord(mark): '"' for mark in "“”„‟«»‹›"} | {ord(mark): "'" for mark in "‘’‚‛`´"}
RULE: Final = re.compile(r"[-=_*~–—\s]{3,}")
SIGNATURE: Final = "--"
LONGEST_HEAD: Final = 300
MOST_LAYERS: Final = 8
"""Quotes, bullets and numbers around one order; what has more of them was made to be slow."""
HEAD: Final = re.compile(
    r"(?:von|from|gesendet|sent|an|to|cc|bcc|betreff|subject|datum|date|antwort an|reply-to)\s*:.*"
    r"|-{2,}.*\w.*-{2,}|(?:am|on)\b.{3,}\b(?:schrieb|wrote)\b.*:",
    re.IGNORECASE,
)
REALM: Final = re.compile(
    r"(?:#\s*)?(?:(?:reich|realm)\s*:|(?:zugblatt|orders)\s*:?\s*(?:für|von|for|of|from)?\s)\s*(?P<name>.+?)\s*:?"
    r"|#\s*(?P<signed>[^,]+),.*",
    re.IGNORECASE,
)
"""A heading that says whose sheet it is; the form of an empty sheet has a remark."""

PEELS: Final[tuple[tuple[Reason, Callable[[str], str]], ...]] = (
    ("invisible", lambda line: HIDDEN.sub("", line)),
    ("web", lambda line: TAG.sub("", html.unescape(line))),
    ("quote", lambda line: QUOTE.sub("", line, count=1) if QUOTE.match(line) else line),
    ("bullet", lambda line: BULLET.sub("", line, count=1) if BULLET.match(line) else line),
    ("numbering", lambda line: NUMBERING.sub("", line, count=1) if NUMBERING.match(line) else line),
    ("heading", lambda line: TITLE.sub("", line, count=1) if TITLE.match(line) else line),
    ("typography", lambda line: line.translate(DASHES | QUOTES)),
)
"""What is taken away from a line that cannot be read, the outermost first."""


class PastedLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """`number` is the line of what was sent, from 1; one with breaks of a web page makes several."""

    number: int
    kind: Kind
    sent: str
    text: str = ""
    """What is made of it; nothing where it is left out."""
    reasons: tuple[Reason, ...] = ()
    """Why something was taken away."""


class Pasted(msgspec.Struct, frozen=True):
    text: str
    encoding: Encoding
    lines: tuple[PastedLine, ...]
    realms: tuple[str, ...] = ()
    """Whose sheet it is by its headings."""

    @property
    def changed(self) -> list[PastedLine]:
        """Whatever is not as it was sent, or cannot be read."""
        return [line for line in self.lines if line.kind != "kept"]


def pasted(data: bytes, names: Sequence[str] = ()) -> Pasted:
    """The sheet in what somebody sent; complains of bytes that are no text. `names`: of the realms."""
    sent, encoding = decoded(data)
    whole = sent.replace("\r\n", "\n").replace("\r", "\n")
    breaks = len(BREAK.findall(whole))
    need_room(whole, breaks)
    lines = tuple(read_lines(whole.split("\n"), names, web=breaks > 0))
    found = "\n".join([line.text for line in lines if line.kind != "left out"])
    headed = [realm_in(bare(line.sent), names) for line in lines]
    return Pasted(found, encoding, lines, tuple(dict.fromkeys([name for name in headed if name])))


def read_lines(lines: Sequence[str], names: Sequence[str], *, web: bool) -> Iterator[PastedLine]:
    """Behind a signature only what can be read is kept, until the head of another mail begins."""
    signed = False
    for number, sent in enumerate(lines, 1):
        pieces = [piece for piece in BREAK.split(sent) if piece.strip()] if web else [sent]
        for piece in pieces or [""]:
            found = read_line(number, sent if len(pieces) < 2 else piece, piece, names, web=web)
            if found.kind == "unread" and signed:
                found = PastedLine(number, "left out", found.sent, reasons=("signature",))
            signed = (signed or found.reasons == ("signature",)) and found.reasons != ("head",)
            yield found


def read_line(number: int, sent: str, piece: str, names: Sequence[str], *, web: bool) -> PastedLine:
    """With as little taken away as makes it readable."""
    whole = writable(piece)
    reasons: list[Reason] = [] if whole == piece else ["invisible"]
    shown = TAG.sub("", html.unescape(whole)) if web else whole
    reasons += ["web"] if shown != whole or piece != sent else []
    line, peeled = readable(shown)
    if line is not None:
        kind: Kind = "kept" if line == sent else "cleaned"
        return PastedLine(number, kind, sent, line, tuple(dict.fromkeys([*reasons, *peeled])))
    left, peeled = peeled_off(shown)
    reason = no_order(bare(shown), names)
    if reason is not None:
        return PastedLine(number, "left out", sent, reasons=(reason,))
    return PastedLine(number, "unread", sent, left, tuple(dict.fromkeys([*reasons, *peeled])))


def readable(line: str) -> tuple[str | None, list[Reason]]:
    """The line with as little taken away as needed, and why; None if nothing helps."""
    reasons: list[Reason] = []
    for _layer in range(MOST_LAYERS):
        if is_readable(line):
            return line, reasons
        reason, line = peel(line, PEELS)
        if reason is None:
            break
        reasons.append(reason)
    return None, []


def peeled_off(line: str) -> tuple[str, list[Reason]]:
    """A line that cannot be read, without what surely is no part of an order."""
    reasons: list[Reason] = []
    for _layer in range(MOST_LAYERS):
        reason, line = peel(line, PEELS[:-2])
        reasons += [reason] if reason is not None else []
    return line, reasons


def peel(line: str, peels: Sequence[tuple[Reason, Callable[[str], str]]]) -> tuple[Reason | None, str]:
    for reason, take in peels:
        peeled = take(line)
        if peeled != line:
            return reason, peeled
    return None, line


def is_readable(line: str) -> bool:
    if not line.strip() or line.lstrip().startswith("#") or is_head(line):
        return True
    read = remembered_order if len(line) <= SHORT else read_order
    return read(line.strip(), hinted=False)[1] is None


def bare(line: str) -> str:
    """Without marks of quotes, for heads and rules."""
    return QUOTE.sub("", line, count=1).strip() if QUOTE.match(line) else line.strip()


def no_order(line: str, names: Sequence[str]) -> Reason | None:
    """Why a line is no order at all; None if nobody knows what it is."""
    if len(line) > LONGEST_HEAD:
        return None
    if line == SIGNATURE:
        return "signature"
    if RULE.fullmatch(line):
        return "rule"
    if realm_in(line, names):
        return "heading"
    return "head" if HEAD.fullmatch(line) else None


def realm_in(line: str, names: Sequence[str]) -> str:
    """The realm that a heading names; empty if it names none."""
    found = REALM.fullmatch(line.strip(" *_")) if len(line) <= LONGEST_HEAD else None
    called = fold((found["name"] or found["signed"] or "").strip(" \"'„“”")) if found is not None else ""
    return next((name for name in names if called and fold(name) == called), "")


# --- in words ----------------------------------------------------------------------------------------


def pasted_said(line: PastedLine, lang: Lang) -> str:
    """One line that was changed, left out or not understood."""
    why = ", ".join([text(lang, f"paste-{reason}") for reason in line.reasons])
    id = f"paste-line-{line.kind.replace(' ', '-')}{'' if why or line.kind != 'unread' else '-plain'}"
    return text(lang, id, line=str(line.number), sent=line.sent.strip(), text=line.text.strip(), why=why)

"""Many sheets at once, as a game master gets them by mail: whose each is, and what was understood.

Whatever is wrong with one file, the others are handed in all the same.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from tafelrunde.engine.contract import LANGS, Lang, Words
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.text import fold
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.orders.addressed import addressed
from tafelrunde.phoenix_desk.orders.drafts import file_name, hand_in
from tafelrunde.phoenix_desk.orders.pasting import Pasted, pasted
from tafelrunde.phoenix_desk.orders.sheet_check import Checked
from tafelrunde.phoenix_desk.texts import text
from tafelrunde.telling.complaints import said


class Letter(msgspec.Struct, frozen=True):
    """A file that came: its realm as soon as that is known, and what became of it."""

    name: str
    realm: str = ""
    why: Words | None = None
    """Why it was not even tried."""
    pasted: Pasted | None = None
    checked: Checked | None = None

    @property
    def is_handed_in(self) -> bool:
        return self.checked is not None and self.checked.is_fine


def hand_in_all(campaign: Campaign, files: Sequence[tuple[str, bytes]]) -> list[Letter]:
    """Hands in all sheets that are fine; a realm that sent several has to say which one counts."""
    opened = [open_letter(campaign, name, data) for name, data in files]
    senders = [letter.realm for letter in opened]
    return [delivered(campaign, letter, senders.count(letter.realm)) for letter in opened]


def open_letter(campaign: Campaign, name: str, data: bytes) -> Letter:
    found: Pasted | None = None
    try:
        found = pasted(data, campaign.names)
        return Letter(name, sender(campaign, name, found), pasted=found)
    except Complaint as complaint:
        return Letter(name, why=in_words(complaint), pasted=found)


def delivered(campaign: Campaign, letter: Letter, count: int) -> Letter:
    if letter.why is not None or letter.pasted is None:
        return letter
    if count > 1:
        twice = Complaint("sheet-sent-twice", {"count": count, "realm": letter.realm})
        return msgspec.structs.replace(letter, why=in_words(twice))
    try:
        checked = hand_in(campaign, campaign.realm(letter.realm), addressed(letter.pasted.text))
    except Complaint as complaint:
        return msgspec.structs.replace(letter, why=in_words(complaint))
    return msgspec.structs.replace(letter, checked=checked)


def in_words(complaint: Complaint) -> Words:
    return Words(*[said(complaint, lang) for lang in LANGS])


# --- whose it is ---------------------------------------------------------------------------------------


def sender(campaign: Campaign, name: str, found: Pasted) -> str:
    """By its heading or its name, which must not disagree."""
    headed, named = one_of(found.realms), one_of(realms_named(campaign.names, name))
    if headed and named and headed != named:
        raise Complaint("sheet-by-another-name", {"heading": headed, "named": named})
    if not headed and not named:
        raise Complaint("sheet-of-no-realm", {"listed": campaign.names})
    return headed or named


def one_of(realms: Sequence[str]) -> str:
    if len(realms) > 1:
        raise Complaint("sheet-of-several-realms", {"names": realms})
    return realms[0] if realms else ""


def realms_named(names: Sequence[str], file: str) -> list[str]:
    """The realms whose names stand in that of a file as whole words; a longer name hides one within it."""
    left, found = f" {words_of(file)} ", list[str]()
    by_length = sorted(range(len(names)), key=lambda realm: -len(words_of(names[realm])))
    for realm in by_length:
        for called in dict.fromkeys([words_of(file_name(names, realm)), words_of(names[realm])]):
            if called and f" {called} " in left:
                found.append(names[realm])
                left = left.replace(f" {called} ", " / ")
    return list(dict.fromkeys(found))


def words_of(name: str) -> str:
    """Letters and digits, as they are compared, with one blank between words."""
    return " ".join(re.findall(r"[^\W_]+", fold(name)))


# --- in words ----------------------------------------------------------------------------------------


def unread_letter(name: str, trouble: Complaint | OSError) -> Letter:
    """A file that could not even be opened."""
    if isinstance(trouble, Complaint):
        return Letter(name, why=in_words(trouble))
    reason = trouble.strerror or str(trouble)
    return Letter(name, why=Words(reason, reason))


def letter_said(letter: Letter, lang: Lang) -> str:
    """In one sentence what became of it."""
    named = {"file": letter.name, "realm": letter.realm}
    if letter.checked is None:
        return text(lang, "bulk-unknown", file=letter.name, why=letter.why.said(lang) if letter.why else "")
    if letter.is_handed_in:
        return text(lang, "bulk-handed-in", **named, orders=len(letter.checked.orders))
    return text(lang, "bulk-refused", **named, wrong=len(letter.checked.findings))


def letter_data(letter: Letter) -> dict[str, Any]:
    """For programs: without the whole text again."""
    return {
        "file": letter.name,
        "realm": letter.realm,
        "handed_in": letter.is_handed_in,
        "why": letter.why,
        "encoding": letter.pasted.encoding if letter.pasted else None,
        "changed": letter.pasted.changed if letter.pasted else [],
        "findings": letter.checked.findings if letter.checked else [],
    }

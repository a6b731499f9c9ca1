"""Conflicts of a month, field by field, with what came of them in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tafelrunde.engine.contract import Lang
from tafelrunde.phoenix_desk.foresight.opponents import Conflict, Fighting, Party
from tafelrunde.phoenix_desk.protocol.outcome import outcome


class ConflictSaid(msgspec.Struct, frozen=True):
    fields: tuple[str, ...]
    kind: str
    month: int
    phase: str
    realm: str
    attackers: tuple[Fighting, ...]
    parties: tuple[Party, ...]
    open: bool
    results: tuple[Any, ...]
    outcome: tuple[str, ...]


def conflicts_said(names: Sequence[str], found: Sequence[Conflict], lang: Lang) -> tuple[ConflictSaid, ...]:
    """By field, as people look for them."""
    return tuple([said(names, one, lang) for one in sorted(found, key=lambda one: one.fields)])


def said(names: Sequence[str], one: Conflict, lang: Lang) -> ConflictSaid:
    return ConflictSaid(
        fields=one.fields,
        kind=one.kind,
        month=one.month,
        phase=f"B{one.phase}",
        realm=one.realm,
        attackers=one.attackers,
        parties=one.parties,
        open=one.open,
        results=one.results,
        outcome=tuple([outcome(minute, names, lang) for minute in one.results]),
    )

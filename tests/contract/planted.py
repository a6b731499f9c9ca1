"""Leaks that can be planted into any game with secrets, and what the laws of secrecy say of a game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from tafelrunde.engine.contract import Event, Game, Rng
from tests.contract.obey import SECRECY, obey
from tests.contract.walk import Broken


def caught(game: Game, tables: Iterable[tuple[int, int]], share: int = 1) -> str:
    """What the laws of secrecy say about games of these (seats, seed); empty if they find nothing."""
    for seats, seed in tables:
        try:
            obey(game, seats, seed, statutes=SECRECY, share=share)
        except Broken as complaint:
            return str(complaint)
    return ""


def telling_everybody(game: Game) -> Game:
    def redact(event: Event, seat: int | None) -> Event:
        return event

    return replace(game, redact=redact)


def telling_spectators(game: Game) -> Game:
    """Only seats were thought of."""

    def redact(event: Event, seat: int | None) -> Event:
        redacted: Event = game.redact(event, seat)
        return event if seat is None else redacted

    return replace(game, redact=redact)


def never_resampling(game: Game) -> Game:
    """Under such a resample every leak looks fine."""

    def resample(state: Any, seat: int | None, rng: Rng) -> Any:
        return state.copy()

    return replace(game, resample=resample)


def resampling_too_much(game: Game) -> Game:
    """What a seat knows is changed too, as if it were a spectator."""

    def resample(state: Any, seat: int | None, rng: Rng) -> Any:
        return game.resample(state, None, rng)

    return replace(game, resample=resample)

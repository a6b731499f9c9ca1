"""What can be done and what can happen, one frozen struct each."""

from __future__ import annotations

from tafelrunde.engine.contract import Event, Move


class Deal(Move, frozen=True, tag="deal"):
    """Chance: a seat's lucky number."""

    seat: int
    lucky: int


class Take(Move, frozen=True, tag="take"):
    stones: int


NimMove = Deal | Take


class Dealt(Event, frozen=True, tag="dealt"):
    """Only the seat itself is told the number."""

    seat: int
    lucky: int | None


class Taken(Event, frozen=True, tag="taken"):
    seat: int
    stones: int


class LastStoneTaken(Event, frozen=True, tag="last_stone_taken"):
    seat: int
    points: int


class LuckShown(Event, frozen=True, tag="luck_shown"):
    seat: int
    lucky: int
    points: int


NimEvent = Dealt | Taken | LastStoneTaken | LuckShown

RULES: dict[type[Event], str] = {
    Dealt: "NM-1.3",
    Taken: "NM-2.1",
    LastStoneTaken: "NM-3.1",
    LuckShown: "NM-3.2",
}


def rule_of(event: Event) -> str:
    return RULES[type(event)]

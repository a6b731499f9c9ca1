"""Leaks planted into what a seat is shown: each gives one secret of a war away, in its own way.

Most show a field of the game master's view to everybody; the others hint at it, in a figure or a sequence.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec

from tafelrunde.engine.contract import Game
from tafelrunde.games.phoenix.secrecy.seen import PhoenixView
from tafelrunde.games.phoenix.state.state import State
from tests.contract.obey import PositionLaw, StepLaw
from tests.contract.secrecy import worlds_look_alike

Plant = Callable[[Game], Game]
Change = Callable[[PhoenixView, PhoenixView, State], PhoenixView]
"""(what a seat should see, what the game master sees, the position) -> what the seat is shown."""


class Leak(NamedTuple):
    secret: str
    plant: Plant
    law: PositionLaw | StepLaw
    """That must catch it."""
    where: str
    """The war in which there is such a secret (`wars_watched.py`)."""


def showing(change: Change) -> Plant:
    def plant(game: Game) -> Game:
        def view(state: State, seat: int | None) -> PhoenixView:
            return change(game.view(state, seat), game.view(state, state.setting.game_master), state)

        return replace(game, view=view)

    return plant


def copied(to: Any, source: Any, names: tuple[str, ...]) -> Any:
    return msgspec.structs.replace(to, **{name: getattr(source, name) for name in names})


def of_view(*names: str) -> Plant:
    """Fields of the view itself."""
    return showing(lambda seen, full, state: copied(seen, full, names))


def of_pieces(rows: str, *names: str) -> Plant:
    """Fields of all armies or people."""

    def change(seen: PhoenixView, full: PhoenixView, state: State) -> PhoenixView:
        told = [
            {number: copied(piece, every[number], names) for number, piece in row.items()}
            for row, every in zip(getattr(seen, rows), getattr(full, rows), strict=True)
        ]
        return msgspec.structs.replace(seen, **{rows: tuple(told)})

    return showing(change)


def of_towns(*names: str) -> Plant:
    def change(seen: PhoenixView, full: PhoenixView, state: State) -> PhoenixView:
        towns = {label: copied(town, full.towns[label], names) for label, town in seen.towns.items()}
        return msgspec.structs.replace(seen, towns=towns)

    return showing(change)


def of_realms(*names: str) -> Plant:
    def change(seen: PhoenixView, full: PhoenixView, state: State) -> PhoenixView:
        rows = [
            row and copied(row, every, names) for row, every in zip(seen.realms, full.realms, strict=True)
        ]
        return msgspec.structs.replace(seen, realms=tuple(rows))

    return showing(change)


# --- hints -------------------------------------------------------------------------------------------


def news_by_strength(seen: PhoenixView, full: PhoenixView, state: State) -> PhoenixView:
    """Nothing is said, but the sequence of the news tells it."""
    strengths = [army.troops or 0 for row in full.armies for army in row.values()]
    return msgspec.structs.replace(seen, news=seen.news[::-1]) if sum(strengths) // 100 % 2 else seen


def crowded_place(seen: PhoenixView, full: PhoenixView, state: State) -> PhoenixView:
    """A figure that means something else counts magic walls."""
    return msgspec.structs.replace(seen, place=seen.place + 100 * (len(state.magic) % 2))


def rich_are_ready(seen: PhoenixView, full: PhoenixView, state: State) -> PhoenixView:
    """A flag that everybody sees depends on a treasury."""
    rows = [
        row and every and msgspec.structs.replace(row, ready=row.ready ^ ((every.gold or 0) > 150_000))
        for row, every in zip(seen.realms, full.realms, strict=True)
    ]
    return msgspec.structs.replace(seen, realms=tuple(rows))


def damaged_sites(seen: PhoenixView, full: PhoenixView, state: State) -> PhoenixView:
    """A damaged town looks as if it were being built."""
    towns = {
        label: msgspec.structs.replace(town, site=town.site or town.stage)
        if (full.towns[label].points or 0) % 100
        else town
        for label, town in seen.towns.items()
    }
    return msgspec.structs.replace(seen, towns=towns)


SHOWN: dict[str, Leak] = {
    name: Leak(secret, plant, worlds_look_alike, where)
    for name, secret, plant, where in (
        ("strengths", "strengths of foreign armies", of_pieces("armies", "troops", "mounts"), "war"),
        ("leaders", "strengths of foreign armies", of_pieces("armies", "leaders"), "war"),
        ("weapons", "strengths of foreign armies", of_pieces("armies", "light", "heavy"), "siege"),
        ("fired", "which weapons have fired", of_pieces("armies", "fired"), "siege"),
        ("guards", "guard status", of_pieces("armies", "guard"), "war"),
        ("cargo", "cargo", of_pieces("armies", "gold", "special"), "war"),
        ("prisoners", "prisoners among the cargo", of_pieces("armies", "goods"), "war"),
        ("gifts", "gifts to armies", of_pieces("armies", "held", "giver", "gift"), "war"),
        ("stances", "special orders", of_pieces("armies", "kills", "captures"), "war"),
        ("marches", "movement points left", of_pieces("armies", "points", "came"), "war"),
        ("banned", "spells", of_pieces("armies", "banned"), "coven"),
        ("creatures", "what creatures are", of_pieces("armies", "nature", "might", "traits"), "creatures"),
        ("banshees", "what creatures can do", of_pieces("people", "traits"), "creatures"),
        ("power", "wizards' power", of_pieces("people", "now"), "coven"),
        ("points", "good points", of_pieces("people", "most", "great"), "courts"),
        ("wounds", "hits of the turn", of_pieces("people", "wounds", "barred"), "courts"),
        ("pursuit", "special orders", of_pieces("people", "spares"), "courts"),
        ("rivals", "standing instructions", of_pieces("people", "refuge", "rivals"), "courts"),
        ("lines", "standing instructions", of_realms("line"), "courts"),
        ("damage", "town damage", of_towns("points", "built"), "siege"),
        ("besieged", "sieges", of_towns("besieged"), "war"),
        ("chests", "special income in towns", of_towns("special"), "war"),
        ("treasury", "treasury", of_realms("gold"), "war"),
        ("stores", "stores of merchants", of_realms("store", "coming"), "merchants"),
        ("cards", "trade cards", of_realms("cards", "dealt"), "merchants"),
        ("orders", "orders handed in", of_realms("handed"), "war"),
        ("diaries", "notes of other realms", of_realms("diary"), "war"),
        ("walls", "magic walls", of_view("magic"), "coven"),
        ("bans", "spells", of_view("bans"), "coven"),
        ("minutes", "minutes", of_view("minutes"), "siege"),
        ("dice", "hidden dice", of_view("asked", "rolled"), "siege"),
        ("phase", "how far a turn is", of_view("phase", "part", "pending"), "siege"),
        ("building", "what others build", of_view("begun"), "plain"),
        ("deeds", "land offered to others", of_view("deeds"), "plain"),
        ("pledges", "goods offered to others", of_view("pledges"), "war"),
        ("sequence", "strengths of foreign armies", showing(news_by_strength), "war"),
        ("figure", "magic walls", showing(crowded_place), "coven"),
        ("flag", "treasury", showing(rich_are_ready), "war"),
        ("sites", "town damage", showing(damaged_sites), "siege"),
    )
}

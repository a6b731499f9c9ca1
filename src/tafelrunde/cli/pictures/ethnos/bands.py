"""Bands on the table, and everything that one seat has."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tafelrunde.cli.pictures import Scene, badge
from tafelrunde.cli.pictures.ethnos.kingdoms import GLORY_STYLE
from tafelrunde.cli.pictures.ethnos.words import (
    SKELETON,
    box_of,
    card_sign,
    cards_sign,
    colour_name,
    kingdom_sign,
    say,
    split_card,
)
from tafelrunde.cli.pictures.frame import fitted
from tafelrunde.games.ethnos.secrecy.view import Band, EthnosView

DWARF: Final = "dwarf"
BADGE: Final = 6
"""Room for the arms before a line."""


def size_of(band: Band) -> int:
    return 1 + len(band.others)


def glory_of(view: EthnosView, band: Band) -> int:
    """ET-9.1, ET-9.2: without skeletons (ET-13.44), a dwarf as one card more (ET-13.5)."""
    row = box_of(view).band_glory
    counted = size_of(band) - band.others.count(SKELETON) + (split_card(band.leader)[0] == DWARF)
    return row[min(counted, len(row) - 1)]


def largest_first(bands: tuple[Band, ...]) -> list[Band]:
    return sorted(bands, key=size_of, reverse=True)


def band_sign(band: Band) -> Text:
    """`4 blue elf`: size and leader."""
    return Text.assemble((f"{size_of(band)} ", "bold"), card_sign(band.leader))


def as_many_as_fit(signs: list[Text], width: int) -> Text:
    """Signs side by side; how many had to be left out stands at the end."""
    between = Text(" · ")
    for count in range(len(signs), 0, -1):
        rest = Text(f" +{len(signs) - count}" if count < len(signs) else "", style="bold")
        line = between.join(signs[:count]).append_text(rest)
        if line.cell_len <= width:
            return line
    return Text(f"+{len(signs)}", style="bold")


def band_lines(scene: Scene, width: int) -> list[Text]:
    """A line for each seat with bands, or half a line if that is enough for all of them."""
    lines = []
    for seat, place in enumerate(scene.view.players):
        if place.bands:
            signs = [band_sign(band) for band in largest_first(place.bands)]
            lines.append(Text.assemble(" ", badge(seat), " ", as_many_as_fit(signs, width - BADGE)))
    half = width // 2
    if any(line.cell_len >= half for line in lines):
        return lines
    pairs = [lines[place : place + 2] for place in range(0, len(lines), 2)]
    return [Text.assemble(*[fitted(line, half) for line in pair]) for pair in pairs]


def whole_band(view: EthnosView, band: Band) -> Text:
    """All cards of a band and what it will bring."""
    glory = Text(say("band-glory", glory=glory_of(view, band)), style=GLORY_STYLE)
    others = Text.assemble(" + ", cards_sign(band.others)) if band.others else Text()
    return Text.assemble("  ", band_sign(band), others, "  ", glory)


def seat_lines(scene: Scene, seat: int) -> list[Text]:
    """Everything that this view shows of a seat."""
    view: EthnosView = scene.view
    place = view.players[seat]
    lines = [Text(say("seat-summary", glory=place.glory, hand=place.hand_size, stock=place.supply))]
    cards = view.hand if seat == view.seat else place.known
    if cards:
        known = say("seat-hand" if seat == view.seat else "seat-known")
        lines.append(Text.assemble(f"{known} ", cards_sign(cards)))
    realms = [(realm.id, realm.markers[seat]) for realm in view.kingdoms if realm.markers[seat]]
    if realms:
        parts = [Text.assemble(kingdom_sign(colour), f" {count}") for colour, count in realms]
        lines.append(Text.assemble(f"{say('seat-markers')} ", Text(", ").join(parts)))
    lines += [Text(line) for line in tribe_lines(view, seat)]
    if place.bands:
        lines.append(Text(say("seat-bands", count=len(place.bands))))
        lines += [whole_band(view, band) for band in largest_first(place.bands)]
    return lines


def tribe_lines(view: EthnosView, seat: int) -> list[str]:
    """Boards and tokens of tribes in play."""
    place, lines = view.players[seat], []
    if "merfolk" in view.tribes:
        lines.append(say("seat-merfolk", space=place.merfolk))
    if place.horde:
        lines.append(say("seat-horde", colours=", ".join(colour_name(colour) for colour in place.horde)))
    if place.trolls:
        lines.append(say("seat-trolls", values=", ".join(map(str, place.trolls)), sum=sum(place.trolls)))
    if view.giant == seat:
        lines.append(say("seat-giant", size=view.giant_size))
    return lines

"""The six kingdoms: glory tokens, everybody's markers, and what each seat has besides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.text import Text

from tafelrunde.cli.pictures import Scene, badge
from tafelrunde.cli.pictures.ethnos.frame import Layout, row
from tafelrunde.cli.pictures.ethnos.words import (
    AGES,
    BANNERS,
    COLOUR_IDS,
    colour_name,
    kingdom_name,
    say,
)
from tafelrunde.cli.pictures.frame import GOLD, fitted
from tafelrunde.games.ethnos.play.moves import PlaceMarker
from tafelrunde.games.ethnos.secrecy.view import EthnosView, Realm

HORDE: Final = "⚑"
NONE: Final = "·"
MOST_SIZES: Final = 4
GLORY_STYLE: Final = f"bold {GOLD}"


def open_to(scene: Scene, colour: str) -> bool:
    """Whether a marker may be placed there now."""
    return any(isinstance(move, PlaceMarker) and move.kingdom == colour for move in scene.moves)


def header_row(scene: Scene, layout: Layout) -> Text:
    """Banners of the kingdoms, in the short form by their colours; those open to a marker are reversed."""
    cells = []
    for colour in COLOUR_IDS:
        name = colour_name(colour) if scene.short else kingdom_name(colour)
        banner = Text.assemble((name.center(layout.cell - 1), BANNERS[colour]))
        if open_to(scene, colour):
            banner.stylize("reverse")
        cells.append(banner)
    label = Text(say("next-marker"), style="dim") if scene.short else Text(say("kingdoms"), style="bold")
    return row(layout, label, cells, columns_of(scene, layout, heading))


def token_row(scene: Scene, layout: Layout) -> Text:
    """What this age pays is bright."""
    view: EthnosView = scene.view
    cells = [tokens(view, realm) for realm in view.kingdoms]
    places = "·".join(AGES[: len(view.kingdoms[0].tokens)])
    signs = say("signs", market=len(view.market), hand=len(view.hand)) if scene.short else ""
    return row(layout, Text(say("tokens", places=places), style="dim"), cells, Text(f" {signs}"))


def tokens(view: EthnosView, realm: Realm) -> Text:
    parts = [
        Text(str(value), style=GLORY_STYLE if place < view.age else "dim")
        for place, value in enumerate(realm.tokens)
    ]
    return Text("·").join(parts)


def seat_row(scene: Scene, layout: Layout, seat: int) -> Text:
    view: EthnosView = scene.view
    mark = "▶" if seat in view.to_act else " "
    name = Text(scene.names[seat], style="bold" if seat == view.seat else "")
    label = fitted(Text.assemble((mark, "bold"), badge(seat), " ", name), layout.label - 1)
    cells = [marker_cell(view, realm, seat) for realm in view.kingdoms]

    def value(column: Column) -> Text:
        return column.value(view, seat)

    return row(layout, label, cells, columns_of(scene, layout, value))


def marker_cell(view: EthnosView, realm: Realm, seat: int) -> Text:
    """`2 ≥3 ⚑`: markers, the next size that is needed for the own ones, and an orc of this colour."""
    markers, place = realm.markers[seat], view.players[seat]
    ahead = markers == max(realm.markers) > 0
    text = Text(str(markers) if markers else NONE, style="bold" if ahead else "" if markers else "dim")
    if seat == view.seat and place.supply:
        text.append(f" ≥{markers + 1}", style="dim")
    if realm.id in place.horde:
        text.append(f" {HORDE}", style="bold")
    return text


class Column:
    """Something counted for every seat, under a heading."""

    def __init__(self, name: str, width: int, value: Callable[[EthnosView, int], Text]) -> None:
        self.name, self.width, self.value = name, width, value


def number(field: str, style: str = "") -> Callable[[EthnosView, int], Text]:
    return lambda view, seat: Text(str(getattr(view.players[seat], field)), style=style)


def trolls(view: EthnosView, seat: int) -> Text:
    values = view.players[seat].trolls
    return Text("+".join(map(str, values)) or NONE)


def giant(view: EthnosView, seat: int) -> Text:
    """The size of the band that holds the token."""
    return Text(str(view.giant_size), style="bold") if view.giant == seat else Text(NONE, style="dim")


def band_sizes(view: EthnosView, seat: int) -> Text:
    """`4·3·1`, and how many smaller ones there is no room for."""
    sizes = sorted((1 + len(band.others) for band in view.players[seat].bands), reverse=True)
    shown = "·".join(map(str, sizes[:MOST_SIZES]))
    return Text(f"{shown} +{len(sizes) - MOST_SIZES}" if len(sizes) > MOST_SIZES else shown or NONE)


GLORY: Final = Column("column-glory", 5, number("glory", GLORY_STYLE))
HAND: Final = Column("column-hand", 4, number("hand_size"))
BANDS: Final = Column("column-bands", 11, band_sizes)
STOCK: Final = Column("column-stock", 6, number("supply", "dim"))
OF_TRIBES: Final = {
    "merfolk": Column("column-merfolk", 7, number("merfolk")),
    "troll": Column("column-trolls", 6, trolls),
    "giant": Column("column-giant", 5, giant),
}


def columns(scene: Scene, layout: Layout) -> list[Column]:
    """Boards and tokens of tribes that are in play; the stock where there is room for it."""
    if scene.short:
        return [GLORY, HAND, BANDS]
    chosen = [GLORY, HAND, *(column for tribe, column in OF_TRIBES.items() if tribe in scene.view.tribes)]
    used = sum(column.width + 1 for column in [*chosen, STOCK])
    return [*chosen, STOCK] if used <= layout.right else chosen


def heading(column: Column) -> Text:
    return Text(say(column.name), style="dim")


def columns_of(scene: Scene, layout: Layout, text: Callable[[Column], Text]) -> Text:
    """One entry of each column; numbers stand under the end of their heading."""
    line = Text()
    for column in columns(scene, layout):
        shown = text(column)
        if column is BANDS:
            line.append(" ").append_text(fitted(shown, column.width))
            continue
        shown = fitted(shown, min(shown.cell_len, column.width))
        line.append(" " * (1 + column.width - shown.cell_len)).append_text(shown)
    return line


def kingdom_rows(scene: Scene, layout: Layout) -> list[Text]:
    """In the short form the tokens part markers from cards, and say how many cards there are."""
    seats = [seat_row(scene, layout, seat) for seat in range(len(scene.names))]
    head, tokens = header_row(scene, layout), token_row(scene, layout)
    return [head, *seats, tokens] if scene.short else [head, tokens, *seats]

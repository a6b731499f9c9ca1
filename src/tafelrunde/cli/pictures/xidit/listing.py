"""The short form of the board for small screens: every city with its roads in a table instead of the map."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tafelrunde.cli.pictures import Scene
from tafelrunde.cli.pictures.frame import GOLD, fitted
from tafelrunde.cli.pictures.xidit.places import (
    bards_in,
    bards_sign,
    box_of,
    guild_sign,
    own_city,
    prize_sign,
    roads_sign,
    seats_in,
    tile_sign,
)
from tafelrunde.cli.pictures.xidit.side import (
    barracks_line,
    recruit_lines,
    screen_lines,
    seat_line,
    status,
    threat_lines,
    titan_line,
)
from tafelrunde.cli.pictures.xidit.words import THREAT, arms, say, term
from tafelrunde.games.xidit.secrecy.view import City, XiditView

ROWS: Final = 7
"""Of the table of cities; three columns make 21."""
ROADS: Final = 11
GAP: Final = "   "


def city_cell(view: XiditView, city: City) -> Text:
    """`17 ═13 ╌11 ∿14 !MAC3·3·3 ≈▲2≈`."""
    box = box_of(view)
    number = Text(f"{city.id:2d}", style="bold reverse" if city.id == own_city(view) else "bold")
    prize = prize_sign(box, city.id).replace("·", "") if city.tile == "threat" else ""
    figures = Text("").join(arms(seat) for seat in seats_in(view, city.id))
    return Text.assemble(
        number, " ", fitted(roads_sign(box, city.id), ROADS), " ",
        figures, guild_sign(city), tile_sign(box, city), (f"{prize and ' '}{prize}", THREAT),
    )  # fmt: skip


def city_rows(scene: Scene) -> list[Text]:
    cells = [city_cell(scene.view, city) for city in scene.view.cities]
    columns = -(-len(cells) // ROWS)
    width = scene.width // columns
    rows = []
    for row in range(ROWS):
        rows.append(Text.assemble(*[fitted(cell, width) for cell in cells[row::ROWS]]))
    return rows


def region_line(view: XiditView) -> Text:
    """`Snow 6/3 ≈2♜1`, one after the other."""
    box, parts = box_of(view), []
    for index, region in enumerate(box.printed.regions):
        if box.first[index]:
            values = f"{say(f'region-{region.id}')} {box.first[index]}/{box.second[index]}"
            parts.append(Text.assemble((values, GOLD), " ", bards_sign(bards_in(view, region.id))))
    return Text(" ").join(parts)


def queue_line(view: XiditView) -> Text:
    recruits, _discard = recruit_lines(view)
    first, then, _discard = threat_lines(view)
    return Text(GAP).join([recruits, first, then])


def seat_rows(scene: Scene) -> list[Text]:
    """Two seats on a line."""
    half = scene.width // 2
    lines = [fitted(seat_line(scene, seat), half) for seat in range(len(scene.names))]
    return [Text.assemble(*lines[place : place + 2]) for place in range(0, len(lines), 2)]


def assessments(view: XiditView) -> Text:
    values = {} if view.dummy is None else view.dummy
    names = [f"{term(column)} {values[column]}" if values else term(column) for column in view.columns]
    dummy = f" ({say('dummy')})" if values else ""
    return Text(f"{' › '.join(names)}{dummy}")


def listing(scene: Scene) -> list[Text]:
    view: XiditView = scene.view
    lines = [status(view), *city_rows(scene), region_line(view), queue_line(view)]
    titans = [titan_line(view, lair) for lair in view.titans]
    lines.append(Text(GAP).join([Text(say("titans-short")), *titans]))
    lines.append(Text.assemble(assessments(view), GAP, f"{say('barracks')} ", barracks_line(view)))
    lines += seat_rows(scene)
    if view.seat is not None:
        units, rest, stories = (*screen_lines(view, view.seat), Text(), Text())[:3]
        lines.append(Text(GAP).join([units, rest, stories]))
    return lines

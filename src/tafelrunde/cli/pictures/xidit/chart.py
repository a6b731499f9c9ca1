"""The map: roads first, then cities with tiles, guilds and figures, then regions where there is room."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tafelrunde.cli.pictures.xidit.canvas import ACROSS, DOWN, Canvas
from tafelrunde.cli.pictures.xidit.places import (
    bards_in,
    bards_sign,
    box_of,
    guild_sign,
    own_city,
    prize_sign,
    seats_in,
    tile_sign,
)
from tafelrunde.cli.pictures.xidit.roads import Point, draw_road
from tafelrunde.cli.pictures.xidit.words import DARK, GOLD, THREAT, arms, say
from tafelrunde.games.xidit.box import REGION_INDEX
from tafelrunde.games.xidit.data import Region
from tafelrunde.games.xidit.view import City, XiditView

SHEET: Final = (1000, 800)
"""The canvas of a data file."""
FAR: Final = (8, 3)
"""Columns and rows that the name of a region may stand away from its middle."""
ROW_WEIGHT: Final = 2


class Chart:
    def __init__(self, view: XiditView, width: int, height: int) -> None:
        self.view, self.box = view, box_of(view)
        self.canvas = Canvas(width, height)
        self.at = {city.id: (city.x, city.y) for city in self.box.printed.cities}

    def cell(self, point: Point) -> tuple[int, int]:
        """Column and row of a point of the sheet."""
        x, y = self.dot(point)
        return int(x) // ACROSS, int(y) // DOWN

    def dot(self, point: Point) -> Point:
        across, down = ACROSS * self.canvas.width - 1, DOWN * self.canvas.height - 1
        return point[0] / SHEET[0] * across, point[1] / SHEET[1] * down

    def draw(self) -> list[Text]:
        for road in self.box.printed.roads:
            draw_road(self.canvas, self.dot(self.at[road.a]), self.dot(self.at[road.b]), road.colour)
        for city in self.view.cities:
            self.write(city, self.headline(city), 0)
        for city in self.view.cities:
            below = self.below(city)
            if below.plain:
                self.write(city, below, 1)
        for region in self.box.printed.regions:
            self.name(region)
        return self.canvas.lines()

    def write(self, city: City, text: Text, down: int) -> None:
        """Around the place of the city, but never over the edge."""
        column, row = self.cell(self.at[city.id])
        text = Text.assemble(" ", text, " ")
        start = min(max(0, column - text.cell_len // 2), self.canvas.width - text.cell_len)
        self.canvas.write(start, min(row, self.canvas.height - 2) + down, text)

    def headline(self, city: City) -> Text:
        """`17+MAICB` or `17!MAC`: number and tile."""
        here = city.id == own_city(self.view)
        return Text.assemble((str(city.id), "bold reverse" if here else "bold"), tile_sign(self.box, city))

    def below(self, city: City) -> Text:
        """Figures, guild, and what the threat brings."""
        figures = Text("").join(arms(seat) for seat in seats_in(self.view, city.id))
        prize = Text(prize_sign(self.box, city.id) if city.tile == "threat" else "", style=THREAT)
        parts = [part for part in (figures, guild_sign(city), prize) if part.plain]
        return Text(" ").join(parts)

    def name(self, region: Region) -> None:
        """Value and bards of a region, in the emptiest place near its middle."""
        lines = [line for line in self.region_lines(region) if line.plain]
        width = max(line.cell_len for line in lines)
        column, row = self.room(region, width, len(lines))
        for down, line in enumerate(lines):
            self.canvas.write(column + (width - line.cell_len) // 2, row + down, line)

    def region_lines(self, region: Region) -> tuple[Text, Text]:
        """`South 4/2` over `≈2♜1`; a region without value is not in play."""
        index = REGION_INDEX[region.id]
        if not self.box.in_play[index]:
            return Text(say("region-empty", name=say(f"region-{region.id}")), style=DARK), Text()
        values = f"{self.box.first[index]}/{self.box.second[index]}"
        title = Text(f"{say(f'region-{region.id}')} {values}", style=f"bold {GOLD}")
        return title, bards_sign(bards_in(self.view, region.id))

    def room(self, region: Region, width: int, height: int) -> tuple[int, int]:
        """Where the name hides nothing, as near to the middle as possible."""
        corners = [self.at[city] for city in region.ring or region.cities]
        middle = self.cell((mean([x for x, _y in corners]), mean([y for _x, y in corners])))
        left, top = middle[0] - width // 2, middle[1] - height // 2
        places = [
            (left + across, top + down)
            for across in range(-FAR[0], FAR[0] + 1)
            for down in range(-FAR[1], FAR[1] + 1)
            if self.is_free(left + across, top + down, width, height)
        ]
        return min(
            places, key=lambda place: self.trouble(place, (left, top), width, height), default=(left, top)
        )

    def is_free(self, column: int, row: int, width: int, height: int) -> bool:
        return all(self.canvas.is_free(column, row + down, width) for down in range(height))

    def trouble(self, place: tuple[int, int], best: tuple[int, int], width: int, height: int) -> float:
        """Roads hidden weigh more than the way from the best place."""
        column, row = place
        hidden = sum(
            self.canvas.dots[row + down][column + across] > 0
            for down in range(height)
            for across in range(width)
        )
        return 2 * hidden + abs(column - best[0]) + ROW_WEIGHT * abs(row - best[1])


def mean(values: list[int]) -> float:
    return sum(values) / len(values)


def chart(view: XiditView, width: int, height: int) -> list[Text]:
    return Chart(view, width, height).draw()

"""The map: roads first, then cities with tiles, guilds and figures, then regions where there is room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from tafelrunde.cli.pictures.frame import GOLD
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
from tafelrunde.cli.pictures.xidit.words import DARK, THREAT, arms, say
from tafelrunde.games.xidit.box.data import Region
from tafelrunde.games.xidit.play.box import REGION_INDEX
from tafelrunde.games.xidit.secrecy.view import City, XiditView

SHEET: Final = (1000, 800)
"""The canvas of a data file."""
FAR: Final = (9, 4)
"""Columns and rows that the name of a region may stand away from its middle."""
ROW_WEIGHT: Final = 2
ROAD_WEIGHT: Final = 2
OUTSIDE_WEIGHT: Final = 15


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
        """Where the name stands inside its region and hides nothing, as near to the middle as possible."""
        border = [self.cell(self.at[city]) for city in region.ring or region.cities]
        middle = mean([x for x, _y in border]), mean([y for _x, y in border])
        best = round(middle[0] - width / 2), round(middle[1] - height / 2)
        places = [
            (best[0] + across, best[1] + down)
            for across in range(-FAR[0], FAR[0] + 1)
            for down in range(-FAR[1], FAR[1] + 1)
            if self.is_free(best[0] + across, best[1] + down, width, height)
        ]

        def trouble(place: tuple[int, int]) -> float:
            way = abs(place[0] - best[0]) + ROW_WEIGHT * abs(place[1] - best[1])
            return way + self.harm(place, border, width, height)

        return min(places, key=trouble, default=best)

    def is_free(self, column: int, row: int, width: int, height: int) -> bool:
        return all(self.canvas.is_free(column, row + down, width) for down in range(height))

    def harm(self, place: tuple[int, int], border: Sequence[Point], width: int, height: int) -> float:
        """Being outside weighs more than hiding a road, and that more than the way from the best place."""
        column, rows = place[0], range(place[1], place[1] + height)
        hidden = sum(dots > 0 for row in rows for dots in self.canvas.dots[row][column : column + width])
        ends = (column, column + width // 2, column + width - 1)
        outside = sum(not is_inside((end, row), border) for row in rows for end in ends)
        return ROAD_WEIGHT * hidden + OUTSIDE_WEIGHT * outside


def is_inside(point: Point, border: Sequence[Point]) -> bool:
    """Whether a ray from here to the right crosses the border an odd number of times."""
    x, y = point
    crossed = False
    for (ax, ay), (bx, by) in zip(border, [*border[1:], border[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            crossed = not crossed
    return crossed


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def chart(view: XiditView, width: int, height: int) -> list[Text]:
    return Chart(view, width, height).draw()

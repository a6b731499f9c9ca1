"""What stands where: the tables of a table, its roads and its figures, read from a view."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tafelrunde.cli.pictures.xidit.words import (
    RECRUIT,
    STORY,
    THREAT,
    arms,
    rewards,
    road_sign,
    unit_row,
)
from tafelrunde.games.xidit.play.box import (
    COLOUR_NAMES,
    REGION_INDEX,
    ROAD_COLOURS,
    SPACES,
    TITAN_INDEX,
    Box,
    unit_names,
)
from tafelrunde.games.xidit.play.setup import box_for
from tafelrunde.games.xidit.secrecy.view import City, XiditView


def box_of(view: XiditView) -> Box:
    """The values that count at this table."""
    return box_for(len(view.players), view.options, view.corrections)


def road_from(box: Box, city: int, colour: str) -> int | None:
    """Where the road of this colour leads."""
    return box.roads[ROAD_COLOURS * city + COLOUR_NAMES.index(colour)] or None


def roads_sign(box: Box, city: int) -> Text:
    """`═13 ╌11 ∿14`: all roads from here."""
    parts = []
    for colour in COLOUR_NAMES:
        end = road_from(box, city, colour)
        if end is not None:
            parts.append(Text.assemble(road_sign(colour), str(end)))
    return Text(" ").join(parts)


def prize_sign(box: Box, place: int) -> str:
    return rewards(box.gold[place], box.bards[place], box.stories[place])


def titan_prize(box: Box, titan: str) -> str:
    return prize_sign(box, SPACES + TITAN_INDEX[titan])


def cost_row(box: Box, city: int) -> str:
    return unit_row(unit_names(box.cost[city]))


def recruit_row(box: Box, city: int) -> str:
    """All units that the recruitment side shows."""
    return unit_row(unit_names(box.recruit[city]))


def tile_sign(box: Box, city: City) -> Text:
    """`+MAI`: units that wait to be recruited; `!MAC`: units that the threat costs."""
    if city.tile == "recruitment":
        return Text(f"+{unit_row(city.units)}", style=RECRUIT)
    if city.tile == "threat":
        return Text(f"!{cost_row(box, city.id)}", style=THREAT)
    return Text()


def guild_sign(city: City) -> Text:
    """`≈▲3`: whose guild, and how high."""
    if city.guild is None:
        return Text()
    style = arms(city.guild).style
    return Text.assemble(arms(city.guild), (f"{STORY}{city.height}", style))


def seats_in(view: XiditView, city: int) -> list[int]:
    return [seat for seat, player in enumerate(view.players) if player.city == city]


def own_city(view: XiditView) -> int | None:
    return None if view.seat is None else view.players[view.seat].city


def influence(view: XiditView, seat: int) -> int:
    """Stories on the map (XI-16.4)."""
    return sum(city.height for city in view.cities if city.guild == seat)


def bards_in(view: XiditView, region: str) -> list[int | None]:
    """In the order of the seats; None where this viewer may not know."""
    if box_of(view).bastion == REGION_INDEX[region]:
        return [player.bastion for player in view.players]
    return [player.bards.get(region, 0) for player in view.players]


def bards_sign(bards: Sequence[int | None]) -> Text:
    """`≈2♜1`: who has how many bards in a region; unknown ones are a question mark."""
    parts = [
        Text.assemble(arms(seat), "?" if count is None else str(count))
        for seat, count in enumerate(bards)
        if count != 0
    ]
    return Text("").join(parts)

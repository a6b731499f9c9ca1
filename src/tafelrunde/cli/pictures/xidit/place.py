"""One seat by itself: figure, orders, guilds, bards, screen, and its values in the three assessments."""

from __future__ import annotations

from rich.text import Text

from tafelrunde.cli.pictures import Scene
from tafelrunde.cli.pictures.xidit.places import bards_in, box_of, influence
from tafelrunde.cli.pictures.xidit.side import road_line, screen_lines
from tafelrunde.cli.pictures.xidit.words import STORY, orders_sign, say, term
from tafelrunde.games.xidit.play.box import REGION_NAMES
from tafelrunde.games.xidit.play.score import region_points
from tafelrunde.games.xidit.secrecy.view import XiditView


def province_lines(scene: Scene, seat: int) -> list[Text]:
    """Everything that this view shows of a seat."""
    view: XiditView = scene.view
    player = view.players[seat]
    lines = [Text(say("seat-nowhere"))]
    if player.city is not None:
        lines = [Text.assemble(say("seat-city", city=player.city), ": ", road_line(view, player.city))]
    lines += screen_lines(view, seat)
    if player.programme:
        words = ", ".join(term(order) for order in player.programme)
        lines.append(Text.assemble(f"{say('seat-orders')} ", orders_sign(player.programme), f"  {words}"))
    lines.append(Text(guilds(view, seat)))
    if player.bards:
        parts = [f"{count} {term(f'region_{region}')}" for region, count in player.bards.items()]
        lines.append(Text(f"{say('seat-bards')} {', '.join(parts)}"))
    return [*lines, *this_year(view, seat)]


def guilds(view: XiditView, seat: int) -> str:
    own = [city for city in view.cities if city.guild == seat]
    if not own:
        return say("seat-no-guilds")
    return f"{say('seat-guilds')} {', '.join(f'{city.id} {STORY * city.height}' for city in own)}"


def this_year(view: XiditView, seat: int) -> list[Text]:
    """Cities that are used up for the rest of the year."""
    player = view.players[seat]
    lines = []
    if player.recruited:
        lines.append(Text(say("seat-recruited", cities=", ".join(map(str, player.recruited)))))
    if player.eliminated:
        lines.append(Text(say("seat-eliminated", cities=", ".join(map(str, player.eliminated)))))
    return lines


def reputation(view: XiditView, seat: int) -> int:
    """From the regions that this viewer knows all bards of (XI-16.7)."""
    box, total = box_of(view), 0
    for index, region in enumerate(REGION_NAMES):
        bards = [count for count in bards_in(view, region) if count is not None]
        if len(bards) == len(view.players):
            total += region_points(box.first[index], box.second[index], bards)[seat]
    return total


def points(view: XiditView, seat: int) -> tuple[int, dict[str, int]]:
    """What each assessment would count, as far as this viewer can see it."""
    known = {
        "wealth": view.players[seat].gold or 0,
        "influence": influence(view, seat),
        "reputation": reputation(view, seat),
    }
    reasons = {column: known[column] for column in view.columns}
    return sum(reasons.values()), reasons

"""What is drawn over the land: borders of realms, works at the sides, towns by stage, armies by kind."""

from __future__ import annotations

from typing import Final

import msgspec

from tafelrunde.games.phoenix.drawing.arms import DASHES, arms, bearing, charge, colour_of
from tafelrunde.games.phoenix.drawing.shapes import Sheet, number, point
from tafelrunde.games.phoenix.world.coordinates import SIDES
from tafelrunde.games.phoenix.world.world import NOWHERE

NOBODY: Final = -1
CAPITAL: Final = 4
MOST_ARMIES: Final = 3
"""More on a field are told by their number."""


class MapRealm(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    colour: str = ""
    """As #RRGGBB; empty for the colour of its place in the list."""
    charge: int | None = None
    pattern: int | None = None
    """None for those of its place."""


class MapTown(msgspec.Struct, frozen=True, omit_defaults=True):
    field: int
    stage: int
    """0 a site, 1 castle, 2 city, 3 fortress, 4 capital, 5 fortress-capital."""
    realm: int = NOBODY
    name: str = ""
    post: bool = False
    """A trading post stands in it."""


class MapArmy(msgspec.Struct, frozen=True, omit_defaults=True):
    field: int
    realm: int
    number: int
    """Its hundred tells the kind: 1 foot, 2 riders, 3 fleet, 4 creature, 5 wizard, 6 character."""
    magical: bool = False
    """Of a creature; else it is warlike (PH-6.3.2d)."""


class Overlay(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything that changes during play, as far as the reader of the map may know it."""

    realms: tuple[MapRealm, ...] = ()
    owners: dict[int, int] = {}
    """By field, the realm."""
    towns: tuple[MapTown, ...] = ()
    armies: tuple[MapArmy, ...] = ()
    roads: tuple[int, ...] = ()
    """Sides, 6 * field + direction, as all that follow."""
    quays: tuple[int, ...] = ()
    bridges: tuple[int, ...] = ()
    walls: tuple[int, ...] = ()
    title: str = ""


TOWN_SIGNS: Final = (
    '<path d="M-5 4h10M-4 4v-4M4 4v-4M0 4v-6" {line}/>',
    '<path d="M-3.5 5v-8h1.8v1.6h1v-1.6h1.4v1.6h1v-1.6h1.8v8z" {body}/>',
    '<path d="M-7 5v-5l2.3-2.6 2.3 2.6v-6.4l2.4-2.6 2.4 2.6v6.4l2.3-2.6 2.3 2.6v5z" {body}/>',
    '<path d="M-8 5.5v-9h2v1.6h1.4v-1.6h2v3h1v-4.6h1.6v1.5h1.6v-1.5h1.6v4.6'
    'h1v-3h2v1.6h1.4v-1.6h2v9z" {body}/>',
)
"""A site, a castle, a city and a fortress; capitals are the arms of their realm with a crown."""
POST_SIGN: Final = "M11-9v9M8 0h6M7-8h8M5.5-4l1.5-4 1.5 4zM13.5-4l1.5-4 1.5 4z"
CROWN: Final = "M-5.5-8.5v-5l3 2.4 2.5-4 2.5 4 3-2.4v5z"


def colour(overlay: Overlay, realm: int) -> str:
    given = overlay.realms[realm].colour if realm < len(overlay.realms) else ""
    return colour_of(realm, given)


def borne(overlay: Overlay, realm: int) -> int:
    """The number by which its arms are drawn."""
    return bearing(realm, overlay.realms[realm].charge if realm < len(overlay.realms) else None)


def dash(overlay: Overlay, realm: int) -> str:
    given = overlay.realms[realm].pattern if realm < len(overlay.realms) else None
    return DASHES[(realm if given is None else given) % len(DASHES)]


def borders(sheet: Sheet, overlay: Overlay, palette: dict[str, str]) -> str:
    """A light wash of colour, and inside each border a line in the realm's own pattern."""
    world, shown = sheet.world, set(sheet.fields)
    fields: dict[int, list[int]] = {}
    for field, realm in sorted(overlay.owners.items()):
        if field in shown:
            fields.setdefault(realm, []).append(field)
    layers: list[str] = []
    for realm, own in sorted(fields.items()):
        sides = [
            side
            for field in own
            for side in range(SIDES * field, SIDES * field + SIDES)
            if overlay.owners.get(world.neighbour[side], NOBODY) != realm or world.neighbour[side] == NOWHERE
        ]
        tint, line = colour(overlay, realm), dash(overlay, realm)
        layers.append(f'<path d="{sheet.hexagons(own)}" fill="{tint}" fill-opacity=".16"/>')
        path = sheet.lines(sides, 0.13)
        shade = f'stroke="{palette["ink"]}" stroke-opacity="{palette["shade"]}"'
        layers.append(f'<path d="{path}" fill="none" {shade} stroke-width="3.4"/>')
        layers.append(
            f'<path d="{path}" fill="none" stroke="{tint}" stroke-width="2.6" stroke-dasharray="{line}"/>'
        )
    return "<g>" + "".join(layers) + "</g>"


def works(sheet: Sheet, overlay: Overlay, palette: dict[str, str]) -> str:
    """Roads from the middle of fields to their sides, bridges across, quays into the water, walls along."""
    shown = set(sheet.fields)

    def sides(chosen: tuple[int, ...]) -> list[int]:
        return [side for side in sorted(chosen) if side // SIDES in shown]

    roads = "".join([_spoke(sheet, side) for side in sides(_both_sides(sheet, overlay.roads))])
    bridges = "".join([_across(sheet, side, 0.32) for side in sides(overlay.bridges)])
    quays = "".join([_comb(sheet, side) for side in sides(overlay.quays)])
    walls = sheet.lines(sides(overlay.walls), 0.2)
    ink, pale = palette["ink"], palette["road_edge"]
    return (
        f'<g fill="none" stroke-linecap="round"><path d="{roads}" stroke="{pale}" stroke-width="4"/>'
        f'<path d="{roads}" stroke="{palette["road"]}" stroke-width="2.2"/></g>'
        f'<g fill="none"><path d="{bridges}" stroke="{ink}" stroke-width="5.4"/>'
        f'<path d="{bridges}" stroke="{pale}" stroke-width="3"/>'
        f'<path d="{quays}" stroke="{ink}" stroke-width="1.5"/>'
        f'<path d="{walls}" stroke="{ink}" stroke-width="3.6"/>'
        f'<path d="{walls}" stroke="{pale}" stroke-width="1.6" stroke-dasharray="2 1.6"/></g>'
    )


def _both_sides(sheet: Sheet, sides: tuple[int, ...]) -> tuple[int, ...]:
    """A road leads from the middle of one field to the middle of the next (1.5.1)."""
    world = sheet.world
    beyond = [
        SIDES * world.neighbour[side] + (side + 3) % SIDES
        for side in sides
        if world.neighbour[side] != NOWHERE
    ]
    # (side + 3) % 6 is the opposite direction, since a side is 6 * field + direction.
    return tuple({*sides, *beyond})


def _spoke(sheet: Sheet, side: int) -> str:
    x, y = sheet.at(side // SIDES)
    to_x, to_y = sheet.middle(side)
    return f"M{point(x, y)}L{point(to_x, to_y)}"


def _across(sheet: Sheet, side: int, length: float) -> str:
    x, y = sheet.at(side // SIDES)
    mid_x, mid_y = sheet.middle(side)
    dx, dy = (mid_x - x) * length, (mid_y - y) * length
    return f"M{point(mid_x - dx, mid_y - dy)}L{point(mid_x + dx, mid_y + dy)}"


def _comb(sheet: Sheet, side: int) -> str:
    """A line along the shore with three piers into the water."""
    x, y = sheet.at(side // SIDES)
    mid_x, mid_y = sheet.middle(side)
    dx, dy = (mid_x - x) * 0.38, (mid_y - y) * 0.38
    ax, ay, bx, by = sheet.ends(side)
    path = f"M{point(ax, ay)}L{point(bx, by)}"
    for share in (0.25, 0.5, 0.75):
        px, py = ax + (bx - ax) * share, ay + (by - ay) * share
        path += f"M{point(px, py)}L{point(px + dx, py + dy)}"
    return path


def towns(sheet: Sheet, overlay: Overlay, palette: dict[str, str]) -> str:
    shown = set(sheet.fields)
    return "".join([_town(sheet, overlay, town, palette) for town in overlay.towns if town.field in shown])


def _town(sheet: Sheet, overlay: Overlay, town: MapTown, palette: dict[str, str]) -> str:
    x, y = sheet.at(town.field)
    place = f'<g transform="translate({point(x, y)})">'
    name = f"<title>{escaped(town.name)}</title>" if town.name else ""
    return (
        place + name + town_sign(overlay, town.stage, town.realm, palette) + post_sign(town, palette) + "</g>"
    )


def post_sign(town: MapTown, palette: dict[str, str]) -> str:
    """A pair of scales beside the town, where a trading post stands."""
    return (
        f'<path d="{POST_SIGN}" fill="none" stroke="{palette["ink"]}" stroke-width="1.1"/>'
        if town.post
        else ""
    )


def town_sign(overlay: Overlay, stage: int, realm: int, palette: dict[str, str]) -> str:
    """The sign of a stage around the point 0 0."""
    ink = palette["ink"]
    fill = colour(overlay, realm) if realm >= 0 else palette["paper"]
    if stage < CAPITAL:
        outline = f'stroke="{ink}" stroke-width="1" stroke-linejoin="round"'
        halo = f'<circle r="8.6" fill="{palette["halo"]}" fill-opacity=".75"/>'
        return halo + TOWN_SIGNS[stage].format(
            body=f'fill="{fill}" {outline}', line=f'fill="none" stroke="{ink}" stroke-width="1.4"'
        )
    ring = f'<circle r="13.5" fill="none" stroke="{ink}" stroke-width="1.6" stroke-dasharray="3 2"/>'
    crown = f'<path d="{CROWN}" fill="{palette["gold"]}" stroke="{ink}" stroke-width=".8"/>'
    back = f'<circle r="11" fill="{palette["halo"]}" fill-opacity=".8"/>'
    return back + (ring if stage > CAPITAL else "") + crown + arms(borne(overlay, max(realm, 0)), fill, ink)


ARMY_SHAPES: Final = {
    1: "M-7-5h14v10h-14z",
    2: "M-8 0l8-7 8 7-8 7z",
    3: "M-9-3h18q-1.5 8-7 8h-4q-5.5 0-7-8z",
    4: "M-7-5l4 2 3-4 3 4 4-2-2 10h-10z",
    5: "M0-8l2.2 4.6 5.2.6-3.8 3.5 1 5.1-4.6-2.5-4.6 2.5 1-5.1-3.8-3.5 5.2-.6z",
    6: "M-6.5 0a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0z",
}
"""By the hundred of the number: a block, a lozenge, a hull, a beast's head, a star, a disc."""
MAGICAL_SHAPE: Final = (
    "M-7-5l4 2 3-4 3 4 4-2-2 10h-10zM0-13l1.2 2.6 2.8.3-2 1.9.5 2.8-2.5-1.4-2.5 1.4.5-2.8-2-1.9 2.8-.3z"
)
"""A magical creature: a beast's head below a star (PH-6.3.2d)."""


def armies(sheet: Sheet, overlay: Overlay, palette: dict[str, str]) -> str:
    """Pieces on their fields, a little below the middle; several are fanned out."""
    shown = set(sheet.fields)
    stacks: dict[int, list[MapArmy]] = {}
    for army in sorted(overlay.armies, key=lambda army: (army.field, army.realm, army.number)):
        if army.field in shown:
            stacks.setdefault(army.field, []).append(army)
    found: list[str] = []
    for field, stack in stacks.items():
        x, y = sheet.at(field)
        seen = stack[:MOST_ARMIES]
        for i, army in enumerate(seen):
            offset = 5.5 * (i - (len(seen) - 1) / 2)
            found.append(
                f'<g transform="translate({point(x + offset, y + 5 + offset / 4)}) scale(.72)">'
                f"{army_sign(overlay, army, palette)}</g>"
            )
        if len(stack) > MOST_ARMIES:
            spot = f'x="{number(x + 9)}" y="{number(y + 12)}"'
            found.append(f'<text {spot} class="count">+{len(stack) - MOST_ARMIES}</text>')
    return "".join(found)


def army_sign(overlay: Overlay, army: MapArmy, palette: dict[str, str]) -> str:
    """The piece of an army around the point 0 0, with the charge of its realm and its number."""
    fill = colour(overlay, army.realm)
    shape = MAGICAL_SHAPE if army.magical else ARMY_SHAPES.get(army.number // 100, ARMY_SHAPES[1])
    return (
        f"<title>{army.number}</title>"
        f'<path d="{shape}" fill="{fill}" stroke="{palette["halo"]}" stroke-width="2.4"/>'
        f'<path d="{shape}" fill="{fill}" stroke="{palette["ink"]}" stroke-width="1"/>'
        f'<g transform="scale(.7)">{charge(borne(overlay, army.realm), fill)}</g>'
        f'<text y="11.5" class="army">{army.number}</text>'
    )


def escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")

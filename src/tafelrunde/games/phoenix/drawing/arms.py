"""Coats of arms of realms: a colour, a charge and a way to draw borders, never colour alone."""

from __future__ import annotations

from typing import Final

COLOURS: Final = (
    "#1F5FA8", "#B3322C", "#2E7D4F", "#C9961A", "#2B2420", "#7A4FA3",
    "#1B7F86", "#C2661B", "#B5487A", "#6B4A2B", "#5B6B7A", "#7A7D23",
)  # fmt: skip
CHARGES: Final = (
    '<path d="M-4-2q1.3-2 2.7 0t2.6 0t2.7 0M-4 1.5q1.3-2 2.7 0t2.6 0t2.7 0" {line}/>',
    '<path d="M-3 4v-6h-1v-3h2v1.4h1.2v-1.4h1.6v1.4h1.2v-1.4h2v3h-1v6z" {fill}/>',
    '<path d="M-.7 4.5v-3h-3.3l2-2.4h-1.2l3.2-4 3.2 4h-1.2l2 2.4h-3.3v3z" {fill}/>',
    '<circle r="2" {fill}/><path d="M0-4.6v1.6M0 4.6v-1.6M-4.6 0h1.6M4.6 0h-1.6M-3.2-3.2l1 1M3.2 3.2l-1-1'
    'M-3.2 3.2l1-1M3.2-3.2l-1 1" {line}/>',
    '<path d="M0-4.8l1.3 3.1 3.4.3-2.6 2.2.8 3.3-2.9-1.8-2.9 1.8.8-3.3-2.6-2.2 3.4-.3z" {fill}/>',
    '<path d="M-4.2 3.4v-5.6l2.2 2 2-3.6 2 3.6 2.2-2v5.6z" {fill}/>',
    '<path d="M-1.2-4.6h2.4v3.4h3.4v2.4h-3.4v3.4h-2.4v-3.4h-3.4v-2.4h3.4z" {fill}/>',
    '<circle r="3.2" {line}/><circle r="1" {fill}/>',
    '<path d="M-4.4 1.6l4.4-5 4.4 5v3l-4.4-5-4.4 5z" {fill}/>',
    '<path d="M0-4.8l3.4 4.8-3.4 4.8-3.4-4.8z" {fill}/>',
    '<path d="M1.8-4.2a4.4 4.4 0 1 0 0 8.4a3.6 3.6 0 1 1 0-8.4z" {fill}/>',
    '<path d="M-4.4-3.4l5.4 5.4 1.4-1.4 1 3.8-3.8-1 1.4-1.4zM-4.4 3.4l8-7.2" {line}/>',
)
"""Waves, tower, tree, sun, star, crown, cross, ring, chevron, lozenge, crescent, arrow: around 0 0."""
DASHES: Final = (
    "none", "7 3", "2 3", "9 3 2 3", "4 2", "12 4", "6 2 1 2", "1 3", "10 2 3 2 3 2", "3 5",
    "14 3", "5 2 5 5",
)  # fmt: skip
SHIELD: Final = "M-6.5-7h13v6.5q0 5.5-6.5 8q-6.5-2.5-6.5-8z"


def colour_of(realm: int, given: str = "") -> str:
    return given or COLOURS[realm % len(COLOURS)]


def bearing(realm: int, charge: int | None) -> int:
    """The number by which the arms of a realm are drawn: its charge, and the dozen that it belongs to."""
    return realm if charge is None else realm // len(CHARGES) * len(CHARGES) + charge


def is_light(colour: str) -> bool:
    """Whether dark lines can be read better on it than white ones; colours by the weights of the eye."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return 299 * red + 587 * green + 114 * blue > 148_000


def charge(realm: int, colour: str) -> str:
    """White on dark colours, ink on light ones and on gold."""
    ink = "#2B2420" if is_light(colour) else "#FFFFFF"
    return CHARGES[realm % len(CHARGES)].format(
        fill=f'fill="{ink}"', line=f'fill="none" stroke="{ink}" stroke-width="1.3" stroke-linecap="round"'
    )


def arms(realm: int, colour: str, outline: str) -> str:
    """The shield of a realm around the point 0 0; beyond twelve realms a bar below tells the second dozen."""
    rank = realm // len(CHARGES)
    bars = "".join(
        [f'<path d="M-5 {7.5 + 2.2 * i}h10" stroke="{outline}" stroke-width="1.2"/>' for i in range(rank)]
    )
    shield = f'<path d="{SHIELD}" fill="{colour}" stroke="{outline}" stroke-width="1"/>'
    return f'{shield}<g transform="translate(0 -1) scale(.95)">{charge(realm, colour)}</g>{bars}'

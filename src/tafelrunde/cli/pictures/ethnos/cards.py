"""Market and own hand in one grid: a row is a tribe, a column a colour, and either makes a band."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from tafelrunde.cli.pictures import ARMS, Scene
from tafelrunde.cli.pictures.ethnos.frame import Layout, divider, row, wide_row
from tafelrunde.cli.pictures.ethnos.kingdoms import HORDE
from tafelrunde.cli.pictures.ethnos.words import (
    COLOUR_IDS,
    INKS,
    SKELETON,
    box_of,
    colour_name,
    say,
    tribe_name,
)
from tafelrunde.games.ethnos.play.box import side_of
from tafelrunde.games.ethnos.play.moves import TakeCard
from tafelrunde.games.ethnos.secrecy.view import EthnosView, values_of

OPEN: Final = "□"
HELD: Final = "■"


def grid_head(scene: Scene, layout: Layout) -> Text:
    """How many cards there are, and the colours of the columns."""
    label = say("cards", market=len(scene.view.market), hand=len(scene.view.hand))
    cells = [Text(colour_name(colour), style=INKS[colour]) for colour in COLOUR_IDS]
    return divider(layout, label, cells, say("abilities"))


def squares(scene: Scene, card: str) -> Text:
    """One sign a card: first those of the market, then those in hand."""
    view: EthnosView = scene.view
    text = Text(OPEN * view.market.count(card), style="bold" if TakeCard(card) in scene.moves else "")
    text.append(" " if text and card in view.hand else "")
    return text.append(HELD * view.hand.count(card), style="bold")


def tribe_row(scene: Scene, layout: Layout, tribe: str) -> Text:
    """`elves 3 □ ■■ …`, with how many of them are in hand and what a leader of this tribe does."""
    held = sum(card.partition("_")[0] == tribe for card in scene.view.hand)
    name = tribe_name(tribe, 2)
    label = Text.assemble(f" {name[:1].upper()}{name[1:]}", (f" {held}" if held else "", "bold"))
    right = Text.assemble(" ", beside(scene, tribe))
    if tribe == SKELETON:
        return wide_row(layout, label, squares(scene, SKELETON) or Text("·", style="dim"), right)
    cells = []
    for colour in COLOUR_IDS:
        cell = squares(scene, f"{tribe}_{colour}") or Text("·", style="dim")
        cell.style = INKS[colour] if cell.plain != "·" else "dim"
        cells.append(cell)
    return row(layout, label, cells, right)


def beside(scene: Scene, tribe: str) -> Text:
    """The ability; in the short form what lies on the tribe's board, where it has one."""
    if scene.short and tribe in STANDS:
        return STANDS[tribe](scene.view)
    if scene.short:
        return Text(say(f"brief-{tribe}"), style="dim")
    return Text(say(f"ability-{tribe}", **figures(scene.view)), style="dim")


def figures(view: EthnosView) -> dict[str, Any]:
    """Numbers that abilities speak of."""
    box, side = box_of(view), side_of(len(view.players))
    return {
        "tokens": " ".join(map(str, view.troll_tokens)) or "–",
        "glory": box.giant_taken[side],
        "spaces": " ".join(map(str, values_of(box.merfolk_symbols[side]))),
    }


def by_seat(view: EthnosView, values: list[int]) -> Text:
    """`≈3 ♜1`, nobody who has nothing."""
    parts = [f"{ARMS[seat % len(ARMS)][0]}{value}" for seat, value in enumerate(values) if value]
    return Text(" ".join(parts) or say("nobody"))


def merfolk_stand(view: EthnosView) -> Text:
    return by_seat(view, [place.merfolk for place in view.players])


def horde_stand(view: EthnosView) -> Text:
    return Text.assemble(f"{HORDE} ", by_seat(view, [len(place.horde) for place in view.players]))


def troll_stand(view: EthnosView) -> Text:
    return by_seat(view, [sum(place.trolls) for place in view.players])


def giant_stand(view: EthnosView) -> Text:
    return by_seat(view, [view.giant_size * (seat == view.giant) for seat in range(len(view.players))])


STANDS: Final = {
    "giant": giant_stand,
    "merfolk": merfolk_stand,
    "orc": horde_stand,
    "troll": troll_stand,
}


def card_rows(scene: Scene, layout: Layout) -> list[Text]:
    return [tribe_row(scene, layout, tribe) for tribe in scene.view.tribes]

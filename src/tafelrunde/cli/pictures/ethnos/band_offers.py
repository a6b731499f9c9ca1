"""Bands on offer: who leads, who comes along, and where the marker would go."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from tafelrunde.cli.pictures.ethnos.words import (
    INKS,
    SKELETON,
    card_sign,
    colour_name,
    kingdom_sign,
    say,
    split_card,
    tribe_name,
)
from tafelrunde.games.ethnos.play.moves import PlayBand
from tafelrunde.games.ethnos.secrecy.view import EthnosView


def band_size(move: PlayBand) -> int:
    return 1 + len(move.others)


def own_markers(view: EthnosView, colour: str) -> int:
    assert view.seat is not None
    return next(realm.markers[view.seat] for realm in view.kingdoms if realm.id == colour)


def target(view: EthnosView, move: PlayBand) -> Text | None:
    """Where this band brings a marker (ET-5.3, ET-13.17, ET-13.31, ET-13.53); None for nowhere."""
    assert view.seat is not None
    tribe, colour = split_card(move.leader)
    assert colour is not None
    if tribe == "halfling" or not view.players[view.seat].supply:
        return None
    strength = band_size(move) + (tribe == "minotaur")
    if tribe == "wingfolk":
        reached = [realm.id for realm in view.kingdoms if strength > own_markers(view, realm.id)]
        return chosen(reached)
    return kingdom_sign(colour) if strength > own_markers(view, colour) else None


def chosen(kingdoms: list[str]) -> Text | None:
    """One of these, if there are any."""
    if len(kingdoms) > 1:
        return Text(say("your-choice"), style="bold")
    return kingdom_sign(kingdoms[0]) if kingdoms else None


def others_sign(move: PlayBand) -> Text:
    """`+green +red +2 skeletons`: of the others only what differs from the leader."""
    tribe, _colour = split_card(move.leader)
    same_tribe = all(split_card(card)[0] in (tribe, SKELETON) for card in move.others)
    parts = [
        Text.assemble("+", other(card, count, same_tribe)) for card, count in Counter(move.others).items()
    ]
    return Text(" ").join(parts)


def other(card: str, count: int, same_tribe: bool) -> Text:
    tribe, colour = split_card(card)
    times = f"{count} " if count > 1 else ""
    if same_tribe and colour is not None:
        return Text(f"{times}{colour_name(colour)}", style=INKS[colour])
    return Text(f"{times}{tribe_name(tribe, count)}", style=INKS.get(colour or "", ""))


def band_title(view: EthnosView, move: PlayBand) -> Text:
    """All bands of one leader."""
    return Text.assemble(f"{say('leads')} ", card_sign(move.leader))


def band_label(view: EthnosView, move: PlayBand) -> Text:
    """`4: +green +red +skeleton → Straton`."""
    others = others_sign(move) if move.others else Text(say("alone"))
    kingdom = target(view, move)
    marker = Text(f" – {say('no-marker')}", style="dim") if kingdom is None else Text.assemble(" → ", kingdom)
    return Text.assemble((f"{band_size(move)}: ", "bold"), others, marker)


def band_whole(view: EthnosView, move: PlayBand) -> Text:
    """`play blue elf +green +red → Straton`; without an arrow there is no marker."""
    others = Text.assemble(" ", others_sign(move)) if move.others else Text()
    kingdom = target(view, move)
    arrow = Text() if kingdom is None else Text.assemble(" → ", kingdom)
    return Text.assemble(band_title(view, move), others, arrow)

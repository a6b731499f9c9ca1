"""The offers of a decision as a menu: the market card by card or by tribe, bands by their leaders."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.text import Text

from tafelrunde.cli.language import language
from tafelrunde.cli.pictures import ARMS, Offer, Offers
from tafelrunde.cli.pictures.ethnos.band_offers import band_label, band_size, band_title, band_whole
from tafelrunde.cli.pictures.ethnos.words import (
    box_of,
    card_sign,
    cards_sign,
    colour_name,
    kingdom_sign,
    say,
    split_card,
    tribe_name,
)
from tafelrunde.games.ethnos.play.moves import (
    ChooseTribe,
    DrawCard,
    Keep,
    Pass,
    PlaceMarker,
    PlayBand,
    Plunder,
    TakeCard,
    UseAbility,
)
from tafelrunde.games.ethnos.secrecy.view import EthnosView
from tafelrunde.games.ethnos.words.text import format_move

MOST_ENTRIES: Final = 10
"""Of the first menu of a turn, unless the leaders in hand alone are more."""


def take_label(view: EthnosView, move: TakeCard) -> Text:
    return card_sign(move.card)


def take_whole(view: EthnosView, move: TakeCard) -> Text:
    return Text.assemble(f"{say('take')} ", card_sign(move.card))


def take_tribe(view: EthnosView, move: TakeCard) -> Text:
    return Text(say("take-tribe", tribe=tribe_name(split_card(move.card)[0])))


def take_any(view: EthnosView, move: TakeCard) -> Text:
    return Text(say("take-any"))


def draw_label(view: EthnosView, move: DrawCard) -> Text:
    return Text(say("draw"))


def place_label(view: EthnosView, move: PlaceMarker) -> Text:
    """`Straton (blue) ≈2 ♜3`: who has markers there."""
    (realm,) = [realm for realm in view.kingdoms if realm.id == move.kingdom]
    standing = [f"{ARMS[seat % len(ARMS)][0]}{count}" for seat, count in enumerate(realm.markers) if count]
    name = Text.assemble(kingdom_sign(move.kingdom), f" ({colour_name(move.kingdom)})")
    return Text.assemble(name, f"  {' '.join(standing)}" if standing else "")


def keep_title(view: EthnosView, move: Keep) -> Text:
    return Text(say("keep-count", count=len(move.cards), hand=len(view.hand)), style="bold")


def keep_label(view: EthnosView, move: Keep) -> Text:
    """The shorter of both lists: what stays or what goes."""
    away = list(view.hand)
    for card in move.cards:
        away.remove(card)
    if not away:
        return Text(say("keep-all"))
    if len(away) < len(move.cards):
        return Text.assemble(f"{say('keep-but')} ", cards_sign(away))
    return cards_sign(move.cards) if move.cards else Text(say("keep-none"))


def keep_whole(view: EthnosView, move: Keep) -> Text:
    return Text.assemble(f"{say('keep')} ", keep_label(view, move))


def use_label(view: EthnosView, move: UseAbility) -> Text:
    """What the leader of the band being played would do."""
    if view.band is None:
        return plain_label(view, move)
    about = say(f"use-{view.band.tribe}", size=view.band.size)
    return Text.assemble(format_move(move, language()), f" – {about}")


def plunder_label(view: EthnosView, move: Plunder) -> Text:
    assert view.seat is not None
    markers = len(view.players[view.seat].horde)
    row = box_of(view).horde_glory
    glory = row[min(markers, len(row) - 1)]
    return Text(say("plunder", markers=markers, glory=glory))


def choose_label(view: EthnosView, move: ChooseTribe) -> Text:
    return Text.assemble(format_move(move, language()), (f" – {say(f'brief-{move.tribe}')}", "dim"))


def pass_label(view: EthnosView, move: Pass) -> Text:
    return Text(f"{format_move(move, language())} – {say(f'pass-{view.step}')}", style="dim")


def plain_label(view: EthnosView, move: Any) -> Text:
    return Text(format_move(move, language()))


Label = Callable[[EthnosView, Any], Text]
LABELS: Final[dict[type, Label]] = {
    TakeCard: take_label,
    DrawCard: draw_label,
    PlayBand: band_label,
    PlaceMarker: place_label,
    Keep: keep_label,
    UseAbility: use_label,
    Plunder: plunder_label,
    ChooseTribe: choose_label,
    Pass: pass_label,
}
WHOLE: Final[dict[type, Label]] = {TakeCard: take_whole, PlayBand: band_whole, Keep: keep_whole}
TITLES: Final[dict[type, Label]] = {PlayBand: band_title, Keep: keep_title}


def offer(view: EthnosView, move: Any) -> Offer:
    label = LABELS.get(type(move), plain_label)
    whole = WHOLE.get(type(move), label)
    return Offer(move, label(view, move), whole(view, move))


def market_title(moves: Sequence[Any]) -> Label:
    """Card by card if the first menu stays short, else by tribe, else all together."""
    cards = [move.card for move in moves if isinstance(move, TakeCard)]
    others = len({move.leader for move in moves if isinstance(move, PlayBand)}) + 1
    if len(cards) + others <= MOST_ENTRIES:
        return take_whole
    tribes = {split_card(card)[0] for card in cards}
    return take_tribe if len(tribes) + others <= MOST_ENTRIES else take_any


def in_size(move: Any) -> int:
    """Within a group the largest come first."""
    return -band_size(move) if isinstance(move, PlayBand) else 0


def group(view: EthnosView, moves: Sequence[Any]) -> list[Offers]:
    """Moves with the same title belong together."""
    titles = {**TITLES, TakeCard: market_title(moves)}
    shown: dict[str, Text] = {}
    together: dict[str, list[Any]] = {}
    for move in sorted(moves, key=lambda move: -len(move.cards) if isinstance(move, Keep) else 0):
        title = titles.get(type(move), LABELS.get(type(move), plain_label))(view, move)
        shown.setdefault(title.plain, title)
        together.setdefault(title.plain, []).append(move)
    return [offers(view, shown[name], sorted(alike, key=in_size)) for name, alike in together.items()]


def offers(view: EthnosView, title: Text, moves: Sequence[Any]) -> Offers:
    """With bands, the title says how large they can be."""
    if isinstance(moves[0], PlayBand):
        title.append(f" ≤{band_size(moves[0])}", style="bold")
    return Offers(title, tuple(offer(view, move) for move in moves))

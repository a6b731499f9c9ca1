"""The offers of a decision as a menu: by advisor, by number of soldiers, buildings with price and points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.text import Text

from tafelrunde.cli.language import language, t
from tafelrunde.cli.pictures import Offer, Offers
from tafelrunde.cli.pictures.kingsburg.province import cost_here
from tafelrunde.cli.pictures.kingsburg.signs import gift_sign, price, printed
from tafelrunde.games.kingsburg.box.data import BUILDING_INDEX, BUILDINGS
from tafelrunde.games.kingsburg.play.box import BARRACKS
from tafelrunde.games.kingsburg.play.moves import Build, Influence, Pass, Recruit
from tafelrunde.games.kingsburg.secrecy.view import KingsburgView
from tafelrunde.games.kingsburg.words.text import format_dice, format_move


def influence_title(view: KingsburgView, move: Influence) -> Text:
    """`Treasurer (8) GG`, and that the Envoy is needed."""
    advisor = printed(view)[1][move.advisor - 1]
    name = Text(advisor.name.said(language()), style="bold")
    envoy = t("with-envoy") if move.envoy else ""
    return Text.assemble(name, f" ({move.advisor}) ", gift_sign(advisor.gift), envoy)


def influence_label(view: KingsburgView, move: Influence) -> Text:
    dice = format_dice(sorted(move.dice, reverse=True), sorted(move.white, reverse=True), language())
    extras = [t("with-token")] if move.token else []
    extras += [t("with-market", change=f"{move.market:+d}")] if move.market else []
    return Text(", ".join([dice, *extras]))


def influence_whole(view: KingsburgView, move: Influence) -> Text:
    """Title and dice on one line, for an advisor that can be reached in one way only."""
    return influence_title(view, move).append(" ← ").append_text(influence_label(view, move))


def build_label(view: KingsburgView, move: Build) -> Text:
    """`build Chapel (3G1S → 5 VP)`."""
    building = printed(view)[0][BUILDING_INDEX[move.building]]
    assert view.seat is not None
    cost = price(cost_here(building, view.provinces[view.seat]))
    points = f" → {building.vp} {t('points-short')})"
    return Text.assemble(format_move(move, language()), " (", cost, points)


def recruit_title(view: KingsburgView, move: Recruit) -> Text:
    assert view.seat is not None
    barracks = BUILDINGS[BARRACKS].id in view.provinces[view.seat].buildings
    goods = move.gold + move.wood + move.stone
    return Text(t("recruits", soldiers=goods if barracks else goods // 2), style="bold")


def pass_label(view: KingsburgView, move: Pass) -> Text:
    return Text(f"{format_move(move, language())} – {t(f'pass-{view.step}')}", style="dim")


def plain_label(view: KingsburgView, move: Any) -> Text:
    return Text(format_move(move, language()))


Label = Callable[[KingsburgView, Any], Text]
TITLES: Final[dict[type, Label]] = {Influence: influence_title, Recruit: recruit_title}
LABELS: Final[dict[type, Label]] = {Influence: influence_label, Build: build_label, Pass: pass_label}
WHOLE: Final[dict[type, Label]] = {Influence: influence_whole}


def offer(view: KingsburgView, move: Any) -> Offer:
    label = LABELS.get(type(move), plain_label)
    whole = WHOLE.get(type(move), label)
    return Offer(move, label(view, move), whole(view, move))


def group(view: KingsburgView, moves: Sequence[Any]) -> list[Offers]:
    """Moves with the same title belong together."""
    titles: dict[str, Text] = {}
    together: dict[str, list[Offer]] = {}
    for move in moves:
        title = TITLES.get(type(move), plain_label)(view, move)
        titles.setdefault(title.plain, title)
        together.setdefault(title.plain, []).append(offer(view, move))
    return [Offers(titles[name], tuple(alike)) for name, alike in together.items()]

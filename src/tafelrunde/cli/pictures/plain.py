"""A picture for games that bring none: the view as it is, and the offers in their text form."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from tafelrunde.cli.language import language, t
from tafelrunde.cli.pictures import Offer, Offers, Picture, Scene, badge
from tafelrunde.engine.contract import Game, Seat


def board(scene: Scene) -> RenderableType:
    """Who sits here, and every field of the view on a line."""
    seats = Text("  ").join(Text.assemble(badge(seat), f" {name}") for seat, name in enumerate(scene.names))
    fields = msgspec.to_builtins(scene.view)
    lines = [Text.assemble((f"{name}: ", "dim"), str(value)) for name, value in fields.items()]
    return Group(seats, *lines)


def plain_picture(game: Game) -> Picture:
    def group(view: Any, moves: Sequence[Any]) -> list[Offers]:
        texts = [Text(game.format_move(move, language())) for move in moves]
        return [Offers(text, (Offer(move, text, text),)) for move, text in zip(moves, texts, strict=True)]

    def reason(name: str) -> str:
        words = game.terms.get(f"reason_{name}")
        return name if words is None else words.said(language())

    def points(view: Any, seat: Seat) -> tuple[int, dict[str, int]]:
        return 0, {}

    return Picture(
        board=board,
        province=lambda scene, seat: board(scene),
        hand=lambda scene: None,
        is_news=lambda event: True,
        moment=lambda view: view,
        asked=lambda view: t("asked-plain"),
        group=group,
        rules_now=lambda view: (),
        rules_about=lambda term: (),
        reason=reason,
        points=points,
    )

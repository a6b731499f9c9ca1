"""`tafelrunde phoenix happen`: a good harvest or a plague, chosen or drawn (PH-6.11)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import typer

from tafelrunde.campaign.folder import Campaign
from tafelrunde.cli.language import t
from tafelrunde.cli.phoenix.leading import decide
from tafelrunde.engine.chance import Seeded
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.happenings import PERCENT, drawn


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    kind: Annotated[Literal["harvest", "plague", "draw"], typer.Argument(help=t("phoenix-happen-kind"))],
    fields: Annotated[list[str] | None, typer.Argument(help=t("phoenix-happen-fields"))] = None,
    percent: Annotated[
        int, typer.Option("--percent", min=1, max=100, help=t("phoenix-happen-percent"))
    ] = PERCENT,
    text: Annotated[str, typer.Option("--text", help=t("phoenix-happen-text"))] = "",
    seed: Annotated[int | None, typer.Option("--seed", help=t("phoenix-happen-seed"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    if kind == "draw":
        decision = by_chance(folder, seed)
    else:
        decision = {"move": "happen", "kind": kind, "fields": fields or [], "percent": percent}
    decide(folder, {**decision, "text": text}, as_json)


def by_chance(folder: Path, seed: int | None) -> dict[str, Any]:
    """What is drawn stands in the log like a choice; the number of entries serves as a seed."""
    campaign = Campaign.open(folder)
    move = drawn(campaign.state, Seeded(len(campaign.table.entries) if seed is None else seed))
    if move is None:
        raise Complaint("nobody owns any land yet", "noch gehört niemandem Land")
    data: dict[str, Any] = msgspec.to_builtins(move)
    return data

"""`tafelrunde phoenix grant`: gold for a treasury."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tafelrunde.cli.language import t
from tafelrunde.cli.phoenix.leading import decide


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    realm: Annotated[str, typer.Argument(help=t("phoenix-realm"))],
    gold: Annotated[int, typer.Argument(min=1, help=t("phoenix-grant-gold"))],
    reason: Annotated[str, typer.Option("--reason", help=t("phoenix-reason"))],
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    decide(folder, {"move": "grant", "realm": realm, "gold": gold, "reason": reason}, as_json)

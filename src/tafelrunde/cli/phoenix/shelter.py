"""`tafelrunde phoenix shelter`: a character goes to the castle of the elementals (PH-6.10)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tafelrunde.cli.language import t
from tafelrunde.cli.phoenix.leading import decide


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    realm: Annotated[str, typer.Argument(help=t("phoenix-realm"))],
    person: Annotated[int, typer.Argument(min=501, max=699, help=t("phoenix-shelter-person"))],
    months: Annotated[int, typer.Option("--months", min=0, max=99, help=t("phoenix-shelter-months"))] = 0,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    decide(folder, {"move": "send_away", "realm": realm, "person": person, "months": months}, as_json)

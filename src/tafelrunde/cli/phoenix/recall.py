"""`tafelrunde phoenix recall`: a character comes back from the castle of the elementals (PH-6.10)."""

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
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    decide(folder, {"move": "call_back", "realm": realm, "person": person}, as_json)

"""`tafelrunde phoenix announce`: tells all realms something, or one of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tafelrunde.cli.language import t
from tafelrunde.cli.phoenix.leading import decide


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    text: Annotated[str, typer.Argument(help=t("phoenix-announce-text"))],
    realm: Annotated[str, typer.Option("--realm", "-r", help=t("phoenix-announce-realm"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    decide(folder, {"move": "announce", "text": text, "realm": realm}, as_json)

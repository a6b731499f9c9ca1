"""`tafelrunde phoenix back`: an absent realm plays again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tafelrunde.cli.language import t
from tafelrunde.cli.phoenix.leading import decide


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    realm: Annotated[str, typer.Argument(help=t("phoenix-realm"))],
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    decide(folder, {"move": "declare_return", "realm": realm}, as_json)

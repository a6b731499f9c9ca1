"""`tafelrunde phoenix verify`: plays the whole log again by the rules and draws its dice again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tafelrunde.campaign.folder import LOG, read_bytes
from tafelrunde.cli import verify
from tafelrunde.cli.language import t


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    read_bytes(folder)
    verify.command(folder / LOG, as_json)

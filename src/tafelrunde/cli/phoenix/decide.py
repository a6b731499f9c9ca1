"""`tafelrunde phoenix decide`: any decision of the game master, as a sentence or as JSON."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from tafelrunde.cli.language import t
from tafelrunde.cli.phoenix.leading import decide
from tafelrunde.games.phoenix.text import parse_move


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    sentence: Annotated[str, typer.Argument(help=t("phoenix-decide-sentence"))],
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    decide(folder, msgspec.to_builtins(parse_move(sentence)), as_json)

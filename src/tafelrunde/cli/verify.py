"""`tafelrunde verify`: draws every die and card of a finished game again from its published secret."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

from tafelrunde.cli.input_files import read_log_file
from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import console, print_json
from tafelrunde.telling.verification import Proof, judge


def command(
    log: Annotated[Path, typer.Argument(help=t("argument-log"))],
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    game, read = read_log_file(log)
    tell(judge(game, read, str(log), language()), as_json)


def tell(proof: Proof, as_json: bool) -> None:
    if as_json:
        print_json(proof)
    else:
        said = t(f"verify-{proof.reason.replace('_', '-')}", **words(proof))
        console().print(Text(said, style="bold green" if proof.ok else "bold red"))
    if not proof.ok:
        raise typer.Exit(1)


def words(proof: Proof) -> dict[str, Any]:
    return {**msgspec.structs.asdict(proof), "first_difference": str(proof.first_difference)}

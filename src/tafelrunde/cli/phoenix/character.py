"""`tafelrunde phoenix character`: checks a character sheet for role-play (PH-7.6)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.text import Text

from tafelrunde.cli.input_files import read_toml
from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.engine.errors import BadFile, IllegalMove
from tafelrunde.engine.rulebook import explain
from tafelrunde.engine.validation import worded
from tafelrunde.games import load_game
from tafelrunde.games.phoenix.master.roleplay import CharacterSheet, WorkedOut, complaints, work_out

WRONG: Final = 1


def command(
    file: Annotated[Path, typer.Argument(help=t("phoenix-character-file"))],
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    sheet = read_sheet(file)
    found, right = complaints(sheet), work_out(sheet)
    if as_json:
        said = [{"rule": refusal.rule, "text": worded_refusal(refusal)} for refusal in found]
        print_json({"name": sheet.name, "right": not found, "complaints": said, "worked_out": right})
    else:
        show(sheet, found, right)
    if found:
        raise typer.Exit(WRONG)


def read_sheet(file: Path) -> CharacterSheet:
    try:
        return msgspec.convert(read_toml(file), CharacterSheet)
    except msgspec.ValidationError as error:
        raise BadFile(str(file), worded(error)) from None


def worded_refusal(refusal: IllegalMove) -> str:
    return explain(load_game("phoenix"), refusal, language())


def show(sheet: CharacterSheet, found: list[IllegalMove], right: WorkedOut) -> None:
    out = console()
    for refusal in found:
        say(out, Text(worded_refusal(refusal), style="red"))
    say(out, Text(t("phoenix-character-worked", charisma=right.charisma, control=right.self_control)))
    say(out, Text(t("phoenix-character-exchange", cost=right.cost, paid=right.paid)))
    if not found:
        say(out, Text(t("phoenix-character-right", name=sheet.name), style="green"))

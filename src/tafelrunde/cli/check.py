"""`tafelrunde check`: runs scenario files and shows where play differs from what they expect."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tafelrunde.cli.errors import BAD_INPUT, said_os
from tafelrunde.cli.input_files import Unreadable, scenario_files
from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import console, print_json, progress, say
from tafelrunde.engine.contract import Lang
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.scenario import run_scenario
from tafelrunde.games import load_game
from tafelrunde.telling.complaints import said
from tafelrunde.telling.scenarios import Told, told


class Checked(msgspec.Struct, frozen=True):
    """What came of one file; `error` says why it could not be played at all."""

    file: str
    title: str
    ok: bool
    differences: tuple[Told, ...] = ()
    error: str = ""


def command(
    files: Annotated[list[Path], typer.Argument(help=t("check-files"))],
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    found = list(scenario_files(files))
    if not found:
        raise Complaint("no-scenario-here")
    results = []
    steps: dict[str, list[Any]] = {}
    with progress(t("check-progress")) as tick:
        for path, data in found:
            results.append(checked(path, data, language()))
            steps[str(path)] = steps_of(data)
            tick(len(results) / len(found))
    if as_json:
        print_json(as_data(results))
    else:
        show(console(), results, steps)
    finish(results)


def checked(path: Path, data: dict[str, Any] | Unreadable, lang: Lang) -> Checked:
    if not isinstance(data, dict):
        reason = said_os(data) if isinstance(data, OSError) else said(data, lang)
        return Checked(str(path), "", ok=False, error=reason)
    title = title_of(data, lang)
    try:
        differences = run_scenario(data, str(path), load_game, lang)
    except Complaint as complaint:
        return Checked(str(path), title, ok=False, error=said(complaint, lang))
    return Checked(str(path), title, not differences, tuple(told(each, lang) for each in differences))


def title_of(data: Mapping[str, Any], lang: Lang) -> str:
    title = data.get("title", "")
    return str(title.get(lang, "") if isinstance(title, Mapping) else title)


def steps_of(data: dict[str, Any] | Unreadable) -> list[Any]:
    steps = data.get("steps") if isinstance(data, dict) else []
    return steps if isinstance(steps, list) else []


def count(results: list[Checked]) -> dict[str, int]:
    return {
        "scenarios": len(results),
        "passed": sum(result.ok for result in results),
        "failed": sum(bool(result.differences) for result in results),
        "unreadable": sum(bool(result.error) for result in results),
    }


def as_data(results: list[Checked]) -> dict[str, Any]:
    return {**count(results), "results": results}


def show(out: Console, results: list[Checked], steps: Mapping[str, list[Any]]) -> None:
    for result in results:
        if not result.ok:
            say(out, Text.assemble((result.file, "bold red"), f"  {result.title}"))
            for difference in result.differences:
                show_difference(out, difference, steps[result.file])
            if result.error:
                say(out, Text(f"  {result.error}"))
            out.print()
    counted = count(results)
    style = "bold green" if counted["passed"] == len(results) else "bold red"
    out.print(Text(t("check-counts", **counted), style=style))


def show_difference(out: Console, difference: Told, steps: list[Any]) -> None:
    """Where, and below it both values in one column, so that they can be compared."""
    move = move_at(difference.where, steps)
    say(out, Text.assemble((f"  {difference.where}", "bold"), (f"   {move}" if move else "", "dim")))
    values = Table.grid(padding=(0, 1, 0, 0))
    values.add_row(f"    {t('check-expected')}", Text(difference.expected, "green"))
    values.add_row(f"    {t('check-found')}", Text(difference.found, "red"))
    out.print(values)


def move_at(where: str, steps: list[Any]) -> str:
    """The move of the step that a difference names, as the file has it."""
    number = re.match(r"\w+ (\d+)", where)
    if number is None:
        return ""
    step = steps[int(number[1]) - 1]
    who, move = (step.get("seat"), step.get("move")) if "move" in step else ("chance", step.get("chance"))
    return f"{who}: {move}" if move else ""


def finish(results: list[Checked]) -> None:
    if any(result.error for result in results):
        raise typer.Exit(BAD_INPUT)
    if not all(result.ok for result in results):
        raise typer.Exit(1)

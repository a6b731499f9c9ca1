"""What a run was about, as a table: fights, what came of them, and magic, with the rule of each kind."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tafelrunde.campaign.tally import GROUPS, KINDS, Tally
from tafelrunde.cli.language import t

COLOURS: Final = {"fights": "red", "outcomes": "yellow", "magic": "magenta"}


def tally_data(counted: Tally) -> dict[str, dict[str, int]]:
    """By group and kind, how often; what never happened is there with 0."""
    return {
        group: {kind: counted[kind] for kind, row in KINDS.items() if row.group == group} for group in GROUPS
    }


def show_tally(out: Console, counted: Tally) -> None:
    """One line where peace reigned, else a row for every kind."""
    if not any(counted.values()):
        out.print(Text(t("phoenix-tally-peace")))
        return
    table = Table(title=t("phoenix-tally"), title_style="bold", title_justify="left", box=box.SIMPLE_HEAD)
    for column in ("group", "kind", "count", "rule"):
        table.add_column(t(f"phoenix-tally-{column}"), justify="right" if column == "count" else "left")
    for group, kinds in tally_data(counted).items():
        heads = [t(f"phoenix-tally-group-{group}"), *[""] * len(kinds)]
        for head, (kind, count) in zip(heads, kinds.items(), strict=False):
            style = COLOURS[group] if count else "dim"
            number = Text(t("number", value=count) if count else "–", style)
            name = Text(t(f"phoenix-tally-kind-{kind}"), style)
            table.add_row(Text(head, f"bold {COLOURS[group]}"), name, number, Text(KINDS[kind].rule, "dim"))
        table.add_section()
    out.print(table)

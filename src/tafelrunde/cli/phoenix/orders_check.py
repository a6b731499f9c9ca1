"""`tafelrunde phoenix orders check`: everything that is wrong with a sheet, before it is handed in."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tafelrunde.campaign.checking import Checked, check_text
from tafelrunde.campaign.desk import is_invitation, sit_down
from tafelrunde.campaign.drafts import draft_text, has_draft
from tafelrunde.campaign.folder import Campaign
from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.telling import findings_data, show_findings
from tafelrunde.cli.reading import read_text
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.sentences import format_order

STANDARD_INPUT = "-"


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-desk"))],
    realm: Annotated[str, typer.Argument(help=t("phoenix-realm"))],
    file: Annotated[str, typer.Argument(help=t("phoenix-sheet-file"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    desk = sit_down(folder, realm)
    text = sheet_text(file) if file else waiting_text(folder, realm)
    checked = check_text(desk.game, desk.state, desk.realm, text)
    tell(checked, as_json)
    if not checked.is_fine:
        raise typer.Exit(1)


def sheet_text(file: str) -> str:
    return sys.stdin.read() if file == STANDARD_INPUT else read_text(Path(file))


def waiting_text(folder: Path, realm: str) -> str:
    """Without a file, the sheet that waits is checked again; at home none does."""
    if is_invitation(folder):
        raise Complaint(
            "name the file with the sheet, or - for standard input",
            "nenne die Datei mit dem Zugblatt, oder - für die Standardeingabe",
        )
    campaign = Campaign.open(folder)
    number = campaign.realm(realm)
    name = campaign.names[number]
    if not has_draft(campaign, number):
        raise Complaint(
            f"no sheet of {name} waits; name a file, or - for standard input",
            f"von {name} wartet kein Zugblatt; nenne eine Datei, oder - für die Standardeingabe",
        )
    return draft_text(campaign, number)


def tell(checked: Checked, as_json: bool) -> None:
    if as_json:
        orders = [{"json": order, "text": format_order(order, language())} for order in checked.orders]
        print_json({"ok": checked.is_fine, "orders": orders, "findings": findings_data(checked.findings)})
        return
    out = console()
    show_findings(out, checked.findings)
    wrong = len(checked.findings)
    say(out, Text(t("phoenix-checked", orders=len(checked.orders), wrong=wrong), "red" if wrong else "green"))

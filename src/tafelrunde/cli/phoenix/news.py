"""`tafelrunde phoenix news`: the public notice board of a month."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tafelrunde.campaign.folder import Campaign
from tafelrunde.campaign.reports import as_board, build, last_closed, month_of
from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import print_json
from tafelrunde.cli.phoenix.report import give


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    month: Annotated[int | None, typer.Option("--month", min=1, help=t("phoenix-report-month"))] = None,
    out: Annotated[Path | None, typer.Option("--out", "-o", help=t("phoenix-report-out"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    campaign = Campaign.open(folder)
    report = build(campaign.game, month_of(campaign, None, month or last_closed(campaign.state)))
    if as_json:
        print_json({"month": report.month, "name": report.name, "orders": report.orders, "news": report.news})
    else:
        give(as_board(report, language()).encode(), out)

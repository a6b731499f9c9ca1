"""`tafelrunde phoenix run`: goes on with a campaign, with bots or with the sheets that are handed in."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tafelrunde.campaign.folder import Campaign, changing
from tafelrunde.campaign.running import Ran, deal_bots, run_months
from tafelrunde.cli.language import t
from tafelrunde.cli.output import console, print_json, progress
from tafelrunde.cli.phoenix.telling import realm_rows, show_realms
from tafelrunde.games.phoenix.calendar import month_name


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    months: Annotated[int, typer.Option("--months", "-n", min=1, help=t("phoenix-run-months"))] = 1,
    bots: Annotated[str, typer.Option("--bots", "-b", help=t("phoenix-run-bots"))] = "",
    spared: Annotated[list[str] | None, typer.Option("--except", help=t("phoenix-run-except"))] = None,
    seed: Annotated[int, typer.Option("--seed", "-s", help=t("phoenix-run-seed"))] = 1,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    names = [name.strip() for name in bots.split(",") if name.strip()]
    with changing(folder) as campaign:
        people = {campaign.realm(name) for name in spared or ()}
        players = deal_bots(campaign, names, people)
        with progress(t("phoenix-run-progress", months=months)) as tick:
            ran = run_months(campaign, months, players, seed, tick)
    tell(campaign, ran, as_json)


def tell(campaign: Campaign, ran: Ran, as_json: bool) -> None:
    waiting = [campaign.names[seat] for seat in ran.waiting if seat >= 0]
    if as_json:
        data = {"months": ran.months, "month": campaign.state.month, "waiting": waiting}
        print_json({**data, "entries": len(campaign.table.entries), "realms": realm_rows(campaign)})
        return
    out = console()
    show_realms(out, campaign)
    out.print(t("phoenix-run-done", months=ran.months, month=month_name(campaign.state.month)))
    if waiting:
        out.print(t("phoenix-waiting", realms=", ".join(waiting)))

"""`tafelrunde phoenix close`: ends a round without those who are late."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tafelrunde.cli.language import t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.change import leading, stated
from tafelrunde.cli.phoenix.overview import realms_among, state_in_words
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.state.state import MUSTER
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.months.runner import Runner, missing
from tafelrunde.phoenix_desk.orders.drafts import has_draft


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    reason: Annotated[str, typer.Option("--reason", help=t("phoenix-reason"))],
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    stated(reason)
    with leading(folder) as campaign:
        late = missing(campaign, {})
        need_late(campaign)
        runner = Runner(campaign, {}, 0, leave_out=True, close=reason)
        month, step = campaign.state.month, campaign.state.step
        while (campaign.state.month, campaign.state.step) == (month, step) == (
            month,
            MUSTER,
        ) and runner.step():
            pass
        if step != MUSTER:
            runner.shut()
    names = realms_among(campaign, late)
    if as_json:
        print_json({"late": names, "entry": len(campaign.table.entries)})
    else:
        out = console()
        say(out, Text(t("phoenix-close-done", realms=", ".join(names) or "–")))
        say(out, Text(state_in_words(campaign)))


def need_late(campaign: Campaign) -> None:
    """At its turn a realm is late only as long as no sheet of it waits."""
    state = campaign.state
    if state.step != MUSTER and has_draft(campaign, state.active):
        name = campaign.names[state.active]
        raise Complaint("sheet-handed-in", {"name": name})

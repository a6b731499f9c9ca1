"""`tafelrunde phoenix status`: where a campaign stands and what it waits for."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from tafelrunde.campaign.clock import read_clock
from tafelrunde.campaign.dice import is_waiting, wanted
from tafelrunde.campaign.drafts import waiting_drafts
from tafelrunde.campaign.folder import Campaign
from tafelrunde.campaign.questions import open_questions
from tafelrunde.campaign.rewinding import rollbacks
from tafelrunde.campaign.running import missing
from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.clock import facts as clock_facts
from tafelrunde.cli.phoenix.clock import in_words
from tafelrunde.cli.phoenix.telling import realms_among, state_in_words
from tafelrunde.games.phoenix.calendar import month_name
from tafelrunde.games.phoenix.realm import OUTSIDE
from tafelrunde.games.phoenix.state import STEP_NAMES


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    campaign = Campaign.open(folder)
    data = facts(campaign)
    if as_json:
        print_json(data)
        return
    out = console()
    for line in lines(campaign, data):
        say(out, Text(line))


def facts(campaign: Campaign) -> dict[str, Any]:
    state, names = campaign.state, campaign.names
    return {
        "campaign": campaign.header.table,
        "month": state.month,
        "month_name": month_name(state.month),
        "step": STEP_NAMES[state.step],
        "over": campaign.is_over,
        "order": [names[realm] for realm in state.orders.get(state.month, ())],
        "free": [names[row.number] for row in state.realms if row.kind == OUTSIDE],
        "missing": realms_among(campaign, missing(campaign, {})),
        "sheets": [names[realm] for realm in waiting_drafts(campaign)],
        "dice": wanted(campaign) if is_waiting(campaign) else None,
        "questions": len(open_questions(campaign)),
        "clock": clock_facts(campaign, read_clock(campaign.path, state), time.time()),
        "rollbacks": len(rollbacks(campaign.path)),
        "entries": len(campaign.table.entries),
        "options": state.setting.options,
    }


def lines(campaign: Campaign, data: dict[str, Any]) -> list[str]:
    found = [state_in_words(campaign)]
    for name in ("order", "sheets", "missing", "free"):
        if data[name] and not (name == "sheets" and campaign.is_over):
            found.append(t(f"phoenix-status-{name}", realms=", ".join(data[name])))
    if data["dice"] is not None:
        found.append(t("phoenix-dice-wanted", dice=data["dice"].said(language())))
    if data["questions"]:
        found.append(t("phoenix-status-questions", count=data["questions"]))
    if data["clock"]["allowed"] is not None:
        found.append(in_words(data["clock"]))
    return [*found, t("phoenix-status-entries", entries=data["entries"], rollbacks=data["rollbacks"])]

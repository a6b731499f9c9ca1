"""`tafelrunde phoenix status`, `realms`: where a campaign stands, what it waits for, and its realms."""

from __future__ import annotations

import time
from typing import Annotated, Any, Final

import typer
from rich.text import Text

from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.clock import facts as clock_facts
from tafelrunde.cli.phoenix.clock import in_words
from tafelrunde.cli.phoenix.homes import campaign_at
from tafelrunde.cli.phoenix.overview import realm_rows, realms_among, show_realms, state_in_words
from tafelrunde.games.phoenix.state.realm import OUTSIDE
from tafelrunde.games.phoenix.state.state import STEP_NAMES
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.clock import read_clock
from tafelrunde.phoenix_desk.months.rollback import rollbacks
from tafelrunde.phoenix_desk.months.runner import missing
from tafelrunde.phoenix_desk.months.typed_dice import is_waiting, wanted
from tafelrunde.phoenix_desk.orders.drafts import waiting_drafts
from tafelrunde.phoenix_desk.orders.questions import Question, open_questions
from tafelrunde.phoenix_desk.reports.special_orders import SpecialOrder, special_orders


def show_status(
    folder: Annotated[str, typer.Argument(help=t("phoenix-folder"))],
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    campaign = campaign_at(folder)
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
        "special_orders": special_orders(campaign),
        "questions": len(open_questions(campaign)),
        "clock": clock_facts(campaign, read_clock(campaign.home, state), time.time()),
        "rollbacks": len(rollbacks(campaign)),
        "entries": len(campaign.table.entries),
        "options": state.setting.options,
    }


def special_order_said(order: SpecialOrder) -> str:
    id = "phoenix-status-special-waiting" if order.waits else "phoenix-status-special"
    return t(id, month=month_name(order.month), realm=order.realm, text=order.text)


def lines(campaign: Campaign, data: dict[str, Any]) -> list[str]:
    found = [state_in_words(campaign), *map(special_order_said, data["special_orders"])]
    for name in ("order", "sheets", "missing", "free"):
        if data[name] and not (name == "sheets" and campaign.is_over):
            found.append(t(f"phoenix-status-{name}", realms=", ".join(data[name])))
    if data["dice"] is not None:
        found.append(t("phoenix-dice-wanted", dice=data["dice"].said(language())))
    if data["questions"]:
        found.append(t("phoenix-status-questions", count=data["questions"]))
        found += [f"  {question.number}: {asked(question)}" for question in open_questions(campaign)]
    if data["clock"]["allowed"] is not None:
        found.append(in_words(data["clock"]))
    return [*found, t("phoenix-status-entries", entries=data["entries"], rollbacks=data["rollbacks"])]


def asked(question: Question) -> str:
    return f"{question.question} ({question.realm})" if question.realm else question.question


def list_realms(
    folder: Annotated[str, typer.Argument(help=t("phoenix-folder"))],
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    campaign = campaign_at(folder)
    if as_json:
        print_json({"month": campaign.state.month, "realms": realm_rows(campaign)})
    else:
        show_realms(console(), campaign)


COMMANDS: Final = {"status": show_status, "realms": list_realms}

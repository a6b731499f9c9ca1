"""`tafelrunde phoenix audit`: every correction and decision, with reason, value before and value after."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from tafelrunde.campaign.auditing import Audited, audit
from tafelrunde.campaign.differences import Difference
from tafelrunde.campaign.folder import Campaign
from tafelrunde.campaign.history import begun_month
from tafelrunde.campaign.rewinding import rollbacks
from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.games.phoenix.calendar import month_name


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    month: Annotated[str, typer.Option("--month", help=t("phoenix-protocol-month"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    campaign = Campaign.open(folder)
    wanted = begun_month(campaign, month)
    found = [one for one in audit(campaign) if wanted in (0, one.month)]
    undone = rollbacks(folder)
    if as_json:
        print_json({"decisions": [as_data(campaign, one) for one in found], "rollbacks": undone})
        return
    out = console()
    for one in found:
        for line in lines(campaign, one):
            say(out, Text(line))
    for note in undone:
        key = "phoenix-audit-again" if note.again else "phoenix-log-undone"
        say(out, Text(t(key, file=note.kept, entries=str(note.entries), reason=note.reason)))
    if not found and not undone:
        say(out, Text(t("phoenix-audit-none")))


def as_data(campaign: Campaign, found: Audited) -> dict[str, Any]:
    return {
        "entry": found.entry,
        "month": found.month,
        "kind": found.kind,
        "reason": found.reason,
        "text": campaign.game.format_move(found.move, language()),
        "changes": found.changes,
    }


def lines(campaign: Campaign, found: Audited) -> list[str]:
    said = campaign.game.format_move(found.move, language()).splitlines()
    typed = f" ({t('phoenix-log-typed')})" if found.kind in ("roll", "draw_order") else ""
    head = f"#{found.entry}  {month_name(found.month)}{typed}: {said[0]}"
    return [head, *[f"       {change_said(change)}" for change in found.changes]]


def change_said(change: Difference) -> str:
    """`realms.Ann.gold: 5000 → 0`."""
    return f"{change.path}: {value_said(change.before)} → {value_said(change.after)}"


def value_said(value: str | int | bool | None) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return t("phoenix-value-yes" if value else "phoenix-value-no")
    return t("number", value=value) if isinstance(value, int) else value

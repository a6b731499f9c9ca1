"""`tafelrunde phoenix audit`: every correction and decision, with reason, value before and value after."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any

import typer
from rich.text import Text

from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.homes import campaign_at
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.history import begun_month
from tafelrunde.phoenix_desk.months.notes import Note, notes_of
from tafelrunde.phoenix_desk.months.rollback import rollbacks
from tafelrunde.phoenix_desk.review.audit import Audited, audit
from tafelrunde.phoenix_desk.review.differences import Difference
from tafelrunde.phoenix_desk.review.spoken import spoken


def command(
    folder: Annotated[str, typer.Argument(help=t("phoenix-folder"))],
    month: Annotated[str, typer.Option("--month", help=t("phoenix-protocol-month"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    campaign = campaign_at(folder)
    wanted = begun_month(campaign, month)
    found = [one for one in audit(campaign) if wanted in (0, one.month)]
    undone, noted = rollbacks(campaign), notes_of(campaign.home)
    if as_json:
        decided = [as_data(campaign, one) for one in found]
        print_json({"decisions": decided, "rollbacks": undone, "notes": noted})
        return
    out = console()
    for one in found:
        for line in lines(campaign, one):
            say(out, Text(line))
    for note in undone:
        key = "phoenix-audit-again" if note.again else "phoenix-log-undone"
        say(out, Text(t(key, file=note.kept, entries=str(note.entries), reason=note.reason)))
    for one_note in noted:
        say(out, Text(note_said(one_note)))
    if not found and not undone and not noted:
        say(out, Text(t("phoenix-audit-none")))


def as_data(campaign: Campaign, found: Audited) -> dict[str, Any]:
    return {
        "entry": found.entry,
        "month": found.month,
        "kind": found.kind,
        "dice": found.dice,
        "reason": found.reason,
        "text": campaign.game.format_move(found.move, language()),
        "changes": found.changes,
    }


def lines(campaign: Campaign, found: Audited) -> list[str]:
    said = campaign.game.format_move(found.move, language()).splitlines()
    typed = f" ({t(f'phoenix-log-{found.dice}')})" if found.dice else ""
    head = f"#{found.entry}  {month_name(found.month)}{typed}: {said[0]}"
    return [head, *[f"       {change_said(change)}" for change in found.changes]]


def note_said(note: Note) -> str:
    """`Ann, 17 November 2026: published 12 entries after #30`."""
    when = datetime.fromtimestamp(note.at, UTC).strftime("%Y-%m-%d %H:%M UTC")
    key = f"phoenix-audit-{note.what.replace(' ', '-')}"
    params = {"who": note.who, "when": when, "count": note.count, "dice": note.dice}
    said = t(key, entries=str(note.entries), **params)
    return f"{said} {t('phoenix-audit-returned', realms=', '.join(note.returned))}" if note.returned else said


def change_said(change: Difference) -> str:
    """`Ann, gold: 5,000 → 0`."""
    return str(spoken(change.path, change.before, change.after, language()))

"""`tafelrunde phoenix rollback`, `rerun`: undoes what came after a point, or plays it again."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
import typer
from rich.text import Text

from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.change import playing, stated
from tafelrunde.cli.phoenix.homes import campaign_at, home_at
from tafelrunde.cli.phoenix.notations import amendment
from tafelrunde.cli.phoenix.overview import left_out_data, realms_among, show_left_out, state_in_words
from tafelrunde.engine.codec import convert_move
from tafelrunde.games.phoenix.moves.kinds import Amend
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.phoenix_desk.campaign.campaign import MASTER, Campaign
from tafelrunde.phoenix_desk.campaign.history import read_month, read_point
from tafelrunde.phoenix_desk.months.loss import Loss, foreseen_loss
from tafelrunde.phoenix_desk.months.rollback import Again, Undone, play_again, roll_back


def undo(
    folder: Annotated[str, typer.Argument(help=t("phoenix-folder"))],
    to: Annotated[str, typer.Option("--to", help=t("phoenix-rollback-to"))],
    reason: Annotated[str, typer.Option("--reason", help=t("phoenix-rollback-reason"))] = "",
    preview: Annotated[bool, typer.Option("--preview", help=t("phoenix-rollback-preview"))] = False,
    by: Annotated[str, typer.Option("--by", help=t("phoenix-by"))] = MASTER,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    if preview:
        campaign = campaign_at(folder)
        tell_loss(campaign, foreseen_loss(campaign, read_point(campaign, to)), as_json)
        return
    stated(reason)
    with playing(home_at(folder)) as campaign:
        point = read_point(campaign, to)
        undone = roll_back(campaign, point, reason, language(), who=by, now=time.time())
    tell_undone(undone, as_json)


def tell_loss(campaign: Campaign, loss: Loss, as_json: bool) -> None:
    if as_json:
        print_json(loss)
        return
    out, names = console(), realms_among(campaign, loss.waiting)
    counts = {"dropped": loss.dropped, "decisions": len(loss.decisions), "rolls": loss.rolls}
    say(out, Text(t("phoenix-rollback-loss", **counts)))
    say(out, Text(t("phoenix-rollback-months", months=", ".join(map(month_name, loss.months)))))
    if names:
        say(out, Text(t("phoenix-rollback-wait", realms=", ".join(names))))
    for month, name in loss.aside:
        say(out, Text(t("phoenix-rollback-later", month=month_name(month), realm=name)))
    closed = sorted({report.month for report in loss.reports})
    if closed:
        say(out, Text(t("phoenix-rollback-reports", months=", ".join(map(month_name, closed)))))


def tell_undone(undone: Undone, as_json: bool) -> None:
    note, aside = undone.note, undone.given_back.aside
    realms = realms_among(undone.campaign, undone.given_back.waiting)
    if as_json:
        print_json({**msgspec.to_builtins(note), "drafts": realms, "aside": aside})
        return
    out = console()
    say(out, Text(t("phoenix-rollback-done", dropped=note.dropped, file=note.kept)))
    if realms:
        say(out, Text(t("phoenix-rollback-drafts", count=len(realms), realms=", ".join(realms))))
    if aside:
        say(out, Text(t("phoenix-rollback-aside", files=", ".join(aside))))
    say(out, Text(state_in_words(undone.campaign)))


def run_again(
    folder: Annotated[str, typer.Argument(help=t("phoenix-folder"))],
    reason: Annotated[str, typer.Option("--reason", help=t("phoenix-reason"))],
    month: Annotated[str, typer.Option("--month", help=t("phoenix-rerun-month"))] = "",
    correct: Annotated[list[str] | None, typer.Option("--correct", help=t("phoenix-rerun-correct"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    stated(reason)
    with playing(home_at(folder)) as campaign:
        amend = correction(campaign, correct, reason) if correct else None
        when = read_month(month) if month else last_played(campaign)
        after, again = play_again(campaign, when, reason, amend)
    tell(after, again, as_json)


def correction(campaign: Campaign, changes: Sequence[str], reason: str) -> Amend:
    move = convert_move(campaign.game, amendment(changes, reason))
    assert isinstance(move, Amend)
    return move


def last_played(campaign: Campaign) -> int:
    """The month that is over, or the first one while it runs."""
    return max(1, campaign.state.month - (not campaign.is_over))


def tell(campaign: Campaign, again: Again, as_json: bool) -> None:
    if as_json:
        lost = left_out_data(campaign, again.left_out)
        print_json({"kept": again.note, "left_out": lost, "skipped": [entry.n for entry in again.skipped]})
        return
    out = console()
    say(out, Text(t("phoenix-rerun-done", entries=again.note.dropped, file=again.note.kept)))
    show_left_out(out, campaign, again.left_out)
    for entry in again.skipped:
        said = campaign.game.format_move(entry.move, language())
        say(out, Text(t("phoenix-rerun-skipped", entry=str(entry.n), move=said)))
    say(out, Text(state_in_words(campaign)))


COMMANDS: Final = {"rollback": undo, "rerun": run_again}

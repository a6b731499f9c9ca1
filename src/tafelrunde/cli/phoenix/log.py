"""`tafelrunde phoenix log`, `verify`: the entries of a campaign, and whether they keep to the rules."""

from __future__ import annotations

from typing import Annotated, Any, Final

import typer
from rich.text import Text

from tafelrunde.cli import verify
from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.homes import campaign_at, home_at
from tafelrunde.engine.log import Entry, read_log
from tafelrunde.games import load_game
from tafelrunde.games.phoenix.tables.calendar import month_name
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, read_lines
from tafelrunde.phoenix_desk.campaign.history import begun_month, entries_by_month
from tafelrunde.phoenix_desk.campaign.home import LOG
from tafelrunde.phoenix_desk.months.rollback import RolledBack, kept_dice, rollbacks
from tafelrunde.telling.verification import judge


def list_entries(
    folder: Annotated[str, typer.Argument(help=t("phoenix-folder"))],
    month: Annotated[str, typer.Option("--month", help=t("phoenix-log-month"))] = "",
    start: Annotated[int, typer.Option("--from", min=1, help=t("phoenix-log-from"))] = 1,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    campaign = campaign_at(folder)
    wanted = begun_month(campaign, month)
    chosen = entries_by_month(campaign, wanted, start - 1)
    if as_json:
        kept = kept_dice(campaign)
        rows = [{**as_data(campaign, when, entry), "kept": entry.n in kept} for when, entry in chosen]
        print_json({"entries": rows, "rollbacks": rollbacks(campaign)})
        return
    show(campaign, chosen, rollbacks(campaign))


def name_of(campaign: Campaign, seat: int) -> str:
    return t("phoenix-log-chance") if seat < 0 else campaign.header.seats[seat]


def as_data(campaign: Campaign, month: int, entry: Entry) -> dict[str, Any]:
    return {
        "n": entry.n,
        "month": month,
        "seat": entry.seat,
        "name": name_of(campaign, entry.seat),
        "move": entry.move,
        "text": campaign.game.format_move(entry.move, language()),
        "typed": entry.typed,
    }


def show(campaign: Campaign, chosen: list[tuple[int, Entry]], undone: list[RolledBack]) -> None:
    out = console()
    last, kept = 0, kept_dice(campaign)
    for month, entry in chosen:
        if month != last:
            say(out, Text(month_name(month), "bold"))
            last = month
        how = t("phoenix-log-kept" if entry.n in kept else "phoenix-log-typed")
        typed = f" ({how})" if entry.typed else ""
        said = campaign.game.format_move(entry.move, language()).replace("\n", "\n       ")
        say(out, Text(f"{entry.n:>5}  {name_of(campaign, entry.seat)}{typed}: {said}"))
    for note in undone:
        key = "phoenix-audit-again" if note.again else "phoenix-log-undone"
        say(out, Text(t(key, file=note.kept, entries=str(note.entries), reason=note.reason)))


def verify_log(
    folder: Annotated[str, typer.Argument(help=t("phoenix-folder"))],
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    home = home_at(folder)
    where = home.where(LOG)
    log = read_log(read_lines(home), where, load_game)
    verify.tell(judge(load_game(log.header.game), log, where, language()), as_json)


COMMANDS: Final = {"log": list_entries, "verify": verify_log}

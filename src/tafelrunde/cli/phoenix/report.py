"""`tafelrunde phoenix report`, `news`, `treasury`: what a realm, the game master or the public may know."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import notice, print_json, write_whole
from tafelrunde.cli.phoenix.homes import campaign_at
from tafelrunde.engine.contract import Seat
from tafelrunde.engine.errors import Complaint
from tafelrunde.games.phoenix.state.turn_order import present
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, no_such_realm
from tafelrunde.phoenix_desk.handouts.documents import (
    BookForm,
    ReportForm,
    board_file,
    board_of,
    book_file,
    report_file,
)
from tafelrunde.phoenix_desk.reports import build, last_closed, month_of

MASTER: Final = ("sl", "gm", "master", "spielleitung")
EVERYBODY: Final = ("all", "alle")
ENDINGS: Final = {"text": "txt", "html": "html", "json": "json"}
PUBLIC: Final = ("public", "öffentlich", "oeffentlich", "aushang")


def report_month(
    folder: Annotated[str, typer.Argument(help=t("phoenix-folder"))],
    realm: Annotated[str, typer.Argument(help=t("phoenix-report-realm"))],
    form: Annotated[ReportForm, typer.Option("--format", "-f", help=t("phoenix-report-format"))] = "text",
    out: Annotated[Path | None, typer.Option("--out", "-o", help=t("phoenix-report-out"))] = None,
    month: Annotated[int | None, typer.Option("--month", min=1, help=t("phoenix-report-month"))] = None,
) -> None:
    campaign = campaign_at(folder)
    which = month or last_closed(campaign.state)
    if realm.casefold() in EVERYBODY and campaign.state.setting.realm_named(realm) < 0:
        give_all(campaign, form, which, out)
    else:
        give(report_file(campaign, reader(campaign, realm), which, form, language()), out)


def give_all(campaign: Campaign, form: ReportForm, month: int, out: Path | None) -> None:
    """A file for each realm, one for the game master and one for all."""
    if out is None:
        raise Complaint("reports-need-folder")
    out.mkdir(parents=True, exist_ok=True)
    seats: list[Seat | None] = [*playing(campaign, month), campaign.master, None]
    for seat in seats:
        place = out / f"{file_name(campaign, seat)}.{ENDINGS[form]}"
        write_whole(place, report_file(campaign, seat, month, form, language()))
    notice(t("phoenix-report-done", file=str(out)))


def playing(campaign: Campaign, month: int) -> list[int]:
    """The realms that are in the world, or were when that month began."""
    begun = campaign.months.get(month)
    return sorted({*present(campaign.state), *(present(begun.state) if begun else ())})


def file_name(campaign: Campaign, seat: Seat | None) -> str:
    """`02-Yaromo`; only letters and digits, whatever a realm is called."""
    if seat is None:
        return "public"
    if seat == campaign.master:
        return "SL"
    name = "".join(sign if sign.isalnum() else "-" for sign in campaign.names[seat])
    return f"{seat + 1:02d}-{name}"


def reader(campaign: Campaign, name: str) -> Seat | None:
    """The seat of whoever reads: a realm, the game master, or nobody in particular."""
    found = campaign.state.setting.realm_named(name)
    if found >= 0:
        return found
    if name.casefold() in MASTER:
        return campaign.master
    if name.casefold() in PUBLIC:
        return None
    raise no_such_realm(name, (*campaign.names, "SL", "public", "all"))


def give(data: bytes, out: Path | None) -> None:
    """To a file, or to whoever reads standard output."""
    if out is None:
        print(data.decode(), end="")
    else:
        write_whole(out, data)
        notice(t("phoenix-report-done", file=str(out)))


def show_board(
    folder: Annotated[str, typer.Argument(help=t("phoenix-folder"))],
    month: Annotated[int | None, typer.Option("--month", min=1, help=t("phoenix-report-month"))] = None,
    out: Annotated[Path | None, typer.Option("--out", "-o", help=t("phoenix-report-out"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    campaign = campaign_at(folder)
    which = month or last_closed(campaign.state)
    if as_json:
        print_json(board_of(build(campaign.game, month_of(campaign, None, which))))
    else:
        give(board_file(campaign, which, "text", language()), out)


def show_book(
    folder: Annotated[str, typer.Argument(help=t("phoenix-folder"))],
    realm: Annotated[str, typer.Argument(help=t("phoenix-treasury-realm"))],
    form: Annotated[BookForm, typer.Option("--format", "-f", help=t("phoenix-treasury-format"))] = "text",
    out: Annotated[Path | None, typer.Option("--out", "-o", help=t("phoenix-report-out"))] = None,
) -> None:
    campaign = campaign_at(folder)
    give(book_file(campaign, campaign.realm(realm), form, language()), out)


COMMANDS: Final = {"report": report_month, "news": show_board, "treasury": show_book}

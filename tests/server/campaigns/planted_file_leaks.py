"""Leaks planted into files, notices and lists of tasks, each in its own way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import replace

from tafelrunde.engine.contract import Game
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.told.course import Announced
from tafelrunde.phoenix_desk import reports
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.reports.material import Span
from tafelrunde.server.campaigns.errands import files, my_tasks, notices, report_search
from tests.phoenix_desk.planted_leaks import Patch, strengths, treasuries

Plant = Callable[[Game, Patch], Game]


class Leak(NamedTuple):
    secret: str
    channel: str
    plant: Plant
    where: str = "war"


def instead(module: Any, name: str, made: Callable[[Any], Any]) -> Plant:
    """The function of that name gives way to one made of it."""

    def plant(game: Game, patch: Patch) -> Game:
        patch(module, name, made(getattr(module, name)))
        return game

    return plant


# --- files -----------------------------------------------------------------------------------------------


def masters_seat(honest: Any) -> Any:
    """Every report is the game master's."""
    return lambda campaign, realm: campaign.master


def forgetful_files(honest: Any) -> Any:
    """Files are kept without their readers' numbers."""

    def made(bench: Any, entries: int, args: Any, make: Callable[[], bytes]) -> bytes:
        plain = tuple([part for part in args if not isinstance(part, int)])
        found: bytes = honest(bench, entries, plain, make)
        return found

    return made


def padded_reports(honest: Any) -> Any:
    """Only the size of a report tells something."""

    def report_file(campaign: Campaign, *rest: Any) -> bytes:
        found: bytes = honest(campaign, *rest)
        return found + b" " * (treasuries(campaign.state) % 7)

    return report_file


def neighbours_book(honest: Any) -> Any:
    """The first line of a treasury book is a neighbour's balance."""

    def book_file(campaign: Campaign, realm: int, *rest: Any) -> bytes:
        gold = [row.gold for row in campaign.state.realms]
        found: bytes = honest(campaign, realm, *rest)
        return f"# {gold}\n".encode() + found

    return book_file


def masters_map(honest: Any) -> Any:
    """The picture's title counts men."""

    def map_file(campaign: Campaign, state: State, seat: Any, style: Any) -> bytes:
        found: bytes = honest(campaign, state, seat, style)
        return found + f"<!-- {strengths(state)} -->".encode() if style.form == "svg" else found

    return map_file


def marked_picture(honest: Any) -> Any:
    """Bytes after the end of a PNG, which no eye sees."""

    def map_file(campaign: Campaign, state: State, seat: Any, style: Any) -> bytes:
        found: bytes = honest(campaign, state, seat, style)
        return found + bytes([treasuries(state) % 256]) if style.form == "png" else found

    return map_file


def walls_counted(honest: Any) -> Any:
    """Those who look on are listed as many months as there is gold."""

    def listed(campaign: Campaign, last: int) -> Any:
        return honest(campaign, last - treasuries(campaign.state) % 2)

    return listed


def men_in_the_news(honest: Any) -> Any:
    """The notice board counts all men under arms."""

    def month_seen(game: Game, span: Span, seat: Any) -> Any:
        month = honest(game, span, seat)
        return replace(month, news=(*month.news, Announced(f"Men: {strengths(span.after)}")))

    return month_seen


def whole_months(honest: Any) -> Any:
    """A search finds what stands in the game master's reports."""

    def month_of(campaign: Campaign, seat: Any, month: int) -> Any:
        return honest(campaign, campaign.master, month)

    return month_of


# --- notices and tasks -----------------------------------------------------------------------------------


def prudent_notices(game: Game, patch: Patch) -> Game:
    """A notice goes out only while others are rich."""

    def holds(bench: Any, args: Any) -> bool:
        return treasuries(bench.campaign.state) % 2 == 0

    patch(notices, "HOLDS", {**notices.HOLDS, "report": holds})
    return game


def masters_mail(honest: Any) -> Any:
    """The report that comes by mail is the game master's."""

    def reported(bench: Any, realm: int, *rest: Any) -> Any:
        return honest(bench, bench.campaign.master, *rest)

    return reported


def failures_of_all(honest: Any) -> Any:
    """Failed orders are those of the last month, or of one that strengths decide."""

    def failed(opened: Any, realm: int) -> Any:
        return replace(honest(opened, realm), month=strengths(opened.campaign.state))

    return failed


FILE_LEAKS: dict[str, Leak] = {
    "the game master's seat": Leak("everything", "reports", instead(files, "seat_of", masters_seat)),
    "files without readers": Leak("everything", "reports", instead(files, "made", forgetful_files)),
    "reports that are padded": Leak("treasury", "reports", instead(files, "report_file", padded_reports)),
    "a search through all reports": Leak(
        "everything", "search", instead(report_search, "month_of", whole_months)
    ),
    "a search kept for anybody": Leak(
        "everything", "search", instead(report_search, "made", forgetful_files)
    ),
    "a neighbour's book": Leak("treasury", "treasury", instead(files, "book_file", neighbours_book)),
    "books without readers": Leak("everything", "treasury", instead(files, "made", forgetful_files)),
    "a map that counts": Leak("strengths", "maps", instead(files, "map_file", masters_map)),
    "a picture with a mark": Leak("treasury", "maps", instead(files, "map_file", marked_picture)),
    "months by wealth": Leak("treasury", "public", instead(files, "listed", walls_counted)),
    "a board that counts": Leak("strengths", "public", instead(reports, "month_seen", men_in_the_news)),
    "a notice in time": Leak("treasury", "notices", prudent_notices),
    "the game master's mail": Leak("everything", "notices", instead(notices, "reported", masters_mail)),
    "failures by strength": Leak("strengths", "tasks", instead(my_tasks, "failed", failures_of_all)),
}

"""Leaks planted into what the server's workers answer, each in its own way and its own channel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import replace

from tafelrunde.engine.codec import encode
from tafelrunde.engine.contract import Game
from tafelrunde.games.phoenix.state.state import State
from tafelrunde.games.phoenix.told.course import Announced
from tafelrunde.phoenix_desk import reports
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.history import state_at
from tafelrunde.phoenix_desk.queries import building, compared, odds, paths, pieces, reach, recruiting
from tafelrunde.phoenix_desk.reports.material import Span
from tafelrunde.server.campaigns.errands import drafts, files, my_tasks, notices, questions_of_map, summary
from tafelrunde.server.errors import Denied
from tests.games.phoenix.leaks import of_realms
from tests.phoenix_desk.planted_leaks import Patch, strengths, treasuries
from tests.phoenix_desk.queries import planted_query_leaks as queries
from tests.phoenix_desk.queries.desks import true_desk

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


def at_true_desk(plant: Plant) -> Plant:
    """The realm's desk holds the true position, and an answer makes use of it."""

    def both(game: Game, patch: Patch) -> Game:
        patch(questions_of_map, "seen_by", true_desk)
        return plant(game, patch)

    return both


# --- at a glance -----------------------------------------------------------------------------------------


def rich_colours(honest: Any) -> Any:
    """The summary has a realm's treasury where its colour should be."""

    def realms_named(campaign: Campaign) -> Any:
        gold = [row.gold for row in campaign.state.realms]
        return tuple([replace(one, colour=str(gold[one.number])) for one in honest(campaign)])

    return realms_named


def mark_of_position(honest: Any) -> Any:
    """The mark of the world is one of the whole position."""
    return lambda campaign: f"{hash(encode(campaign.game.dump(campaign.state))):x}"


def hurried_clock(honest: Any) -> Any:
    """The time that is left follows from strengths."""

    def clock_seen(campaign: Campaign, *rest: Any) -> Any:
        return replace(honest(campaign, *rest), used=float(strengths(campaign.state)))

    return clock_seen


# --- sheets ----------------------------------------------------------------------------------------------


def counting_seen(honest: Any) -> Any:
    """A draft is shown with a revision that others' gold decides."""

    def seen(campaign: Campaign, *rest: Any) -> Any:
        return replace(honest(campaign, *rest), revision=treasuries(campaign.state))

    return seen


def talking_refusal(honest: Any) -> Any:
    """Whoever is late with a save is told more than the month."""

    def need_same_round(campaign: Campaign, round: Any) -> None:
        try:
            honest(campaign, round)
        except Denied as refusal:
            told = f"{campaign.state.month} ({strengths(campaign.state)})"
            raise Denied(refusal.code, "draft-round-is-over", {"month": told}) from None

    return need_same_round


def boasting_news(honest: Any) -> Any:
    """What is heard of a sheet that was handed in tells how strong others are."""

    def tell_handed_in(bench: Any, campaign: Campaign, realm: int, by: int) -> None:
        honest(bench, campaign, realm, by)
        bench._pending[-1] = replace(bench._pending[-1], n=strengths(campaign.state))

    return tell_handed_in


def knowing_judge(honest: Any) -> Any:
    """One line less is judged while others are rich."""

    def judged(campaign: Campaign, realm: int, text: str) -> Any:
        lines = text.split("\n")
        return honest(campaign, realm, "\n".join(lines[: len(lines) - treasuries(campaign.state) % 5]))

    return judged


def long_paste(honest: Any) -> Any:
    """A pasted text is called by names that only the game master knows."""

    def pasted(data: bytes, names: Any) -> Any:
        found = honest(data, names)
        return replace(found, text=f"{found.text}{LAST.get('gold')}")

    return pasted


LAST: dict[str, int] = {}


def remembering(game: Game, patch: Patch) -> Game:
    """The paste reads what the verdict before it has left."""
    honest = drafts.judged

    def judged(campaign: Campaign, realm: int, text: str) -> Any:
        LAST["gold"] = treasuries(campaign.state)
        return honest(campaign, realm, text)

    patch(drafts, "judged", judged)
    patch(drafts, "pasted", long_paste(drafts.pasted))
    return game


# --- questions -------------------------------------------------------------------------------------------


def one_desk_for_all(honest: Any) -> Any:
    """The desk is kept without its realm's number."""

    def desk_of(bench: Any, realm: int) -> Any:
        kept = bench.opened.kept
        return kept.setdefault("desk", kept.get("desk") or honest(bench, realm))

    return desk_of


def masters_views(honest: Any) -> Any:
    """Sightings come from the position itself: an army's strength is its name."""

    def sightings(views: Any) -> Any:
        return tuple([replace(one, trail=one.trail[: 1 + len(str(views)) % 2]) for one in honest(views)])

    return sightings


def masters_past(honest: Any) -> Any:
    """Months that are over are shown as the game master saw them."""
    return lambda campaign, realm, month: campaign.game.view(state_at(campaign, month), campaign.master)


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


LEAKS: dict[str, Leak] = {
    "colours of gold": Leak("treasury", "summary", instead(summary, "realms_named", rich_colours)),
    "a mark of everything": Leak("everything", "summary", instead(summary, "world_mark", mark_of_position)),
    "a hurried clock": Leak("strengths", "summary", instead(summary, "clock_seen", hurried_clock)),
    "revisions that count": Leak("treasury", "drafts", instead(drafts, "seen", counting_seen)),
    "a refusal that talks": Leak("strengths", "drafts", instead(drafts, "need_same_round", talking_refusal)),
    "news that boast": Leak("strengths", "drafts", instead(drafts, "tell_handed_in", boasting_news)),
    "a judge who knows": Leak("treasury", "verdict", instead(drafts, "judged", knowing_judge)),
    "a paste that remembers": Leak("treasury", "verdict", remembering),
    "one desk for all": Leak("everything", "view", instead(questions_of_map, "desk_of", one_desk_for_all)),
    "reach that fears": Leak(
        "strengths", "reach", at_true_desk(instead(reach, "reached", queries.who_fears))
    ),
    "prudent journeys": Leak("strengths", "way", at_true_desk(instead(paths, "journey", queries.prudent))),
    "a chatty refusal": Leak("treasury", "way", at_true_desk(instead(paths, "reason", queries.chatty))),
    "open chests": Leak(
        "special income",
        "recruiting",
        at_true_desk(instead(recruiting, "town_offers", queries.open_chests)),
        "siege",
    ),
    "masons who talk": Leak(
        "town damage", "building", at_true_desk(instead(building, "town_sites", queries.masons_talk)), "siege"
    ),
    "odds without questions": Leak(
        "strengths", "odds", at_true_desk(instead(odds, "unknown_keys", queries.no_questions))
    ),
    "a search that counts": Leak(
        "strengths", "pieces", at_true_desk(instead(pieces, "army_piece", queries.counted_all))
    ),
    "owners by wealth": Leak(
        "treasury", "past months", queries.instead(compared, "owners", queries.by_wealth, of_realms("gold"))
    ),
    "trails cut short": Leak(
        "strengths",
        "past months",
        queries.instead(questions_of_map, "sightings", masters_views, of_realms("gold")),
    ),
    "the game master's past": Leak(
        "everything", "view", instead(questions_of_map, "month_view", masters_past)
    ),
    "the game master's desk": Leak(
        "everything", "view", instead(questions_of_map, "seen_by", queries.masters_desk)
    ),
    "the game master's seat": Leak("everything", "reports", instead(files, "seat_of", masters_seat)),
    "files without readers": Leak("everything", "reports", instead(files, "made", forgetful_files)),
    "reports that are padded": Leak("treasury", "reports", instead(files, "report_file", padded_reports)),
    "a neighbour's book": Leak("treasury", "treasury", instead(files, "book_file", neighbours_book)),
    "a map that counts": Leak("strengths", "maps", instead(files, "map_file", masters_map)),
    "a picture with a mark": Leak("treasury", "maps", instead(files, "map_file", marked_picture)),
    "months by wealth": Leak("treasury", "public", instead(files, "listed", walls_counted)),
    "a board that counts": Leak("strengths", "public", instead(reports, "month_seen", men_in_the_news)),
    "a notice in time": Leak("treasury", "notices", prudent_notices),
    "the game master's mail": Leak("everything", "notices", instead(notices, "reported", masters_mail)),
    "failures by strength": Leak("strengths", "tasks", instead(my_tasks, "failed", failures_of_all)),
}

"""Leaks planted into what people hear of each other: letters, drafts, news, lists, archives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import replace
from sqlalchemy import Connection, func, select

from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.house import HouseRules
from tafelrunde.phoenix_desk.orders.drafts import file_name, has_draft
from tafelrunde.phoenix_desk.orders.questions import open_questions
from tafelrunde.server.campaign_routes import people
from tafelrunde.server.campaigns import gathering, notices, rights, sealing, writing
from tafelrunde.server.campaigns.errands import (
    archives,
    course,
    desk,
    drafts,
    files,
    inbox,
    letters,
    my_tasks,
    offers,
    projector,
    questions,
    questions_of_map,
    rehearsals,
    summary,
    tags,
)
from tafelrunde.server.campaigns.happenings import Happening
from tafelrunde.server.messages.campaign_messages import CampaignWelcome
from tafelrunde.server.sockets.campaign_socket import CampaignLine
from tafelrunde.store import letters as post
from tafelrunde.store.schema import LETTERS
from tests.phoenix_desk.queries.planted_query_leaks import masters_desk
from tests.server.campaigns.inline_office import Patch
from tests.server.campaigns.planted_file_leaks import masters_seat
from tests.server.campaigns.planted_projector_leaks import (
    counting_news,
    handed_in,
    is_rehearsed,
    rehearsed_view,
)


class PeopleLeak(NamedTuple):
    story: str
    plant: Callable[[Patch], None]
    by: str = "Ann"
    """Who notices."""


def instead(module: Any, name: str, made: Callable[[Any], Any]) -> Callable[[Patch], None]:
    return lambda patch: patch(module, name, made(getattr(module, name)))


def always(answer: Any) -> Callable[[Any], Any]:
    return lambda honest: lambda *rest, **more: answer


# --- news ------------------------------------------------------------------------------------------------


def told_to_all(module: Any) -> Callable[[Patch], None]:
    """What happens in this room everybody hears."""

    def happening(kind: Any, *rest: Any, **more: Any) -> Happening:
        return replace(Happening(kind, *rest, **more), realms=None)

    return lambda patch: patch(module, "Happening", happening)


def greeted_again(honest: Any) -> Any:
    """Whoever comes or goes, everybody is told anew what he is himself."""

    async def recheck(line: Any) -> None:
        await honest(line)
        line.say(CampaignWelcome(line.campaign, ()))

    return recheck


# --- letters ---------------------------------------------------------------------------------------------


def all_unread(honest: Any) -> Any:
    """The number of unread letters is that of all letters."""

    def count_unread(connection: Connection, *rest: Any) -> int:
        return connection.scalar(select(func.count()).select_from(LETTERS)) or 0

    return count_unread


def one_box(honest: Any) -> Any:
    """Everybody's letters lie in one box."""
    return lambda connection, table, box, *rest: honest(connection, table, None, *rest)


def offers_of_all(honest: Any) -> Any:
    """Offers to others wait for everybody."""

    def correspondence(connection: Connection, name: str, campaign: Any, reader: Any) -> Any:
        mine, unread = honest(connection, name, campaign, reader)
        return mine, replace(unread, more=all_unread(None)(connection) > 0)

    return correspondence


# --- sheets and lists ------------------------------------------------------------------------------------


def shared_always(honest: Any) -> Any:
    """Every draft counts as shared."""
    return lambda campaign, realm: replace(honest(campaign, realm), shared=True)


def offers_write(honest: Any) -> Any:
    """Whoever has a draft is said to be writing it, although an offer wrote it."""

    def writing(campaign: Campaign) -> frozenset[int]:
        names = {paper.name for paper in campaign.home.papers("draft")}
        return frozenset([n for n in range(len(campaign.names)) if file_name(campaign.names, n) in names])

    return writing


def told_each_time(honest: Any) -> Any:
    """Game masters hear of every save."""

    def note_begun(bench: Any, campaign: Campaign, realm: int) -> None:
        bench.tell(Happening("sheet", masters=True, month=campaign.state.month, n=realm, detail="begun"))

    return note_begun


def length_told(honest: Any) -> Any:
    """How long a sheet is that nobody has handed in."""

    def realms(bench: Any, campaign: Campaign) -> Any:
        sizes = [len(drafts.kept_draft(campaign, one.realm).newest.text) for one in honest(bench, campaign)]
        found = zip(honest(bench, campaign), sizes, strict=True)
        return tuple([replace(one, stand_in=str(size)) for one, size in found])

    return realms


def one_notebook(honest: Any) -> Any:
    """Names and notes of all realms stand on one paper."""
    return lambda campaign, realm: honest(campaign, 0)


def readiness_shown(honest: Any) -> Any:
    """Who has handed in stands in the summary."""

    def realms_named(campaign: Campaign) -> Any:
        return tuple([replace(one, plays=has_draft(campaign, one.number)) for one in honest(campaign)])

    return realms_named


def crowd_counted(honest: Any) -> Any:
    """One's own mark of presence tells how many are there."""
    return lambda member, here=frozenset(): replace(honest(member, here), here=len(here) > 5)


def court_counted(honest: Any) -> Any:
    """How many have joined stands behind one's own name."""

    async def place(campaigns: Any, campaign: str, caller: Any) -> Any:
        found = await honest(campaigns, campaign, caller)
        joined = sum([one.joined for one in await campaigns.store.members(campaign)])
        return replace(found, members=tuple([replace(one, name=f"{joined}") for one in found.members]))

    return place


PEOPLE_LEAKS: dict[str, PeopleLeak] = {
    "news for everybody": PeopleLeak("drafts", instead(gathering, "is_for", always(True))),
    "drafts told to all": PeopleLeak("drafts", told_to_all(drafts), "Zoe"),
    "drafts that are shared": PeopleLeak("drafts", instead(drafts, "kept_draft", shared_always), "Mia"),
    "drafts that offers wrote": PeopleLeak("letters", instead(desk, "writing", offers_write), "Mia"),
    "every save told": PeopleLeak("drafts", instead(drafts, "note_begun", told_each_time), "Mia"),
    "drafts that are measured": PeopleLeak("drafts", instead(desk, "realms", length_told), "Mia"),
    "who begins to write": PeopleLeak("beginning", told_to_all(writing), "Ann"),
    "notes told to all": PeopleLeak("drafts", told_to_all(tags), "Zoe"),
    "one notebook for all": PeopleLeak("drafts", instead(tags, "paper_of", one_notebook)),
    "deputies who go on hearing": PeopleLeak("drafts", instead(gathering, "is_over", always(False)), "Eve"),
    "deputies for ever": PeopleLeak("sheets", instead(rights, "is_over", always(False)), "Eve"),
    "notices for everybody": PeopleLeak("letters", instead(notices, "is_for", always(True))),
    "unread letters of all": PeopleLeak("letters", instead(post, "count_unread", all_unread)),
    "one box for all": PeopleLeak("letters", instead(post, "letters", one_box)),
    "letters that are open": PeopleLeak(
        "letters", instead(letters, "house_rules", always(HouseRules("open"))), "Mia"
    ),
    "offers told to all": PeopleLeak("letters", told_to_all(offers)),
    "letters told to all": PeopleLeak("letters", told_to_all(letters), "Anna"),
    "more than one's own": PeopleLeak("letters", instead(my_tasks, "correspondence", offers_of_all)),
    "an archive without a seal": PeopleLeak(
        "letters", instead(archives, "seal", lambda honest: lambda keys, campaign, data: data), "Mia"
    ),
    "a seal without padding": PeopleLeak(
        "drafts", instead(sealing, "padded", lambda honest: lambda data: data), "Mia"
    ),
    "a welcome for every change": PeopleLeak("court", instead(CampaignLine, "recheck", greeted_again)),
    "a court that is counted": PeopleLeak("court", instead(gathering.Campaigns, "place", court_counted)),
    "people who are counted": PeopleLeak("presence", instead(people, "info", crowd_counted)),
    "comings and goings told to all": PeopleLeak("presence", instead(gathering, "may_know", always(True))),
    "comings heard at the wall": PeopleLeak("presence", instead(gathering, "may_know", always(True)), "Wall"),
    "sheets told to all": PeopleLeak("sheets", told_to_all(drafts)),
    "readiness in the summary": PeopleLeak("sheets", instead(summary, "realms_named", readiness_shown)),
    "everybody's questions": PeopleLeak(
        "questions",
        instead(questions, "of_realm", lambda honest: lambda campaign, realm: open_questions(campaign)),
    ),
    "questions told to all": PeopleLeak("questions", told_to_all(questions)),
    "an inbox that is heard": PeopleLeak("questions", told_to_all(inbox)),
    "rehearsals that are heard": PeopleLeak("corrections", told_to_all(rehearsals)),
    "decisions told to all": PeopleLeak("corrections", told_to_all(course)),
    "why a sheet came back": PeopleLeak("sheets", told_to_all(letters)),
    "the game master's report": PeopleLeak("corrections", instead(files, "seat_of", masters_seat)),
    "sheets on the wall": PeopleLeak("sheets", instead(projector, "news", counting_news(handed_in)), "Wall"),
    "a rehearsal on the wall": PeopleLeak(
        "rehearsal", instead(projector, "news", counting_news(is_rehearsed)), "Wall"
    ),
    "a rehearsal's army on the wall": PeopleLeak(
        "rehearsal", instead(projector, "public_view", rehearsed_view), "Wall"
    ),
    "rehearsals heard at the wall": PeopleLeak("rehearsal", told_to_all(rehearsals), "Wall"),
    "an army that is counted": PeopleLeak("month", instead(questions_of_map, "seen_by", masters_desk)),
}

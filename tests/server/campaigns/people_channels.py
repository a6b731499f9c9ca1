"""What people hear of each other in a campaign: the same story told twice, with other secrets.

Twice the same house, the same people, the same moment. In one of them a neighbour writes, corresponds,
appoints, hands in; in the other he does not. Whoever has no part in it must be answered alike, to the byte:
over HTTP with status and headers, on sockets, and in notices.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from io import BytesIO
from typing import Any, NamedTuple
from zipfile import ZipFile

from tests.server.campaigns import people_stories as stories
from tests.server.campaigns.campaign_house import ANN, BOB, HERE, realm_path
from tests.server.campaigns.people_house import Play, play, setting
from tests.server.house import run

# -- what others get --------------------------------------------------------------------------------------

NOWHERE = "0" * 20
REALM_PATHS = (
    *("draft", "sheet", "tasks", "letters", "letters?limit=1", "questions", "view", "view?month=1"),
    *("sightings", "months?before=1&after=1", "treasury?form=csv", "report?form=text"),
    *("tags", "history?unit=601", "reports/search?text=ph"),
)
SOME_PATHS = ("draft", "tasks", "letters", "view")
PATHS = (
    *("", "/world", "/members", "/months", "/contacts", "/board?form=text", "/public/months"),
    *(
        "/public/board?form=text",
        "/projector",
        "/projector/world",
        "/desk",
        "/inbox",
        "/letters",
        "/questions",
        "/audit",
        "/archive",
    ),
)
OF_REHEARSALS = tuple(
    f"/rehearsal{path}"
    for path in ("", "/view", "/sight", "/conflicts", "/phases/0", "/phases/0?since=0", "/reports/0")
)
DRAWN = ("map", "report", "report?form=json")
ASKED: dict[str, Any] = {
    "reach": {"unit": 101},
    "pieces": {},
    "recruiting": {},
    "building": {},
    "draft/check": {"text": "X"},
    "deeds": {"unit": 601},
    "possessions": {},
    "card": {"unit": 601},
}
Answer = tuple[str, Any]


def told(label: str, answer: Any) -> Answer:
    """Status, headers and body; of an archive its sealed part only in size."""
    body: Any = answer.content
    if answer.headers.get("content-type") == "application/zip":
        body = opened(body)
        answer.headers.pop("content-length")
    return label, (answer.status_code, sorted(answer.headers.items()), body)


def opened(data: bytes) -> dict[str, Any]:
    with ZipFile(BytesIO(data)) as archive:
        read = {name: archive.read(name) for name in archive.namelist()}
    return {name: len(body) if "sealed" in name else body for name, body in read.items()}


async def looked(play: Play, name: str, *, drawn: bool, more: tuple[str, ...]) -> list[Answer]:
    """Everything that somebody gets who tries every door."""
    person, is_curious = play.people[name], name in ("Ann", "Mia")
    doors = (*REALM_PATHS, *(DRAWN if drawn else ())) if is_curious else SOME_PATHS
    paths = [f"{HERE}{path}" for path in (*PATHS, *more)]
    paths += [realm_path(realm, path) for realm in (ANN, BOB) for path in doors]
    paths += ["/api/campaigns", realm_path(BOB, f"letters?thread={NOWHERE}")]
    found = [told(path, await person.ask("GET", path)) for path in paths]
    for path, body in ASKED.items() if is_curious else ():
        found.append(told(path, await person.ask("POST", realm_path(ANN, path), body)))
    return found


async def got(play: Play, name: str, story: Story) -> list[Answer]:
    found = await looked(play, name, drawn=story.drawn, more=story.more)
    if name in play.ears:
        found.append((f"the socket of {name}", list(play.ears[name].heard)))
    if name in setting().ids:
        found.append((f"notices to {name}", play.notices(name)))
    return found


class Story(NamedTuple):
    tell: Callable[[Play], Awaitable[None]]
    observers: tuple[str, ...]
    drawn: bool = False
    """Also maps and pages."""
    more: tuple[str, ...] = ()
    """Doors that only game masters should find open."""


OUTSIDE = ("Ann", "Anna", "Zoe", "Eve", "Wall", "stranger")
STORIES: dict[str, Story] = {
    "drafts": Story(stories.drafts, (*OUTSIDE, "Mia")),
    "beginning": Story(stories.beginning, OUTSIDE),
    "letters": Story(stories.letters, (*OUTSIDE, "Mia")),
    "court": Story(stories.court, OUTSIDE),
    "sheets": Story(stories.sheets, OUTSIDE),
    "questions": Story(stories.questions, OUTSIDE),
    "presence": Story(stories.presence, OUTSIDE),
    "corrections": Story(stories.corrections, OUTSIDE, drawn=True),
    "rehearsal": Story(stories.rehearsal, OUTSIDE, drawn=True),
    "month": Story(stories.month, OUTSIDE, drawn=True),
    "trial": Story(stories.trial, (*OUTSIDE, "Bob"), drawn=True, more=OF_REHEARSALS),
}


async def telling(story: Story, which: int) -> dict[str, list[Answer]]:
    async with play(which) as told_so:
        await story.tell(told_so)
        return {name: await got(told_so, name, story) for name in story.observers}


def heard_of(name: str, *observers: str) -> str:
    """Who notices which telling it was, and by what; empty if nobody does."""
    story, _made = STORIES[name], setting()
    if observers:
        story = story._replace(observers=observers)
    one, other = [run(telling(story, which)) for which in (0, 1)]
    for observer in story.observers:
        for mine, theirs in zip(one[observer], other[observer], strict=True):
            if mine != theirs:
                return f"{name}: {observer} can tell by {mine[0]}: {mine[1]!r:.600} {theirs[1]!r:.600}"
    return ""

"""Leaks planted into the page on the wall: positions, dice, sheets, and a rehearsal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.contract import Words
from tafelrunde.games.phoenix.told.events import Minuted
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.orders.drafts import has_draft
from tafelrunde.phoenix_desk.rehearsal.script import read_script
from tafelrunde.server.campaigns.errands import projector, rehearsals
from tests.phoenix_desk.planted_leaks import strengths, treasuries
from tests.server.campaigns.planted_file_leaks import Leak, instead

Count = Callable[[Campaign], int]


def masters_eyes(honest: Any) -> Any:
    """The map is the game master's."""
    return lambda campaign: campaign.game.view(campaign.state, campaign.master)


def hurried_wall(honest: Any) -> Any:
    """The time that is left follows from strengths."""
    return lambda bench, campaign: projector.TimeShown(None, float(strengths(campaign.state)))


def counting_news(count: Count) -> Callable[[Any], Any]:
    """Only the length of the answer tells something."""

    def made(honest: Any) -> Any:
        return lambda campaign, view: (*honest(campaign, view), *[Words("", "")] * count(campaign))

    return made


def wealth(campaign: Campaign) -> int:
    return treasuries(campaign.state) % 7


def throws(campaign: Campaign) -> int:
    """How much was worked out with dice, though they do not lie open here."""
    told = [event for row in campaign.table.events for event in row if isinstance(event, Minuted)]
    return sum([len(event.entries or ()) for event in told])


def handed_in(campaign: Campaign) -> int:
    return sum([has_draft(campaign, realm) for realm in range(len(campaign.names))])


def is_rehearsed(campaign: Campaign) -> int:
    return int(read_script(campaign.home) is not None)


def rehearsed_view(honest: Any) -> Any:
    """The map is that of the month on the game master's desk, seen as the public would."""

    def public_view(campaign: Campaign) -> Any:
        script = read_script(campaign.home)
        return honest(
            campaign if script is None else rehearsals.CAST.rehearsal(campaign.home, script).campaign
        )

    return public_view


PROJECTOR_LEAKS: Final[dict[str, Leak]] = {
    "the game master's wall": Leak(
        "everything", "projector", instead(projector, "public_view", masters_eyes)
    ),
    "a wall in a hurry": Leak("strengths", "projector", instead(projector, "time_shown", hurried_wall)),
    "a wall that is padded": Leak("treasury", "projector", instead(projector, "news", counting_news(wealth))),
    "dice on the wall": Leak("dice", "projector", instead(projector, "news", counting_news(throws))),
}

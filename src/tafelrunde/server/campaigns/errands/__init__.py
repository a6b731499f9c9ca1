"""Everything that can be done with a campaign, by name."""

from __future__ import annotations

from typing import Final

from tafelrunde.server.campaigns.errand import Errand
from tafelrunde.server.campaigns.errands import (
    drafts,
    founding,
    inbox,
    letters,
    my_tasks,
    notices,
    offers,
    questions,
    questions_of_map,
    summary,
)

ERRANDS: Final[dict[str, Errand]] = {
    errand.name: errand
    for room in (
        drafts,
        founding,
        inbox,
        letters,
        my_tasks,
        notices,
        offers,
        questions,
        questions_of_map,
        summary,
    )
    for errand in room.ERRANDS
}

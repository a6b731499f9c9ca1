"""Everything that can be done with a campaign, by name."""

from __future__ import annotations

from typing import Final

from tafelrunde.server.campaigns import worlds
from tafelrunde.server.campaigns.errand import Errand
from tafelrunde.server.campaigns.errands import (
    archives,
    clocks,
    correcting,
    desk,
    drafts,
    files,
    founding,
    history,
    inbox,
    letters,
    my_tasks,
    notices,
    offers,
    people,
    projector,
    questions,
    questions_of_map,
    questions_of_pieces,
    rehearsals,
    report_search,
    review,
    running,
    summary,
    tags,
    trials,
)

ERRANDS: Final[dict[str, Errand]] = {
    errand.name: errand
    for room in (
        archives,
        clocks,
        correcting,
        desk,
        drafts,
        files,
        founding,
        history,
        inbox,
        letters,
        my_tasks,
        notices,
        offers,
        people,
        projector,
        questions,
        questions_of_map,
        questions_of_pieces,
        rehearsals,
        report_search,
        review,
        running,
        summary,
        tags,
        trials,
        worlds,
    )
    for errand in room.ERRANDS
}

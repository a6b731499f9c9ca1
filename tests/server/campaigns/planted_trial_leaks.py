"""Leaks of a rehearsal that is not published: each lets realms, or those who look on, notice the copy."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.server.campaign_routes import serving
from tafelrunde.server.campaigns import gathering, worker
from tafelrunde.server.campaigns.errands import (
    ERRANDS,
    drafts,
    my_tasks,
    questions_of_map,
    rehearsals,
    summary,
)
from tafelrunde.server.campaigns.happenings import Happening
from tafelrunde.server.campaigns.workbench import Workbench
from tests.server.campaigns.inline_office import Patch
from tests.server.campaigns.planted_people_leaks import PeopleLeak, instead, told_to_all


def copy_of(campaign: Campaign) -> Campaign:
    """The copy that is being rehearsed on, if there is one."""
    live = rehearsals.CAST.live.values()
    return next((one.rehearsal.campaign for one in live), campaign)


def entries() -> int:
    """What the rehearsal would publish."""
    return sum([one.rehearsal.entries for one in rehearsals.CAST.live.values()])


def on_copy(name: str) -> Callable[[Patch], None]:
    """An errand works on the copy."""

    def errand(honest: Any) -> Any:
        def done(bench: Workbench, args: Any) -> Any:
            true = bench.campaign
            bench.opened.campaign = copy_of(true)
            try:
                return honest(bench, args)
            finally:
                bench.opened.campaign = true

        return done

    return lambda patch: patch_errand(patch, name, errand)


def patch_errand(patch: Patch, name: str, made: Callable[[Any], Any]) -> None:
    honest = ERRANDS[name]
    patch(worker, "ERRANDS", {**ERRANDS, name: honest._replace(do=made(honest.do))})


def seen_on_copy(honest: Any) -> Any:
    """A realm's desk is laid with the position of the copy."""
    return lambda game, state, realm: honest(game, copied_state(state), realm)


def judged_on_copy(honest: Any) -> Any:
    """Drafts are judged where the rehearsal stands."""
    return lambda game, state, realm, text: honest(game, copied_state(state), realm, text)


def copied_state(state: Any) -> Any:
    live = rehearsals.CAST.live.values()
    return next((one.rehearsal.state for one in live), state)


def counted_colours(honest: Any) -> Any:
    """A colour of the summary tells how much would be published."""
    return lambda campaign: tuple(
        [replace(one, colour=f"{one.colour}{entries() or ''}") for one in honest(campaign)]
    )


def hurried(honest: Any) -> Any:
    """The time that is used up grows with each entry of the copy."""

    def clock_seen(*rest: Any) -> Any:
        found = honest(*rest)
        return replace(found, used=found.used + entries())

    return clock_seen


def longer(honest: Any) -> Any:
    """A file is as much longer as the copy has entries."""
    return lambda *rest: honest(*rest) + b" " * entries()


class TellingMarks:
    """ETags in which the copy counts."""

    @staticmethod
    def sha256(data: bytes) -> Any:
        return hashlib.sha256(data + b"." * entries())


def heard_by_all(honest: Any) -> Any:
    """News of rehearsals are for everybody who listens."""
    return lambda happening, member: happening.kind == "rehearsal" or honest(happening, member)


def told_as_a_turn(patch: Patch) -> None:
    """Whoever rehearses lets all know that the round goes on."""

    def tell_masters(bench: Workbench, month: int, by: int, detail: str) -> None:
        bench.tell(Happening("round", None, month=month, detail=detail))

    patch(rehearsals, "tell_masters", tell_masters)


def done_with(honest: Any) -> Any:
    """Whose sheet was played on the copy has nothing more to do."""

    def sheet_due(bench: Workbench, campaign: Campaign, realm: int) -> Any:
        return honest(bench, copy_of(campaign), realm)

    return sheet_due


TRIAL_LEAKS: dict[str, PeopleLeak] = {
    "rehearsals told to all": PeopleLeak("trial", told_to_all(rehearsals)),
    "rehearsals that spectators hear": PeopleLeak("trial", instead(gathering, "is_for", heard_by_all), "Zoe"),
    "a rehearsal told as a round": PeopleLeak("trial", told_as_a_turn, "Anna"),
    "the view of the copy": PeopleLeak("trial", instead(questions_of_map, "seen_by", seen_on_copy)),
    "entries in the summary": PeopleLeak("trial", instead(summary, "realms_named", counted_colours), "Zoe"),
    "a clock that the copy hurries": PeopleLeak("trial", instead(summary, "clock_seen", hurried)),
    "drafts judged on the copy": PeopleLeak("trial", instead(drafts, "verdict", judged_on_copy)),
    "reports of the copy": PeopleLeak("trial", on_copy("files.report")),
    "a treasury of the copy": PeopleLeak("trial", on_copy("files.treasury")),
    "the summary of the copy": PeopleLeak("trial", on_copy("summary"), "Zoe"),
    "sizes that count the copy": PeopleLeak(
        "trial", lambda patch: patch_errand(patch, "files.report", longer)
    ),
    "marks that count the copy": PeopleLeak("trial", lambda patch: patch(serving, "hashlib", TellingMarks)),
    "sheets that the copy has spent": PeopleLeak("trial", instead(my_tasks, "sheet_due", done_with)),
}

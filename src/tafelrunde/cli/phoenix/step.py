"""`tafelrunde phoenix step`: the next turn phase by phase, on a copy or for good."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.text import Text

from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.change import playing
from tafelrunde.cli.phoenix.compare import difference_lines
from tafelrunde.cli.phoenix.conflicts import conflicts_data, show_conflicts
from tafelrunde.cli.phoenix.overview import left_out_data, realms_among, show_left_out, state_in_words
from tafelrunde.cli.phoenix.run import tell_refused, tell_waiting
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.text import quoted
from tafelrunde.games.phoenix.state.state import DICE, State
from tafelrunde.games.phoenix.tables.phases import B1, B19
from tafelrunde.games.phoenix.told.minutes import Thrown
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.memory import copied
from tafelrunde.phoenix_desk.folder import Folder
from tafelrunde.phoenix_desk.foresight.conflicts import standing
from tafelrunde.phoenix_desk.foresight.opponents import FINDERS, NONE, Conflict
from tafelrunde.phoenix_desk.foresight.turn_phases import Stage, Watcher, watched
from tafelrunde.phoenix_desk.months.continuation import Ahead
from tafelrunde.phoenix_desk.months.runner import Refused, Runner, deal_bots, missing
from tafelrunde.phoenix_desk.protocol.whole import in_words as protocol_of
from tafelrunde.phoenix_desk.reports.gathering import gather
from tafelrunde.phoenix_desk.reports.sentences import Teller
from tafelrunde.phoenix_desk.review.differences import differences

PHASE: Final = re.compile(r"B?(\d{1,2})", re.IGNORECASE)


def command(
    folder: Annotated[Path, typer.Argument(help=t("phoenix-folder"))],
    until: Annotated[str, typer.Option("--until", help=t("phoenix-step-until"))] = "",
    dice: Annotated[list[str] | None, typer.Option("--dice", help=t("phoenix-whatif-dice"))] = None,
    bots: Annotated[str, typer.Option("--bots", "-b", help=t("phoenix-run-bots"))] = "",
    play: Annotated[bool, typer.Option("--play", help=t("phoenix-step-play"))] = False,
    pause: Annotated[bool, typer.Option("--pause", help=t("phoenix-step-pause"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    last = phase_of(until, for_good=play or pause) if until else B19
    names = [name.strip() for name in bots.split(",") if name.strip()]
    home = Folder(folder)
    if dice and (play or pause):
        with playing(copied(home)) as campaign:  # wrong dice must change nothing
            Watch(campaign, names, dice).go(pause=pause)
    with playing(home if play or pause else copied(home)) as campaign:
        watch = Watch(campaign, names, dice or ())
        watch.go(pause=pause)
        if play or pause:
            campaign.save()
        if watch.refused is not None:
            tell_refused(campaign, watch.refused, as_json)
        else:
            tell(watch, last, for_good=play or pause, as_json=as_json)
    if watch.refused is not None or not watch.moved:
        raise typer.Exit(1)


def phase_of(text: str, *, for_good: bool) -> int:
    if for_good:
        raise Complaint("until-looks-ahead")
    found = PHASE.fullmatch(text.strip())
    if found is None or not B1 <= int(found[1]) <= B19:
        raise Complaint("no-such-phase", {"text": quoted(text)})
    return int(found[1])


class Watch:
    """Goes on until a turn is over, or as far as sheets and dice reach, and keeps its phases."""

    def __init__(self, campaign: Campaign, bots: Sequence[str], dice: Sequence[str]) -> None:
        self.campaign = campaign
        self.before: State = campaign.state.copy()
        self.watcher = Watcher(campaign.state)
        campaign.table.game = watched(campaign.game, self.watcher)
        self.runner = Runner(campaign, deal_bots(campaign, bots), 1)
        self.ahead = Ahead(self.runner, dice)
        self.moved = False
        self.refused: Refused | None = None
        """A sheet that something has overtaken."""

    @property
    def stages(self) -> list[Stage]:
        """Of the first turn; in remote play the others follow at once."""
        found = self.watcher.stages
        first = [place for place, stage in enumerate(found) if stage.phase == B19]
        return found[: first[0] + 1] if first else found

    def go(self, *, pause: bool) -> None:
        entries = len(self.campaign.table.entries)
        try:
            self.ahead.until(lambda: self.is_enough(entries, pause=pause))
        except Refused as refused:
            self.refused = refused
        self.moved = len(self.campaign.table.entries) > entries

    def is_enough(self, entries: int, *, pause: bool) -> bool:
        """A turn is over, or dice are asked for that nobody has given and somebody wants to decide on."""
        state, more = self.campaign.state, len(self.campaign.table.entries) > entries
        if pause and more and state.step == DICE and not self.ahead.dice:
            return True
        return any(stage.phase == B19 for stage in self.watcher.stages)


# --- telling -----------------------------------------------------------------------------------------


def tell(watch: Watch, last: int, *, for_good: bool, as_json: bool) -> None:
    campaign = watch.campaign
    shown = [stage for stage in watch.stages if stage.phase <= last]
    facing = conflicts_then(campaign, watch.stages, last)
    waiting = realms_among(campaign, missing(campaign, {}))
    if as_json:
        phases = [stage_data(campaign, before, stage) for before, stage in pairs(watch.before, shown)]
        lost = left_out_data(campaign, watch.runner.left_out)
        open_now = conflicts_data(campaign.names, facing)
        print_json(
            {"saved": for_good, "phases": phases, "conflicts": open_now, "left_out": lost, "missing": waiting}
        )
        return
    out = console()
    for before, stage in pairs(watch.before, shown):
        show_stage(out, campaign, before, stage)
    if facing:
        say(out, Text(t("phoenix-step-facing"), "bold"))
        show_conflicts(out, campaign.names, facing)
    show_left_out(out, campaign, watch.runner.left_out)
    if last == B19:
        say(out, Text(state_in_words(campaign)))
        tell_waiting(out, campaign, waiting)
    say(out, Text(t("phoenix-step-saved" if for_good else "phoenix-whatif-nothing"), "bold"))


def conflicts_then(campaign: Campaign, stages: Sequence[Stage], last: int) -> list[Conflict]:
    """Who stands against whom where the turn stopped: after a phase, or before dice."""
    if last < B19:
        ended = [stage for stage in stages if stage.phase == last]
        return [
            one
            for stage in ended
            for phase, finder in FINDERS.items()
            if phase > last
            for one in finder(stage.state, stage.realm, NONE)
        ]
    return standing(campaign.state, stages) if campaign.state.step == DICE else []


def pairs(before: State, stages: Sequence[Stage]) -> Iterator[tuple[State, Stage]]:
    """Each stage with the position before it."""
    for stage in stages:
        yield before, stage
        before = stage.state


def happened(campaign: Campaign, stage: Stage) -> list[str]:
    """The news of a phase, then its evaluations line by line."""
    teller = Teller(campaign.game, campaign.names)
    told = gather("event", [teller.event(event) for event in stage.news], teller)
    news = [line.said.said(language()) for line in told]
    worked = [
        line
        for minute in stage.minutes
        if not isinstance(minute, Thrown)
        for line in protocol_of(minute, campaign.names, language())
    ]
    return news + worked


def stage_data(campaign: Campaign, before: State, stage: Stage) -> dict[str, Any]:
    return {
        "realm": campaign.names[stage.realm],
        "phase": f"B{stage.phase}",
        "happened": happened(campaign, stage),
        "minutes": stage.minutes,
        "differences": differences(before, stage.state),
    }


def show_stage(out: Console, campaign: Campaign, before: State, stage: Stage) -> None:
    """Phases in which nothing happened are passed over."""
    lines = [*happened(campaign, stage), *difference_lines(differences(before, stage.state))]
    if not lines:
        return
    name = t(f"phoenix-phase-{stage.phase}")
    say(out, Text(f"{campaign.names[stage.realm]}, B{stage.phase}: {name}", "bold"))
    for line in lines:
        say(out, Text(f"  {line}"))

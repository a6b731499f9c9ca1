"""`tafelrunde phoenix step`: the next turn phase by phase, on a copy or for good."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.text import Text

from tafelrunde.cli.language import language, t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.change import in_words
from tafelrunde.cli.phoenix.compare import difference_lines
from tafelrunde.cli.phoenix.conflicts import show_conflicts
from tafelrunde.cli.phoenix.homes import home_at
from tafelrunde.cli.phoenix.overview import left_out_data, realms_among, show_left_out, state_in_words
from tafelrunde.cli.phoenix.run import tell_refused, tell_waiting
from tafelrunde.engine.contract import CHANCE
from tafelrunde.engine.errors import Complaint
from tafelrunde.engine.text import quoted
from tafelrunde.games.phoenix.state.state import DICE, State
from tafelrunde.games.phoenix.tables.phases import B1, B19
from tafelrunde.phoenix_desk.answers.conflicts import conflicts_said
from tafelrunde.phoenix_desk.campaign.campaign import MASTER, Campaign
from tafelrunde.phoenix_desk.foresight.opponents import FINDERS, NONE, Conflict
from tafelrunde.phoenix_desk.foresight.turn_phases import Stage
from tafelrunde.phoenix_desk.months.runner import deal_bots, missing
from tafelrunde.phoenix_desk.rehearsal.account import happened
from tafelrunde.phoenix_desk.rehearsal.rehearsal import Rehearsal
from tafelrunde.phoenix_desk.rehearsal.stops import stop_of
from tafelrunde.phoenix_desk.review.differences import differences

PHASE: Final = re.compile(r"B?(\d{1,2})", re.IGNORECASE)


def command(
    folder: Annotated[str, typer.Argument(help=t("phoenix-folder"))],
    until: Annotated[str, typer.Option("--until", help=t("phoenix-step-until"))] = "",
    dice: Annotated[list[str] | None, typer.Option("--dice", help=t("phoenix-whatif-dice"))] = None,
    bots: Annotated[str, typer.Option("--bots", "-b", help=t("phoenix-run-bots"))] = "",
    play: Annotated[bool, typer.Option("--play", help=t("phoenix-step-play"))] = False,
    pause: Annotated[bool, typer.Option("--pause", help=t("phoenix-step-pause"))] = False,
    by: Annotated[str, typer.Option("--by", help=t("phoenix-by"))] = MASTER,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    last = phase_of(until, for_good=play or pause) if until else B19
    names = [name.strip() for name in bots.split(",") if name.strip()]
    for_good = play or pause
    rehearsal = Rehearsal(home_at(folder))
    rehearsal.runner.bots = deal_bots(rehearsal.campaign, names)
    with in_words(rehearsal.game, rehearsal.campaign.header.seats):
        rehearse(rehearsal, list(dice or ()), pause=pause)
    moved = rehearsal.entries > 0
    if for_good and moved:
        rehearsal.publish(by, time.time())
    if rehearsal.refused is not None:
        tell_refused(rehearsal.campaign, rehearsal.refused, as_json)
    else:
        tell(rehearsal, last, for_good=for_good, as_json=as_json)
    if rehearsal.refused is not None or not moved:
        raise typer.Exit(1)


def phase_of(text: str, *, for_good: bool) -> int:
    if for_good:
        raise Complaint("until-looks-ahead")
    found = PHASE.fullmatch(text.strip())
    if found is None or not B1 <= int(found[1]) <= B19:
        raise Complaint("no-such-phase", {"text": quoted(text)})
    return int(found[1])


def rehearse(rehearsal: Rehearsal, dice: list[str], *, pause: bool) -> None:
    """Until a turn is over, or as far as sheets and dice reach; given dice first, then drawn ones."""
    is_typed = rehearsal.campaign.header.chance.kind == "typed"
    if rehearsal.state.step != DICE:
        rehearsal.go()
    while CHANCE in rehearsal.game.to_act(rehearsal.state) and not first_turn(rehearsal.stages)[1]:
        if dice and (is_typed or rehearsal.state.step == DICE):
            rehearsal.roll(dice.pop(0))
        elif is_typed or (pause and rehearsal.entries):
            return
        else:
            rehearsal.roll()


def first_turn(stages: list[Stage]) -> tuple[list[Stage], bool]:
    """Its phases, and whether it is over; in remote play the others follow at once."""
    ends = [place for place, stage in enumerate(stages, 1) if stage.phase == B19]
    return (stages[: ends[0]], True) if ends else (stages, False)


# --- telling -----------------------------------------------------------------------------------------


def tell(rehearsal: Rehearsal, last: int, *, for_good: bool, as_json: bool) -> None:
    campaign, stages = rehearsal.campaign, first_turn(rehearsal.stages)[0]
    turn = list(rehearsal.phases())[: len(stages)]
    shown = [(before, stage) for before, stage in turn if stage.phase <= last]
    facing = conflicts_then(rehearsal, stages, last)
    waiting = realms_among(campaign, missing(campaign, {}))
    left_out = rehearsal.runner.left_out
    if as_json:
        phases = [stage_data(campaign, before, stage) for before, stage in shown]
        lost = left_out_data(campaign, left_out)
        open_now = conflicts_said(campaign.names, facing, language())
        print_json(
            {"saved": for_good, "phases": phases, "conflicts": open_now, "left_out": lost, "missing": waiting}
        )
        return
    out = console()
    for before, stage in shown:
        show_stage(out, campaign, before, stage)
    if facing:
        say(out, Text(t("phoenix-step-facing"), "bold"))
        show_conflicts(out, campaign.names, facing)
    show_left_out(out, campaign, left_out)
    if last == B19:
        say(out, Text(state_in_words(campaign)))
        tell_waiting(out, campaign, waiting)
    say(out, Text(t("phoenix-step-saved" if for_good else "phoenix-whatif-nothing"), "bold"))


def conflicts_then(rehearsal: Rehearsal, stages: Sequence[Stage], last: int) -> Sequence[Conflict]:
    """Who stands against whom where the turn stopped: after a phase, or before dice."""
    if last == B19:
        return stop_of(rehearsal).conflicts
    ended = [stage for stage in stages if stage.phase == last]
    return [
        one
        for stage in ended
        for phase, finder in FINDERS.items()
        if phase > last
        for one in finder(stage.state, stage.realm, NONE)
    ]


def stage_data(campaign: Campaign, before: State, stage: Stage) -> dict[str, Any]:
    return {
        "realm": campaign.names[stage.realm],
        "phase": f"B{stage.phase}",
        "happened": happened(campaign, stage, language()),
        "minutes": stage.minutes,
        "differences": differences(before, stage.state),
    }


def show_stage(out: Console, campaign: Campaign, before: State, stage: Stage) -> None:
    """Phases in which nothing happened are passed over."""
    lines = [*happened(campaign, stage, language()), *difference_lines(differences(before, stage.state))]
    if not lines:
        return
    name = t(f"phoenix-phase-{stage.phase}")
    say(out, Text(f"{campaign.names[stage.realm]}, B{stage.phase}: {name}", "bold"))
    for line in lines:
        say(out, Text(f"  {line}"))

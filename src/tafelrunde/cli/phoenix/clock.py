"""`tafelrunde phoenix clock`: how long a round has been open; stops and starts its time."""

from __future__ import annotations

import time
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.text import Text

from tafelrunde.cli.language import t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.homes import campaign_at, home_at
from tafelrunde.cli.phoenix.overview import state_in_words
from tafelrunde.phoenix_desk.campaign.campaign import Campaign, changing
from tafelrunde.phoenix_desk.campaign.clock import (
    MINUTE,
    Clock,
    allowance,
    extended,
    keep_clock,
    paused,
    read_clock,
    started,
)

MOST_MINUTES: Final = 1_000_000
"""Two years."""


def command(
    folder: Annotated[str, typer.Argument(help=t("phoenix-folder"))],
    stop: Annotated[bool, typer.Option("--stop", help=t("phoenix-clock-stop"))] = False,
    start: Annotated[bool, typer.Option("--start", help=t("phoenix-clock-start"))] = False,
    minutes: Annotated[
        int | None, typer.Option("--minutes", min=0, max=MOST_MINUTES, help=t("phoenix-clock-minutes"))
    ] = None,
    extend: Annotated[
        int, typer.Option("--extend", min=-MOST_MINUTES, max=MOST_MINUTES, help=t("phoenix-clock-extend"))
    ] = 0,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    now = time.time()
    if stop or start or extend or minutes is not None:
        with changing(home_at(folder)) as campaign:
            clock = changed(read_clock(campaign.home, campaign.state), now, stop, start, minutes)
            clock = extended(campaign.state, clock, extend) if extend else clock
            keep_clock(campaign.home, clock)
    else:
        campaign = campaign_at(folder)
        clock = read_clock(campaign.home, campaign.state)
    data = facts(campaign, clock, now)
    if as_json:
        print_json(data)
        return
    out = console()
    say(out, Text(state_in_words(campaign)))
    say(out, Text(in_words(data)))


def changed(clock: Clock, now: float, stop: bool, start: bool, minutes: int | None) -> Clock:
    if minutes is not None:
        clock = msgspec.structs.replace(clock, minutes=minutes)
    if stop:
        clock = paused(clock, now)
    return started(clock, now) if start else clock


def facts(campaign: Campaign, clock: Clock, now: float) -> dict[str, Any]:
    """In whole minutes; `left` is negative when the time is over."""
    allowed = allowance(campaign.state, clock)
    used = int(clock.used(now) // MINUTE)
    limited = allowed.minutes > 0 and not campaign.is_over
    return {
        "running": clock.since is not None and not campaign.is_over,
        "used": used,
        "allowed": allowed.minutes if limited else None,
        "grace": allowed.grace if limited else None,
        "left": allowed.minutes - used if limited else None,
        "over": limited and used >= allowed.minutes + allowed.grace,
    }


def in_words(data: dict[str, Any]) -> str:
    if data["allowed"] is None:
        return t("phoenix-clock-free", used=data["used"], running="yes" if data["running"] else "no")
    state = "over" if data["over"] else "grace" if data["left"] <= 0 else "open"
    return t(
        f"phoenix-clock-{state}",
        used=data["used"],
        allowed=data["allowed"],
        left=data["left"] if state == "open" else data["left"] + data["grace"],
        running="yes" if data["running"] else "no",
    )

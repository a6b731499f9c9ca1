"""`tafelrunde phoenix close`, `due`: ends a round without those who are late, now or when time is over."""

from __future__ import annotations

import time
from typing import Annotated, Final

import msgspec
import typer
from rich.text import Text

from tafelrunde.cli.language import t
from tafelrunde.cli.output import console, print_json, say
from tafelrunde.cli.phoenix.change import playing, stated
from tafelrunde.cli.phoenix.homes import campaign_at, home_at
from tafelrunde.cli.phoenix.overview import realms_among, state_in_words
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.campaign.clock import keep_clock, read_clock
from tafelrunde.phoenix_desk.months.deadline import Due, due, see_to
from tafelrunde.phoenix_desk.months.rounds import close_round


def close(
    folder: Annotated[str, typer.Argument(help=t("phoenix-folder"))],
    reason: Annotated[str, typer.Option("--reason", help=t("phoenix-reason"))],
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    stated(reason)
    with playing(home_at(folder)) as campaign:
        late = close_round(campaign, reason)
    names = realms_among(campaign, late)
    if as_json:
        print_json({"late": names, "entry": len(campaign.table.entries)})
    else:
        out = console()
        say(out, Text(t("phoenix-close-done", realms=", ".join(names) or "–")))
        say(out, Text(state_in_words(campaign)))


# --- when time is over -------------------------------------------------------------------------------


def see_due(
    folder: Annotated[str, typer.Argument(help=t("phoenix-folder"))],
    play: Annotated[bool, typer.Option("--play", help=t("phoenix-due-play"))] = False,
    by_itself: Annotated[
        bool | None, typer.Option("--by-itself/--by-hand", help=t("phoenix-due-by-itself"))
    ] = None,
    bots: Annotated[str, typer.Option("--bots", "-b", help=t("phoenix-due-bots"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if not play and by_itself is None:
        campaign = campaign_at(folder)
        tell_due(campaign, now_due(campaign), played=False, as_json=as_json)
        return
    with playing(home_at(folder)) as campaign:
        if by_itself is not None:
            clock = read_clock(campaign.home, campaign.state)
            keep_clock(campaign.home, msgspec.structs.replace(clock, by_itself=by_itself))
        found = now_due(campaign)
        stand_ins = {realm: names[realm % len(names)] for realm in found.late} if names else {}
        played = play and see_to(campaign, found, t("phoenix-due-reason"), stand_ins=stand_ins)
        tell_due(campaign, found, played=played, as_json=as_json)


def now_due(campaign: Campaign) -> Due:
    return due(campaign, read_clock(campaign.home, campaign.state), time.time())


def tell_due(campaign: Campaign, found: Due, *, played: bool, as_json: bool) -> None:
    late = realms_among(campaign, found.late)
    if as_json:
        print_json({**msgspec.to_builtins(found), "late": late, "played": played})
        return
    out = console()
    what = "run" if found.run else "remind" if found.remind else "nothing"
    say(out, Text(t("phoenix-due-found", what=what, late=", ".join(late) or "–")))
    if played:
        say(out, Text(state_in_words(campaign)))


COMMANDS: Final = {"close": close, "due": see_due}

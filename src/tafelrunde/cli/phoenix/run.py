"""`tafelrunde phoenix run`: goes on with a campaign, with bots or with the sheets that are handed in."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tafelrunde.cli.language import figure, language, t
from tafelrunde.cli.output import console, print_json, progress, say
from tafelrunde.cli.phoenix.change import playing, stated
from tafelrunde.cli.phoenix.homes import home_at
from tafelrunde.cli.phoenix.overview import (
    left_out_data,
    realm_rows,
    realms_among,
    show_left_out,
    show_realms,
    state_in_words,
)
from tafelrunde.phoenix_desk.campaign.campaign import Campaign
from tafelrunde.phoenix_desk.months.runner import LeftOut, Ran, Refused, Runner, deal_bots
from tafelrunde.phoenix_desk.months.typed_dice import is_waiting, wanted
from tafelrunde.phoenix_desk.review.tally import GROUPS, KINDS, Tally, tally

COLOURS: Final = {"fights": "red", "outcomes": "yellow", "magic": "magenta"}


def command(
    folder: Annotated[str, typer.Argument(help=t("phoenix-folder"))],
    months: Annotated[int, typer.Option("--months", "-n", min=1, help=t("phoenix-run-months"))] = 1,
    bots: Annotated[str, typer.Option("--bots", "-b", help=t("phoenix-run-bots"))] = "",
    spared: Annotated[list[str] | None, typer.Option("--except", help=t("phoenix-run-except"))] = None,
    seed: Annotated[int, typer.Option("--seed", "-s", help=t("phoenix-run-seed"))] = 1,
    step: Annotated[bool, typer.Option("--step", help=t("phoenix-run-step"))] = False,
    close: Annotated[str, typer.Option("--close", help=t("phoenix-run-close"))] = "",
    leave_out: Annotated[bool, typer.Option("--leave-out", help=t("phoenix-run-leave-out"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if close:
        stated(close)
    with playing(home_at(folder)) as campaign:
        people = {campaign.realm(name) for name in spared or ()}
        since = len(campaign.table.entries)
        players = deal_bots(campaign, names, people)
        runner = Runner(campaign, players, seed, leave_out=leave_out, close=close)
        ran = played(runner, months, step=step)
        if isinstance(ran, Refused):
            campaign.save()
    if isinstance(ran, Refused):
        tell_refused(campaign, ran, as_json)
        raise typer.Exit(1)
    tell(campaign, ran, tally(campaign, since), as_json)
    if ran.waiting and (step or ran.months < months) and not (step and ran.moved):
        raise typer.Exit(1)


def played(runner: Runner, months: int, *, step: bool) -> Ran | Refused:
    """What came before a sheet that cannot be played any more counts."""
    try:
        return stepped(runner) if step else run_on(runner, months)
    except Refused as refused:
        return refused


def run_on(runner: Runner, months: int) -> Ran:
    with progress(t("phoenix-run-progress", months=months)) as tick:
        return runner.run(months, tick)


def stepped(runner: Runner) -> Ran:
    """A single move."""
    start = runner.campaign.state.month
    moved = runner.step()
    return runner.ended(start, moved=moved)


def tell(campaign: Campaign, ran: Ran, counted: Tally, as_json: bool) -> None:
    waiting = realms_among(campaign, ran.waiting)
    if as_json:
        data = {"months": ran.months, "month": campaign.state.month, "missing": waiting}
        lost = left_out_data(campaign, ran.left_out)
        entries = len(campaign.table.entries)
        counts = tally_data(counted)
        rows = realm_rows(campaign)
        print_json({**data, "entries": entries, "left_out": lost, "counted": counts, "realms": rows})
        return
    out = console()
    show_realms(out, campaign)
    show_tally(out, counted)
    show_left_out(out, campaign, ran.left_out)
    say(out, Text(t("phoenix-run-done", months=ran.months)))
    say(out, Text(state_in_words(campaign)))
    tell_waiting(out, campaign, waiting)


def tell_waiting(out: Console, campaign: Campaign, waiting: list[str]) -> None:
    if waiting:
        say(out, Text(t("phoenix-status-missing", realms=", ".join(waiting))))
    if is_waiting(campaign):
        say(out, Text(t("phoenix-dice-wanted", dice=wanted(campaign).said(language()))))


def tell_refused(campaign: Campaign, refused: Refused, as_json: bool) -> None:
    """A sheet was handed in, and something has happened since."""
    lost = [LeftOut(refused.realm, order, refusal) for order, refusal in refused.lost]
    if as_json:
        print_json({"refused": left_out_data(campaign, lost), "month": campaign.state.month})
        return
    out = console()
    say(out, Text(t("phoenix-run-refused", realm=campaign.names[refused.realm]), "bold"))
    show_left_out(out, campaign, lost)


def tally_data(counted: Tally) -> dict[str, dict[str, int]]:
    """By group and kind, how often; what never happened is there with 0."""
    return {
        group: {kind: counted[kind] for kind, row in KINDS.items() if row.group == group} for group in GROUPS
    }


def show_tally(out: Console, counted: Tally) -> None:
    """One line where peace reigned, else a row for every kind."""
    if not any(counted.values()):
        out.print(Text(t("phoenix-tally-peace")))
        return
    table = Table(title=t("phoenix-tally"), title_style="bold", title_justify="left", box=box.SIMPLE_HEAD)
    for column in ("group", "kind", "count", "rule"):
        table.add_column(t(f"phoenix-tally-{column}"), justify="right" if column == "count" else "left")
    for group, kinds in tally_data(counted).items():
        heads = [t(f"phoenix-tally-group-{group}"), *[""] * len(kinds)]
        for head, (kind, count) in zip(heads, kinds.items(), strict=False):
            style = COLOURS[group] if count else "dim"
            number = Text(figure(count) if count else "–", style)
            name = Text(t(f"phoenix-tally-kind-{kind}"), style)
            table.add_row(Text(head, f"bold {COLOURS[group]}"), name, number, Text(KINDS[kind].rule, "dim"))
        table.add_section()
    out.print(table)

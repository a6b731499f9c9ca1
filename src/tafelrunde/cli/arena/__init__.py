"""`tafelrunde arena`: bots compete by a plan that is fair to all of them."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Generator
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Annotated

import typer

from tafelrunde.arena.bout import Bout
from tafelrunde.arena.cluster import run_on_ray
from tafelrunde.arena.contest import Contest, check_contest, whole_rounds
from tafelrunde.arena.sprt import Question, Sprt
from tafelrunde.arena.standing import first_share, outcome
from tafelrunde.arena.workers import run_here
from tafelrunde.cli.arena.report import check_report, write_report
from tafelrunde.cli.arena.results_file import ResultsFile
from tafelrunde.cli.arena.screen import as_data, show
from tafelrunde.cli.input_files import corrections_from
from tafelrunde.cli.language import t
from tafelrunde.cli.output import print_json, progress
from tafelrunde.cli.sim import USUAL_PLAYERS, read_options
from tafelrunde.engine.errors import Complaint
from tafelrunde.games import load_game

Run = Callable[[range], Generator[Bout, None, None]]
"""(numbers) -> these games, in order."""


def command(
    game: Annotated[str, typer.Argument(help=t("argument-game"))],
    bots: Annotated[str, typer.Option("--bots", "-b", help=t("arena-bots"))],
    blocks: Annotated[int, typer.Option("--blocks", "-n", min=1, help=t("arena-blocks"))] = 100,
    seed: Annotated[int, typer.Option("--seed", "-s", help=t("sim-seed"))] = 1,
    league: Annotated[bool, typer.Option("--league", help=t("arena-league"))] = False,
    seats: Annotated[int | None, typer.Option("--seats", help=t("arena-seats"))] = None,
    program: Annotated[list[str] | None, typer.Option("--program", help=t("arena-program"))] = None,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help=t("sim-option"))] = None,
    data: Annotated[Path | None, typer.Option("--data", help=t("sim-data"))] = None,
    sprt: Annotated[bool, typer.Option("--sprt", help=t("arena-sprt"))] = False,
    gain: Annotated[float, typer.Option("--gain", help=t("arena-gain"))] = 0.1,
    alpha: Annotated[float, typer.Option("--alpha", help=t("arena-alpha"))] = 0.05,
    beta: Annotated[float, typer.Option("--beta", help=t("arena-beta"))] = 0.05,
    processes: Annotated[int | None, typer.Option("--processes", min=1, help=t("sim-processes"))] = None,
    ray: Annotated[str | None, typer.Option("--ray", help=t("arena-ray"))] = None,
    out: Annotated[Path | None, typer.Option("--out", help=t("arena-out"))] = None,
    report: Annotated[Path | None, typer.Option("--report", help=t("arena-report"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=t("option-json"))] = False,
) -> None:
    names = tuple(name.strip() for name in bots.split(","))
    contest = Contest(
        game=game,
        rules=load_game(game).meta.version,
        bots=names,
        seats=seats_of(game, names, seats, league=league),
        seed=seed,
        league=league,
        options=read_options(option or ()),
        corrections=corrections_from(data),
        programs=read_options(program or ()),
    )
    check_contest(contest)
    test = Sprt(question(contest, gain, alpha, beta), contest.seats) if sprt else None
    if report is not None:
        check_report(report)
    start = time.monotonic()
    played = contend(contest, blocks, test, runner(contest, ray, processes or os.cpu_count() or 1), out)
    found, seconds = outcome(contest, played, test), time.monotonic() - start
    if report is not None:
        write_report(report, contest, found)
    if as_json:
        print_json(as_data(contest, found, seconds))
    else:
        show(contest, found)


def seats_of(game: str, names: tuple[str, ...], wanted: int | None, *, league: bool) -> int:
    """Of a league as many as usual; else everybody who is named has one."""
    if league:
        fewest, most = load_game(game).meta.seats
        return wanted if wanted is not None else max(fewest, min(USUAL_PLAYERS, most))
    if wanted is not None and wanted != len(names):
        raise Complaint("arena-seats-bots", {"seats": wanted, "bots": len(names)})
    return len(names)


def question(contest: Contest, gain: float, alpha: float, beta: float) -> Question:
    if contest.league or len(contest.names()) < 2:
        raise Complaint("arena-sprt-table")
    # With as many seats as it has, its share of wins for each of them is the fair one.
    fair = 1 / contest.seats
    for name, value, most in (("--gain", gain, 1 - fair), ("--alpha", alpha, 0.5), ("--beta", beta, 0.5)):
        if not 0 < value < most:
            raise Complaint("arena-sprt-range", {"name": name, "most": f"{most:g}"})
    return Question(fair, gain, alpha, beta)


def runner(contest: Contest, ray: str | None, processes: int) -> Run:
    if ray is None:
        return lambda numbers: run_here(contest, numbers, processes)
    return lambda numbers: run_on_ray(contest, numbers, ray, processes)


def contend(contest: Contest, blocks: int, test: Sprt | None, run: Run, out: Path | None) -> list[Bout]:
    """Every game up to the wanted number, or up to the block at which the test has its verdict."""
    games = whole_rounds(contest, blocks) * contest.seats
    with nullcontext() if out is None else ResultsFile(out, contest) as file:
        bouts: list[Bout] = []
        for bout in [] if file is None else file.bouts[:games]:
            bouts.append(bout)
            if is_decided(contest, bouts, test):
                return bouts
        if len(bouts) == games:
            return bouts
        with (
            progress(t("arena-progress", games=games)) as tick,
            closing(run(range(len(bouts), games))) as playing,
        ):
            for bout in playing:
                bouts.append(bout)
                if file is not None:
                    file.add(bout)
                tick(len(bouts) / games)
                if is_decided(contest, bouts, test):
                    break
    return bouts


def is_decided(contest: Contest, bouts: list[Bout], test: Sprt | None) -> bool:
    """Whether the test has its verdict; it hears of every block once it is complete."""
    if test is None or len(bouts) % contest.seats:
        return False
    share = first_share(contest, [bout.played for bout in bouts[-contest.seats :]])
    return test.add(share) != "open"

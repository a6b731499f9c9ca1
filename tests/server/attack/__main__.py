"""Attacks a server on this machine in every way we know, and prints what that does to those who play on it.

Each attack has a server of its own with people at forty tables who make about 450 moves a second. Quiet and
attacked turns follow each other; the value of a turn is the p99 of its moves, that of several turns their
median, `ratio` attacked over quiet. `noise` is the ratio that quiet turns have to each other in one of
twenty cases: a ratio above the limit but below the noise is no finding, and is called unclear (repeat it with
more turns on a quiet machine). A flood is one connection at full speed that may send up to 100 MB; cut off,
it comes back after half a second. Attackers leave the processor to those who want it (`nice`): on a machine
with few cores one would else measure how the system shares them out, and not the server. The database lies
on a disk in memory, if there is one: a slow disk would be taken for the attacker's doing.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from tests.server.attack.attacker import Outcome
from tests.server.attack.hostile import CROWDS, FLOODS
from tests.server.attack.siege import MEGA, Plan, Report, besiege

RATIO, MEMORY, GONE = 1.5, 64.0, 1.0
"""Aims: slower by so much; MB more at most; seconds to cut off a flooder."""
FEWEST = 1000
"""Moves of quiet and of attacked turns: a p99 of fewer says nothing."""
IN_MEMORY = Path("/dev/shm")
CROWDS_LAST = 2.0
"""Times as long as a flood: many have to come and go."""
HEAD = (
    f"{'attack':34} {'p99 quiet':>9} {'attack':>8} {'ratio':>5} {'noise':>5} {'moves':>11}"
    f"   {'MB before':>9} {'peak':>5} {'after':>5}   {'CPU':>4}   {'gone':>6} {'sent':>8}  verdict"
)


def failings(report: Report, outcome: Outcome, kept: float) -> list[str]:
    """Which aims were missed."""
    figures = report.figures
    missed = {
        "slow": figures.ratio > max(RATIO, figures.noise),
        "memory": report.peak - report.before > MEMORY,
        "kept": report.after - report.before > kept,
        "stays": outcome.stayed > 0 or outcome.gone > GONE,
        "broken": bool(report.troubles),
    }
    return [name for name, is_missed in missed.items() if is_missed]


def is_unclear(report: Report) -> bool:
    """Too slow, but quiet turns differ as much; or hardly anybody has played."""
    figures = report.figures
    has_few = min(figures.quiet_moves, figures.attacked_moves) < FEWEST
    return has_few or RATIO < figures.ratio <= figures.noise


def verdict(report: Report, outcome: Outcome, kept: float) -> str:
    found = failings(report, outcome, kept) + (["unclear"] if is_unclear(report) else [])
    return ", ".join(found) or "held"


def row(name: str, report: Report, outcome: Outcome, kept: float) -> str:
    gone = f"{outcome.gone:5.2f}s" if name in FLOODS and not outcome.stayed else "-"
    figures = report.figures
    moves = f"{figures.quiet_moves}/{figures.attacked_moves}"
    return (
        f"{name:34} {figures.quiet * 1000:7.1f}ms {figures.attacked * 1000:6.1f}ms {figures.ratio:5.2f}"
        f" {figures.noise:5.2f} {moves:>11}"
        f"   {report.before:9.0f} {report.peak:5.0f} {report.after:5.0f}   {report.processor:4.0%}"
        f"   {gone:>6} {outcome.sent / MEGA:6.1f}MB  {verdict(report, outcome, kept)}"
    )


def folder_in_memory() -> str | None:
    """Where a disk in memory is; None, and a word about it, where there is none."""
    if IN_MEMORY.is_dir() and os.access(IN_MEMORY, os.W_OK):
        return str(IN_MEMORY)
    print(f"no disk in memory ({IN_MEMORY}): the database lies on a real one, and its pauses count")
    return None


def attack(names: Sequence[str], plan: Plan) -> int:
    """Prints one line for each attack; returns how many were not withstood."""
    where, start = folder_in_memory(), time.monotonic()
    gc.disable()  # the players' own pauses would be taken for the server's
    print(HEAD)
    lost = unclear = 0
    for name in names:
        own = plan if name in FLOODS else replace(plan, attack=CROWDS_LAST * plan.attack)
        with tempfile.TemporaryDirectory(prefix="tafelrunde-attack-", dir=where) as folder:
            report = asyncio.run(besiege(Path(folder), (name,), own))
        outcome = report.outcomes[name]
        print(row(name, report, outcome, plan.kept), flush=True)
        for trouble in report.troubles[:3]:
            print(f"    {trouble}")
        lost += bool(failings(report, outcome, plan.kept))
        unclear += is_unclear(report)
        gc.collect()
    print(f"{len(names) - lost - unclear} of {len(names)} attacks withstood, {unclear} unclear", end="")
    print(f"; {time.monotonic() - start:.0f} s, load {os.getloadavg()[0]:.1f}")
    return lost


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.server.attack",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    usual = Plan()
    parser.add_argument("names", nargs="*", metavar="ATTACK", help="part of a name; without any, all are run")
    parser.add_argument("--turns", type=int, default=usual.turns, help="attacked turns of each attack")
    parser.add_argument("--seconds", type=float, default=usual.attack, help="length of each turn")
    parser.add_argument("--megabytes", type=int, default=100, help="what a flood may send on one connection")
    arguments = parser.parse_args(words)
    known = [*FLOODS, *CROWDS]
    names = [name for name in known if not arguments.names or any(part in name for part in arguments.names)]
    if not names:
        parser.error("there is no such attack; there are: " + "; ".join(known))
    seconds, most = arguments.seconds, arguments.megabytes * MEGA
    return 1 if attack(names, Plan(turns=arguments.turns, quiet=seconds, attack=seconds, most=most)) else 0


if __name__ == "__main__":
    sys.exit(main())

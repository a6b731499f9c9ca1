"""Attacks a server on this machine in every way we know, and prints what that does to those who play on it.

Each attack has a server of its own with people at sixteen tables. A flood is one connection at full speed
that may send up to 100 MB; cut off, it comes back after half a second. Attackers leave the processor to those
who want it (`nice`): on a machine with few cores one would else measure how the system shares them out, and
not the server. The quiet value is the larger one of those before and after the attack.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.server.attack.attacker import Outcome
from tests.server.attack.hostile import CROWDS, FLOODS
from tests.server.attack.siege import MEGA, Plan, Report, besiege

RATIO, MEMORY, KEPT, GONE = 1.5, 64.0, 16.0, 1.0
"""Aims: slower by so much; MB more at most, and kept after ten seconds; seconds to cut off a flooder."""
HEAD = (
    f"{'attack':34} {'p99 quiet':>9} {'attack':>8} {'ratio':>5}   {'MB before':>9} {'peak':>5} {'after':>5}"
    f"   {'CPU':>4}   {'gone':>6} {'sent':>8}  verdict"
)


def failings(report: Report, outcome: Outcome) -> list[str]:
    """Which aims were missed."""
    missed = {
        "slow": report.ratio > RATIO,
        "memory": report.peak - report.before > MEMORY,
        "kept": report.after - report.before > KEPT,
        "stays": outcome.stayed > 0 or outcome.gone > GONE,
        "broken": bool(report.troubles),
    }
    return [name for name, is_missed in missed.items() if is_missed]


def row(name: str, report: Report, outcome: Outcome) -> str:
    gone = f"{outcome.gone:5.2f}s" if outcome.gone and not outcome.stayed else "-"
    verdict = ", ".join(failings(report, outcome)) or "held"
    return (
        f"{name:34} {report.quiet * 1000:7.1f}ms {report.attacked * 1000:6.1f}ms {report.ratio:5.2f}"
        f"   {report.before:9.0f} {report.peak:5.0f} {report.after:5.0f}   {report.processor:4.0%}"
        f"   {gone:>6} {outcome.sent / MEGA:6.1f}MB  {verdict}"
    )


def attack(names: Sequence[str], plan: Plan) -> int:
    """Prints one line for each attack; returns how many were not withstood."""
    print(HEAD)
    lost = 0
    for name in names:
        with tempfile.TemporaryDirectory(prefix="tafelrunde-attack-") as folder:
            report = asyncio.run(besiege(Path(folder), (name,), plan))
        outcome = report.outcomes[name]
        print(row(name, report, outcome), flush=True)
        for trouble in report.troubles[:3]:
            print(f"    {trouble}")
        lost += bool(failings(report, outcome))
    print(f"{len(names) - lost} of {len(names)} attacks withstood")
    return lost


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.server.attack",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("names", nargs="*", metavar="ATTACK", help="part of a name; without any, all are run")
    parser.add_argument(
        "--seconds", type=float, default=10.0, help="length of each attack, and of the quiet before it"
    )
    parser.add_argument("--megabytes", type=int, default=100, help="what a flood may send on one connection")
    arguments = parser.parse_args(words)
    known = [*FLOODS, *CROWDS]
    names = [name for name in known if not arguments.names or any(part in name for part in arguments.names)]
    if not names:
        parser.error("there is no such attack; there are: " + "; ".join(known))
    plan = Plan(quiet=arguments.seconds, attack=arguments.seconds, most=arguments.megabytes * MEGA)
    return 1 if attack(names, plan) else 0


if __name__ == "__main__":
    sys.exit(main())

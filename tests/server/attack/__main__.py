"""Attacks a server on this machine in every way we know, and prints what that does to those who play on it.

People at forty tables make about 450 moves a second meanwhile. A quiet turn follows each attacked one;
`ratio` is the p99 of moves of attacked turns over that of quiet ones, and `lies within` is where it is with
some certainty (`figures.py`). An attack is repeated until that interval lies on one side of the limit, or it
had all its turns: then it is called unclear. A flood is one connection at full speed that may send up to 100
MB; cut off, it comes back after half a second. All floods attack the same server in turns, round by round;
each crowd, which is many connections, has a server of its own and no limit to its ratio. Attackers leave the
processor to whoever wants it: on a machine with few cores one would else measure how the system shares them
out, and not the server. The database lies on a disk in memory, if there is one: a slow disk would be taken
for the attacker's doing.
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

from tests.server.attack.footprint import MEGA
from tests.server.attack.hostile import CROWDS, FLOODS
from tests.server.attack.siege import LIMIT, Plan, Siege, Trial, besiege

MEMORY, KEPT, GONE = 64.0, Plan.kept, 1.0
"""Aims: MB more at most; MB that may stay; seconds to cut off a flooder."""
FEWEST = 1000
"""Moves of quiet and of attacked turns: a p99 of fewer says nothing."""
IN_MEMORY = Path("/dev/shm")
CROWDS_LAST = 2.0
"""Times as long as a flood: many have to come and go."""
HEAD = (
    f"{'attack':34} {'p99 quiet':>9} {'attack':>8} {'ratio':>5} {'lies within':>11} {'moves':>11}"
    f"   {'MB before':>9} {'most':>5} {'kept':>5}   {'CPU':>4}   {'gone':>6} {'sent':>8}  verdict"
)


def is_one(name: str) -> bool:
    """Whether it is a single connection: such a one must not disturb anybody."""
    return name in FLOODS or CROWDS[name].size == 1


def kept(name: str, trial: Trial) -> float:
    """MB that stay. What a process has needed for a crowd once, it uses again for the next; more each time
    would be a leak. A single connection leaves nothing behind, not even the first time."""
    return (max if is_one(name) else min)(trial.kept, default=0.0)


def failings(name: str, trial: Trial) -> list[str]:
    """Which aims were missed."""
    outcome = trial.outcome
    missed = {
        "slow": is_one(name) and trial.figures.low > LIMIT,
        "memory": trial.growth > MEMORY,
        "kept": kept(name, trial) > KEPT,
        "stays": outcome.stayed > 0 or outcome.gone > GONE,
    }
    return [name for name, is_missed in missed.items() if is_missed]


def is_unclear(name: str, trial: Trial) -> bool:
    """The ratio may lie on either side of the limit; or hardly anybody has played."""
    has_few = min(trial.figures.quiet_moves, trial.figures.attacked_moves) < FEWEST
    return has_few or (is_one(name) and not trial.is_clear)


def verdict(name: str, trial: Trial) -> str:
    found = failings(name, trial) + (["unclear"] if is_unclear(name, trial) else [])
    slower = ["but slower"] if not is_one(name) and trial.figures.low > LIMIT else []
    return ", ".join([*(found or ["held"]), *slower])


def row(name: str, trial: Trial) -> str:
    outcome, figures = trial.outcome, trial.figures
    gone = f"{outcome.gone:5.2f}s" if name in FLOODS and not outcome.stayed else "-"
    within = f"{figures.low:.2f}-{figures.high:.2f}"
    moves = f"{figures.quiet_moves}/{figures.attacked_moves}"
    return (
        f"{name:34} {figures.quiet * 1000:7.1f}ms {figures.attacked * 1000:6.1f}ms {figures.ratio:5.2f}"
        f" {within:>11} {moves:>11}"
        f"   {trial.before:9.0f} {trial.growth:+5.0f} {kept(name, trial):+5.0f}   {trial.processor:4.0%}"
        f"   {gone:>6} {outcome.sent / MEGA:6.1f}MB  {verdict(name, trial)}"
    )


def folder_in_memory() -> str | None:
    """Where a disk in memory is; None, and a word about it, where there is none."""
    if IN_MEMORY.is_dir() and os.access(IN_MEMORY, os.W_OK):
        return str(IN_MEMORY)
    print(f"no disk in memory ({IN_MEMORY}): the database lies on a real one, and its pauses count")
    return None


def sieges(names: Sequence[str], plan: Plan) -> list[tuple[list[str], Plan]]:
    """What attacks a server together: all floods; each crowd is alone, and longer."""
    floods = [name for name in names if name in FLOODS]
    alone = replace(plan, attack=CROWDS_LAST * plan.attack, games=max(1, plan.games // 4))
    crowds = [
        ([name], alone if is_one(name) else replace(alone, most_turns=alone.turns))
        for name in names
        if name in CROWDS
    ]
    return [(floods, plan), *crowds] if floods else crowds


def attack(names: Sequence[str], plan: Plan) -> int:
    """Prints one line for each attack; returns how many were not withstood."""
    where, start = folder_in_memory(), time.monotonic()
    gc.disable()  # the players' own pauses would be taken for the server's
    print(HEAD)
    trials: dict[str, Trial] = {}
    troubles, lost_seconds = list[str](), 0.0
    for together, own in sieges(names, plan):
        with tempfile.TemporaryDirectory(prefix="tafelrunde-attack-", dir=where) as folder:
            siege: Siege = asyncio.run(besiege(Path(folder), together, own, tell))
        trials |= siege.trials
        troubles += siege.troubles
        lost_seconds += sum(end - begin for begin, end in siege.lost)
        gc.collect()
    for trouble in troubles[:10]:
        print(f"    {trouble}")
    lost = sum(bool(failings(*one)) for one in trials.items())
    unclear = sum(is_unclear(*one) and not failings(*one) for one in trials.items())
    print(f"{len(names) - lost - unclear} of {len(names)} attacks withstood, {unclear} unclear", end="")
    print(f"; {time.monotonic() - start:.0f} s, load {os.getloadavg()[0]:.1f}", end="")
    print(f", {lost_seconds:.0f} s without a processor")
    return lost + len(troubles)


def tell(name: str, trial: Trial) -> None:
    print(row(name, trial), flush=True)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.server.attack",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    usual = Plan()
    parser.add_argument("names", nargs="*", metavar="ATTACK", help="part of a name; without any, all are run")
    parser.add_argument(
        "--turns", type=int, default=usual.turns, help="attacked turns of each attack, at least"
    )
    parser.add_argument("--most", type=int, default=usual.most_turns, help="and at most, if it is unclear")
    parser.add_argument("--seconds", type=float, default=usual.attack, help="length of each turn")
    parser.add_argument("--megabytes", type=int, default=100, help="what a flood may send on one connection")
    arguments = parser.parse_args(words)
    known = [*FLOODS, *CROWDS]
    names = [name for name in known if not arguments.names or any(part in name for part in arguments.names)]
    if not names:
        parser.error("there is no such attack; there are: " + "; ".join(known))
    seconds, most = arguments.seconds, arguments.megabytes * MEGA
    turns, most_turns = arguments.turns, max(arguments.turns, arguments.most)
    plan = Plan(turns=turns, most_turns=most_turns, quiet=seconds, attack=seconds, most=most)
    return 1 if attack(names, plan) else 0


if __name__ == "__main__":
    sys.exit(main())

"""Takes the measurements: all contestants in turns, round after round, so that noise hits them alike."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

import msgspec

from bench.build import BuildState, build_state
from bench.surroundings import for_build
from bench.worker import Measurement, Request
from tafelrunde.engine.errors import Complaint

PEER = "catanatron"
PEER_SCRIPT = Path(__file__).with_name("peer_catanatron.py")
FEWEST_ROUNDS = 3


class Plan(msgspec.Struct, frozen=True):
    """How much to measure: rounds, processor seconds per turn, and when to stop by the clock."""

    rounds: int
    turn_seconds: float
    limit_seconds: float


QUICK = Plan(rounds=24, turn_seconds=0.3, limit_seconds=32.0)
FULL = Plan(rounds=60, turn_seconds=0.7, limit_seconds=300.0)

Rounds = Mapping[str, Sequence[Measurement]]
"""By contestant; measurements in the same place were taken in the same round."""


class Contestant:
    """A process that plays on request."""

    def __init__(self, name: str, command: Sequence[str], *, pure: bool) -> None:
        self.name = name
        self._process = subprocess.Popen(
            [sys.executable, "-P", *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=for_build(pure=pure),
            text=True,
            encoding="utf-8",
        )

    def __enter__(self) -> Contestant:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()

    def measure(self, request: Request) -> Measurement:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(msgspec.json.encode(request).decode() + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise self.failure() from None
        answer = self._process.stdout.readline()
        if not answer:
            raise self.failure()
        return msgspec.json.decode(answer, type=Measurement)

    def failure(self) -> Complaint:
        """The process is gone; its last words say why."""
        _, errors = self._process.communicate()
        reason = (errors.strip().splitlines() or ["?"])[-1]
        return Complaint("measurement-ended", {"name": repr(self.name), "reason": reason})


def check_peer() -> str:
    """The peer's name and version, or where to get it."""
    if find_spec(PEER) is None:
        raise Complaint("no-catanatron")
    return f"{PEER} {version(PEER)}"


def contestants(stack: ExitStack, games: Sequence[str], build: BuildState) -> list[Contestant]:
    """The peer, and every game in every build that is there; closed with the stack."""
    started = [stack.enter_context(Contestant(PEER, [str(PEER_SCRIPT)], pure=True))]
    for game in games:
        for kind in ("pure", "compiled") if build == "current" else ("pure",):
            command = ["-m", "bench.worker", game]
            started.append(stack.enter_context(Contestant(f"{game} {kind}", command, pure=kind == "pure")))
    return started


def hold_contest(games: Sequence[str], plan: Plan, tick: Callable[[float], None]) -> Rounds:
    """One warm-up and then the rounds of the plan; `tick` hears which share of it is done."""
    start = time.monotonic()
    with ExitStack() as stack:
        taking_part = contestants(stack, games, build_state())
        for contestant in taking_part:
            contestant.measure(Request(0, plan.turn_seconds))
        rounds: dict[str, list[Measurement]] = {contestant.name: [] for contestant in taking_part}
        for number in range(plan.rounds):
            for contestant in taking_part:
                request = Request(1_000_000 * (number + 1), plan.turn_seconds)
                rounds[contestant.name].append(contestant.measure(request))
            used = (time.monotonic() - start) / plan.limit_seconds
            tick(max((number + 1) / plan.rounds, used))
            if used >= 1 and number + 1 >= FEWEST_ROUNDS:
                break
    return rounds

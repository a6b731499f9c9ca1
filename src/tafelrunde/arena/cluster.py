"""The games of a contest on the machines of a Ray cluster, in the same order and with the same results."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Generator
from importlib import import_module
from typing import Any

import msgspec

import tafelrunde
from tafelrunde.arena.bout import Bout
from tafelrunde.arena.contest import Contest
from tafelrunde.arena.workers import play_portion, portions
from tafelrunde.engine.errors import Complaint

LOCAL = "local"
"""In place of an address: a cluster on this machine, for as long as the contest runs."""
AHEAD = 3
"""Portions on their way for each processor, so that none waits for us."""


def play_elsewhere(version: str, contest: bytes, first: int, last: int) -> bytes:
    """Runs on a machine of the cluster. Another version could play other games: it plays none."""
    if version != tafelrunde.__version__:
        return tafelrunde.__version__.encode()
    wanted = msgspec.msgpack.decode(contest, type=Contest)
    return b"\n" + msgspec.msgpack.encode(play_portion(wanted, range(first, last)))


def run_on_ray(contest: Contest, numbers: range, address: str, processes: int) -> Generator[Bout, None, None]:
    ray = connect(address, processes)
    try:
        processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
        task, sent = ray.remote(play_elsewhere), msgspec.msgpack.encode(contest)
        waiting: deque[Any] = deque()
        for part in portions(numbers, processors):
            waiting.append(task.remote(tafelrunde.__version__, sent, part.start, part.stop))
            if len(waiting) > AHEAD * processors:
                yield from received(ray, waiting.popleft())
        while waiting:
            yield from received(ray, waiting.popleft())
    finally:
        ray.shutdown()


def connect(address: str, processes: int) -> Any:
    """The module, once it is connected."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told who plays
    try:
        ray = import_module("ray")
    except ImportError:
        raise Complaint("arena-ray-missing") from None
    quiet = {"log_to_driver": False, "logging_level": "ERROR", "include_dashboard": False}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=processes, **quiet)
        else:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError):
        raise Complaint("arena-ray-address", {"address": address}) from None
    return ray


def received(ray: Any, promise: Any) -> list[Bout]:
    try:
        answer: bytes = ray.get(promise)
    except ray.exceptions.RayTaskError as trouble:
        if isinstance(trouble.cause, Complaint):
            raise trouble.cause from None
        raise
    except ray.exceptions.RayError as trouble:
        raise Complaint("arena-ray-lost", {"kind": type(trouble).__name__}) from None
    if not answer.startswith(b"\n"):
        raise Complaint("arena-ray-version", {"here": tafelrunde.__version__, "there": answer.decode()})
    return msgspec.msgpack.decode(answer[1:], type=list[Bout])

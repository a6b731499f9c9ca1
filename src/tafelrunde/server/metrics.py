"""Figures for Prometheus at /metrics. Each server has its own, and none of them tells who plays what."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector

from tafelrunde import __version__

__all__ = ["CONTENT_TYPE_LATEST", "Metrics"]

FAST: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW: Final = (0.001, 0.005, 0.02, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0)


class Durations(Collector):
    """A histogram for what happens with every move: to note a figure takes a tenth of the usual time."""

    def __init__(self, name: str, about: str, buckets: Sequence[float]) -> None:
        self._name, self._about, self._buckets = name, about, buckets
        self._counts = [0] * (len(buckets) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(self._buckets, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[Metric]:
        names = (*map(str, self._buckets), "+Inf")
        buckets = list(zip(names, map(float, accumulate(self._counts)), strict=True))
        yield HistogramMetricFamily(self._name, self._about, buckets, self._sum)


class Counts(Collector):
    """Likewise a counter."""

    def __init__(self, name: str, about: str, labels: Sequence[str]) -> None:
        self._name, self._about, self._labels = name, about, labels
        self._counts: dict[tuple[str, ...], int] = {}

    def add(self, *labels: str) -> None:
        self._counts[labels] = self._counts.get(labels, 0) + 1

    def collect(self) -> Iterator[Metric]:
        family = CounterMetricFamily(self._name, self._about, labels=self._labels)
        for labels, count in list(self._counts.items()):
            family.add_metric(labels, count)
        yield family


class Metrics:
    """Counters of one server; whoever does something counts it here."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        own = self.registry
        Gauge("tafelrunde_info", "The running version.", ["version"], registry=own).labels(__version__).set(1)
        self.moves = Counts("tafelrunde_moves", "Moves accepted and durable.", ["game", "player"])
        own.register(self.moves)
        self.refusals = Counter("tafelrunde_refusals", "Commands refused, by code.", ["code"], registry=own)
        self.append_seconds = Durations("tafelrunde_append_seconds", "Time until a step is durable.", FAST)
        own.register(self.append_seconds)
        self.bot_seconds = Histogram(
            "tafelrunde_bot_seconds", "Time a bot thought.", ["game", "bot"], buckets=SLOW, registry=own
        )
        self.bot_troubles = Counter(
            "tafelrunde_bot_troubles", "Moves that a bot owed and chance made.", ["trouble"], registry=own
        )
        self.outbox = Gauge("tafelrunde_outbox", "Notices still to be delivered.", registry=own)

    def watch(self, name: str, about: str, count: Callable[[], float]) -> None:
        """A figure that is found when somebody looks: `watch("sockets", "Open sockets.", count)`."""
        Gauge(f"tafelrunde_{name}", about, registry=self.registry).set_function(count)

    def text(self) -> bytes:
        """All figures in the format of Prometheus."""
        return generate_latest(self.registry)

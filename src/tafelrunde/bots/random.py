"""The player without a plan: any offer is as good as any other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.engine.contract import Offers, Rng, sample


class RandomBot:
    name = "random"

    def choose(self, offers: Offers, look: Callable[[], Any], rng: Rng, /) -> Any:
        return sample(offers, rng)

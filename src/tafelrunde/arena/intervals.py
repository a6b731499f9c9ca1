"""How sure a share of wins is. The unit is the block: its games have their chance in common."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.arena.summary import Z_95


class Blocks:
    """The share of wins in each block, added one by one."""

    def __init__(self, games: int) -> None:
        self.games = games
        """In one block."""
        self.count = 0
        self._sum = self._squares = 0.0

    def add(self, share: float) -> None:
        self.count += 1
        self._sum += share
        self._squares += share * share

    @property
    def mean(self) -> float:
        return self._sum / self.count

    @property
    def cautious(self) -> float:
        """The mean after one more win and one more loss: never 0 or 1."""
        return (self._sum * self.games + 1) / (self.count * self.games + 2)

    @property
    def variance(self) -> float:
        """Of one block's share, never 0: one block more is thought of that is won or lost as a whole.

        A few blocks that happen to be alike would otherwise seem to prove anything.
        """
        spread = max(0.0, self._squares - self._sum * self._sum / self.count)
        part = self.cautious * self.games % 1
        least = part * (1 - part) / self.games**2  # wins are whole: the shares cannot all be at the mean
        return max(least, (spread + self.cautious * (1 - self.cautious)) / self.count)

    @property
    def worth(self) -> float:
        """As many independent games as say as much as these blocks do."""
        if self.mean in (0.0, 1.0):
            return float(self.count)  # nothing shows how far the games of a block depend on each other
        return self.cautious * (1 - self.cautious) * self.count / self.variance

    def interval(self) -> tuple[float, float]:
        """95 %, by Wilson's formula."""
        return wilson_with(self.mean, self.worth, student(self.count))


def blocks_of(shares: Sequence[float], games: int) -> Blocks:
    blocks = Blocks(games)
    for share in shares:
        blocks.add(share)
    return blocks


def wilson_with(share: float, games: float, z: float) -> tuple[float, float]:
    squared = z * z
    middle = (share + squared / (2 * games)) / (1 + squared / games)
    half = z * (share * (1 - share) / games + squared / (4 * games * games)) ** 0.5 / (1 + squared / games)
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t, by the expansion of Fisher and Cornish."""
    z, n = Z_95, float(freedom)
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )

"""Where processes of the benchmark run: they find this package as well, and the build they are to measure."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

CHECKOUT: Final = Path(__file__).parents[1]


def surroundings(**more: str) -> dict[str, str]:
    path = os.pathsep.join(filter(None, (str(CHECKOUT), os.environ.get("PYTHONPATH", ""))))
    return {**os.environ, "PYTHONPATH": path, **more}


def for_build(*, pure: bool) -> dict[str, str]:
    return surroundings(TAFELRUNDE_PURE="1" if pure else "0")

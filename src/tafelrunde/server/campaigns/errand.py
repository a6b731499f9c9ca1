"""An errand: one piece of work on a campaign, done in a worker process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from tafelrunde.server.campaigns.framing import Lane
from tafelrunde.server.campaigns.workbench import Workbench


class NoArgs(msgspec.Struct, frozen=True):
    """Nothing more has to be said."""


class Errand(NamedTuple):
    """Its name, what it does, what it has to be told, and in which lane it goes.

    The answer is a struct, which becomes JSON, or bytes, which are a file. All of it becomes true together,
    or nothing; where somebody else was quicker it is done again from its beginning.
    """

    name: str
    do: Callable[[Workbench, Any], Any]
    args: Any = NoArgs
    lane: Lane = "quick"

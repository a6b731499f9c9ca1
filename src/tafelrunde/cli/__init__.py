"""The command line: `tafelrunde COMMAND ...`."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(args: Sequence[str] | None = None) -> None:
    """Runs one command; every way to fail ends in a clear message and an exit code."""
    from tafelrunde.cli.errors import run

    sys.exit(run(sys.argv[1:] if args is None else list(args)))

"""Where the values of a printed box are known from, and the file in which an owner corrects them.

The values themselves, and how each is written down, are the game's own (`data.py`, `template.py`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec


class Provenance(msgspec.Struct, frozen=True):
    sources: tuple[str, ...]
    confidence: str


def origin(provenance: Provenance, doubtful: Collection[str]) -> str:
    """How sure a value is, and from which sources; what is doubtful asks to be looked at."""
    hint = "; CHECK THIS ONE FIRST" if provenance.confidence in doubtful else ""
    return f"{provenance.confidence}: {', '.join(provenance.sources)}{hint}"


def template_of(game: str, name: str, printed_on: str, tables: Iterable[Iterable[str]]) -> str:
    """A whole file of corrections: its head, and the lines of one table after another."""
    head = f"""\
# {name}: all values as printed on {printed_on}, as far as we know them.
# Correct what your copy shows otherwise; lines that you delete stay as they are here.
# Behind '#' stands how sure we are of a value, and from which sources (docs/data-files.md).

game = "{game}"
source = "my own copy of the game"
"""
    return "\n".join([head, *("\n".join(lines) + "\n" for lines in tables)])

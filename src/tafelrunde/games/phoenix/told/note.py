"""What one realm is told, or the game master alone: the common root of all notes."""

from __future__ import annotations

import msgspec


class Note(msgspec.Struct, frozen=True, gc=False, tag_field="note", omit_defaults=True):
    """What only one realm and the game master are told."""

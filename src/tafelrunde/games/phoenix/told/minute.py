"""What every entry of the minutes is; the kinds there are stand in `minutes*.py`."""

from __future__ import annotations

import msgspec


class Minute(msgspec.Struct, frozen=True, gc=False, tag_field="minute", omit_defaults=True):
    """One evaluation, with every factor and its rule."""

"""A drawn map as PNG, by the library resvg (package resvg-py), which is only needed here."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from tafelrunde.engine.errors import Complaint

PACKAGE: Final = "resvg-py"
MOST_PIXELS: Final = 12_000


def png_from_svg(svg: str, width: int = 0) -> bytes:
    """The same picture in pixels; without a width it is as large as the drawing."""
    if not 0 <= width <= MOST_PIXELS:
        raise Complaint("phoenix-png-width", {"most": MOST_PIXELS, "width": width})
    try:
        resvg = import_module("resvg_py")
    except ImportError:
        raise Complaint("phoenix-png-package", {"package": PACKAGE}) from None
    try:
        return bytes(resvg.svg_to_bytes(svg_string=svg, width=width or None))
    except ValueError as error:
        raise Complaint("phoenix-no-svg", {"error": str(error)}) from None

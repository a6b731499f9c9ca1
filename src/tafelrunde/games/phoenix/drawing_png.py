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
        raise Complaint(
            f"A picture is 1 to {MOST_PIXELS} pixels wide, not {width}.",
            f"Ein Bild ist 1 bis {MOST_PIXELS} Pixel breit, nicht {width}.",
        )
    try:
        resvg = import_module("resvg_py")
    except ImportError:
        raise Complaint(
            f"PNG needs the Python package {PACKAGE}: install it with `pip install {PACKAGE}`, or take SVG.",
            f"Für PNG fehlt das Python-Paket {PACKAGE}: `pip install {PACKAGE}` holt es; SVG geht ohne.",
        ) from None
    try:
        return bytes(resvg.svg_to_bytes(svg_string=svg, width=width or None))
    except ValueError as error:
        raise Complaint(f"This is no SVG drawing: {error}", f"Das ist keine SVG-Zeichnung: {error}") from None

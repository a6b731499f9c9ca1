"""Numbers, shares, dates and times as people of each language write them; nobody else knows their signs.

Fluent writes bare numbers in messages by the same customs (a test compares them). What a machine reads, such
as JSON, CSV, logs of the server and names of files, is no matter of a language and does not come from here.
"""

from __future__ import annotations

from datetime import datetime
from fractions import Fraction
from typing import Final

from tafelrunde.engine.contract import Lang

MINUS: Final = "\N{MINUS SIGN}"
GERMAN: Final = str.maketrans(",.", ".,")
DECIMALS: Final = 4
"""As many as a player needs who checks a calculation by hand."""
MOMENTS: Final[dict[Lang, str]] = {"en": "%Y-%m-%d %H:%M", "de": "%d.%m.%Y, %H:%M"}


def localised(said: str, lang: Lang) -> str:
    return said.translate(GERMAN) if lang == "de" else said


def whole(value: int, lang: Lang) -> str:
    """With separators and a true minus, as it stands in a table: `−12.000`."""
    return localised(f"{value:,}", lang).replace("-", MINUS)


def signed(value: int, lang: Lang) -> str:
    """A change: `+12.000`, `−3`, `0`."""
    return f"+{whole(value, lang)}" if value > 0 else whole(value, lang)


def decimal(
    value: Fraction | float, lang: Lang, *, least: int = 0, most: int = DECIMALS, plus: bool = False
) -> str:
    """`398190/19` as people read it: `20.957,3684`, with no zeros behind the last digit that counts.

    Its minus is the hyphen of the calculations in which it stands; `plus` writes a sign in any case: `+0`.
    """
    rounded = round(Fraction(value), most)  # exact, and without -0
    digits, _, behind = f"{float(rounded):,.{most}f}".partition(".")
    behind = behind[:least] + behind[least:].rstrip("0")
    said = f"{digits}.{behind}" if behind else digits
    return localised(f"+{said}" if plus and rounded >= 0 else said, lang)


def tenths(value: int, lang: Lang) -> str:
    """Good points, which are kept in tenths: `10,5`."""
    return decimal(Fraction(value, 10), lang)


def percent(share: Fraction | float, lang: Lang, *, least: int = 0, most: int = 2) -> str:
    """`0.125` as `12.5%`, `12,5 %`."""
    return decimal(100 * share, lang, least=least, most=most) + ("%" if lang == "en" else " %")


def moment(at: datetime, lang: Lang) -> str:
    """Date and time on the wall clock of the reader."""
    return at.strftime(MOMENTS[lang])

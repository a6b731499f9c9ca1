"""Which rule stands behind each note and each booking of a realm."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.phoenix.told.notes import Booked

NOTE_RULES: Final[dict[str, str]] = {
    "recruited": "PH-3d",
    "prevented": "PH-1.5c",
    "town_grew": "PH-1.5f",
    "besieged": "PH-1.7.1b",
    "cut": "PH-5.7a",
    "drowned": "PH-0.3.2d",
    "received": "PH-6.1b",
    "said": "PH-3g",
    "informed": "PH-2l",
    "amended": "PH-2l",
    "points_gained": "PH-7.1.1c",
    "fire_rolled": "PH-5.1o",
    "under_fire": "PH-5.1o",
    "fire_losses": "PH-5.1o",
    "town_hit": "PH-1.5.12b",
    "fought": "PH-5.5v",
    "was_overrun": "PH-5.5w",
    "ran_over": "PH-5.5i",
    "took_over": "PH-5.5z",
    "halted": "PH-5.5a",
    "spoils": "PH-5.6a",
    "released": "PH-5.8.4a",
    "walled": "PH-1.4.2h",
    "troops_banned": "PH-1.4.3j",
    "duel_told": "PH-5.3q",
    "storm_losses": "PH-6.6.2a",
    "raised": "PH-6.7d",
    "combat_told": "PH-5.3x",
    "delivered": "PH-6.4.1n",
    "market_sale": "PH-6.4.1h",
    "stock_grew": "PH-6.4.1c",
    "cards_moved": "PH-6.4.1i",
}
"""By kind of note; a booking's rule follows from its reason, a failed order names its own."""
BOOK_RULES: Final[dict[str, str]] = {
    "start": "PH-2d",
    "taxes": "PH-3.2.1a",
    "recruiting": "PH-3.3a",
    "building": "PH-1.5l",
    "repair": "PH-1.5.12c",
    "returned": "PH-1.5c",
    "capital_move": "PH-1.5.13c",
    "plunder": "PH-3.2.2.1c",
    "gift": "PH-3.2.2b",
    "sale": "PH-3.2.2a",
    "cargo": "PH-4.3a",
    "special": "PH-3.2.3d",
    "spent": "PH-3.2.3c",
    "refund": "PH-5.7b",
    "grant": "PH-2l",
    "amended": "PH-2l",
    "race": "PH-8a",
    "absence": "PH-6.9.2.6c",
    "union": "PH-6.2f",
    "adventure": "PH-7.1a",
    "retraining": "PH-1.9.2d",
}


def booked_rule(note: Booked) -> str:
    return BOOK_RULES.get("spent" if note.why == "special" and note.gold < 0 else note.why, "")

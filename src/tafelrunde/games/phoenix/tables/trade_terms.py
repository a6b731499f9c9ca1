"""Names of what stands in rules and refusals about creatures, merchants and cards, in both languages."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.contract import Words

TRAIT_TERMS: Final[dict[str, Words]] = {
    "double_ban": Words("bans double", "bannt doppelt"),
    "steadfast": Words("cannot be overrun", "nicht überrennbar"),
    "unbannable": Words("cannot be banned", "nicht bannbar"),
}
TRADE_TERMS: Final[dict[str, Words]] = {
    **TRAIT_TERMS,
    "kind_merchants": Words("merchants", "Händler"),
    "kind_beasts": Words("creatures", "Kreaturen"),
    "reason_no_sea": Words("no water beside it", "kein Wasser daneben"),
    "reason_post_stands": Words("a trading post already stands there", "dort steht schon ein Handelskontor"),
    "space": Words("space points", "Raumpunkte"),
    "tanner": Words("tanner (curved knife)", "Gerber (Sichelmesser)"),
    "leatherworker": Words("leatherworker (scissors)", "Lederer (Schere)"),
    "mining": Words("mining (horseshoe)", "Bergbau (Hufeisen)"),
    "carpenter": Words("carpenter (saw)", "Schreiner (Säge)"),
    "master_builder": Words("master builder", "Baumeister"),
}

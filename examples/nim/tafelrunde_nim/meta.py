"""Name, seats, options and version, which a lobby needs, and the names of things in both languages."""

from __future__ import annotations

from tafelrunde.engine.contract import Meta, Option, Words

META = Meta(
    id="nim",
    name=Words("Lucky Nim", "Glücks-Nim"),
    seats=(2, 3),
    version="1",
    prefix="NM",
    options=(Option("heap", ("15", "9"), "NM-1.2"),),
)

TERMS = {
    "chance": Words("the dealer", "der Geber"),
    "reason_last_stone": Words("the last stone", "der letzte Stein"),
    "reason_luck": Words("lucky numbers", "Glückszahlen"),
}

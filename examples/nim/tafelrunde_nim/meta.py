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
    "heap": Words("stones in the heap", "Steine im Haufen"),
    "counts": Words("took 1, 2 and 3 stones", "nahm 1, 2 und 3 Steine"),
    "lucky": Words("lucky number", "Glückszahl"),
    "dealt": Words("numbers dealt", "verteilte Zahlen"),
    "last": Words("took the last stone", "nahm den letzten Stein"),
    "take": Words("take", "nimm"),
    "reason_last_stone": Words("the last stone", "der letzte Stein"),
    "reason_luck": Words("lucky numbers", "Glückszahlen"),
}

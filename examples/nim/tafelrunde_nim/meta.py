"""Name, seats, options and version: all that a lobby needs, and the names of things in both languages."""

from __future__ import annotations

from tafelrunde.engine.protocol import Meta, Option, Words

META = Meta(
    id="nim",
    name=Words("Lucky Nim", "Glücks-Nim"),
    about=Words(
        "Take stones from a heap, and just as many as your secret lucky number says.",
        "Nimm Steine vom Haufen, und möglichst so viele, wie deine geheime Glückszahl sagt.",
    ),
    seats=(2, 3),
    version="1",
    prefix="NM",
    options=(Option("heap", ("15", "9"), Words("Stones in the heap", "Steine im Haufen"), "NM-1.2"),),
)

TERMS = {
    "chance": Words("the dealer", "der Geber"),
    "reason_last_stone": Words("the last stone", "der letzte Stein"),
    "reason_luck": Words("lucky numbers", "Glückszahlen"),
}

"""Name, seats, options and version, which a lobby needs, and the names of things in both languages."""

from __future__ import annotations

from tafelrunde.engine.contract import Meta, Option, Words
from tafelrunde.games.ethnos.box.data import KINGDOMS, TRIBES, Kingdom, Tribe

META = Meta(
    id="ethnos",
    name=Words("Ethnos", "Ethnos"),
    seats=(2, 6),
    version="1",
    prefix="ET",
    options=(
        Option("glory_tokens", ("set A", "set B"), "ET-14.1"),
        Option("two_player_tie", ("second token", "both tokens"), "ET-14.2"),
        Option("merfolk_at_zero", ("nobody", "shared"), "ET-14.4"),
        Option("troll_token", ("choice", "highest"), "ET-14.7"),
        Option("decline_abilities", ("automatic", "allowed"), "ET-14.13"),
        Option("empty_market", ("one card", "two cards"), "ET-14.23"),
        Option("tribes", ("by chance", "chosen"), "ET-14.30"),
    ),
)

STEP_TERMS = {
    "first": Words("the first player", "der Startspieler"),
    "choose": Words("choose a tribe or pass", "einen Stamm wählen oder passen"),
    "tribes": Words("the tribes in play", "die Stämme des Spiels"),
    "tokens": Words("the glory tokens of the kingdoms", "die Ruhm-Plättchen der Königreiche"),
    "deal": Words("the cards at the start of the age", "die Karten am Anfang der Epoche"),
    "turn": Words("take or draw a card, or play a band", "Karte nehmen, ziehen oder Kampfverband spielen"),
    "draw": Words("the card drawn from the deck", "die vom Stapel gezogene Karte"),
    "kingdom": Words("the kingdom for the marker", "das Königreich für den Marker"),
    "ability": Words("use the leader’s ability or pass", "die Fähigkeit des Anführers nutzen oder passen"),
    "free_marker": Words(
        "the kingdom for the marker from the merfolk board, or pass",
        "das Königreich für den Marker vom Meerwesen-Tableau, oder passen",
    ),
    "troll_token": Words("take a troll token", "ein Troll-Plättchen nehmen"),
    "next_band": Words("play another band or pass", "noch einen Kampfverband spielen oder passen"),
    "keep": Words("which cards to keep in hand", "welche Karten auf der Hand bleiben"),
    "wizard_draw": Words("draw cards for the wizard or pass", "für den Zauberer Karten ziehen oder passen"),
    "plunder": Words("plunder with the orcs or pass", "mit den Orks plündern oder passen"),
    "over": Words("nothing, the game is over", "nichts, die Partie ist zu Ende"),
}

REASON_NAMES = {
    "kingdoms": Words("Kingdoms", "Königreiche"),
    "bands": Words("Bands", "Kampfverbände"),
    "giants": Words("Giants", "Riesen"),
    "merfolk": Words("Merfolk", "Meerwesen"),
    "orcs": Words("Orcs", "Orks"),
}


def card_words(tribe: Tribe, kingdom: Kingdom) -> Words:
    """`red elf`, `Elb (rot)`."""
    return Words(f"{kingdom.colour.en} {tribe.name.en}", f"{tribe.name.de} ({kingdom.colour.de})")


def card_plurals(tribe: Tribe, kingdom: Kingdom) -> Words:
    return Words(f"{kingdom.colour.en} {tribe.plural.en}", f"{tribe.plural.de} ({kingdom.colour.de})")


CARD_WORDS: dict[str, Words] = {
    f"{tribe.id}_{kingdom.id}": card_words(tribe, kingdom)
    for tribe in TRIBES
    if tribe.id != "skeleton"
    for kingdom in KINGDOMS
} | {"skeleton": Words("skeleton", "Skelett")}
CARD_PLURALS: dict[str, Words] = {
    f"{tribe.id}_{kingdom.id}": card_plurals(tribe, kingdom)
    for tribe in TRIBES
    if tribe.id != "skeleton"
    for kingdom in KINGDOMS
} | {"skeleton": Words("skeletons", "Skelette")}

TERMS: dict[str, Words] = {
    "chance": Words("the deck", "der Stapel"),
    "dragon": Words("dragon", "Drache"),
    **{tribe.id: tribe.plural for tribe in TRIBES},
    **{f"tribe_{tribe.id}": tribe.plural for tribe in TRIBES},
    **CARD_WORDS,
    **{kingdom.id: kingdom.colour for kingdom in KINGDOMS},
    **{f"kingdom_{kingdom.id}": kingdom.name for kingdom in KINGDOMS},
    **{f"step_{name}": words for name, words in STEP_TERMS.items()},
    **{f"reason_{name}": words for name, words in REASON_NAMES.items()},
}

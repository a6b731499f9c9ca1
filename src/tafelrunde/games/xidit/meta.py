"""Name, seats, options and version, which a lobby needs, and the names of things in both languages."""

from __future__ import annotations

from tafelrunde.engine.contract import Meta, Option, Words
from tafelrunde.games.xidit.box.data import (
    ASSESSMENTS,
    CITIES,
    ORDERS,
    REGIONS,
    REWARDS,
    SEATS,
    TITANS,
    UNITS,
)

META = Meta(
    id="xidit",
    name=Words("Lords of Xidit", "Lords of Xidit"),
    seats=SEATS,
    version="1",
    prefix="XI",
    points_decide=False,
    options=(
        Option("length", ("long", "short"), "XI-18.1"),
        Option("dummy_start", ("normal", "hard"), "XI-17.12"),
        Option("city_limit", ("separate", "strict"), "XI-20.2"),
        Option("dummy_tie", ("ranks below", "eliminated"), "XI-20.16"),
        Option("open_screens", ("closed", "open"), "XI-20.29"),
        Option("memory_aid", ("off", "on"), "XI-20.30"),
    ),
)

STEP_TERMS = {
    "first": Words("the first player", "der Startspieler"),
    "assessments": Words("the order of the assessments", "die Reihenfolge der Prüfungen"),
    "tiles": Words("the tiles of the set-up", "die Plättchen des Aufbaus"),
    "place": Words("a city for the Idrakys", "eine Stadt für den Idrakys"),
    "programme": Words("six orders for the year", "sechs Befehle für das Jahr"),
    "titan": Words("eliminate a Titan or pass", "einen Titanen beseitigen oder passen"),
    "rewards": Words("choose the rewards", "die Belohnungen wählen"),
    "bards": Words("place the bards", "die Barden legen"),
    "dummy": Words("raise a value of the dummy", "einen Wert des Dummys erhöhen"),
    "reveal": Words("the tile on top of a pile", "das oberste Plättchen eines Stapels"),
    "wake": Words("the Titans that awaken", "die Titanen, die erwachen"),
    "census": Words("how many units to show", "wie viele Einheiten gezeigt werden"),
    "census_bards": Words("place the bards of the census", "die Barden der Erhebung legen"),
    "census_story": Words("a guild for the storey", "eine Gilde für das Stockwerk"),
    "over": Words("nothing, the game is over", "nichts, die Partie ist zu Ende"),
}
VOID_NAMES = {
    "recruited": Words("already recruited here this year", "hier in diesem Jahr schon angeworben"),
    "eliminated": Words("already eliminated a threat here this year", "hier in diesem Jahr schon beseitigt"),
    "acted": Words("already acted here this year", "hier in diesem Jahr schon erfolgreich gehandelt"),
    "units": Words("units are missing", "Einheiten fehlen"),
    "empty": Words("no unit stands here", "hier steht keine Einheit"),
    "nothing": Words("nothing to do here", "hier ist nichts zu tun"),
    "declined": Words("no Titan is eliminated", "kein Titan wird beseitigt"),
    "none_left": Words("none is left", "es ist nichts mehr übrig"),
    "no_region": Words("no region in reach", "kein Gebiet in Reichweite"),
}
SIDES = {
    "recruitment": Words("recruitment", "Anwerbung"),
    "threat": Words("threat", "Bedrohung"),
}


def titan_words(titan: str) -> Words:
    return Words(f"Titan {titan}", f"Titan {titan}")


TERMS: dict[str, Words] = {
    "chance": Words("chance", "der Zufall"),
    "others": Words("the other players", "die anderen Spieler"),
    **{unit: several for unit, (_one, several) in UNITS.items()},
    **ORDERS,
    **{f"region_{region}": words for region, words in REGIONS.items()},
    **{f"city_{city}": Words(f"city {city}", f"Stadt {city}") for city in range(1, CITIES + 1)},
    **{f"titan_{titan}": titan_words(titan) for titan in TITANS},
    **{titan: titan_words(titan) for titan in TITANS},
    "4-5": Words("tiles for four and five players", "Plättchen für vier und fünf Spieler"),
    "3": Words("tiles for three players", "Plättchen für drei Spieler"),
    **REWARDS,
    **ASSESSMENTS,
    **{f"column_{name}": words for name, words in ASSESSMENTS.items()},
    **{f"reason_{name}": words for name, words in (ASSESSMENTS | VOID_NAMES).items()},
    **{f"side_{name}": words for name, words in SIDES.items()},
    **{f"step_{name}": words for name, words in STEP_TERMS.items()},
}

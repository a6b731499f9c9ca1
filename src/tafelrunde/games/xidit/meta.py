"""Name, seats, options and version: all that a lobby needs, and the names of things in both languages."""

from __future__ import annotations

from tafelrunde.engine.protocol import Meta, Option, Words
from tafelrunde.games.xidit.data import ASSESSMENTS, CITIES, ORDERS, REGIONS, REWARDS, SEATS, TITANS, UNITS

META = Meta(
    id="xidit",
    name=Words("Lords of Xidit", "Lords of Xidit"),
    about=Words(
        "Secret orders, recruits and threats, and three assessments that leave one hero. Map, tiles and "
        "Titans are our own reconstruction, not the printed values; owners can enter those in a file.",
        "Geheime Befehle, Rekruten, Bedrohungen und drei Prüfungen, die ein Held übersteht. Karte, Plättchen "
        "und Titanen sind unsere Rekonstruktion, nicht die gedruckten Werte; Besitzer können diese eingeben.",
    ),
    seats=SEATS,
    version="1",
    prefix="XI",
    points_decide=False,
    options=(
        Option(
            "length",
            ("long", "short"),
            Words(
                "Long game of 12 years or short game of 9", "Langes Spiel über 12 Jahre oder kurzes über 9"
            ),
            "XI-18.1",
        ),
        Option(
            "dummy_start",
            ("normal", "hard"),
            Words("Where the dummy starts with three players", "Wo der Dummy im Spiel zu dritt beginnt"),
            "XI-17.12",
        ),
        Option(
            "city_limit",
            ("separate", "strict"),
            Words(
                "Recruiting and eliminating in one city in one year",
                "Anwerben und Beseitigen in einer Stadt in einem Jahr",
            ),
            "XI-20.2",
        ),
        Option(
            "dummy_tie",
            ("ranks below", "eliminated"),
            Words(
                "What happens to a dummy that ties with a player",
                "Was mit einem Dummy geschieht, der mit einem Spieler gleichauf liegt",
            ),
            "XI-20.16",
        ),
        Option(
            "open_screens",
            ("closed", "open"),
            Words(
                "Whether everybody sees units, gold and bards of all",
                "Ob alle die Einheiten, das Gold und die Barden aller sehen",
            ),
            "XI-20.29",
        ),
        Option(
            "memory_aid",
            ("off", "on"),
            Words(
                "Whether what an attentive player could remember is shown",
                "Ob angezeigt wird, was man sich hätte merken können",
            ),
            "XI-20.30",
        ),
    ),
)

STEP_TERMS = {
    "first": Words("the first player", "der Startspieler"),
    "assessments": Words("the order of the assessments", "die Reihenfolge der Prüfungen"),
    "tiles": Words("the tiles of the set-up", "die Plättchen des Aufbaus"),
    "place": Words("a city for the Idrakys", "eine Stadt für den Idrakys"),
    "programme": Words("six orders for the year", "sechs Befehle für das Jahr"),
    "titan": Words("fight a Titan or pass", "einen Titanen bekämpfen oder passen"),
    "rewards": Words("choose the rewards", "die Belohnungen wählen"),
    "bards": Words("place the bards", "die Barden legen"),
    "dummy": Words("raise a value of the dummy", "einen Wert des Dummys erhöhen"),
    "reveal": Words("the tile on top of a pile", "das oberste Plättchen eines Stapels"),
    "wake": Words("the Titans that awake", "die Titanen, die erwachen"),
    "census": Words("how many units to show", "wie viele Einheiten gezeigt werden"),
    "census_bards": Words("place the bards of the census", "die Barden der Erhebung legen"),
    "census_story": Words("a guild for the story", "eine Gilde für das Stockwerk"),
    "over": Words("nothing, the game is over", "nichts, das Spiel ist zu Ende"),
}
VOID_NAMES = {
    "recruited": Words("already recruited here this year", "hier in diesem Jahr schon angeworben"),
    "eliminated": Words("already eliminated a threat here this year", "hier in diesem Jahr schon beseitigt"),
    "acted": Words("already acted here this year", "hier in diesem Jahr schon erfolgreich gehandelt"),
    "units": Words("units are missing", "Einheiten fehlen"),
    "empty": Words("no unit stands here", "hier steht keine Einheit"),
    "nothing": Words("nothing to do here", "hier ist nichts zu tun"),
    "declined": Words("no Titan is fought", "kein Titan wird bekämpft"),
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

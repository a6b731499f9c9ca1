"""Words that may be typed in a move, English and German side by side: the tables of `reader.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tafelrunde.engine.contract import Words
from tafelrunde.engine.text import Choice, marks
from tafelrunde.games.xidit.box.data import ASSESSMENTS, ORDERS, REGIONS, REWARDS, TITANS, UNITS


def named(words: Mapping[str, Words], more: Mapping[str, str] | None = None) -> dict[str, str]:
    """Ids by every spelling of their names."""
    spellings = {spelling: name for name, both in words.items() for spelling in (name, both.en, both.de)}
    return {**spellings, **(more or {})}


ALSO: Final = marks("“and”", "„und“", "and", "und", ",", "+", "&", ", and", ", und")
WITH: Final = marks("“with”", "„mit“", "with", "mit", ":")
IN: Final = marks(
    "“in”", "„in“", "in", "into", "to", "nach", "city", "Stadt", "in city", "in Stadt", "nach Stadt"
)
COLON: Final = marks("“:”", "„:“", ":")
BAR: Final = marks("“|”", "„|“", "|", "/", ";")
NOTHING: Final = marks("“nothing”", "„nichts“", "nothing", "nichts", "none", "keine")
IDRAKYS: Final = marks("“Idrakys”", "„Idrakys“", "Idrakys", "my Idrakys", "den Idrakys")
TITAN_WORD: Final = marks("“Titan”", "„Titan“", "Titan", "the Titan", "den Titanen", "Titanen")

ORDER: Final = Choice(
    "an order: black, red, blue, action or wait",
    "ein Befehl: schwarz, rot, blau, Aktion oder Abwarten",
    named(ORDERS, {"act": "action", "warten": "wait", "warte": "wait"}),
)
UNIT: Final = Choice(
    "a unit: militia, archer, infantry, cleric or battle mage",
    "eine Einheit: Dorfmilizionär, Bogenschütze, Fußsoldat, Priester oder Kampfmagier",
    {
        spelling: name
        for name, (one, several) in UNITS.items()
        for spelling in (name, f"{name}s", one.en, one.de, several.en, several.de, f"{several.de}n")
    },
)
REGION: Final = Choice(
    "a region: bastion, snow, east, west, southwest, south, southeast, corner1 or corner2",
    "ein Gebiet: Festung, Schneefeld, Ost-, Westmark, Südwest-, Süd-, Südosttal, Nordwest-, Nordosteck",
    named(REGIONS),
)
TITAN: Final = Choice(
    f"a Titan: {', '.join(TITANS)}", f"ein Titan: {', '.join(TITANS)}", {titan: titan for titan in TITANS}
)
REWARD: Final = Choice(
    "a reward: gold, bards or storeys",
    "eine Belohnung: Gold, Barden oder Stockwerke",
    named(
        REWARDS,
        {"bard": "bards", "story": "stories", "storey": "stories", "Stockwerk": "stories", "Barde": "bards"},
    ),
)
COLUMN: Final = Choice(
    "wealth, influence or reputation", "Reichtum, Einfluss oder Ansehen", named(ASSESSMENTS)
)
SEAT: Final = Words("the number of a seat", "die Nummer eines Platzes")
CITY: Final = Words("the number of a city", "die Nummer einer Stadt")
TILE: Final = Words("the number of a tile", "die Nummer eines Plättchens")
COUNT: Final = Words("how many", "wie viele")

"""Words of refusals and events about realms that rise, come and join each other (6.2, 6.5)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.contract import Words

REALMS_TERMS: Final = {
    "kind_rebel": Words("rebels", "Putschisten"),
    "kind_outside": Words("not in the world", "nicht in der Welt"),
    "union": Words("union of realms", "Vereinigung von Reichen"),
    "reason_outside": Words("it is not in the world", "es ist nicht in der Welt"),
    "reason_landless": Words("it is of a kind without land", "es ist von einer Art ohne Land"),
    "reason_same_realm": Words("it is the same realm", "es ist dasselbe Reich"),
    "reason_has_name": Words("it has a name already", "es hat schon einen Namen"),
    "reason_no_noble": Words(
        "only nobles and character wizards can", "das können nur Adlige und Charakterzauberer"
    ),
    "reason_rules_realm": Words("he rules the realm himself", "er herrscht selbst"),
    "reason_not_at_map": Words("he must be free and at the map", "er muss frei und an der Karte sein"),
    "reason_not_of_realm": Words(
        "a field of the fief does not belong to the realm", "eine Gemark des Lehens gehört nicht dem Reich"
    ),
    "reason_capital": Words("the capital is the ruler’s", "die Hauptstadt gehört dem Herrscher"),
    "reason_fief_town": Words("the fief has no town", "im Lehen steht kein Rüstort"),
    "reason_not_free": Words("the field is another realm’s", "die Gemark gehört einem anderen Reich"),
    "reason_has_such": Words("it has such a town already", "ein solcher Rüstort ist schon da"),
    "reason_nobody_meant": Words(
        "nobody who is meant for its rank is present",
        "niemand, der den Rang erhalten soll, ist anwesend",
    ),
    "reason_one_aboard": Words(
        "one of them is aboard the other", "das eine ist auf dem anderen eingeschifft"
    ),
    "reason_rises_alone": Words(
        "who has an office or is a prisoner cannot follow",
        "wer ein Amt hat oder gefangen ist, kann nicht folgen",
    ),
}

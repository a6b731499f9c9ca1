"""Words of melee in both languages: reasons of good points, dice, spoils, prisoners."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.contract import Words

POINT_TERMS: Final = {
    "gp_leaders": Words("leaders", "Heerführer"),
    "gp_characters": Words("characters", "Charaktere"),
    "gp_wizards": Words("wizards", "Zauberer"),
    "gp_partners": Words("characters and wizards of partners", "Charaktere und Zauberer von Partnern"),
    "gp_home": Words("home terrain", "Standardgelände"),
    "gp_guard": Words("guard", "Garde"),
    "gp_creature": Words("creature", "Kreatur"),
    "gp_riders": Words("ground for riders", "Gelände für Reiter"),
    "gp_foot": Words("ground for warriors", "Gelände für Krieger"),
    "gp_road": Words("uphill along a road", "bergauf über eine Straße"),
    "gp_forest": Words("out of forest", "aus dem Wald heraus"),
    "gp_swamp": Words("into swamp", "in den Sumpf"),
    "gp_desert": Words("into desert", "in die Wüste"),
    "gp_downhill": Words("from above", "von oben herab"),
    "gp_height": Words("against an attack from below", "gegen Angriff von unten"),
    "gp_town": Words("own town", "eigener Rüstort"),
    "gp_foreign_town": Words("foreign town", "fremder Rüstort"),
    "gp_wall": Words("behind a wall", "hinter einem Wall"),
    "gp_river": Words("behind a river", "hinter einem Fluss"),
    "gp_bridge": Words("behind a bridge", "hinter einer Brücke"),
    "gp_quay": Words("behind a quay", "hinter einer Kaianlage"),
    "gp_landing": Words("against a landing", "gegen Ausschiffen"),
    "gp_other": Words("other", "sonstige"),
    "gp_support": Words("support from neighbouring fields", "Unterstützung aus Nachbargemarken"),
}
WAR_TERMS: Final = {
    **POINT_TERMS,
    "melee": Words("melee", "Nahkampf"),
    "melee_tie": Words("a tie in melee", "Gleichstand im Nahkampf"),
    "combat_income": Words("combat income", "Kampfeinnahmen"),
    "town_loot": Words("loot of a town", "Beute aus einem Rüstort"),
    "seized_cargo": Words("captured cargo", "erbeutete Ladung"),
    "prisoners": Words("prisoners", "Gefangene"),
    "captured_warriors": Words("captive warriors", "gefangene Krieger"),
    "captured_riders": Words("captive riders", "gefangene Reiter"),
    "captured_leaders": Words("captive leaders", "gefangene Heerführer"),
}

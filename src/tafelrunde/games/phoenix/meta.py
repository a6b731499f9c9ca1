"""Name, seats, options and version, which a lobby needs, and the names of things in both languages."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.contract import Meta, Option, Words
from tafelrunde.games.phoenix.tables.realm_terms import REALMS_TERMS
from tafelrunde.games.phoenix.tables.terrain import NAMES_DE, NAMES_EN
from tafelrunde.games.phoenix.tables.trade_terms import TRADE_TERMS
from tafelrunde.games.phoenix.tables.war_terms import WAR_TERMS

MOST_REALMS: Final = 200

META = Meta(
    id="phoenix",
    name=Words("Phoenix", "Phoenix"),
    seats=(3, MOST_REALMS + 1),
    version="2",
    prefix="PH",
    options=(
        Option("deadlines", ("meeting", "days", "none"), "PH-3u"),
        Option("hf_gp", ("linear", "tiered"), "PH-R1"),
        Option("character_points", ("rider", "double"), "PH-R5"),
        Option("far_fire", ("level", "uphill"), "PH-R9"),
        Option("damaged_capacity", ("table", "built"), "PH-R13"),
        Option("fleet_siege", ("carrying", "any", "never"), "PH-R29"),
        Option("guard_losses", ("full", "third"), "PH-R43"),
        Option("moved_capital", ("full", "kept"), "PH-R48"),
        Option("magic_wall", ("all", "armies"), "PH-R64"),
        Option("defeated_characters", ("captured", "killed"), "PH-R206"),
    ),
)

GOOD_TERMS: Final = {
    "warriors": Words("warriors", "Krieger"),
    "mounts": Words("mounts", "Reittiere"),
    "riders": Words("riders", "Reiter"),
    "ships": Words("ships", "Schiffe"),
    "leaders": Words("leaders", "Heerführer"),
    "light_catapults": Words("light catapults", "leichte Katapulte"),
    "heavy_catapults": Words("heavy catapults", "schwere Katapulte"),
    "light_warships": Words("light warships", "leichte Kriegsschiffe"),
    "heavy_warships": Words("heavy warships", "schwere Kriegsschiffe"),
    "gold": Words("gold", "Goldstücke"),
    "wizards": Words("wizards", "Zauberer"),
    "land": Words("land", "Land"),
}
WORK_TERMS: Final = {
    "STR": Words("road", "Straße"),
    "KA": Words("quay", "Kaianlage"),
    "BR": Words("bridge", "Brücke"),
    "WL": Words("wall", "Wall"),
}
STAGE_TERMS: Final = {
    "no_town": Words("no town", "kein Rüstort"),
    "BUR": Words("castle", "Burg"),
    "STD": Words("city", "Stadt"),
    "FST": Words("fortress", "Festung"),
    "HST": Words("capital", "Hauptstadt"),
    "FHS": Words("fortress capital", "Festungshauptstadt"),
}
RANK_TERMS: Final = {
    "ZIV": Words("civilian", "Zivilist"),
    "CHF": Words("officer", "Heerführercharakter"),
    "BUH": Words("lord of the castle", "Burgherr"),
    "STH": Words("city governor", "Stadthalter"),
    "FSH": Words("lord of the fortress", "Festungsherr"),
    "HER": Words("ruler", "Herrscher"),
    "Z": Words("wizard", "Zauberer"),
    "ZA": Words("wizard of class A", "Zauberer der Klasse A"),
    "CZA": Words("character wizard of class A", "Charakterzauberer der Klasse A"),
    "CZB": Words("character wizard of class B", "Charakterzauberer der Klasse B"),
}
KIND_TERMS: Final = {
    "foot": Words("an army of warriors", "ein Kriegerheer"),
    "rider_army": Words("an army of riders", "ein Reiterheer"),
    "fleet": Words("a fleet", "eine Flotte"),
    "character": Words("a character", "ein Charakter"),
    "wizard": Words("a wizard", "ein Zauberer"),
}
STEP_TERMS: Final = {
    "step_draw": Words("the order of the realms", "die Reihenfolge der Reiche"),
    "step_muster": Words("recruiting and building", "Rüsten und Bauen"),
    "step_turn": Words("a realm’s turn", "der Zug eines Reiches"),
    "step_dice": Words("dice", "Würfel"),
    "step_over": Words("nothing, the campaign is over", "nichts, der Feldzug ist zu Ende"),
}
BOOK_TERMS: Final = {
    "start": Words("founding", "Gründung"),
    "taxes": Words("taxes", "Steuern"),
    "recruiting": Words("recruiting", "Rüstung"),
    "building": Words("building", "Bau"),
    "repair": Words("repair", "Reparatur"),
    "returned": Words("returned, as nothing was built", "zurück, da nichts gebaut wurde"),
    "capital_move": Words("move of the capital", "Hauptstadtverlegung"),
    "plunder": Words("plunder", "Plünderung"),
    "gift": Words("gift", "Schenkung"),
    "sale": Words("sale", "Verkauf"),
    "cargo": Words("loading and unloading", "Laden und Entladen"),
    "special": Words("special income", "besondere Einnahmen"),
    "refund": Words("refund for want of room", "Vergütung bei Überbesetzung"),
    "grant": Words("by the game master", "durch die Spielleitung"),
    "race": Words("chariot race", "Wagenrennen"),
    "adventure": Words("adventure", "Abenteuer"),
}
REASON_TERMS: Final = {
    "everyone": Words("everybody", "alle"),
    "chance": Words("chance", "der Zufall"),
    "game_master": Words("the game master", "die Spielleitung"),
    "nobody": Words("nobody", "niemand"),
    "reason_water": Words("it is water", "dort ist Wasser"),
    "reason_town_there": Words(
        "a town or building site is already there", "dort ist schon ein Rüstort oder eine Baustelle"
    ),
    "reason_not_yours": Words("it is not yours", "sie gehört dir nicht"),
    "reason_no_town": Words("no finished town is there", "dort steht kein fertiger Rüstort"),
    "reason_new_town": Words("its town is new this month", "ihr Rüstort ist erst in diesem Monat entstanden"),
    "reason_no_fortress": Words("no undamaged fortress is there", "dort steht keine unbeschädigte Festung"),
    "reason_no_capital": Words("you have no capital", "du hast keine Hauptstadt"),
    "reason_not_granted": Words("no such town is yours to place", "ein solcher steht dir nicht zu"),
    "reason_too_weak": Words("it is not conquest-capable", "es ist nicht eroberungsfähig"),
    "reason_moved": Words("it has moved", "es hat sich bewegt"),
    "reason_busy": Words(
        "it is already doing something else this month", "es tut diesen Monat schon etwas anderes"
    ),
    "reason_no_work": Words("there is none", "dort ist keines"),
    "reason_own_land": Words("it is your own land", "es ist dein eigenes Land"),
    "reason_partner": Words("it belongs to a partner", "es gehört einem Partner"),
    "reason_enemies": Words("hostile armies are there", "feindliche Heere stehen dort"),
    "reason_aboard": Words("it is aboard a fleet", "es ist eingeschifft"),
    "reason_moves": Words("it moves", "es bewegt sich"),
    "reason_self": Words("it is yourself", "das bist du selbst"),
    "reason_has_it": Words("it already has it", "es hat es schon"),
    "reason_no_fleet": Words("you have no such fleet", "eine solche Flotte hast du nicht"),
    "reason_not_beside": Words("it is not beside the fleet", "sie liegt nicht neben der Flotte"),
    "reason_fleet_far": Words("the fleet lies elsewhere", "die Flotte liegt woanders"),
    "reason_fleet": Words("it is a fleet itself", "es ist selbst eine Flotte"),
    "reason_not_aboard": Words("it is aboard no fleet", "es ist auf keiner Flotte"),
    "reason_same": Words("it is the same army", "es ist dasselbe Heer"),
    "reason_elsewhere": Words("they are not in the same field", "sie sind nicht in einer Gemark"),
    "reason_kind": Words("they are of different kinds", "sie sind von verschiedener Gattung"),
    "reason_other_ship": Words("they are not aboard the same fleet", "sie sind nicht auf derselben Flotte"),
    "reason_guard": Words("one of them is a guard", "eines von beiden ist eine Garde"),
    "reason_no_army": Words("you have no such army", "ein solches Heer hast du nicht"),
    "reason_disbands": Words("it is being disbanded", "sie wird aufgelöst"),
    "reason_carries": Words(
        "armies or wizards are aboard it; land them or move them to another fleet first",
        "es hat Heere oder Zauberer an Bord; schiffe sie erst aus oder auf eine andere Flotte um",
    ),
    "reason_no_wall": Words("no wall is there", "dort steht kein Wall"),
    "reason_not_yours_then": Words(
        "the field was not yours at the start of the turn", "die Gemark war zu Beginn des Zuges nicht dein"
    ),
    "river_or_wall": Words("river or hostile wall", "Fluss oder feindlicher Wall"),
    "where_height": Words("at a step of height", "an einer Höhenstufe"),
    "where_river": Words("behind a river without a bridge", "hinter einem Fluss ohne Brücke"),
    "a_building": Words("a building", "ein Bauwerk"),
    "reason_capital": Words("the capital is not given away", "die Hauptstadt wird nicht verschenkt"),
    "unknown_path": Words("there is no such value", "einen solchen Wert gibt es nicht"),
    "wrong_value": Words("that value is not possible here", "dieser Wert ist hier nicht möglich"),
    "value_number": Words(
        "a whole number from 0 to 1,000,000,000", "eine ganze Zahl von 0 bis 1.000.000.000"
    ),
    "value_True": Words("yes", "ja"),
    "value_False": Words("no", "nein"),
    "value_flag": Words("yes or no", "ja oder nein"),
    "value_field": Words("a field such as 503/22", "eine Gemark wie 503/22"),
    "value_no_post": Words(
        "nothing, for no finished town lies by the sea", "nichts, denn kein fertiger Rüstort liegt am Meer"
    ),
    "value_text": Words("any words", "beliebige Worte"),
}
FIRE_TERMS: Final = {
    "fire": Words("ranged fire", "Fernkampf"),
    "weapon_survival": Words("survival of damaged weapons", "Überleben beschädigter Waffen"),
    "reason_melee": Words("it has moved into a melee", "es ist in einen Nahkampf gezogen"),
    "reason_magic_wall": Words("a magic wall stands in between", "eine magische Wand steht dazwischen"),
}
MAGIC_TERMS: Final = {
    "reason_no_wizard": Words("that is not a wizard", "das ist kein Zauberer"),
    "reason_absent": Words("the wizard is absent", "der Zauberer ist abwesend"),
    "reason_teleported": Words("he has teleported this month", "er ist diesen Monat schon teleportiert"),
    "reason_same_field": Words("that is where he is", "dort ist er schon"),
    "reason_too_far": Words("that is too far", "das ist zu weit"),
    "reason_not_with_wizard": Words(
        "it is not in the wizard’s field", "es steht nicht in der Gemark des Zauberers"
    ),
    "reason_wrong_element": Words("it cannot stand there", "dort kann es nicht stehen"),
    "reason_no_side": Words("the map ends there", "dort endet die Karte"),
    "reason_spell_far": Words("that is more than two fields away", "das ist mehr als zwei Gemarken entfernt"),
    "reason_class_b": Words("two fields away takes class B", "zwei Gemarken entfernt geht erst ab Klasse B"),
    "reason_own_magic_wall": Words(
        "one of your magic walls already stands there", "dort steht schon eine magische Wand von dir"
    ),
    "conquest": Words("conquest of the field", "Eroberung der Gemark"),
    "won": Words("won", "gewonnen"),
    "drawn": Words("drawn", "unentschieden"),
    "lost": Words("lost", "verloren"),
}
TERRAIN_TERMS: Final = {
    f"terrain_{terrain}": Words(NAMES_EN[terrain], NAMES_DE[terrain]) for terrain in range(1, len(NAMES_EN))
}

KIND_OF_REALM_TERMS: Final = {
    "gate_storm": Words("storm at the gates", "Sturm an den Teleportfeldern"),
    "kind_founding": Words("founding realm", "Urreich"),
    "kind_invader": Words("invader", "Invasor"),
    "kind_pirate": Words("pirates", "Piraten"),
    "kind_undead": Words("undead", "Untote"),
}
MEETING_TERMS: Final = {
    "harvest": Words("good harvest", "gute Ernte"),
    "plague": Words("plague", "Krankheiten und Plagen"),
    "absence": Words("absence of the realm", "Abwesenheit des Reiches"),
    "decision": Words("decision", "Beschluss"),
    "recommendation": Words("recommendation on rules", "Regelempfehlung"),
    "exclusion": Words("exclusion of a player", "Ausschluss eines Spielers"),
    "confidence": Words("confidence in the game masters", "Vertrauen in die Spielleitung"),
    "duel": Words("wizards’ duel", "Zauberduell"),
    "captured": Words("taken prisoner", "gefangen genommen"),
    "fire": Words("ranged fire", "Fernkampf"),
    "melee": Words("melee", "Nahkampf"),
}
COURT_TERMS: Final = {
    "combat": Words("combat of characters", "Charakterkampf"),
    "tilt": Words("knights’ combat", "Ritterkampf"),
    "retreat": Words("retreat fight", "Rückzugsgefecht"),
    "killed": Words("killed by troops", "von Truppen getötet"),
    "deposed": Words("loss of the throne", "Verlust des Throns"),
    "retraining": Words("conversion to a nameless wizard", "Umrüstung zum Noname"),
    "absent": Words("vanished, being absent", "abwesend und ins Nichts aufgelöst"),
    "alone": Words("left alone abroad", "allein in der Fremde zurückgelassen"),
    "drowned": Words("drowned", "ertrunken"),
    "reason_nameless": Words("it already is one", "das ist er schon"),
    "reason_wizard": Words("wizards take no part in it", "Zauberer nehmen daran nicht teil"),
    "reason_twice": Words("somebody is named twice", "jemand ist zweimal genannt"),
    "reason_rules": Words("he rules; degrade him to Z first", "er herrscht; degradiere ihn zuerst zum Z"),
}
ROLEPLAY_TERMS: Final = {
    "skills": Words("skills", "Fähigkeiten"),
    "spells": Words("spells", "Zaubersprüche"),
    "assassin": Words("assassin", "Assassine"),
    "conjurer": Words("conjurer", "Beschwörer"),
    "druid": Words("druid", "Druide"),
    "rogue": Words("rogue", "Spitzbube"),
    "attribute_strength": Words("strength", "Stärke"),
    "attribute_dexterity": Words("dexterity", "Geschicklichkeit"),
    "attribute_agility": Words("agility", "Gewandtheit"),
    "attribute_constitution": Words("constitution", "Konstitution"),
    "attribute_intelligence": Words("intelligence", "Intelligenz"),
    "attribute_magic": Words("magic talent", "Zaubertalent"),
    "attribute_looks": Words("looks", "Aussehen"),
}

TERMS: dict[str, Words] = {
    **GOOD_TERMS,
    **WORK_TERMS,
    **STAGE_TERMS,
    **RANK_TERMS,
    **KIND_TERMS,
    **STEP_TERMS,
    **BOOK_TERMS,
    **REASON_TERMS,
    **KIND_OF_REALM_TERMS,
    **MEETING_TERMS,
    **ROLEPLAY_TERMS,
    **COURT_TERMS,
    **FIRE_TERMS,
    **MAGIC_TERMS,
    **TERRAIN_TERMS,
    **WAR_TERMS,
    **TRADE_TERMS,
    **REALMS_TERMS,
}

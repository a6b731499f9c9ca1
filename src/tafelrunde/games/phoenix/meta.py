"""Name, seats, options and version: all that a lobby needs, and the names of things in both languages."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.protocol import Meta, Option, Words
from tafelrunde.games.phoenix.terms_realms import REALMS_TERMS
from tafelrunde.games.phoenix.terms_trade import TRADE_TERMS
from tafelrunde.games.phoenix.terms_war import WAR_TERMS
from tafelrunde.games.phoenix.terrain import NAMES_DE, NAMES_EN

MOST_REALMS: Final = 200

META = Meta(
    id="phoenix",
    name=Words("Phoenix", "Phoenix"),
    about=Words(
        "A campaign of realms on the world of Erkenfara: recruiting, building, moving, month by month, "
        "by sheets of orders. The last seat is the game master's.",
        "Ein Feldzug der Reiche auf der Welt Erkenfara: Rüsten, Bauen, Ziehen, Monat für Monat, "
        "mit Zugblättern. Der letzte Platz gehört der Spielleitung.",
    ),
    seats=(3, MOST_REALMS + 1),
    version="1",
    prefix="PH",
    options=(
        Option(
            "deadlines",
            ("meeting", "days", "none"),
            Words(
                "Turns one by one at a meeting, whole months at once in remote play, or no deadlines",
                "Züge nacheinander am Treffen, ganze Monate auf einmal im Fernspiel, oder ohne Fristen",
            ),
            "PH-3u",
        ),
        Option(
            "hf_gp",
            ("linear", "tiered"),
            Words(
                "Good points of leaders beyond the hundredth", "Gutpunkte der Heerführer ab dem hundertersten"
            ),
            "PH-R1",
        ),
        Option(
            "character_points",
            ("rider", "double"),
            Words("Movement points of characters on land", "Bewegungspunkte der Charaktere an Land"),
            "PH-R5",
        ),
        Option(
            "far_fire",
            ("level", "uphill"),
            Words(
                "Which column is for fire over two fields", "Welche Spalte für Schüsse über zwei Felder gilt"
            ),
            "PH-R9",
        ),
        Option(
            "damaged_capacity",
            ("table", "built"),
            Words("What a damaged town can recruit", "Was ein beschädigter Rüstort rüsten kann"),
            "PH-R13",
        ),
        Option(
            "fleet_siege",
            ("carrying", "any", "never"),
            Words("Which fleets besiege a coastal town", "Welche Flotten einen Küstenort belagern"),
            "PH-R29",
        ),
        Option(
            "guard_losses",
            ("full", "third"),
            Words("Losses of a guard under fire", "Verluste der Garde unter Beschuss"),
            "PH-R43",
        ),
        Option(
            "moved_capital",
            ("full", "kept"),
            Words("Building points of a moved capital", "Baupunkte einer verlegten Hauptstadt"),
            "PH-R48",
        ),
        Option(
            "magic_wall",
            ("all", "armies"),
            Words("Whom a magic wall stops", "Wen eine magische Wand aufhält"),
            "PH-R64",
        ),
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
    "foot": Words("a foot army", "ein Kriegerheer"),
    "rider_army": Words("a rider army", "ein Reiterheer"),
    "fleet": Words("a fleet", "eine Flotte"),
    "character": Words("a character", "ein Charakter"),
    "wizard": Words("a wizard", "ein Zauberer"),
}
STEP_TERMS: Final = {
    "step_draw": Words("the order of the realms", "die Reihenfolge der Reiche"),
    "step_muster": Words("recruiting and building", "Rüsten und Bauen"),
    "step_turn": Words("a realm's turn", "der Zug eines Reiches"),
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
        "a town or site is there already", "dort ist schon ein Rüstort oder eine Baustelle"
    ),
    "reason_not_yours": Words("it is not yours", "sie gehört dir nicht"),
    "reason_no_town": Words("no finished town is there", "dort steht kein fertiger Rüstort"),
    "reason_new_town": Words("its town is new this month", "ihr Rüstort ist erst in diesem Monat entstanden"),
    "reason_no_fortress": Words("no undamaged fortress is there", "dort steht keine unbeschädigte Festung"),
    "reason_no_capital": Words("you have no capital", "du hast keine Hauptstadt"),
    "reason_not_granted": Words("no such town is yours to place", "ein solcher steht dir nicht zu"),
    "reason_too_weak": Words("it is not conquest-capable", "es ist nicht eroberungsfähig"),
    "reason_moved": Words("it has moved", "es hat sich bewegt"),
    "reason_busy": Words("it does something else this month", "es tut diesen Monat schon etwas anderes"),
    "reason_no_work": Words("there is none", "dort ist keines"),
    "reason_own_land": Words("it is your own land", "es ist dein eigenes Land"),
    "reason_partner": Words("it belongs to a partner", "es gehört einem Partner"),
    "reason_enemies": Words("hostile armies are there", "feindliche Heere stehen dort"),
    "reason_aboard": Words("it is aboard a fleet", "es ist eingeschifft"),
    "reason_moves": Words("it moves", "es bewegt sich"),
    "reason_self": Words("it is yourself", "das bist du selbst"),
    "reason_has_it": Words("it has it already", "es hat es schon"),
    "reason_no_fleet": Words("you have no such fleet", "eine solche Flotte hast du nicht"),
    "reason_not_beside": Words("it is not beside the fleet", "sie liegt nicht neben der Flotte"),
    "reason_fleet_far": Words("the fleet lies elsewhere", "die Flotte liegt woanders"),
    "reason_fleet": Words("it is a fleet itself", "es ist selbst eine Flotte"),
    "reason_not_aboard": Words("it is aboard no fleet", "es ist auf keiner Flotte"),
    "reason_same": Words("it is the same army", "es ist dasselbe Heer"),
    "reason_elsewhere": Words("they are not on one field", "sie sind nicht in einer Gemark"),
    "reason_kind": Words("they are of different kinds", "sie sind von verschiedener Gattung"),
    "reason_other_ship": Words("they are not aboard the same fleet", "sie sind nicht auf derselben Flotte"),
    "reason_guard": Words("one of them is a guard", "eines von beiden ist eine Garde"),
    "reason_no_army": Words("you have no such army", "ein solches Heer hast du nicht"),
    "reason_carries": Words("armies are aboard it", "es hat Heere an Bord"),
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
    "wrong_value": Words("that is no possible value here", "dieser Wert ist hier nicht möglich"),
}
FIRE_TERMS: Final = {
    "fire": Words("ranged fire", "Fernkampf"),
    "weapon_survival": Words("survival of damaged weapons", "Überleben beschädigter Waffen"),
    "reason_melee": Words("it has moved into a melee", "es ist in einen Nahkampf gezogen"),
    "reason_magic_wall": Words("a magic wall stands in between", "eine magische Wand steht dazwischen"),
}
MAGIC_TERMS: Final = {
    "reason_no_wizard": Words("that is no wizard", "das ist kein Zauberer"),
    "reason_absent": Words("the wizard is absent", "der Zauberer ist abwesend"),
    "reason_teleported": Words("he has teleported this month", "er ist diesen Monat schon teleportiert"),
    "reason_same_field": Words("that is where he is", "dort ist er schon"),
    "reason_too_far": Words("that is too far", "das ist zu weit"),
    "reason_not_with_wizard": Words(
        "it is not in the wizard's field", "es steht nicht in der Gemark des Zauberers"
    ),
    "reason_wrong_element": Words("it cannot stand there", "dort kann es nicht stehen"),
    "reason_no_side": Words("the map ends there", "dort endet die Karte"),
    "reason_spell_far": Words("that is more than two fields away", "das ist mehr als zwei Gemarken entfernt"),
    "reason_class_b": Words("two fields away takes class B", "zwei Gemarken entfernt geht erst ab Klasse B"),
    "reason_own_magic_wall": Words(
        "a magic wall of yours stands there already", "dort steht schon eine magische Wand von dir"
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
    "gate_storm": Words("storm at the gates", "Sturm an den Toren"),
    "kind_founding": Words("founding realm", "Urreich"),
    "kind_invader": Words("invader", "Invasor"),
    "kind_pirate": Words("pirates", "Piraten"),
    "kind_undead": Words("undead", "Untote"),
}
MEETING_TERMS: Final = {
    "harvest": Words("good harvest", "gute Ernte"),
    "plague": Words("diseases and plagues", "Krankheiten und Plagen"),
    "absence": Words("absence of the realm", "Abwesenheit des Reiches"),
    "decision": Words("decision", "Beschluss"),
    "recommendation": Words("recommendation on rules", "Regelempfehlung"),
    "exclusion": Words("exclusion of a player", "Ausschluss eines Spielers"),
    "confidence": Words("confidence in the game masters", "Vertrauen in die Spielleitung"),
    "duel": Words("wizards' duel", "Zauberduell"),
    "captured": Words("taken prisoner", "gefangen genommen"),
    "fire": Words("ranged fire", "Fernkampf"),
    "melee": Words("melee", "Nahkampf"),
}
COURT_TERMS: Final = {
    "combat": Words("combat of characters", "Charakterkampf"),
    "tilt": Words("knights' combat", "Ritterkampf"),
    "retreat": Words("retreat fight", "Rückzugsgefecht"),
    "killed": Words("killed by troops", "von Truppen getötet"),
    "deposed": Words("loss of the throne", "Verlust des Throns"),
    "retraining": Words("conversion to a nameless wizard", "Umrüstung zum Noname"),
    "absent": Words("vanished, being absent", "abwesend und ins Nichts aufgelöst"),
    "reason_nameless": Words("it is one already", "das ist er schon"),
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

# Was wäre, wenn: Versuche an einer Kopie, und welcher Wurf einen Kampf dreht.

wi-title = Was wäre wenn: { $field }
wi-about = Alles hier geschieht an einer Kopie. Der Feldzug bleibt, wie er ist, und niemand erfährt davon.
wi-month = Woran es versucht wird
wi-ahead = ab jetzt
wi-from-here = von da an, wo die Probe steht
wi-dice = Andere Würfel
wi-dice-ahead = Würfel für die nächsten Würfe: eine Zeile pro Wurf; eine leere Zeile wird ausgelost
wi-dice-past = Trage ein, was stattdessen hätte fallen sollen; was leer bleibt, fällt wie damals.
wi-no-dice = In diesem Monat fielen keine Würfel.
wi-as-it-fell = wie gefallen
wi-every-roll = Alle Würfe des Monats
wi-strengths = Andere Stärken
wi-readings = Eine Regel anders gelesen
wi-as-played = wie wir spielen
wi-sheets = Andere Zugblätter
wi-sheet-of = Zugblatt von
wi-nobody = niemandem
wi-sheet-text = Befehle von { $realm }
wi-sheets-written = Andere Zugblätter: { $realms }
wi-try = Versuchen
wi-clear = Leeren
wi-thing = Was
wi-thing-army = Heer oder Flotte
wi-thing-person = Charakter oder Zauberer
wi-thing-treasury = Staatsschatz
wi-realm = Reich
wi-number = Nummer
wi-value = Wert
wi-amount = Menge
wi-add = Hinzufügen
wi-remove = Entfernen
wi-value-troops = Truppen
wi-value-mounts = Reittiere
wi-value-leaders = Heerführer
wi-value-light = leichte Waffen
wi-value-heavy = schwere Waffen
wi-value-most = Gutpunkte (höchstens)
wi-value-now = Gutpunkte jetzt
wi-value-gold = Goldstücke
wi-change = { $thing ->
    [treasury] { $realm }: { $amount } GS
   *[other] { $realm } { $number }, { $value }: { $amount }
 }
wi-result = Was daraus würde
wi-summary = { $fights ->
    [0] Kein Kampf geht anders aus
    [one] 1 Kampf geht anders aus
   *[other] { $fights } Kämpfe gehen anders aus
 }; { $realms ->
    [0] sonst ändert sich nichts.
    [one] 1 Reich stünde anders da.
   *[other] { $realms } Reiche stünden anders da.
 }
wi-all-fields = Alle Gemarken zeigen
wi-was = Was geschah
wi-comes = Wie es steht
wi-would-have = Was geschehen wäre
wi-would-come = Mit diesen Wünschen
wi-same = wie gehabt
wi-otherwise = Was anders wäre
wi-left-out = { $realm }: „{ $order }“ wäre nicht möglich gewesen. { $why }
wi-missing = Dann fehlten Zugblätter von: { $realms }
wi-no-fight = Diesen Kampf gibt es nicht.
wi-open = Noch nicht entschieden.
wi-fighting = { $realm } { $numbers } ({ $strength })
wi-against = { $one } gegen { $other }
wi-odds = { $isPair ->
    [yes] { $pair }: vorher { $won } Sieg, { $drawn } unentschieden, { $lost } Niederlage
   *[no] Vorher für die Angreifer: { $won } Sieg, { $drawn } unentschieden, { $lost } Niederlage
 }
wi-nobodys = Land von niemandem
wi-changes = { $count ->
    [one] 1 Änderung
   *[other] { $count } Änderungen
 }
wi-more = { $count } weitere
wi-kind-melee = Nahkampf
wi-kind-crowd = Überbesetzte Gemark
wi-kind-duel = Zauberduell
wi-kind-combat = Charakterkampf
wi-kind-tilt = Ritterkampf
wi-kind-retreat = Rückzugsgefecht
wi-kind-overrun = Überrennen
wi-kind-fire = Fernkampf
wi-kind-ban = Bann

# Welcher Wurf ihn dreht

wi-turn-ask = Welcher Wurf dreht das?
wi-turn-counting = Alle Würfe werden gezählt …
wi-turn-result = { $result ->
    [drawn] Unentschieden.
   *[other] Sieg für { $winner }.
 }
wi-turn-result-chance = { $result ->
    [drawn] Unentschieden; die Chance dafür war { $chance }.
   *[other] Sieg für { $winner }; die Chance dafür war { $chance }.
 }
wi-turn-never = Kein Wurf hätte es gedreht.
wi-turn-others = Hier entscheiden auch Würfel anderer mit; gesucht wurde nur nach Änderungen eines einzelnen Würfels.
wi-turn-percent = Völliger Gleichstand: Der W% entschied mit { $percent }. Bis 50 siegen die Angreifer, darüber die Verteidiger.
wi-turn-nearest = Am knappsten: zusammen { $pips ->
    [one] 1 Auge
   *[other] { $pips } Augen
 } anders. { $one } { $oneDice }, { $other } { $otherDice }: { $result ->
    [drawn] unentschieden
   *[other] Sieg für { $winner }
 }{ $more ->
    [0] .
    [one] {" "}(und 1 anderer Wurf, der ebenso nahe liegt).
   *[other] {" "}(und { $more } andere Würfe, die ebenso nahe liegen).
 }
wi-turn-singles = Ein Würfel allein hätte es gedreht, die anderen wie gefallen:
wi-turn-single = { $who }: { $needed } { $way ->
    [more] oder mehr
   *[less] oder weniger
 } statt { $rolled } (W{ $sides }), { $result ->
    [drawn] unentschieden
   *[other] Sieg für { $winner }
 }; Chance { $chance }
wi-table = Alle Würfe zweier W20: Zeilen { $one }, Spalten { $other }. Gefallen sind { $first } und { $second }.
wi-table-wins = Sieg für { $who }
wi-table-tie = ein W% entscheidet
wi-table-fell = was fiel
wi-table-axes = Nach unten: W20 von { $one }. Nach rechts: W20 von { $other }.

# Lesarten

wi-option-hf_gp-linear = jeder Heerführer zählt voll
wi-option-hf_gp-tiered = ab dem 101. halb, ab dem 201. nicht mehr
wi-option-character_points-rider = 21 Punkte an Land, 42 auf See
wi-option-character_points-double = 42 Punkte auch an Land
wi-option-far_fire-level = die stärkere Spalte für Ziele auf gleicher oder geringerer Höhe
wi-option-far_fire-uphill = die beiden Spalten vertauscht
wi-option-damaged_capacity-table = nach der Stufe, die seine Baupunkte ergeben
wi-option-damaged_capacity-built = nach der höchsten Stufe, deren volle Baupunkte er noch hat
wi-option-fleet_siege-carrying = nur solche mit einem eroberungsfähigen Heer an Bord
wi-option-fleet_siege-any = jede Flotte
wi-option-fleet_siege-never = keine
wi-option-guard_losses-full = die ganzen
wi-option-guard_losses-third = ein Drittel
wi-option-moved_capital-full = die vollen 5.000
wi-option-moved_capital-kept = die der Festung, die sie war
wi-option-magic_wall-all = alle
wi-option-magic_wall-armies = nur Heere, Flotten und Beschuss
wi-option-defeated_characters-captured = sie werden gefangen
wi-option-defeated_characters-killed = sie werden getötet

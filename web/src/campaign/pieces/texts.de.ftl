# Die Figuren eines Reichs: Tabellen, Karten, Namen und Notizen.

pc-title = Figuren
pc-no-realm = Diese Tabellen zeigen, was ein Reich hat und weiß. Wähle oben ein Reich, für das du handelst.
pc-groups = Welche Tabelle
pc-group-armies = Heere
pc-group-fleets = Flotten
pc-group-towns = Rüstorte
pc-group-people = Personen
pc-group-others = Sichtungen
pc-search = Suche nach Nummer, Name, Gemark oder Notiz
pc-kinds = Welche Art
pc-all-kinds = Alle Arten
pc-only-idle = ohne Befehl
pc-only-capital = in der Provinz der Hauptstadt
pc-nothing-found = Nichts passt dazu. Nimm ein Wort oder einen Filter weg.
pc-none-armies = Noch kein Heer. Im Rüstmonat stellst du welche auf.
pc-none-fleets = Noch keine Flotte. Sie entstehen an der Küste.
pc-none-towns = Noch kein Rüstort.
pc-none-people = Noch niemand mit Rang und Namen.
pc-none-others = Von anderen ist nichts zu sehen.
pc-found = { $count ->
        [0] Nichts gefunden
        [one] 1 Zeile
       *[other] { $count } Zeilen
    }

pc-sort-by = Sortieren nach
pc-ascending = aufsteigend
pc-descending = absteigend
pc-open = { $piece }: Karte öffnen
pc-has-note = Notiz: { $note }
pc-pages = Seiten der Tabelle
pc-page = { $first } bis { $last } von { $all }
pc-earlier = Zurück
pc-later = Weiter

pc-col-number = Nummer
pc-col-name = Name
pc-col-kind = Art
pc-col-field = Gemark
pc-col-troops = Truppen
pc-col-leaders = Heerführer
pc-col-space = Raumpunkte
pc-col-gold = Gold
pc-col-moves = Bewegung
pc-col-order = Befehl
pc-col-ships = Schiffe
pc-col-warships = Kriegsschiffe
pc-col-free = Laderaum frei
pc-col-stage = Ausbau
pc-col-points = Baupunkte
pc-col-lost = Schaden
pc-col-income = Einkommen
pc-col-site = Im Bau
pc-col-besieged = Belagernde Gemarken
pc-col-rank = Rang
pc-col-with = Geht mit
pc-col-good = Gutpunkte
pc-col-realm = Reich
pc-col-age = Gesehen
pc-age = { $age ->
        [0] jetzt
        [one] vor 1 Monat
       *[other] vor { $age } Monaten
    }

pc-order-none = ohne
pc-order-some = hat einen

pc-kind-foot = Kriegerheer
pc-kind-riders = Reiterheer
pc-kind-fleet = Flotte
pc-kind-creature = Kreatur
pc-kind-wizard = Zauberer
pc-kind-character = Charakter
pc-unit-foot = Kriegerheer { $number }
pc-unit-riders = Reiterheer { $number }
pc-unit-fleet = Flotte { $number }
pc-unit-creature = Kreatur { $number }
pc-unit-wizard = Zauberer { $number }
pc-unit-character = Charakter { $number }
pc-unit-of = { $unit } von { $realm }
pc-town-at = { $stage } in { $field }

pc-stage-none = Bauplatz
pc-stage-bur = Burg
pc-stage-std = Stadt
pc-stage-fst = Festung
pc-stage-hst = Hauptstadt
pc-stage-fhs = Festungshauptstadt

pc-rank-ziv = Zivilist
pc-rank-chf = Heerführercharakter
pc-rank-buh = Burgherr
pc-rank-sth = Stadthalter
pc-rank-fsh = Festungsherr
pc-rank-her = Herrscher
pc-rank-z = Zauberer

pc-back = Zurück zur Tabelle
pc-in-field = Gemark { $field }
pc-on-map = Auf der Karte zeigen
pc-give-order = Befehl geben
pc-odds-here = Kampf hier ausrechnen
pc-what-it-is = Was es ist
pc-what-it-can = Was es kann
pc-can = Geht:
pc-cannot = Geht nicht:
pc-worth = Aufgestellt oder gebaut hat es { $gold } Gold gekostet.
pc-no-upkeep = Unterhalt kostet es keinen.
pc-can-be-told = { $count ->
        [one] Ein weiterer Befehl ist möglich
       *[other] { $count } weitere Befehle sind möglich
    }
pc-cannot-be-told = { $count ->
        [one] Ein Befehl geht jetzt nicht, und warum
       *[other] { $count } Befehle gehen jetzt nicht, und warum
    }
pc-its-orders = Befehle auf dem Blatt
pc-line = Zeile { $line }: { $text }
pc-no-orders = Keine Zeile des Blattes nennt es.
pc-tag = Name und Notiz
pc-tag-name = So nennen wir es
pc-tag-note = Notiz
pc-tag-save = Name und Notiz behalten
pc-tag-shared = Alle aus deinem Reich sehen das, sonst niemand.
pc-history = Was geschah
pc-no-history = Aus den letzten zwölf Monaten ist nichts bekannt.
pc-seen-in = { $month }: in { $field }

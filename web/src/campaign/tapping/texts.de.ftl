tap-title = Befehle antippen
tap-readers = Du darfst hier lesen. Wer schreiben darf, tippt hier Befehle an.
tap-begin = Tippe auf der Karte eine Gemark oder ein Heer an, wähle eine Einheit aus der Liste oder beginne mit einer Tat.
tap-field = Gemark { $field }
tap-leave-piece = Andere Einheit
tap-leave-field = Andere Gemark
tap-also-here = Eigene Einheiten hier
tap-others-here = Andere hier: { $pieces }
tap-all-pieces = { $count ->
    [0] Keine eigenen Einheiten
    [one] Eine eigene Einheit
   *[other] Alle { $count } eigenen Einheiten
}
tap-all-deeds = Alle Taten
tap-search = Was soll geschehen?
tap-found = { $count ->
    [0] Keine Tat heißt so.
    [one] Eine Tat
   *[other] { $count } Taten
}
tap-likely = Naheliegend
tap-cancel = Abbrechen
tap-changes-line = Ändert Zeile { $line } des Zugblatts.
tap-change-line = Zeile { $line } durch Tippen ändern
tap-more-slots = Weitere Angaben
tap-sentence = Satz
tap-write = Aufs Zugblatt schreiben
tap-replace = Zeile ersetzen
tap-written = Auf dem Zugblatt: { $sentence }
tap-refused = So geht es nicht.
tap-fine = So geht es.
tap-fine-gold = So geht es. Schatz: { $gold } GS.
tap-choose = wählen
tap-optional = nach Wunsch
tap-leave-out = Weglassen
tap-keys = Tasten
tap-key-back = Letzte Ziffer löschen
tap-step = Schritt
tap-less = { $what }: { $step } weniger
tap-more = { $what }: { $step } mehr
tap-most = alle { $most }
tap-most-of = { $what }: alle { $most }
tap-sum = Zusammen { $gold } GS
tap-price = { $gold } GS
tap-price-points = { $gold } GS, { $points } BP
tap-new-number = neu: { $number }
tap-other-number = Andere Nummer
tap-other-field = Andere Gemark, etwa 503/22
tap-no-such-field = Eine Gemark { $field } gibt es nicht. Prüfe Provinz und Nummer.
tap-nobody = Hier passt keine bekannte Einheit. Nenne eine Nummer.
tap-pick-field = Tippe die Gemark auf der Karte an oder wähle sie hier.
tap-pick-fields = Tippe eine Gemark nach der anderen an; noch einmal nimmt sie heraus.
tap-coming = kommt durch dieses Zugblatt
tap-reach = { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
 }, { $left } bleiben
tap-reach-enemies = Feinde; { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
 }, { $left } bleiben
tap-reach-hope = Feinde auf dem Weg, vielleicht zu überrennen
tap-reach-count = { $points ->
    [one] { $points } Bewegungspunkt
   *[other] { $points } Bewegungspunkte
 }, { $count ->
    [one] eine Gemark
   *[other] { $count } Gemarken
} in Reichweite
tap-way = Weg: { $fields }. Kostet { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
 }.
tap-way-hope = Er führt durch Feinde, in der Hoffnung, sie zu überrennen.
tap-way-halted = In { $field } kann ein feindlicher Charakter aufhalten.
tap-way-months = Ankunft in { $months ->
    [one] { $months } Monat
   *[other] { $months } Monaten
 }.
tap-way-sofar = Diesen Monat bis { $field }
tap-place-capital = Hauptstadt
tap-place-town = Rüstort
tap-place-army = eigene Einheit

tap-piece-foot = Kriegerheer { $number }
tap-piece-riders = Reiterheer { $number }
tap-piece-fleet = Flotte { $number }
tap-piece-creature = Kreatur { $number }
tap-piece-wizard = Zauberer { $number }
tap-piece-character = Charakter { $number }

tap-good-warriors = Krieger
tap-good-mounts = Reittiere
tap-good-riders = Reiter
tap-good-ships = Schiffe
tap-good-leaders = Heerführer
tap-good-light-catapults = leichte Katapulte
tap-good-heavy-catapults = schwere Katapulte
tap-good-light-warships = leichte Kriegsschiffe
tap-good-heavy-warships = schwere Kriegsschiffe

tap-rank-chf = Heerführercharakter (CHF)
tap-rank-buh = Burgherr (BUH)
tap-rank-sth = Stadthalter (STH)
tap-rank-fsh = Festungsherr (FSH)
tap-rank-her = Herrscher (HER)
tap-rank-z = Zauberer (Z)
tap-rank-za = Zauberer A (ZA)
tap-rank-cza = Charakterzauberer A (CZA)
tap-rank-czb = Charakterzauberer B (CZB)

tap-slot-army = Heer oder Flotte
tap-slot-new-army = Nummer des Heeres
tap-slot-new-person = Nummer der Person
tap-slot-their-army = Heer des anderen Reiches
tap-slot-traveller = Flotte oder Person
tap-slot-into = Heer, das aufnimmt
tap-slot-fleet = Flotte
tap-slot-person = Person
tap-slot-captive = Gefangener
tap-slot-foe = Gegner
tap-slot-foes = Gegner, in dieser Folge
tap-slot-people = Personen, in dieser Folge
tap-slot-armies = Heere, die mitkommen
tap-slot-wizard = Zauberer
tap-slot-to = Ziel
tap-slot-target = Ziel des Beschusses
tap-slot-via = Weg über
tap-slot-at = Aufgestellt auf
tap-slot-field = Gemark
tap-slot-seat = Neue Hauptstadt
tap-slot-fields = Gemarken
tap-slot-town = Rüstort
tap-slot-post = Handelskontor
tap-slot-gate = Teleportfeld
tap-slot-side = Seite
tap-slot-work = Bauwerk
tap-slot-stage = Ausbaustufe
tap-slot-rank = Rang
tap-slot-name = Name
tap-slot-goods = Rüstgüter
tap-slot-weapons = Nur mit diesen Waffen
tap-slot-good = Art
tap-slot-card = Karte
tap-slot-cards = Wie viele Karten
tap-slot-warriors = Wie viele Krieger
tap-slot-riders = Wie viele Reiter
tap-slot-leaders = Heerführer
tap-slot-gold = Gold (GS)
tap-slot-special-gold = Besondere Einnahmen (GS)
tap-slot-special = Mit besonderen Einnahmen
tap-slot-price = Preis (GS)
tap-slot-ask = Verkaufspreis (GS)
tap-slot-bid = Ankaufspreis (GS)
tap-slot-points = Baupunkte (BP)
tap-slot-power = Zauberkraft (ZKP)
tap-slot-space = Raumpunkte (RP)
tap-slot-realm = Reich
tap-slot-text = Worte an die Spielleitung
tap-slot-spare = Ohne Eroberung
tap-slot-guard = Als Garde

tap-group-movement = Bewegung
tap-group-fight = Kampf
tap-group-tasks = Aufgaben am Ort
tap-group-forming = Heere bilden
tap-group-cargo = Fracht
tap-group-captives = Gefangene
tap-group-court = Personen
tap-group-standing = Ständige Anweisungen
tap-group-magic = Zauber
tap-group-muster = Rüsten und Handeln
tap-group-building = Bauen
tap-group-rights = Rechte und Hauptstadt
tap-group-trade = Schenken und Tauschen
tap-group-market = Preise der Händler
tap-group-words = Spielleitung

tap-deed-move = Bewegen
tap-deed-attack = Angreifen
tap-deed-move-person = Reisen
tap-deed-accompany = Ein Heer begleiten
tap-deed-leave = Das Heer verlassen
tap-deed-embark = Einschiffen
tap-deed-land = Ausschiffen
tap-deed-travel = Durch ein Teleportfeld segeln
tap-deed-fire-before = Vor der Bewegung schießen
tap-deed-fire-after = Nach der Bewegung schießen
tap-deed-kill = Gegner töten
tap-deed-capture = Gefangene machen
tap-deed-plunder = Plündern
tap-deed-tear-down = Bauwerk zerstören
tap-deed-tear-down-town = Rüstort zerstören
tap-deed-disband = Auflösen
tap-deed-withdraw-crew = Wallbesatzung abziehen
tap-deed-split = Abspalten
tap-deed-merge = Mit einem Heer vereinigen
tap-deed-shift-leaders = Heerführer verschieben
tap-deed-mount = Aufsitzen
tap-deed-dismount = Absitzen
tap-deed-raise-dead = Tote erwecken
tap-deed-load = Gold laden
tap-deed-unload = Gold abladen
tap-deed-pass-cargo = Gold an ein Heer übergeben
tap-deed-destroy-gold = Gold vernichten
tap-deed-to-treasury = Besondere Einnahmen in den Schatz
tap-deed-release = Gefangene freilassen
tap-deed-pass-prisoners = Gefangene an ein Heer übergeben
tap-deed-offer-prisoners = Gefangene anbieten
tap-deed-free-person = Gefangenen Charakter freilassen
tap-deed-appoint = Ernennen oder degradieren
tap-deed-challenge = Fordern
tap-deed-spare = Unterlegene ziehen lassen
tap-deed-pursue = Unterlegene verfolgen
tap-deed-retreat = Rückzug bei Niederlage
tap-deed-retrain = Zum Noname wandeln
tap-deed-refuge = Künftig dorthin zurückziehen
tap-deed-refuge-any = Künftig beliebig zurückziehen
tap-deed-rivals = Künftig mit diesen schlagen
tap-deed-rivals-any = Künftig mit jedem schlagen
tap-deed-line = Kampfreihenfolge festlegen
tap-deed-line-by-rank = Kampfreihenfolge nach Rang
tap-deed-teleport = Teleportieren
tap-deed-teleport-late = Teleportieren nach der Bewegung
tap-deed-teleport-goods = Mit Heeren teleportieren
tap-deed-raise-magic-wall = Magische Wand errichten
tap-deed-tear-magic-wall = Magische Wand einreißen
tap-deed-tear-magic-wall-late = Magische Wand nach der Bewegung einreißen
tap-deed-ban = Bannen mit Zauberkraft
tap-deed-ban-space = Bannen nach Raumpunkten
tap-deed-dismiss-wizard = Zauberer entlassen
tap-deed-recruit = Truppen rüsten
tap-deed-enlist = Person rüsten
tap-deed-buy-goods = Beim Händler kaufen
tap-deed-sell-goods = An Händler verkaufen
tap-deed-stock-up = Einlagern
tap-deed-build = Bauwerk errichten
tap-deed-build-town = Rüstort ausbauen
tap-deed-repair = Bauwerk reparieren
tap-deed-repair-town = Rüstort reparieren
tap-deed-place-town = Freien Rüstort aufstellen
tap-deed-build-post = Handelskontor errichten
tap-deed-agree-way = Wegerecht zustimmen
tap-deed-grant-way = Wegerecht geben
tap-deed-revoke-way = Wegerecht entziehen
tap-deed-grant-coast = Küstengewässerrecht geben
tap-deed-revoke-coast = Küstengewässerrecht entziehen
tap-deed-accept-gifts = Schenkungen annehmen
tap-deed-decline-gifts = Schenkungen ablehnen
tap-deed-move-capital = Hauptstadt verlegen
tap-deed-give-gold = Gold schenken
tap-deed-hand-gold = Gold aus einem Heer übergeben
tap-deed-offer-goods = Rüstgüter anbieten
tap-deed-take-over = Angebotenes übernehmen
tap-deed-give-land = Land schenken
tap-deed-pass-cards = Karten übergeben
tap-deed-set-price = Verkaufspreis setzen
tap-deed-set-bid = Ankaufspreis setzen
tap-deed-tell = Sonderbefehl

# Words of the xidit board.

## Things and their numbers
xi-none = keine
xi-seat = Platz { $number }
xi-n-militia = { $n ->
    [one] 1 Dorfmilizionär
   *[other] { $n } Dorfmilizionäre
 }
xi-n-archer = { $n ->
    [one] 1 Bogenschütze
   *[other] { $n } Bogenschützen
 }
xi-n-infantry = { $n ->
    [one] 1 Fußsoldat
   *[other] { $n } Fußsoldaten
 }
xi-n-cleric = { $n } Priester
xi-n-mage = { $n } Kampfmagier
xi-n-gold = { $n } Gold
xi-n-bards = { $n ->
    [one] 1 Barde
   *[other] { $n } Barden
 }
xi-n-stories = { $n ->
    [one] 1 Stockwerk
   *[other] { $n } Stockwerke
 }

## Map
xi-map = Karte von Xidit
xi-zoom-in = Karte vergrößern
xi-zoom-out = Mehr von der Karte zeigen
xi-city-recruits = Anwerbung: { $units }
xi-city-threat = Bedrohung, kostet { $units }; bringt { $prize }
xi-city-guild = Gilde von { $name }, Höhe { $height }
xi-city-here = Hier: { $names }
xi-region = { $name }, wert { $first } und { $second }
xi-region-empty = { $name }, nicht im Spiel
xi-region-bards = { $count ->
    [one] { $name }: 1 Barde
   *[other] { $name }: { $count } Barden
 }
xi-region-added = { $count ->
    [one] 1 wird gelegt
   *[other] { $count } werden gelegt
 }
xi-no-road = Von Stadt { $from } führt keine Straße nach Stadt { $to }.
xi-origin = Karte und Plättchen sind unsere Rekonstruktion, nicht die gedruckten Werte.
xi-origin-own = Gespielt mit Werten aus: { $source }.
xi-origin-more = Mehr dazu

## Path of destiny
xi-queue-recruitment = Kommende Anwerbungen
xi-queue-threat = Kommende Bedrohungen
xi-queue-next = Nächstes
xi-queue-pile = Stapel: { $n }
xi-queue-empty = leer
xi-queue-discard = Abgelegt
xi-titans = Titanen
xi-titan-raging = Wütender Titan: { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
 } beliebiger Art; bringt { $prize }.
xi-titan-asleep = Schlummernder Titan mit { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
 }.
xi-titan-below = Hier schlummern: { $n }.
xi-titan-gone = Beide Titanen mit { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
 } sind beseitigt.

## Calendar, hall and players
xi-calendar = Kalender und Prüfungen
xi-year = Jahr { $year } von { $years }
xi-order-now = Befehl { $order } von { $of }
xi-hall = Die Prüfungen
xi-hall-column = Prüfung { $number }: { $column }. Es { $n ->
    [one] scheidet einer aus
   *[other] scheiden { $n } aus
 }.
xi-hall-out = { $n } raus
xi-dummy = Dummy
xi-dummy-value = Dummy { $value }
xi-players = Spieler
xi-first-player = Startspieler
xi-ready = bereit
xi-thinking = überlegt
xi-influence-title = Stockwerke auf der Karte
xi-orders-of = Befehle: { $orders }
xi-orders-begun = Befehle: { $orders }. Befehl { $number } wird ausgeführt.
xi-behind = Hinter dem Sichtschirm: { $units }, { $gold } Gold, { $bards ->
    [one] 1 Barde
   *[other] { $bards } Barden
 }
xi-screen = Hinter deinem Sichtschirm
xi-gold = Gold
xi-bards-left = Barden übrig
xi-stories-left = Stockwerke übrig
xi-stored = Stockwerke, die auf eine neue Gilde warten
xi-in-bastion = Deine Barden in der Festung

## Orders
xi-programme = Deine sechs Drehscheiben
xi-orders = Befehle zur Wahl
xi-wheel = Drehscheibe { $number }: { $order }
xi-wheel-free = nicht eingestellt
xi-route-road = Von { $from } nach { $to }
xi-route-stays = Keine solche Straße, bleibt in { $to }
xi-route-wait = Wartet in { $to } ab
xi-route-recruit = Wirbt in { $to } an: { $units }
xi-route-again = Hat in { $to } dieses Jahr schon angeworben
xi-route-nobody = Niemand anzuwerben in { $to }
xi-route-threat = Beseitigt die Bedrohung in { $to }
xi-route-units = Für die Bedrohung in { $to } fehlt: { $units }
xi-route-fought = Hat in { $to } dieses Jahr schon beseitigt
xi-route-titan = Darf in { $to } einen Titanen beseitigen
xi-route-nothing = In { $to } ist jetzt nichts zu tun
xi-route-step = { $number }. { $order }: { $what }
xi-route-note = So wie es jetzt steht: Dazwischen handeln die anderen.

## What to do
xi-waiting = Warten auf { $names }.
xi-handed-in = Abgegeben. Warten auf { $names }. Du darfst noch ändern.
xi-playing = Die Befehle werden ausgeführt.
xi-skip = Überspringen
xi-ask-place = Wähle die Stadt, in der dein Idrakys beginnt.
xi-ask-programme = { $left ->
    [one] Noch ein Befehl: Klicke auf eine Straße oder Stadt, oder stelle die Drehscheibe ein.
   *[other] Stelle { $left } Befehle ein: Klicke auf Straßen und Städte der Karte oder auf die Drehscheiben.
 }
xi-ask-programme-done = Alle sechs Befehle sind eingestellt. Gib sie ab, oder klicke zum Ändern auf eine Drehscheibe.
xi-ask-titan = Beseitige einen wütenden Titanen, oder verzichte.
xi-ask-rewards = Wähle deine Belohnungen.
xi-ask-bards = Schicke deine Barden in die leuchtenden Gebiete.
xi-ask-census-bards = Schicke die gewonnenen Barden in die leuchtenden Gebiete.
xi-ask-census-story = Wähle die Gilde, die um ein Stockwerk wächst.
xi-ask-dummy = Erhöhe einen Wert des Dummys.
xi-ask-census = Erhebung: Wie viele zeigst du? { $unit }
xi-ask-over = Die Partie ist zu Ende.
xi-do-place = Dein Idrakys beginnt in Stadt { $city }.
xi-do-programme = Deine Befehle: { $orders }.
xi-do-titan = Du beseitigst den Titanen und gibst { $units }.
xi-do-pass = Du lässt den Titanen in Ruhe.
xi-do-rewards = Du nimmst { $rewards }.
xi-do-no-rewards = Keine der Belohnungen nützt dir hier.
xi-do-bards = Deine Barden gehen: { $bards }.
xi-do-dummy = Beim Dummy wächst { $column } um 1.
xi-do-show = Du zeigst { $n }: { $unit }.
xi-do-story = Deine Gilde in Stadt { $city } wächst.
xi-confirm-place = Hier beginnen
xi-confirm-programme = Befehle abgeben
xi-confirm-titan = Beseitigen
xi-confirm-rewards = Nehmen
xi-confirm-bards = Barden legen
xi-confirm-census-bards = Barden legen
xi-confirm-census-story = Hier bauen
xi-confirm-dummy = Erhöhen
xi-confirm-census = Zeigen
xi-confirm-over = Fertig
xi-rewards = Belohnungen
xi-bards-to-place = { $n ->
    [0] Alle Barden haben ihren Platz.
    [one] 1 Barde zu legen
   *[other] { $n } Barden zu legen
 }
xi-bard-add = Ein Barde mehr: { $region }
xi-bard-remove = Ein Barde weniger: { $region }
xi-bards-here = { $region }: { $n }
xi-titan-pick = Titan mit { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
 }; bringt { $prize }
xi-titan-cost = { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
 }
xi-titan-give = Einheiten gegeben: { $given } von { $needed }
xi-titan-pass = Verzichten
xi-unit-give = { $unit } geben: { $given } von { $have } gegeben
xi-unit-keep = { $unit } behalten
xi-dummy-step = { $from } → { $to }
xi-census = Militärische Erhebung
xi-census-unit = Einheiten
xi-census-wins = Die meisten gewinnen
xi-census-prize = { $sole } (geteilt: { $tied })
xi-show-how-many = Wie viele? { $unit }
xi-show-n = { $n } zeigen: { $unit }
xi-show-handed = Du hast { $n } abgegeben.

## What happens
xi-event-idrakys-placed = { $name } beginnt in { $city }.
xi-event-moved = { $name } zieht nach { $city }.
xi-event-stayed = { $name } findet in { $city } keine Straße ({ $colour }).
xi-event-action-void = { $name } in { $city }: { $reason }.
xi-event-recruited = { $name } wirbt in { $city } an: { $unit }.
xi-event-threat-eliminated = { $name } beseitigt die Bedrohung in { $city }: { $units }.
xi-event-titan-beaten = { $name } beseitigt einen Titanen: { $units }!
xi-event-gold-taken = { $name } nimmt { $n } Gold.
xi-event-bards-placed = { $name } legt Barden.
xi-event-bards-missed = { $name } kann die gewonnenen Barden nicht legen.
xi-event-stories-built = { $name } baut in { $city }: Höhe { $height }.
xi-event-story-stored = { $name } behält ein Stockwerk.
xi-event-story-missed = { $name } hat kein Stockwerk mehr.
xi-event-tile-placed-recruitment = Stadt { $city } wirbt an.
xi-event-tile-placed-threat = Eine Bedrohung kommt nach Stadt { $city }.
xi-event-titans-woke = { $n ->
    [0] Kein Titan kann mehr erwachen.
    [one] Ein Titan erwacht!
   *[other] Titanen erwachen!
 }
xi-event-reinforcements-arrived = Nachschub trifft ein.
xi-event-year-began = Jahr { $year } beginnt.
xi-event-census-began = Militärische Erhebung in Jahr { $year }
xi-event-units-shown = Alle zeigen: { $unit }.
xi-event-census-won = { $name } gewinnt diese Erhebung.
xi-event-nobody-won = Niemand zeigt { $unit }.
xi-event-dummy-raised = { $name } erhöht beim Dummy { $column } auf { $value }.
xi-event-eliminated = { $name } scheidet aus.
xi-event-dummy-eliminated = Der Dummy scheidet aus.
xi-event-game-ended = { $n ->
    [0] Der Dummy gewinnt. Alle haben verloren.
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
 }

## Explanations
xi-kind-city = { $tile ->
    [recruitment] Stadt mit Rekruten
    [threat] Stadt mit einer Bedrohung
   *[none] Stadt ohne Plättchen
 }
xi-kind-region = Region
xi-kind-order = Befehl
xi-region-out = Nicht im Spiel.
xi-region-worth = { $first } für die meisten Barden, { $second } für die zweitmeisten.
xi-titan = Titan
xi-year-again = Letztes Jahr noch einmal

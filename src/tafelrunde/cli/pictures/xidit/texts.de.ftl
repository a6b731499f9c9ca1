# Der Spielplan von Lords of Xidit im Terminal, und seine Menüs.

year = Jahr
order = Befehl { $order } von { $of }
assessments = Prüfungen
assessments-dummy = Prüfungen, darunter der Dummy
dummy = Dummy
recruits = Nächste Anwerbungen
threats = Nächste Bedrohungen
next = erst
then = dann
discard = abgelegt
titans = Titanen: Einheiten, Belohnung
titans-short = Titanen
rages = wütet
slumber = { $count ->
    [one] 1 schlummert
   *[other] { $count } schlummern
 }
slain = beseitigt
barracks = Kaserne
seats = Plätze: Reihe, Stadt, Stockwerke
ready = bereit
your-screen = Hinter deinem Sichtschirm
screen = Gold { $gold } · Barden { $bards } · Festung { $bastion }
screen-stories = Stockwerke { $stories } · verwahrt { $stored }
screen-hidden = verdeckt hinter dem Sichtschirm
roads-from = Straßen ab Stadt { $city }
legend = +Anwerbung  !Bedrohung Gold·Barden·Stockwerke  ▲Gilde  ●Aktion ○Abwarten
units = { $militia } Miliz { $archer } Bogenschütze { $infantry } Fußsoldat { $cleric } Priester { $mage } Kampfmagier
reconstruction = Plan und Plättchen: eigene Rekonstruktion, nicht die gedruckten Werte
corrected = Plan und Plättchen: { $title }

# Je ein Buchstabe
unit-militia = D
unit-archer = B
unit-infantry = F
unit-cleric = P
unit-mage = K

# Je höchstens 8 Buchstaben
region-bastion = Festung
region-snow = Schnee
region-east = Ost
region-west = West
region-southwest = S-West
region-south = Süd
region-southeast = S-Ost
region-corner1 = N-West
region-corner2 = N-Ost
region-empty = { $name } leer

# Ein Platz

seat-city = In Stadt { $city }
seat-nowhere = Noch nicht auf dem Plan
seat-orders = Befehle:
seat-guilds = Gilden:
seat-no-guilds = Noch keine Gilde
seat-bards = Barden:
seat-recruited = In diesem Jahr angeworben in: { $cities }
seat-eliminated = In diesem Jahr beseitigt in: { $cities }

# Angebote

asked-units = { $unit }, du hast { $count }
asked-bards = { $count ->
    [one] 1 Barde
   *[other] { $count } Barden
 }, von Stadt { $city } aus
asked-prize = für { $gold } Gold, { $bards ->
    [one] einen Barden
   *[other] { $bards } Barden
 }, { $stories ->
    [one] 1 Stockwerk
   *[other] { $stories } Stockwerke
 }
asked-orders = s schwarz, r rot, b blau, a Aktion, w Abwarten
fight = { $titan } beseitigen
pass = keinen Titanen beseitigen
take = { $rewards } nehmen
take-nothing = nichts davon ist zu gebrauchen
raise = { $column } { $value } → { $next }
show = { $count } zeigen
story = Höhe { $height } → { $next }

# Wohin ein Programm führt

route-road = { $here } → { $there }
route-stays = keine Straße, bleibt in { $here }
route-wait = wartet in { $here }
route-recruit = { $here }: wirbt an ({ $unit })
route-again = { $here }: in diesem Jahr schon angeworben
route-nobody = { $here }: niemand anzuwerben
route-threat = { $here }: beseitigt die Bedrohung
route-units = { $here }: für die Bedrohung fehlt { $units }
route-fought = { $here }: in diesem Jahr schon beseitigt
route-titan = { $here }: darf einen Titanen beseitigen
route-nothing = { $here }: hier ist jetzt nichts
route-note = So wie es jetzt steht; dazwischen handeln die anderen.

# Überschriften und Spalten der Berichte.

date = { $name }, Jahr { $year }
secret-realm = Vertraulich: nur für { $realm } und die Spielleitung
secret-master = Vertraulich: nur für die Spielleitung
secret-public = Öffentlich
title-realm = { $realm }
title-master = Spielleitung
title-public = Aushang
subtitle = { $date } · { $season } · { $world }{ $kinds }
kind-recruiting = Rüstmonat
kind-income = Einnahmemonat
running = der Monat läuft noch
season-winter = Winter
season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst
none = keine
nobody = niemand
contents = Inhalt
map-title = { $realm }, { $month }
map-caption = Karte: unser Land und was rundum zu sehen ist
map-caption-world = Karte der Welt
rule-label = Regel
made = Bericht von tafelrunde
skip = Zum Inhalt
own-land = eigenes Land
no-land = niemandes Land
water = Gewässer
site-only = Baustelle
to-landless = ohne Land

fact-gold = Reichsschatz
fact-income = Steuern
fact-fields = Gemarken
fact-towns = Rüstorte
fact-armies = Heere und Flotten
fact-place = Zugplatz
fact-realms = Reiche

head-orders = Zugreihenfolge
head-due = Was ansteht: { $month }
head-changes = Was sich geändert hat
head-diary = Was uns geschah
head-worked = Wie gerechnet wurde
head-failed = Befehle, die scheiterten
head-book = Schatzbuch
head-carried = Gold außerhalb des Reichsschatzes
head-forecast = Steuerschätzung
head-land = Land
head-won = Gewonnen
head-lost = Verloren
head-blocked = Geplündert: trägt noch nichts
head-towns = Rüstorte
head-works = Bauwerke
head-begun = Im Bau
head-magic = Magische Wände
head-standing = Dauernde Anweisungen
col-caster = Zauberer
head-armies = Heere und Flotten
head-people = Personen
head-others = Fremde Reiche
head-sightings = Was wir von ihren Heeren sehen
head-rights = Rechte und Angebote
head-news = Aushang
head-overview = Die Reiche
head-muster = Rüsten und Bauen
head-between = Zwischen den Zügen
head-wishes = Sonderbefehle an die Spielleitung
head-month_end = Monatsende

col-month = Monat
col-kind = Art
col-order = Reihenfolge
col-place = Platz
col-gate = Auftauchpunkt
col-what = Was
col-before = vorher
col-now = jetzt
col-change = Änderung
col-line = Zeile
col-rule = Regel
col-reason = Grund
col-where = Wo, von wem
col-gold = Gold (GS)
col-balance = Stand (GS)
col-sum = Summe (GS)
col-army = Heer
col-field = Gemark
col-special = Besondere Einnahmen (GS)
col-cargo_gold = Fracht (GS)
col-terrain = Gelände
col-fields = Gemarken
col-income = Steuern (GS)
col-from = Bisher
col-to = Nun
col-how = Wie
col-until = wieder ab
col-stage = Stufe
col-points = Baupunkte
col-damage = Schaden
col-site = Im Bau
col-besieged = Belagert
col-note = Vermerk
col-work = Bauwerk
col-sides = Gemarken und Seiten
col-side = Seite
col-count = Zahl
col-number = Nr.
col-type = Gattung
col-stands = Steht in
col-goods = Bestand
col-space = RP
col-load = Fracht (RP)
col-movement = BWP
col-name = Name
col-rank = Rang
col-gp = GP
col-with = Bei
col-realm = Reich
col-capital = Hauptstadt
col-towns = Rüstorte
col-armies = Heere
col-ways = Wegerecht mit
col-works = Bauwerke
moves-capital = Hauptstadt zieht nach { $field }, bis { $month }
col-people = Personen
col-grew = +/−
col-land = Wessen Land
col-near = Entfernung
col-strength = Stärke
col-failed = Gescheitert

figure-gold = Reichsschatz (GS)
figure-income = Steuern im nächsten Einnahmemonat (GS)
figure-fields = Gemarken
figure-towns = Rüstorte und Baustellen
figure-armies = Landheere
figure-fleets = Flotten
figure-space = Raumpunkte aller Heere
figures-kept = Unverändert: { $figures }.
figure-leaders = Heerführer

book-opening = Stand zu Beginn des Monats
book-closing = Stand am Ende
book-whole = Alle Monate
book-each = { $count } × { $gold }: { $where }
book-apart = aus besonderen Einnahmen, nicht aus dem Reichsschatz
sum-taxes = Steuern
sum-other = Sonstige Einnahmen
sum-special = Aus besonderen Einnahmen ausgegeben
sum-spent = Ausgaben aus dem Reichsschatz
sum-carried = Geladen und entladen
sum-master = Durch die Spielleitung
why-amended = Korrektur
forecast = Am Ende von { $month } nach heutigem Stand { $gold } GS: Land { $fields }, Rüstorte { $towns }{ $has-blocked ->
    [yes] , gesperrt durch Plünderung { $blocked }
   *[no] {""}
 }{ $has-extra ->
    [yes] , durch Ereignisse { $extra }
   *[no] {""}
 }.
how-conquered = erobert
how-deed = nach Vertrag
how-amended = durch die Spielleitung
how-putsch = durch einen Putsch
how-union = durch Vereinigung
how- = –

town-chest = im Rüstort
points-of = { $now } / { $of }
site-of = { $stage }: { $now } / { $goal }
growing = +{ $points } diesen Monat
chest = { $gold } GS besondere Einnahmen
besieged-by = von { $count ->
    [one] 1 Gemark
   *[other] { $fields } Gemarken
 }
begun-repair = Reparatur: { $work }
begun-town = Rüstort

kind-foot = Krieger
kind-riders = Reiter
kind-fleet = Flotte
kind-creature = Kreatur
kind-wizard = Zauberer
kind-character = Charakter
on-board = auf { $fleet }
army-held = gebunden bis { $month }{ $has-giver ->
    [yes] {" "}(von { $giver })
   *[no] {""}
 }
army-conquers = eroberungsfähig
army-guard = Garde
army-gold = { $gold } GS Fracht
army-special = { $gold } GS besondere Einnahmen
army-left = { $left } von { $of }
load-of = { $load } / { $room }
head-alike = Je drei und mehr, die einander gleichen
alike = { $kind }, je { $goods } ({ $numbers }): { $armies }
alike-space = { $space } RP
alike-load = Fracht { $load } RP
alike-movement = { $movement } BWP
key-codes = Abkürzungen: { $key }.
key = Abkürzungen: { $key }; RP Raumpunkte, BWP Bewegungspunkte.
gp-of = { $now } / { $most }
waits-for = wartet auf: { $rank }
absent = abwesend
prisoner-of = gefangen bei { $realm }
locked-until = gesperrt bis { $month }
knight = Ritter
barred-until = greift bis { $month } niemanden an

near-fields = { $steps ->
    [0] auf unserem Land
    [one] 1 Gemark
   *[other] { $steps } Gemarken
 }
sighting-marks = * ist in diesem Monat gezogen, ° ist neu.
far = weit

right-ways = Gegenseitiges Wegerecht mit
right-offered = Von uns angebotenes Wegerecht
right-asked = Uns angebotenes Wegerecht
right-coasts_given = Unser Küstengewässerrecht haben
right-coasts_held = Küstengewässerrecht haben wir bei
right-declined = Geschenke nehmen wir nicht an von
col-right = Recht
col-realms = Reiche
offer-land = { $giver } bietet { $receiver } Land: { $fields }
offer-goods = { $giver }, Heer { $number }, bietet { $receiver }: { $goods }{ $has-price ->
    [yes] {" "}für { $price } GS
   *[no] {" "}als Geschenk
 }

empty-diary = Diesen Monat ist uns nichts Besonderes geschehen.
empty-worked = Kein Kampf von uns war auszurechnen.
empty-failed = Alle Befehle wurden ausgeführt.
turn-waiting = Der Zug ist noch nicht an der Reihe; die Befehle des Zuges stehen noch aus.
turn-running = Der Zug läuft gerade; was von den Befehlen noch aussteht, ist nicht entschieden.
empty-book = Keine Buchungen in diesem Monat.
empty-towns = Wir haben keinen Rüstort.
empty-works = Auf unserem Land stehen keine Bauwerke.
empty-armies = Wir haben keine Heere.
empty-people = Wir haben keine Personen.
empty-sightings = Nirgends ist ein fremdes Heer zu sehen.
empty-rights = Weder Rechte noch Angebote.
empty-changes = Nichts hat sich geändert.
empty-news = Am Aushang steht nichts.
treasury-title = Schatzbuch: { $realm }
head-rules = Die Regeln, auf die sich dieser Bericht beruft

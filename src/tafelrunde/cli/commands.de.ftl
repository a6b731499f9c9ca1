# Texte der Befehle games, rules, check, replay, verify, sim, bench und data.

argument-game = Welches Spiel; `tafelrunde games` zählt sie auf.
argument-log = Das Log eines Spiels (eine .jsonl-Datei).
option-json = JSON ausgeben statt Text.
number = { NUMBER($value, maximumFractionDigits: 2) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

# games

games-seats = { $fewest } bis { $most } Spieler, Regelfassung { $version }
games-options = Optionen (der erste Wert ist der übliche):
games-broken = das Spiel { $game } lässt sich nicht laden: { $reason }

# sim

sim-players = Wie viele mitspielen (sonst so viele, wie Bots genannt sind, oder 4).
sim-games = Wie viele Spiele.
sim-bots = Wer spielt, durch Kommas getrennt: random, greedy; in Phoenix random, settler, warlord. Eine kürzere Liste wiederholt sich; die Plätze wechseln von Spiel zu Spiel.
sim-seed = Derselbe Startwert gibt dieselben Spiele.
sim-option = Eine Option des Tisches, name=wert; auch mehrmals.
sim-data = Eine Datei mit berichtigten Werten (siehe `tafelrunde data`).
sim-processes = Wie viele Prozesse sich die Arbeit teilen (sonst so viele, wie es Kerne gibt). Ändert kein Spiel.
sim-save = Die Logs aller Spiele in dieses leere Verzeichnis schreiben.
sim-progress = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
 }
sim-title = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
 }
sim-player = Spieler
sim-wins = Siege
sim-share = Anteil
sim-interval = 95-%-Intervall
sim-mean = Punkte
sim-median = Median
sim-range = Spanne
sim-winner = Median der Siegerpunkte: { NUMBER($points, maximumFractionDigits: 1) }
sim-effort = { $decisions } Entscheidungen in { $seconds } s, { NUMBER($speed, maximumFractionDigits: 1) } Spiele je Sekunde

# rules

rules-words = Eine Regel (KB-4.2), ein Kapitel (KB-4) oder Suchwörter.
rules-check = Prüfen, ob jede Regel einen Test hat, jede Nummer existiert und jeder Satz der Anleitung erfasst ist.
rules-tests = Wo die Tests liegen, für --check.
rules-instead = Hier:
rules-refusal = Ablehnung:
rules-source = Quelle: { $source }
rules-option = Option: { $option }
rules-kind-rule = Regel
rules-kind-ruling = Auslegung
rules-kind-handling = Umgang mit dem Material
rules-kind-manual = den Spielern überlassen
rules-checked = { $rules ->
    [one] 1 Regel
   *[other] { $rules } Regeln
 }
rules-untested = { $count ->
    [0] Jede Regel hat einen Test.
   *[other] Ohne Test ({ $count }): { $ids }
 }
rules-unknown = { $count ->
    [0] Jede Regelnummer in Code und Tests existiert.
   *[other] Nummern, die keine Regeln sind ({ $count }): { $ids }
 }
rules-uncovered = { $count ->
    [0] Jeder Satz der Anleitung ist erfasst.
   *[other] Sätze der Anleitung ohne Regel ({ $count }): { $ids }
 }
rules-later = { $count ->
    [one] Ein Abschnitt folgt später: { $ids }
   *[other] Abschnitte, die später folgen ({ $count }): { $ids }
 }

# check

check-files = Szenarien, oder Verzeichnisse, in denen sie liegen.
check-progress = Szenarien
check-expected = erwartet:
check-found = gefunden:
check-counts = { $scenarios ->
    [one] 1 Szenario
   *[other] { $scenarios } Szenarien
 }: { $passed } wie erwartet, { $failed } anders, { $unreadable } unlesbar

# verify

verify-proved = { $kind ->
    [fair] Die Würfel waren fair: Das Geheimnis ist das, auf das sich der Tisch vor dem ersten Zug festgelegt hat, und
   *[other] Die Würfel stammen vom Startwert im Kopf:
 } { $drawn ->
    [one] das eine Zufallsergebnis folgt daraus.
   *[other] alle { $drawn } Zufallsergebnisse folgen daraus.
 }{ $typed ->
    [0] {""}
   *[other] {" "}{ $typed } weitere wurden von Hand eingegeben; über sie lässt sich nichts sagen.
 }
verify-differs = Eintrag { $first_difference } wurde nicht so gezogen: Dort steht „{ $found }“, aber aus dem { $kind ->
    [fair] veröffentlichten Geheimnis
   *[other] Startwert
 } folgt „{ $expected }“.
verify-commitment = Das veröffentlichte Geheimnis ist nicht das, auf das sich der Tisch vor dem ersten Zug festgelegt hat.
verify-secret-not-out = Das Spiel ist noch nicht zu Ende: Das Geheimnis der Würfel wird mit dem letzten Zug veröffentlicht. Vorher lässt sich nichts prüfen.
verify-typed = Die Würfel dieses Tisches wurden von Hand eingegeben: Da ist nichts nachzurechnen.

# replay

replay-verify = Das Log nur prüfen: Prüfsummen, Regeln, jede Stellung, das Ergebnis.
replay-seat = Mit wessen Augen: der Name eines Spielers oder „spectator“ (Zuschauer).
replay-from = Hinter diesem Eintrag beginnen.
replay-entry = Eintrag { $n } von { $last }
replay-start = Vor dem ersten Zug
replay-keys = Enter: weiter · b: zurück · Zahl: dorthin · q: Schluss
replay-prompt = >
replay-range = Es gibt die Einträge 0 bis { $last }.
replay-ok = { $entries ->
    [one] In Ordnung: 1 Eintrag,
   *[other] In Ordnung: { $entries } Einträge,
 } { $finished ->
    [yes] zu Ende gespielt.
   *[no] das Spiel ist noch nicht zu Ende.
 }
replay-place = { $rank }. { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }

# data

data-template = Alle Werte als Datei ausgeben, die man berichtigen kann.
data-check = Eine Datei mit Berichtigungen prüfen und zeigen, was sie ändert.
data-id = Kennung
data-name = Name
data-origin = Sicherheit (Quellen)
data-yes = ja
data-checked = { $file } ist brauchbar; { $rows ->
    [0] sie ändert nichts.
    [one] sie ändert die Zeile oben.
   *[other] sie ändert die { $rows } Zeilen oben.
 }

# bench

bench-what = engine: zufällige Spiele, neben Catanatron; server: Züge an vielen Tischen, neben boardgame.io; web: wie bald ein Zug im Browser zu sehen ist; phoenix: Reichweiten, Kopien und Monate eines Feldzugs.
bench-quick = Nach höchstens einer Minute fertig; der Fehler ist größer.
bench-moves = Züge/s
bench-open-tables = { $tables } offene Tische ({ $game }) mit je vier Clients und einem Zug in der Sekunde: die Hälfte der Züge erreicht alle vier in { NUMBER($p50, maximumFractionDigits: 1) } ms, 99 % in { NUMBER($p99, maximumFractionDigits: 1) } ms; { $late } kamen zu spät. { NUMBER($kb, maximumFractionDigits: 0) } KB Speicher je Tisch.
bench-server-about = Mediane aus { $rounds } Runden, abwechselnd gemessen, in { $seconds } s; jeder Zug hier dauerhaft auf der Platte, dort im Speicher. Last des Rechners: { NUMBER($load, maximumFractionDigits: 1) }. Siehe docs/benchmarks.md.
bench-web-people = vier Menschen
bench-web-bots = mit Bots
bench-web-shown = gezeigte Züge
bench-web-half = die Hälfte in
bench-web-most = 95 % in
bench-web-slowest = längstens
bench-web-about = Von der Nachricht des Servers bis zum gemalten Brett, in Chromium bei 1280 × 800 ohne Bewegung; in { $seconds } s. Siehe docs/benchmarks.md.
bench-ms = { NUMBER($value, maximumFractionDigits: 1) } ms
bench-phoenix-reach = Reichweite von Reitern
bench-phoenix-roads = mit Straßen überall
bench-phoenix-copy = Kopie
bench-phoenix-month = Monat
bench-phoenix-realms = Reiche
bench-phoenix-armies = Heere
bench-phoenix-fields = Gemarken
bench-phoenix-orders = Befehle
bench-phoenix-war = Ein Monat Krieg
bench-phoenix-wizards = Zauberer
bench-phoenix-fights = Kämpfe
bench-phoenix-per-army = je Heer
bench-phoenix-about = Die ersten Tabellen: 20 Reiche und 1.000 Heere auf der offiziellen Welt. Jedes Zugblatt wird geprüft, ausgeführt, mit Prüfsumme versehen und festgehalten. Rechenzeit, in { $seconds } s insgesamt. Siehe docs/benchmarks.md.
bench-s = { NUMBER($value, maximumFractionDigits: 2) } s
bench-progress = Messung
bench-time = je Entscheidung
bench-ratio = Verhältnis
bench-error = Fehler
bench-copy = Kopie
bench-speed = Spiele/s
bench-pure = reines Python
bench-compiled = kompiliert
bench-us = { NUMBER($value, maximumFractionDigits: 2) } µs
bench-about = Mediane aus { $rounds } Runden, abwechselnd gemessen, in { $seconds } s. Der Fehler ist das halbe 95-%-Intervall des Verhältnisses. Siehe docs/benchmarks.md.
bench-build-missing = hier ist nichts kompiliert, darum wird nur reines Python gemessen; `make setup` kompiliert
bench-build-stale = das Kompilierte ist älter als die Quellen, darum wird nur reines Python gemessen; `make setup` kompiliert neu

# xidit

xidit-file = Die Datei mit den Werten: JSON (xidit-data/1) oder TOML.
xidit-odd = sieht seltsam aus, kann aber so gedruckt sein: { $odd }
xidit-usable = { $file } kann benutzt werden: { $title }
xidit-unusable = { $file } kann nicht benutzt werden: { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
 }, siehe oben.
xidit-differs-roads = { $count } von { $of } Straßen weichen von unserer Rekonstruktion ab
xidit-differs-regions = { $count } von { $of } Gebieten
xidit-differs-tiles = { $count } von { $of } Plättchen
xidit-differs-titans = { $count } von { $of } Titanen
xidit-differs-units = { $count } von { $of } Arten von Einheiten
xidit-ours = Das sind die Werte unserer eigenen Rekonstruktion, nicht die im Spiel gedruckten.

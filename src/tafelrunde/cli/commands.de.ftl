# Texte der Befehle games, rules, check, replay, verify, sim und data.

argument-game = Welches Spiel; `tafelrunde games` zählt sie auf.
argument-log = Das Log einer Partie (eine .jsonl-Datei).
option-json = JSON ausgeben statt Text.

# games

games-seats = { $fewest } bis { $most } Spieler, Regelfassung { $version }
games-options = Hausregeln (der erste Wert ist der übliche):
games-broken = das Spiel { $game } lässt sich nicht laden: { $reason }

# sim

sim-players = Wie viele mitspielen (sonst so viele, wie Bots genannt sind, oder 4).
sim-games = Wie viele Partien.
sim-bots = Wer spielt, durch Kommas getrennt: random, greedy; in Phoenix random, settler, warlord. Eine kürzere Liste wiederholt sich; die Plätze wechseln von Partie zu Partie.
sim-seed = Derselbe Startwert gibt dieselben Partien.
sim-option = Eine Hausregel des Tisches, name=wert; auch mehrmals.
sim-data = Eine Datei mit korrigierten Werten (siehe `tafelrunde data`).
sim-processes = Wie viele Prozesse sich die Arbeit teilen (sonst so viele, wie es Kerne gibt). Ändert keine Partie.
sim-save = Die Logs aller Partien in diesen leeren Ordner schreiben.
sim-progress = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }
sim-title = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }
sim-player = Spieler
sim-wins = Siege
sim-share = Anteil
sim-interval = 95-%-Intervall
sim-mean = Punkte
sim-median = Median
sim-range = Spanne
sim-winner = Median der Siegerpunkte: { NUMBER($points, maximumFractionDigits: 1) }
sim-effort = { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
 } in { $seconds } s; Partien je Sekunde: { NUMBER($speed, maximumFractionDigits: 1) }

# rules

rules-words = Eine Regel (KB-4.2), ein Kapitel (KB-4) oder Suchwörter.
rules-check = Prüfen, ob jede Regel einen Test hat, jede Nummer existiert und jeder Satz der Anleitung erfasst ist.
rules-tests = Wo die Tests liegen, für --check.
rules-instead = Hier:
rules-refusal = Ablehnung:
rules-source = Quelle: { $source }
rules-option = Hausregel: { $option }
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

check-files = Szenarien, oder Ordner, in denen sie liegen.
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
 }{ $taken ->
    [0] {""}
    [one] {" "}Der erste Eintrag stammt aus der Partie, von der diese abzweigt; ihn kann nur deren Log belegen.
   *[other] {" "}Die ersten { $taken } Einträge stammen aus der Partie, von der diese abzweigt; sie kann nur deren Log belegen.
 }
verify-differs = Eintrag { $first_difference } wurde nicht so gezogen: Dort steht „{ $found }“, aber aus dem { $kind ->
    [fair] veröffentlichten Geheimnis
   *[other] Startwert
 } folgt „{ $expected }“.
verify-commitment = Das veröffentlichte Geheimnis ist nicht das, auf das sich der Tisch vor dem ersten Zug festgelegt hat.
verify-secret-not-out = Die Partie ist noch nicht zu Ende: Das Geheimnis der Würfel wird mit dem letzten Zug veröffentlicht. Vorher lässt sich nichts prüfen.
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
   *[no] die Partie ist noch nicht zu Ende.
 }
replay-place = { $rank }. { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }

# data

data-template = Alle Werte als Datei ausgeben, die man korrigieren kann.
data-check = Eine Datei mit Korrekturen prüfen und zeigen, was sie ändert.
data-id = Kennung
data-name = Name
data-origin = Sicherheit (Quellen)
data-yes = ja
data-checked = { $file } ist brauchbar; { $rows ->
    [0] sie ändert nichts.
    [one] sie ändert die Zeile oben.
   *[other] sie ändert die { $rows } Zeilen oben.
 }

# xidit

xidit-file = Die Datei mit den Werten: JSON (xidit-data/1) oder TOML.
xidit-odd = sieht seltsam aus, kann aber so gedruckt sein: { $odd }
xidit-usable = { $file } kann benutzt werden: { $title }
xidit-unusable = { $file } kann nicht benutzt werden: { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
 }, siehe oben.
xidit-differs-roads = Straßen, die von unserer Rekonstruktion abweichen: { $count } von { $of }
xidit-differs-regions = Gebiete: { $count } von { $of }
xidit-differs-tiles = Plättchen des Satzes { $set }: { $count } von { $of }
xidit-differs-titans = Titanen: { $count } von { $of }
xidit-differs-units = Arten von Einheiten: { $count } von { $of }
xidit-differs-setup = Spieldauern und Aufbauten: { $count } von { $of }
xidit-differs-census = Preise der Erhebung: { $count } von { $of }
xidit-differs-dummy = Werte des Dummys: { $count } von { $of }
xidit-ours = Das sind die Werte unserer eigenen Rekonstruktion, nicht die im Spiel gedruckten.

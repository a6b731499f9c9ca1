# Verlauf: das Log, zurück zu einem Punkt, wer was entschied, Kämpfe, Lesarten, Sicherung.

his-title = Verlauf
his-rooms = Teile des Verlaufs
his-room-log = Log
his-room-undo = Zurück und neu
his-room-fights = Kämpfe
his-room-whatif = Was wäre, wenn
his-room-readings = Lesarten
his-room-audit = Wer entschied
his-room-backup = Sicherung und Würfel

his-months = Monate
his-all-months = Alle Monate
his-month = Monat
his-entries = { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
 }
his-entry = Eintrag { $n }
his-undo-month = Zurück zu seinem Beginn
his-undo-here = Bis hierher zurück
his-kind = Art
his-any-kind = jede Art
his-kinds-sheet = Zugblatt
his-kinds-correction = Korrektur
his-kinds-decision = Entscheidung
his-kinds-dice = Würfel
his-kinds-order = Zugreihenfolge
his-who = Wer
his-anybody = alle
his-search = Log durchsuchen
his-search-go = Suchen
his-reading = Wird gelesen …
his-found = { $count ->
    [0] Nichts gefunden
    [one] 1 Eintrag
   *[other] { $count } Einträge
 }
his-more = Mehr zeigen
his-chance = Zufall
his-masters = Spielleitung
his-by = durch { $who }
his-lines = { $count ->
    [one] 1 weitere Zeile
   *[other] { $count } weitere Zeilen
 }
his-because = Grund: { $reason }
his-dice-drawn = ausgelost
his-dice-typed = eingetippt
his-dice-kept = vom ersten Mal behalten
his-doing-published = Veröffentlicht von { $who }, { $when }: { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
 }
his-doing-played = Gespielt von { $who }, { $when }: { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
 }
his-doing-played-again = Neu gespielt von { $who }, { $when }: { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
 }

# Zurück und neu

his-rollback = Zurücksetzen
his-rollback-about = Alles nach dem gewählten Punkt wird zurückgenommen. Das bisherige Log bleibt aufgehoben, und alle Reiche erfahren davon.
his-to-month = Zum Beginn von
his-to-entry = oder bis nach Eintrag
his-choose = wählen …
his-preview = Zeigen, was verloren geht
his-loss = Was verloren ginge
his-point-month = Zurück zum Beginn von { $month }
his-point-entry = Zurück bis nach Eintrag { $n }
his-loss-entries = { $dropped ->
    [one] 1 Eintrag wird
   *[other] { $dropped } Einträge werden
 } zurückgenommen, darunter { $decisions ->
    [0] keine Entscheidung
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
 } und { $rolls ->
    [0] kein Wurf
    [one] 1 Wurf oder Ziehung
   *[other] { $rolls } Würfe und Ziehungen
 }.
his-loss-months = Zurückgenommene Monate, der erste vielleicht nur zum Teil: { $months }
his-loss-reports = { $count ->
    [one] 1 Bericht gilt
   *[other] { $count } Berichte gelten
 } nicht mehr: { $months }
his-loss-waiting = Zugblätter bekommen zurück: { $realms }
his-loss-no-sheets = Kein Zugblatt kommt zurück.
his-loss-aside = Liegen bereit, bis ihr Monat kommt: { $sheets }
his-sheets-return = Wie Zugblätter zurückkommen
his-as-drafts = als Entwürfe: Ihre Reiche geben sie neu ab
his-as-handed-in = abgegeben: Sie warten darauf, gespielt zu werden
his-reason = Grund (die Reiche lesen ihn)
his-roll-back = Zurücksetzen
his-rolled-back = Erledigt: { $dropped ->
    [one] 1 Eintrag ist
   *[other] { $dropped } Einträge sind
 } zurückgenommen und als { $kept } aufgehoben. Es ist wieder { $month }.
his-sheets-back = Zugblätter zurück an: { $realms }
his-play-again = Neu spielen
his-rerun = Einen Monat neu spielen
his-rerun-about = Vom Beginn eines Monats an wird alles noch einmal gespielt, mit denselben Zugblättern, Entscheidungen und Würfeln. Vorher kann eine Korrektur stehen. Was unmöglich geworden ist, entfällt und wird genannt.
his-rerun-from = Ab dem Beginn von
his-rerun-corrections = Korrekturen vorweg
his-rerun-preview = Zeigen, was anders wäre
his-rerun-do = Endgültig neu spielen
his-rerun-would = { $count ->
    [one] 1 Eintrag würde
   *[other] { $count } Einträge würden
 } neu gespielt. Anders wäre:
his-rerun-done = { $count ->
    [one] 1 Eintrag wurde
   *[other] { $count } Einträge wurden
 } neu gespielt. Anders ist jetzt:
his-busy = Einen Moment …
his-differences = Was anders ist
his-no-difference = Nichts ist anders.
his-difference-count = Anders: { $fights ->
    [0] keine Auswertung
    [one] 1 Auswertung
   *[other] { $fights } Auswertungen
 } und { $realms ->
    [0] kein Reich
    [one] 1 Reich
   *[other] { $realms } Reiche
 }.
his-before = vorher
his-after = nachher
his-skipped = Eintrag { $entry } war nicht mehr möglich: { $said }
his-skipped-count = { $count ->
    [one] 1 Eintrag des Logs wäre nicht möglich gewesen.
   *[other] { $count } Einträge des Logs wären nicht möglich gewesen.
 }

# Wer entschied

his-note-published = veröffentlicht
his-note-discarded = verworfen
his-note-rolled-back = zurückgesetzt
his-note-restored = wiederhergestellt
his-note-played = gespielt
his-note-played-again = neu gespielt
his-decision-typed = Würfel eingetippt
his-decision-kept = Würfel behalten
his-decision-correction = Korrektur
his-decision-grant = Zuwendung
his-decision-close_round = Runde geschlossen
his-decision-announce = Bekanntmachung
his-decision-answer = Antwort
his-decision-other = Entscheidung
his-noted-published = { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
 } einer Probe nach Eintrag { $entries }
his-noted-discarded = Eine Probe nach Eintrag { $entries }{ $dice ->
    [0] {""}
    [one] , mit 1 gesehenen Wurf
   *[other] , mit { $dice } gesehenen Würfen
 }
his-noted-rolled-back = Bis nach Eintrag { $entries }; { $count ->
    [one] 1 Eintrag ist
   *[other] { $count } Einträge sind
 } zurückgenommen
his-noted-restored = Der Stand nach Eintrag { $entries } aus einer Sicherung; { $count ->
    [one] 1 Eintrag wurde
   *[other] { $count } Einträge wurden
 } beiseitegelegt
his-noted-played = { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
 } nach Eintrag { $entries }
his-noted-played-again = { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
 } nach Eintrag { $entries }, noch einmal
his-undone-logs = Zurückgenommene Logs
his-undone-about = Nichts geht verloren: Jedes Log bleibt, wie es war.
his-kept = geht nach Eintrag { $entries } weiter; { $dropped ->
    [one] 1 Eintrag wurde
   *[other] { $dropped } Einträge wurden
 } zurückgenommen
his-kept-again = wurde nach Eintrag { $entries } neu gespielt ({ $dropped ->
    [one] 1 Eintrag
   *[other] { $dropped } Einträge
 })
his-compare-undone = Mit jetzt vergleichen

# Kämpfe

his-field = Gemark
his-every-field = jede Gemark
his-evaluations = { $count ->
    [0] In diesem Monat wurde nichts ausgewertet.
    [one] 1 Auswertung
   *[other] { $count } Auswertungen
 }
his-odds = Chancen vorher zeigen
his-on-map = Auf der Karte
his-try = Was wäre, wenn?

# Lesarten

his-readings-about = Der ganze Feldzug wird an einer Kopie neu gespielt, mit denselben Zugblättern und Würfeln, als hättet ihr diese Regeln immer anders gelesen.
his-as-now = wie wir spielen
his-both-sides = Beide Lesarten ({ $rule })
his-reading-from = So gelesen seit
his-from-start = dem Anfang
his-compare = Vergleichen

# Sicherung und Würfel

his-backup = Sicherung
his-backup-about = Der ganze Feldzug als eine Datei: Log, Zugblätter, die Geheimnisse aller Reiche. Hüte sie wie deinen Link. Briefe und Entwürfe darin sind versiegelt.
his-download = Sicherung laden
his-saved = Die Sicherung ist gespeichert.
his-restore = Wiederherstellen
his-restore-warning = Der Feldzug geht zurück auf den Stand der Sicherung. Was seitdem gespielt wurde, wird zurückgenommen; sein Log bleibt aufgehoben, und alle Reiche erfahren davon.
his-restore-file = Sicherung dieses Feldzugs (zip)
his-restore-do = Wiederherstellen
his-restore-sure = Den Feldzug aus „{ $file }“ wiederherstellen? Alles seitdem wird zurückgenommen.
his-sending = Wird gesendet …
his-proving-archive = Jede Zeile wird geprüft …
his-restored = Wiederhergestellt: { $month }, { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträge
 }. Das bisherige Log ist als { $kept } aufgehoben.
his-left-private = Entwürfe und Briefe der Sicherung kamen nicht mit.
his-left-people = Personen kamen nicht mit; ihre Links bleiben, wie sie sind.
his-dice = Faire Würfel
his-dice-about = Das ganze Log wird nach den Regeln nachgespielt, und jeder Würfel wird noch einmal aus seiner Quelle gezogen.
his-prove = Würfel prüfen
his-proved = Bewiesen.
his-not-proved = Nicht bewiesen.
his-proof-proved = { $drawn ->
    [one] 1 Zufallsergebnis stammt
   *[other] Alle { $drawn } Zufallsergebnisse stammen
 } aus der Quelle, in { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträgen
 }; { $typed ->
    [0] nichts wurde eingetippt.
    [one] 1 wurde eingetippt, darüber lässt sich nichts sagen.
   *[other] { $typed } wurden eingetippt, darüber lässt sich nichts sagen.
 }
his-proof-secret-not-out = Jeder Eintrag hält sich an die Regeln ({ $entries }). Das Geheimnis der Würfel wird am Ende des Feldzugs veröffentlicht; dann können alle sie nachziehen.
his-proof-typed = Die Würfel dieses Feldzugs fallen an einem echten Tisch: { $typed ->
    [one] 1 wurde eingetippt
   *[other] { $typed } wurden eingetippt
 }, und kein Log kann sie beweisen.
his-proof-commitment = Das Geheimnis ist nicht das, auf das sich das Log am Anfang festgelegt hat.
his-proof-differs = Eintrag { $first } weicht ab: Die Quelle gibt { $expected }, im Log steht { $found }.
his-prove-yourself = Wie alle es prüfen können
his-prove-1 = Lade die Sicherung und entpacke sie: Sie ist ein Feldzugsordner.
his-prove-2 = Auf dem eigenen Rechner, mit dem Namen des Ordners:
his-prove-3 = Bei fairen Würfeln legt sich die erste Zeile des Logs vor dem ersten Wurf auf ein Geheimnis fest; an seinem Ende steht es. Wer beides hat, kann jeden Würfel mit jedem Programm nachziehen, das SHA-256 kennt.

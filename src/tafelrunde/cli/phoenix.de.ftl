# Texte der Befehle für Feldzüge von Phoenix.

help-phoenix = Einen Feldzug von Phoenix gründen und leiten.
help-phoenix-new = Einen Feldzug in einem Ordner oder in der Datenbank eines Servers gründen.

    Beispiel: tafelrunde phoenix new --realms 12 --seed 1 feldzug
help-phoenix-run = Den Feldzug weiterführen, Monat für Monat.

    Reiche, die ein Bot spielt, geben selbst Befehle; von den anderen gelten die abgegebenen Zugblätter.
help-phoenix-map = Die Karte zeichnen, wie die Spielleitung oder ein Reich sie sieht.

phoenix-folder = Der Feldzug: sein Ordner, oder DATENBANK#NAME in der Datenbank eines Servers.

# new

phoenix-folder-new = Der Ordner für den neuen Feldzug, er wird angelegt; oder DATENBANK#NAME.
phoenix-new-realms = Wie viele Reiche (sonst so viele, wie genannt sind, oder 8).
phoenix-new-later = So viele Plätze für Reiche freihalten, die später kommen, als Invasoren oder durch einen Putsch (PH-6.5b).
phoenix-new-realm = Der Name eines Reiches, auch mit Hauptstadt: NAME@503/22; für jedes Reich einmal. Fehlende bekommen Namen.
phoenix-new-seed = Aus demselben Startwert entstehen dieselbe Welt und dieselben Würfe; sonst eine zufällige Welt, und Würfe, die niemand vorhersehen kann.
phoenix-new-world = Eine Welt als Datei (JSON), statt eine zu erzeugen.
phoenix-new-size = Die Form einer erzeugten Welt: erkenfara, „hexagon 3“, „block 7x6“ oder „columns 0:6 -4:7 0:6“.
phoenix-new-land = Wie viel Prozent einer erzeugten Welt Land sind.
phoenix-new-months = Nach wie vielen Monaten der Feldzug endet; 0: wenn die Spielleitung ihn beendet.
phoenix-new-dice = Woher die Würfe kommen: seeded aus dem Startwert, fair mit einem Geheimnis, auf das sich der Feldzug festlegt und das er am Ende verrät, typed am Tisch gewürfelt und eingetippt.
phoenix-new-db = Die Datenbank eines Servers, in der der Feldzug gegründet wird, unter dem Namen, der dann statt eines Ordners dasteht: eine Adresse oder eine Datei.
phoenix-new-option = Eine Hausregel, name=wert; auch mehrmals. `tafelrunde games` zählt sie auf.
phoenix-new-done =
    Gegründet in { $folder }: { $realms ->
        [one] 1 Reich
       *[other] { $realms } Reiche
     } auf der Welt { $world } mit { $fields ->
    [one] 1 Gemark
   *[other] { $fields } Gemarken
 }, Startwert { $seed }.
    Es ist { $month }.

# run

phoenix-run-months = Wie viele Monate.
phoenix-run-bots = Wer die Reiche spielt, durch Kommas getrennt, reihum verteilt: warlord, settler, random.
phoenix-run-except = Ein Reich, das kein Bot spielt; auch mehrmals.
phoenix-run-seed = Derselbe Startwert gibt dieselben Befehle der Bots.
phoenix-run-progress = { $months ->
    [one] 1 Monat
   *[other] { $months } Monate
 }
phoenix-run-done = { $months ->
    [one] 1 Monat vorbei.
   *[other] { $months } Monate vorbei.
 }

# die Reiche

phoenix-realms = Reiche
phoenix-column-number = Nr.
phoenix-column-realm = Reich
phoenix-column-capital = Hauptstadt
phoenix-column-gold = Gold
phoenix-column-fields = Gemarken
phoenix-column-towns = Rüstorte
phoenix-column-armies = Heere
phoenix-column-people = Personen
phoenix-column-sheet = Zugblatt
phoenix-sheet-none = –
phoenix-sheet-waiting = abgegeben
phoenix-sheet-missing = offen

# map

phoenix-map-svg = Als SVG in diese Datei zeichnen.
phoenix-map-png = Als PNG in diese Datei zeichnen.
phoenix-map-realm = Was dieses Reich sieht; sonst, was die Spielleitung sieht.
phoenix-map-month = Wie es zu Beginn dieses Monats war (1 ist der erste).
phoenix-map-around = Nur die Umgebung dieser Gemark.
phoenix-map-radius = Wie weit diese Umgebung reicht.
phoenix-map-numbers = Welche Nummern auf der Karte stehen: `none` keine, `provinces` die der Provinzen, `fields` alle.
phoenix-map-dark = In den Farben der Nacht.
phoenix-map-width = Breite des PNG in Bildpunkten; 0: wie die Zeichnung.
phoenix-map-done = Gezeichnet: { $files }

help-phoenix-status = Zeigen, wo der Feldzug steht und worauf er wartet.
help-phoenix-realms = Alle Reiche mit dem, was die Spielleitung weiß.
help-phoenix-orders = Zugblätter prüfen, abgeben, zeigen und zurückziehen.
help-phoenix-orders-check = Ein Zugblatt prüfen: alle Fehler auf einmal, mit Zeile, Wort und Regel.

    Dazu, was es kostet und was bleibt, wie weit jedes Heer kommt, und wie viele Monate ein fernes Ziel braucht.
    Geht im Ordner des Feldzugs und mit einer Einladung zu Hause. Endet mit Code 1, wenn etwas falsch ist.
help-phoenix-orders-submit = Ein Zugblatt abgeben; bis die Runde geschlossen ist, kann man es ersetzen oder zurückziehen.
help-phoenix-orders-collect = Alle Zugblätter eines Ordners abgeben, wie sie per E-Mail kamen.

    Wessen jedes ist, sagt sein Dateiname oder eine Überschrift (Reich: NAME); Zitatzeichen, Aufzählungen,
    Unterschriften und dergleichen werden weggenommen und genannt. Endet mit Code 1, wenn eines nicht abgegeben wurde.
help-phoenix-orders-show = Das abgegebene Zugblatt zeigen, oder was ein Reich in einem Monat befohlen hat.
help-phoenix-orders-withdraw = Ein abgegebenes Zugblatt zurückziehen, das noch nicht ausgeführt ist.
help-phoenix-orders-form = Ein leeres Zugblatt mit Bestand und Beispielen ausgeben.
help-phoenix-close = Die Runde schließen: wer fehlt, rüstet nicht oder versäumt seinen Zug (PH-3w, PH-3x).
help-phoenix-correct = Werte korrigieren, mit Begründung (PH-2l).

    Beispiele: realms.Yaromo.gold=5000, armies.Yaromo.101.leaders=5, fields.503/22.owner=Yaromo,
    towns.503/22.stage=BUR, works.503/22.NO.STR=ja, armies.Yaromo.102=gone
help-phoenix-grant = Einem Reich Gold gewähren.
help-phoenix-announce = Allen Reichen etwas verkünden, oder einem etwas sagen.
help-phoenix-ask = Eine Regelfrage notieren.
help-phoenix-answer = Eine Regelfrage für alle beantworten.
help-phoenix-questions = Die Regelfragen: offene und beantwortete.
help-phoenix-dice = Eintippen, was am Tisch gezogen oder gewürfelt wurde.

    `tafelrunde phoenix status` sagt, worauf gewartet wird.
help-phoenix-end = Den Feldzug beenden.
help-phoenix-log = Alle Einträge des Logs zeigen, und was zurückgenommen wurde.
help-phoenix-verify = Das ganze Log nach den Regeln nachspielen und die Würfe noch einmal ziehen.
help-phoenix-rollback = Alles nach einem Punkt zurücknehmen; das alte Log bleibt unter einer Nummer daneben liegen.

    Die Zugblätter des Monats, der dann läuft, warten wieder; die späterer Monate liegen als Dateien daneben.
help-phoenix-rerun = Einen Monat und alles danach noch einmal spielen, mit denselben Zugblättern und Würfeln.

    Mit --correct kommt eine Korrektur davor; was dadurch unmöglich wird, fällt weg und wird genannt.
help-phoenix-invite = Schreiben, was ein Reich zu Hause braucht, um Befehle zu schreiben und zu prüfen: nur sein eigenes Wissen.
help-phoenix-export = Den ganzen Feldzug als Ordner schreiben, seine Welt und was auf ihr steht als Tabellen des alten Programms, oder die Welt als Datei.
help-phoenix-host = Einen Feldzug aus seinem Ordner zu einem Server umziehen, oder in dessen Datenbank; der Ordner bleibt als alte Abschrift.

    Beispiel: tafelrunde phoenix host feldzug --server spiele.db
help-phoenix-import = Aus Tabellen des alten Programms eine Weltdatei machen, auf der sich ein Feldzug gründen lässt.

phoenix-desk = Der Feldzug: sein Ordner, oder DATENBANK#NAME; oder der Ordner einer Einladung.
phoenix-realm = Ein Reich: Name oder Nummer.
phoenix-reason = Warum; das steht im Log und ist öffentlich.
phoenix-by = Wer dafür einsteht; der Name steht in `audit`.
phoenix-sheet-file = Die Datei mit dem Zugblatt; - liest von der Standardeingabe.
phoenix-sheet-files = Dateien mit Zugblättern, oder Ordner voll davon.

# Stand

phoenix-step-draw = { $month }: die Reihenfolge der Reiche wird gezogen.
phoenix-step-muster = { $month }: alle Reiche geben Zugblätter ab.
phoenix-step-deserted = { $month }: alle Reiche sind abwesend (PH-6.9.2a). `phoenix back` holt eines zurück, `phoenix close` lässt den Monat verstreichen.
phoenix-step-turn = { $month }: { $realm } ist am Zug.
phoenix-step-dice = { $month }: im Zug von { $realm } wird gewürfelt.
phoenix-step-over = { $month }: der Feldzug ist zu Ende.
phoenix-status-order = Reihenfolge: { $realms }
phoenix-status-sheets = Abgegeben: { $realms }
phoenix-status-missing = Noch nicht abgegeben: { $realms }
phoenix-status-free = Freie Plätze: { $realms }
phoenix-status-special = Sonderbefehl in { $month }, { $realm }: { $text }
phoenix-status-special-waiting = Sonderbefehl im abgegebenen Zugblatt für { $month }, { $realm }: { $text }
phoenix-status-questions = Offene Regelfragen: { $count }
phoenix-status-entries = Einträge im Log: { $entries }, zurückgenommen: { $rollbacks ->
    [0] nie
    [one] einmal
   *[other] { $rollbacks } Mal
 }
phoenix-dice-wanted = Gewartet wird auf { $dice }. Eintippen: `tafelrunde phoenix dice ORDNER ZAHLEN`

# orders

phoenix-line = Zeile { $line }: { $said }
phoenix-checked = { $orders ->
    [one] 1 Befehl
   *[other] { $orders } Befehle
 }, { $wrong ->
    [0] alles in Ordnung.
    [one] 1 Fehler.
   *[other] { $wrong } Fehler.
 }
phoenix-submitted = Abgegeben für { $realm }: { $file }
phoenix-not-submitted = So lässt es sich nicht abgeben; von { $realm } wartet kein Zugblatt.
phoenix-older-waits = So lässt es sich nicht abgeben; von { $realm } wartet weiter das frühere Zugblatt: { $file }
phoenix-withdrawn = Das Zugblatt von { $realm } ist zurückgezogen.
phoenix-show-month = Aus diesem Monat: Nummer seit Beginn (5) oder Name und Jahr (Hel 1).
phoenix-show-waiting = wartet darauf, ausgeführt zu werden
phoenix-show-none = von { $realm } gibt es kein Zugblatt
phoenix-left-out = { $realm }, nicht mehr möglich: { $order }

# run, close

phoenix-run-step = Nur einen Zug weiter.
phoenix-run-close = Runden schließen, auch wenn Zugblätter fehlen; das Wort dahinter ist die Begründung.
phoenix-run-leave-out = Befehle weglassen, die seit der Abgabe unmöglich geworden sind; sonst hält der Lauf dort an.
phoenix-run-refused = Das Zugblatt von { $realm } lässt sich so nicht mehr ausführen. Ein neues abgeben, oder mit --leave-out weglassen:
phoenix-close-done = Geschlossen ohne: { $realms }

# Entscheidungen

phoenix-correct-changes = Was sich ändert: pfad=wert, auch mehrere.
phoenix-correct-file = Änderungen aus einer Datei: eine Liste (JSON), wie `phoenix import --changes` sie schreibt.
phoenix-grant-gold = Wie viele Goldstücke.
phoenix-announce-text = Was gesagt wird.
phoenix-announce-realm = Nur diesem Reich.
phoenix-ask-question = Die Frage.
phoenix-ask-realm = Welches Reich fragt.
phoenix-ask-done = Frage { $number } ist notiert.
phoenix-answer-number = Die Nummer der Frage; `tafelrunde phoenix questions` zählt sie auf.
phoenix-answer-text = Die Antwort.
phoenix-answer-done = Frage { $number } ist beantwortet, Eintrag { $entry }.
phoenix-question-open = Offen { $number }: { $text }
phoenix-questions-none = Es gibt keine Regelfragen.
phoenix-dice-values = Die Zahlen, in der Reihenfolge, die `tafelrunde phoenix status` nennt.

# log, rollback, rerun

phoenix-log-month = Nur dieser Monat: Nummer seit Beginn (5) oder Name und Jahr (Hel 1).
phoenix-log-from = Ab diesem Eintrag.
phoenix-log-chance = Zufall
phoenix-log-kept = vom ersten Mal behalten
phoenix-log-typed = eingetippt
phoenix-log-undone = Zurückgenommen auf Eintrag { $entries } ({ $reason }); das Log davor: { $file }
phoenix-rollback-to = Wohin: zum Beginn eines Monats (5 oder „Hel 1“), oder #120 für Eintrag 120 als letzten.
phoenix-rollback-reason = Warum; das steht in rollbacks.jsonl.
phoenix-rollback-preview = Nur zeigen, was verloren ginge; nichts ändert sich.
phoenix-rollback-loss = Ungeschehen würden { $dropped ->
    [one] 1 Eintrag
   *[other] { $dropped } Einträge
 }, darunter { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
 } der Spielleitung und { $rolls ->
    [one] 1 Wurf oder Ziehung
   *[other] { $rolls } Würfe und Ziehungen
 }.
phoenix-rollback-months = Betroffen: { $months }.
phoenix-rollback-wait = Wieder warten würden die Zugblätter von: { $realms }.
phoenix-rollback-later = Beiseite käme das Zugblatt von { $realm } für { $month }.
phoenix-rollback-reports = Berichte, die die Reiche vielleicht schon gelesen haben: { $months }.
phoenix-rollback-done = { $dropped ->
    [one] 1 Eintrag zurückgenommen
   *[other] { $dropped } Einträge zurückgenommen
 }; das alte Log liegt in { $file }.
phoenix-rollback-drafts = { $count ->
    [one] Das Zugblatt von { $realms } wartet wieder, als wäre es eben abgegeben
   *[other] Die Zugblätter von { $realms } warten wieder, als wären sie eben abgegeben
 }; `phoenix orders submit` ersetzt ein Zugblatt, `phoenix orders withdraw` zieht es zurück.
phoenix-rollback-aside = Zugblätter späterer Monate liegen daneben und lassen sich mit `phoenix orders submit` wieder abgeben, wenn ihr Monat da ist: { $files }
phoenix-rerun-month = Ab dem Beginn dieses Monats (sonst des letzten, der vorbei ist).
phoenix-rerun-correct = Zuvor korrigieren: pfad=wert; auch mehrmals.
phoenix-rerun-done = { $entries ->
    [one] 1 Eintrag noch einmal gespielt
   *[other] { $entries } Einträge noch einmal gespielt
 }; das alte Log liegt in { $file }.
phoenix-rerun-skipped = Eintrag { $entry } war nicht mehr möglich: { $move }

# invite, export, import

phoenix-invite-realm = Ein Reich, oder „alle“ für jedes in einem Unterordner.
phoenix-invite-out = Der Ordner für die Einladung.
phoenix-invited = Einladung für { $realm }: { $folder }
phoenix-export-map = Die Tabelle „Karte“ in diese Datei (.csv oder .json).
phoenix-export-gates = Die Tabelle „Teleportpunkte“ in diese Datei (.csv oder .json).
phoenix-export-folder = Den ganzen Feldzug, Byte für Byte, in diesen Ordner, in dem noch kein Feldzug liegt. Was dort danach gespielt wird, kommt nicht zurück.
phoenix-export-world = Die Welt ohne Besitz in diese Datei, für `phoenix new --world`.
phoenix-import-map = Die Tabelle „Karte“ des alten Programms, als CSV oder JSON.
phoenix-import-world = Die Weltdatei, die es noch nicht geben darf.
phoenix-import-gates = Die Tabelle „Teleportpunkte“, als CSV oder JSON.
phoenix-import-changes = Was an Besitz, Rüstorten und Bauwerken in der Tabelle steht, als Änderungen für `phoenix correct --file` in diese Datei.
phoenix-import-name = Wie die Welt heißt.
phoenix-written = Geschrieben: { $files }

# fire

help-phoenix-fire = Genaue Aussichten im Fernkampf: Schaden, Verluste, und was aus einem Rüstort wird.
phoenix-fire-line = Waffen und Ziel, etwa `"4 SKP 2 LKP" "Stadt: 10000 K 20 HF; 500 R 1 HF Garde + 24"` oder `"2 LKP auf Wall"`.
phoenix-fire-distance = Gemarken von den Waffen zum Ziel: 1 oder 2.
phoenix-fire-up = Höhenstufen, die das Ziel über den Waffen liegt; unter null, wenn es tiefer liegt.
phoenix-fire-wall = Ein feindlicher Wall steht dazwischen: eine weitere Höhenstufe.
phoenix-fire-far = Welche Spalte der Tabelle 8 für zwei Gemarken auf gleicher Höhe gilt (PH-R9).
phoenix-fire-title = { $weapons }, { $distance ->
    [one] 1 Gemark
   *[other] { $distance } Gemarken
 } weit, { $up ->
    [one] 1 Höhenstufe
   *[other] { $up } Höhenstufen
 } hinauf
phoenix-odds-what = was
phoenix-odds-mean = Mittel
phoenix-odds-low = 5 %
phoenix-odds-middle = 50 %
phoenix-odds-high = 95 %
phoenix-fire-damage = erwürfelter Schaden in Baupunkten
phoenix-fire-town = Baupunkte, die der Rüstort ({ $town }) verliert
phoenix-fire-army = Heer { $number }: { $good } verloren
phoenix-fire-stage = Danach { $town }: { $chance }
phoenix-fire-wall-falls = Der Wall ist zerstört: { $chance }
phoenix-fire-gone = Heer { $number } ist vernichtet: { $chance }
phoenix-fire-plot = Erwürfelter Schaden, ab …:

# clock

help-phoenix-clock = Zeigen, wie lange eine Runde schon offen ist und wann ihre Zeit um ist; die Uhr anhalten und starten.

    Auf einem Treffen: 20 Minuten für einen Zug, 30 und 15 Minuten Kulanz für das Rüsten (PH-3u, PH-3x).
phoenix-clock-stop = Die Uhr anhalten, etwa für die Nacht.
phoenix-clock-start = Die Uhr weiterlaufen lassen.
phoenix-clock-minutes = So viele Minuten für jede Runde, etwa 4320 für drei Tage; 0: was die Regeln sagen.
phoenix-clock-extend = So viele Minuten mehr (oder weniger) für diese Runde allein
phoenix-clock-free = Offen seit { $used ->
    [one] 1 Minute
   *[other] { $used } Minuten
 }, ohne Frist{ $running ->
    [no] ; die Uhr steht
   *[yes] {""}
 }.
phoenix-clock-open = Offen seit { $used } von { $allowed ->
    [one] 1 Minute
   *[other] { $allowed } Minuten
 }, noch { $left }{ $running ->
    [no] ; die Uhr steht
   *[yes] {""}
 }.
phoenix-clock-grace = Die Zeit ({ $allowed ->
    [one] 1 Minute
   *[other] { $allowed } Minuten
 }) ist um, offen seit { $used }; Kulanz noch { $left ->
    [one] 1 Minute
   *[other] { $left } Minuten
 }{ $running ->
    [no] ; die Uhr steht
   *[yes] {""}
 }.
phoenix-clock-over = Die Zeit ist um: offen seit { $used ->
    [one] 1 Minute
   *[other] { $used } Minuten
 }, erlaubt waren { $allowed }. Verlangt es ein Reich, schließt `phoenix close` die Runde (PH-3v){ $running ->
    [no] ; die Uhr steht
   *[yes] {""}
 }.

# das Treffen

help-phoenix-absent = Ein Reich ist abwesend: was ihm geschehen darf, folgt daraus, wie oft und ob entschuldigt (PH-6.9.2).
help-phoenix-back = Ein abwesendes Reich ist zurück und spielt wieder mit.
help-phoenix-due = Was die Uhr verlangt: erinnern, schließen, weiterspielen; auf Wunsch geschieht es gleich.
phoenix-due-play = Tun, was fällig ist; für einen Zeitgeber gedacht, der den Befehl immer wieder aufruft.
phoenix-due-by-itself = Ob eine Runde von selbst schließt, wenn ihre Zeit um ist, oder die Spielleitung sie schließt.
phoenix-due-bots = Bots, die für säumige Reiche einspringen, mit Komma getrennt; ohne sie verpassen diese ihren Zug.
phoenix-due-reason = Die Frist ist um.
phoenix-due-found = { $what ->
    [run] Die Zeit ist um; die Runde schließt. Noch nicht abgegeben: { $late }.
    [remind] Die Zeit wird knapp. Noch nicht abgegeben: { $late }.
   *[nothing] Nichts ist fällig. Noch nicht abgegeben: { $late }.
 }
help-phoenix-deadlines = Wechselt zwischen Treffen und Fernspiel: zwischen den Runden, solange kein Zugblatt gespielt ist.
phoenix-deadlines-how = meeting am Treffen, days im Fernspiel, none ohne Fristen.
help-phoenix-happen = Eine gute Ernte oder eine Plage ändert die nächsten Steuern einiger Gemarken (PH-6.11).

    Beispiele: happen ORDNER plague 503/22 503/23 --text "Ratten!"; happen ORDNER draw
help-phoenix-race = Ein Wagenrennen eintragen: Gebühren, Preise und Gutpunkte folgen daraus (PH-8).

    Beispiel: race ORDNER Yaromo:601=1 Vachal:602=2 Ohar:501=3 Avallon:601=final Helborn:603=fallen
help-phoenix-council = Eine Abstimmung des Rates der Grauen Eminenzen eintragen; sie wird gezählt und allen gesagt (PH-9.1).
help-phoenix-adventure = Gutpunkte für eine Gruppe, die von einem Abenteuer zurück ist (PH-7.1.1).

    Beispiel: adventure ORDNER "Die Höhle" Yaromo:601=1,3 Vachal:602=1 Ohar:501=1,2 --leader Avallon
help-phoenix-character = Ein Charakterblatt fürs Rollenspiel prüfen, eine TOML-Datei (PH-7.6).

    Schlüssel: name, rank, grade, experience, calling, description, strength, dexterity, agility, constitution,
    intelligence, magic, looks, charisma, self_control, skill_points, spell_points
phoenix-absent-times = Zum wievielten Mal es fehlt (1–4).
phoenix-absent-excused = Ob es entschuldigt ist.
phoenix-happen-kind = `harvest` (Ernte), `plague` (Plage) oder `draw`: der Zufall entscheidet.
phoenix-happen-fields = Die Gemarken, etwa 503/22.
phoenix-happen-percent = Um wie viel ihrer Steuern.
phoenix-happen-text = Eine Geschichte dazu.
phoenix-happen-seed = Für `draw`: dieselbe Zahl ergibt dasselbe Ereignis.
phoenix-race-drivers = Fahrer: REICH:NUMMER, danach =1, =2, =3, =final oder =fallen.
phoenix-council-question = Worüber abgestimmt wurde.
phoenix-council-kind = decision (Beschluss) und recommendation (Empfehlung) mit Mehrheit; exclusion (Ausschluss) und confidence (Vertrauen) mit zwei Dritteln.
phoenix-council-yes = Ein Reich, das dafür war; mehrfach möglich.
phoenix-council-no = Ein Reich, das dagegen war; mehrfach möglich.
phoenix-council-master = Stimmen der Spielleitung: zwei insgesamt.
phoenix-council-veto = Das Veto der Spielleitung gegen eine Empfehlung.
phoenix-adventure-name = Wie das Abenteuer heißt.
phoenix-adventure-group = Mitglieder: REICH:NUMMER=PUNKTE, oder =fallen.
phoenix-adventure-leader = Das Reich, aus dem geleitet wurde; dessen Charaktere können nicht mitgehen.
phoenix-character-file = Das Blatt.
phoenix-character-worked = Persönliche Ausstrahlung { $charisma }, Selbstbeherrschung { $control }.
phoenix-character-exchange = Das Erhöhen kostet { $cost ->
    [one] 1 Punkt
   *[other] { $cost } Punkte
 }, das Senken hat { $paid } gebracht.
phoenix-character-right = Das Blatt von { $name } stimmt.

# host

phoenix-host-folder = Der Ordner des Feldzugs.
phoenix-host-server = Ein laufender Server (https://…), oder die Datenbank eines Servers: eine Adresse oder eine SQLite-Datei.
phoenix-host-name = Sein Name dort (sonst der des Feldzugs).
phoenix-host-me = Wie du dort als Spielleitung heißt.
phoenix-host-link = Dein Link als Spielleitung, nur dieses eine Mal gezeigt; wer ihn hat, leitet den Feldzug: { $link }
phoenix-token = Das Geheimnis deines Links an einem laufenden Server, oder das Wort deiner Sitzung. Besser in der Variable TAFELRUNDE_TOKEN: andere auf diesem Rechner sehen, womit ein Befehl aufgerufen wird.
phoenix-host-done = { $place }: hier lebt der Feldzug jetzt. { $folder } ist eine alte Abschrift und nur noch zu lesen.

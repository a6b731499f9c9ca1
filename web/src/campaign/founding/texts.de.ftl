# Einen Feldzug im Browser gründen, Schritt für Schritt.

fd-title = Einen Feldzug gründen
fd-founded = Der Feldzug ist gegründet
fd-founded-named = „{ $campaign }“ ist gegründet
fd-found = Gründen
fd-founding = Die Welt entsteht …
fd-anew = Neu beginnen
fd-anew-title = Neu beginnen?
fd-anew-text = Alles, was du hier gewählt hast, wird vergessen.
fd-change = Ändern
fd-usual = üblich
fd-none = keine
fd-percent = { $value } %
fd-realm = Reich
fd-realm-number = Reich { $number }
fd-count = Reiche
fd-capital = Hauptstadt

fd-step-world = Welt
fd-step-realms = Reiche
fd-step-rules = Regeln
fd-step-people = Leute
fd-step-summary = Überblick
fd-step-world-title = Welche Welt?
fd-step-realms-title = Wer sind die Reiche?
fd-step-rules-title = Wie wird gespielt?
fd-step-people-title = Wer spielt?
fd-step-summary-title = Benennen, durchsehen, gründen

fd-world-which = Woher die Welt kommt
fd-source-made = Eine neue Welt
fd-source-about-made = aus einer Zahl gemacht, mit fairen Plätzen für alle Reiche
fd-source-map = Eine eigene Karte
fd-source-about-map = eine Tabelle des alten Programms (CSV oder JSON) oder eine Weltdatei
fd-source-archive = Ein ganzer Feldzug
fd-source-about-archive = eine Sicherung oder ein Feldzugsordner als Zip; er geht hier weiter
fd-size = Größe
fd-size-hexagon2 = Klein: 900 Gemarken, 2 bis 4 Reiche
fd-size-hexagon3 = Mittel: 1800 Gemarken, 4 bis 8 Reiche
fd-size-hexagon4 = Groß: 2900 Gemarken, 6 bis 12 Reiche
fd-size-erkenfara = Die offizielle Form: 6600 Gemarken
fd-land = Land: { $percent } %
fd-seed = Zahl der Welt
fd-another = Eine andere
fd-preview = Karte der Welt, Zahl der Gemarken: { $fields }. Hauptstädte von { $realms }
fd-preview-busy = Die Welt entsteht …
fd-preview-none = Noch keine Welt

fd-fair-title = Sind die Startplätze fair?
fd-fair-fair = Fair: Die Einnahmen um die Hauptstädte liegen { $income } % auseinander, das Land, das jede für sich hat, { $expanse } %.
fd-fair-uneven = In der Nähe fair, weiter draußen ungleich: Die Einnahmen um die Hauptstädte liegen { $income } % auseinander, das Land, das jede für sich hat, { $expanse } %.
fd-fair-unfair = Unfair: Die Einnahmen um die Hauptstädte liegen { $income } % auseinander, das Land, das jede für sich hat, { $expanse } %.
fd-fair-spread = Abstand
fd-fair-what = Was die Zahlen bedeuten
fd-fair-home = Heimat
fd-fair-income = In Reichweite
fd-fair-expanse = Für sich
fd-fair-land = Land
fd-fair-to-rival = Nachbar
fd-fair-to-sea = Küste
fd-fair-about-home = Gold aus der Gemark der Hauptstadt und den sechs um sie, in einem Einnahmemonat
fd-fair-about-income = Gold aus allem Land innerhalb von fünf Schritten
fd-fair-about-expanse = Gold aus dem Land innerhalb von zehn Schritten, dem keine andere Hauptstadt näher ist
fd-fair-about-land = Landgemarken innerhalb von fünf Schritten
fd-fair-about-to-rival = Schritte bis zur nächsten anderen Hauptstadt
fd-fair-about-to-sea = Schritte bis zu einer Gemark, in der Schiffe gebaut werden können

fd-map-about = Nötig sind die Spalten gf, kf und Gelaendetyp; Flüsse, Rüstorte, Bauwerke und Besitzer werden gelesen, wo sie da sind. Solange ein Fehler da ist, wird nichts gegründet.
fd-map-file = Kartendatei
fd-map-too-large = Diese Datei ist größer als 3 MB, und das ist keine Karte.
fd-map-taken = { $file } wurde gelesen.
fd-map-found = { $mistakes ->
    [0] Kein Fehler
    [one] 1 Fehler
   *[other] { $mistakes } Fehler
 }, { $doubts ->
    [0] nichts zweifelhaft
    [one] 1 Hinweis
   *[other] { $doubts } Hinweise
 }
fd-map-findings = Was in der Karte gefunden wurde
fd-map-mistake = Fehler
fd-map-doubt = Hinweis
fd-map-more = … und { $count } weitere
fd-map-mend = Korrigiere die Datei und wähle sie noch einmal.
fd-map-first = Wähle zuerst eine Kartendatei.
fd-map-first-mend = Die Karte hat Fehler: Korrigiere die Datei und wähle sie noch einmal.
fd-map-realms = Reiche der Karte
fd-map-realms-about = Jede Nummer der Datei wird eines deiner Reiche; ändere, was nicht passt.
fd-map-number = Nummer
fd-map-fields = Gemarken
fd-map-towns = Rüstorte
fd-map-becomes = Wird
fd-map-becomes-label = Reich { $number } der Datei wird
fd-map-nobody = niemand: sein Land ist frei

fd-archive-about = Der Server spielt ihn vom ersten bis zum letzten Eintrag nach, bevor er ihn nimmt. Du leitest ihn; die anderen bekommen neue Links von dir.
fd-archive-file = Archiv (Zip)
fd-archive-do = Feldzug hierher bringen
fd-archive-busy = Er wird geprüft …

fd-realms-about = Für alles ist etwas Sinnvolles vorgegeben. Ein Klick in die Karte versetzt die Hauptstadt des markierten Reiches.
fd-realm-name = Name
fd-player = Gespielt von
fd-player-person = jemandem
fd-player-bot = Bot: { $bot }
fd-player-nobody = vorerst niemandem
fd-player-missing = noch niemand
fd-colour = Farbe
fd-colours-alike = An der Farbe schwer zu unterscheiden von { $others }.
fd-arms-same = Zwei Reiche führen dasselbe Wappen: Wähle ein anderes Zeichen oder eine andere Farbe.
fd-charge = Zeichen
fd-charge-0 = Wellen
fd-charge-1 = Turm
fd-charge-2 = Baum
fd-charge-3 = Sonne
fd-charge-4 = Stern
fd-charge-5 = Krone
fd-charge-6 = Kreuz
fd-charge-7 = Ring
fd-charge-8 = Sparren
fd-charge-9 = Raute
fd-charge-10 = Mondsichel
fd-charge-11 = Pfeil
fd-pattern = Grenze
fd-pattern-number = Linie { $number }
fd-point = Ein Klick in die Karte versetzt die Hauptstadt von { $realm }. Hauptstädte liegen mindestens zehn Gemarken auseinander.
fd-order = Reihenfolge der Züge
fd-order-about = Sie wird für jeden Monat neu ausgelost, sobald der Feldzug beginnt; niemand wählt sie.
fd-later = Freie Plätze für Reiche, die später kommen

fd-lead = Wie geleitet wird
fd-mode = Spielweise
fd-mode-days = Von zu Hause
fd-mode-about-days = ein Zugblatt für den ganzen Monat, alle zugleich
fd-mode-meeting = Am Treffen
fd-mode-about-meeting = Zug um Zug, mit einer Uhr in Minuten
fd-mode-none = Nacheinander, ohne Uhr
fd-mode-about-none = Zug um Zug, so lange es eben dauert
fd-dice = Würfel
fd-dice-fair = Nachprüfbar
fd-dice-about-fair = der Server würfelt aus einem Geheimnis, das er am Ende offenlegt
fd-dice-typed = Echte Würfel
fd-dice-about-typed = die Spielleitung tippt ein, was auf dem Tisch liegt
fd-dice-seeded = Aus einer Zahl
fd-dice-about-seeded = wiederholbar, für Übungen
fd-luck = Zahl der Würfel
fd-luck-about = Leer: eine geheime. Wer sie kennt, kann jeden Wurf vorhersehen.
fd-letters = Briefe zwischen Reichen
fd-letters-sealed = Versiegelt
fd-letters-about-sealed = auch die Spielleitung liest sie nicht
fd-letters-open = Offen
fd-letters-about-open = die Spielleitung liest mit; das gilt für immer
fd-clock = Uhr und Zuschauer
fd-days = Tage für einen Monat
fd-days-about = 0: keine Grenze.
fd-minutes = Minuten für einen Zug
fd-minutes-about = 0: was die Regeln sagen, 20 für einen Zug und 30 mit 15 Nachfrist für das Rüsten.
fd-runs = Die Uhr läuft von Anfang an
fd-early = Spielen, sobald alle Zugblätter da sind
fd-deadline = Wenn die Zeit um ist
fd-deadline-waits = Die Spielleitung entscheidet
fd-deadline-waits-about = von selbst geschieht nichts; du schließt die Runde oder wartest
fd-deadline-plays = Der Monat wird gespielt
fd-deadline-plays-about = die Runde wird ohne die Säumigen geschlossen
fd-stand-in = Für Säumige
fd-stand-in-nobody = niemand: sie verlieren ihren Zug
fd-spectators = Zuschauer
fd-spectators-none = Keine Zuschauer
fd-spectators-some = Zuschauer, einige Monate im Rückstand
fd-delay = Monate im Rückstand
fd-public = In der Liste der Feldzüge, für alle

fd-readings = Lesarten der Regeln
fd-readings-about = Wo das Regelwerk auf zwei Weisen zu lesen ist. Die erste ist unsere.
fd-readings-search = Suchen
fd-readings-none = Keine Lesart hat diese Wörter.
fd-group-war = Krieg
fd-group-land = Rüstorte
fd-group-people = Personen und Magie
fd-value-hf-gp-linear = Jeder Heerführer gibt einen Gutpunkt, wie viele es auch sind.
fd-value-hf-gp-tiered = Vom 101. an gibt ein Heerführer einen halben Gutpunkt, vom 201. an nichts.
fd-value-character-points-rider = An Land ziehen Charaktere wie Reiter: 21 Punkte.
fd-value-character-points-double = An Land haben Charaktere 42 Punkte, doppelt so weit.
fd-value-far-fire-level = Über zwei Gemarken gilt die stärkere Spalte für Ziele, die gleich hoch oder tiefer liegen.
fd-value-far-fire-uphill = Über zwei Gemarken gilt die stärkere Spalte für Ziele, die höher liegen.
fd-value-damaged-capacity-table = Ein beschädigter Rüstort rüstet wie die Stufe, die seine Punkte ergeben.
fd-value-damaged-capacity-built = Ein beschädigter Rüstort rüstet wie die höchste Stufe, deren volle Punkte er noch hat.
fd-value-fleet-siege-carrying = Eine Flotte belagert einen Rüstort nur mit einem Heer an Bord, das ihn nehmen könnte.
fd-value-fleet-siege-any = Jede feindliche Flotte neben einem Küstenort belagert ihn.
fd-value-fleet-siege-never = Keine Flotte belagert einen Rüstort.
fd-value-guard-losses-full = Eine Garde unter Beschuss erleidet ihre Verluste ganz.
fd-value-guard-losses-third = Eine Garde unter Beschuss erleidet ein Drittel ihrer Verluste.
fd-value-moved-capital-full = Eine verlegte Hauptstadt hat am Ende alle 5000 Punkte.
fd-value-moved-capital-kept = Eine verlegte Hauptstadt behält die Punkte der Festung und wird ausgebaut.
fd-value-magic-wall-all = Eine magische Wand hält alle auf, die gehen oder fahren.
fd-value-magic-wall-armies = Eine magische Wand hält nur Heere, Flotten und Beschuss auf.
fd-value-defeated-characters-captured = Charaktere eines geschlagenen Heeres werden gefangen genommen.
fd-value-defeated-characters-killed = Charaktere eines geschlagenen Heeres werden getötet.

fd-people-about = Wen du hier nennst, bekommt bei der Gründung einen Link. Einladen kannst du auch später.
fd-masters = Spielleitung neben dir
fd-lookers = Zuschauer
fd-add-person = Jemand
fd-person-name = Name, { $place }
fd-person-open = wer den Link hat
fd-remove-person = { $name } herausnehmen
fd-right = Recht
fd-right-rules = regiert das Reich
fd-right-hand-in = gibt ab
fd-right-write = schreibt Entwürfe
fd-right-read = liest
fd-paste = Eine Liste einfügen
fd-paste-about = Eine Zeile für jeden: Reich, Name, und wenn du willst das Recht
fd-paste-example = Yaromo: Ann, regiert
fd-paste-do = Übernehmen
fd-paste-taken = { $count ->
    [0] Niemand wurde gelesen.
    [one] Eine Person wurde übernommen.
   *[other] { $count } Personen wurden übernommen.
 }
fd-paste-realm = Zeile { $line }: Welches Reich ist gemeint? „{ $text }“
fd-paste-right = Zeile { $line }: regiert, gibt ab, schreibt oder liest? „{ $text }“
fd-paste-form = Zeile { $line }: Zwischen Reich und Name fehlt ein Doppelpunkt. „{ $text }“
fd-paste-name = Zeile { $line }: Ein Name hat 1 bis 20 Zeichen. „{ $text }“
fd-rest = Und die übrigen?
fd-rest-about = Reiche, zu denen niemand eingeladen ist, spielt
fd-rest-nobody = noch niemand
fd-bot-name-settler = Siedler
fd-bot-name-warlord = Kriegsherr
fd-bot-name-random = Zufall
fd-bot-settler = Siedler bauen ihr Land aus und halten Frieden.
fd-bot-warlord = Kriegsherren rüsten, marschieren und erobern.
fd-bot-random = Zufallsspieler tun irgendetwas Erlaubtes.

fd-name = Name des Feldzugs
fd-name-about = Er ist auch die Adresse. Buchstaben, Ziffern, Leerzeichen und . + -
fd-name-missing = Der Feldzug braucht einen Namen.
fd-me = Dein Name als Spielleitung
fd-sum-map = Die Karte { $file }
fd-sum-seed = Zahl { $seed }
fd-sum-days = { $days ->
    [0] Keine Zeitgrenze
    [one] Ein Tag für einen Monat
   *[other] { $days } Tage für einen Monat
 }
fd-sum-spectators = { $months ->
    [0] Zuschauer sehen die Gegenwart
    [one] Zuschauer sind einen Monat im Rückstand
   *[other] Zuschauer sind { $months } Monate im Rückstand
 }
fd-sum-usual = Alle Regeln wie üblich
fd-sum-people = Eingeladen: { $people } für Reiche, { $masters } Spielleitungen, { $spectators } Zuschauer

fd-links = Links der Eingeladenen
fd-links-secret = Diese Links sind geheim, und du siehst sie nur jetzt: Wer einen hat, nimmt diesen Platz ein. Schicke jeden nur seiner Person.
fd-open = Zum Feldzug
fd-copy-all = Alle kopieren
fd-print = Drucken
fd-codes = QR-Codes
fd-mail = Als Text zum Verschicken
fd-mail-head = Ihr seid zum Feldzug „{ $campaign }“ eingeladen. Jeder Link ist nur für eine Person:
fd-mail-foot = Bitte gib jedem nur seinen eigenen Link weiter.
fd-nobody-invited = Du hast noch niemanden eingeladen; im Raum „Hof“ des Feldzugs gibt es jederzeit Links.

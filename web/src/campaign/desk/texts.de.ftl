# Der Tisch der Spielleitung.

desk-next = Was als Nächstes kommt
desk-realms = { $count ->
    [one] 1 Reich
   *[other] { $count } Reiche
 }
desk-next-over = Der Feldzug ist zu Ende.
desk-next-rehearsal = Eine Probe von { $who } ist offen.
desk-next-dice = Es fehlen noch Würfel.
desk-next-ready = Alle haben abgegeben.
desk-next-muster-ready = Alle Zugblätter für die Rüstrunde sind da.
desk-next-turn-ready = Das Zugblatt ist da: { $realms }.
desk-next-nobody = Hier spielt niemand: { $realms }.
desk-next-invited = Eingeladen, aber noch nicht gekommen: { $realms }.
desk-next-late = Die Zeit ist um, und { $count ->
    [one] { $realms } fehlt.
   *[other] { $realms } fehlen.
 }
desk-next-stand-ins = Die Zeit ist um. { $count ->
    [one] Ein Bot springt ein: { $realms }.
   *[other] Bots springen ein: { $realms }.
 }
desk-next-stands = { $count ->
    [one] { $realms } fehlt noch, und die Uhr steht.
   *[other] { $realms } fehlen noch, und die Uhr steht.
 }
desk-next-missing = { $count ->
    [one] { $realms } fehlt noch. Die Zeit ist nicht begrenzt.
   *[other] { $realms } fehlen noch. Die Zeit ist nicht begrenzt.
 }
desk-next-missing-until = { $count ->
    [one] { $realms } fehlt noch ({ $left }).
   *[other] { $realms } fehlen noch ({ $left }).
 }
desk-next-missing-reminded = { $count ->
    [one] { $realms } fehlt noch und wurde eben erinnert. Warte eine Weile.
   *[other] { $realms } fehlen noch und wurden eben erinnert. Warte eine Weile.
 }
desk-next-missing-until-reminded = { $count ->
    [one] { $realms } fehlt noch ({ $left }) und wurde eben erinnert. Warte eine Weile.
   *[other] { $realms } fehlen noch ({ $left }) und wurden eben erinnert. Warte eine Weile.
 }
desk-do-over = Zu den Berichten
desk-do-rehearsal = Damit fortfahren
desk-do-dice = Zu den Würfeln
desk-do-ready = Den Monat ansehen
desk-do-muster-ready = Die Rüstrunde ansehen
desk-do-turn-ready = Den Zug ansehen
desk-do-nobody = Jemanden einladen
desk-do-invited = Zur Einladung
desk-do-late = Den Monat ohne sie ansehen
desk-do-stand-ins = Den Monat ansehen
desk-do-stands = Uhr starten
desk-do-remind = Erinnern
desk-reminded = Erinnert.
desk-started = Die Uhr läuft.
desk-done = Erledigt.
desk-ahead = Bis du ihn veröffentlichst, sieht ihn nur die Spielleitung.
desk-open-tasks = { $count ->
    [one] Im Eingang ist noch 1 Eintrag offen.
   *[other] Im Eingang sind noch { $count } Einträge offen.
 }

## Reiche

desk-list = Reiche
desk-waiting = { $missing ->
    [0] Es wird auf niemanden gewartet.
   *[other] Es fehlen noch: { $missing } von { $all }.
 }
desk-light-ready = abgegeben
desk-light-bot = ein Bot spielt
desk-light-stand-in = zu spät; ein Bot springt ein
desk-light-late = zu spät
desk-light-absent = abwesend
desk-light-nobody = noch niemand
desk-light-writing = schreibt
desk-light-missing = nicht begonnen
desk-light-idle = nichts zu tun
desk-called = erinnert um { $time }
desk-bot = Bot: { $bot }
desk-stand-in = Vertretung: { $bot }
desk-person-here = { $name } (hier)
desk-nobody = Niemand ist eingeladen.
desk-remind = Erinnern
desk-remind-realm = { $realm } erinnern
desk-invite = Einladen
desk-invite-realm = Jemanden für { $realm } einladen
desk-more = Mehr
desk-more-realm = Mehr zu { $realm }
desk-type = Zugblätter eintippen
desk-files = Zugblätter aus Dateien
desk-remind-all = Alle erinnern

## Ein Reich

desk-realm-people = Leute
desk-realm-player = Wer spielt
desk-realm-bot = Gespielt von
desk-realm-people-play = Menschen
desk-realm-bot-about = Von nun an spielt ein Bot das Reich, bis du es wieder Menschen gibst. Ein Zugblatt, das wartet, geht vor.
desk-realm-stand-in = Wenn es zu spät ist
desk-realm-nobody = niemand springt ein
desk-realm-sheet = Zugblatt
desk-realm-type = Zugblatt eintippen
desk-realm-change = Zugblatt ansehen
desk-realm-return = Zurückgeben
desk-realm-return-title = Das Zugblatt von { $realm } zurückgeben?
desk-realm-return-text = Das Zugblatt gilt nicht mehr als abgegeben. Die Leute des Reichs erfahren es, finden den Text in ihrem Entwurf und geben ihn wieder ab.
desk-returned = Das Zugblatt ist zurückgegangen.

## Eintippen

desk-paper = Zugblätter auf Papier
desk-paper-about = Tippe oder füge ein, was auf Papier oder per E-Mail kam. Unterschriften, Aufzählungszeichen und Zitatzeichen fallen weg.
desk-paper-realm = Reich
desk-paper-text = Befehle
desk-paper-verdict = Urteil
desk-paper-fine = { $lines ->
    [0] Ein leeres Zugblatt: Das Reich tut nichts.
    [one] 1 Befehl, alles in Ordnung.
   *[other] { $lines } Befehle, alles in Ordnung.
 }
desk-paper-refused = { $count ->
    [one] 1 Zeile kann so nicht bleiben.
   *[other] { $count } Zeilen können so nicht bleiben.
 }
desk-paper-line = Zeile { $line }
desk-paper-remedy = Schreibe stattdessen: { $remedy }
desk-paper-gold = Schatz danach: { $gold } GS
desk-paper-judging = Wird geprüft …
desk-paper-hand-in = Abgeben, nächstes Reich
desk-paper-hand-in-last = Abgeben
desk-paper-handed = { $realm }: abgegeben.
desk-paper-keys = gibt ab und geht weiter
desk-paper-cleaned = { $count ->
    [one] 1 eingefügte Zeile wurde weggelassen.
   *[other] { $count } eingefügte Zeilen wurden weggelassen.
 }
desk-paper-done = Alle Zugblätter sind da.
desk-file-about = Wähle Textdateien oder E-Mails, gern viele auf einmal. Jede gehört zu dem Reich, das sie nennt, oder zu dem im Dateinamen.
desk-file-choose = Dateien
desk-file-in = abgegeben
desk-file-out = nicht abgegeben
desk-file-told = Abgegeben: { $count } von { $all }.

## Uhr und Glocke

desk-clock = Uhr
desk-clock-start = Starten
desk-clock-pause = Anhalten
desk-clock-quarter = + 15 min
desk-clock-day = + 1 Tag
desk-clock-more = Mehr Minuten für diese Runde
desk-clock-add = Zugeben
desk-clock-rules = Länge der Runden
desk-clock-minutes = Minuten für jede Runde
desk-clock-usual = 0: was die Regeln sagen
desk-clock-by-itself = Ist die Zeit um, wird die Runde von selbst geschlossen und gespielt
desk-clock-early = Sobald alle abgegeben haben, wird sie von selbst gespielt
desk-clock-own = Eine Runde, die von selbst gespielt wird, ist sofort veröffentlicht: Du siehst sie nicht vorher.
desk-mode = Gespielt wird
desk-mode-meeting = beim Treffen, Zug um Zug
desk-mode-remote = aus der Ferne, ein Zugblatt im Monat
desk-mode-to-meeting = Zum Treffen übergehen
desk-mode-to-remote = Zum Fernspiel übergehen
desk-close = Runde schließen
desk-close-about = Wer fehlt, tut in dieser Runde nichts.
desk-close-reason = Begründung, die alle lesen
desk-bell = Glocke
desk-bell-about = Alle, die den Feldzug offen haben, sehen und hören es sofort.
desk-bell-text = Was du rufst
desk-bell-ring = Läuten
desk-bell-muster = Die Rüstrunde beginnt
desk-bell-turn = Die Züge beginnen
desk-bell-soon = Noch fünf Minuten
desk-bell-break = Pause
desk-rung = Die Glocke hat geläutet.

## Eingang

desk-inbox = Eingang
desk-inbox-empty = Nichts wartet auf dich.
desk-inbox-done = Erledigtes zeigen
desk-inbox-keys = durch die Liste gehen, öffnen, als erledigt ankreuzen
desk-kind-special = Sonderbefehl
desk-kind-sheet = Überholtes Zugblatt
desk-kind-question = Regelfrage
desk-kind-letter = Brief
desk-kind-request = Bitte
desk-task-of = { $realm }, { $month }
desk-task-waits = das Zugblatt ist noch nicht gespielt
desk-task-by = erledigt von { $who }, { $date }
desk-task-answer = Antworten
desk-task-reply = Zurückschreiben
desk-task-text = Deine Antwort
desk-task-for-all = Alle lesen die Antwort.
desk-task-send = Senden
desk-task-sent = Gesendet.
desk-task-decide = Entscheiden
desk-task-whole = Ganz lesen
desk-task-done = Erledigt
desk-task-undone = Nicht erledigt
desk-task-masters = die Spielleitung
desk-bot-random = Zufall
desk-bot-greedy = Raffer
desk-bot-settler = Siedler
desk-bot-warlord = Kriegsherr

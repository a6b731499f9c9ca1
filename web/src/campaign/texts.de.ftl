# Die Seite eines Feldzugs.

c-not-here = Diesen Feldzug gibt es nicht, oder der Link gilt nicht mehr. Bitte um einen neuen, wer ihn dir gegeben hat.
c-try-again = Noch einmal versuchen
c-tabs = Räume des Feldzugs
c-tab-home = Überblick
c-tab-map = Karte
c-tab-pieces = Figuren
c-tab-odds = Aussichten
c-tab-diplomacy = Diplomatie
c-tab-reports = Berichte
c-tab-court = Hof
c-tab-turn = Zug
c-tab-correct = Korrigieren
c-tab-history = Verlauf
c-tab-meeting = Treffen
c-badge-due = fällig
c-badge-post = { $count } neu
c-drawer-tapping = Befehlen
c-drawer-orders = Zugblatt
c-map-and-orders = Karte und Befehle

## Wer ist wer

c-act-for = Du handelst für
c-realm-number = Reich { $number }
c-nameless = Noch niemand
c-role-master = Spielleitung
c-role-spectator = Zuschauer
c-role-projector = Leinwand
c-right-read = liest
c-right-write = schreibt Befehle
c-right-hand-in = gibt ab
c-right-rules = herrscht
c-member-of = { $realm }: { $name }, { $right }
c-member-else = { $name }, { $right }
c-connection-online = verbunden
c-connection-connecting = Verbindung verloren; neuer Versuch …
c-connection-offline = Kein Netz. Was du schreibst, bleibt hier erhalten.

## Beitreten

c-join-title = Du bist zu { $campaign } eingeladen
c-join-realm = Du sollst für { $realm } spielen ({ $right }).
c-join-master = Du sollst zur Spielleitung gehören.
c-join-spectator = Du darfst zusehen.
c-join-until = Das gilt bis { $date }.
c-join-name = Wie sollen dich die anderen nennen?
c-join = Beitreten
c-join-about = Du bekommst einen eigenen Link. Er bleibt in diesem Browser und steht in keiner Adresse.

## Überblick

c-month = Monat: { $month }
c-your-sheet = Euer Zugblatt ist fällig
c-phase-over = Der Feldzug ist zu Ende
c-phase-month = Alle Reiche schreiben ihr Zugblatt für den Monat
c-phase-muster = Rüstrunde: Die Reiche rüsten und bauen
c-phase-turn = { $realm } ist am Zug
c-phase-draw = Die Zugreihenfolge des Monats wird ausgelost
c-phase-dice = Die Spielleitung würfelt
c-time-over = Die Zeit ist um
c-left-days = noch { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
 } { $hours } Std.
c-left-hours = noch { $hours } Std. { $minutes } Min.
c-left-minutes = noch { $time }
c-clock-until = bis { $date }
c-clock-free = Keine Frist: Die Spielleitung sagt, wann die Runde endet.
c-clock-stands = Die Uhr steht.
c-clock-over = Es wird auf nichts mehr gewartet.
c-order = Zugreihenfolge des Monats
c-order-active = ist am Zug
c-order-next = als Nächstes
c-you-are-next = Du bist als Nächstes dran
c-order-ready = abgegeben
c-order-waited = schreibt noch
c-order-count = Es fehlen noch { $waited } von { $all ->
    [one] { $all } Reich
   *[other] { $all } Reichen
 }.
c-tasks = Was auf dich wartet
c-tasks-none = Nichts wartet auf dich. Sobald sich das ändert, steht es hier.
c-task-due = Das Zugblatt für diesen Monat ist fällig. Noch hat niemand etwas geschrieben.
c-task-begun = Das Zugblatt für diesen Monat ist begonnen, aber nicht abgegeben.
c-task-changed = Das Zugblatt wurde nach der Abgabe geändert. Bis ihr es wieder abgebt, gilt der alte Text.
c-task-handed-in = Das Zugblatt ist abgegeben. Ihr könnt es zurückholen, bis es gespielt wird.
c-task-offer = { $realm } hat euch ein Angebot gemacht.
c-task-letters = { $count ->
    [one] 1 ungelesener Brief
   *[other] { $count } ungelesene Briefe
 }
c-task-answers = { $count ->
    [one] 1 Regelfrage wurde beantwortet.
   *[other] { $count } Regelfragen wurden beantwortet.
 }
c-task-failed = { $count ->
    [one] 1 Befehl des letzten Monats ist gescheitert.
   *[other] { $count } Befehle des letzten Monats sind gescheitert.
 }
c-go-write = Befehle schreiben
c-go-read = Ansehen
c-go-sheet = Zum Zugblatt
c-go-answer = Antworten
c-go-letters = Lesen
c-go-answers = Lesen
c-go-report = Warum?
c-news = Neuigkeiten
c-news-of = Neuigkeiten aus { $month }
c-news-first = Der erste Monat läuft noch. Neuigkeiten gibt es, wenn er zu Ende ist.
c-news-quiet = Nichts, wovon alle gehört hätten.
c-news-all = Der ganze Bericht
c-present = Wer da ist
c-present-here = { $right }, gerade da
c-present-away = { $right }, nicht da
c-present-nobody = Noch ist niemand sonst beigetreten.
c-present-others = { $count ->
    [one] 1 weiterer Mitspieler ist nicht da.
   *[other] { $count } weitere Mitspieler sind nicht da.
 }
c-claim = Wiederfinden
c-claim-about = Dein Konto kann sich diesen Feldzug merken. Dann findest du ihn in jedem Browser.
c-claim-sign-in = Mit einem Konto findest du diesen Feldzug in jedem Browser. Nötig ist es nicht: Dein Link genügt.
c-claim-do = Für { $name } merken

## Wer zusieht

c-public-about = Du siehst zu: Aushang und Karte, die alle kennen, so alt, wie es dieser Feldzug will.
c-public-nothing = Noch gibt es nichts zu sehen. Der erste Monat wird gezeigt, wenn er lange genug vorbei ist.
c-public-month = Monat
c-public-map = Karte
c-public-map-of = Karte, die alle kennen, { $month }

## Was gerade geschehen ist

c-heard-look = Ansehen
c-bell-sound = Ton einschalten
c-heard-reminder = Die Spielleitung erinnert dich: Dein Zugblatt fehlt noch.
c-heard-round = Eine neue Runde hat begonnen.
c-heard-turn = Ihr seid am Zug.
c-heard-deadline = Für euer Zugblatt bleibt wenig Zeit.
c-heard-report = Der Bericht eines Monats ist da.
c-heard-rollback = Die Spielleitung ist zu einem früheren Stand zurückgegangen.
c-heard-letter = Ein Brief ist gekommen.
c-heard-offer = Zu einem Angebot gibt es Neues.
c-heard-answer = Eine Regelfrage wurde beantwortet.
c-heard-question = Jemand hat eine Regelfrage.
c-heard-special = Ein Sonderbefehl ist gekommen.
c-heard-people = Jemand ist beigetreten.
c-heard-house = Die Hausregeln haben sich geändert.
c-why = Warum?
c-rule-unknown = Diese Regel steht nicht im Regelwerk dieses Servers.
c-realm-meant = Reich
c-reason = Grund, den die Reiche lesen
c-underway = Das kann dauern. Du darfst weggehen: Es läuft weiter und wartet hier auf dich.
c-underway-entries = Einträge des Logs: { NUMBER($done) } von { NUMBER($of) }

# Was der Server ablehnt, in Worten.

## Konten, und wer fragt

password-length = ein Passwort hat { $shortest } bis { $longest } Zeichen
no-mail-address = das ist keine E-Mail-Adresse; bitte leer lassen oder wie ann@example.org schreiben
account-taken = ein Konto { $name } gibt es schon; bitte einen anderen Namen wählen
wrong-password = Name oder Passwort ist falsch

## Anfragen und Nachrichten

method-not-here = hier geht nur: { $allowed }
nothing-at-address = unter dieser Adresse gibt es nichts
bug-of-ours = auf dem Server ging etwas schief; bitte noch einmal versuchen
seat-is-number = ein Platz ist eine Zahl wie 0
which-seat-of = bitte einen deiner Plätze angeben: { $mine }
cannot-save = der Server kann gerade nicht speichern; nichts wurde geändert, bitte noch einmal versuchen
too-many-requests = zu viele Anfragen; bitte in { $seconds } s noch einmal
signed-out = du hast dich abgemeldet, oder dein Passwort wurde geändert; bitte neu anmelden
too-much-work = du hast in kurzer Zeit viele Partien nachspielen oder ausgeben lassen; bitte in { $seconds } s noch einmal
sign-in-first = bitte zuerst anmelden
operators-only = das dürfen nur Betreiber
host-only = das darf nur der Gastgeber
seats-only = das darf nur, wer an diesem Tisch sitzt; bitte den Link des Platzes benutzen
body-too-long = zu lang; höchstens { $most } Bytes
request-ended-early = die Anfrage endete zu früh
before-is-time = before: muss eine Zeit in Sekunden sein
send-json = bitte JSON senden: der Header Content-Type muss application/json sein
unknown-host = auf den Namen { $host } antwortet dieser Server nicht; wer ihn betreibt, kann den Namen in den Einstellungen unter `hosts` eintragen oder `public_url` setzen
other-origin = diese Anfrage kam von einer anderen Seite; bitte hier den Tisch öffnen und es noch einmal versuchen
too-many-messages = zu viele Nachrichten; bitte langsamer senden
send-text-frames = bitte JSON als Text senden
no-hello-came = es kam kein hello
server-restarts = der Server startet neu; bitte gleich wieder verbinden
cannot-write = der Server kann gerade nicht speichern; nichts hat sich geändert, bitte bald noch einmal versuchen
fault-of-ours = hier ist uns ein Fehler unterlaufen; nichts hat sich geändert
hello-first = bitte zuerst mit hello melden
not-your-seat = das ist nicht dein Platz
which-seat = bitte angeben, für welchen deiner Plätze
nobody-speaks-unseen = nimm zuerst einen Platz oder schau als Gast zu; dann sehen alle, wer spricht
too-many-lines = zu viele Zeilen; bitte einen Moment warten
server-did-not-start = der Server konnte nicht starten; die Zeilen oben sagen, wo es fehlschlug

## Was Leute schreiben

bad-line = { $what }: erlaubt sind 1 bis { $longest } gewöhnliche Zeichen, ohne Leerzeichen am Rand
bad-lines = { $what }: erlaubt sind höchstens { $longest } gewöhnliche Zeichen
unseen-letter = { $what }: { $letter } ist unsichtbar; bitte nur Zeichen, die alle sehen
mixed-scripts = { $what }: hier sind Buchstaben verschiedener Schriften gemischt, { $letters }, die sich zum Verwechseln ähneln; bitte alle aus einer Schrift, etwa „Anna“ oder „Анна“
seat-name-alike = { $name } sieht aus wie { $other }, und so heißt hier schon jemand; bitte einen Namen wählen, den niemand verwechselt
seat-name-taken = { $name } heißt hier schon jemand; alle brauchen eigene Namen
channels-are = Kanäle sind mail, push und hook
address-controls = Adresse: keine Steuerzeichen
no-mail-server = dieser Server verschickt keine E-Mails, weil kein Mailserver eingerichtet ist; möglich sind Push oder ein Hook
no-push-subscription = das ist keine Push-Anmeldung; bitte die des Browsers als JSON angeben
private-address = diese Adresse liegt in einem privaten Netz; aufgerufen werden nur solche im offenen Internet
port-not-called = Webadressen werden nur an den Ports { $ports } aufgerufen; wer diesen Server betreibt, kann andere zulassen (`reachable` in den Einstellungen)
no-hook = ein Hook ist eine Webadresse wie https://example.org/zug
no-such-contact = auf diesem Kanal ist keine Adresse angegeben
report-comes-by-mail = nur als E-Mail an Mitglieder eines Reichs kommt der Bericht mit
which-member-of = bitte angeben, als wer in diesem Feldzug: { $mine }

## Tische, und wie man sie plant

no-such-table = diesen Tisch gibt es nicht
game-started-already = diese Partie hat schon begonnen
table-removed = dieser Tisch wurde entfernt
one-seat-must-be-yours = ein Platz muss deiner sein (kind `me`): Jemand muss Gastgeber sein
table-gone = diesen Tisch gibt es nicht; vielleicht wurde er entfernt
table-in-wrong-status = das geht nicht, solange der Tisch „{ $status }“ ist; nötig ist { $allowed }
seat-taken-faster = an diesem Platz war jemand schneller; bitte noch einmal nachsehen
others-are-playing = hier spielen noch andere; verlass stattdessen den Tisch, ein Bot übernimmt deinen Platz
seats-still-open = { $count ->
    [one] 1 Platz ist noch frei; warte, oder besetze ihn mit einem Bot
   *[other] { $count } Plätze sind noch frei; warte, oder besetze sie mit Bots
 }
no-such-bot = diesen Bot gibt es nicht; Bots für { $game }: { $names }
corrections-controls = corrections: keine Steuerzeichen
no-such-game-here = dieses Spiel gibt es hier nicht
clock-unreadable = Uhr: { $reason }; richtig wäre etwa {"{"}"kind": "move", "seconds": 120{"}"}
clock-zone = Uhr: die Zeitzone { $zone } gibt es nicht; richtig ist etwa Europe/Berlin oder UTC
clock-sleep = Uhr: Schlaf von { $start } bis { $end } muss 1 Minute bis 16 Stunden dauern
table-of-other-version = diese Partie läuft nach Fassung { $version } der Regeln; hier gilt { $known }
table-cannot-go-on = dieser Tisch kann nicht fortgesetzt werden: sein Verlauf passt nicht zu den Regeln dieses Servers
rematch-seats-taken = deine Plätze am neuen Tisch sind schon besetzt; öffne dessen Link

## Plätze, Gäste und Uhren

no-such-seat-number = einen Platz { $number } gibt es nicht; es gibt die Plätze 0 bis { $last }
seat-is-taken = dieser Platz ist besetzt; such dir einen anderen Tisch oder bitte um eine Einladung
somebody-sits-here = hier sitzt { $name }; der Platz muss zuerst frei werden
nobody-sits-here = hier sitzt niemand
host-stays = der Gastgeber kann nicht weggeschickt werden; mach jemand anderen zum Gastgeber oder verlass den Tisch
no-stand-in = hier vertritt kein Bot jemanden; den Platz eines Bots gibt eine Einladung weiter
host-is-a-person = nur ein Mensch kann Gastgeber sein; bitte einen anderen Platz wählen
seat-no-longer-yours = dieser Platz ist nicht mehr deiner
host-or-sitter-only = das darf nur der Gastgeber oder wer hier sitzt
link-not-valid = dieser Link gilt nicht oder nicht mehr; bitte den Gastgeber um einen neuen
nobody-may-watch = an diesem Tisch darf niemand zuschauen
too-many-watch = es schauen schon zu viele zu
no-such-guest = diesen Gast gibt es nicht
host-or-inviter-only = das darf nur der Gastgeber oder wer den Gast eingelassen hat
table-without-clock = an diesem Tisch läuft keine Uhr
time-for-acting-only = Zeit bekommt nur, wer gerade am Zug ist
time-is-up = deine Zeit ist um; dieser Zug zählt nicht
bot-stands-in = ein Bot spielt für dich; nimm zuerst deinen Platz wieder ein

## Spielen

game-not-started = die Partie hat noch nicht begonnen
no-such-seat = diesen Platz gibt es nicht
game-is-over = die Partie ist zu Ende
game-not-running = diese Partie läuft nicht
move-refused = { $why }
move-or-text = bitte entweder `move` oder `text` angeben
game-moved-on = die Partie steht schon bei Schritt { $step }; bitte neu ansehen
no-such-lesson = diese Lektion gibt es nicht
no-such-step = diesen Schritt gibt es nicht, oder er wurde zurückgenommen
branch-at-the-end = dort ist die Partie zu Ende; es gibt nichts mehr zu versuchen
no-such-seat-here = diesen Platz gibt es hier nicht
undo-asked-already = um Rücknahme wurde schon gebeten
undo-not-asked = dieser Platz wurde nicht gefragt
undo-nothing = du hast keinen Zug zum Zurücknehmen
undo-after-chance = seither wurde gewürfelt oder gezogen; das lässt sich nicht zurücknehmen
undo-after-sight = seither hat jemand Verdecktes gesehen; das lässt sich nicht zurücknehmen

## Feldzüge

campaign-unknown = einen solchen Feldzug gibt es nicht, oder du gehörst nicht dazu
members-only = das kann nur, wer zu diesem Feldzug gehört
no-right-to = du hast hier nicht das Recht, { $act }
campaign-busy = an diesem Feldzug wird gerade gearbeitet; bitte gleich noch einmal
campaigns-are-busy = für Feldzüge ist gerade zu viel zu tun; bitte in ein paar Sekunden noch einmal
work-broken-off = die Arbeit wurde abgebrochen; bitte sieh nach, ob sie getan ist, und versuche es sonst noch einmal
world-too-large = diese Welt ist zum Ansehen zu groß: Gemarken { $fields }, erlaubt sind höchstens { $most }
too-many-capitals = es sind mehr Hauptstädte genannt als Reiche ({ $realms }), oder eine davon ist keine Gemark
campaign-name-in-use = ein Feldzug oder Tisch dieses Namens ist schon da; bitte einen anderen Namen wählen
no-trial = das ist kein Probefeldzug; wer nicht mehr mitspielen will, tritt aus
draft-not-shared = dieses Reich hat seinen Entwurf nicht freigegeben; die Spielleitung liest, was abgegeben ist
draft-round-is-over = diese Runde ist vorbei; jetzt läuft Monat { $month }. Dein Text wurde nicht gespeichert
draft-base-forgotten = Fassung { $base } ist zu alt, um sie mit Fassung { $newest } zusammenzuführen; bitte neu laden und deinen Text wieder einsetzen
draft-changed-meanwhile = jemand hat inzwischen weitergeschrieben; jetzt gilt Fassung { $newest }. Bitte ansehen und dann abgeben
no-sheet-waits = von { $realm } wartet kein Zugblatt
realm-not-waited-for = auf { $realm } wartet gerade niemand
nobody-waited-for = es wird gerade auf niemanden gewartet
reminded-lately = { $minutes ->
    [one] wer fehlt, wurde eben erst erinnert; in 1 Minute geht es wieder
   *[other] wer fehlt, wurde eben erst erinnert; in { $minutes } Minuten geht es wieder
 }
realm-has-no-turn = { $realm } spielt gerade nicht mit
no-such-month = Monat { $month } gibt es in diesem Feldzug nicht, oder noch nicht
no-such-member = hier gibt es niemanden mit dieser Nummer
member-changed = das hat gerade jemand anders geändert; bitte neu laden
not-invited = dieser Link lädt zu nichts ein, oder er wurde schon benutzt
deputy-gives-no-more-time = wer nur auf Zeit da ist, entscheidet über niemanden, der länger bleibt, und verlängert auch die eigene Zeit nicht
last-master = ein Feldzug braucht jemanden, der ihn leitet; bestelle zuerst jemand anderen
realm-needs-number = zu welchem Reich? Gib seine Nummer an
only-members-have-realms = ein Reich haben nur seine Mitglieder, nicht Spielleiter oder Zuschauer
ruler-hands-in = wer ein Reich regiert, darf auch abgeben
until-is-past = das Ende der Vertretung muss in der Zukunft liegen
too-many-members = mehr als { $most } Leute kann ein Feldzug nicht haben
told-already = abgelehnt

## Briefe, Angebote und Fragen in einem Feldzug

no-longer-member = du gehörst nicht mehr dazu; es wurde nichts abgeschickt
letters-are-sealed = Briefe dieses Reichs sind für seine Mitglieder; Spielleiter lesen hier nur, was an sie gerichtet ist
letter-to-whom = ein Brief geht an mindestens ein anderes Reich oder an die Spielleiter, und an höchstens { $most }
no-such-letter = diesen Brief gibt es hier nicht
request-to-masters = um etwas bittet ein Reich, und zwar die Spielleiter allein
lines-without-offer = nur ein Angebot hat Zeilen, die geboten und verlangt werden
offer-of-what = ein Angebot geht von einem Reich an ein anderes und hat mindestens eine Zeile, die geboten oder verlangt wird
no-offer = dieser Brief ist kein Angebot
offer-of-others = nur der Empfänger nimmt ein Angebot an oder lehnt es ab, nur der Absender zieht es zurück
offer-settled = dieses Angebot ist nicht mehr offen: { $state }
offer-too-late = { $realm } gibt in diesem Monat keine Befehle mehr; das Angebot lässt sich nicht mehr annehmen
tag-changed-meanwhile = jemand aus deinem Reich hat inzwischen geschrieben: Name { $name }, Notiz { $note }; speichere noch einmal, um es zu ersetzen
too-many-tags = mehr als { $most } Namen und Notizen hat kein Reich; nimm welche weg, die du nicht mehr brauchst
too-many-questions = { $most ->
    [one] 1 Frage deines Reichs wartet
   *[other] { $most } Fragen deines Reichs warten
 } auf Antwort; bitte warte die erst ab
question-settled = eine offene Frage { $number } gibt es nicht mehr; vielleicht hat sie inzwischen jemand beantwortet
no-such-task = so etwas liegt nicht im Eingang, oder nicht mehr
send-kind = bitte als { $kind } senden: der Header Content-Type muss das sagen
nobody-looks-on = dieser Feldzug hat keine Zuschauer

# Worte der App. Ids mit wechselndem Ende (`tab-…`, `status-…`) stehen in Gruppen.

app-name = Tafelrunde
brand = Tafelrunde: zur Lobby
skip = Zum Inhalt
loading = Einen Moment …
offline = Der Server antwortet nicht. Bitte gleich noch einmal versuchen.
missing-title = Hier ist nichts
missing-text = Unter dieser Adresse gibt es keine Seite.
to-lobby = Zur Lobby

close = Schließen
cancel = Abbrechen
confirm = Bestätigen
save = Speichern
saved = Gespeichert.
back = Zurück
next = Weiter
copy = Kopieren
copied = Kopiert
read-rule = Regel { $rule } lesen
take-back = Zurücknehmen
your-move = Dein Zug
moved-on = Inzwischen ging die Partie weiter. Sieh noch einmal hin.

# Die Leiste oben
nav = Seiten
nav-play = Spielen
nav-games = Spiele
nav-help = Hilfe
nav-settings = Einstellungen
nav-sign-in = Anmelden

# Lobby
welcome = Setz dich und spiel
welcome-about = Allein gegen Bots oder mit Freunden per Link. Niemand braucht ein Konto.
games = Spiele
my-tables = Meine Tische
open-tables = Offene Tische
open-none = Niemand hat einen öffentlichen Tisch eröffnet.
finished = Beendete Partien
finished-none = Noch keine beendeten Partien.
new-table = Neuer Tisch
players = Spieler
players-range = { $fewest } bis { $most } Spieler
bots-level = Bots
play-alone = Gegen Bots spielen
with-friends = Mit Freunden
learn = Spielend lernen
rules = Regeln
go-there = Öffnen
look = Ansehen
take-seat = Platz nehmen
watch = Zuschauen

# Wie es um einen Tisch steht
status-gathering = wartet auf Spieler
status-running = läuft
status-over = zu Ende
status-abandoned = aufgegeben
turn-gathering = Warten auf Spieler
turn-over = Die Partie ist zu Ende
turn-abandoned = Dieser Tisch wurde aufgegeben
your-turn = Du bist dran
waiting-for = Warten auf { $names }
waiting = Einen Moment …
to-act = am Zug
time-left = Restzeit

# Neuer Tisch
steps = Schritte
step-game = Spiel
step-seats = Spieler
step-rules = Hausregeln
step-terms = Uhr und Gäste
step-game-title = Welches Spiel?
step-seats-title = Wer spielt mit?
step-rules-title = Welche Hausregeln?
step-terms-title = Welche Uhr, und wer darf kommen?
open-table = Tisch eröffnen
how-many = Wie viele Plätze
seat = Platz { $number }
name = Name
name-of-seat = Name an Platz { $number }
kind-me = ich, an diesem Bildschirm
kind-open = offen für alle
kind-invited = auf Einladung
seats-about = Mehrere Plätze an diesem Bildschirm: Er wird dann herumgereicht. Offene Plätze können bei Spielbeginn noch Bots bekommen.
rules-about = Der erste Wert ist nach unserer Lesart die gedruckte Regel. Bei jedem steht die Regel, die ihn erklärt.
usual = üblich
rule-behind = Regel { $rule }
clock = Uhr
clock-none = keine
clock-move = Zeit pro Zug
clock-game = Zeit für die ganze Partie
clock-day = über Tage, Nächte zählen nicht
clock-move-words = { $minutes } min pro Zug
clock-game-words = { $minutes } min für die Partie, { $increment } s mehr pro Zug
clock-day-words = { $hours ->
    [one] 1 Stunde pro Zug, ohne Nachtruhe
   *[other] { $hours } Stunden pro Zug, ohne Nachtruhe
}
minutes = Minuten
increment = Sekunden mehr pro Zug
hours = Stunden pro Zug, ohne Nachtruhe
sleeps = Nachtruhe von
wakes = bis
pace = Wie Bots ziehen
pace-none = sofort
pace-brisk = zügig, einer nach dem anderen
pace-calm = ruhig, gut zu verfolgen
pace-about = Bots lassen vor jedem Zug einen Moment vergehen, damit du siehst, was jeder tut. Auf eigene Züge wartet dadurch niemand. Wer es schnell mag, wählt „sofort“.
visibility = Wer den Tisch findet
visibility-link = nur wer den Link hat
visibility-public = alle, in der Lobby
may-watch = Andere dürfen zuschauen
watch-delay = Um wie viele Schritte Zuschauer alles später sehen
title-language = Titel und Sprache
title-optional = Titel (darf leer bleiben)
table-language = Sprache des Tisches

# Werte von Optionen
value-gold = Gold
value-any-good = eine beliebige Ware
value-one-of-each = je eine der anderen Waren
value-any-two-others = zwei beliebige andere Waren
value-one-per-group = einer je Würfelgruppe
value-one-per-season = einer je Jahreszeit
value-allowed = erlaubt
value-forbidden = verboten
value-all = alle
value-nobody = niemand
value-set-a = Satz A
value-set-b = Satz B
value-second-token = den zweiten Marker
value-both-tokens = beide Marker
value-shared = geteilt
value-choice = ein beliebiger
value-highest = der höchste
value-automatic = automatisch
value-one-card = eine Karte
value-two-cards = zwei Karten
value-by-chance = durch Zufall
value-chosen = ausgesucht
value-long = lang
value-short = kurz
value-normal = normal
value-hard = schwer
value-separate = getrennt gezählt
value-strict = zusammen gezählt
value-ranks-below = steht dahinter
value-eliminated = scheidet aus
value-closed = verdeckt
value-open = offen
value-off = aus
value-on = an

# Bots
bot = Bot: { $kind }
bot-greedy = erfahren
bot-random = spielt zufällig
# What bots do for a living; the server has their names (people/company.py).
bot-trade = { $name ->
    [Alrune] Kräuterfrau
    [Bertram] Müller
    [Cunrad] Kerzenzieher
    [Dorte] Fährfrau
    [Egbert] Schreiber
    [Fenja] Falknerin
    [Gerold] Schmied
    [Hedda] Weberin
    [Isbert] Steinmetz
    [Jorun] Pfeilmacherin
    [Kuno] Kesselflicker
    [Ludmar] Kellermeister
    [Mechthild] Imkerin
    [Notburga] Wirtin
    [Odo] Koch
    [Runa] Spielfrau
    [Sigbert] Herold
    [Thilo] Zöllner
    [Wendel] Schäfer
    [Ysolde] Glasmacherin
   *[other] {""}
 }

# Am Tisch
table-closed = Dieser Tisch lässt sich nicht öffnen
no-watching = An diesem Tisch darf niemand zuschauen. Bitte um einen Link.
tools = Werkzeuge
seats = Plätze
seat-open = frei
seat-invited = eingeladen
table-paused = Alle sind weg. Die Partie wartet, bis jemand weiterspielt.
turn-paused = Die Partie pausiert
you = du
host = Gastgeber
here = da
away = nicht da
stands-in = ein Bot vertritt
watching = Du schaust zu
watching-seat = Du siehst mit den Augen eines Spielers
connection-lost = Verbindung verloren; neuer Versuch …
undo-move = Meinen letzten Zug zurücknehmen
undo-short = Zug zurücknehmen
undo-would-ask = Meinen letzten Zug zurücknehmen; gefragt wird: { $names }
sound = Ton
unread = { $count } neu
tab-log = Verlauf
tab-chat = Chat
tab-rules = Regeln
tab-moves = Züge
tab-notes = Notizen
tab-table = Tisch
story-empty = Noch ist nichts geschehen.
story-earlier = Früheres zeigen
chat-empty = Noch hat niemand etwas gesagt.
say = Sagen
say-something = Etwas sagen
speak-as = Dein Name am Tisch
speak-up = Mitreden
note-about = Das kannst nur du lesen.
note-kept = Gemerkt.
note-typing = …
find-rule = Regeln durchsuchen
no-rule-found = Keine Regel enthält diese Worte.
all-rules = Alle Regeln
moves-wait = Du bist nicht am Zug. Sonst stehen hier die Züge in Worten.
moves-too-many = Es gibt zu viele Züge für eine Liste. Bau deinen auf dem Brett, oder tippe ihn ein.
moves-find = Zug suchen
moves-more = { $count } weitere: oben ein paar Buchstaben eingeben
moves-type = Oder einen Zug eintippen
moves-do = Ausführen
hand-over = Gib den Bildschirm an { $name }
i-am = Ich bin { $name }
undo-asks = { $name } möchte einen Zug zurücknehmen.
undo-waits = Gefragt: { $names }.
undo-agree = Einverstanden
undo-deny = Lieber nicht
undo-refused = Der Zug wird nicht zurückgenommen.

# Vor dem Spiel
start = Beginnen
start-fill = Mit Bots beginnen
wait-for-host = { $name } beginnt die Partie, wenn alle da sind.
join = Platz nehmen
join-invited = Du bist eingeladen
join-more = Noch jemand an diesem Bildschirm
join-more-about = Der Bildschirm wird dann herumgereicht; ein Vorhang verbirgt, was andere nicht sehen dürfen.
which-seat = Welcher Platz
your-name = Dein Name
their-name = Name
invite-all = Einladen
invite-all-about = Wer diesen Link öffnet, kann einen freien Platz nehmen.
table-link = Link zum Tisch
invite = Einladen
invite-link = Einladung; gilt einmal
free-seat = Platz freigeben
put-bot = Bot: { $kind }
make-host = Zum Gastgeber machen
kick = Wegschicken
kick-sure = { $name } wegschicken? Ein Bot oder jemand anderes kann den Platz nehmen.
stand-in = Bot vertreten lassen
bot-for = Ein Bot spielt für { $name }.
come-back = Wieder selbst spielen
more-time = 10 Minuten mehr
house-rules = Hausregeln
no-options = Dieses Spiel hat keine.
leave = Tisch verlassen
leave-sure = Endgültig gehen? Ein Bot nimmt deinen Platz.
own-link = Mein privater Link
own-link-about = Wer diesen Link hat, spielt auf meinem Platz. Damit geht es an einem anderen Gerät weiter.
renew-link = Link erneuern
renew-link-sure = Der alte Link gilt dann sofort nicht mehr, auf allen Geräten.
watch-link = Link zum Zuschauen
guests = Gäste, die mit meinen Augen sehen
guests-about = Ein Gast sieht, was ich sehe, und darf mitreden, aber nicht spielen.
guest-name = Name des Gastes
guest-link = Link erstellen
guest-link-label = Link für den Gast
guest-sees = sieht mit den Augen von { $name }
guest-away = Wegschicken
notices = Sag mir, wenn ich dran bin
notice-mail = E-Mail-Adresse (leer: keine E-Mail)
push-on = Hier melden
push-off = Nicht mehr melden
push-refused = Der Browser erlaubt hier keine Meldungen.
notices-none = Dieser Server verschickt keine E-Mails, und dieser Browser zeigt hier keine Meldungen (sie brauchen https).

# Das Ende
won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
rematch = Noch einmal
next-table = Zur nächsten Partie
replay = Noch einmal ansehen
rank = Rang
total = Summe

# Einstellungen
settings-about = Diese Einstellungen gelten sofort, in diesem Browser.
settings-account = Diese Einstellungen gelten sofort, überall, wo du angemeldet bist.
language = Sprache
theme = Farben
theme-auto = wie im System
theme-light = hell
theme-dark = dunkel
sound-wish = Töne für Züge, Zugwechsel und Chat
motion = Bewegung
motion-auto = wie im System
motion-off = keine: alles erscheint einfach
motion-quick = schnell
motion-normal = normal
motion-slow = langsam, gut zu verfolgen

# Konto
profile = Konto
account-about = Niemand braucht ein Konto. Mit einem findest du deine Tische von jedem Browser aus.
sign-in = Anmelden
sign-out = Abmelden
register = Konto anlegen
have-account = Ich habe schon eins
no-account = Ich habe noch keins
password = Passwort
password-old = Aktuelles Passwort
password-new = Neues Passwort
change-password = Passwort ändern
change-mail = E-Mail-Adresse
mail-optional = E-Mail-Adresse (darf leer bleiben)
claim = Tische übernehmen
claim-about = Plätze, die du in diesem Browser per Link genommen hast, können zu deinem Konto gehören.

# Hilfe
keys = Tasten
name-tab = Tab
name-enter = Enter
name-control = Strg
name-home = Pos1
name-end = Ende
name-escape = Esc
name-shift = Umschalt
name-space = Leertaste
help-friends = Wie spiele ich mit Freunden?
help-friends-text = Wähle bei einem Spiel „Mit Freunden“, eröffne den Tisch und schick allen einen Link. Wer ihn öffnet, nimmt Platz: ohne Konto, ohne Installation. Mehrere können sich auch einen Bildschirm teilen.
help-moves = Wie mache ich einen Zug?
help-moves-text = Was du jetzt tun darfst, leuchtet auf dem Brett. Klick oder zieh die Stücke, lies in der Leiste, was geschehen wird, und bestätige. Bis dahin kannst du alles zurücknehmen. Was nicht geht, antwortet mit der Regel. Unter „Züge“ steht alles auch in Worten.
help-learn = Wie lerne ich ein Spiel?
help-learn-text = Jedes Spiel hat hier seine Regeln mit Suche, und jede Ablehnung nennt ihre Regel. Wo es „Spielend lernen“ gibt, führt eine erste Partie von Entscheidung zu Entscheidung.
help-undo = Kann ich einen Zug zurücknehmen?
help-undo-text = Ja: sofort, wenn seither niemand gezogen hat, sonst, wenn alle zustimmen, die gezogen haben. Was Würfel oder Karten gezeigt haben und was jemand erfahren hat, bleibt.
help-secrets = Können andere meine Karten sehen?
help-secrets-text = Nein. Jeder Platz bekommt nur, was er wissen darf; nichts anderes verlässt den Server. Nach der Partie liegt der ganze Verlauf offen, und alle können prüfen, dass die Würfel ehrlich waren.
help-bots = Was tun die Bots?
help-bots-text = Sie nehmen freie Plätze ein oder vertreten, wer gerade fehlt; der Mensch kann jederzeit zurückkommen. Gierige Bots wollen gewinnen, zufällige tun irgendetwas Erlaubtes.
help-clocks = Und wenn jemand lange braucht?
help-clocks-text = Ein Tisch kann eine Uhr haben: für jeden Zug, für die ganze Partie oder über Tage. Ist die Zeit um, vertritt ein Bot, oder der Gastgeber entscheidet. Per E-Mail oder im Browser erfährst du, wenn du dran bist.
help-devices = Kann ich an einem anderen Gerät weiterspielen?
help-devices-text = Ja: Am Tisch liegt unter „Tisch“ dein privater Link. Mit einem Konto findest du deine Tische überall.
help-offline = Und wenn die Verbindung abreißt?
help-offline-text = Nichts geht verloren. Der Tisch kommt von selbst zurück, und was du gesendet hast, wird genau einmal ausgeführt.

# Einstellungen.
size = Schriftgröße
size-small = klein
size-normal = normal
size-large = groß
size-huge = sehr groß
volume = Lautstärke: { $percent ->
    [0] stumm
   *[other] { $percent } %
 }
confirming = Einen Zug machen
confirming-wish = Züge warten, bis ich sie bestätige
confirming-about = Ohne das wird eine Wahl, die ein ganzer Zug ist, sofort ausgeführt; ein Kampfverband zum Beispiel wird weiter bestätigt.
arms-wish = Wappen und Farbe
arms-any = egal
arms-0 = Blau
arms-1 = Rot
arms-2 = Grün
arms-3 = Gold
arms-4 = Schwarz
arms-5 = Violett
arms-about = An Tischen, die du eröffnest, bekommst du diesen Platz, wo es ihn gibt.
pace-new = Bots an neuen Tischen
pace-usual = wie hier üblich

# Tasten.
keys-everywhere = Überall
keys-board = Auf dem Spielbrett
keys-move = Einen Zug machen
keys-time = Auf der Zeitleiste
key-keys = zeigt alle Tasten
key-next = zum nächsten Bedienelement; mit Umschalt zurück
key-around = von Teil zu Teil innerhalb einer Gruppe
key-ends = zum ersten und zum letzten Teil einer Gruppe
key-choose = wählen unter dem, was leuchtet, in der Reihenfolge der kleinen Zeichen: erst 1 bis 9, dann 0, dann Buchstaben. Berater und Städte haben ihre eigene Zahl; beide Ziffern schnell nacheinander tippen
key-confirm = bestätigt einen vollständigen Zug
key-anyway = bestätigt, wo auch immer der Fokus ist
key-undo = nimmt die letzte Wahl zurück, bevor sie gesendet ist, und schließt, was offen ist
key-back = einen Schritt zurück
key-forth = einen Schritt weiter
key-markBack = zurück zum Anfang des Jahrs, der Jahreszeit oder der Epoche
key-markForth = weiter zum nächsten Jahr, zur nächsten Jahreszeit oder Epoche
key-first = an den Anfang der Partie
key-present = zurück in die Gegenwart, wenn die Vergangenheit gezeigt wird
key-play = spielt ab und hält an, wenn die Vergangenheit gezeigt wird

# Titel der Tabs.
title-your-turn = ● Du bist dran: { $table }
title-waiting = { $table }: warten auf { $names }
title-gathering = { $table }: Spieler sammeln sich
title-over = { $table }: zu Ende

# Lektionen in der Lobby.
lessons = Spielend lernen
lessons-done = { $done } von { $all } geschafft
lessons-go-on = Weiter mit { $game }
lessons-begin = Beginne mit { $game }
lessons-whole = Du hast alle gelernt.
lesson-done = Gelernt: noch einmal
lesson-part = Weiterlernen: { $percent } %

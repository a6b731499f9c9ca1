# Texte des Rahmens, der Lobby und des Spiels. Die der Befehle stehen in commands.de.ftl.

help-tafelrunde = Brettspiele an einer Tafel: spielen, nachspielen, simulieren, Streit schlichten.
help-play = Im Terminal spielen: allein gegen Bots, oder mehrere Leute abwechselnd.

    Ohne Angabe eines Spiels fragt eine Lobby nach allem. In der Partie erklärt ?, was gefragt ist.
help-games = Die Spiele mit Plätzen und Hausregeln auflisten.
help-rules = Die nummerierten Regeln eines Spiels drucken oder prüfen, ob alle getestet sind.
help-check = Szenarien prüfen: Stellungen, Züge und was daraus werden soll.
help-replay = Eine gespeicherte Partie nachspielen oder prüfen, ob sie regelgerecht war.
help-verify = Alle Würfe einer beendeten Partie nachrechnen und vergleichen.
help-sim = Bots viele Partien spielen lassen, und zählen.
help-arena = Bots nach Plan gegeneinander antreten lassen: Blöcke, Ligen, Wertungen, Berichte.
help-bench = Messen, wie schnell gespielt wird oder der Server arbeitet.
help-data = Die Tabellen eines Spiels als Datei ausgeben, die man korrigieren kann.
help-xidit = Befehle, die es nur für Lords of Xidit gibt.
help-xidit-data = Spielplan und Plättchen von Lords of Xidit: Gespielt wird mit unserer eigenen Rekonstruktion.
help-xidit-data-check = Eine Datei mit den gedruckten Werten von Spielplan und Plättchen prüfen (docs/data-files.md).
help-xidit-data-template = Unsere Rekonstruktion von Spielplan und Plättchen als Datei zum Korrigieren ausgeben.
option-lang = Sprache aller Texte (sonst die der Umgebung).
option-help = Diese Seite zeigen.
option-version = Zeigen, welche Fassung das ist.
help-usage = Aufruf:{" "}
help-metavar-options = [OPTIONEN]
help-metavar-command = BEFEHL …
help-arguments = Angaben
help-options = Optionen
help-commands = Befehle
help-default = [Standard: {"{}"}]
help-required = [Pflicht]

# Was schiefging

illegal-move = der Zug verstößt gegen Regel { $rule }
interrupted = abgebrochen
input-ended = die Eingabe endete, bevor alle Fragen beantwortet waren
broken-pipe = wer die Ausgabe las, hat sie geschlossen
our-bug =
    Verzeihung, das ist ein Fehler des Programms ({ $kind }), nicht deiner. Geändert wurde nichts.
    { $variable }=1 zeigt, wo es geschah; bitte melde es damit.
os-missing = { $known ->
    [yes] { $where } gibt es nicht
   *[no] eine nötige Datei gibt es nicht
 }
os-forbidden = { $known ->
    [yes] { $where } darf nicht gelesen oder geschrieben werden; bitte Rechte prüfen oder einen anderen Ort nennen
   *[no] das System erlaubt das nicht
 }
os-directory = { $known ->
    [yes] { $where } ist ein Ordner; bitte eine Datei nennen
   *[no] ein Ordner steht, wo eine Datei nötig ist
 }
os-not-directory = { $known ->
    [yes] { $where } liegt in keinem brauchbaren Ordner
   *[no] eine Datei steht, wo ein Ordner nötig ist
 }
os-exists = { $known ->
    [yes] { $where } gibt es schon; bitte eine andere Datei nennen
   *[no] die Datei gibt es schon
 }
os-full = { $known ->
    [yes] der Datenträger ist voll: { $where } ließ sich nicht schreiben; bitte Platz schaffen oder einen anderen Ort nennen
   *[no] der Datenträger ist voll; bitte Platz schaffen oder anderswohin schreiben
 }
os-name-too-long = { $known ->
    [yes] der Name { $where } ist zu lang
   *[no] ein Dateiname ist zu lang
 }
os-other = { $where } { $reason }

# Was an der Befehlszeile nicht stimmte

usage-hint = Hilfe: { $command } --help
usage-no-option = eine Option { $option } gibt es nicht{ $known ->
    [yes] ; ist { $near } gemeint?
   *[no] {""}
 }
usage-no-command = einen Befehl { $command } gibt es nicht{ $known ->
    [yes] ; ist { $near } gemeint?
   *[no] {""}
 }
usage-missing-command = es fehlt ein Befehl, zum Beispiel: tafelrunde play
usage-missing = { $name } fehlt
usage-extra = zu viele Wörter: { $words }
usage-needs-value = hinter { $option } fehlt ein Wert
usage-no-value = { $option } verträgt keinen Wert
usage-integer = { $name } muss eine ganze Zahl sein, nicht { $value }
usage-float = { $name } muss eine Zahl sein, nicht { $value }
usage-range = { $name } muss in { $range } liegen, nicht { $value }
usage-choice = { $name } muss eines von { $choices } sein, nicht { $value }
usage-file = { $name }: die Datei { $value } gibt es nicht
usage-other = die Befehlszeile stimmt nicht: { $original }

# Das Spielbrett von Kingsburg

sign-gold = G
sign-wood = H
sign-stone = S
sign-points = P
sign-swap = 1→2
points-short = SP
year = Jahr
court = Hof
court-legend = G Gold H Holz S Stein * egal +2 Marker ⚔ Soldat P Siegpunkt ◉ Blick
seats = Zugreihenfolge
province = Provinz: { $name }
province-legend = { $built } gebaut   { $affordable } jetzt möglich   { $next } als Nächstes in der Reihe   Preis·SP
calendar-1 = Hilfe
calendar-2 = Frühling
calendar-3 = Ehrung
calendar-4 = Sommer
calendar-5 = Gesandter
calendar-6 = Herbst
calendar-7 = Rekruten
calendar-8 = Winter
calendar-short-1 = Hil
calendar-short-2 = Frü
calendar-short-3 = Ehr
calendar-short-4 = Som
calendar-short-5 = Ges
calendar-short-6 = Her
calendar-short-7 = Rek
calendar-short-8 = Win
envoy = Ges.
aid-die = Hilfswürfel
looked = ◉
nothing = nichts
enemy-unknown = In diesem Winter kommt ein Feind der Stärke { $low } bis { $high }.
enemy-secret = Du kennst den Feind: { $name }, Stärke { $strength }. Niederlage kostet { $loss }; Sieg bringt { $reward }.
enemy-revealed = Feind: { $name }, Stärke { $strength }. Niederlage kostet { $loss }; Sieg bringt { $reward }.
with-envoy = {" "}mit dem Gesandten
with-token = +2-Marker
with-market = Markt { $change }
recruits = { $soldiers ->
    [one] 1 Soldat
   *[other] { $soldiers } Soldaten
 }
pass-reroll = den Wurf behalten
pass-influence = keine Berater mehr in dieser Jahreszeit
pass-help = auf diese Hilfe verzichten
pass-build = nichts bauen
pass-town_hall = nichts zahlen
pass-recruit = keine Soldaten
asked-plain = einen Zug wählen

# Spielen

play-game = Welches Spiel; ohne Angabe fragt die Lobby.
play-players = Wie viele Plätze (sonst so viele, wie Leute und Bots genannt sind, oder 4).
play-name = Der Name eines Menschen; mehrfach möglich.
play-bots = Die Bots auf den anderen Plätzen, durch Kommas getrennt: greedy, random. Eine kürzere Liste wiederholt sich.
play-seed = Wiederholbare Würfel; sonst folgen sie aus einem Geheimnis, das am Ende veröffentlicht wird.
play-option = Eine Hausregel des Tisches, name=wert; mehrfach möglich.
play-data = Eine Datei mit korrigierten Werten (siehe `tafelrunde data`).
play-load = Eine gespeicherte Partie fortsetzen.
play-hot-seat = Wie viele Leute sich diese Tastatur teilen (sonst so viele, wie Namen genannt sind).

player-name = Spieler
person = Mensch
bot-greedy = gieriger Bot
bot-random = Zufallsbot

lobby-number = Bitte eine Zahl von 1 bis { $last }.
lobby-what = Was soll es sein?
lobby-new = Eine neue Partie
lobby-go-on = Eine gespeicherte Partie fortsetzen ({ $count })
lobby-which = Welches?
lobby-game = Welches Spiel?
lobby-seats = Wie viele spielen mit?
lobby-people = Wie viele davon sind Menschen an dieser Tastatur?
lobby-bot = Wer spielt auf Platz { $seat }?
lobby-name = Wie heißt der Mensch auf Platz { $seat }? (höchstens { $longest } Zeichen)
lobby-options = Mit welchen Hausregeln?
lobby-usual = mit den üblichen
lobby-change = einzeln wählen

press-enter = — Enter —
hand-over = Bitte die Tastatur weitergeben: { $name } ist dran.
meanwhile = Inzwischen:
asked = { $name }: { $asked }
orders = ? Hilfe · warum … · tipp · zurück · ende
orders-hint = Gib eine Zahl oder einen Zug ein, oder ? für Hilfe.
orders-help =
    Antworte mit einer Zahl oder tippe einen Zug. Außerdem:
      ?                    was gerade gefragt ist, und die Regeln dazu
      ? WORT               etwas mit Namen, eine Regel (? { $rule }) oder ein Wort aus den Regeln
      warum ZUG            welche Regel einen Zug verbietet
      zurück               den letzten Zug zurücknehmen, wo das geht
      tipp                 was der gierige Bot täte
      brett [NAME]         das Brett, oder was darauf jemandem gehört
      verlauf [N], punkte  was bisher geschah; Punkte nach Gründen
      speichern [DATEI], ende
type-a-move = Tippe einen Zug, zum Beispiel: { $example }
confirm = Enter: so sei es · n: noch einmal überlegen ›{" "}
menu-numbers = Bitte eine dieser Zahlen: { $numbers }
menu-back = zurück zur Auswahl
menu-ways = { $count ->
    [one] 1 Weg
   *[other] { $count } Wege
 }

undo-done = Der letzte Zug ist zurückgenommen.
undo-nothing = Es gibt keinen Zug, der sich zurücknehmen ließe.
undo-rolled = Das lässt sich nicht zurücknehmen: inzwischen wurde gewürfelt oder gezogen.
undo-answered = Das lässt sich nicht zurücknehmen: { $name } hat geantwortet und weiß etwas, das du nicht wissen darfst.
undo-revealed = Das lässt sich nicht zurücknehmen: der Zug hat etwas Verborgenes gezeigt.
why-allowed = Erlaubt: { $move }
hint = Der gierige Bot täte: { $move }
hint-none = Für dieses Spiel gibt es keinen Bot, der einen Tipp geben könnte.
nobody-called = Niemand heißt { $name }; es gibt: { $names }
save-failed = Die Partie ließ sich nicht speichern: { $reason }. Sie geht trotzdem weiter; `speichern DATEI` versucht einen anderen Ort.
save-lost = Die Partie ließ sich nicht speichern: { $reason }.
quit-unsaved = Die Partie lässt sich nicht speichern: { $reason }. `speichern DATEI` versucht einen anderen Ort; noch einmal `ende` geht ohne Speichern.
saved = Gespeichert: { $path }
explain-now = Gefragt ist jetzt: { $asked }
explain-more = … und { $count } weitere: { $command }
explain-nothing = Keine Regel sagt etwas über „{ $word }“. Versuche einen Namen, ein Wort oder eine Nummer wie { $prefix }-5.4.

resumed = Die Partie geht weiter: { $path }
dice-fair = Die Würfel sind fair: sie folgen aus einem Geheimnis, das diese Zahl versiegelt und das am Ende veröffentlicht wird:
dice-seeded = Die Würfel folgen aus dem Startwert { $seed }.
points-reason = Punkte
points-total = Summe
rank = { $rank }. { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
log-saved = Das Log ist gespeichert: { $path }
verify-dice = Die Würfel prüfen: tafelrunde verify { $path }
replay-it = Noch einmal ansehen: tafelrunde replay { $path }
goes-on = Die Partie ist gesichert. Weiter geht es mit: tafelrunde play --load { $path }

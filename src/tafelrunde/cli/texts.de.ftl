# Texte des Rahmens, der Lobby und des Spiels. Die der Befehle stehen in commands.de.ftl.

help-tafelrunde = Brettspiele an einer Tafel: spielen, nachspielen, simulieren, Streit schlichten.
help-play = Im Terminal spielen: allein gegen Bots, oder mehrere Leute abwechselnd.

    Ohne Angabe eines Spiels fragt eine Lobby nach allem. Im Spiel erklärt ?, was gefragt ist.
help-games = Die Spiele mit Plätzen und Optionen auflisten.
help-rules = Die nummerierten Regeln eines Spiels drucken oder prüfen, ob alle getestet sind.
help-check = Szenarien prüfen: Stellungen, Züge und was daraus werden soll.
help-replay = Ein gespeichertes Spiel nachspielen oder prüfen, ob es regelgerecht war.
help-verify = Alle Würfe eines beendeten Spiels nachrechnen und vergleichen.
help-sim = Bots viele Spiele spielen lassen, und zählen.
help-bench = Messen, wie schnell gespielt wird.
help-data = Die Tabellen eines Spiels als Datei ausgeben, die man berichtigen kann.
option-lang = Sprache aller Texte (sonst die der Umgebung).
option-help = Diese Seite zeigen.
help-usage = Aufruf:{" "}
help-metavar-options = [OPTIONEN]
help-metavar-command = BEFEHL …
help-arguments = Angaben
help-options = Optionen
help-commands = Befehle
help-default = [sonst: {"{}"}]
help-required = [nötig]

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
court-legend = G Gold  H Holz  S Stein  * beliebig  +2 Marker  ⚔ Soldat  P Punkt  ◉ Blick
seats = Zugreihenfolge
province = Provinz: { $name }
province-legend = { $built } gebaut   { $affordable } jetzt möglich   { $next } als Nächstes in der Reihe   Preis·Punkte
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
looked = weiß ◉
nothing = nichts
enemy-unknown = In diesem Winter kommt ein Feind der Stärke { $low } bis { $high }.
enemy-secret = Du kennst den Feind: { $name }, Stärke { $strength }. Niederlage kostet { $loss }; Sieg bringt { $reward }.
enemy-revealed = Feind: { $name }, Stärke { $strength }. Niederlage kostet { $loss }; Sieg bringt { $reward }.
with-token = +2-Marker
with-market = Markt { $change }
recruits = { $soldiers ->
    [one] 1 Soldat
   *[other] { $soldiers } Soldaten
 }
pass-reroll = den Wurf behalten
pass-influence = keine Berater mehr in dieser Phase
pass-help = auf diese Hilfe verzichten
pass-build = nichts bauen
pass-town_hall = nichts zahlen
pass-recruit = keine Soldaten
asked-plain = einen Zug wählen

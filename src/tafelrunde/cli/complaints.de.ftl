# Was an Eingaben und Dateien falsch ist, in Worten.

## Dateien

file-too-large = größer als { $size } MB, zu groß dafür
file-not-utf8 = kein Text in UTF-8; die Datei mit der Kodierung UTF-8 speichern
nested-too-deeply = zu tief verschachtelt
# Was die Leser dieser Formate zu sagen haben, sagen sie nur auf Englisch.
not-toml = { $reason ->
   *[other] kein gültiges TOML; bis hierher lesbar:{ $quote }
}
not-json = { $reason ->
   *[other] kein gültiges JSON; bis hierher lesbar
}
json-no-object = muss ein Objekt sein und mit einer geschweiften Klammer beginnen
same-seat-name = zwei Plätze haben denselben Namen
no-scenario-here = hier liegt kein Szenario: das ist eine TOML-Datei mit `game` und `steps`
no-rule-fits = keine Regel von { $game } passt auf { $wish }; suche nach einer Nummer wie { $rule }, einem Kapitel wie { $chapter } oder nach Wörtern
no-tests-here = keine Tests in { $folder }: weder test_*.py noch Szenarien; --tests sagt, wo sie liegen
no-valid-python = kein gültiges Python: { $reason }
option-form = --option { $assignment }: schreibe name=wert, jeden Namen einmal
folder-not-empty = { $folder } ist nicht leer; Logs werden nur in einen leeren Ordner geschrieben
bench-needs-checkout = Messungen gehören zu einem Checkout von Tafelrunde, installiert werden sie nicht; dort `make bench`

## Spiele spielen, ansehen und prüfen

unknown-language = --lang { $value } ist hier keine Sprache; möglich sind: { $known }
people-and-seats = So viele Leute passen nicht auf { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
 }: { $people }; mindestens einer und höchstens { $seats }
too-many-bots = { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
 } für { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
 } neben den Leuten; lass einige weg
too-many-names = { $names } Namen für { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
 }; bitte weniger Namen angeben
no-player-name = { $name } geht nicht als Name; erlaubt sind 1 bis { $longest } gewöhnliche Zeichen
same-player-name = zwei Spieler heißen { $name }; alle brauchen eigene Namen
game-of-another-kind = { $path } ist eine Partie { $found }, nicht { $game }
lobby-asks = { $option } weglassen: ohne Spiel fragt die Lobby danach
saved-game-goes-on = { $option } weglassen: eine gespeicherte Partie geht weiter, wie sie begann
saved-game-over = diese Partie ist zu Ende; ansehen mit: tafelrunde replay { $path }
secret-missing = die Datei fehlt; ohne das Geheimnis der Würfel geht diese Partie nicht weiter
secret-unreadable = nicht lesbar: { $reason }
secret-of-other-table = gehört zu einem Tisch anderer Größe
dice-typed-by-hand = { $path }: die Würfel dieses Tisches werden von Hand eingegeben; das kann das Terminalspiel nicht
secret-not-committed = das ist nicht das Geheimnis, auf das sich der Tisch zu Beginn festgelegt hat
log-other-dice = hier hätte der Zufall anders fallen müssen: { $expected } statt { $found }
log-other-secret = dieses Geheimnis ist nicht das, zu dem sich die Partie am Anfang bekannt hat
no-such-entry = --from { $start }: das Log hat die Einträge 0 bis { $last }
nobody-called = --seat { $name }: so heißt niemand; es gibt: { $known }

## Der Server und seine Datenbank

port-taken = Port { $port } ist belegt. Vielleicht läuft Tafelrunde schon: siehe { $address }; sonst mit --port einen anderen wählen, 0 für irgendeinen freien
port-for-root = Port { $port } darf nur root öffnen; bitte einen ab 1024 wählen, etwa --port 8080
no-address-here = --host { $host } ist keine Adresse dieses Rechners; 127.0.0.1 gilt nur hier, 0.0.0.0 für alle
no-host-name = hosts: { $name } ist kein Name eines Rechners; bitte wie tafel.lan schreiben, ohne https:// und Pfad
unknown-setting = eine Einstellung { $name } gibt es nicht; es gibt: { $known }
no-database-url = { $url } ist hier keine Datenbank; möglich sind ein Dateiname, sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME
database-unusable = die Datenbank { $url } ist gerade nicht zu benutzen; läuft sie, ist es die richtige, ist auf ihrer Platte Platz?
no-such-database = eine Datenbank { $file } gibt es nicht; bitte mit --db eine andere nennen oder mit `tafelrunde db upgrade` eine anlegen
played-by-other-version = gespielt nach Fassung { $version } der Regeln; diese Tafelrunde hat Fassung { $known }
no-such-table-listed = einen Tisch { $table } gibt es nicht; `tafelrunde tables` zählt sie auf
game-not-begun = am Tisch { $table } hat noch keine Partie begonnen
log-would-tell = die Partie am Tisch { $table } läuft noch: ihr Log verriete alle Geheimnisse. Mit --seat nennen, wessen Log es sein soll: { $seats }
import-unfinished = die Partie ist nicht zu Ende; aufnehmen lassen sich beendete Partien, laufende ziehen mit backup und restore um
imported-already = diese Partie ist schon da, als Tisch { $table }
passwords-differ = die beiden Passwörter sind verschieden
no-such-operator = kein Betreiber heißt { $name }

## Phoenix

adventure-form = { $text }: schreibe REICH:NUMMER=PUNKTE, etwa Yaromo:601=1,3, oder =fallen
no-such-terrain = ein Gelände { $letter } gibt es nicht; es gibt: { $known }
too-many-dice-to-count = { $who }: { $have } Würfel gegen { $dice } (PH-5.3c) sind zu viele zum Abzählen: das braucht { $size } MB, und { $most } sind die Grenze. Zwei gegen einen werden bis 60 gegen 48 und 36 abgezählt, vier bis 60 gegen 4 × 12; lass weniger auf einen schlagen (PH-5.3u), oder gib ihnen weniger Gutpunkte
sheet-handed-in = { $name } ist nicht säumig: ein Zugblatt liegt vor, oder ein Bot spielt; lass die Runde laufen (`tafelrunde phoenix run`)
nothing-to-correct = sage, was zu korrigieren ist: pfad=wert, etwa `realms.Yaromo.gold=5000`, oder --file DATEI
no-list-of-changes = keine Liste von Änderungen: { $reason }
correction-form = { $text }: schreibe pfad=wert, etwa `realms.Yaromo.gold=5000`
nothing-to-draw = --draw: hier ist nichts zu ziehen; tippe ein, was fiel, oder lass den Feldzug laufen
nothing-to-export = sage, was geschrieben werden soll: --map DATEI, --gates DATEI oder --world DATEI
too-many-weapons = höchstens { $most } Fernkampfwaffen
out-of-reach = PH-5.1a: Leichte Waffen reichen 1 Gemark und 1 Höhenstufe; schwere 1 Gemark und 2 Höhenstufen oder 2 Gemarken und 1 Höhenstufe; ein Wall ist eine weitere Höhenstufe, und über einen an einer Höhenstufe schießen leichte Waffen gar nicht
no-land-owned = noch gehört niemandem Land
reason-length = --reason: sage warum, in 1 bis { $longest } Zeichen
map-goes-nowhere = sage, wohin die Karte soll: --svg DATEI, --png DATEI oder beides
invitation-month = --month: eine Einladung kennt nur { $name } ({ $month })
name-sheet-file = nenne die Datei mit dem Zugblatt, oder - für die Standardeingabe
no-sheet-to-check = von { $name } wartet kein Zugblatt; nenne eine Datei, oder - für die Standardeingabe
no-sheet-to-withdraw = von { $name } wartet kein Zugblatt; was schon im Log steht, nimmt `phoenix rollback` zurück
race-form = { $text }: schreibe REICH:NUMMER, danach =1, =2, =3, =final oder =fallen
reports-need-folder = Berichte für alle brauchen einen Ordner: --out ORDNER
until-looks-ahead = --until schaut nur voraus; --play führt den ganzen Zug aus, --pause hält ihn vor Würfeln an
no-such-phase = { $text } ist keine Phase; es gibt B1 bis B19
name-both-sides = gib beide Seiten ein, oder nimm sie aus einem Feldzug: --from ORDNER --field 503/22
name-field = --field: nenne die Gemark, etwa 503/22
name-attacker = --attacker: nenne das Reich: { $names }
nobody-stands-against = in { $label } steht so niemand gegen jemanden
name-one-army = --army: nenne ein Heer, das schießt
army-without-weapons = Heer { $army } hat keine Waffen, die schießen können
server-only-moves = { $server }: an einem laufenden Server gehen nur `phoenix host` und `phoenix export --folder`; leite den Feldzug dort im Browser oder über HTTP, nenne die Datenbank des Servers (spiele.db#NAME), oder hole ihn mit `export` und sieh in den Ordner
server-needs-tls = { $server }: Geheimnisse reisen nur über https, oder auf diesem Rechner
server-needs-name = { $server }: nenne den Feldzug hinter einem #, wie in https://spiele.example.org#Erkenfara, oder gib den Link seiner Spielleitung an
server-needs-token = { $server }: nur die Spielleitung holt einen Feldzug ab; schreib das Geheimnis deines Links in die Variable { $variable }
server-unreachable = { $server } ist nicht zu erreichen: { $reason }
server-refused = { $server } lehnt ab: { $text }
server-sends-too-much = { $server } schickt mehr, als ein Archiv eines Feldzugs haben kann
sheet-form = --sheet { $assignment }: schreibe REICH=DATEI
refused-by-rule = { $why }

# Texte der Befehle für Betreiber eines Servers.

help-serve = Den Tischserver starten; gespielt wird im Browser.

    Die Datenbank wird von selbst erneuert. Strg-C hält den Server an; alle Partien gehen beim nächsten Start weiter.
help-db = Die Datenbank pflegen.
help-db-upgrade = Die Tabellen der Datenbank auf diese Fassung bringen. Ein Server tut das beim Start von selbst.
help-backup = Die ganze Datenbank in einer Datei sichern, auch während ein Server läuft.
help-restore = Den Inhalt einer Sicherung in eine Datenbank bringen, die leer ist oder noch fehlt.
help-tables = Die Tische einer Datenbank aufzählen.
help-export = Das Log einer beendeten Partie ausgeben, oder was ein Platz von einer laufenden lesen darf.
help-import = Das Log einer beendeten Partie aufnehmen, um sie auf dem Server anzusehen und nachzuspielen.
help-operator = Bestimmen, wer alle Tische des Servers verwalten darf.
help-operator-add = Ein Konto zum Betreiber machen; ein neues bekommt ein Passwort, getippt oder von der Standardeingabe.
help-operator-remove = Aus einem Betreiber wieder ein gewöhnliches Konto machen.
help-upgrade = Prüfen, ob diese Fassung alle laufenden Partien unverändert weiterführt, dann die Datenbank erneuern.

    Endet mit Code 1 und ändert nichts, wenn eine laufende Partie anders würde.

help-variable = [oder ${"{}"}]
option-db = Die Datenbank: eine Datei, sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME (sonst $TAFELRUNDE_DB, oder eine Datei im Datenordner).
argument-table = Ein Tisch; `tafelrunde tables` zählt sie auf.
argument-backup = Die Datei der Sicherung.

# serve

serve-host = Die Adresse, an der gelauscht wird (sonst 127.0.0.1). 127.0.0.1 gilt nur für diesen Rechner, 0.0.0.0 für alle, die ihn erreichen.
serve-port = Der Port, an dem gelauscht wird (sonst 8080); 0 nimmt irgendeinen freien.
serve-public-url = Wo man diesen Server erreicht, wenn nicht unter seiner eigenen Adresse: hinter einem Proxy, etwa https://play.example.org.
serve-config = Eine Datei mit Einstellungen (TOML); siehe deploy/tafelrunde.example.toml.
serve-db = Die Datenbank: eine Datei, sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME (sonst eine Datei im Datenordner).
serve-log = Wie aufgeschrieben wird, was geschieht (sonst lesbar am Terminal und JSON-Zeilen anderswo).
serve-open = Die Lobby im Browser öffnen.
serve-lan = Für alle in diesem Netz, wie --host 0.0.0.0: Ein Treffen braucht kein Internet. Die Adressen dafür werden genannt.
serve-reachable = Andere in diesem Netz: { $address }
serve-ready =
    Tafelrunde ist bereit: { $address }
    Partien liegen in { $database }. Strg-C hält den Server an; alle Partien gehen beim nächsten Start weiter.

# db, backup, restore

db-upgraded = Die Datenbank ist auf dem neuesten Stand.
backup-done = Gesichert in { $file }, { NUMBER($kilobytes, maximumFractionDigits: 0) } kB.
restore-done = Wiederhergestellt aus { $file }: { $tables ->
    [one] 1 Tisch.
   *[other] { $tables } Tische.
 }

# tables

tables-status = Nur Tische in diesem Zustand.
tables-id = Tisch
tables-game = Spiel
tables-state = Zustand
tables-players = Spieler
tables-turn = am Zug
tables-step = Schritt
tables-changed = geändert
tables-status-gathering = sammelt sich
tables-status-running = läuft
tables-status-over = zu Ende
tables-status-abandoned = aufgegeben
tables-count = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
 }

# export, import

export-seat = Wessen Log: der Name eines Spielers oder „Zuschauer“. Geheimnisse anderer bleiben draußen.
export-output = In diese Datei schreiben, die es noch nicht geben darf.
import-public = Die Partie in der Lobby zeigen; sonst findet man sie nur über seine Adresse.
import-done = Tisch { $table }: { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträge
 } aufgenommen.

# operator

operator-name = Der Name des Kontos.
operator-new = Ein Konto { $name } gibt es noch nicht; es bekommt jetzt ein Passwort.
operator-password = Passwort:{" "}
operator-again = Noch einmal:{" "}
operator-added = { $name } ist Betreiber.
operator-removed = { $name } ist nicht mehr Betreiber.

# upgrade

upgrade-dry-run = Nur prüfen, nichts ändern.
upgrade-tables = { $count ->
    [0] Es läuft keine Partie.
    [one] Es läuft 1 Partie,
   *[other] Es laufen { $count } Partien,
 } { $count ->
    [0] {""}
   *[other] { $changed ->
        [0] unter dieser Fassung unverändert.
        [one] 1 davon würde unter dieser Fassung anders.
       *[other] { $changed } davon würden unter dieser Fassung anders.
    }
 }
upgrade-done = Die Datenbank ist auf dem neuesten Stand.
upgrade-not-done = Die Datenbank wurde nicht geändert.

# Datenbanken und Sicherungen.

## Sicherungen

backup-none = das ist keine Sicherung von Tafelrunde
backup-rows-damaged = Zeilen davor sind beschädigt
backup-line-damaged = diese Zeile ist beschädigt
backup-changed = die Datei wurde nachträglich verändert
backup-cut-off = die Datei endet zu früh
backup-steps-missing = Schritte des Tischs { $table } fehlen

## Datenbanken

database-address = die Adresse der Datenbank muss aussehen wie sqlite:///ordner/datei oder postgresql://wer@wo/name
database-encoding = die Datenbank ist in { $encoding } kodiert; sie muss mit `ENCODING 'UTF8'` angelegt werden
database-not-ours = diese Datenbank ist keine von Tafelrunde; nenne eine solche oder eine leere
database-older = die Datenbank hat Version { $found }, dieses Programm braucht { $needed }: `tafelrunde db upgrade` aufrufen
database-newer = die Datenbank hat Version { $found }, neuer als dieses Programm ({ $needed }): eine neuere Tafelrunde nehmen
database-folder = es gibt keinen Ordner { $folder } für die Datenbank { $database }
database-in-use = diese Datenbank ist in Gebrauch; eine Sicherung kommt in eine leere
file-exists = diese Datei gibt es schon
folder-missing = diesen Ordner gibt es nicht
database-damaged = Datenbank beschädigt: { $verdict }
file-missing = diese Datei gibt es nicht

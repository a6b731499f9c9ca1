# Texte der Befehle für Berichte über einen Feldzug von Phoenix.

help-phoenix-report = Ein Monat, wie ein Reich ihn kennen darf: als Text, als Seite zum Lesen und Drucken, oder als JSON.

    Beispiel: tafelrunde phoenix report feldzug Yaromo --format html --out yaromo.html
help-phoenix-news = Der öffentliche Aushang eines Monats.
help-phoenix-treasury = Das Schatzbuch eines Reiches über alle Monate.

phoenix-report-realm = Ein Reich mit Namen oder Nummer; SL für die Spielleitung (alles), public für das, was alle wissen dürfen, all für einen Ordner mit den Berichten für alle.
phoenix-report-format = text, html (eine Datei, mit Karte) oder json.
phoenix-report-out = In diese Datei (mit all: in diesen Ordner) schreiben, statt auszugeben.
phoenix-report-month = Ein Monat, gezählt vom Beginn des Feldzugs (sonst der letzte, der vorbei ist).
phoenix-report-done = geschrieben: { $file }
phoenix-treasury-realm = Ein Reich mit Namen oder Nummer.
phoenix-treasury-format = text, json oder csv.

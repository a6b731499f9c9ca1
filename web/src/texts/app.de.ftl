# Words of the app.

app-name = Tafelrunde

close = Schließen
confirm = Bestätigen
take-back = Zurücknehmen
your-move = Dein Zug
read-rule = Regel { $rule } lesen
moved-on = Inzwischen ging das Spiel weiter. Sieh noch einmal hin.
offline = Der Server antwortet nicht. Bitte gleich noch einmal versuchen.

# Texte der Befehle für Feldzüge von Phoenix.

help-phoenix = Einen Feldzug von Phoenix gründen und leiten.
help-phoenix-new = Einen Feldzug in einem Ordner gründen.

    Beispiel: tafelrunde phoenix new --realms 12 --seed 1 feldzug
help-phoenix-run = Den Feldzug weiterführen, Monat für Monat.

    Reiche, die ein Bot spielt, geben selbst Befehle; von den anderen gelten die abgegebenen Zugblätter.
help-phoenix-map = Die Karte zeichnen, wie die Spielleitung oder ein Reich sie sieht.

phoenix-folder = Der Ordner des Feldzugs.

# new

phoenix-folder-new = Der Ordner für den neuen Feldzug; er wird angelegt.
phoenix-new-realms = Wie viele Reiche (sonst so viele, wie genannt sind, oder 8).
phoenix-new-realm = Der Name eines Reiches; für jedes Reich einmal. Fehlende bekommen Namen.
phoenix-new-seed = Aus demselben Startwert entstehen dieselbe Welt und dieselben Würfe (sonst ein zufälliger).
phoenix-new-world = Eine Welt als Datei (JSON), statt eine zu erzeugen.
phoenix-new-size = Die Form einer erzeugten Welt: erkenfara, „hexagon 3“, „block 7x6“ oder „columns 0:6 -4:7 0:6“.
phoenix-new-land = Wie viel Prozent einer erzeugten Welt Land sind.
phoenix-new-months = Nach wie vielen Monaten der Feldzug endet; 0: wenn die Spielleitung ihn beendet.
phoenix-new-dice = Alle Würfe werden am Tisch gewürfelt und eingetippt.
phoenix-new-option = Eine Auslegung der Regeln, name=wert; auch mehrmals. `tafelrunde games phoenix` zählt sie auf.
phoenix-new-done =
    Gegründet in { $folder }: { $realms } Reiche auf der Welt { $world } mit { $fields } Gemarken, Startwert { $seed }.
    Es ist { $month }.

# run

phoenix-run-months = Wie viele Monate.
phoenix-run-bots = Wer die Reiche spielt, durch Kommas getrennt, reihum verteilt: settler, random.
phoenix-run-except = Ein Reich, das kein Bot spielt; auch mehrmals.
phoenix-run-seed = Derselbe Startwert gibt dieselben Befehle der Bots.
phoenix-run-progress = { $months ->
    [one] 1 Monat
   *[other] { $months } Monate
 }
phoenix-run-done = { $months ->
    [one] 1 Monat vorbei
   *[other] { $months } Monate vorbei
 }; es ist { $month }.
phoenix-waiting = Es fehlt: { $realms }

# die Reiche

phoenix-realms = Reiche
phoenix-column-number = Nr.
phoenix-column-realm = Reich
phoenix-column-capital = Hauptstadt
phoenix-column-gold = Gold
phoenix-column-fields = Gemarken
phoenix-column-towns = Rüstorte
phoenix-column-armies = Heere
phoenix-column-people = Personen
phoenix-column-sheet = Zugblatt
phoenix-sheet-in = –
phoenix-sheet-missing = fehlt

# map

phoenix-map-svg = Als SVG in diese Datei zeichnen.
phoenix-map-png = Als PNG in diese Datei zeichnen.
phoenix-map-realm = Was dieses Reich sieht; sonst, was die Spielleitung sieht.
phoenix-map-month = Wie es zu Beginn dieses Monats war (1 ist der erste).
phoenix-map-around = Nur die Umgebung dieser Gemark.
phoenix-map-radius = Wie weit diese Umgebung reicht.
phoenix-map-numbers = Welche Nummern auf der Karte stehen: none keine, provinces die der Provinzen, fields alle.
phoenix-map-dark = In den Farben der Nacht.
phoenix-map-width = Breite des PNG in Bildpunkten; 0: wie die Zeichnung.
phoenix-map-done = Gezeichnet: { $files }

cp-title = Drucken
cp-about = Für Leute, die auf Papier schreiben. Zwischen zwei Reichen liegt ein Deckblatt, damit kein Blatt Geheimnisse von beiden trägt; von dem, was gedruckt wird, bleibt nichts auf diesem Bildschirm.
cp-realms = Reiche
cp-what = Was
cp-kind-report = Bericht des letzten Monats
cp-kind-form = Leeres Zugblatt
cp-kind-map = Karte
cp-paper = Papier
cp-paper-a4 = A4
cp-paper-a3 = A3
cp-print = { $count ->
    [one] { $count } Papier drucken
   *[other] { $count } Papiere drucken
}
cp-busy = Die Papiere werden zusammengestellt …
cp-no-map = Die Karte lässt sich gerade nicht zeichnen.
cp-no-report = Noch ist kein Monat vorbei.
cp-cover = Papiere für { $realm }
cp-map-of = { $realm }: Karte im { $month }
cp-form = Zugblatt von { $realm }, { $month }
cp-form-of = Feldzug { $campaign }.
cp-form-gold = Reichsschatz: { $gold } GS.
cp-form-name = Geschrieben von:
cp-form-unit = Einheit
cp-form-where = Gemark
cp-form-has = Was es ist
cp-form-order = Befehl
cp-form-more = Weitere Befehle
cp-form-how = So lauten Befehle
cp-form-special = SL: Worte, die nur die Spielleitung ausführen kann

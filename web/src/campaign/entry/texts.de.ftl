# Der Weg in einen Feldzug: Karte in der Lobby, eigene Reiche, Gründung.

entry-title = Feldzüge: Phoenix
entry-about = Ein Reich auf einer großen Landkarte, Monat für Monat: rüsten, bauen, ziehen, verhandeln, kämpfen. Jeder schreibt seine Befehle in Ruhe, dann geschieht alles zugleich, und ein Bericht erzählt, was daraus wurde.
entry-trial-about = Im Probefeldzug spielst du allein gegen Bots, und der erste Monat wird dir gezeigt. Dafür braucht es weder Konto noch Spielleitung.
entry-trial = Probefeldzug beginnen
entry-trial-busy = Die Welt entsteht …
entry-trial-again = Probefeldzug fortsetzen
entry-found = Feldzug gründen
entry-rules = Regeln von Phoenix

entry-my-realms = Meine Reiche
entry-due = Dein Zugblatt wird erwartet
entry-handed-in = Abgegeben
entry-invited = Du bist eingeladen
entry-unread = { $count ->
    [one] 1 ungelesen
   *[other] { $count } ungelesen
 }
entry-trial-until = Probefeldzug, bleibt bis { $day }
entry-go = Zum Reich
entry-join = Annehmen
entry-role-master = Spielleitung
entry-role-spectator = Zuschauer
entry-role-realm = Reich
entry-discard = Verwerfen
entry-discard-title = Probefeldzug verwerfen?
entry-discard-text = „{ $campaign }“ wird mit Karte, Befehlen und Berichten gelöscht. Einen neuen kannst du jederzeit beginnen.

entry-found-title = Einen Feldzug gründen
entry-found-about = Du leitest den Feldzug und lädst die Spieler danach mit Links ein.
entry-name = Name des Feldzugs
entry-count = Reiche
entry-realms = Namen der Reiche (freiwillig, mit Kommas)
entry-realms-example = Yaromo, Vachal
entry-size = Welt
entry-size-hexagon2 = Klein
entry-about-size-hexagon2 = etwa 900 Gemarken, für 2 bis 4 Reiche
entry-size-hexagon3 = Mittel
entry-about-size-hexagon3 = etwa 1800 Gemarken, für 4 bis 8 Reiche
entry-size-erkenfara = Groß
entry-about-size-erkenfara = so groß wie Erkenfara, etwa 6600 Gemarken
entry-mode = Spielweise
entry-mode-days = Von zu Hause
entry-about-mode-days = ein Zugblatt für den ganzen Monat
entry-mode-meeting = Am Treffen
entry-about-mode-meeting = Zug um Zug, mit Uhr
entry-mode-none = Nacheinander, ohne Uhr
entry-about-mode-none = Zug um Zug, so lange es eben dauert
entry-dice = Würfel
entry-dice-fair = Nachprüfbar
entry-about-dice-fair = der Server würfelt und beweist es am Ende
entry-dice-typed = Echte Würfel
entry-about-dice-typed = die Spielleitung tippt sie ein
entry-dice-seeded = Aus einer Zahl
entry-about-dice-seeded = wiederholbar, für Übungen
entry-letters = Briefe zwischen Reichen
entry-letters-sealed = Versiegelt
entry-about-letters-sealed = auch die Spielleitung liest sie nicht
entry-letters-open = Offen
entry-about-letters-open = die Spielleitung liest mit
entry-found-now = Gründen
entry-found-busy = Die Welt entsteht …

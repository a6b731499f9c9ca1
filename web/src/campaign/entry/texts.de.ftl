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

# Das Zugblatt.

sh-title-month = Zugblatt für { $name }
sh-title-muster = Rüstrunde im { $name }
sh-title-turn = Zug im { $name }
sh-part-muster = Rüstrunde
sh-part-turn = Zug
sh-lines = Zeilen des Zugblatts
sh-line = Zeile { $n }
sh-line-gold = { $gold } GS
sh-empty = Schreib in jede Zeile einen Befehl, oder tippe auf der Karte eine Figur an. Beim Schreiben erscheinen Vorschläge: Pfeiltasten wählen, Enter übernimmt.

sh-verdict-empty = leer
sh-verdict-remark = Vermerk
sh-verdict-heading = Überschrift
sh-verdict-fine = in Ordnung
sh-verdict-open = zeigt sich erst, wenn es geschieht
sh-verdict-refused = nicht möglich
sh-verdict-waiting = wird geprüft
sh-remedy = Stattdessen: „{ $sentence }“
sh-clash = Du und jemand anders habt an derselben Stelle geschrieben: Beide Fassungen stehen hier, behalte eine.

sh-state-saved = Gespeichert
sh-state-saving = Wird gespeichert …
sh-state-unsaved = Noch nicht gespeichert
sh-state-offline = Keine Verbindung: bis sie zurück ist, in diesem Browser aufbewahrt
sh-state-unkept = Keine Verbindung, und dieser Browser kann nichts aufbewahren: Lass die Seite offen
sh-state-refused = Nicht gespeichert: { $why }

sh-gold-now = jetzt { $gold } GS,
sh-gold-after = nach diesem Blatt { $gold }
sh-capacity = Rüstkapazität benutzt: { $share }
sh-used-of = { $used } von { $all }
sh-town = Rüstort
sh-room-gold = GS
sh-room-leaders = Heerführer
sh-room-wizards = Zauberer
sh-room-special = { $field }, besondere Einnahmen
sh-idle =
    { $count ->
        [0] Jedes Heer hat einen Befehl
        [one] { $count } Heer ohne Befehl
       *[other] { $count } Heere ohne Befehl
    }
sh-problems =
    { $count ->
        [0] Keine Probleme
        [one] { $count } Problem
       *[other] { $count } Probleme
    }
sh-spent = Kosten
sh-earned = Einnahmen
sh-remains = Bleibt in der Schatzkammer

sh-tools = Werkzeuge des Zugblatts
sh-undo = Zurücknehmen
sh-undo-what = Zurücknehmen: { $what }
sh-redo = Wiederholen
sh-redo-what = Wiederholen: { $what }
sh-undone = Zurückgenommen: { $what }
sh-redone = Wieder getan: { $what }
sh-deed = { $deed } „{ $text }“
sh-deed-typing = Schreiben
sh-deed-adding = Hinzufügen
sh-deed-removing = Löschen
sh-deed-moving = Verschieben
sh-deed-pasting = Einfügen
sh-deed-sorting = Ordnen ab
sh-deed-remedy = Ersetzen durch
sh-sort = Rüstrunde zuerst
sh-sorted = Befehle der Rüstrunde stehen jetzt vor denen des Zugs.
sh-more = Einfügen …
sh-merged = Jemand anders hat das Zugblatt geändert.

sh-line-tools = Zeile { $n }: verschieben, löschen, neue Zeile
sh-line-up = Zeile { $n } nach oben
sh-line-down = Zeile { $n } nach unten
sh-line-remove = Zeile { $n } löschen
sh-line-new = Neue Zeile

sh-completions = Vorschläge
sh-guess = vielleicht gemeint
sh-piece-at = { $what } in { $field }
sh-piece-foot = Kriegerheer
sh-piece-riders = Reiterheer
sh-piece-fleet = Flotte
sh-piece-creature = Kreaturen
sh-piece-wizard = Zauberer
sh-piece-character = Charakter

sh-standing-open = Noch nicht abgegeben
sh-standing-waits = Abgegeben: Es wartet darauf, gespielt zu werden
sh-standing-played = Abgegeben: Der Monat wird gerade gespielt
sh-standing-changed = Abgegeben und seitdem geändert: Es wartet die ältere Fassung
sh-standing-over = Der Feldzug ist zu Ende; es wird nichts mehr gespielt
sh-hand-in = Abgeben
sh-hand-in-again = Neu abgeben
sh-withdraw = Zurückziehen
sh-others-hand-in = Du darfst schreiben; abgeben dürfen andere an deinem Hof.
sh-read-only = Du darfst dieses Blatt lesen; schreiben dürfen andere an deinem Hof.
sh-share = Die Spielleitung darf schon vor der Abgabe mitlesen

sh-leftover =
    { $count ->
        [one] Eine Zeile war für eine Runde geschrieben, die vorbei ist, und hat den Server nie erreicht.
       *[other] { $count } Zeilen waren für eine Runde geschrieben, die vorbei ist, und haben den Server nie erreicht.
    }
sh-leftover-insert = In dieses Blatt einfügen
sh-leftover-drop = Wegwerfen

sh-insert =
    { $count ->
        [one] { $count } Zeile einfügen
       *[other] { $count } Zeilen einfügen
    }
sh-last-month = Frühere Befehle
sh-last-month-empty = In diesem Monat wurden keine Befehle gegeben.
sh-month = Monat
sh-order-failed = damals gescheitert
sh-templates = Vorlagen
sh-templates-empty = In diesem Browser gibt es noch keine Vorlagen.
sh-template-insert = „{ $name }“ einfügen
sh-template-remove = Vorlage „{ $name }“ löschen
sh-template-name = Name einer Vorlage aus diesem Blatt
sh-template-keep = Als Vorlage behalten
sh-template-full = Dieser Browser hat keinen Platz dafür.
sh-paste = Aus einer E-Mail
sh-paste-about = Füge ein, was anderswo geschrieben wurde. Zitatzeichen, Aufzählungspunkte, Grüße und Unterschriften bleiben weg.
sh-paste-text = Kopierter Text
sh-paste-file = Oder eine Datei
sh-paste-read = Lesen
sh-paste-found =
    { $unread ->
        [0] { $count ->
            [one] Eine Zeile wurde verstanden.
           *[other] { $count } Zeilen wurden verstanden.
        }
        [one] { $count } verstanden, eine Zeile nicht: Sie kommt mit, damit du sie korrigierst.
       *[other] { $count } verstanden, { $unread } nicht: Sie kommen mit, damit du sie korrigierst.
    }
sh-paste-others = Es scheint ein Zugblatt von { $realms } zu sein.
sh-paste-kept = wie es ist
sh-paste-cleaned = gesäubert
sh-paste-left-out = weggelassen
sh-paste-unread = nicht verstanden
sh-paste-why = { $kind } ({ $why })
sh-reason-invisible = unsichtbare Zeichen
sh-reason-web = Zeichen einer Webseite
sh-reason-quote = Zitatzeichen
sh-reason-bullet = Aufzählungspunkt
sh-reason-numbering = Nummerierung
sh-reason-heading = Überschrift
sh-reason-typography = Striche und Anführungszeichen
sh-reason-head = Kopf einer E-Mail
sh-reason-signature = Unterschrift
sh-reason-rule = Trennlinie
sh-whole = Als ein Text
sh-whole-about = Das ganze Blatt, um es zu kopieren oder vieles auf einmal zu ändern
sh-whole-take = Übernehmen

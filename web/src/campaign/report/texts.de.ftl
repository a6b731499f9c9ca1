# Berichte eines Feldzugs: der Monat, der vorbei ist, das Archiv, die Suche.

rep-title = { $realm }: { $month }
rep-secret = Vertraulich: nur für { $realm } und die Spielleitung.
rep-not-over = Der Monat ist noch nicht vorbei; so steht es jetzt.
rep-none-yet = Es gibt noch keinen Bericht. Der erste kommt, wenn der erste Monat vorbei ist.
rep-sections = Teile des Berichts
rep-to-changed = Was sich geändert hat
rep-to-fights = Kämpfe
rep-to-orders = Befehle
rep-to-diary = Tagebuch
rep-to-holdings = Heere, Rüstorte, Personen
rep-to-treasury = Reichsschatz
rep-to-others = Fremde Reiche
rep-to-news = Aushang

rep-show-all = Alle { $count } zeigen
rep-earlier = Einen Monat zurück
rep-later = Einen Monat weiter
rep-month = Monat
rep-year = Jahr { $year }
rep-running = { $month } (läuft)
rep-realm = Reich
rep-print = Drucken oder PDF
rep-files = Dateien
rep-file-html = Bericht als Webseite
rep-file-text = Bericht als Text
rep-file-json = Bericht als Daten (JSON)
rep-file-csv = Reichsschatz aller Monate (CSV)
rep-file-refused = Der Server hat diese Datei nicht herausgegeben. Bitte gleich noch einmal versuchen.

rep-changed = Was sich geändert hat
rep-open-standing = Im Reichsschatz liegen { NUMBER($gold) } GS ({ $goldChange }), das Reich hat { $fields ->
    [one] eine Gemark
   *[other] { NUMBER($fields) } Gemarken
 } ({ $fieldChange }).
rep-open-peace = Niemand hat mit uns gekämpft.
rep-open-fights = { $fights ->
    [one] Es gab einen Kampf
   *[other] Es gab { $fights } Kämpfe
 }: { $won } gewonnen, { $lost } verloren. { $men ->
    [0] { $leaders ->
        [0] Von den Unseren fiel niemand.
       *[other] Wir verloren { NUMBER($leaders) } Heerführer.
    }
   *[other] Wir verloren { NUMBER($men) } Mann und { NUMBER($leaders) } Heerführer.
 }
rep-open-no-orders = Wir hatten keine Befehle gegeben.
rep-open-orders = { $waiting ->
    [0] { $failed ->
        [0] { $orders ->
            [one] Unser Befehl wurde ausgeführt.
           *[other] Alle { $orders } Befehle wurden ausgeführt.
        }
        [one] { $orders ->
            [one] Unser Befehl scheiterte.
           *[other] Von { $orders } Befehlen scheiterte einer.
        }
       *[other] Von { $orders } Befehlen scheiterten { $failed }.
    }
   *[other] { $orders ->
        [one] Unser Befehl wartet noch auf unseren Zug.
       *[other] { $waiting } von { $orders } Befehlen warten noch auf unseren Zug.
    }
 }
rep-due = Was ansteht
rep-figures = Alle Zahlen
rep-what = Was
rep-before = Vorher
rep-now = Jetzt
rep-change = Änderung
rep-figure-gold = Reichsschatz (GS)
rep-figure-income = Steuern im nächsten Einnahmemonat (GS)
rep-figure-fields = Gemarken
rep-figure-towns = Rüstorte und Baustellen
rep-figure-armies = Landheere
rep-figure-fleets = Flotten
rep-figure-space = Raumpunkte aller Heere
rep-figure-leaders = Heerführer
rep-picture = Unser Land und seine Nachbarn: { $won ->
    [one] eine Gemark gewonnen
   *[other] { $won } Gemarken gewonnen
 }, { $lost ->
    [one] eine verloren
   *[other] { $lost } verloren
 }, { $fights ->
    [one] ein Kampf
   *[other] { $fights } Kämpfe
 }.
rep-picture-key = Ein Plus in Gold: gewonnen. Ein Minus im gestrichelten Rand: verloren. Ziffern: was uns geschah.

rep-fights = Was uns geschah
rep-story = Kampf für Kampf auf der Karte
rep-no-fights = Kein Kampf und kein Zauber, an dem wir beteiligt waren.
rep-previous-fight = Zurück
rep-next-fight = Weiter
rep-fight-of = { $at } von { $total }
rep-fight-keys = von Kampf zu Kampf
rep-all-fights = Alle in einer Liste
rep-won = gewonnen
rep-lost = verloren
rep-dice = { $who }: { $sides ->
    [100] W%
   *[other] { $count ->
        [one] ein W{ $sides }
       *[other] { $count } W{ $sides }
    }
 }
rep-chance = Zufall
rep-throw-again = Würfel noch einmal fallen sehen
rep-on-map = { $field }: auf der Karte zeigen
rep-good-points = Gutpunkte von { $who }
rep-source = Quelle
rep-points = Gutpunkte
rep-rule = Regel
rep-sum = Zusammen
rep-reckoning = Wie gerechnet wurde
rep-why = Warum? Regel { $rule }
rep-rule-title = Regel { $rule }
rep-rule-source = Quelle: { $source }
rep-rule-unknown = Diese Regel steht nicht im Regelwerk, das der Server hat.

rep-failed = Befehle, die scheiterten
rep-none-failed = Alle Befehle wurden ausgeführt.
rep-turn-waits = Unser Zug ist nicht vorbei; bisher ist nichts gescheitert.
rep-write-again = Neu schreiben
rep-orders = Unsere Befehle und was daraus wurde
rep-no-orders = In diesem Monat keine Befehle.
rep-became-done = ausgeführt
rep-became-failed = gescheitert
rep-became-waiting = wartet auf unseren Zug
rep-became-told = der Spielleitung gesagt
rep-standing-orders = Dauerbefehle

rep-diary = Tagebuch des Monats
rep-no-diary = Uns ist nichts geschehen.

rep-armies = Heere und Flotten ({ $count })
rep-no-armies = Das Reich hat keine Heere.
rep-towns = Rüstorte ({ $count })
rep-no-towns = Das Reich hat keine Rüstorte.
rep-people = Personen ({ $count })
rep-no-people = Das Reich hat keine Personen von Rang.
rep-number = Nr.
rep-name = Name
rep-field = Gemark
rep-goods = Bestand
rep-space = Raumpunkte
rep-carried = Mitgeführtes Gold
rep-stage = Stufe
rep-site = Baustelle: { $stage }
rep-building-points = Baupunkte
rep-taxes = Steuern
rep-rank = Rang
rep-captive = gefangen bei { $realm }

rep-treasury = Reichsschatz
rep-chart = Der Reichsschatz über die Monate; die Tabelle daneben hat dieselben Zahlen
rep-chart-key = Linie: Stand am Ende des Monats. Volle Balken: Einnahmen. Leere Balken: Ausgaben.
rep-chart-table = Der Reichsschatz Monat für Monat
rep-in = Einnahmen
rep-out = Ausgaben
rep-balance = Stand
rep-book = Schatzbuch des Monats
rep-where = Wo
rep-gold = GS
rep-book-opening = Zu Beginn
rep-book-closing = Am Ende
rep-book-apart = besondere Einnahmen, ausgegeben, wo sie lagen
rep-amended = Korrektur der Spielleitung
rep-forecast = Im nächsten Einnahmemonat brächte das Land { $gold } GS: Gemarken { $fields }, Rüstorte { $towns }.

rep-land = Land ({ $count })
rep-terrain = Gelände
rep-won-from = gewonnen, vorher: { $realm }
rep-lost-to = verloren, jetzt: { $realm }
rep-nobody = niemand
rep-plundered = geplündert; bringt ab { $month } wieder Steuern
rep-others = Fremde Reiche
rep-capital = Hauptstadt
rep-seen-armies = Gesehene Heere, die nächsten zuerst
rep-army-new = (neu)
rep-army-came = (zog)
rep-none-seen = keine
rep-more-armies = und { $count } weitere

rep-news = Aushang
rep-no-news = Nichts hing aus.
rep-turn-order = Wer wann zieht
rep-turn-of = { $month }: { $realms }

rep-search = Alle Berichte durchsuchen
rep-search-go = Suchen
rep-search-stop = Anhalten
rep-search-close = Suche schließen
rep-search-progress = Durchsuchte Monate
rep-searching = Suche: { $looked } von { $months ->
    [one] { $months } Monat
   *[other] { $months } Monaten
 } …
rep-found = { $hits ->
    [0] Nichts gefunden
    [one] Ein Satz gefunden
   *[other] { $hits } Sätze gefunden
 } in { $months ->
    [one] einem Monat
   *[other] { $months } Monaten
 }.
rep-left-out = { $count ->
    [one] Einer mehr ist nicht gezeigt; ein Wort mehr hilft.
   *[other] { $count } mehr sind nicht gezeigt; ein Wort mehr hilft.
 }
rep-section-diary = Tagebuch
rep-section-failed = Gescheiterter Befehl
rep-section-orders = Befehl
rep-section-worked = Rechnung
rep-section-changes = Änderung
rep-section-book = Schatzbuch
rep-section-news = Aushang

# Der erste Monat eines Probefeldzugs, Schritt für Schritt.

guide-name = Einführung
guide-at = Schritt { $at } von { $total }
guide-fold = Einführung auf- und zuklappen
guide-show = Zeig es mir
guide-to-report = Zum Bericht
guide-write = Schreib es für mich
guide-skip = Allein weiter
guide-again = Einführung wieder zeigen
guide-example = Zum Beispiel:
guide-rule = Regel { $rule }
guide-rules = Regeln von Phoenix
guide-finish = Einführung beenden
guide-refused = Eine Zeile deines Zugblatts wird abgelehnt. Am Rand steht, welche Regel dagegen spricht; ändere sie oder nimm sie zurück.
guide-weak = Dieses Heer ist zu schwach für das, was kommt. Nimm mindestens 1000 Krieger oder 500 Reiter und einen Heerführer.

guide-look-title = Sieh dich um
guide-look = Das ist dein Reich: eine Hauptstadt und die sechs Gemarken um sie herum. Tippe auf der Karte auf die Hauptstadt in { $capital }. Direkt daneben lauert eine wilde Kreatur, und hinter dem Horizont wachsen zwei Nachbarreiche.
guide-recruit-title = Rüste ein Heer
guide-recruit = Gold wird in Rüstorten zu Heeren. Tippe auf die Hauptstadt in { $capital }, wähle „Rüsten“ und nimm mindestens 1000 Krieger; ohne Heerführer zieht niemand. Du kannst den Satz auch selbst ins Zugblatt schreiben.
guide-build-title = Baue etwas
guide-build = Eine Burg in einer deiner Gemarken ist ein zweiter Ort zum Rüsten und bringt Steuern. Sie wächst jeden Monat um höchstens 250 von 1000 Baupunkten, also fang früh an. Straßen, Brücken und Wälle zählen auch.
guide-fight-title = Greife an
guide-fight = Wer in eine Gemark zieht, in der ein Feind steht, kämpft dort. Schicke dein Heer nach { $foe }. Wie der Kampf wohl ausgeht, sagt dir der Raum „Aussichten“.
guide-ride-title = Nimm neues Land
guide-ride = Reiter kommen weiter als Krieger. Rüste 500 von ihnen und schicke sie über die Grenze, etwa nach { $goal }: Ein Heer, das stark genug ist, nimmt jede freie Gemark ein, die es betritt.
guide-hand-in-title = Gib ab
guide-hand-in = Dein Zugblatt steht. Sieh nach, was es kostet und was übrig bleibt, und gib es dann ab. Hier wird der Monat sofort gespielt; in anderen Feldzügen warten alle aufeinander.
guide-read-title = Lies den Bericht
guide-read = Der Monat ist vorbei. Der Bericht erzählt, was dein Reich erlebt hat: den Kampf mit jedem Würfel, dein neues Land, die Kasse, und welche Befehle nicht gelungen sind.
guide-waiting = Alle Reiche ziehen jetzt. In wenigen Sekunden ist dein Bericht da.
guide-over-title = Das war der erste Monat
guide-over = Du kannst jetzt rüsten, bauen, ziehen, kämpfen und lesen, was daraus wurde. Spiele weiter: Deine Nachbarn schlafen nicht. Gerüstet wird erst im nächsten Rüstmonat wieder; ziehen kannst du immer. Hinter jedem „Warum?“ steht die Regel dazu.

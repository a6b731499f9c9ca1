# Diplomatie: Rechte, Briefe, Angebote, Geschenke und Handel, Fragen, Vereinbartes.

dip-title = Diplomatie
dip-rooms = Bereiche der Diplomatie
dip-room-rights = Rechte
dip-room-letters = Briefe
dip-room-offers = Angebote
dip-room-trade = Geschenke und Handel
dip-room-questions = Regelfragen
dip-room-agreed = Vereinbart
dip-count-letters = ungelesen
dip-count-offers = zu beantworten
dip-onlooker = Du siehst zu. Rechte, Briefe und Angebote sind Sache der Reiche.
dip-masters = Spielleitung
dip-realm = Reich
dip-rule = Regel { $rule }
dip-written = Ins Zugblatt geschrieben: { $line }
dip-taken-out = Aus dem Zugblatt genommen: { $line }
dip-in-sheet = im Zugblatt
dip-in-sheet-line = Zeile { $n } deines Zugblatts:
dip-take-out = Aus dem Zugblatt nehmen
dip-handed-in-note = Dein Zugblatt ist abgegeben. Neue Zeilen zählen erst, wenn du es noch einmal abgibst.

## Das Zugblatt ist älter als die Vereinbarung

dip-sheet-old-title = In deinem abgegebenen Zugblatt steht noch nicht alles.
dip-sheet-old = Der Entwurf hat sich seit der Abgabe geändert, etwa durch ein angenommenes Angebot. Gespielt wird nur, was abgegeben ist.
dip-sheet-old-ask = Jemand aus deinem Reich, der abgeben darf, muss es noch einmal abgeben.
dip-hand-in-again = Neu abgeben
dip-hand-in-refused = Eine Zeile des Entwurfs wird abgelehnt; das frühere Zugblatt wartet weiter. Sieh dir den Entwurf an.
dip-see-sheet = Zugblatt ansehen
dip-handed-in-again = Neu abgegeben, mit allen Zeilen.

## Rechte

dip-rights-mine = Unsere Rechte und Verträge
dip-rights-about = Tippe auf eine Zelle, um zu gewähren, zuzustimmen oder zu entziehen. Der Satz kommt ins Zugblatt und gilt ab deinem Zug.
dip-rights-look = Du darfst das lesen; ändern kann es, wer für dein Reich Befehle schreibt.
dip-rights-all = { $count ->
    [one] Das eine Reich zeigen
   *[other] Alle { $count } Reiche zeigen
 }
dip-rights-others = Rechte der anderen Reiche
dip-rights-of = Reich
dip-rights-nothing = { $realm } hat nichts gewährt und nichts gewährt bekommen.
dip-matrix = Die Rechte aller
dip-matrix-legend = Das Reich links gewährt dem Reich oben. W: gegenseitiges Wegerecht. Z: stimmt einem zu. K: Küstengewässerrecht. ✕: lehnt seine Schenkungen ab.
dip-sign-way = W
dip-sign-consent = Z
dip-sign-coast = K
dip-matter-way = Wegerecht
dip-matter-coast = Küsten­gewässer­recht
dip-matter-gifts = Schen­kungen
dip-right-title = { $realm }: { $matter }
dip-stands-way-none = keines
dip-stands-way-ours = wir stimmen zu
dip-stands-way-theirs = sie stimmen zu
dip-stands-way-agreed = beide stimmen zu
dip-stands-way-force = in Kraft
dip-stands-coast-none = keines
dip-stands-coast-ours = wir gewähren
dip-stands-coast-theirs = sie gewähren
dip-stands-coast-both = gegenseitig
dip-stands-gifts-open = offen
dip-stands-gifts-ours = wir lehnen ab
dip-stands-gifts-theirs = sie lehnen ab
dip-stands-gifts-closed = beide lehnen ab
dip-stands-way-none-long = Mit { $realm } besteht kein Wegerecht.
dip-stands-way-ours-long = Wir haben einem Wegerecht zugestimmt. Es beginnt, wenn { $realm } es gewährt.
dip-stands-way-theirs-long = { $realm } hat einem Wegerecht zugestimmt. Es beginnt, wenn wir es gewähren.
dip-stands-way-agreed-long = Beide haben einem Wegerecht zugestimmt. Es beginnt, wenn einer der beiden es gewährt.
dip-stands-way-force-long = Das Wegerecht ist in Kraft: Heere beider nutzen die Wege des anderen, und ihr seid alliiert.
dip-stands-coast-none-long = Keines der beiden Reiche lässt Schiffe des anderen in seine Küstengewässer.
dip-stands-coast-ours-long = Schiffe von { $realm } dürfen unsere Küstengewässer nutzen, unsere nicht die anderen.
dip-stands-coast-theirs-long = Unsere Schiffe dürfen die Küstengewässer von { $realm } nutzen, die anderen nicht unsere.
dip-stands-coast-both-long = Schiffe beider Reiche dürfen die Küstengewässer des anderen nutzen.
dip-stands-gifts-open-long = Schenkungen zwischen uns und { $realm } werden beiderseits angenommen.
dip-stands-gifts-ours-long = Wir lehnen Schenkungen von { $realm } ab; unsere werden dort angenommen.
dip-stands-gifts-theirs-long = { $realm } lehnt unsere Schenkungen ab; wir nehmen die von dort an.
dip-stands-gifts-closed-long = Keines der beiden Reiche nimmt Schenkungen des anderen an.
dip-sees-way-force = Wegerecht
dip-sees-way-ours = stimmt einem Wegerecht zu
dip-sees-way-theirs = der andere stimmt einem Wegerecht zu
dip-sees-way-agreed = beide stimmen einem Wegerecht zu
dip-sees-coast-ours = gewährt seine Küstengewässer
dip-sees-coast-theirs = darf die Küstengewässer des anderen nutzen
dip-sees-coast-both = gegenseitiges Küstengewässerrecht
dip-sees-gifts-ours = lehnt Schenkungen ab
dip-sees-gifts-theirs = seine Schenkungen werden abgelehnt
dip-sees-gifts-closed = lehnen Schenkungen gegenseitig ab
dip-do-grant-way = Wegerecht gewähren
dip-do-agree-way = Wegerecht zustimmen
dip-do-revoke-way = Wegerecht entziehen
dip-do-grant-coast = Küstengewässerrecht gewähren
dip-do-revoke-coast = Küstengewässerrecht entziehen
dip-do-accept-gifts = Schenkungen annehmen
dip-do-decline-gifts = Schenkungen ablehnen
dip-wish = Durch ein Angebot darum bitten
dip-wish-about = Seinen Teil muss { $realm } selbst befehlen. Ein Angebot bittet darum.

## Briefe

dip-letters = Briefe
dip-sealed = Briefe sind versiegelt: Nur Absender und Empfänger lesen sie, nicht die Spielleitung.
dip-open = Briefe sind offen: Die Spielleitung kann jeden Brief dieses Feldzugs lesen.
dip-write = Brief schreiben
dip-go-on-writing = Brief weiterschreiben
dip-all-read = Alle als gelesen markieren
dip-search = In Briefen suchen
dip-boxes = Zeigen
dip-box-all = Alle
dip-box-unread = Ungelesen
dip-box-received = Empfangen
dip-box-sent = Gesendet
dip-box-offers = Angebote
dip-no-letters = Noch keine Briefe. Schreibe den ersten.
dip-no-match = Hier passt nichts.
dip-older = Frühere Briefe
dip-back = Zurück zur Liste
dip-new = { $count } neu
dip-letters-count = { $count } Briefe
dip-begun = Antwort begonnen
dip-offer-open = offenes Angebot
dip-new-letter = Neuer Brief
dip-receivers = An
dip-to-all = Alle Reiche
dip-to-none = Niemand
dip-groups = Gruppen
dip-group-save = Diese als Gruppe merken
dip-group-name = Name der Gruppe
dip-group-about = Gruppen bleiben in diesem Browser. Kreise früherer Briefe werden überall angeboten.
dip-group-saved = Die Gruppe { $name } ist gemerkt.
dip-group-drop = Die Gruppe { $name } vergessen
dip-keep = Merken
dip-request = Eine Bitte: Sie bleibt im Eingang der Spielleitung, bis sie erledigt ist
dip-is-request = Bitte
dip-text = Brief
dip-send = Senden
dip-not-sent = Nicht gesendet; es bleibt hier. Versuche es noch einmal.
dip-sent = Der Brief ist gesendet.
dip-discard = Verwerfen
dip-signed = Unterschrift: { $name }
dip-lack-to = Wähle mindestens einen Empfänger.
dip-lack-text = Schreibe zuerst etwas.
dip-lack-short = Ein Brief hat höchstens { $most } Zeichen; dieser hat { $count }.
dip-to = an { $names }
dip-answer = Antworten
dip-answer-all = Allen antworten, die der Brief erreicht hat
dip-goes-to = Geht an { $names }
dip-keep-unread = Als ungelesen behalten

## Angebote

dip-offers-waiting = Angebote, die auf Antwort warten
dip-offers-none = Kein Angebot wartet auf deine Antwort.
dip-offers-mine = Unsere offenen Angebote
dip-offers-settled = Frühere Angebote ({ $count })
dip-offer-new = Angebot machen
dip-offer-to = An
dip-we-give = Wir befehlen
dip-they-give = { $realm } befiehlt
dip-nothing = nichts
dip-add-gives = Was wir geben
dip-add-wants = Was wir wollen
dip-add-to-gives = Zu dem, was wir geben
dip-add-to-wants = Zu dem, was wir wollen
dip-line-out = Herausnehmen
dip-offer-text = Ein Wort dazu (freiwillig)
dip-offer-usual = Das ist unser Angebot.
dip-offer-about = Wird es angenommen, stehen diese Zeilen sofort in den Entwürfen beider Reiche. Sie binden niemanden, bis jedes Reich abgibt. Das Angebot verfällt mit dem Monat.
dip-offer-send = Angebot an { $realm } senden
dip-offer-sent = Das Angebot an { $realm } ist gesendet.
dip-offer-empty = Füge mindestens eine Zeile hinzu.
dip-open-yours = Nimmst du an, kommen deine Zeilen in deinen Entwurf und die anderen in den anderen. Abgeben muss jedes Reich selbst.
dip-open-mine = Noch nicht beantwortet. Bis dahin kannst du es zurückziehen.
dip-accept = Annehmen
dip-decline = Ablehnen
dip-withdraw = Zurückziehen
dip-settled-by = von { $name }
dip-accepted-about = Die Zeilen stehen in den Entwürfen beider Reiche. Prüfe deinen und gib ihn ab.
dip-lapsed-about = Sein Monat ist vorbei. Mache ein neues, wenn du es noch willst.
dip-state-open = Offen
dip-state-accepted = Angenommen
dip-state-declined = Abgelehnt
dip-state-withdrawn = Zurückgezogen
dip-state-lapsed = Verfallen
dip-told-accepted = Angenommen: Die Zeilen stehen in beiden Entwürfen.
dip-told-declined = Das Angebot ist abgelehnt.
dip-told-withdrawn = Das Angebot ist zurückgezogen.
dip-told-lapsed = Das Angebot ist verfallen.
dip-told-open = Das Angebot ist offen.

## Befehle nach Formular

dip-group-rights = Rechte
dip-group-gifts = Geschenke
dip-group-trade = Handel
dip-group-captives = Gefangene
dip-kind-grant-way = Wegerecht gewähren
dip-kind-agree-way = Wegerecht zustimmen
dip-kind-revoke-way = Wegerecht entziehen
dip-kind-grant-coast = Küstengewässerrecht gewähren
dip-kind-revoke-coast = Küstengewässerrecht entziehen
dip-kind-accept-gifts = Schenkungen annehmen
dip-kind-decline-gifts = Schenkungen ablehnen
dip-kind-give-gold = Gold aus dem Reichsschatz
dip-kind-hand-gold = Gold, das ein Heer trägt
dip-kind-give-land = Land
dip-kind-offer-goods = Schiffe, Reittiere, Waffen oder Gold eines Heeres
dip-kind-take-over = Bereitgestelltes übernehmen
dip-kind-pass-cards = Handelskarten
dip-kind-offer-prisoners = Gefangene eines Heeres
dip-kind-free-person = Einen gefangenen Charakter freilassen
dip-kind-release = Die Gefangenen eines Heeres freilassen
dip-slot-army = Heer
dip-slot-into = In eigenes Heer
dip-slot-person = Gefangener
dip-slot-gold = Goldstücke
dip-slot-price = Preis in GS (leer: Geschenk)
dip-slot-goods = Güter
dip-slot-fields = Gemarken
dip-slot-card = Karte
dip-slot-count = Anzahl der Karten
dip-special = Besondere Einnahmen (GS)
dip-choose = Wählen …
dip-no-army = Kein Heer bekannt
dip-no-captive = Kein Gefangener dieses Reiches
dip-army-at = { $number } in { $field }
dip-army-prisoners = { $number } in { $field }, { $count ->
    [one] { $count } Gefangener
   *[other] { $count } Gefangene
 }
dip-missing = Es fehlt noch: { $what }
dip-to-sheet = Ins Zugblatt
dip-goods-mounts = Reittiere
dip-goods-ships = Schiffe
dip-goods-light-catapults = Leichte Katapulte
dip-goods-heavy-catapults = Schwere Katapulte
dip-goods-light-warships = Leichte Kriegsschiffe
dip-goods-heavy-warships = Schwere Kriegsschiffe
dip-good-warriors = { $count } Krieger
dip-good-mounts = { $count ->
    [one] { $count } Reittier
   *[other] { $count } Reittiere
}
dip-good-riders = { $count } Reiter
dip-good-ships = { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
}
dip-good-leaders = { $count } Heerführer
dip-good-light-catapults = { $count ->
    [one] { $count } leichtes Katapult
   *[other] { $count } leichte Katapulte
}
dip-good-heavy-catapults = { $count ->
    [one] { $count } schweres Katapult
   *[other] { $count } schwere Katapulte
}
dip-good-light-warships = { $count ->
    [one] { $count } leichtes Kriegsschiff
   *[other] { $count } leichte Kriegsschiffe
}
dip-good-heavy-warships = { $count ->
    [one] { $count } schweres Kriegsschiff
   *[other] { $count } schwere Kriegsschiffe
}
dip-good-gold = { $count } GS
dip-good-prisoners = { $count ->
    [one] { $count } Gefangener
   *[other] { $count } Gefangene
}
dip-card-tanner = Gerber
dip-card-leatherworker = Lederer
dip-card-mining = Bergbau
dip-card-carpenter = Schreiner
dip-card-master-builder = Baumeister
dip-means-grant-way = Heere von { $giver } und { $other } nutzen die Wege des anderen und sind alliiert, sofern { $other } zustimmt.
dip-means-agree-way = { $giver } stimmt im Voraus zu: Sobald { $other } das Wegerecht gewährt, haben es beide.
dip-means-revoke-way = Das Wegerecht endet für beide, und sie sind Feinde; eine bloße Zustimmung ist zurückgenommen.
dip-means-grant-coast = Schiffe von { $other } zahlen in den Küstengewässern von { $giver } die niedrigeren Kosten. Jeder erfährt davon.
dip-means-revoke-coast = Schiffe von { $other } dürfen die Küstengewässer von { $giver } nicht mehr nutzen.
dip-means-accept-gifts = { $giver } nimmt Schenkungen von { $other } an.
dip-means-decline-gifts = { $giver } lehnt ab, was { $other } schenkt; es bleibt bei { $other }.
dip-means-give-gold = { $gold } GS gehen aus dem Reichsschatz von { $giver } in den von { $other }, wenn ihre Gebiete aneinandergrenzen.
dip-means-hand-gold = Heer { $army } von { $giver } übergibt { $gold } GS im Land von { $other }.
dip-means-give-land = { $fields } gehen an { $other }, sobald ein eroberungsfähiges Heer von dort sie betritt.
dip-means-offer-goods = { $giver } hält { $goods } aus Heer { $army } für { $other } bereit, { $price ->
    [0] als Geschenk
   *[other] für { $price } GS
}; { $other } übernimmt sie in seinem Zug in derselben Gemark.
dip-means-take-over = { $giver } übernimmt in Heer { $into }, was { $other } in Heer { $army } bereithält, und zahlt den Preis.
dip-means-pass-cards = { $giver } übergibt { $other } { $count }-mal die Karte { $card }.
dip-means-offer-prisoners = { $giver } hält alle Gefangenen von Heer { $army } für { $other } bereit, { $price ->
    [0] als Geschenk
   *[other] für { $price } GS
}.
dip-means-free-person = { $giver } lässt { $person } von { $other } frei.
dip-means-release = { $giver } lässt alle Gefangenen von Heer { $army } frei.

## Geschenke, Handel, Gefangene

dip-trade-new = Schenken, verkaufen, freilassen
dip-trade-with = Mit wem
dip-trade-what = Was
dip-pledged = Zur Übernahme bereit
dip-pledge-theirs = { $realm } hält { $goods } in Heer { $army } ({ $field }) bereit, { $price ->
    [0] als Geschenk
   *[other] für { $price } GS
}.
dip-pledge-ours = Für { $realm }: { $goods } in unserem Heer { $army } ({ $field }), { $price ->
    [0] als Geschenk
   *[other] für { $price } GS
}. Noch nicht übernommen.
dip-take-over = In { $army } übernehmen
dip-take-over-where = Dafür muss ein Heer von dir in { $field } stehen.
dip-deed-theirs = { $realm } gibt uns { $fields }: Betritt es mit einem eroberungsfähigen Heer.
dip-deed-ours = Für { $realm }: unser Land { $fields }. Noch nicht übernommen.
dip-on-map = Auf der Karte
dip-captives = Gefangene
dip-captive = { $name } aus { $realm }, bewacht von { $army } in { $field }
dip-free = Freilassen
dip-prisoners = { $count ->
    [one] { $count } Gefangener
   *[other] { $count } Gefangene
 } bei { $army } in { $field }
dip-release = Die Gefangenen von { $army } freilassen
dip-lost = { $name } ist in der Gewalt von { $realm }. Bitte durch ein Angebot um die Freilassung.
dip-sheet-lines = In deinem Zugblatt
dip-sheet-lines-none = In deinem Zugblatt steht noch keine Zeile über andere Reiche.

## Regelfragen

dip-ask-title = Eine Frage zu den Regeln
dip-ask-label = Deine Frage
dip-ask-about = Die Spielleitung sieht, wer fragt; die Antwort ist für alle. Nenne eine Regel wie PH-4.2c, und sie wird zum Verweis.
dip-ask-rules = Erst in die Regeln sehen
dip-ask = Fragen
dip-asked = Die Frage ist gestellt.
dip-questions-open = Offene Fragen
dip-questions-none = Keine Frage ist offen.
dip-questions-answered = Antworten
dip-questions-search = In Fragen und Antworten suchen
dip-answers-none = Noch wurde nichts beantwortet.
dip-answer-to = Antwort auf: { $question }
dip-answer-give = Für alle beantworten

## Vereinbartes

dip-in-force = Jetzt in Kraft
dip-in-force-none = Mit keinem Reich ist etwas vereinbart.
dip-agreed-title = Monat für Monat
dip-agreed-ours = Nur was uns betrifft
dip-agreed-none = In diesen Monaten wurde nichts vereinbart.
dip-agreed-more = Weiter zurück
dip-agreed-offer = Angebot von { $from } an { $to }, angenommen
dip-agreed-gift-out = Geschenk an { $realm }: { $gold } GS
dip-agreed-gift-in = Geschenk von { $realm }: { $gold } GS
dip-agreed-sale-out = Bezahlt an { $realm }: { $gold } GS
dip-agreed-sale-in = Verkauft an { $realm }: { $gold } GS

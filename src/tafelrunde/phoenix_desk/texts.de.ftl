# Wonach ein Feldzug fragt, und das Formular eines leeren Zugblatts.

## Was auszulosen oder zu würfeln ist

dice-wanted = Würfel in dieser Reihenfolge: { $dice }
order-wanted = die Reihenfolge für { $month }: die Nummern aller { $realms ->
    [one] 1 Reich
   *[other] { $realms } Reiche
 }, wie gezogen{ $first ->
        [0] {""}
       *[other] ; nicht unter den ersten { $first }: { $late }
    }; und zuletzt der Auftauchpunkt, 1 bis 8
order-wanted-again = die Reihenfolge für { $month } mit nachgelosten Reichen: { $known } in dieser Folge, { $realms ->
    [one] 1 Nummer
   *[other] { $realms } Nummern
 } insgesamt; und zuletzt ihr Auftauchpunkt, { $gate }

## Ein leeres Zugblatt

form-treasury = Reichsschatz: { $gold } GS
form-examples = Beispiele:
form-muster =
    Rüste 1000 K und 5 HF als 101 in Rüstort { $town }
    Errichte Straße im Osten von { $town }
    Baue Burg in { $town }
form-turn =
    Bewege 101 nach { $town }
    Spalte von 101 als 102 ab: 500 K und 1 HF
    Lade 20000 GS auf 101
form-no-recruiting = Truppen werden in diesem Monat nicht gerüstet.

## Wozu ein Zugblatt führt

sheet-costs-nothing = Kostet nichts; im Reichsschatz bleiben { $remains } GS.
sheet-costs = Aus dem Reichsschatz gehen { $spent } GS{ $earned ->
        [0] {""}
       *[other] , hinein kommen { $earned } GS
    }; von { $treasury } GS bleiben { $remains } GS:
sheet-payment = { $why }{ $where }: { $gold } GS
sheet-payment-apart = { $why }{ $where }: { $gold } GS aus besonderen Einnahmen
sheet-chest-town = In { $field } liegen { $special } GS besondere Einnahmen.
sheet-chest-army = { $number } in { $field } trägt { $gold } GS{ $special ->
        [0] {""}
       *[other] {" "}und { $special } GS besondere Einnahmen
    }.
sheet-room = Rüsten in { $field } ({ $town }): noch { $gold } GS, { $leaders } HF, { $wizards ->
        [one] 1 Zauberer
       *[other] { $wizards } Zauberer
    }.
sheet-room-special = Rüsten in { $field } ({ $town }) mit besonderen Einnahmen: noch { $gold } GS, { $leaders } HF, { $wizards ->
        [one] 1 Zauberer
       *[other] { $wizards } Zauberer
    }.
sheet-room-free = Rüsten in { $field } ({ $town }): ohne Grenze (PH-2e).
sheet-march = { $number } zieht { $path }{ $stopped ->
        [yes] {" "}und trifft dort auf Feinde
       *[no] {""}
    }; es bleiben { $points ->
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    } und { $climbs ->
        [one] 1 Höhenstufenpunkt
       *[other] { $climbs } Höhenstufenpunkte
    }.
sheet-far = Zeile { $line }: { $number } braucht bis { $to } { $months ->
    [one] 1 Monat
   *[other] { $months } Monate
 } und kommt in diesem auf dem Weg dorthin bis { $farthest } ({ $path }).
sheet-far-stays = Zeile { $line }: { $number } braucht bis { $to } { $months ->
    [one] 1 Monat
   *[other] { $months } Monate
 } und bleibt in diesem in { $farthest }.
sheet-other-way = Zeile { $line }: Ohne den befohlenen Weg kommt { $number } in diesem Monat bis { $to } ({ $path }).
sheet-no-way = Zeile { $line }: Kein Weg führt { $number } nach { $to }, so viele Monate es auch unterwegs wäre.

## Was sich erst zeigt, wenn es geschieht

open-fire = Ob dann geschossen werden kann und was getroffen wird, zeigen die Würfel.
open-challenge = Ob sie aufeinandertreffen und wer gewinnt, zeigt der Charakterkampf.
open-retreat = Es gilt nur, wenn sein Heer den Nahkampf verliert.
open-ban = Was der Bann hält, zeigt sich beim Zaubern; ein gegnerischer Zauberer dort bedeutet zuerst ein Duell.
open-tear = Ob dort eine gegnerische magische Wand steht, zeigt sich beim Einreißen.
open-stock = Wie viel die Händler haben, ist ihr Geheimnis; wer zuerst kommt, wird zuerst bedient.
open-sale = Ob die Händler das bezahlen und lagern können, ist ihr Geheimnis.
open-hand = Ob die Händler so viele Karten halten können, ist ihr Geheimnis.
open-storm = Wie viele Schiffe der Sturm nimmt, zeigt ein Würfel.
open-dead = Was erweckt werden darf, hängt von den Kämpfen ab, die gewonnen werden.
open-answer = Es braucht das andere Reich, dessen Zugblatt für diesen Monat antworten kann.
open-master = Die Spielleitung liest es und entscheidet.
open-fight = Es trifft in { $field } auf Feinde; wie das ausgeht, zeigt der Kampf.
open-overrun = Es zieht nur weiter, wenn es die Feinde in { $field } überrennt; sonst bleibt es dort und kämpft.

## Zugblätter aus E-Mails

paste-invisible = unsichtbare Zeichen
paste-web = Zeichen einer Webseite
paste-quote = Zitatzeichen
paste-bullet = ein Aufzählungszeichen
paste-numbering = eine Nummerierung
paste-heading = eine Überschrift
paste-typography = typografische Striche und Anführungszeichen
paste-head = der Kopf einer E-Mail
paste-signature = eine Unterschrift
paste-rule = eine Trennlinie
paste-line-cleaned = Zeile { $line }, gelesen als „{ $text }“; weggenommen: { $why }.
paste-line-left-out = Zeile { $line } ist ausgelassen ({ $why }): { $sent }
paste-line-unread = Zeile { $line } ist nicht zu verstehen: { $text } (weggenommen: { $why })
paste-line-unread-plain = Zeile { $line } ist nicht zu verstehen: { $text }

## Wenn die Zeit um ist

round-time-over = Die Zeit der Runde ist um.

## Viele Zugblätter auf einmal

bulk-handed-in = { $file }: abgegeben für { $realm }, { $orders ->
    [one] 1 Befehl
   *[other] { $orders } Befehle
 }.
bulk-refused = { $file }: nicht abgegeben für { $realm }; { $wrong ->
    [one] 1 Sache ist
   *[other] { $wrong } Sachen sind
 } daran falsch.
bulk-unknown = { $file }: nicht abgegeben: { $why }.
map-brought = die Karte, mit der der Feldzug gegründet wurde

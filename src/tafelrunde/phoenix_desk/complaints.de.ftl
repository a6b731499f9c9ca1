# Was an einem Feldzug oder an einer Frage an ihn falsch ist, in Worten.

## Feldzüge und ihre Ordner

no-such-realm-but = ein Reich { $name } gibt es nicht; ist { $close } gemeint? Reiche: { $listed }
no-such-realm = ein Reich { $name } gibt es nicht; Reiche: { $listed }
no-campaign-of-phoenix = das ist kein Feldzug von Phoenix
no-campaign-here = hier liegt kein Feldzug: { $log } fehlt. `tafelrunde phoenix new` gründet einen
secret-missing-or-other = das Geheimnis der Würfel fehlt oder ist nicht das, auf das sich der Feldzug festgelegt hat
position-differs = die Stellung weicht von der aufgezeichneten ab; `tafelrunde phoenix verify` nennt den Eintrag
campaign-here-already = { $path }: hier liegt schon ein Feldzug; gründe den neuen in einem anderen Ordner
campaign-being-written = { $folder }: ein anderes Programm schreibt gerade an diesem Feldzug; danach geht es wieder
no-such-campaign = einen solchen Feldzug gibt es nicht; in dieser Datenbank sind: { $known }
campaign-name-taken = { $campaign }: dieser Name ist in der Datenbank vergeben; wähle einen anderen
campaign-changed-meanwhile = { $campaign }: jemand anders hat inzwischen an diesem Feldzug weitergemacht; von dir wurde nichts geschrieben, versuch es noch einmal
no-campaign-name = { $name } kann kein Feldzug in einer Datenbank heißen: bis zu 60 Buchstaben, Ziffern, Leerzeichen und . + - _, am Anfang ein Buchstabe oder eine Ziffer
campaign-lives-elsewhere = { $folder }: das ist eine alte Abschrift; der Feldzug wird in { $place } weitergespielt
too-few-starts = die Welt nennt { $known ->
    [one] 1 Startplatz
   *[other] { $known } Startplätze
 }, und für { $needed ->
    [one] 1 Reich
   *[other] { $needed } Reiche
 } fanden sich keine fairen; nenne Hauptstädte mit --realm NAME@GEMARK
no-realm-name = { $name } ist kein Name für ein Reich: 1 bis 40 Buchstaben, und keine Zahl
realm-name-taken = der Name { $name } ist vergeben; jedes Reich braucht einen eigenen
draft-not-utf8 = kein Text in UTF-8
question-length = eine Frage hat 1 bis { $longest } Zeichen, nicht { $length }
no-open-question = eine offene Frage { $number } gibt es nicht; offen sind: { $listed }
not-a-question = das ist keine Frage
no-rollback-note = keine Notiz einer Rücknahme: { $reason }

## Monate und Berichte

no-month-begun = noch hat kein Monat begonnen: die ersten Zugreihenfolgen sind auszulosen
month-not-begun = Monat { $month } hat nicht begonnen; im Log { $last ->
        [one] steht nur Monat 1 ({ $first })
       *[other] stehen die Monate 1 ({ $first }) bis { $last } ({ $name })
    }
no-month = { $text } ist kein Monat; schreibe die Nummer seit Beginn (5) oder Namen und Jahr (Hel 1). Monate: { $names }
no-point = { $text } ist kein Eintrag; schreibe #1 bis #{ $last }, oder den Monat, zu dessen Beginn es zurückgeht
nothing-to-undo = nach diesem Punkt steht nichts im Log, was sich zurücknehmen ließe; sein letzter Eintrag ist #{ $last }
no-such-log-entry = Eintrag { $entry } gibt es nicht; das Log hat { $last }
no-report-of-month = über Monat { $month } gibt es keinen Bericht: begonnen haben die Monate 1 bis { $last }

## Würfel, Heere, Einladungen

no-dice-waited-for = auf Würfel wird nicht gewartet
dice-needed = { $count ->
    [one] 1 Zahl ist
   *[other] { $count } Zahlen sind
 } nötig, nicht { $given }: { $asked }
no-number-to-fall = { $text } ist keine Zahl, die fallen kann
no-enemies-in-field = in { $label } stehen keine Feinde gegeneinander; Heere dort: { $who }
no-such-army = { $name } hat kein Heer { $number }; Heere: { $own }
name-realm = nenne das Reich: { $names }
invitation-impossible = keine Einladung: was sie zeigt, kann nicht sein; bitte die Spielleitung um eine neue
no-invitation = keine Einladung: { $reason }
invitation-of-other-version = gemacht mit Fassung { $made } der Regeln; hier gilt Fassung { $version }
invitation-into-campaign = { $folder } ist ein Feldzug; eine Einladung kommt in einen eigenen Ordner

## Proben

nobody-answers = wer veröffentlicht, verwirft oder zurückdreht, nennt seinen Namen: 1 bis { $longest } Zeichen
no-audit-note = keine Notiz der Spielleitung: { $reason }
nothing-to-roll = hier wird nicht gewürfelt; oder die Würfel liegen auf dem Tisch, und was sie zeigen, wird eingetippt
no-sheet-to-return = von { $name } wartet kein Zugblatt, das zurückgehen könnte
no-step-back = weiter geht es nicht zurück: hier hat die Probe begonnen
nothing-to-publish = noch ist nichts gespielt, was sich veröffentlichen ließe
campaign-moved-on = der Feldzug ist seit dem Beginn der Probe weitergegangen; veröffentlicht ist nichts. Eine neue Probe beginnt, wo er jetzt steht
sheet-changed-meanwhile = das Zugblatt von { $name } ist seit dem Beginn der Probe ein anderes; veröffentlicht ist nichts. Eine neue Probe spielt das neue
rehearsal-closed = diese Probe ist zu Ende; eine neue beginnt, wo der Feldzug jetzt steht
no-script = nicht die Aufzeichnung einer Probe: { $reason }
nothing-pointed-at = was soll korrigiert werden? Nenne eine Gemark oder ein Reich
no-rehearsal = es läuft keine Probe; beginne eine
rehearsal-open = { $who } hält schon eine Probe ab; führe sie fort oder verwirf sie
rehearsal-went-on = { $who } hat diese Probe inzwischen weitergeführt; sieh sie dir noch einmal an. Von dir ist nichts geschehen
nothing-overtaken = hier wartet kein Zugblatt, dessen Befehle überholt sind
phase-not-over = so viele Phasen sind bisher vorbei: { $count }
reason-needed = sage warum, in 1 bis { $longest } Zeichen
too-long-to-correct = { $path }: höchstens { $longest } Zeichen
nothing-to-extend = diese Runde hat keine Frist, die man verlängern könnte
campaign-went-on = die Kampagne ist inzwischen weitergegangen, bis Eintrag { $last }; sieh noch einmal nach, was verloren ginge. Nichts wurde zurückgenommen

## Zugblätter, an denen geschrieben wird

draft-too-large = das Zugblatt hat { $lines ->
    [one] 1 Zeile
   *[other] { $lines } Zeilen
 } und { $size } KB; behalten werden höchstens { $most_lines ->
    [one] 1 Zeile
   *[other] { $most_lines } Zeilen
 } und { $most } KB
draft-of-many-orders = das Zugblatt hat { $count ->
    [one] 1 Befehl
   *[other] { $count } Befehle
 }; mehr als { $most } lassen sich nicht auf einmal prüfen
draft-of-other-round = Fassung { $number } gehört nicht zu diesem Zugblatt; lade das Zugblatt neu
sheet-is-no-text = das ist kein Text: es stehen Bytes darin, mit denen kein Buchstabe geschrieben wird
sheet-of-no-realm = wessen Zugblatt das ist, steht weder im Namen noch in einer Überschrift (Reich: NAME); Reiche: { $listed }
sheet-of-several-realms = es kann das Zugblatt von jedem dieser Reiche sein: { $names }; eine Überschrift (Reich: NAME) entscheidet
sheet-by-another-name = nach der Überschrift ist es das Zugblatt von { $heading }, nach dem Dateinamen das von { $named }
sheet-sent-twice = { $count ->
    [one] 1 Datei ist ein Zugblatt
   *[other] { $count } Dateien sind Zugblätter
 } von { $realm }; lass die übrig, die gilt
sheet-file-too-large = die Datei hat { $size } KB; gelesen werden Zugblätter bis { $most } KB
letters-are-settled = Ob die Spielleitung Briefe zwischen Reichen liest, wird bei der Gründung entschieden und ändert sich danach nicht mehr.

## Archive eines Feldzugs, und was ausgegeben wird

archive-damaged = das ist kein Archiv eines Feldzugs, oder es ist beschädigt oder unvollständig
archive-too-large = ein Archiv hat höchstens { $most } MB
archive-too-many-files = ein Archiv hat höchstens { $most ->
    [one] 1 Datei
   *[other] { $most } Dateien
 }
archive-content-too-large = ausgepackt hat ein Archiv höchstens { $most } MB
archive-file-unknown = { $file } ist keine Datei eines Feldzugs
archive-file-twice = diese Datei liegt zweimal im Archiv
archive-file-packing = diese Datei ist verschlüsselt oder auf eine Weise gepackt, die hier nicht gelesen wird
archive-file-too-dense = zu dicht gepackt für eine Datei eines Feldzugs: ausgepackt wäre sie um einen Faktor über { $most } größer
archive-file-too-long = diese Datei hat zu viele Zeilen; mehr als { $most } hat keine Datei eines Feldzugs
archive-people-too-many = so viele Leute hat kein Feldzug
archive-file-damaged = diese Datei ist beschädigt
archive-without-log = im Archiv ist kein Feldzug: { $log } fehlt
archive-dice-differ = was hier gezogen wurde, ergibt sich nicht aus Startzahl oder Geheimnis dieses Feldzugs
archive-of-another = das ist das Archiv eines anderen Feldzugs: die Protokolle beginnen verschieden
archive-people-unreadable = die Liste der Leute ist nicht zu lesen: { $reason }
nothing-to-restore = der Feldzug steht genau so wie in diesem Archiv
nothing-public-yet = noch ist nichts von diesem Feldzug alt genug, um es Zuschauern zu zeigen
not-public-yet = Zuschauer sehen Monate bis { $last } ({ $name })
map-too-wide = eine Karte ist höchstens { $most } Pixel breit, nicht { $width }

## Angebote zwischen Reichen

deal-too-long = { $side }: höchstens { $most ->
    [one] 1 Zeile
   *[other] { $most } Zeilen
 }
deal-bad-line = { $side }, Zeile { $line }: { $fault }
deal-one-order = eine Zeile ist ein Befehl von höchstens { $longest } Zeichen
deal-of-other-kind = { $line } ist kein Befehl über Rechte, Schenkungen, Gefangene oder Handel
deal-with-another = { $line } betrifft nicht { $realm }, mit dem hier gehandelt wird

## Durchsicht

compare-needs-reading = --option: nenne eine Hausregel, die abweicht; im Feldzug gilt { $known }
compare-not-deadlines = --option deadlines: Zugblätter der einen Spielweise bedeuten in der anderen nichts
whatif-sheet-wrong = { $realm }, Zeile { $line }: { $said }

# looking back and trying out

whatif-no-roll = Eintrag { $entry } des Logs ist kein Wurf.
whatif-needs-month = Gefallene Würfe und andere Lesarten werden an einem Monat versucht, der schon begonnen hat: Nenne ihn.
turning-odd-dice = Diese Würfel können in diesem Kampf nicht gefallen sein.
turning-no-figure = Keine Zahl einer Auswertung: { $text }
turning-no-realm = In diesem Feldzug gibt es kein Reich { $realm }.
no-kept-log = Unter der Nummer { $number } wurde kein Log aufgehoben.
not-played-again-yet = Was damals zurückgenommen wurde (Nr. { $number }), ist noch nicht für einen ganzen Monat neu gespielt: Es gibt nichts zu vergleichen.

## Eine Karte, die jemand mitbringt

map-columns-unread = diese Spalten werden nicht gelesen: { $names }
map-without-gates = die Karte hat keine Teleportfelder zum Piratennest, also kommt niemand dorthin
map-without-audvacar = keine Gemark heißt Audvacar, also gibt es keine Stadt der Händler
map-owner-negative = { $field } gehört Reich { $realm }; Nummern von Reichen sind größer als 0
map-owner-of-water = { $field } ist Wasser und gehört Reich { $realm }; Wasser hat hier keinen Besitzer, das entfällt
map-no-stage = { $field }: einen Rüstort der Stufe { $stage } gibt es nicht; die Stufen laufen von 1 (Burg) bis { $last } (Festungshauptstadt)
map-town-name = { $field }: Rüstorte haben hier keine Namen, „{ $name }“ entfällt
map-points-without-town = { $field } hat Baupunkte ({ $points }), aber keinen Rüstort; sie entfallen
map-town-in-water = { $field } ist Wasser; dort steht kein Rüstort
map-points-negative = Baupunkte in { $field }: { $points }; weniger als 0 gibt es nicht
map-points-too-many = Baupunkte in { $field }: { $points }; ein Rüstort der Stufe { $stage } hat höchstens { $most } und bekommt diese
map-capital-of-nobody = die Hauptstadt bei { $field } gehört keinem Reich
map-town-of-nobody = der Rüstort bei { $field } gehört keinem Reich und entfällt
map-two-capitals = Reich { $realm } hat seine Hauptstadt bei { $first } und noch eine bei { $field }; mach eine davon zur Festung (Stufe 3)
map-river-at-rim = { $side }: dort endet die Welt; dieser Fluss entfällt
map-river-on-one-side = { $side } hat einen Fluss, { $beyond } weiß nichts davon; er gilt als Fluss
map-work-begun = { $side }: { $kind } ist erst begonnen; begonnene Bauwerke entfallen
map-work-impossible = { $side }: { $kind } kann nach unseren Regeln dort nicht stehen und entfällt
map-work-on-one-side = { $side } hat { $kind }, { $beyond } weiß nichts davon; es gilt als gebaut
map-realm-unknown = die Karte hat kein Reich { $realm }; Reiche darin: { $listed }
map-realm-twice = die Reiche { $one } und { $two } der Karte sollen beide Reich { $realm } sein
map-has-mistakes = Die Karte hat Fehler: { $count }. Der erste: { $first }
no-colour = { $colour } ist keine Farbe: schreib sie wie #1f5fa8

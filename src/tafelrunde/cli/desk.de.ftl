# Texte am Tisch der Spielleitung: Protokoll, Konflikte, Schritte, Proben, Auslegungen, Änderungen.

help-phoenix-protocol = Das Protokoll jeder Auswertung, mit jedem Faktor und seiner Regel.

    Nahkampf, Überrennen, Fernkampf, Wälle, Duelle, Charakterkämpfe, Bannungen, magische Wände: Zeile für
    Zeile, sodass man es von Hand nachrechnen kann. Es verrät alles: zeige jedem nur, was seines ist.
phoenix-protocol-month = Nur dieser Monat: seine Nummer seit Beginn (5) oder Name und Jahr (Hel 1).
phoenix-protocol-field = Nur diese Gemark, etwa 503/22.
phoenix-protocol-none = Es wurde nichts ausgewertet.

# Konflikte

help-phoenix-conflicts = Die Konflikte eines Monats je Gemark: wer gegen wen steht, die Aussichten und das Ergebnis.

    Stärken und Gutpunkte sind die, die die Spielleitung kennt, kurz bevor gewürfelt wird. Ohne --month ist es
    der laufende Monat, mit den Konflikten, die noch offen sind.
phoenix-conflicts-month = Welcher Monat (sonst der laufende): seine Nummer seit Beginn oder Name und Jahr.
phoenix-conflicts-none = Keine Konflikte.
phoenix-conflict-melee = Nahkampf
phoenix-conflict-crowd = Nahkampf in überfüllter Gemark
phoenix-conflict-duel = Zauberduell
phoenix-conflict-combat = Charakterkampf
phoenix-conflict-tilt = Ritterkampf
phoenix-conflict-retreat = Rückzugsgefecht
phoenix-conflict-overrun = Überrennen
phoenix-conflict-fire = Fernkampf
phoenix-conflict-ban = Bannung
phoenix-conflict-head = { $field }: { $kind } (B{ $phase }),
phoenix-conflict-turn = Zug von { $realm }
phoenix-conflict-against = gegen
phoenix-conflict-army = { $realm } { $number }: { $goods }; Heeresstärke { $strength }, Gutpunkte { $points } = { $sources }
phoenix-conflict-shot = { $realm } { $number }: { $weapons }, mittlerer Schaden { $mean } (PH-5.1j)
phoenix-conflict-target = { $realm } { $number }: { $goods }; Gutpunkte { $points } = { $sources }
phoenix-conflict-person = { $realm } { $number }: { $points ->
    [one] 1 Gutpunkt
   *[other] { $points } Gutpunkte
 }, { $power } Würfel
phoenix-conflict-odds = Aussichten{ $has-pair ->
    [yes] {" "}{ $pair }
   *[no] {""}
 }: { $won } Sieg, { $drawn } Unentschieden, { $lost } Niederlage
phoenix-conflict-losses = ; mittlere Verluste { $own } und { $others }
phoenix-conflict-overrun-attackers = ; die Angreifer würden ohne Würfel überrannt
phoenix-conflict-overrun-defenders = ; die Verteidiger würden ohne Würfel überrannt
phoenix-conflict-result = Ergebnis: { $said }
phoenix-conflict-open = Ergebnis: noch offen
phoenix-conflict-off = Ergebnis: es kam nicht dazu

# Truppen aus einem Feldzug

phoenix-taken-from = Die Truppen dieses Feldzugs nehmen, wie sie jetzt stehen.
phoenix-taken-field = Mit --from: die Gemark, etwa 503/22.
phoenix-taken-attacker = Mit --from: das Reich, das angreift (sonst das, das als nächstes zieht).
phoenix-taken-split = Die Angreifer teilen sich auf { $parties ->
    [one] 1 Partei
   *[other] { $parties } Parteien
 } auf (PH-R58). Jeder Nahkampf steht für sich, mit Verlusten, als träfe das ganze Heer auf diese Partei.
phoenix-taken-army = Mit --from: ein Heer des Angreifers, das in die Gemark zieht oder auf sie schießt.

# Änderungen

help-phoenix-audit = Jede Korrektur und Entscheidung der Spielleitung, mit den Werten davor und danach.

    Auch eingetippte und behaltene Würfel, geschlossene Runden, Rücknahmen und Wiederholungen stehen hier.
phoenix-audit-none = Nichts wurde von Hand entschieden.
phoenix-audit-published = { $when }, { $who }: veröffentlichte nach Eintrag { $entries } { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
 } aus einer Probe.
phoenix-audit-discarded = { $when }, { $who }: verwarf nach Eintrag { $entries } eine Probe{ $dice ->
    [0] {""}
    [one] , in der einmal gewürfelt oder gezogen wurde
   *[other] , in der { $dice }-mal gewürfelt oder gezogen wurde
 }.
phoenix-audit-rolled-back = { $when }, { $who }: drehte auf Eintrag { $entries } zurück; { $count ->
    [one] 1 Eintrag ist
   *[other] { $count } Einträge sind
 } ungeschehen.
phoenix-audit-restored = { $when }, { $who }: stellte aus einem Archiv den Stand nach Eintrag { $entries } wieder her; { $count ->
    [one] 1 Eintrag wurde
   *[other] { $count } Einträge wurden
 } dafür beiseitegelegt.
phoenix-audit-played = { $when }, { $who }: { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
 } nach Eintrag { $entries } gespielt.
phoenix-audit-played-again = { $when }, { $who }: { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
 } nach Eintrag { $entries } neu gespielt.
phoenix-audit-returned = Zugblätter zurückgegeben an: { $realms }.
phoenix-audit-again = Noch einmal gespielt ab Eintrag { $entries }, das Log davor ist { $file }: { $reason }

# andere Hausregeln

help-phoenix-compare = Den Feldzug mit anderen Hausregeln noch einmal spielen und zeigen, was abweicht.

    Mit denselben Zugblättern, Entscheidungen und Würfeln; nichts wird gespeichert. Beispiel: tafelrunde phoenix
    compare feldzug --option hf_gp=tiered. `tafelrunde games` nennt die Hausregeln.
phoenix-compare-option = Eine Hausregel, name=wert; mehrfach möglich.
phoenix-compare-month = Sie gilt ab diesem Monat (sonst von Anfang an).
phoenix-compare-head = Mit { $options } stattdessen:
phoenix-compare-before = wie es war
phoenix-compare-after = dann
phoenix-differences = { $count ->
    [0] In der Stellung weicht nichts ab.
    [one] 1 Wert weicht ab.
   *[other] { $count } Werte weichen ab.
 }

# was wäre, wenn

help-phoenix-whatif = Zugblätter, Korrekturen und Würfel an einer Kopie des Feldzugs erproben und zeigen, was daraus würde.

    Nichts wird gespeichert. Zugblätter, die warten, werden mitgespielt. Mit --month wird ein vergangener Monat noch
    einmal gespielt und gezeigt, was jetzt anders wäre. Beispiel: tafelrunde phoenix whatif feldzug --sheet Ann=ann.txt
    --dice "3 17"
phoenix-whatif-sheet = Ein Zugblatt zur Probe, REICH=DATEI; je Reich einmal.
phoenix-whatif-correct = Eine Korrektur vorweg, pfad=wert wie bei `correct`; mehrfach möglich.
phoenix-whatif-dice = Was der nächste Wurf zeigt, etwa `"3 17"`; je Wurf einmal. Alle weiteren werden gezogen wie sonst.
phoenix-whatif-month = Noch einmal ab Beginn dieses Monats, sonst mit den Zugblättern und Würfeln des Logs.
phoenix-whatif-close = Wer kein Zugblatt hat, befiehlt nichts; sonst hält die Probe dort an.
phoenix-whatif-nothing = Das war eine Probe; gespeichert ist nichts.

# Phase für Phase

help-phoenix-step = Den nächsten Zug Phase für Phase zeigen: was in jeder geschieht, jede Auswertung, was sich ändert.

    An einer Kopie, gespeichert wird also nichts; mit --play wird der Zug wirklich ausgeführt, mit --pause hält er vor
    jedem Wurf an: dann korrigiere, was sein muss, und tippe die Würfel ein (`phoenix dice ORDNER 3 17`) oder lass sie
    ziehen (`phoenix dice ORDNER --draw`). Endet mit Code 1, wenn nichts gespielt werden kann.
phoenix-step-until = Nur die Phasen bis zu dieser (B8) zeigen, und wer dann gegen wen steht.
phoenix-step-play = Den Zug wirklich ausführen.
phoenix-step-pause = Ihn wirklich ausführen, aber vor Würfeln anhalten, die --dice nicht nennt.
phoenix-step-facing = Wer jetzt gegen wen steht:
phoenix-step-saved = Gespeichert.
phoenix-phase-1 = das Zugblatt
phoenix-phase-2 = Regeneration
phoenix-phase-3 = Figuren auf der Karte
phoenix-phase-4 = Ankündigungen
phoenix-phase-5 = Teleportation I
phoenix-phase-6 = Zaubersprüche I
phoenix-phase-7 = Fernkampf I
phoenix-phase-8 = Bewegung
phoenix-phase-9 = Teleportation II
phoenix-phase-10 = Zaubersprüche II
phoenix-phase-11 = Zauberduelle
phoenix-phase-12 = Fernkampf II
phoenix-phase-13 = Charakterkampf
phoenix-phase-14 = Nahkampf
phoenix-phase-15 = Gefangennahme und Rückzug
phoenix-phase-16 = Zaubersprüche III
phoenix-phase-17 = Schenkungen
phoenix-phase-18 = Zugende
phoenix-phase-19 = das nächste Reich
phoenix-dice-draw = Diesen Wurf ziehen, statt ihn einzutippen.

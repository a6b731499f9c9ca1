# Der Zug an einer Kopie, Phase für Phase

st-begin-title = { $month }: { $phase }
st-begin-month = Du leitest den Monat erst an einer Kopie. Vor jedem Wurf hält sie an; du korrigierst, gehst zurück, gibst Zugblätter zurück. Niemand sonst sieht etwas davon, bis du veröffentlichst.
st-begin-turn = Du leitest den Zug erst an einer Kopie. Vor jedem Wurf hält sie an; du korrigierst, gehst zurück, gibst ein Zugblatt zurück. Niemand sonst sieht etwas davon, bis du veröffentlichst.
st-begin-leave-out = Überholte Befehle weglassen
st-begin-stand-ins = Bots für säumige Reiche einspringen lassen
st-begin = Probe beginnen
st-over = Der Feldzug ist zu Ende; es gibt nichts mehr zu spielen.
st-published = Veröffentlicht. Die Reiche sind benachrichtigt.
st-discarded = { $rolls ->
    [0] Verworfen. Gewürfelt wurde nichts; eine Notiz bleibt.
    [one] Verworfen. Es bleibt die Notiz, dass ein Wurf gesehen wurde.
   *[other] Verworfen. Es bleibt die Notiz, dass { $rolls } Würfe gesehen wurden.
 }
st-moved-on = Der Feldzug ist weitergegangen
st-moved-on-text = Seit { $who } diese Probe begonnen hat, ging der Feldzug weiter oder wurde zurückgerollt; sie lässt sich nicht mehr veröffentlichen. Verwirf sie und beginne eine neue.

# die Zeitleiste

st-timeline = Phasen der Probe
st-timeline-keys = Links und rechts führen von Phase zu Phase, Pos1 zur ersten, Ende zur Gegenwart.
st-step = { $realm }, B{ $phase }: { $name }
st-step-quiet = { $realm }, B{ $phase }: { $name }, nichts geschah
st-now = Jetzt
st-to-now = Zurück zur Gegenwart
st-previous = Vorige Phase
st-next = Nächste Phase
st-phase-1 = Zugabgabe
st-phase-2 = Regeneration
st-phase-3 = Figuren auf der Karte
st-phase-4 = Ankündigungen
st-phase-5 = Teleportation I
st-phase-6 = Zaubersprüche I
st-phase-7 = Fernkampf I
st-phase-8 = Bewegung
st-phase-9 = Teleportation II
st-phase-10 = Zaubersprüche II
st-phase-11 = Zauberduelle
st-phase-12 = Fernkampf II
st-phase-13 = Charakterkampf
st-phase-14 = Nahkampf
st-phase-15 = Gefangennahme und Rückzug
st-phase-16 = Zaubersprüche III
st-phase-17 = Schenkungen und Handel
st-phase-18 = Zugende
st-phase-19 = Das nächste Reich
st-phase-title = { $realm }, B{ $phase }: { $name }
st-quiet = In dieser Phase geschah nichts.
st-where = Wo:
st-more = und { $count } weitere
st-lit = hier hat sich etwas geändert
st-on-map = { $field }: auf der Karte zeigen
st-changed = { $count ->
    [one] Ein Wert hat sich geändert
   *[other] { $count } Werte haben sich geändert
 }
st-nothing-changed = Kein Wert hat sich geändert.

# die Frage

st-ask = { $realm }, B{ $phase }: Wurf für { $field }
st-ask-draw = Das Nächste ziehen
st-draw = Würfel ziehen
st-type = Würfel eintippen
st-draw-all = Alle übrigen ziehen
st-fair = Faire Würfel: Was fällt, stand durch ein Geheimnis fest, bevor der Feldzug begann. Diese gehören zu { $occasion }, wann immer sie gezogen werden.
st-seeded = Diese Würfel gehören zu { $occasion }: Wann immer sie gezogen werden, sind es dieselben.
st-occasion = { $month }, { $realm }, B{ $phase }, { $what } { $where }
st-commitment = Festlegung { $mark }…
st-values = Werte
st-take = Diese nehmen
st-cast = { $what } { $where }: { $count } W{ $faces }
st-typed = Eingetippt: { $values }. Es fehlen noch: { $count }
st-key-back = Letzten löschen
st-key-next = Weiter zum nächsten Würfel
st-key-done = Diese Würfel nehmen
st-fell = { $what } { $where }: { $values }
st-also-open = { $count ->
    [one] Noch ein Konflikt ist in dieser Phase offen
   *[other] Noch { $count } Konflikte sind in dieser Phase offen
 }

# Konflikte

st-kind-melee = Nahkampf
st-kind-crowd = Nahkampf in überfüllter Gemark
st-kind-duel = Zauberduell
st-kind-combat = Charakterkampf
st-kind-tilt = Ritterkampf
st-kind-retreat = Rückzugsgefecht
st-kind-overrun = Überrennen
st-kind-fire = Fernkampf
st-kind-ban = Bannung
st-whatif = Was wäre wenn …
st-against = gegen
st-force = { $goods }; Heeresstärke { $strength }, Gutpunkte { $points }
st-target = { $goods }; Gutpunkte { $points }
st-person = Gutpunkte { $points }, Würfel { $strength }
st-factors = { $count ->
    [one] Gutpunkte: ein Grund
   *[other] Gutpunkte: { $count } Gründe
 }
st-odds = { $won } Sieg, { $hasDraw ->
    [yes] { $drawn } unentschieden,{" "}
   *[no] {""}
 }{ $lost } Niederlage.
st-losses = Mittlere Verluste: { $own } und { $others }.
st-defenceless-attackers = Die Angreifer würden ohne Würfel überrannt.
st-defenceless-defenders = Die Verteidiger würden ohne Würfel überrannt.
st-conflicts = { $count ->
    [0] Konflikte
   *[other] Konflikte ({ $count })
 }
st-foreseeing = Wer wem begegnen wird, wird vorausgeschaut …
st-foresee = Alle Konflikte vorausschauen
st-no-conflicts = Niemand steht gegen jemanden.
st-foreseen-note = Zuerst steht, woran am meisten hängt. Die Aussichten gelten, bevor Würfel fallen; was von früheren Würfen abhängt, kann anders kommen.
st-facing = { $one } gegen { $other }
st-wins = { $chance } Sieg
st-perhaps = hängt von früheren Würfen ab
st-settled = entschieden
st-came-to-nothing = Es kam nicht dazu.
st-to-phase = Zu { $realm }, B{ $phase }

# andere Halte

st-stop-sheets = Zugblätter fehlen
st-stop-refused = Ein Zugblatt ist überholt
st-stop-ready = Es kann weitergehen
st-stop-done = Alles ist gespielt
st-all-absent = Alle Reiche sind abwesend; nur du kannst die Runde schließen.
st-close = Ohne sie schließen
st-close-title = Die Runde ohne die Säumigen schließen
st-stand-ins = Bots einspringen lassen
st-wait = Auf sie warten
st-sheets-note = Bots springen von Anfang an ein: Die Probe beginnt dann neu, und dieselben Würfel fallen. Wer schließt, nennt einen Grund, den alle Reiche lesen.
st-leave-out = Diese Befehle weglassen
st-return = Zugblatt an { $realm } zurückgeben
st-go = Weiter
st-done-facts = Einträge: { $entries }, Würfe: { $rolls }, Phasen: { $phases }. Sieh dir in der Zeitleiste jede davon an, bevor du veröffentlichst.
st-to-publish = Zur Zusammenfassung

# Werkzeuge

st-step-back = Schritt zurück
st-correct = Korrigieren …
st-give-back = Zugblatt zurückgeben
st-give-back-title = Ein Zugblatt an sein Reich zurückgeben
st-discard = Verwerfen
st-discard-title = Die Probe verwerfen?
st-discard-text = { $rolls ->
    [0] Von ihr bleibt nur eine Notiz in der Chronik der Entscheidungen. Kein Wurf wurde gesehen.
    [one] Von ihr bleibt nur die Notiz, dass ein Wurf gesehen wurde. Gezogene Würfel bleiben gezogen: Eine zweite Probe hat dieselben.
   *[other] Von ihr bleibt nur die Notiz, dass { $rolls } Würfe gesehen wurden. Gezogene Würfel bleiben gezogen: Eine zweite Probe hat dieselben.
 }
st-decide = Eine Entscheidung in Worten
st-sentence = Satz der Spielleitung
st-sentence-like = Gewähre Yaromo 500 GS; Grund: Preis des Turniers
st-decide-do = Entscheiden
st-acts = { $count ->
    [0] Wer was tat
    [one] Wer was tat (eine Handlung)
   *[other] Wer was tat ({ $count } Handlungen)
 }
st-act = { $at }, { $who }: { $what }
st-act-began = { $at }, { $who }: begonnen
st-act-go = weitergegangen
st-act-drawn = Würfel gezogen
st-act-typed = Würfel eingetippt: { $values }
st-act-roll-all = alle übrigen Würfel gezogen
st-act-correct = korrigiert
st-act-close = die Runde geschlossen
st-act-leave-out = überholte Befehle weggelassen
st-act-give-back = das Zugblatt von { $realm } zurückgegeben
st-act-step-back = einen Schritt zurück

# veröffentlichen

st-publish-title = Die Probe veröffentlichen
st-publish = Endgültig veröffentlichen
st-publish-facts = { $entries ->
    [one] Ein Eintrag wird Teil des Feldzugs
   *[other] { $entries } Einträge werden Teil des Feldzugs
 }, { $rolls ->
    [0] ohne einen Wurf.
    [one] mit einem Wurf.
   *[other] mit { $rolls } Würfen.
 } Alle Reiche werden zugleich benachrichtigt.
st-publish-returned = Zugblätter, die an ihre Reiche zurückgehen: { $realms }
st-publish-left-out = { $count ->
    [one] Ein Befehl wurde weggelassen
   *[other] { $count } Befehle wurden weggelassen
 }
st-publish-overtaken = Zugblätter haben sich inzwischen geändert: { $realms }. Diese Probe lässt sich nicht mehr veröffentlichen; verwirf sie und beginne eine neue.
st-publish-read = Was jedes Reich lesen wird

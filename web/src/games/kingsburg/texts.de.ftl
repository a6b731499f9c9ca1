# Wörter des Bretts von Kingsburg.

kb-court = Der Hof des Königs
kb-my-place = Dein Platz
kb-my-dice = Deine Würfel
kb-no-dice = Alle Würfel sind eingesetzt
kb-not-rolled = Noch kein Wurf
kb-players = Spieler in Zugreihenfolge
kb-province-of = Provinz von { $name }
kb-show-province = { $n ->
    [one] Provinz von { $name } zeigen: 1 Gebäude
   *[other] Provinz von { $name } zeigen: { $n } Gebäude
 }
kb-calendar = Jahr { $year }, { $phase }
kb-score-track = Siegpunkte aller Spieler
kb-army-track = Soldaten aller Spieler
kb-goods = Waren
kb-keys = Zifferntasten wählen: einen Berater mit seiner Nummer, alles andere mit der Ziffer daran. Enter bestätigt, Esc nimmt zurück.

kb-phase-1 = Hilfe
kb-phase-2 = Frühling
kb-phase-3 = Ehrung
kb-phase-4 = Sommer
kb-phase-5 = Gesandter
kb-phase-6 = Herbst
kb-phase-7 = Rekruten
kb-phase-8 = Winter

kb-gold = { $n } Gold
kb-wood = { $n } Holz
kb-stone = { $n } Stein
kb-nothing = nichts
kb-any = { $n ->
    [one] 1 Ware nach Wahl
   *[other] { $n } Waren nach Wahl
 }
kb-buildings = { $n ->
    [one] 1 Gebäude
   *[other] { $n } Gebäude
 }
kb-points = { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
 }
kb-tokens = { $n ->
    [one] ein +2-Marker
   *[other] { $n } +2-Marker
 }
kb-soldiers = { $n ->
    [one] 1 Soldat
   *[other] { $n } Soldaten
 }
kb-soldiers-name = Soldaten
kb-look = ein Blick auf den Feind
kb-has-envoy = Hat den Gesandten des Königs
kb-has-aid = Hat die Königliche Hilfe: ein Würfel mehr im Frühling
kb-gift-swap = tausche 1 Ware gegen je 1 der beiden anderen
kb-gift-price = { $gift } für { $price }

kb-die = Würfel { $die }
kb-white-die = weiße { $die }
kb-changes = Summe ändern
kb-use-token = Einen +2-Marker einsetzen
kb-with-token = Marker
kb-use-market = Markt { $change }
kb-with-market = Markt { $change }
kb-sum = Summe { $sum }
kb-use-group = { $dice } nehmen
kb-other-groups = Gruppen, die diesen Berater erreichen

kb-advisor-label = { $number } { $name }: { $gift }. { $now }
kb-advisor-now = { $state ->
    [chosen] Deine Würfel kommen hierhin.
    [lit] Du kannst diesen Berater beeinflussen.
    [envoy] Beeinflusst von { $owners }; dein Gesandter öffnet ihn dir.
    [taken] Beeinflusst von { $owners }.
   *[free] Frei.
 }
kb-building-label = { $name }, kostet { $cost }, { $points }. { $effect } { $now }
kb-building-now = { $state ->
    [chosen] Gewählt.
    [built] Gebaut.
    [lit] Du kannst es bauen.
    [envoy] Mit dem Gesandten kannst du es dazubauen.
   *[open] Nicht gebaut.
 }

kb-effect-statue = Pasch: 1 Würfel neu
kb-effect-chapel = Summe ≤ 7: alle neu
kb-effect-church = +1 gegen Dämonen
kb-effect-cathedral = Ende: 1 SP je 2 Waren
kb-effect-inn = Sommer: +2-Marker
kb-effect-market = eine Gruppe ±1
kb-effect-farms = +1 weißer Würfel
kb-effect-merchants_guild = Jahreszeit: 1 Gold
kb-effect-guard_tower = {""}
kb-effect-blacksmith = {""}
kb-effect-barracks = Soldat: 1 Ware
kb-effect-wizards_guild = {""}
kb-effect-palisade = Zombies: +2
kb-effect-stable = 5, 10, 18: +1 Soldat
kb-effect-stone_wall = unentschieden: Sieg
kb-effect-fortress = Sieg: 1 SP
kb-effect-barricade = +1 gegen Goblins
kb-effect-crane = Spalte 3–4: −1 Gold
kb-effect-town_hall = 1 Ware → 1 SP
kb-effect-embassy = Jahreszeit: 1 SP

kb-does-statue = Sind alle deine Würfel gleich, darfst du einen neu würfeln.
kb-does-chapel = Ergeben deine Würfel höchstens 7, darfst du alle neu würfeln.
kb-does-church = Plus 1 in der Schlacht gegen Dämonen.
kb-does-cathedral = Bei Spielende 1 Siegpunkt für je 2 Waren.
kb-does-inn = Ein +2-Marker am Ende jedes Sommers.
kb-does-market = Eine Gruppe je Jahreszeit darf 1 mehr oder 1 weniger zählen.
kb-does-farms = Jede Jahreszeit ein weißer Würfel mehr, aber minus 1 in der Schlacht.
kb-does-merchants_guild = 1 Gold am Anfang jeder Jahreszeit.
kb-does-guard_tower = Plus 1 in der Schlacht.
kb-does-blacksmith = Plus 1 in der Schlacht.
kb-does-barracks = Ein Soldat kostet dich 1 Ware statt 2.
kb-does-wizards_guild = Plus 2 in der Schlacht.
kb-does-palisade = Plus 1 in der Schlacht, plus 2 gegen Zombies.
kb-does-stable = Hauptmann, Heerführer und König bringen dir einen Soldaten mehr.
kb-does-stone_wall = Plus 1 in der Schlacht, und unentschieden ist ein Sieg.
kb-does-fortress = Plus 1 in der Schlacht, und 1 Siegpunkt für jeden Sieg.
kb-does-barricade = Plus 1 in der Schlacht gegen Goblins.
kb-does-crane = Gebäude der Spalten 3 und 4 kosten dich 1 Gold weniger.
kb-does-town_hall = Am Ende jeder Jahreszeit darfst du 1 Ware oder +2-Marker für 1 Siegpunkt zahlen.
kb-does-embassy = 1 Siegpunkt am Ende jeder Jahreszeit.

kb-enemy-hidden = Feind im Jahr { $year }: noch unbekannt, Stärke { $range }
kb-enemy-back = Feind im Jahr { $year }: Wer wird kommen?
kb-enemy-words = { $name }: Stärke { $strength }. Sieg: { $reward }. Eine Niederlage kostet { $loss }.
kb-looked = Haben die Feindeskarte gesehen:
kb-battle = Die Schlacht
kb-battle-go-on = Weiter
kb-reinforcements = { $n ->
    [one] Der König schickt allen einen Soldaten.
   *[other] Der König schickt allen { $n } Soldaten.
 }
kb-outcome = { $outcome ->
    [won] Sieg, { $strength } gegen { $enemy }
    [drawn] Unentschieden, { $strength } gegen { $enemy }
   *[lost] Niederlage, { $strength } gegen { $enemy }
 }
kb-strongest = stärkstes Heer
kb-destroyed = { $building } zerstört

kb-prompt = { $step ->
    [aid_good] Königliche Hilfe: Nimm eine Ware.
    [guild] Die Gilde der Kaufleute zahlt: Nimm eine Ware.
    [reroll] Neu würfeln oder den Wurf behalten?
    [influence] Wähle Würfel oder einen Berater.
    [help] { $advisor }: Wähle deine Hilfe.
    [build] Wähle ein Gebäude oder baue nichts.
    [build-two] Wähle ein Gebäude; mit dem Gesandten darfst du zwei bauen.
    [town_hall] Rathaus: Für 1 Siegpunkt zahlen?
    [recruit] Soldaten rekrutieren: Wähle, womit du zahlst.
    [winning] Die Beute gehört dir: Nimm deine Waren.
    [losing] { $n ->
        [one] Der Feind nimmt 1 Ware. Welche?
       *[other] Der Feind nimmt { $n } Waren. Welche?
     }
   *[other] Du bist am Zug.
 }
kb-prompt-more = Mit { $sum } erreichst du noch niemanden: Nimm Würfel dazu oder wähle einen Berater.
kb-waiting = Warten auf { $names }: { $step }
kb-over = Die Partie ist zu Ende.

kb-do-influence = { $advisor } ({ $number }) mit { $dice }: { $gift }
kb-do-influence-envoy = Mit dem Gesandten zu { $advisor } ({ $number }) mit { $dice }: { $gift }
kb-do-build = Bauen: { $building }
kb-do-build-two = Mit dem Gesandten bauen: { $first } und { $second }
kb-do-reroll = Die { $die } neu würfeln
kb-do-reroll-all = Alle Würfel neu würfeln
kb-do-town-hall = { $payment } für 1 Siegpunkt zahlen
kb-do-take = { $goods } nehmen
kb-do-swap = { $given } geben, { $gained } nehmen
kb-do-give = { $goods } abgeben
kb-do-recruit = { $n ->
    [one] 1 Soldat für { $goods }
   *[other] { $n } Soldaten für { $goods }
 }
kb-do-pass = { $step ->
    [influence] Passen: Du setzt in dieser Jahreszeit keine Würfel mehr ein.
    [reroll] Die Würfel bleiben, wie sie sind.
    [build] In dieser Jahreszeit nichts bauen.
    [recruit] Niemanden rekrutieren.
    [town_hall] Dem Rathaus nichts zahlen.
    [help] Auf diese Hilfe verzichten.
   *[other] Passen.
 }
kb-pass = { $step ->
    [influence] Passen
    [reroll] Würfel behalten
    [build] Nichts bauen
    [recruit] Nicht rekrutieren
    [town_hall] Nichts zahlen
    [help] Verzichten
   *[other] Passen
 }
kb-confirm = { $move ->
    [influence] Einsetzen
    [build] Bauen
    [build_two] Beide bauen
    [reroll] Neu würfeln
    [reroll_all] Alle neu würfeln
    [recruit] Rekrutieren
    [give] Abgeben
    [take] Nehmen
    [pass] Bestätigen
   *[other] Bestätigen
 }
kb-confirm-open = Bestätigen
kb-reroll-all = Alle neu (Kapelle)
kb-more = Ein { $good } mehr
kb-less = Ein { $good } weniger

kb-say-phase = Jahr { $year }, { $phase }.
kb-say-rolled = Du hast { $dice } gewürfelt.
kb-say-neutral = Neutrale Würfel liegen auf { $advisors }.
kb-say-aid = { $name } erhält die Königliche Hilfe.
kb-say-envoy = { $name } erhält den Gesandten.
kb-say-no-envoy = Niemand erhält den Gesandten.
kb-say-points = { $n ->
    [one] { $name }: 1 Siegpunkt, { $why }.
   *[other] { $name }: { $n } Siegpunkte, { $why }.
 }
kb-why-reward_given = die meisten Gebäude
kb-why-embassy_scored = Botschaft
kb-why-town_hall_paid = Rathaus
kb-why-cathedral_scored = Kathedrale
kb-say-seen = Du hast die Feindeskarte gesehen: { $enemy }.
kb-say-enemy = Der Feind kommt: { $enemy }.
kb-say-fought = { $outcome ->
    [won] { $name } siegt, { $strength } gegen { $enemy }.
    [drawn] { $name } kämpft unentschieden, { $strength } gegen { $enemy }.
   *[lost] { $name } verliert, { $strength } gegen { $enemy }.
 }
kb-say-destroyed = { $name } verliert ein Gebäude: { $building }.
kb-say-strongest = { $name } hat das stärkste Heer, 1 Siegpunkt.

# Explanations
kb-kind-advisor = Berater
kb-kind-building = Gebäude, Reihe { $row }, Spalte { $column }
kb-kind-enemy = Feind
kb-kind-phase = Phase { $phase } von 8
kb-kind-seat = An { $place }. Stelle der Zugreihenfolge
kb-advisor-title = { $number } { $name }
kb-gives = Gibt { $gift }.
kb-price = Kostet { $cost }, bringt { $points }.
kb-lacks = Es fehlt noch: { $goods }.
kb-first-left = Vorher zu bauen: { $building }.
kb-belongs-to = { $name }
kb-own-gold = { $n } Gold
kb-own-wood = { $n } Holz
kb-own-stone = { $n } Stein
kb-own-soldiers = { $n ->
    [one] 1 Soldat
   *[other] { $n } Soldaten
 }
kb-own-tokens = { $n ->
    [one] 1 +2-Marker
   *[other] { $n } +2-Marker
 }
kb-own-envoy = Der Gesandte des Königs
kb-own-aid = Königliche Hilfe
kb-own-vp = { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
 }
kb-phase-state = { $state ->
    [now] Jetzt.
    [past] Für dieses Jahr vorbei.
   *[coming] Kommt in diesem Jahr noch.
 }

# Strength
kb-part = { $building } { $value }
kb-strength-you = Du
kb-strength-name = Stärke
kb-strength-is = Stärke { $n }: { $parts }.
kb-strength-now = Stärke { $n } ({ $parts }), mit den Soldaten des Königs { $least } bis { $most }.
kb-outlook = { $outlook ->
    [safe] Das genügt, was der König auch schickt.
    [lost] Zu schwach, was der König auch schickt.
    [known] Sieg, wenn der König mindestens { $least } schickt.
   *[open] Sieg, wenn der König mindestens { $least } bis { $most } schickt, je nach Feind.
 }
kb-fight-parts = Stärke aus Soldaten { $soldiers }, König { $king }, Gebäuden { $buildings }.
kb-enemy-facts = Stärke { $strength }. Sieg: { $reward }. Eine Niederlage kostet { $loss }.
kb-enemy-range = Stärke { $least } bis { $most }; die Karte wird im Winter aufgedeckt.
kb-enemy-none = Der letzte Feind ist gekommen und gegangen.

# A tap at another time
kb-not-now = { $what ->
    [advisor] Berater werden mit Würfeln beeinflusst, im zweiten Schritt einer Jahreszeit. Jetzt: { $step }.
    [building] Gebaut wird am Ende einer Jahreszeit, nach der Hilfe der Berater. Jetzt: { $step }.
   *[dice] Würfel werden auf Berater gelegt, im zweiten Schritt einer Jahreszeit. Jetzt: { $step }.
 }

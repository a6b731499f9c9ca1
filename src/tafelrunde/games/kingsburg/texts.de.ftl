# Was in Kingsburg geschieht, in Sätzen. Variablen: siehe tafelrunde/telling/events.py.

amount-gold = { $n } Gold
amount-wood = { $n } Holz
amount-stone = { $n } Stein
amount-any_goods = { $n ->
    [one] 1 Ware nach Wahl
   *[other] { $n } Waren nach Wahl
 }
amount-buildings = { $n ->
    [one] 1 Gebäude
   *[other] { $n } Gebäude
 }
amount-tokens = { $n ->
    [one] einen +2-Marker
   *[other] { $n } +2-Marker
 }
amount-soldiers = { $n ->
    [one] einen Soldaten
   *[other] { $n } Soldaten
 }
amount-vp = { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
 }

event-turn_order_set = Zugreihenfolge: { $order }.
event-phase_began = Jahr { $year ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
 }, Phase { $phase-id }: { $phase }
mark-phase_began = { $phase-id ->
    [1] Jahr { $year ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
     }
   *[2] { $phase }
 }
event-aid_die_given = { $seat } ist am wenigsten entwickelt und erhält für den Frühling den weißen Würfel des Königs.
event-aid_good_taken = { $seat } nimmt { $goods } als Königliche Hilfe.
event-neutral_dice_rolled = Neutrale Würfel { $three } und { $two } besetzen: { $advisors }.
event-guild_paid = Die Gilde der Kaufleute zahlt { $seat } { $goods }.
event-dice_rolled = { $seat } würfelt { $dice }{ $has-white ->
    [yes] , weiß { $white }
   *[no] {""}
 }.
event-dice_rerolled = { $seat } würfelt neu durch { $building-acc } und hat nun { $dice }{ $has-white ->
    [yes] , weiß { $white }
   *[no] {""}
 }.
event-influenced = { $seat } beeinflusst { $advisor-acc } ({ $advisor-id }) mit { $dice }{ $has-white ->
    [yes] , weiß { $white }
   *[no] {""}
 }{ $token ->
    [yes] {" "}und einem +2-Marker
   *[no] {""}
 }{ $market ->
    [1] , Markt +1
    [-1] , Markt −1
   *[0] {""}
 }{ $envoy ->
    [yes] {" "}durch den Gesandten
   *[no] {""}
 }.
event-passed = { $step-id ->
    [influence] { $forced ->
        [yes] { $seat } erreicht keinen Berater mehr.
       *[no] { $seat } passt und beeinflusst niemanden mehr.
     }
    [build] { $forced ->
        [yes] { $seat } kann nichts bauen.
       *[no] { $seat } baut nichts.
     }
    [recruit] { $forced ->
        [yes] { $seat } kann niemanden rekrutieren.
       *[no] { $seat } rekrutiert niemanden.
     }
    [town_hall] { $forced ->
        [yes] { $seat } hat nichts, um für das Rathaus zu zahlen.
       *[no] { $seat } zahlt nichts für das Rathaus.
     }
    [reroll] { $seat } behält den Wurf.
   *[other] { $seat } passt.
 }
event-helped = { $has-given ->
    [yes] { $advisor-nom } nimmt von { $seat } { $given } und gibt dafür { $gains }.
   *[no] { $has-gains ->
        [yes] { $advisor-nom } gibt { $seat } { $gains }.
       *[no] { $advisor-nom } hat nichts für { $seat }.
     }
 }
event-help_declined = { $forced ->
    [yes] { $seat } hat nichts für { $advisor-acc }.
   *[no] { $seat } verzichtet auf { $advisor-acc }.
 }
event-enemy_seen = { $has-card ->
    [yes] { $seat } sieht die Feindeskarte an: { $card }.
   *[no] { $seat } sieht heimlich die Feindeskarte an.
 }
event-built = { $seat } baut { $building-acc }{ $has-goods ->
    [yes] {" "}({ $goods })
   *[no] {""}
 }{ $vp ->
    [0] .
    [one] {" "}und erhält 1 Siegpunkt.
   *[other] {" "}und erhält { $vp } Siegpunkte.
 }
event-envoy_used = { $seat } hat den Gesandten eingesetzt und gibt ihn zurück.
event-envoy_returned = { $seat } gibt den ungenutzten Gesandten zurück.
event-envoy_given = { $has-seat ->
    [yes] { $seat } ist am wenigsten entwickelt und erhält den Gesandten.
   *[no] Niemand ist allein am wenigsten entwickelt: Der Gesandte bleibt beim König.
 }
event-inn_token_taken = Die Kneipe bringt { $seat } einen +2-Marker.
event-embassy_scored = Die Botschaft bringt { $seat } { $gains }.
event-town_hall_paid = { $seat } zahlt für das Rathaus ({ $payment }) und erhält { $gains }.
event-reward_given = { $seat } hat die meisten Gebäude; der König ehrt das mit { $vp ->
    [one] 1 Siegpunkt
   *[other] { $vp } Siegpunkten
 }.
event-recruited = { $seat } rekrutiert { $soldiers ->
    [one] einen Soldaten
   *[other] { $soldiers } Soldaten
 } für { $goods }.
event-enemy_revealed = Der Feind dieses Winters: { $card }.
event-reinforcements_sent = Der König schickt allen { $soldiers ->
    [one] einen Soldaten
   *[other] { $soldiers } Soldaten
 }.
event-battle_fought = { $outcome ->
    [won] { $seat } gewinnt die Schlacht, { $strength } gegen { $enemy }.
    [drawn] { $seat } kämpft unentschieden, { $strength } gegen { $enemy }: weder Verlust noch Beute.
   *[lost] { $seat } verliert die Schlacht, { $strength } gegen { $enemy }.
 }
event-spoils_taken = { $has-gains ->
    [yes] { $seat } erbeutet { $gains }.
   *[no] Für { $seat } gibt es keine Beute.
 }
event-fortress_scored = Die Festung bringt { $seat } { $gains }.
event-strongest_scored = { $seat } hatte das stärkste Heer und erhält { $gains }.
event-goods_lost = Der Feind raubt { $seat } { $goods }.
event-building_destroyed = Der Feind zerstört { $building-acc } von { $seat }{ $has-given ->
    [yes] ; das kostet { $given }.
   *[no] .
 }
event-points_lost = { $seat } verliert { $given }.
event-soldiers_dismissed = Alle Soldaten gehen nach Hause, das Jahr ist zu Ende.
event-cathedral_scored = Die Kathedrale bringt { $seat } { $gains } für übrige Waren.
event-game_ended = { $winners-count ->
    [one] { $winners } gewinnt die Partie!
   *[other] { $winners } teilen sich den Sieg!
 }

# Die Namen mit ihren Artikeln

statue-acc = das Standbild
chapel-acc = die Kapelle
church-acc = die Kirche
cathedral-acc = die Kathedrale
inn-acc = die Kneipe
market-acc = den Markt
farms-acc = den Bauernhof
merchants_guild-acc = die Gilde der Kaufleute
guard_tower-acc = den Wachtturm
blacksmith-acc = die Schmiede
barracks-acc = die Kaserne
wizards_guild-acc = die Gilde der Zauberer
palisade-acc = die Palisaden
stable-acc = die Ställe
stone_wall-acc = den Steinwall
fortress-acc = die Festung
barricade-acc = die Barrikade
crane-acc = den Kran
town_hall-acc = das Rathaus
embassy-acc = die Botschaft

advisor_1-nom = Der Hofnarr
advisor_2-nom = Der Gutsherr
advisor_3-nom = Der Baumeister
advisor_4-nom = Der Händler
advisor_5-nom = Der Hauptmann
advisor_6-nom = Der Alchemist
advisor_7-nom = Der Astronom
advisor_8-nom = Der Schatzmeister
advisor_9-nom = Der Meisterjäger
advisor_10-nom = Der Heerführer
advisor_11-nom = Der Schwertschmied
advisor_12-nom = Die Edelfrau
advisor_13-nom = Der Held
advisor_14-nom = Der Schmuggler
advisor_15-nom = Der Erfinder
advisor_16-nom = Der Zauberer
advisor_17-nom = Die Königin
advisor_18-nom = Der König
advisor_1-acc = den Hofnarren
advisor_2-acc = den Gutsherrn
advisor_3-acc = den Baumeister
advisor_4-acc = den Händler
advisor_5-acc = den Hauptmann
advisor_6-acc = den Alchemisten
advisor_7-acc = den Astronomen
advisor_8-acc = den Schatzmeister
advisor_9-acc = den Meisterjäger
advisor_10-acc = den Heerführer
advisor_11-acc = den Schwertschmied
advisor_12-acc = die Edelfrau
advisor_13-acc = den Helden
advisor_14-acc = den Schmuggler
advisor_15-acc = den Erfinder
advisor_16-acc = den Zauberer
advisor_17-acc = die Königin
advisor_18-acc = den König

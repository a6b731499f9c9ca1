# Was in Lords of Xidit geschieht, in Sätzen. Variablen: siehe tafelrunde/telling/events.py.

militia-acc = einen Dorfmilizionär
archer-acc = einen Bogenschützen
infantry-acc = einen Fußsoldaten
cleric-acc = einen Priester
mage-acc = einen Kampfmagier
militia-count = { $n ->
    [one] 1 Dorfmilizionär
   *[other] { $n } Dorfmilizionären
 }
archer-count = { $n ->
    [one] 1 Bogenschützen
   *[other] { $n } Bogenschützen
 }
infantry-count = { $n ->
    [one] 1 Fußsoldaten
   *[other] { $n } Fußsoldaten
 }
cleric-count = { $n ->
    [one] 1 Priester
   *[other] { $n } Priestern
 }
mage-count = { $n ->
    [one] 1 Kampfmagier
   *[other] { $n } Kampfmagiern
 }
region_bastion-count = { $n } in die Festung
region_snow-count = { $n } ins Schneefeld
region_east-count = { $n } in die Ostmark
region_west-count = { $n } in die Westmark
region_southwest-count = { $n } ins Südwesttal
region_south-count = { $n } ins Südtal
region_southeast-count = { $n } ins Südosttal
region_corner1-count = { $n } ins Nordwesteck
region_corner2-count = { $n } ins Nordosteck
dummy-nom = der Dummy

event-first_player_set = { $year ->
    [1] { $seat } ist Startspieler.
   *[other] { $seat } ist Startspieler in Jahr { $year }.
 }
event-assessments_laid = Die Prüfungen: zuerst { $columns }.
event-dummy_placed = Der Dummy beginnt mit { $values } ({ $columns }).
event-tile_placed = { $side-id ->
    [threat] Eine Bedrohung kommt nach Stadt { $tile }.
   *[recruitment] { $has-units ->
        [yes] Stadt { $tile } wirbt an, mit { $units }.
       *[no] Das Anwerbungsplättchen von Stadt { $tile } kommt, aber keine Einheit ist dafür übrig.
     }
 }
event-tile_discarded = { $side-id ->
    [threat] Die Bedrohung von Stadt { $tile } kommt auf den Abwurfstapel.
   *[recruitment] Das Anwerbungsplättchen von Stadt { $tile } kommt auf den Abwurfstapel.
 }
event-next_tile_set = { $side-id ->
    [threat] Die nächste Bedrohung: Stadt { $tile }.
   *[recruitment] { $borrowed ->
        [yes] Die nächste Anwerbung, von den Bedrohungen geliehen: Stadt { $tile }.
       *[no] Die nächste Anwerbung: Stadt { $tile }.
     }
 }
event-pile_turned = { $side-id ->
    [threat] Der Abwurfstapel der Anwerbungen ({ $count }) wird umgedreht und ist der neue Bedrohungsstapel.
   *[recruitment] Der Abwurfstapel der Bedrohungen ({ $count }) wird umgedreht und ist der neue Anwerbungsstapel.
 }
event-tile_revealed = { $side-id ->
    [threat] Oben auf dem Bedrohungsstapel: Stadt { $tile }.
   *[recruitment] Oben auf dem Anwerbungsstapel: Stadt { $tile }.
 }
event-titans_woke = { $titans-count ->
    [0] Die Titanen sollen erwachen, aber keiner schlummert oben auf seinem Stapel.
    [one] Ein Titan erwacht: { $titans }!
   *[other] Titanen erwachen: { $titans }!
 }
event-reinforcements_arrived = Nachschub trifft ein. Plättchen im Anwerbungsstapel: { $recruitment }, im Bedrohungsstapel: { $threat }.
event-idrakys_placed = { $seat } beginnt in { $city }.
event-year_began = Jahr { $year } beginnt
mark-year_began = Jahr { $year }
event-programme_handed_in = { $seat } ist bereit.
event-programme_revealed = { $seat } hat befohlen: { $orders }.
event-moved = { $seat } zieht über die Straße ({ $colour }) nach { $city }.
event-stayed = { $seat } findet keine Straße ({ $colour }) und bleibt in { $city }.
event-waited = { $seat } wartet ab.
event-action_void = Die Aktion von { $seat } in { $city } verfällt: { $reason }.
event-recruited = { $seat } wirbt in { $city } { $unit-acc } an.
event-threat_eliminated = { $seat } beseitigt die Bedrohung in { $city } mit { $units }.
event-titan_beaten = { $seat } beseitigt { $titan } in { $city } mit { $units }.
event-rewards_taken = { $has-rewards ->
    [yes] { $seat } wählt { $rewards }.
   *[no] { $seat } kann keine der Belohnungen nutzen.
 }
event-gold_taken = { $census ->
    [yes] { $seat } nimmt { $gold } Gold für die Erhebung.
   *[no] { $seat } nimmt { $gold } Gold.
 }
event-bards_placed = { $has-regions ->
    [yes] { $has-bastion ->
        [yes] { $seat } legt Barden: { $regions }, { $bastion } in die Festung.
       *[no] { $seat } legt Barden: { $regions }.
     }
   *[no] { $has-bastion ->
        [yes] { $seat } legt Barden: { $bastion } in die Festung.
       *[no] { $seat } legt Barden in die Festung.
     }
 }
event-bards_missed = { $reason-id ->
    [none_left] { $seat } hat für die Erhebung keinen Barden mehr.
   *[no_region] Kein Gebiet ist in Reichweite für die Barden von { $seat }.
 }
event-stories_built = { $seat } baut { $stories ->
    [one] 1 Stockwerk
   *[other] { $stories } Stockwerke
 } in { $city }{ $stored ->
    [0] {""}
   *[other] , davon { $stored } hinter dem Sichtschirm hervor
 }: Die Gilde ist { $height } hoch.
event-story_stored = { $seat } behält ein Stockwerk hinter dem Sichtschirm.
event-story_missed = { $seat } hat für die Erhebung kein Stockwerk mehr.
event-dummy_raised = { $seat } erhöht beim Dummy { $column } auf { $value }.
event-census_began = Militärische Erhebung in Jahr { $year }
mark-census_began = Erhebung
event-census_handed_in = { $seat } ist bereit zu zeigen.
event-units_shown = Gezeigte { $unit }: { $counts-by-seat }.
event-census_won = { $tied ->
    [yes] { $seat } zeigt mit anderen die meisten { $unit }.
   *[no] { $seat } zeigt die meisten { $unit }.
 }
event-nobody_won = Niemand zeigt { $unit }; niemand gewinnt.
event-region_scored = { $region } ({ $first }/{ $second }): Barden { $bards-by-seat }; Punkte { $points-by-seat }.
event-assessment_held = Prüfung { $column }: { $values-by-seat }. Rangfolge: { $ranking }.
event-eliminated = { $seat } scheidet aus ({ $column }).
event-dummy_eliminated = Der Dummy scheidet aus ({ $column }).
event-game_ended = { $winners-count ->
    [0] Der Dummy ist als Letzter übrig: Alle haben verloren.
    [one] { $winners } gewinnt die Partie!
   *[other] { $winners } teilen sich den Sieg!
 }

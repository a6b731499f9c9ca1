# What happens in Lords of Xidit, in sentences. Variables: see tafelrunde/telling/events.py.

militia-acc = a militia unit
archer-acc = an archer
infantry-acc = an infantry unit
cleric-acc = a cleric
mage-acc = a battle mage
militia-count = { $n ->
    [one] 1 militia unit
   *[other] { $n } militia units
 }
archer-count = { $n ->
    [one] 1 archer
   *[other] { $n } archers
 }
infantry-count = { $n ->
    [one] 1 infantry unit
   *[other] { $n } infantry units
 }
cleric-count = { $n ->
    [one] 1 cleric
   *[other] { $n } clerics
 }
mage-count = { $n ->
    [one] 1 battle mage
   *[other] { $n } battle mages
 }
region_bastion-count = { $n } in the Bastion
region_snow-count = { $n } in the Snowfield
region_east-count = { $n } in the East March
region_west-count = { $n } in the West March
region_southwest-count = { $n } in the South-West Vale
region_south-count = { $n } in the South Vale
region_southeast-count = { $n } in the South-East Vale
region_corner1-count = { $n } in the North-West Corner
region_corner2-count = { $n } in the North-East Corner
dummy-nom = the dummy

event-first_player_set = { $year ->
    [1] { $seat } is the first player.
   *[other] { $seat } is the first player of year { $year }.
 }
event-assessments_laid = The assessments: first { $columns }.
event-dummy_placed = The dummy begins with { $values } ({ $columns }).
event-tile_placed = { $side-id ->
    [threat] A threat comes to city { $tile }.
   *[recruitment] { $has-units ->
        [yes] Recruits come to city { $tile }: { $units }.
       *[no] The recruitment tile of city { $tile } comes, but no unit is left for it.
     }
 }
event-tile_discarded = { $side-id ->
    [threat] The threat of city { $tile } goes to its discard pile.
   *[recruitment] The recruitment tile of city { $tile } goes to its discard pile.
 }
event-next_tile_set = { $side-id ->
    [threat] The next threat: city { $tile }.
   *[recruitment] { $borrowed ->
        [yes] The next recruitment, borrowed from the threats: city { $tile }.
       *[no] The next recruitment: city { $tile }.
     }
 }
event-pile_turned = { $side-id ->
    [threat] The recruitment discard pile ({ $count }) is turned over and becomes the threat pile.
   *[recruitment] The threat discard pile ({ $count }) is turned over and becomes the recruitment pile.
 }
event-tile_revealed = { $side-id ->
    [threat] On top of the threat pile: city { $tile }.
   *[recruitment] On top of the recruitment pile: city { $tile }.
 }
event-titans_woke = { $titans-count ->
    [0] The Titans should awaken, but none of them slumbers on top of its pile.
    [one] A Titan awakens: { $titans }!
   *[other] Titans awaken: { $titans }!
 }
event-reinforcements_arrived = Reinforcements arrive. Tiles in the recruitment pile: { $recruitment }, in the threat pile: { $threat }.
event-idrakys_placed = { $seat } begins in { $city }.
event-year_began = Year { $year } begins
mark-year_began = Year { $year }
event-programme_handed_in = { $seat } is ready.
event-programme_revealed = { $seat } has set these orders: { $orders }.
event-moved = { $seat } follows the { $colour } road to { $city }.
event-stayed = { $seat } finds no { $colour } road and stays in { $city }.
event-waited = { $seat } waits.
event-action_void = The action of { $seat } in { $city } is void: { $reason }.
event-recruited = { $seat } recruits { $unit-acc } in { $city }.
event-threat_eliminated = { $seat } eliminates the threat in { $city } with { $units }.
event-titan_beaten = { $seat } eliminates { $titan } in { $city } with { $units }.
event-rewards_taken = { $has-rewards ->
    [yes] { $seat } chooses { $rewards }.
   *[no] { $seat } can use none of the rewards.
 }
event-gold_taken = { $census ->
    [yes] { $seat } takes { $gold } gold for the census.
   *[no] { $seat } takes { $gold } gold.
 }
event-bards_placed = { $has-regions ->
    [yes] { $has-bastion ->
        [yes] { $seat } places bards: { $regions }, { $bastion } in the Bastion.
       *[no] { $seat } places bards: { $regions }.
     }
   *[no] { $has-bastion ->
        [yes] { $seat } places bards: { $bastion } in the Bastion.
       *[no] { $seat } places bards in the Bastion.
     }
 }
event-bards_missed = { $reason-id ->
    [none_left] { $seat } has no bard left for the census.
   *[no_region] No region is within reach of the bards of { $seat }.
 }
event-stories_built = { $seat } builds { $stories ->
    [one] 1 storey
   *[other] { $stories } storeys
 } in { $city }{ $stored ->
    [0] {""}
   *[other] , { $stored } of them from behind the screen
 }: the guild is now { $height } high.
event-story_stored = { $seat } keeps a storey behind the screen.
event-story_missed = { $seat } has no storey left for the census.
event-dummy_raised = { $seat } raises the dummy’s { $column } to { $value }.
event-census_began = Military Census of year { $year }
mark-census_began = Census
event-census_handed_in = { $seat } is ready to show.
event-units_shown = Units shown ({ $unit }): { $counts-by-seat }.
event-census_won = { $tied ->
    [yes] { $seat } and others show the most { $unit }.
   *[no] { $seat } shows the most { $unit }.
 }
event-nobody_won = Nobody shows { $unit }; nobody wins.
event-region_scored = { $region } ({ $first }/{ $second }): bards { $bards-by-seat }; points { $points-by-seat }.
event-assessment_held = Assessment of { $column }: { $values-by-seat }. Ranking: { $ranking }.
event-eliminated = { $seat } is eliminated ({ $column }).
event-dummy_eliminated = The dummy is eliminated ({ $column }).
event-game_ended = { $winners-count ->
    [0] The dummy is the last one left: everybody has lost.
    [one] { $winners } wins the game!
   *[other] { $winners } share the victory!
 }

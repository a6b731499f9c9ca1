# What happens in Lords of Xidit, in sentences. Variables: see tafelrunde/telling/events.py.

militia-acc = a militia
archer-acc = an archer
infantry-acc = an infantry
cleric-acc = a cleric
mage-acc = a mage
militia-count = { $n } militia
archer-count = { $n ->
    [one] 1 archer
   *[other] { $n } archers
 }
infantry-count = { $n } infantry
cleric-count = { $n ->
    [one] 1 cleric
   *[other] { $n } clerics
 }
mage-count = { $n ->
    [one] 1 mage
   *[other] { $n } mages
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
    [threat] The threat of city { $tile } goes to its discard.
   *[recruitment] The recruitment tile of city { $tile } goes to its discard.
 }
event-next_tile_set = { $side-id ->
    [threat] The next threat: city { $tile }.
   *[recruitment] { $borrowed ->
        [yes] The next recruitment, borrowed from the threats: city { $tile }.
       *[no] The next recruitment: city { $tile }.
     }
 }
event-pile_turned = { $side-id ->
    [threat] The recruitment discard ({ $count }) is turned over and becomes the threat pile.
   *[recruitment] The threat discard ({ $count }) is turned over and becomes the recruitment pile.
 }
event-tile_revealed = { $side-id ->
    [threat] On top of the threat pile: city { $tile }.
   *[recruitment] On top of the recruitment pile: city { $tile }.
 }
event-titans_woke = { $titans-count ->
    [0] The Titans should awake, but none of them slumbers on top of its pile.
    [one] A Titan awakes: { $titans }!
   *[other] Titans awake: { $titans }!
 }
event-reinforcements_arrived = Reinforcements arrive: { $recruitment } recruitment and { $threat } threat tiles in the piles.
event-idrakys_placed = { $seat } begins in { $city }.
event-year_began = Year { $year } begins
event-programme_handed_in = { $seat } is ready.
event-programme_revealed = { $seat } has ordered { $orders }.
event-moved = { $seat } follows the { $colour } road to { $city }.
event-stayed = { $seat } finds no { $colour } road and stays in { $city }.
event-waited = { $seat } waits.
event-action_void = The action of { $seat } in { $city } is void: { $reason }.
event-recruited = { $seat } recruits { $unit-acc } in { $city }.
event-threat_eliminated = { $seat } eliminates the threat in { $city } with { $units }.
event-titan_beaten = { $seat } beats { $titan } in { $city } with { $units }.
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
   *[no_region] No region is in reach for the bards of { $seat }.
 }
event-stories_built = { $seat } builds { $stories ->
    [one] 1 story
   *[other] { $stories } stories
 } in { $city }{ $stored ->
    [0] {""}
   *[other] , { $stored } of them from behind the screen
 }: the guild has height { $height }.
event-story_stored = { $seat } keeps a story behind the screen.
event-story_missed = { $seat } has no story left for the census.
event-dummy_raised = { $seat } raises the dummy’s { $column } to { $value }.
event-census_began = Military census of year { $year }
event-census_handed_in = { $seat } is ready to show.
event-units_shown = Shown of { $unit }: { $counts-by-seat }.
event-census_won = { $tied ->
    [yes] { $seat } is among those with the most { $unit }.
   *[no] { $seat } shows the most { $unit }.
 }
event-nobody_won = Nobody shows { $unit }, so nobody wins them.
event-region_scored = { $region } ({ $first }/{ $second }): bards { $bards-by-seat }; points { $points-by-seat }.
event-assessment_held = Assessment of { $column }: { $values-by-seat }. Ranking: { $ranking }.
event-eliminated = { $seat } is eliminated by { $column }.
event-dummy_eliminated = The dummy is eliminated by { $column }.
event-game_ended = { $winners-count ->
    [0] The dummy is the last one left: everybody has lost.
    [one] { $winners } wins the game!
   *[other] { $winners } share the victory!
 }

# What happens in Ethnos, in sentences. Variables: see tafelrunde/telling/events.py.

amount-glory = { $n } glory

event-tribe_chosen = { $has-tribe ->
    [yes] { $seat } chooses the { $tribe }.
   *[no] { $seat } leaves the choice to chance.
 }
event-tribes_drawn = Tribes in play: { $tribes }.
event-tokens_laid = Glory tokens of { $kingdom }: { $tokens }.
event-first_player_set = { $age ->
    [1] { $seat } is the first player.
   *[other] { $seat } has the least glory and is the first player of age { $age ->
        [2] II
       *[3] III
     }.
 }
event-age_began = Age { $age ->
    [1] I
    [2] II
   *[3] III
 } begins
mark-age_began = Age { $age ->
    [1] I
    [2] II
   *[3] III
 }
event-card_dealt = { $has-card ->
    [yes] { $seat } receives a card: { $card }.
   *[no] { $seat } receives a card.
 }
event-market_laid = The market: { $cards }.
event-deck_split = { $upper ->
    [one] 1 card lies
   *[other] { $upper } cards lie
 } above, { $lower } and the three dragons below.
event-card_taken = { $seat } takes from the market: { $card }.
event-card_drawn = { $has-card ->
    [yes] { $seat } draws from the deck: { $card }.
   *[no] { $seat } draws a card from the deck.
 }
event-dragon_drawn = { $seat } draws { $dragons ->
    [1] the first dragon.
    [2] the second dragon.
   *[3] the third dragon!
 }
event-band_played = { $has-others ->
    [yes] { $seat } plays a band of { $size }, led by { $leader }, with { $others }.
   *[no] { $seat } plays a band of 1: { $leader }.
 }
event-marker_placed = { $free ->
    [yes] { $seat } places the marker from the merfolk board in { $kingdom }.
   *[no] { $seat } places a marker in { $kingdom }.
 }
event-marker_missed = { $reason-id ->
    [small] The band of { $seat } is too small for a marker in { $kingdom }.
    [nowhere] The band of { $seat } is too small for a marker in any kingdom.
    [halfling] A halfling leads, so { $seat } places no marker.
   *[supply] { $seat } has no marker left.
 }
event-giant_taken = { $seat } takes the giant token with a band of { $size } and scores { $glory } glory.
event-merfolk_moved = { $seat } moves to space { $space } of the merfolk board{ $markers ->
    [0] .
    [one] {" "}and may place 1 more marker.
   *[other] {" "}and may place { $markers } more markers.
 }
event-horde_grew = { $seat } places a marker on the { $colour } space of the Orc horde board.
event-troll_taken = { $seat } takes the troll token { $value }.
event-ability_declined = { $tribe-id ->
    [centaur] { $seat } plays no further band.
    [wizard] { $seat } draws no cards.
   *[other] { $seat } declines the ability of the { $tribe }.
 }
event-free_marker_declined = { $seat } declines the marker from the merfolk board.
event-cards_kept = { $count ->
    [0] { $seat } keeps no card.
    [one] { $seat } keeps 1 card.
   *[other] { $seat } keeps { $count } cards.
 }
event-cards_discarded = { $seat } puts in the market: { $cards }.
event-wizard_draws = { $count ->
    [one] { $seat } draws 1 card for the wizard.
   *[other] { $seat } draws { $count } cards for the wizard.
 }
event-passed = { $seat } holds ten skeletons and has to pass.
event-age_ended = Age { $age ->
    [1] I
    [2] II
   *[3] III
 } is over; all hands are discarded.
mark-age_ended = Scoring of age { $age ->
    [1] I
    [2] II
   *[3] III
 }
event-skeletons_removed = { $count ->
    [one] 1 skeleton leaves the bands.
   *[other] { $count } skeletons leave the bands.
 }
event-kingdom_scored = { $kingdom }: { $seat } scores { $glory } glory for place { $place }.
event-merfolk_scored = { $seat } is ahead on the merfolk board (space { $space }) and scores { $glory } glory.
event-giant_scored = { $seat } holds the giant token and scores { $glory } glory.
event-bands_scored = { $sizes-count ->
    [one] { $seat } scores { $glory } glory for a band of { $sizes }.
   *[other] { $seat } scores { $glory } glory for { $sizes-count } bands (cards: { $sizes }).
 }
event-plundered = { $markers ->
    [one] { $seat } plunders with 1 marker of the Orc horde and scores { $glory } glory.
   *[other] { $seat } plunders with { $markers } markers of the Orc horde and scores { $glory } glory.
 }
event-horde_kept = { $seat } keeps the Orc horde for a later age.
event-game_ended = { $winners-count ->
    [one] { $winners } wins the game!
   *[other] { $winners } share the victory!
 }

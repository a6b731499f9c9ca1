# What if: trials on a copy, and which roll turns a fight.

wi-title = What if: { $field }
wi-about = Everything here happens on a copy. The campaign stays as it is, and nobody hears of it.
wi-month = What to try it on
wi-ahead = from now on
wi-from-here = from where the rehearsal stands
wi-dice = Other dice
wi-dice-ahead = Dice for the rolls to come: a line for each roll; an empty line is drawn
wi-dice-past = Type what should have fallen instead; what stays empty falls as it did.
wi-no-dice = No dice fell in this month.
wi-as-it-fell = as it fell
wi-every-roll = All rolls of the month
wi-strengths = Other strengths
wi-readings = Another reading of a rule
wi-as-played = as we play
wi-sheets = Other sheets
wi-sheet-of = Sheet of
wi-nobody = nobody
wi-sheet-text = Orders of { $realm }
wi-sheets-written = Other sheets: { $realms }
wi-try = Try it
wi-clear = Clear
wi-thing = What
wi-thing-army = Army or fleet
wi-thing-person = Character or wizard
wi-thing-treasury = Treasury
wi-realm = Realm
wi-number = Number
wi-value = Value
wi-amount = Amount
wi-add = Add
wi-remove = Remove
wi-value-troops = troops
wi-value-mounts = mounts
wi-value-leaders = leaders
wi-value-light = light weapons
wi-value-heavy = heavy weapons
wi-value-most = good points (most)
wi-value-now = good points now
wi-value-gold = gold
wi-change = { $thing ->
    [treasury] { $realm }: { $amount } gold
   *[other] { $realm } { $number }, { $value }: { $amount }
 }
wi-result = What would come of it
wi-summary = { $fights ->
    [0] No fight ends differently
    [one] 1 fight ends differently
   *[other] { $fights } fights end differently
 }; { $realms ->
    [0] nothing else differs.
    [one] 1 realm would stand differently.
   *[other] { $realms } realms would stand differently.
 }
wi-all-fields = Show all fields
wi-was = What happened
wi-comes = As it stands
wi-would-have = What would have happened
wi-would-come = With these wishes
wi-same = as it was
wi-otherwise = What would be different
wi-left-out = { $realm }: “{ $order }” would not have been possible. { $why }
wi-missing = Then sheets would be awaited from: { $realms }
wi-no-fight = No such fight.
wi-open = Not decided yet.
wi-fighting = { $realm } { $numbers } ({ $strength })
wi-against = { $one } against { $other }
wi-odds = { $isPair ->
    [yes] { $pair }: before, { $won } won, { $drawn } drawn, { $lost } lost
   *[no] Before, for the attackers: { $won } won, { $drawn } drawn, { $lost } lost
 }
wi-nobodys = Nobody’s land
wi-changes = { $count ->
    [one] 1 change
   *[other] { $count } changes
 }
wi-more = { $count } more
wi-kind-melee = Melee
wi-kind-crowd = Overcrowded field
wi-kind-duel = Wizards’ duel
wi-kind-combat = Combat of characters
wi-kind-tilt = Knights’ combat
wi-kind-retreat = Fight on the retreat
wi-kind-overrun = Overrun
wi-kind-fire = Fire
wi-kind-ban = Ban

# Which roll turns it

wi-turn-ask = Which roll turns it?
wi-turn-counting = Counting all throws …
wi-turn-result = { $result ->
    [drawn] Drawn.
   *[other] { $winner } won.
 }
wi-turn-result-chance = { $result ->
    [drawn] Drawn; the chance of that was { $chance }.
   *[other] { $winner } won; the chance of that was { $chance }.
 }
wi-turn-never = No throw would have turned it.
wi-turn-others = Others’ dice decide here, too; only changes of a single die were looked for.
wi-turn-percent = A full tie: the d% decided with { $percent }. Up to 50 the attackers win, above it the defenders.
wi-turn-nearest = Closest to turning: { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
 } altogether. { $one } { $oneDice }, { $other } { $otherDice }: { $result ->
    [drawn] drawn
   *[other] { $winner } wins
 }{ $more ->
    [0] .
    [one] {" "}(and 1 other throw as close).
   *[other] {" "}(and { $more } other throws as close).
 }
wi-turn-singles = One die alone would have turned it, the others as they fell:
wi-turn-single = { $who }: { $needed } { $way ->
    [more] or more
   *[less] or less
 } instead of { $rolled } (d{ $sides }), { $result ->
    [drawn] drawn
   *[other] { $winner } wins
 }; chance { $chance }
wi-table = All throws of two d20: rows { $one }, columns { $other }. { $first } and { $second } fell.
wi-table-wins = { $who } wins
wi-table-tie = a d% decides
wi-table-fell = what fell
wi-table-axes = Down: d20 of { $one }. Across: d20 of { $other }.

# Readings

wi-option-hf_gp-linear = every leader counts in full
wi-option-hf_gp-tiered = from the 101st on half, from the 201st on nothing
wi-option-character_points-rider = 21 points on land, 42 at sea
wi-option-character_points-double = 42 points on land, too
wi-option-far_fire-level = the stronger column for targets on the same height or lower
wi-option-far_fire-uphill = the two columns swapped
wi-option-damaged_capacity-table = by the stage that its building points make
wi-option-damaged_capacity-built = by the highest stage whose full points it still has
wi-option-fleet_siege-carrying = only those with an army that could conquer the town
wi-option-fleet_siege-any = every fleet
wi-option-fleet_siege-never = none
wi-option-guard_losses-full = all of them
wi-option-guard_losses-third = a third of them
wi-option-moved_capital-full = the full 5,000
wi-option-moved_capital-kept = those of the fortress it was
wi-option-magic_wall-all = everybody
wi-option-magic_wall-armies = only armies, fleets and fire
wi-option-defeated_characters-captured = they are captured
wi-option-defeated_characters-killed = they are killed

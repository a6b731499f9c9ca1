# Kingsburg: what is wrong with values, positions and typed moves.

## Corrected values

kingsburg-either-choices = an advisor gives either choices or any_goods; set choices = [] or any_goods = 0
kingsburg-choice-twice = empty, or listed twice
kingsburg-way-out = every choice costs goods, so there must be a way out: optional = true

## Positions of scenarios

kingsburg-order = must name every seat once
kingsburg-negative = goods, soldiers and tokens cannot be negative
kingsburg-too-much = at most { $most }: no game gives more
kingsburg-left-neighbour = a building stands without its left neighbour (KB-7.6)
kingsburg-built-twice = every building stands once (KB-7.4)
kingsburg-dice = up to { $most ->
    [one] 1 die
   *[other] { $most } dice
 } from 1 to 6
kingsburg-no-dice-now = nobody has dice in this step: they are rolled in step a of a season and leave the court before anybody builds
kingsburg-no-court-now = nobody is on the court in this step
kingsburg-too-many-dice = { $count } own dice in hand and on the court; a player has { $most } (KB-4.1)
kingsburg-too-many-white = { $count ->
    [one] 1 white die
   *[other] { $count } white dice
 } in hand and on the court; here it can be { $most }: one for Farms, one for Aid from the King in Spring
kingsburg-all-dice = dice that are known at a reroll are complete: { $own } own, { $white } white
kingsburg-own-die = every group needs a die of the player’s own colour (KB-5.8)
kingsburg-other-sum = advisor { $advisor } needs that sum, this group makes { $sum } (KB-5.4)
kingsburg-no-market = the Market is not among the buildings (KB-16.6)
kingsburg-market-and-token = Market and token do not change the same sum at this table (KB-17.4)
kingsburg-one-market = the Market serves one group a season (KB-5.11)
kingsburg-one-token = one token a season at this table (KB-17.3)
kingsburg-taken-twice = advisor { $advisor } serves one group a season; a second one needs the Envoy (KB-5.7)
kingsburg-envoy-joins-nobody = nobody was on advisor { $advisor } for the Envoy to join (KB-17.29)
kingsburg-envoy-used = the Envoy was used for a group on the court and has gone back (KB-10.5)
kingsburg-one-envoy = the Envoy joins one group only (KB-10.5)
kingsburg-taken-otherwise = the court has other groups than advisors that are taken
kingsburg-neutral-for-two = neutral dice are for two players only (KB-15.1)
kingsburg-neutral-sum = the dice on advisor { $advisor } must have that sum
kingsburg-neutral-dice = three dice on one advisor and two on another; or, if the sums are equal, the two one by one (KB-15.2 to KB-15.4)
kingsburg-vp-reasons = must add up to `vp`
kingsburg-vp-buildings = the standing buildings are worth { $vp }; `buildings` must say so
kingsburg-vp-of = { $reason } can be { $least } to { $most } by now
kingsburg-cathedral = the Cathedral scores at the end of the game only (KB-16.4)
kingsburg-influences-nobody = “{ $move }” influences nobody
kingsburg-not-used = nobody can have used this yet
kingsburg-used-nothing = used, but the building does not stand
kingsburg-other-phase = this step does not belong to the phase (KB-2.3)
kingsburg-not-over = the game ends in year { $year } (KB-14.2)
kingsburg-at-the-start = before the first turn order nobody has anything (KB-1.7)
kingsburg-at-the-end = the soldiers have gone home (KB-12.12)
kingsburg-with-step = goes with `step`: without it the phase begins, and nothing of this is there yet
kingsburg-nobodys-turn = nobody’s turn in this step; leave it out
kingsburg-helped-in-help = goes with the steps `help` and `look`
kingsburg-no-look = the next group must be on an advisor who shows the enemy, before the card is known (KB-6.25)
kingsburg-aid-in-spring = the King’s white die is there in Spring only (KB-3.2)
kingsburg-aid-of-the-poorest = only seats with the fewest buildings and, among those, the fewest goods choose, and they are level (KB-3.3, KB-3.4)
kingsburg-not-rerolling = goes with the step `roll_again`
kingsburg-rerolling = a die in hand while all are equal (a white one { $white } higher), or { $all } for all with { $limit } or less
kingsburg-reroll-used = whoever rerolls has used `statue` or `chapel` for it
kingsburg-needs-enemy = there is no enemy; name the card in `enemy`
kingsburg-enemy-of-year = the card must be one of year { $year } (KB-1.9)
kingsburg-nobody-looked = nobody can know the card yet: it is named when somebody looks (`looked`) or when Winter turns it up
kingsburg-open-in-winter = the card lies open in the steps `reinforce` and `battle`, and in no other
kingsburg-in-battle = goes with the step `battle`
kingsburg-strength-in-battle = goes with the step `battle`
kingsburg-needs-strength = every seat needs its combat strength
kingsburg-other-strength = soldiers and buildings make { $strength } (KB-12.5)
kingsburg-kings-men = at least the { $least } that the King has sent (KB-12.4)
kingsburg-losing = must be 0 to { $most }: what the card takes, and the seat has (KB-13.4)
kingsburg-not-lost = the seat at turn has not lost its battle

## Typed moves

kingsburg-no-white-dice = no white dice here
kingsburg-named-before = this was named before
kingsburg-market = the Market changes the sum by exactly one, here it would be { $change }

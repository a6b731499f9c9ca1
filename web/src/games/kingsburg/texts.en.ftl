# Words of the kingsburg board.

kb-court = The King’s court
kb-my-place = Your seat
kb-my-dice = Your dice
kb-no-dice = All dice are placed
kb-not-rolled = No dice yet
kb-players = Players in turn order
kb-province-of = Province of { $name }
kb-show-province = { $n ->
    [one] Show the province of { $name }: 1 building
   *[other] Show the province of { $name }: { $n } buildings
 }
kb-calendar = Year { $year }, { $phase }
kb-score-track = Victory points of all players
kb-army-track = Soldiers of all players
kb-goods = Goods
kb-keys = Number keys choose: an advisor by number, anything else by the number on it. Enter confirms, Esc takes back.

kb-phase-1 = Aid
kb-phase-2 = Spring
kb-phase-3 = Reward
kb-phase-4 = Summer
kb-phase-5 = Envoy
kb-phase-6 = Autumn
kb-phase-7 = Recruits
kb-phase-8 = Winter

kb-gold = { $n } gold
kb-wood = { $n } wood
kb-stone = { $n } stone
kb-nothing = nothing
kb-any = { $n ->
    [one] 1 good of your choice
   *[other] { $n } goods of your choice
 }
kb-buildings = { $n ->
    [one] 1 building
   *[other] { $n } buildings
 }
kb-points = { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
 }
kb-tokens = { $n ->
    [one] one +2 token
   *[other] { $n } +2 tokens
 }
kb-soldiers = { $n ->
    [one] 1 soldier
   *[other] { $n } soldiers
 }
kb-soldiers-name = Soldiers
kb-look = a look at the enemy
kb-has-envoy = Has the King’s Envoy
kb-has-aid = Has the Aid from the King: one more die in Spring
kb-gift-swap = swap 1 good for one of each other kind
kb-gift-price = { $gift } for { $price }

kb-die = Die { $die }
kb-white-die = white { $die }
kb-changes = Change the sum
kb-use-token = Use a +2 token
kb-with-token = token
kb-use-market = Market { $change }
kb-with-market = Market { $change }
kb-sum = Sum { $sum }
kb-use-group = Use { $dice }
kb-other-groups = Groups that reach this advisor

kb-advisor-label = { $number } { $name }: { $gift }. { $now }
kb-advisor-now = { $state ->
    [chosen] Your dice go here.
    [lit] You can influence this advisor.
    [envoy] Influenced by { $owners }; your Envoy opens it.
    [taken] Influenced by { $owners }.
   *[free] Free.
 }
kb-building-label = { $name }, costs { $cost }, { $points }. { $effect } { $now }
kb-building-now = { $state ->
    [chosen] Chosen.
    [built] Built.
    [lit] You can build it.
    [envoy] The Envoy lets you build it as well.
   *[open] Not built.
 }

kb-effect-statue = equal dice: reroll 1
kb-effect-chapel = sum ≤ 7: reroll all
kb-effect-church = +1 vs Demons
kb-effect-cathedral = end: 1 VP per 2 goods
kb-effect-inn = Summer: +2 token
kb-effect-market = one group ±1
kb-effect-farms = +1 white die
kb-effect-merchants_guild = 1 gold a season
kb-effect-guard_tower = {""}
kb-effect-blacksmith = {""}
kb-effect-barracks = soldier: 1 good
kb-effect-wizards_guild = {""}
kb-effect-palisade = +2 vs Zombies
kb-effect-stable = 5, 10, 18: +1 soldier
kb-effect-stone_wall = draw is a win
kb-effect-fortress = win: 1 VP
kb-effect-barricade = +1 vs Goblins
kb-effect-crane = col. 3–4: −1 gold
kb-effect-town_hall = pay 1 for 1 VP
kb-effect-embassy = 1 VP a season

kb-does-statue = If all your dice are equal, you may reroll one of them.
kb-does-chapel = If your dice total 7 or less, you may reroll all of them.
kb-does-church = Plus 1 in battle against Demons.
kb-does-cathedral = At the end of the game 1 victory point for every 2 goods.
kb-does-inn = One +2 token at the end of each Summer.
kb-does-market = One group a season may count 1 more or 1 less.
kb-does-farms = One more white die each season, but minus 1 in battle.
kb-does-merchants_guild = 1 gold at the start of each season.
kb-does-guard_tower = Plus 1 in battle.
kb-does-blacksmith = Plus 1 in battle.
kb-does-barracks = A soldier costs you 1 good instead of 2.
kb-does-wizards_guild = Plus 2 in battle.
kb-does-palisade = Plus 1 in battle, plus 2 against Zombies.
kb-does-stable = Sergeant, General and King bring you 1 more soldier.
kb-does-stone_wall = Plus 1 in battle, and a draw is a win.
kb-does-fortress = Plus 1 in battle, and 1 victory point for each win.
kb-does-barricade = Plus 1 in battle against Goblins.
kb-does-crane = Buildings of columns 3 and 4 cost you 1 gold less.
kb-does-town_hall = At the end of each season you may pay 1 good or +2 token for 1 victory point.
kb-does-embassy = 1 victory point at the end of each season.

kb-enemy-hidden = Enemy of year { $year }: not known yet, strength { $range }
kb-enemy-back = Enemy of year { $year }: who will come?
kb-enemy-words = { $name }: strength { $strength }. Reward: { $reward }. Defeat costs { $loss }.
kb-looked = Have seen the enemy card:
kb-battle = The battle
kb-battle-go-on = Go on
kb-reinforcements = { $n ->
    [one] The King sends everybody 1 soldier.
   *[other] The King sends everybody { $n } soldiers.
 }
kb-outcome = { $outcome ->
    [won] Victory, { $strength } against { $enemy }
    [drawn] Draw, { $strength } against { $enemy }
   *[lost] Defeat, { $strength } against { $enemy }
 }
kb-strongest = strongest army
kb-destroyed = { $building } destroyed

kb-prompt = { $step ->
    [aid_good] Aid from the King: take one good.
    [guild] The Merchants’ Guild pays: take one good.
    [reroll] Reroll, or keep your dice?
    [influence] Choose dice, or an advisor.
    [help] { $advisor }: choose your help.
    [build] Choose a building, or build nothing.
    [build-two] Choose a building; with the Envoy you may build two.
    [town_hall] Town Hall: pay for 1 victory point?
    [recruit] Recruit soldiers: choose goods to pay with.
    [winning] The reward is yours: take your goods.
    [losing] { $n ->
        [one] The enemy takes 1 good. Which one?
       *[other] The enemy takes { $n } goods. Which ones?
     }
   *[other] Your turn.
 }
kb-prompt-more = Nobody to influence with { $sum } yet: add dice, or choose an advisor.
kb-waiting = Waiting for { $names }: { $step }
kb-over = The game is over.

kb-do-influence = { $advisor } ({ $number }) with { $dice }: { $gift }
kb-do-influence-envoy = By Envoy to { $advisor } ({ $number }) with { $dice }: { $gift }
kb-do-build = Build: { $building }
kb-do-build-two = Build with the Envoy: { $first } and { $second }
kb-do-reroll = Reroll the { $die }
kb-do-reroll-all = Reroll all dice
kb-do-town-hall = Pay { $payment } for 1 victory point
kb-do-take = Take { $goods }
kb-do-swap = Give { $given }, take { $gained }
kb-do-give = Give up { $goods }
kb-do-recruit = { $n ->
    [one] 1 soldier for { $goods }
   *[other] { $n } soldiers for { $goods }
 }
kb-do-pass = { $step ->
    [influence] Pass: you place no more dice this season.
    [reroll] Keep the dice as they are.
    [build] Build nothing this season.
    [recruit] Recruit nobody.
    [town_hall] Pay nothing to the Town Hall.
    [help] Decline this help.
   *[other] Pass.
 }
kb-pass = { $step ->
    [influence] Pass
    [reroll] Keep dice
    [build] Build nothing
    [recruit] Recruit nobody
    [town_hall] Pay nothing
    [help] Decline
   *[other] Pass
 }
kb-confirm = { $move ->
    [influence] Place dice
    [build] Build
    [build_two] Build both
    [reroll] Reroll
    [reroll_all] Reroll all
    [recruit] Recruit
    [give] Give up
    [take] Take
    [pass] Confirm
   *[other] Confirm
 }
kb-confirm-open = Confirm
kb-reroll-all = Reroll all (Chapel)
kb-more = One more { $good }
kb-less = One less { $good }

kb-say-phase = Year { $year }, { $phase }.
kb-say-rolled = You rolled { $dice }.
kb-say-neutral = Neutral dice lie on { $advisors }.
kb-say-aid = { $name } receives the Aid from the King.
kb-say-envoy = { $name } receives the Envoy.
kb-say-no-envoy = Nobody receives the Envoy.
kb-say-points = { $n ->
    [one] { $name }: 1 victory point, { $why }.
   *[other] { $name }: { $n } victory points, { $why }.
 }
kb-why-reward_given = most buildings
kb-why-embassy_scored = Embassy
kb-why-town_hall_paid = Town Hall
kb-why-cathedral_scored = Cathedral
kb-say-seen = You have seen the enemy card: { $enemy }.
kb-say-enemy = The enemy comes: { $enemy }.
kb-say-fought = { $outcome ->
    [won] { $name } wins, { $strength } against { $enemy }.
    [drawn] { $name } fights to a draw, { $strength } against { $enemy }.
   *[lost] { $name } loses, { $strength } against { $enemy }.
 }
kb-say-destroyed = { $name } loses a building: { $building }.
kb-say-strongest = { $name } has the strongest army, 1 victory point.

# Explanations
kb-kind-advisor = Advisor
kb-kind-building = Building, row { $row }, column { $column }
kb-kind-enemy = Enemy
kb-kind-phase = Phase { $phase } of 8
kb-kind-seat = Number { $place } in turn order
kb-advisor-title = { $number } { $name }
kb-gives = Gives { $gift }.
kb-price = Costs { $cost }, brings { $points }.
kb-lacks = Still missing: { $goods }.
kb-first-left = To be built first: { $building }.
kb-belongs-to = { $name }
kb-own-gold = { $n } gold
kb-own-wood = { $n } wood
kb-own-stone = { $n } stone
kb-own-soldiers = { $n ->
    [one] 1 soldier
   *[other] { $n } soldiers
 }
kb-own-tokens = { $n ->
    [one] 1 +2 token
   *[other] { $n } +2 tokens
 }
kb-own-envoy = The King’s Envoy
kb-own-aid = Aid from the King
kb-own-vp = { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
 }
kb-phase-state = { $state ->
    [now] Now.
    [past] Over for this year.
   *[coming] Still to come this year.
 }

# Strength
kb-part = { $building } { $value }
kb-strength-you = You
kb-strength-name = Strength
kb-strength-is = Strength { $n }: { $parts }.
kb-strength-now = Strength { $n } ({ $parts }), with the King’s soldiers { $least } to { $most }.
kb-outlook = { $outlook ->
    [safe] That is enough, whatever the King sends.
    [lost] Too weak, whatever the King sends.
    [known] Victory if the King sends at least { $least }.
   *[open] Victory if the King sends at least { $least } to { $most }, depending on the enemy.
 }
kb-fight-parts = Strength from soldiers { $soldiers }, the King { $king }, buildings { $buildings }.
kb-enemy-facts = Strength { $strength }. Victory: { $reward }. Defeat costs { $loss }.
kb-enemy-range = Strength { $least } to { $most }; the card is turned up in Winter.
kb-enemy-none = The last enemy has been met.

# A tap at another time
kb-not-now = { $what ->
    [advisor] Advisors are influenced with dice, in the second step of a season. Now: { $step }.
    [building] Building comes at the end of a season, after the advisors’ help. Now: { $step }.
   *[dice] Dice are placed on advisors, in the second step of a season. Now: { $step }.
 }

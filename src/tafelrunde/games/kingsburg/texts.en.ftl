# What happens in Kingsburg, in sentences. Variables: see tafelrunde/telling/events.py.

amount-gold = { $n } gold
amount-wood = { $n } wood
amount-stone = { $n } stone
amount-any_goods = { $n ->
    [one] 1 good of any kind
   *[other] { $n } goods of any kind
 }
amount-buildings = { $n ->
    [one] 1 building
   *[other] { $n } buildings
 }
amount-tokens = { $n ->
    [one] one +2 token
   *[other] { $n } +2 tokens
 }
amount-soldiers = { $n ->
    [one] 1 soldier
   *[other] { $n } soldiers
 }
amount-vp = { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
 }

event-turn_order_set = Turn order: { $order }.
event-phase_began = Year { $year ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
 }, phase { $phase-id }: { $phase }
mark-phase_began = { $phase-id ->
    [1] Year { $year ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
     }
   *[2] { $phase }
 }
event-aid_die_given = { $seat } is least developed and receives the King’s white die for Spring.
event-aid_good_taken = { $seat } takes { $goods } as Aid from the King.
event-neutral_dice_rolled = Neutral dice { $three } and { $two } occupy: { $advisors }.
event-guild_paid = The Merchants’ Guild pays { $seat } { $goods }.
event-dice_rolled = { $seat } rolls { $dice }{ $has-white ->
    [yes] , white { $white }
   *[no] {""}
 }.
event-dice_rerolled = { $seat } rerolls with { $building-acc } and now has { $dice }{ $has-white ->
    [yes] , white { $white }
   *[no] {""}
 }.
event-influenced = { $seat } influences { $advisor-acc } ({ $advisor-id }) with { $dice }{ $has-white ->
    [yes] , white { $white }
   *[no] {""}
 }{ $token ->
    [yes] {" "}and a +2 token
   *[no] {""}
 }{ $market ->
    [1] , Market +1
    [-1] , Market −1
   *[0] {""}
 }{ $envoy ->
    [yes] {" "}by the Envoy
   *[no] {""}
 }.
event-passed = { $step-id ->
    [influence] { $forced ->
        [yes] { $seat } can reach no more advisors.
       *[no] { $seat } passes and influences no more advisors.
     }
    [build] { $forced ->
        [yes] { $seat } cannot build.
       *[no] { $seat } builds nothing.
     }
    [recruit] { $forced ->
        [yes] { $seat } cannot recruit.
       *[no] { $seat } recruits nobody.
     }
    [town_hall] { $forced ->
        [yes] { $seat } has nothing to pay for the Town Hall.
       *[no] { $seat } pays nothing for the Town Hall.
     }
    [reroll] { $seat } keeps the dice.
   *[other] { $seat } passes.
 }
event-helped = { $has-given ->
    [yes] { $advisor-nom } takes { $given } from { $seat } and gives { $gains }.
   *[no] { $has-gains ->
        [yes] { $advisor-nom } gives { $seat } { $gains }.
       *[no] { $advisor-nom } has nothing for { $seat }.
     }
 }
event-help_declined = { $forced ->
    [yes] { $seat } has nothing to give to { $advisor-acc }.
   *[no] { $seat } declines the help of { $advisor-acc }.
 }
event-enemy_seen = { $has-card ->
    [yes] { $seat } looks at the enemy card: { $card }.
   *[no] { $seat } secretly looks at the enemy card.
 }
event-built = { $seat } builds { $building-acc }{ $has-goods ->
    [yes] {" "}({ $goods })
   *[no] {""}
 }{ $vp ->
    [0] .
    [one] {" "}and scores 1 victory point.
   *[other] {" "}and scores { $vp } victory points.
 }
event-envoy_used = { $seat } has used the Envoy and returns it.
event-envoy_returned = { $seat } returns the unused Envoy.
event-envoy_given = { $has-seat ->
    [yes] { $seat } is least developed and receives the Envoy.
   *[no] Nobody is alone in being least developed: the Envoy stays with the King.
 }
event-inn_token_taken = The Inn brings { $seat } a +2 token.
event-embassy_scored = The Embassy brings { $seat } { $gains }.
event-town_hall_paid = { $seat } pays for the Town Hall ({ $payment }) and scores { $gains }.
event-reward_given = { $seat } has the most buildings; the King rewards this with { $gains }.
event-recruited = { $seat } recruits { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
 } for { $goods }.
event-enemy_revealed = The enemy of this winter: { $card }.
event-reinforcements_sent = The King sends everybody { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
 }.
event-battle_fought = { $outcome ->
    [won] { $seat } wins the battle, { $strength } against { $enemy }.
    [drawn] { $seat } fights to a draw, { $strength } against { $enemy }: neither loss nor reward.
   *[lost] { $seat } loses the battle, { $strength } against { $enemy }.
 }
event-spoils_taken = { $has-gains ->
    [yes] { $seat } gains { $gains } as the reward.
   *[no] There is no reward for { $seat }.
 }
event-fortress_scored = The Fortress brings { $seat } { $gains }.
event-strongest_scored = { $seat } had the strongest army and scores { $gains }.
event-goods_lost = The enemy takes { $goods } from { $seat }.
event-building_destroyed = The enemy destroys { $building-acc } of { $seat }{ $has-given ->
    [yes] , who loses { $given }.
   *[no] .
 }
event-points_lost = { $seat } loses { $given }.
event-soldiers_dismissed = All soldiers go home, the year is over.
event-cathedral_scored = The Cathedral brings { $seat } { $gains } for goods left over.
event-game_ended = { $winners-count ->
    [one] { $winners } wins the game!
   *[other] { $winners } share the victory!
 }

# The names with their articles

statue-acc = the Statue
chapel-acc = the Chapel
church-acc = the Church
cathedral-acc = the Cathedral
inn-acc = the Inn
market-acc = the Market
farms-acc = the Farms
merchants_guild-acc = the Merchants’ Guild
guard_tower-acc = the Guard Tower
blacksmith-acc = the Blacksmith
barracks-acc = the Barracks
wizards_guild-acc = the Wizards’ Guild
palisade-acc = the Palisade
stable-acc = the Stable
stone_wall-acc = the Stone Wall
fortress-acc = the Fortress
barricade-acc = the Barricade
crane-acc = the Crane
town_hall-acc = the Town Hall
embassy-acc = the Embassy

advisor_1-nom = The Jester
advisor_2-nom = The Squire
advisor_3-nom = The Architect
advisor_4-nom = The Merchant
advisor_5-nom = The Sergeant
advisor_6-nom = The Alchemist
advisor_7-nom = The Astronomer
advisor_8-nom = The Treasurer
advisor_9-nom = The Master Hunter
advisor_10-nom = The General
advisor_11-nom = The Swordsmith
advisor_12-nom = The Duchess
advisor_13-nom = The Champion
advisor_14-nom = The Smuggler
advisor_15-nom = The Inventor
advisor_16-nom = The Wizard
advisor_17-nom = The Queen
advisor_18-nom = The King
advisor_1-acc = the Jester
advisor_2-acc = the Squire
advisor_3-acc = the Architect
advisor_4-acc = the Merchant
advisor_5-acc = the Sergeant
advisor_6-acc = the Alchemist
advisor_7-acc = the Astronomer
advisor_8-acc = the Treasurer
advisor_9-acc = the Master Hunter
advisor_10-acc = the General
advisor_11-acc = the Swordsmith
advisor_12-acc = the Duchess
advisor_13-acc = the Champion
advisor_14-acc = the Smuggler
advisor_15-acc = the Inventor
advisor_16-acc = the Wizard
advisor_17-acc = the Queen
advisor_18-acc = the King

# Ethnos in the lobby: what the game is about, and what each option decides.

about = Gather allies, play bands, rule six kingdoms, until the third dragon ends the age.

option-glory_tokens = Which glory tokens are in the box
option-two_player_tie = What two players share in a kingdom in the last age
option-merfolk_at_zero = Who scores the merfolk board while everybody is on 0
option-troll_token = Which troll token a troll takes
option-decline_abilities = Declining giant token, merfolk move, Orc horde marker or troll token
option-empty_market = What may be drawn from the deck while the market is empty
option-tribes = How the tribes in play are chosen

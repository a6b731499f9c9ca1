# Phoenix in the lobby: what the game is about, and what each option decides.

about = A campaign of realms on the world of Erkenfara: recruiting, building, moving, month by month, by sheets of orders. The last seat is the game master’s.

option-deadlines = Turns one by one at a meeting, whole months at once in remote play, or no deadlines
option-hf_gp = Good points of leaders beyond the hundredth
option-character_points = Movement points of characters on land
option-far_fire = Which column is for fire over two fields
option-damaged_capacity = What a damaged town can recruit
option-fleet_siege = Which fleets besiege a coastal town
option-guard_losses = Losses of a guard under fire
option-moved_capital = Building points of a moved capital
option-magic_wall = Whom a magic wall stops
option-defeated_characters = What becomes of the characters of a defeated army

# The registry of games.

game-not-at-table = { $game } is a campaign of many months and is not played at a table; found one with: tafelrunde { $game } new
game-unknown = there is no game “{ $game }”; games here: { $known }
game-broken = the game “{ $game }” cannot be loaded from “{ $package }”: { $error }
game-not-offered = the package “{ $package }” offers no game for “{ $game }”

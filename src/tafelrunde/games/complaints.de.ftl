# Das Verzeichnis der Spiele.

game-not-at-table = { $game } ist ein Feldzug über viele Monate und wird nicht am Tisch gespielt; gegründet wird er mit: tafelrunde { $game } new
game-unknown = ein Spiel „{ $game }“ gibt es hier nicht; vorhanden: { $known }
game-broken = das Spiel „{ $game }“ lässt sich nicht aus „{ $package }“ laden: { $error }
game-not-offered = das Paket „{ $package }“ enthält kein Spiel für „{ $game }“

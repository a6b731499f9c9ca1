# Phoenix in der Lobby: worum es geht, und was jede Option entscheidet.

about = Ein Feldzug der Reiche auf der Welt Erkenfara: Rüsten, Bauen, Ziehen, Monat für Monat, mit Zugblättern. Der letzte Platz gehört der Spielleitung.

option-deadlines = Züge nacheinander am Treffen, ganze Monate auf einmal im Fernspiel, oder ohne Fristen
option-hf_gp = Gutpunkte der Heerführer ab dem hundertersten
option-character_points = Bewegungspunkte der Charaktere an Land
option-far_fire = Welche Spalte für Schüsse über zwei Gemarken gilt
option-damaged_capacity = Was ein beschädigter Rüstort rüsten kann
option-fleet_siege = Welche Flotten einen Küstenort belagern
option-guard_losses = Verluste der Garde unter Beschuss
option-moved_capital = Baupunkte einer verlegten Hauptstadt
option-magic_wall = Wen eine magische Wand aufhält
option-defeated_characters = Was aus den Charakteren eines geschlagenen Heeres wird

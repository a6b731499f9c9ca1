# Kingsburg in der Lobby: worum es geht, und was jede Option entscheidet.

about = Fünf Jahre voller Würfel, Berater und Gebäude, und in jedem Winter ein Feind.

option-guild = Was die Gilde der Kaufleute zahlt
option-alchemist = Was der Alchemist aus einer Ware macht
option-tokens = Wie viele +2-Marker man einsetzen darf
option-market_and_token = Markt und +2-Marker für eine Würfelgruppe
option-reward_without_buildings = Ehrung, solange niemand ein Gebäude hat

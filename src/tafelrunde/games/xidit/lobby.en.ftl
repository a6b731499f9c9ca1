# Xidit in the lobby: what the game is about, and what each option decides.

about = Secret orders, recruits and threats, and three assessments that leave one Idrakys. Map, tiles and Titans are our own reconstruction, not the printed values; owners can enter those in a file.

option-length = Long game of 12 years or short game of 9
option-dummy_start = Where the dummy starts with three players
option-city_limit = Recruiting and eliminating in one city in one year
option-dummy_tie = What happens to a dummy that ties with a player
option-open_screens = Whether everybody sees units, gold and bards of all
option-memory_aid = Whether what an attentive player could remember is shown

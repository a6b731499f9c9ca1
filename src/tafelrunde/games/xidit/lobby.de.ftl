# Xidit in der Lobby: worum es geht, und was jede Option entscheidet.

about = Geheime Befehle, Anwerbungen, Bedrohungen und drei Prüfungen, nach denen ein Idrakys übrig ist. Karte, Plättchen und Titanen sind unsere Rekonstruktion, nicht die gedruckten Werte; Besitzer können diese eingeben.

option-length = Langes Spiel über 12 Jahre oder Kurzspiel über 9
option-dummy_start = Wo der Dummy in der Partie zu dritt beginnt
option-city_limit = Anwerben und Beseitigen in einer Stadt in einem Jahr
option-dummy_tie = Was mit einem Dummy geschieht, der mit einem Spieler gleichauf liegt
option-open_screens = Ob alle die Einheiten, das Gold und die Barden aller sehen
option-memory_aid = Ob angezeigt wird, was man sich hätte merken können

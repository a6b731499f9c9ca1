# Ethnos in der Lobby: worum es geht, und was jede Option entscheidet.

about = Verbündete sammeln, Kampfverbände spielen und Königreiche beherrschen, bis der dritte Drache kommt.

option-glory_tokens = Welche Ruhm-Plättchen in der Schachtel sind
option-two_player_tie = Was zwei Spieler in der letzten Epoche in einem Königreich teilen
option-merfolk_at_zero = Wer für das Meerwesen-Tableau Ruhm erhält, solange alle auf 0 stehen
option-troll_token = Welches Troll-Plättchen ein Troll nimmt
option-decline_abilities = Verzicht auf Riesen-Plättchen, Zug auf dem Meerwesen-Tableau, Marker der Orkhorde oder Troll-Plättchen
option-empty_market = Was man vom Stapel ziehen darf, solange die Auslage leer ist
option-tribes = Wie die Stämme der Partie bestimmt werden

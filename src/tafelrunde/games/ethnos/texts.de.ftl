# Was in Ethnos geschieht, in Sätzen. Variablen: siehe tafelrunde/telling/events.py.

amount-glory = { $n } Ruhm

event-tribe_chosen = { $has-tribe ->
    [yes] { $seat } wählt die { $tribe }.
   *[no] { $seat } überlässt die Wahl dem Zufall.
 }
event-tribes_drawn = Stämme der Partie: { $tribes }.
event-tokens_laid = Ruhm-Plättchen von { $kingdom }: { $tokens }.
event-first_player_set = { $age ->
    [1] { $seat } beginnt.
   *[other] { $seat } hat am wenigsten Ruhm und beginnt Epoche { $age ->
        [2] II
       *[3] III
     }.
 }
event-age_began = Epoche { $age ->
    [1] I
    [2] II
   *[3] III
 } beginnt
mark-age_began = Epoche { $age ->
    [1] I
    [2] II
   *[3] III
 }
event-card_dealt = { $has-card ->
    [yes] { $seat } erhält eine Karte: { $card }.
   *[no] { $seat } erhält eine Karte.
 }
event-market_laid = Die Auslage: { $cards }.
event-deck_split = Oben { $upper ->
    [one] liegt 1 Karte
   *[other] liegen { $upper } Karten
 }, darunter { $lower } und die drei Drachen.
event-card_taken = { $seat } nimmt aus der Auslage: { $card }.
event-card_drawn = { $has-card ->
    [yes] { $seat } zieht vom Stapel: { $card }.
   *[no] { $seat } zieht eine Karte vom Stapel.
 }
event-dragon_drawn = { $seat } zieht { $dragons ->
    [1] den ersten Drachen.
    [2] den zweiten Drachen.
   *[3] den dritten Drachen!
 }
event-band_played = { $has-others ->
    [yes] { $seat } spielt einen Kampfverband aus { $size ->
        [one] 1 Karte
       *[other] { $size } Karten
     }, Anführer { $leader }, dazu { $others }.
   *[no] { $seat } spielt einen Kampfverband aus 1 Karte: { $leader }.
 }
event-marker_placed = { $free ->
    [yes] { $seat } setzt den Marker vom Meerwesen-Tableau in { $kingdom }.
   *[no] { $seat } setzt einen Marker in { $kingdom }.
 }
event-marker_missed = { $reason-id ->
    [small] Der Kampfverband von { $seat } ist zu klein für einen Marker in { $kingdom }.
    [nowhere] Der Kampfverband von { $seat } ist für jedes Königreich zu klein.
    [halfling] Ein Halbling führt an, also setzt { $seat } keinen Marker.
   *[supply] { $seat } hat keinen Marker mehr.
 }
event-giant_taken = { $seat } nimmt das Riesen-Plättchen (Kampfverband aus { $size ->
    [one] 1 Karte
   *[other] { $size } Karten
 }) und erhält { $glory } Ruhm.
event-merfolk_moved = { $seat } zieht auf Feld { $space } des Meerwesen-Tableaus{ $markers ->
    [0] .
    [one] {" "}und darf 1 weiteren Marker setzen.
   *[other] {" "}und darf { $markers } weitere Marker setzen.
 }
event-horde_grew = { $seat } setzt einen Marker auf das Orkhorde-Tableau (Feld { $colour }).
event-troll_taken = { $seat } nimmt das Troll-Plättchen { $value }.
event-ability_declined = { $tribe-id ->
    [centaur] { $seat } spielt keinen weiteren Kampfverband.
    [wizard] { $seat } zieht keine Karten.
   *[other] { $seat } verzichtet auf die Fähigkeit der { $tribe }.
 }
event-free_marker_declined = { $seat } verzichtet auf den Marker vom Meerwesen-Tableau.
event-cards_kept = { $count ->
    [0] { $seat } behält keine Karte.
    [one] { $seat } behält 1 Karte.
   *[other] { $seat } behält { $count } Karten.
 }
event-cards_discarded = { $seat } legt in die Auslage: { $cards }.
event-wizard_draws = { $count ->
    [one] { $seat } zieht 1 Karte für den Zauberer.
   *[other] { $seat } zieht { $count } Karten für den Zauberer.
 }
event-passed = { $seat } hat zehn Skelette auf der Hand und muss passen.
event-age_ended = Epoche { $age ->
    [1] I
    [2] II
   *[3] III
 } ist zu Ende; alle Handkarten werden abgelegt.
mark-age_ended = Wertung der Epoche { $age ->
    [1] I
    [2] II
   *[3] III
 }
event-skeletons_removed = { $count ->
    [one] 1 Skelett verlässt die Kampfverbände.
   *[other] { $count } Skelette verlassen die Kampfverbände.
 }
event-kingdom_scored = { $kingdom }: { $seat } erhält { $glory } Ruhm für Rang { $place }.
event-merfolk_scored = { $seat } liegt auf dem Meerwesen-Tableau vorn (Feld { $space }) und erhält { $glory } Ruhm.
event-giant_scored = { $seat } hat das Riesen-Plättchen und erhält { $glory } Ruhm.
event-bands_scored = { $sizes-count ->
    [one] { $seat } erhält { $glory } Ruhm für einen Kampfverband (Karten: { $sizes }).
   *[other] { $seat } erhält { $glory } Ruhm für { $sizes-count } Kampfverbände (Karten: { $sizes }).
 }
event-plundered = { $markers ->
    [one] { $seat } plündert mit 1 Marker der Orkhorde und erhält { $glory } Ruhm.
   *[other] { $seat } plündert mit { $markers } Markern der Orkhorde und erhält { $glory } Ruhm.
 }
event-horde_kept = { $seat } hebt die Orkhorde für eine spätere Epoche auf.
event-game_ended = { $winners-count ->
    [one] { $winners } gewinnt die Partie!
   *[other] { $winners } teilen sich den Sieg!
 }

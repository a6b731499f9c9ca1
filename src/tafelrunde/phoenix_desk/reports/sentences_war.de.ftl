# Was im Krieg geschieht, in Sätzen. Variablen: siehe sentences.py.

event-melee_fought = Nahkampf in { $field }: { $attackers } gegen { $defenders }; { $winners-count ->
    [0] niemand siegt.
   *[other] Sieger: { $winners }.
 }
event-army_overrun = { $realm } überrennt in { $field } die Heere von { $victims }.

note-fought = Nahkampf in { $field } { $won ->
    [yes] gewonnen
   *[no] verloren
 } gegen { $enemies }. Unsere Verluste: { $lost }.{ $has-inflicted ->
    [yes] {" "}Verluste des Gegners: { $inflicted }.
   *[no] {""}
 }
note-was_overrun = { $realm } überrennt uns in { $field } mit { $numbers }. Unsere Verluste: { $lost }.
note-ran_over = Unser { $army } überrennt in { $field }: { $victims }. Getötet: { $killed }; gefangen: { $captured }; erbeutet: { $taken }.
note-took_over = { $army } erbeutet in { $field }: { $goods }.
note-halted = { $army } wollte nach { $to } und kam nur bis { $field }.
note-spoils = { $army } trägt aus { $field } nun { $gold } GS mit sich: { $why }.
note-released = { $army } lässt in { $field } frei: { $prisoners }.

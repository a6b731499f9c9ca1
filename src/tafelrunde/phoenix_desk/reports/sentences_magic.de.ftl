# Zauberer, Zaubersprüche und Duelle.

event-wizard_teleported = { $realm }: { $army } teleportiert von { $start } nach { $field }.
event-army_teleported = { $realm }: { $army } wird von { $start } nach { $field } teleportiert.
event-wizard_thrown = { $realm }: { $army } wird aus { $start } nach { $field } zurückgeschleudert.
event-wizard_dismissed = { $realm } entlässt { $army } in { $field }.
event-duel_fought = Zauberduell bei { $fields }, { $attackers } gegen { $defenders }: { $result ->
    [won] die Angreifer gewinnen.
    [lost] die Verteidiger gewinnen.
   *[other] unentschieden.
 }

note-walled = { $army } stößt in { $field }, Seite { $side }, auf eine magische Wand und zieht in diesem Monat nicht weiter.
note-troops_banned = Gebannt sind in { $field } von { $army }: { $goods }.
note-duel_told = Unser Zauberer { $number } in { $field } hat ein Duell { $result ->
    [won] gewonnen
    [lost] verloren
   *[other] unentschieden beendet
 }. Unsere Würfel: { $own }; die der Gegner: { $others }. Seine Gutpunkte { $rise ->
    [up] steigen um { $by }
    [down] sinken um { $by }
   *[none] ändern sich nicht
 }{ $most-id ->
    [0] ; er ist tot.
   *[other] ; nun { $most }.
 }

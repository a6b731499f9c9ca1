# Protokolle in Worten. Variablen: siehe clerk.py. `whole-` ist für die Spielleitung, `part-` für ein Reich, `outcome-` eine Zeile.

## Nahkampf

whole-melee_worked = Nahkampf in { $field }: { $attackers } gegen { $defenders }
unit = { $who }: Heeresstärke { $strength }; Gutpunkte { $points } = { $total }; W20 { $die } (PH-5.5j); Kampfstärke { $fighting } (PH-5.5k){ $halved ->
    [yes] {" "}(halbe Stärke: das Reich fehlt, PH-6.9.2.4b)
   *[no] {""}
 }{ $has-split ->
    [yes] {" "}({ $split-first } der Stärke und { $split-second } der Punkte treffen auf diese Partei, PH-R58)
   *[no] {""}
 }
no-points = keine
sums = Heeresstärke { $strengths-first } gegen { $strengths-second }, Kampfstärke { $fighting-first } gegen { $fighting-second } (PH-5.5l): Sieger { $winner }{ tie }
tie = { $how ->
    [strength] {" "}durch die höhere Heeresstärke (PH-5.5m), mit einem Heerführer mehr für die Verluste (PH-5.5n)
    [die] {" "}durch einen W% von { $percent } (PH-5.5m, PH-R103), mit einem Heerführer mehr für die Verluste (PH-5.5n)
   *[other] {""}
 }
bill = Verluste des Siegers: Basis { $base } (PH-5.5o), Faktor { $factor } (PH-5.5p), zusammen { $total } (PH-5.5q); Gutpunkteschnitt des Verlierers { $average } (PH-5.5r)
toll = { $who }: Anteil { $share }, Differenz { $difference } (PH-5.5r), Verluste { $losses } von { $strength } (PH-5.5s)
part-melee_worked = Nahkampf in { $field }, { $won ->
    [yes] gewonnen{ tie }
   *[no] verloren
 }
own-toll = { $who }: Verluste { $losses } von { $strength } (PH-5.5s); ihre Höhe folgt aus Stärke und Gutpunkten des Gegners (PH-5.5o bis PH-5.5r), die sein Geheimnis bleiben (PH-5.5v)
outcome-melee_worked = Sieger { $winner }: Kampfstärke { $fighting-first } gegen { $fighting-second }, W20 { $dice-first } und { $dice-second }; Verluste { $lost } von { $strength }

whole-overrun_worked = { $who } überrennt { $victims } in { $field }: { $strength } zu { $against } (PH-5.5d){ killed }
killed = { $killed ->
    [yes] ; getötet, Einnahmen { $income } (PH-R105)
   *[no] {""}
 }
part-overrun_worked = { $who } überrennt { $victims } in { $field }: { $has-strength ->
    [yes] die Stärke { $strength } ist mindestens das Zehnfache (PH-5.5d){ killed }
   *[no] mindestens das Zehnfache unserer Stärke{ $has-against ->
        [yes] {" "}von { $against }
       *[no] {""}
     } (PH-5.5d)
 }

## Was ein Kampf kostet und bringt

whole-fallen_worked = Die Gefallenen des Nahkampfs in { $field }
kept = { $who }: { $goods }; Anteil der Überlebenden { $kept }, abgerundet (PH-R60, PH-5.5x); verloren: { $lost }
wiped-out = { $who }: alles ist verloren (PH-R22): { $lost }
whole-income_worked = Kampfeinnahmen von { $who } in { $field }: { $rates-first } % von { $enemy } für gefallene Gegner und { $rates-second } % von { $own } für die eigenen Gefallenen (PH-5.6a){ $divided ->
    [yes] , mal { $share } nach Stärke (PH-R105)
   *[no] {""}
 } = { $gold } GS
part-income_worked = Kampfeinnahmen von { $who } in { $field }: { $rates-second } % von { $own } für unsere Gefallenen, der Rest { $rates-first } % des Preises gefallener Gegner (PH-5.6a) = { $gold } GS
whole-town_looted = { $who } erbeutet im Rüstort in { $field }, { $stage }: { $gold } GS (PH-5.8.1a)
whole-cargo_seized = { $who } erbeutet in { $field } den Anteil { $share } von { $carried } GS, die { $victim } mitführte: { $gold } GS (PH-5.8.2a, PH-5.8.3a)
part-cargo_seized = { $who } erbeutet in { $field } Ladung von { $victim }: { $gold } GS (PH-5.8.2a zur See, PH-5.8.3a zu Land)
whole-catapults_taken = { $who } übernimmt in { $field } von { $found } die Hälfte je Art und Heer, abgerundet: { $taken } (PH-5.5z, PH-R104)
part-catapults_taken = { $who } übernimmt in { $field } die Hälfte der Katapulte, abgerundet: { $taken } (PH-5.5z, PH-R104)

## Beschuss

whole-thrown = Würfel: { $values-count } W{ $faces } für { $what } { $where }: { $values }
whole-shots_worked = Beschuss von { $target }{ $has-side ->
    [yes] , Wall { $side }
   *[no] {""}
 }, B{ $phase }{ $defence ->
    [yes] {" "}(Verteidigungsfeuer, PH-R141)
   *[no] {""}
 }
shot = { $who } in { $field }: { $count } { $weapon } über { $distance-id ->
    [1] 1 Gemark
   *[other] 2 Gemarken
 } und { $up-id ->
    [one] 1 Höhenstufe
   *[other] { $up } Höhenstufen
 } hinauf, W10 { $faces } (PH-5.1j): Schaden { $damage }
hits-together = Treffer zusammen: { $hits } (PH-5.1k)
whole-fire_worked = Schaden in { $field }, Treffer: { $hits }
town-struck = { $has-town ->
    [yes] { $town }: { $hits } / ({ $town_points } / 100 + 1) = { $reduced } (PH-5.1m); 67 % auf den Rüstort { $town_damage }, er verliert { $town_lost } (PH-5.1x); 33 % auf die Truppen { $troop_damage }
   *[no] Kein Rüstort: alle { $troop_damage } auf die Truppen (PH-5.1t)
 }
army-struck = { $who }: Anteil { $share } der Baupunkte (PH-5.1w); Gutpunkte { $points } = { $total }; Schaden { $troops } × { $share } / ({ $total } / 100 + 1) = { $damage } (PH-5.1k)
goods = { $count } { $good }: Schaden { $damage }, verloren: { $lost } (PH-R143)
weapon = { $count } { $good }: Schaden { $damage }, je verloren bei W% bis { $limit } (PH-1.5.11a, PH-R107){ $has-rolls ->
    [yes] ; gewürfelt { $rolls }
   *[no] {""}
 }; verloren: { $lost }
leaders = Heerführer verloren: { $leaders } (PH-5.1p)
part-fire_worked = Schaden in { $field }
own-town-struck = { $town }: Gutpunkte { $town_points } teilen die Treffer durch { $divisor } (PH-5.1m); 67 % des Rests treffen den Rüstort (PH-5.1x), er verliert { $town_lost-id ->
    [one] 1 Baupunkt
   *[other] { $town_lost } Baupunkte
 }
own-army-struck = { $who }: Gutpunkte { $points } = { $total } teilen seinen Teil der Treffer (PH-5.1w) durch { $divisor } (PH-5.1k); Schaden, soweit die Verluste ihn zeigen (PH-5.1o), { $damage }
outcome-fire_worked = Treffer { $hits }; der Rüstort verliert { $town_lost-id ->
    [one] 1 Baupunkt
   *[other] { $town_lost } Baupunkte
 }; { $armies }
outcome-army = { $who } verliert { $lost }
whole-wall_worked = Wall { $side } von { $field }: Treffer { $hits }, fehlende Baupunkte nun: { $lacks }{ $has-surplus ->
    [yes] , überzählige Treffer verfallen: { $surplus }
   *[no] {""}
 }{ $destroyed ->
    [yes] ; er ist zerstört
   *[no] {""}
 } (PH-5.1s)
outcome-wall_worked = { $destroyed ->
    [yes] der Wall ist zerstört
   *[no] { $lacks-id ->
        [one] dem Wall fehlt 1 Baupunkt
       *[other] dem Wall fehlen { $lacks } Baupunkte
     }
 }

## Befehle

whole-order_fell = { $realm }, Zeile { $line }: nicht ausgeführt (PH-R227). { $why }

## Magie

whole-wall_raised = { $who } errichtet eine magische Wand { $side } von { $field } für { $power } ZKP (PH-1.4.2i)
whole-walls_torn = { $who } reißt magische Wände { $side } von { $field } für { $power } ZKP ein (PH-1.4.4e): { $has-torn ->
    [yes] die von { $torn }
   *[no] dort stand keine
 }
part-walls_torn = { $who } reißt magische Wände { $side } von { $field } für { $power } ZKP ein (PH-1.4.4e); ob dort welche standen, sieht niemand (PH-1.4.2b)
whole-teleport_worked = { $who } teleportiert von { $start } nach { $field }, Raumpunkte { $space }, Entfernung { $distance }: 2 × { $steps } × { $distance } = { $power } ZKP (PH-1.4.1c)
whole-ban_worked = Bannung durch { $who } auf { $field }: { $space-id ->
    [one] 1 Raumpunkt
   *[other] { $space } Raumpunkte
 } (PH-1.4.3f), in dieser Reihenfolge (PH-1.4.3g)
nothing-banned = nichts war da, was gebannt werden konnte (PH-1.4.3a)
banned = { $who }: { $space-id ->
    [one] 1 Raumpunkt
   *[other] { $space } Raumpunkte
 }; gebannt sind nun: { $goods } (PH-1.4.3h)
part-ban_worked = { $has-space ->
    [yes] { $who } bannt bis zu { $space-id ->
        [one] 1 Raumpunkt
       *[other] { $space } Raumpunkte
     } in { $field } (PH-1.4.3f); wie viel es traf, erfährt der Gebannte (PH-1.4.3j)
   *[no] Bannung durch { $who } auf { $field }
 }
outcome-banned = { $who } gebannt: { $goods }
whole-duel_worked = Zauberduell: { $attackers } gegen { $defenders }
wizard = { $who } in { $field }: Gutpunkte { $most }, Zauberkraft { $power }; W6 { $faces } (PH-5.3c), automatische Einsen: { $ones } (PH-5.3l)
matched = Treffer { $hits-first } : { $hits-second } (PH-5.3d, PH-5.3e); Klassen { $first } und { $second } (PH-R14), Verhältnis { $ratio }: { result } für { $attackers } (PH-5.3f)
result = { $result ->
    [won] Sieg
    [lost] Niederlage
   *[drawn] Unentschieden
 }
duellist-won = { $who }: (Treffer { $hits } - auf Einsen { $automatic } - erlitten { $taken }) / { $share } = { $exact }, gerundet { $change } (PH-5.3g, PH-5.3i); nun { left }; Treffer, die in der Schlacht dieses Zuges zählen: { $taken } (PH-5.3w)
duellist-lost = { $who }: (Treffer { $hits } - erlitten { $taken }) / { $share } = { $exact }, gerundet { $change } (PH-5.3h, PH-5.3i); nun { left }
duellist-drawn = { $who }: nichts ändert sich (PH-R4); nun { left }
left = { $has-now ->
    [yes] { $now }
   *[no] tot (PH-5.3p)
 }
own-duellist = { $who }: { result }; von den offenen Würfeln Treffer { $landed }, von seiner Seite erlitten { $taken } (PH-5.3d, PH-5.3e); Gutpunkte { $change } ({ $result ->
    [won] PH-5.3g, PH-5.3i
    [lost] PH-5.3h, PH-5.3i
   *[drawn] PH-R4
 }), nun { left }
outcome-duel_worked = { result } für { $attackers }, Treffer { $hits-first } : { $hits-second }; { $changes }
outcome-duellist = { $who } { $gain }

## Charaktere

whole-combat_worked = { $kind ->
    [tilt] Ritterkampf in { $field } (PH-5.2a)
    [retreat] Rückzugsgefecht in { $field } (PH-5.4d)
   *[combat] Charakterkampf in { $field } (PH-5.3r)
 }
fighter = { $who }: Gutpunkte { $points }, Klasse { $level } (PH-5.3k), { $has-faces ->
    [yes] Würfel { $faces }
   *[no] keine Würfel
 } (PH-5.3c)
bout = { $one } gegen { $other }: Treffer { $hits }, erhalten { $taken } (PH-5.3e); { $parried ->
    [yes] niemand gewinnt etwas
   *[no] ({ $hits } - { $taken }) : ({ $winner } : { $loser }) = { $exact } (PH-5.3x), gerundet { $gain } und { $loss } (PH-R12)
 }
fate = { $who }: Gutpunkte { $before }, { $change-id ->
    [0] 0
   *[other] { $gain }
 } aus allen Paarungen, nun { $has-now ->
    [yes] { $now }
   *[no] keine: tot (PH-R112), oder im Rückzugsgefecht gefangen (PH-5.4g)
 }; Treffer auf ihn: { $taken }, darin schon enthalten (PH-R207)
outcome-bout = { $one } gegen { $other }: Treffer { $hits } : { $taken }, Gutpunkte { $gain }

## Bestand, gezählt

good-warriors = { $count ->
    [one] Krieger
   *[other] Krieger
 }
good-mounts = { $count ->
    [one] Reittier
   *[other] Reittiere
 }
good-riders = { $count ->
    [one] Reiter
   *[other] Reiter
 }
good-ships = { $count ->
    [one] Schiff
   *[other] Schiffe
 }
good-leaders = { $count ->
    [one] Heerführer
   *[other] Heerführer
 }
good-light_catapults = { $count ->
    [one] leichtes Katapult
   *[other] leichte Katapulte
 }
good-heavy_catapults = { $count ->
    [one] schweres Katapult
   *[other] schwere Katapulte
 }
good-light_warships = { $count ->
    [one] leichtes Kriegsschiff
   *[other] leichte Kriegsschiffe
 }
good-heavy_warships = { $count ->
    [one] schweres Kriegsschiff
   *[other] schwere Kriegsschiffe
 }
good-gold = { $count ->
    [one] Goldstück
   *[other] Goldstücke
 }

# Texte der Befehle, die Kämpfe von Phoenix ausrechnen, bevor jemand sie austrägt.

help-phoenix-battle = Die genauen Aussichten eines Nahkampfes: wer wie wahrscheinlich siegt und was es jede Seite kostet. Alle 400 Würfe beider Würfel werden gerechnet, nichts wird ausprobiert.

    Eine Streitmacht ist eine Zeile: ein Name, Einheiten aus Rüstgütern mit Strichpunkt getrennt, Personen nach einem Plus, und wo sie steht.
    Rüstgüter: K, R, S, HF, P, LKP, SKP, LKS, SKS. Orte: in BUR, STD, FST, HST, FHS oder fremder Stadt; Heimat; hinter Wall, Fluss, Brücke, Kai, Höhe; von oben, aus Wald, über Straße; Unterstützung 2. Eine Einheit kann Garde sein und eigene Punkte haben (50 GP).
    Beispiel: tafelrunde phoenix battle "A: 60000 K 150 HF" "B: 10000 K 20 HF; 9000 R 80 HF + BUH 24 in Stadt"
phoenix-battle-attacker = Die angreifende Streitmacht.
phoenix-battle-defender = Die verteidigende Streitmacht.
phoenix-battle-exact = Wahrscheinlichkeiten als genaue Brüche zeigen.
phoenix-battle-terrain = Das Gelände der Gemark (t, f, d, s, h, b, g, w): Reiter und Krieger haben ihren Vorteil.
phoenix-battle-tiered = Heerführer bringen ab dem 101. einen halben Gutpunkt, ab dem 201. keinen (PH-R1).
phoenix-battle-attacks = greift an
phoenix-battle-defends = verteidigt
phoenix-battle-unit = Einheit
phoenix-battle-strength = Heeresstärke
phoenix-battle-points = Gutpunkte
phoenix-battle-fighting = Kampfstärke
phoenix-battle-plain = Ohne Würfel siegt { $winner } mit { $most } gegen { $least }: Basis { $base }, Faktor { $factor }, Verluste { $total }, Gutpunkteschnitt des Verlierers { $average }.
phoenix-battle-plain-unit = { $unit }: { $losses } fallen; übrig sind { $left }.
phoenix-battle-overrun = { $side } könnte ohne Würfel überrannt werden: zehn zu eins.
phoenix-battle-side = Seite
phoenix-battle-wins = siegt
phoenix-battle-mean = verliert im Schnitt
phoenix-battle-low = mindestens (19 von 20)
phoenix-battle-middle = ebenso oft mehr wie weniger
phoenix-battle-high = höchstens (19 von 20)
phoenix-battle-wiped = wird vernichtet
phoenix-battle-plot = Was { $side } im Fall des Sieges verliert
phoenix-battle-first = Angreifer
phoenix-battle-second = Verteidiger

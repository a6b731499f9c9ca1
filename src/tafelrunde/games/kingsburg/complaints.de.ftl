# Kingsburg: was an Werten, Stellungen und getippten Zügen falsch ist.

## Berichtigte Werte

kingsburg-either-choices = ein Berater gibt entweder choices oder any_goods; setze choices = [] oder any_goods = 0
kingsburg-choice-twice = leer oder doppelt genannt
kingsburg-way-out = jede Wahl kostet Waren, also muss man ablehnen dürfen: optional = true

## Stellungen von Szenarien

kingsburg-order = muss jeden Platz einmal nennen
kingsburg-negative = Waren, Soldaten und Marker können nicht negativ sein
kingsburg-too-much = höchstens { $most }: mehr gibt kein Spiel her
kingsburg-left-neighbour = ein Gebäude steht ohne seinen linken Nachbarn (KB-7.6)
kingsburg-built-twice = jedes Gebäude steht einmal (KB-7.4)
kingsburg-dice = bis zu { $most } Würfel von 1 bis 6
kingsburg-no-dice-now = in diesem Schritt hat niemand Würfel: sie werden in Schritt a einer Jahreszeit geworfen und verlassen den Hof, bevor gebaut wird
kingsburg-no-court-now = in diesem Schritt ist niemand am Hof
kingsburg-too-many-dice = { $count } eigene Würfel auf der Hand und am Hof; ein Spieler hat { $most } (KB-4.1)
kingsburg-too-many-white = { $count ->
    [one] 1 weißer Würfel
   *[other] { $count } weiße Würfel
 } auf der Hand und am Hof; hier können es { $most } sein: einer für den Bauernhof, im Frühling einer als Königliche Hilfe
kingsburg-all-dice = beim Neuwürfeln sind bekannte Würfel vollzählig: { $own } eigene, { $white } weiße
kingsburg-own-die = jede Gruppe braucht einen Würfel der eigenen Farbe (KB-5.8)
kingsburg-other-sum = Berater { $advisor } braucht diese Summe, diese Gruppe hat { $sum } (KB-5.4)
kingsburg-no-market = der Markt steht nicht unter den Gebäuden (KB-16.6)
kingsburg-market-and-token = Markt und Marker ändern an diesem Tisch nicht dieselbe Summe (KB-17.4)
kingsburg-one-market = der Markt dient einer Gruppe je Jahreszeit (KB-5.11)
kingsburg-one-token = an diesem Tisch ein Marker je Jahreszeit (KB-17.3)
kingsburg-taken-twice = Berater { $advisor } dient einer Gruppe je Jahreszeit; eine zweite braucht den Gesandten (KB-5.7)
kingsburg-envoy-joins-nobody = bei Berater { $advisor } war niemand, zu dem der Gesandte kommen konnte (KB-17.29)
kingsburg-envoy-used = der Gesandte wurde für eine Gruppe am Hof genutzt und ist zurückgegangen (KB-10.5)
kingsburg-one-envoy = der Gesandte hilft nur einer Gruppe (KB-10.5)
kingsburg-taken-otherwise = am Hof liegen andere Gruppen, als Berater besetzt sind
kingsburg-neutral-for-two = neutrale Würfel gibt es nur zu zweit (KB-15.1)
kingsburg-neutral-sum = die Würfel auf Berater { $advisor } müssen diese Summe haben
kingsburg-neutral-dice = drei Würfel auf einem Berater und zwei auf einem anderen; bei gleichen Summen die zwei einzeln (KB-15.2 bis KB-15.4)
kingsburg-vp-reasons = muss zusammen `vp` ergeben
kingsburg-vp-buildings = die stehenden Gebäude sind { $vp } wert; `buildings` muss das sagen
kingsburg-vp-of = { $reason } kann bis jetzt { $least } bis { $most } sein
kingsburg-cathedral = die Kathedrale zählt erst am Spielende (KB-16.4)
kingsburg-influences-nobody = „{ $move }“ beeinflusst niemanden
kingsburg-not-used = das kann noch niemand genutzt haben
kingsburg-used-nothing = genutzt, aber das Gebäude steht nicht
kingsburg-other-phase = dieser Schritt gehört nicht zur Phase (KB-2.3)
kingsburg-not-over = die Partie endet im Jahr { $year } (KB-14.2)
kingsburg-at-the-start = vor der ersten Zugreihenfolge hat niemand etwas (KB-1.7)
kingsburg-at-the-end = die Soldaten sind nach Hause gegangen (KB-12.12)
kingsburg-with-step = gehört zu `step`: ohne ihn beginnt die Phase, und davon ist noch nichts da
kingsburg-nobodys-turn = in diesem Schritt ist niemand an der Reihe; weglassen
kingsburg-helped-in-help = gehört zu den Schritten `help` und `look`
kingsburg-no-look = die nächste Gruppe muss auf einem Berater liegen, der den Feind zeigt, bevor die Karte bekannt ist (KB-6.25)
kingsburg-aid-in-spring = den weißen Würfel des Königs gibt es nur im Frühling (KB-3.2)
kingsburg-aid-of-the-poorest = nur die mit den wenigsten Gebäuden und darunter den wenigsten Waren wählen, und sie liegen gleichauf (KB-3.3, KB-3.4)
kingsburg-not-rerolling = gehört zum Schritt `roll_again`
kingsburg-rerolling = ein Würfel auf der Hand, solange alle gleich sind (ein weißer { $white } höher), oder { $all } für alle bei { $limit } oder weniger
kingsburg-reroll-used = wer neu würfelt, hat dafür `statue` oder `chapel` genutzt
kingsburg-needs-enemy = es gibt keinen Feind; nenne die Karte in `enemy`
kingsburg-enemy-of-year = die Karte muss aus Jahr { $year } sein (KB-1.9)
kingsburg-nobody-looked = noch kann niemand die Karte kennen: sie wird bestimmt, wenn jemand sie ansieht (`looked`) oder der Winter sie aufdeckt
kingsburg-open-in-winter = die Karte liegt in den Schritten `reinforce` und `battle` offen, sonst nie
kingsburg-in-battle = gehört zum Schritt `battle`
kingsburg-strength-in-battle = gehört zum Schritt `battle`
kingsburg-needs-strength = jeder Platz braucht seine Kampfstärke
kingsburg-other-strength = Soldaten und Gebäude ergeben { $strength } (KB-12.5)
kingsburg-kings-men = mindestens die { $least }, die der König geschickt hat (KB-12.4)
kingsburg-losing = muss 0 bis { $most } sein: was die Karte nimmt und der Platz hat (KB-13.4)
kingsburg-not-lost = der Platz an der Reihe hat seinen Kampf nicht verloren

## Getippte Züge

kingsburg-no-white-dice = hier gibt es keine weißen Würfel
kingsburg-named-before = das wurde schon genannt
kingsburg-market = der Markt ändert die Summe um genau eins, hier wären es { $change }

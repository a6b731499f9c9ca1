# Das Brett von Ethnos im Terminal und seine Menüs.

age = Epoche
dragons = Drachen
deck = Stapel { $deck }{ $upper ->
    [0] {" "}(Drachen möglich)
   *[other] {" "}(oben { $upper } ohne Drachen)
 }
kingdoms = Königreiche
tokens = Ruhm { $places }
cards = □ { $market }  ■ { $hand }
abilities = was der Anführer kann
bands = Kampfverbände dieser Epoche: Größe und Anführer
legend = ≥3 Größe für den nächsten Marker   ⚑ Ork der Horde   □ in der Auslage   ■ auf der Hand
next-marker = ≥ neuer Marker
signs = □ Auslage { $market } ■ Hand { $hand }
column-glory = Ruhm
column-hand = Hand
column-bands = Kampfv.
column-stock = Vorrat
column-merfolk = Meerw.
column-trolls = Trolle
column-giant = Riese
nobody = noch niemand

# Höchstens 33 Zeichen
ability-centaur = mit Marker: noch ein Kampfverband
ability-dwarf = zählt wie eine Karte mehr
ability-elf = so viele Karten behalten
ability-giant = größer als der letzte: { $glory } Ruhm
ability-halfling = bringt nie einen Marker
ability-merfolk = schwimmt; Marker bei { $spaces }
ability-minotaur = eine Karte weniger für Marker
ability-orc = ein Marker auf die Orkhorde
ability-skeleton = Joker; führt nie an, ohne Ruhm
ability-troll = nimmt ein Plättchen: { $tokens }
ability-wingfolk = Marker in jedes Königreich
ability-wizard = so viele Karten ziehen

# Höchstens 22 Zeichen
brief-centaur = noch ein Kampfverband
brief-dwarf = zählt 1 Karte mehr
brief-elf = Karten behalten
brief-giant = der größte: 2 Ruhm
brief-halfling = kein Marker
brief-merfolk = schwimmt für Marker
brief-minotaur = braucht 1 weniger
brief-orc = Marker auf die Horde
brief-skeleton = Joker ohne Ruhm
brief-troll = bricht Gleichstände
brief-wingfolk = jedes Königreich
brief-wizard = Karten ziehen

# Ein Platz

seat-summary = { $glory } Ruhm, { $hand ->
    [one] 1 Karte auf der Hand
   *[other] { $hand } Karten auf der Hand
 }, { $stock } Marker im Vorrat
seat-hand = Auf der Hand:
seat-known = Bekannt auf der Hand:
seat-markers = Marker:
seat-merfolk = Meerwesen-Tableau: Feld { $space }
seat-horde = Orkhorde: { $colours }
seat-trolls = Troll-Plättchen: { $values } (zusammen { $sum })
seat-giant = Riesen-Plättchen mit einem Kampfverband aus { $size ->
    [one] 1 Karte
   *[other] { $size } Karten
 }
seat-bands = { $count ->
    [one] 1 Kampfverband dieser Epoche und was er bringen wird:
   *[other] { $count } Kampfverbände dieser Epoche und was jeder bringen wird:
 }
band-glory = → { $glory } Ruhm

# Angebote

asked-band = { $leader } führt { $size ->
    [one] 1 Karte an
   *[other] { $size } Karten an
 }
take = nimm
take-tribe = nimm: { $tribe }
take-any = aus der Auslage nehmen
draw = vom Stapel ziehen
leads = spiele
alone = allein
your-choice = Wahl
no-marker = kein Marker
keep = behalte
keep-count = { $count } von { $hand } behalten
keep-all = alles
keep-but = alles außer
keep-none = nichts
use-giant = das Riesen-Plättchen nehmen
use-merfolk = { $size ->
    [one] 1 Feld weiter
   *[other] { $size } Felder weiter
 }
use-orc = ein Marker auf die Orkhorde
use-wizard = { $size ->
    [one] 1 Karte
   *[other] { $size } Karten
 } ziehen
plunder = plündere: { $markers } Marker für { $glory } Ruhm
pass-choose = dem Zufall überlassen
pass-ability = verzichten
pass-free_marker = kein weiterer Marker
pass-troll_token = keins nehmen
pass-next_band = kein weiterer Kampfverband
pass-wizard_draw = nichts ziehen
pass-plunder = die Orkhorde für später behalten

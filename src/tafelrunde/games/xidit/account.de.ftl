# Was eine beendete Partie von sich erzählt, siehe telling/account.py.

year = Jahr { $number }
units = Einheiten
dummy-value = Dummy: { $value }
dummy-leaves = Dummy: { $value }, ausgeschieden
luck-distance = Wege bis zu den aufgedeckten Plättchen
recruited = Angeworbene Einheiten
threats = Beseitigte Bedrohungen
titans = Beseitigte Titanen
void = Wirkungslose Aktionen
census = Gewonnene Erhebungen
decided-left = { $reason }: { $seat } schied mit { $value } aus, { $other } blieb mit { $against }.
decided-left-dummy = { $reason }: { $seat } schied mit { $value } aus, der Dummy blieb mit { $against }.
decided-left-units = { $reason }: { $seat } und { $other } hatten beide { $value }; { $seat } schied wegen der Einheiten aus, { $units } zu { $more }.
decided-left-place = { $reason }: { $seat } und { $other } hatten beide { $value } und gleich viele Einheiten; { $seat } schied aus, weil { $other } später an der Reihe ist.
decided-dummy = { $reason }: Der Dummy schied mit { $value } aus.
decided-last = So blieb { $seat } übrig.
verdict-last = Übrig nach { $first }, { $second } und { $third }.
verdict-dummy = Nur der Dummy ist übrig: Alle haben gemeinsam verloren.
region = { $region }: Ansehen

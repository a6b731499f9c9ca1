# Was eine beendete Partie von sich erzählt, siehe telling/account.py.

age = Epoche { $number }
age-kingdom = Epoche { $number }: { $kingdom }
age-reason = Epoche { $number }: { $reason }
glory = Ruhm
markers = Marker in den Königreichen
luck-growing = Gezogene Karten, die den größten Kampfverband der Hand vergrößerten
luck-dragons = Gezogene Drachen
drawn = Vom Stapel gezogene Karten
taken = Aus der Auslage genommene Karten
bands-played = Gespielte Kampfverbände
largest-band = Größter Kampfverband
markers-placed = Gesetzte Marker
verdict-shared = Gleich an Ruhm ({ $points }), Markern und Kampfverbänden: Der Sieg ist geteilt.
verdict-markers = Gleich an Ruhm mit { $other }; { $seat } hat mehr Marker in den Königreichen, { $value } zu { $against }.
verdict-bands = Gleich an Ruhm und Markern mit { $other }; es entscheiden die Kampfverbände der letzten Epoche, der Größe nach in Nummer { $number }: { $seat } { $value }, { $other } { $against }.
decided-behind-once = In { $part } lag { $seat } { $value } Ruhm hinter { $other }.

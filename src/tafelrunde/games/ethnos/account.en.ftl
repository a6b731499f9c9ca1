# What a finished game tells of itself, see telling/account.py.

age = age { $number }
age-kingdom = Age { $number }: { $kingdom }
age-reason = Age { $number }: { $reason }
glory = Glory
markers = Markers in the kingdoms
luck-growing = Draws that made the largest band in hand larger
luck-dragons = Dragons drawn
drawn = Cards drawn from the deck
taken = Cards taken from the market
bands-played = Bands played
largest-band = Largest band
markers-placed = Markers placed
verdict-shared = Level in glory ({ $points }), markers and bands: the victory is shared.
verdict-markers = Level in glory with { $other }; { $seat } has more markers in the kingdoms, { $value } to { $against }.
verdict-bands = Level in glory and markers with { $other }; the bands of the last age decide, in band number { $number } by size: { $seat } { $value }, { $other } { $against }.
decided-behind-once = In { $part } { $seat } was { $value } glory behind { $other }.

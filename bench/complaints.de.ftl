# Warum nichts gemessen werden konnte, in Worten.

measurement-ended = die Messung von { $name } brach ab: { $reason }
no-catanatron = Catanatron, womit verglichen wird, ist nicht installiert; `make bench` installiert es (oder: pip install tafelrunde[bench])
no-boardgame-io = boardgame.io, womit der Server verglichen wird, ist nicht installiert; `make bench-server` im Quellbaum von Tafelrunde installiert es (dafür braucht es Node.js)
campaign-measurement-ended = die Messung brach ab: { $reason }
web-measure-missing = { $what } fehlt; damit wird die Web-App gemessen. `make test` installiert es
race-measures-only = das Rennen ist nur für Messungen da

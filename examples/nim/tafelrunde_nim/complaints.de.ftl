# Nim: was an einem Tisch falsch ist.

nim-no-corrections = nim hat keine Werte, die man korrigieren könnte

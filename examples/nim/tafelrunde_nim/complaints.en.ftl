# Nim: what is wrong with a table of it.

nim-no-corrections = nim has no values to correct

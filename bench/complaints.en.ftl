# Why nothing could be measured, in words.

measurement-ended = the measurement of { $name } ended early: { $reason }
no-catanatron = Catanatron, which Tafelrunde is compared with, is not installed; `make bench` installs it (or: pip install tafelrunde[bench])
no-boardgame-io = boardgame.io, which the server is compared with, is not installed; `make bench-server` in a checkout of Tafelrunde installs it (it needs Node.js)
campaign-measurement-ended = the measurement ended early: { $reason }
web-measure-missing = { $what } is missing, with which the web app is measured; `make test` installs it
race-measures-only = the race is for measurements only

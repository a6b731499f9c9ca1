"""The minutes of evaluations in words: all of them for the game master, its own part for a realm.

`whole` says the minutes as the game master reads them, `part` what is left of them for one realm, `outcome`
what came of a fight in one line. The sentences are `protocol.LANG.ftl`; `clerk` puts the fields of minutes
into them. What a realm may know is not decided here but in `games/phoenix/sharing.py`.
"""

"""What is told: events for everybody, notes for one realm, minutes for the game master; each with its rule.

Who may hear what is decided in `secrecy`; the sentences are the desk's.
"""

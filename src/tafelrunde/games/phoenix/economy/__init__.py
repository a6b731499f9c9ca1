"""Goods, works, rights and gifts: what realms build, carry, allow and hand to each other."""

"""Calculators for fights, with what is typed in or what stands in a campaign."""

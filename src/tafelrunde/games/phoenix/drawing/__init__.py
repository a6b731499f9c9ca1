"""The map drawn as SVG or PNG, from a world and an overlay. Knows no campaign."""

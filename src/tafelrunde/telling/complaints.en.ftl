# Printed values.

printed-nothing = { $game } has no printed values to show or correct

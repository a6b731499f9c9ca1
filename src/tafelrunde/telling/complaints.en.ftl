# Printed values.

printed-nothing = { $game } has no printed values to show or correct

# What a log proves.

secret-damaged = the secret of the dice is missing or damaged; it is a string of hex digits

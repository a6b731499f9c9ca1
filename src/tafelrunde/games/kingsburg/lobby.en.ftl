# Kingsburg in the lobby: what the game is about, and what each option decides.

about = Five years of dice, advisors and buildings, and an enemy every winter.

option-guild = What the Merchants’ Guild pays
option-alchemist = What the Alchemist makes of one good
option-tokens = How many +2 tokens a seat may use
option-market_and_token = Market and +2 token for one group of dice
option-reward_without_buildings = King’s reward while nobody has a building

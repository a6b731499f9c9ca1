"""The position: realms, pieces and fields, copied on write. No rule of the game is decided here."""

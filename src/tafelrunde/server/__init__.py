"""The table server: lobby, seats, sockets. No rule of any game is decided here."""

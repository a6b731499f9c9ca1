# Words of the ethnos board.

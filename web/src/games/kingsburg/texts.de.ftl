# Words of the kingsburg board.

# Words of the xidit board.

# Nim in the lobby: what the game is about, and what each option decides.

about = Take stones from a heap, and just as many as your secret lucky number says.

option-heap = Stones in the heap

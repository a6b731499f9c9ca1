# Nim in der Lobby: worum es geht, und was jede Option entscheidet.

about = Nimm Steine vom Haufen, und möglichst so viele, wie deine geheime Glückszahl sagt.

option-heap = Steine im Haufen

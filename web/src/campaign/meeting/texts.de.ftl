cg-about = Alles für ein Wochenende an einem Tisch: eine Seite für den Beamer, Codes für die Telefone und Papier für alle, denen es lieber ist.
cg-join = Dazukommen
cg-join-about = Ein Code lädt eine Person ein, ein Reich zu führen. Er gilt einmal; wer ihn gescannt hat, hat einen eigenen Link.
cg-address = Adresse für Telefone in diesem Raum
cg-address-none = Telefone erreichen diesen Server nicht: Er lauscht nur für diesen Rechner. Starte ihn für ein Treffen mit
cg-join-count = { $all ->
    [one] { $here } von { $all } Reich ist da oder wird von einem Bot gespielt.
   *[other] { $here } von { $all } Reichen sind da oder werden von einem Bot gespielt.
}
cg-presence-here = ist da
cg-presence-away = ist weg
cg-presence-invited = eingeladen
cg-presence-nobody = noch niemand
cg-bot = spielt ein Bot
cg-show = Code zeigen
cg-show-for = Code zeigen für { $realm }
cg-code-for = Code für { $realm }
cg-code-about = Scanne ihn mit der Kamera eines Telefons, das im selben Netz ist. Schließe das Fenster, bevor andere auf den Bildschirm schauen.
cg-code-link = Oder tippe diese Adresse ein
cg-wall = Leinwand
cg-wall-about = Öffne diesen Link an dem Rechner, der am Beamer steht. Er zeigt, was alle sehen dürfen, und sonst nichts: Von diesem Rechner erfährt niemand ein Geheimnis.
cg-wall-number = Leinwand { $number }
cg-wall-on = verbunden
cg-wall-off = nicht verbunden
cg-wall-link = Link für die Leinwand
cg-wall-once = Er wird nur dieses eine Mal gezeigt.
cg-wall-open = Hier öffnen
cg-wall-make = Link erstellen
cg-wall-end = Widerrufen
cg-wall-end-number = Leinwand { $number } widerrufen
cg-wall-end-sure = Die Seite an der Wand wird sofort dunkel. Mit einem neuen Link ist sie wieder da.
cg-dice-open = Würfel liegen offen
cg-dice-about = Die Leinwand zeigt die letzten Würfel von Nahkämpfen, Zauberduellen und Charakterkämpfen, sobald ein Zug veröffentlicht ist. Wer den Würfel des Gegners sieht, kann dessen Stärke genauer schätzen; Würfel des Fernkampfs werden nie gezeigt.

# Was Abwesenden mitgeteilt wird: E-Mail, Web-Push, Webhooks.

at-table = { $game } („{ $title }“)
hello = Hallo { $name },
until = Deine Zeit reicht bis { $date }.
footer = Du bekommst diese Nachricht, weil du sie am Tisch bestellt hast. Dort kannst du sie auch abbestellen.

turn-subject = Du bist am Zug: { $where }
turn-text = du bist am Zug: { $where }.

remind-subject = Deine Zeit läuft ab: { $where }
remind-text = du bist immer noch am Zug: { $where }.

late-subject = Deine Zeit ist abgelaufen: { $where }
late-text = deine Zeit ist abgelaufen: { $where }. Bis der Gastgeber entschieden hat, kannst du noch ziehen.

stand-in-subject = Ein Bot vertritt dich: { $where }
stand-in-text = deine Zeit ist abgelaufen, und ein Bot vertritt dich: { $where }. Du kannst jederzeit zurückkommen.

host-subject = { $whom } fehlt: { $where }
host-text = die Zeit von { $whom } ist abgelaufen: { $where }. Du bist Gastgeber: Gib mehr Zeit oder lass einen Bot vertreten.

over-subject = Die Partie ist zu Ende: { $where }
over-text = die Partie ist zu Ende: { $where }.

# Feldzüge
at-campaign = Feldzug „{ $campaign }“
at-realm = { $realm } im Feldzug „{ $campaign }“
campaign-footer = Du bekommst diese Nachricht, weil du sie im Feldzug bestellt hast. Dort kannst du sie auch abbestellen.
campaign-until = Die Zeit läuft bis { $date }.

campaign-round-subject = Neue Runde, { $month }: { $where }
campaign-round-text = eine neue Runde ist eröffnet, { $month }: { $where }.

campaign-turn-subject = Du bist am Zug, { $month }: { $where }
campaign-turn-text = du bist am Zug, { $month }: { $where }.

campaign-deadline-subject = Die Zeit wird knapp, { $month }: { $where }
campaign-deadline-text = dein Zugblatt fehlt noch, und die Zeit wird knapp, { $month }: { $where }.

campaign-reminder-subject = Dein Zugblatt fehlt, { $month }: { $where }
campaign-reminder-text = die Spielleitung erinnert dich: Dein Zugblatt fehlt noch, { $month }: { $where }.

campaign-report-subject = Bericht über { $month }: { $where }
campaign-report-text = der Bericht über { $month } ist da: { $where }.

campaign-returned-subject = Dein Zugblatt kommt zurück, { $month }: { $where }
campaign-returned-text = die Spielleitung hat dein Zugblatt zurückgegeben, { $month }: { $where }. Bitte sieh es an und gib es neu ab.

campaign-rollback-subject = Zurück zu { $month }: { $where }
campaign-rollback-text = der Feldzug geht noch einmal von { $month } an weiter: { $where }. Was danach geschah, zählt nicht mehr; Zugblätter kommen zurück.

campaign-letter-subject = Ein Brief ist gekommen: { $where }
campaign-letter-text = ein Brief wartet auf dich: { $where }.

campaign-offer-subject = Ein Angebot ist gekommen: { $where }
campaign-offer-text = ein Angebot wartet auf deine Antwort: { $where }.

campaign-offer-settled-subject = Über ein Angebot ist entschieden: { $where }
campaign-offer-settled-text = über ein Angebot ist entschieden: { $where }.

campaign-answer-subject = Die Spielleitung hat geantwortet: { $where }
campaign-answer-text = deine Frage ist beantwortet: { $where }.

campaign-question-subject = Eine Frage an die Spielleitung: { $where }
campaign-question-text = eine Frage wartet auf die Spielleitung: { $where }.

campaign-special-subject = Ein Sonderbefehl liegt vor: { $where }
campaign-special-text = ein Sonderbefehl wartet auf die Spielleitung: { $where }.

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

# Words of the app.

app-name = Tafelrunde

close = Close
confirm = Confirm
take-back = Take back
your-move = Your move
read-rule = Read rule { $rule }
moved-on = Meanwhile the game went on. Look again.
offline = The server does not answer. Try again in a moment.

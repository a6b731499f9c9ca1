cg-about = Everything for a weekend around one table: a page for the projector, codes for the phones, and paper for whoever prefers it.
cg-join = Joining
cg-join-about = A code invites one person to rule one realm. It counts once; whoever has scanned it has a link of their own.
cg-address = Address for phones in this room
cg-address-none = Phones cannot reach this server: it listens for this machine alone. For a meeting, start it with
cg-join-count = { $all ->
    [one] { $here } of { $all } realm is here or played by a bot.
   *[other] { $here } of { $all } realms are here or played by a bot.
}
cg-presence-here = here
cg-presence-away = away
cg-presence-invited = invited
cg-presence-nobody = nobody yet
cg-bot = played by a bot
cg-show = Show code
cg-show-for = Show code for { $realm }
cg-code-for = Code for { $realm }
cg-code-about = Scan it with the camera of a phone that is in the same network. Close this window before somebody else looks at the screen.
cg-code-link = Or type this address
cg-wall = Projector
cg-wall-about = Open this link on the machine at the projector. It shows what everybody may see and nothing else: nobody learns a secret from that machine.
cg-wall-number = Projector { $number }
cg-wall-on = connected
cg-wall-off = not connected
cg-wall-link = Link for the projector
cg-wall-once = It is shown just this once.
cg-wall-open = Open it here
cg-wall-make = Make a link
cg-wall-end = Revoke
cg-wall-end-number = Revoke projector { $number }
cg-wall-end-sure = The page on the wall goes dark at once. Make another link to show it again.
cg-dice-open = Dice lie open
cg-dice-about = The wall shows the last dice of melees, duels and combats of characters as soon as a turn is published. Whoever sees the enemy’s die can guess more closely how strong he is; dice of ranged fire are never shown.

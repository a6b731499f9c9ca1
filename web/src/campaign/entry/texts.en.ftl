# The way into a campaign: card in the lobby, own realms, founding.

entry-title = Campaigns: Phoenix
entry-about = A realm on a large map, month by month: recruit, build, move, negotiate, fight. Everybody writes orders in peace, then all of it happens at once, and a report tells what came of it.
entry-trial-about = In a trial campaign you play alone against bots, and the first month is shown to you. It needs neither an account nor a game master.
entry-trial = Begin a trial campaign
entry-trial-busy = The world comes into being …
entry-trial-again = Go on with the trial campaign
entry-found = Found a campaign
entry-rules = Rules of Phoenix

entry-my-realms = My realms
entry-due = Your sheet of orders is awaited
entry-handed-in = Handed in
entry-invited = You are invited
entry-unread = { $count ->
    [one] 1 unread
   *[other] { $count } unread
 }
entry-trial-until = Trial campaign, stays until { $day }
entry-go = To the realm
entry-join = Accept
entry-role-master = Game master
entry-role-spectator = Spectator
entry-role-realm = Realm
entry-discard = Discard
entry-discard-title = Discard the trial campaign?
entry-discard-text = “{ $campaign }” is deleted with its map, orders and reports. You can begin a new one at any time.

entry-found-title = Found a campaign
entry-found-about = You lead the campaign, and invite the players by links afterwards.
entry-name = Name of the campaign
entry-count = Realms
entry-realms = Names of the realms (optional, with commas)
entry-realms-example = Yaromo, Vachal
entry-size = World
entry-size-hexagon2 = Small
entry-about-size-hexagon2 = about 900 fields, for 2 to 4 realms
entry-size-hexagon3 = Medium
entry-about-size-hexagon3 = about 1,800 fields, for 4 to 8 realms
entry-size-erkenfara = Large
entry-about-size-erkenfara = as large as Erkenfara, about 6,600 fields
entry-mode = Way of playing
entry-mode-days = From home
entry-about-mode-days = one sheet for the whole month
entry-mode-meeting = At a meeting
entry-about-mode-meeting = turn after turn, with a clock
entry-mode-none = In turn, without a clock
entry-about-mode-none = turn after turn, as long as it takes
entry-dice = Dice
entry-dice-fair = Verifiable
entry-about-dice-fair = the server rolls, and proves it at the end
entry-dice-typed = Real dice
entry-about-dice-typed = the game master types them in
entry-dice-seeded = From a number
entry-about-dice-seeded = repeatable, for practice
entry-letters = Letters between realms
entry-letters-sealed = Sealed
entry-about-letters-sealed = not even the game master reads them
entry-letters-open = Open
entry-about-letters-open = the game master reads along
entry-found-now = Found it
entry-found-busy = The world comes into being …

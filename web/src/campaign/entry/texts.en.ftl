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

# Founding a campaign in the browser, step by step.

fd-title = Found a campaign
fd-founded = The campaign is founded
fd-founded-named = “{ $campaign }” is founded
fd-found = Found it
fd-founding = The world comes into being …
fd-anew = Begin anew
fd-anew-title = Begin anew?
fd-anew-text = Everything that you have chosen here is forgotten.
fd-change = Change
fd-usual = usual
fd-none = none
fd-percent = { $value }%
fd-realm = Realm
fd-realm-number = Realm { $number }
fd-count = Realms
fd-capital = Capital

fd-step-world = World
fd-step-realms = Realms
fd-step-rules = Rules
fd-step-people = People
fd-step-summary = Summary
fd-step-world-title = Which world?
fd-step-realms-title = Who are the realms?
fd-step-rules-title = How is it played?
fd-step-people-title = Who plays?
fd-step-summary-title = Name it, look it over, found it

fd-world-which = Where the world comes from
fd-source-made = A new world
fd-source-about-made = made from a number, with fair places for all realms
fd-source-map = A map of yours
fd-source-about-map = a table of the old tool (CSV or JSON), or a world as a file
fd-source-archive = A whole campaign
fd-source-about-archive = a backup or a campaign folder, packed as zip; it is played on here
fd-size = Size
fd-size-hexagon2 = Small: 900 fields, 2 to 4 realms
fd-size-hexagon3 = Medium: 1,800 fields, 4 to 8 realms
fd-size-hexagon4 = Large: 2,900 fields, 6 to 12 realms
fd-size-erkenfara = The official shape: 6,600 fields
fd-land = Land: { $percent }%
fd-seed = Number of the world
fd-another = Another one
fd-preview = Map of the world, number of fields: { $fields }. Capitals of { $realms }
fd-preview-busy = The world comes into being …
fd-preview-none = No world yet

fd-fair-title = Are the starts fair?
fd-fair-fair = Fair: income around the capitals differs by { $income }%, the land they have to themselves by { $expanse }%.
fd-fair-uneven = Fair nearby, uneven farther out: income around the capitals differs by { $income }%, the land they have to themselves by { $expanse }%.
fd-fair-unfair = Unfair: income around the capitals differs by { $income }%, the land they have to themselves by { $expanse }%.
fd-fair-spread = Spread
fd-fair-what = What the figures mean
fd-fair-home = Home
fd-fair-income = In reach
fd-fair-expanse = To itself
fd-fair-land = Land
fd-fair-to-rival = Neighbour
fd-fair-to-sea = Coast
fd-fair-about-home = Gold from the capital’s field and the six around it, in a month with income
fd-fair-about-income = Gold from all land within five steps
fd-fair-about-expanse = Gold from the land within ten steps that no other capital is nearer to
fd-fair-about-land = Land fields within five steps
fd-fair-about-to-rival = Steps to the nearest other capital
fd-fair-about-to-sea = Steps to a field where ships can be built

fd-map-about = Columns gf, kf and Gelaendetyp are needed; rivers, towns, works and owners are read where they are there. Nothing is founded while there is a mistake.
fd-map-file = Map file
fd-map-too-large = This file is larger than 3 MB, and no map is.
fd-map-taken = { $file } was read.
fd-map-found = { $mistakes ->
    [0] No mistake
    [one] 1 mistake
   *[other] { $mistakes } mistakes
 }, { $doubts ->
    [0] nothing in doubt
    [one] 1 remark
   *[other] { $doubts } remarks
 }
fd-map-findings = What was found in the map
fd-map-mistake = Mistake
fd-map-doubt = Remark
fd-map-more = … and { $count } more
fd-map-mend = Mend the file and choose it again.
fd-map-first = Choose a map file first.
fd-map-first-mend = The map has mistakes: mend the file and choose it again.
fd-map-realms = Realms of the map
fd-map-realms-about = Each number of the file becomes one of your realms; change what does not fit.
fd-map-number = Number
fd-map-fields = Fields
fd-map-towns = Towns
fd-map-becomes = Becomes
fd-map-becomes-label = Realm { $number } of the file becomes
fd-map-nobody = nobody: its land is free

fd-archive-about = The server plays it from its first entry to its last before it takes it. You lead it; the others get new links from you.
fd-archive-file = Archive (zip)
fd-archive-do = Bring the campaign here
fd-archive-busy = It is being checked …

fd-realms-about = All of this has a sensible default. Click into the map to move the capital of the realm that is marked.
fd-realm-name = Name
fd-player = Played by
fd-player-person = somebody
fd-player-bot = bot: { $bot }
fd-player-nobody = nobody for now
fd-player-missing = nobody yet
fd-colour = Colour
fd-colours-alike = Hard to tell from { $others } by its colour.
fd-arms-same = Two realms bear the same arms: choose another charge or colour.
fd-charge = Charge
fd-charge-0 = waves
fd-charge-1 = tower
fd-charge-2 = tree
fd-charge-3 = sun
fd-charge-4 = star
fd-charge-5 = crown
fd-charge-6 = cross
fd-charge-7 = ring
fd-charge-8 = chevron
fd-charge-9 = lozenge
fd-charge-10 = crescent
fd-charge-11 = arrow
fd-pattern = Border
fd-pattern-number = line { $number }
fd-point = A click on the map moves the capital of { $realm }. Capitals are at least ten fields apart.
fd-order = Order of turns
fd-order-about = It is drawn anew for every month when the campaign begins; nobody chooses it.
fd-later = Free seats for realms that come later

fd-lead = How it is led
fd-mode = Way of playing
fd-mode-days = From home
fd-mode-about-days = one sheet for the whole month, all at once
fd-mode-meeting = At a meeting
fd-mode-about-meeting = turn after turn, with a clock of minutes
fd-mode-none = In turn, without a clock
fd-mode-about-none = turn after turn, as long as it takes
fd-dice = Dice
fd-dice-fair = Verifiable
fd-dice-about-fair = the server rolls from a secret that it proves at the end
fd-dice-typed = Real dice
fd-dice-about-typed = the game master types in what lies on the table
fd-dice-seeded = From a number
fd-dice-about-seeded = repeatable, for practice
fd-luck = Number of the dice
fd-luck-about = Empty: a secret one. Whoever knows it can foresee every roll.
fd-letters = Letters between realms
fd-letters-sealed = Sealed
fd-letters-about-sealed = not even the game masters read them
fd-letters-open = Open
fd-letters-about-open = the game masters read along; settled for good
fd-clock = Clock and spectators
fd-days = Days for a month
fd-days-about = 0: no limit.
fd-minutes = Minutes for a turn
fd-minutes-about = 0: what the rules say, 20 for a turn and 30 with 15 of grace for recruiting.
fd-runs = The clock runs from the beginning
fd-early = Play as soon as every sheet is there
fd-deadline = When time is over
fd-deadline-waits = The game master decides
fd-deadline-waits-about = nothing happens by itself; you close the round or wait
fd-deadline-plays = The month is played
fd-deadline-plays-about = the round is closed without those who are late
fd-stand-in = For those who are late
fd-stand-in-nobody = nobody: they lose their turn
fd-spectators = Spectators
fd-spectators-none = No spectators
fd-spectators-some = Spectators, some months behind
fd-delay = Months behind
fd-public = In the list of campaigns, for everybody

fd-readings = Readings of the rules
fd-readings-about = Where the rulebook can be read in two ways. The first is how we read it.
fd-readings-search = Search
fd-readings-none = No reading has these words.
fd-group-war = War
fd-group-land = Towns
fd-group-people = People and magic
fd-value-hf-gp-linear = Every leader gives one good point, however many there are.
fd-value-hf-gp-tiered = From the 101st on a leader gives half a point, from the 201st on nothing.
fd-value-character-points-rider = On land characters move like riders: 21 points.
fd-value-character-points-double = On land characters have 42 points, twice as far.
fd-value-far-fire-level = Over two fields the stronger column is for targets as high or lower.
fd-value-far-fire-uphill = Over two fields the stronger column is for targets that lie higher.
fd-value-damaged-capacity-table = A damaged town recruits like the stage that its points give.
fd-value-damaged-capacity-built = A damaged town recruits like the highest stage whose full points it still has.
fd-value-fleet-siege-carrying = A fleet besieges a town only with an army aboard that could take it.
fd-value-fleet-siege-any = Every hostile fleet beside a coastal town besieges it.
fd-value-fleet-siege-never = No fleet besieges a town.
fd-value-guard-losses-full = A guard under fire takes its losses in full.
fd-value-guard-losses-third = A guard under fire takes a third of its losses.
fd-value-moved-capital-full = A moved capital has all of its 5,000 points when it is done.
fd-value-moved-capital-kept = A moved capital keeps the points of the fortress and is built up.
fd-value-magic-wall-all = A magic wall stops everybody who walks or sails.
fd-value-magic-wall-armies = A magic wall stops armies, fleets and fire only.
fd-value-defeated-characters-captured = Characters of a beaten army are taken prisoner.
fd-value-defeated-characters-killed = Characters of a beaten army are killed.

fd-people-about = Everybody whom you name here gets a link when the campaign is founded. You can also invite later.
fd-masters = Game masters besides you
fd-lookers = Spectators
fd-add-person = Somebody
fd-person-name = Name, { $place }
fd-person-open = whoever has the link
fd-remove-person = Take { $name } out
fd-right = Right
fd-right-rules = rules the realm
fd-right-hand-in = hands in
fd-right-write = writes drafts
fd-right-read = reads
fd-paste = Paste a list
fd-paste-about = One line for each: realm, name, and a right if you like
fd-paste-example = Yaromo: Ann, rules
fd-paste-do = Take it over
fd-paste-taken = { $count ->
    [0] Nobody was read.
    [one] 1 person was taken over.
   *[other] { $count } people were taken over.
 }
fd-paste-realm = Line { $line }: which realm is meant? “{ $text }”
fd-paste-right = Line { $line }: rules, hand in, write or read? “{ $text }”
fd-paste-form = Line { $line }: a colon is missing between realm and name. “{ $text }”
fd-paste-name = Line { $line }: a name has 1 to 20 letters. “{ $text }”
fd-rest = And the rest?
fd-rest-about = Realms to which nobody is invited are played by
fd-rest-nobody = nobody yet
fd-bot-name-settler = settler
fd-bot-name-warlord = warlord
fd-bot-name-random = random
fd-bot-settler = Settlers build up their land and keep the peace.
fd-bot-warlord = Warlords recruit, march and conquer.
fd-bot-random = Random players do anything that is allowed.

fd-name = Name of the campaign
fd-name-about = It is the address, too. Letters, digits, spaces and . + -
fd-name-missing = The campaign needs a name.
fd-me = Your name as game master
fd-sum-map = The map { $file }
fd-sum-seed = number { $seed }
fd-sum-days = { $days ->
    [0] No limit of time
    [one] One day for a month
   *[other] { $days } days for a month
 }
fd-sum-spectators = { $months ->
    [0] Spectators see the present
    [one] Spectators are a month behind
   *[other] Spectators are { $months } months behind
 }
fd-sum-usual = All rules as usual
fd-sum-people = Invited for realms: { $people }; as game masters: { $masters }; as spectators: { $spectators }

fd-links = Links of those who are invited
fd-links-secret = These links are secrets, and you see them only now: whoever has one takes that place. Send each to its person alone.
fd-open = To the campaign
fd-copy-all = Copy all
fd-print = Print
fd-codes = QR codes
fd-mail = As a text to send
fd-mail-head = You are invited to the campaign “{ $campaign }”. Each link below is for one person only:
fd-mail-foot = Please pass on to each only their own link.
fd-nobody-invited = You have invited nobody yet; the room “Court” in the campaign makes links at any time.

# What the server itself says about a game and about its HTTP interface.

web-not-built = The server is running, but the web app has not been built yet. Run <code>make setup</code> in the folder of the project and start the server again. The interface works: <a href="/openapi.json">/openapi.json</a>.
move-taken-back = { $name } takes back the last move.

# What each endpoint is for; the ids are those of the operations in /openapi.json.

get_games = The games of this server
get_games_game = A game and the names of its things
get_tables = Public tables
get_my_tables = Tables of my account
get_operator_tables = All tables
post_tables = A new table
post_solo = A game against bots that starts at once
get_tables_table = A table and what I am there
patch_tables_table = The host changes title, visibility, watching or clock
delete_tables_table = Remove the table
post_tables_table_start = Start the game
post_tables_table_rematch = Once more with the same people

post_tables_table_join = Take a seat
post_tables_table_leave = Give up my seat or seats
post_tables_table_link = A new link for my seats; the old one ends
post_tables_table_claim = My seats belong to my account
post_tables_table_host = Make somebody else the host
post_tables_table_seats_seat_invite = A link that takes this seat, once
post_tables_table_seats_seat_open = Free a seat for whoever comes first
post_tables_table_seats_seat_kick = Send somebody away
put_tables_table_seats_seat_bot = A bot takes this seat or stands in
delete_tables_table_seats_seat_bot = The person of this seat plays again
post_tables_table_watch = Watch this table
get_tables_table_guests = Who watches by a link
post_tables_table_guests = A link that lets somebody see what I see
delete_tables_table_guests_guest = Send a guest away

get_tables_table_view = The game as I may see it
get_tables_table_offers = What I may do now, with text forms
get_tables_table_undo = Whether I can take my last move back, who must agree, or why not
post_tables_table_moves = Make a move
get_tables_table_story = What happened, in words
get_tables_table_log = The log: whole once the game is over

get_games_game_rules = Every rule of a game
get_games_game_rules_search = The rules that answer a question, the best first
get_games_game_lesson = A guided first game
post_games_game_lesson_why = Whether another move would be allowed in the lesson
post_games_game_lesson_try = Another move in the lesson: what it is worth and what follows
get_tables_table_data = The printed values this table plays with
get_tables_table_replay = The game once more, step by step
post_tables_table_branch = A new table that goes on from a position of this one, against bots
get_tables_table_account = What a finished game tells of itself: scoring, course, luck, and what decided it

get_tables_table_chat = What was said at the table
post_tables_table_chat = Say something
get_tables_table_note = My private note
put_tables_table_note = Write my private note
get_tables_table_contacts = How I hear of my turn
put_tables_table_contacts_channel = Tell me of my turn by this channel
delete_tables_table_contacts_channel = No more notices by this channel

post_tables_table_seats_seat_time = Give somebody who is to act more time
get_notices = How people can be told of their turn

get_session = Who is signed in
post_account = Create an account
get_account = My account
patch_account = Change my account
put_account_wishes = Keep my settings with my account
post_session = Sign in
delete_session = Sign out

## What one needs a right for in a campaign

act-look = look at this campaign
act-watch = look at notice board and map
act-project = see the projector’s page
act-take-part = take part here
act-know = see what this realm knows
act-draft = read drafts of this realm
act-write = write orders of this realm
act-hand-in = hand in for this realm
act-correspond = read the letters of this realm
act-send = write letters for this realm
act-invite = invite people into this realm
act-lead = lead the campaign
act-appoint = appoint game masters and spectators
act-remove = remove the campaign
act-discard = discard the trial campaign

## Campaigns: people, sheets, questions to map and desk
get_campaigns = Campaigns that I belong to, and those open to everybody
post_campaigns = Found a campaign
get_campaigns_campaign = A campaign at a glance, and what I am there
patch_campaigns_campaign = Change the house rules
delete_campaigns_campaign = Remove the campaign
get_campaigns_campaign_world = The geography of the world, which never changes
get_campaigns_campaign_members = People of the campaign, as far as I may see them
post_campaigns_campaign_members = Invite somebody
patch_campaigns_campaign_members_member = Change somebody’s right, or the end of a deputy
delete_campaigns_campaign_members_member = Send somebody away
post_campaigns_campaign_members_member_link = Replace somebody’s link by an invitation
post_campaigns_campaign_join = Take an invitation and get a link of one’s own
patch_campaigns_campaign_me = Change my name or language
post_campaigns_campaign_me_link = A new link for myself
post_campaigns_campaign_me_claim = Bind what I am here to my account
delete_campaigns_campaign_me = Leave the campaign
get_campaigns_campaign_realms_realm_draft = What the realm is writing, with a verdict on each line
put_campaigns_campaign_realms_realm_draft = Save what the realm is writing
post_campaigns_campaign_realms_realm_draft_check = A verdict on a text that nobody keeps
post_campaigns_campaign_realms_realm_draft_paste = Orders copied from a mail or a file, line by line
put_campaigns_campaign_realms_realm_draft_shared = Let the game masters read the draft, or no longer
post_campaigns_campaign_realms_realm_ready = Hand in the draft
delete_campaigns_campaign_realms_realm_ready = Take a sheet back that waits
get_campaigns_campaign_realms_realm_sheet = The sheet that waits to be played
put_campaigns_campaign_realms_realm_sheet = Hand in a sheet for a realm
post_campaigns_campaign_sheets = Hand in many sheets at once
post_campaigns_campaign_realms_realm_deeds = What a unit can be told to do, and what is against the rest
post_campaigns_campaign_realms_realm_possessions = All that a realm owns, with costs and remarks
post_campaigns_campaign_realms_realm_card = A piece, and what it can do
post_campaigns_campaign_realms_realm_battle = The odds of a fight with forces typed in
get_campaigns_campaign_realms_realm_history = What a piece has been through
get_campaigns_campaign_realms_realm_tags = Names and notes that a realm gives to its pieces
put_campaigns_campaign_realms_realm_tags = Gives a piece a name or a note
post_campaigns_campaign_realms_realm_reach = How far a unit comes, and why no further
post_campaigns_campaign_realms_realm_way = The way of a unit to a field, and how long it takes
post_campaigns_campaign_realms_realm_recruiting = What may be recruited where, and for how much
post_campaigns_campaign_realms_realm_building = What may be built where, and for how much
post_campaigns_campaign_realms_realm_odds = The odds of a fight, as far as the realm knows
post_campaigns_campaign_realms_realm_pieces = Search armies, towns and people
get_campaigns_campaign_realms_realm_sightings = Foreign pieces as they were last seen
get_campaigns_campaign_realms_realm_months = Two months compared
get_campaigns_campaign_realms_realm_view = What the realm sees, now or in an earlier month
get_campaigns_campaign_view = What the game masters see

## Letters, inbox and questions in a campaign

get_campaigns_campaign_contacts = How I hear of this campaign
get_campaigns_campaign_contacts_channel = How I hear of the campaign by this channel
put_campaigns_campaign_contacts_channel = Tell me of the campaign by this channel
delete_campaigns_campaign_contacts_channel = No more notices of the campaign by this channel
get_campaigns_campaign_realms_realm_letters = Letters of a realm
post_campaigns_campaign_realms_realm_letters = Send a letter or an offer of a realm
put_campaigns_campaign_realms_realm_letters_read = Mark all letters to a realm as read
put_campaigns_campaign_realms_realm_letters_letter_read = Mark a letter as read
delete_campaigns_campaign_realms_realm_letters_letter_read = Mark a letter as unread
post_campaigns_campaign_realms_realm_letters_letter_answer = Accept, decline or withdraw an offer
get_campaigns_campaign_letters = Letters of the game masters
post_campaigns_campaign_letters = Send a letter of the game masters
put_campaigns_campaign_letters_read = Mark all letters to the game masters as read
put_campaigns_campaign_letters_letter_read = Mark a letter to the game masters as read
delete_campaigns_campaign_letters_letter_read = Mark a letter to the game masters as unread
get_campaigns_campaign_inbox = What waits for the game masters
put_campaigns_campaign_inbox_task = Mark something in the inbox as done
get_campaigns_campaign_realms_realm_tasks = What waits for a realm
get_campaigns_campaign_realms_realm_questions = Questions about the rules, as a realm sees them
post_campaigns_campaign_realms_realm_questions = Ask about a rule
get_campaigns_campaign_questions = Questions about the rules
post_campaigns_campaign_questions_question_answer = Answer a question for all

## Files and review of a campaign

get_campaigns_campaign_months = Months of which there are reports
get_campaigns_campaign_report = The report of a month for the game masters
get_campaigns_campaign_realms_realm_report = The report of a month for a realm
get_campaigns_campaign_realms_realm_reports_search = Searches for words in the reports of a realm, a few months at a time
get_campaigns_campaign_board = The notice board of a month
get_campaigns_campaign_realms_realm_treasury = The treasury book of a realm
get_campaigns_campaign_map = The map as the game masters see it
get_campaigns_campaign_realms_realm_map = The map as a realm sees it
get_campaigns_campaign_public_months = Months that are old enough for those who look on
get_campaigns_campaign_public_board = A notice board that is old enough for those who look on
get_campaigns_campaign_public_map = A map that is old enough for those who look on
get_campaigns_campaign_archive = The whole campaign in one file
put_campaigns_campaign_archive = Restore the campaign from its archive
post_archives = Found a campaign from an archive
get_worlds = A world to look at, with its starts compared
post_worlds_map = Look through a map that somebody brings
post_trials = Begin a trial campaign with bots
delete_campaigns_campaign_trial = Discard the trial campaign

get_campaigns_campaign_verify = What the log proves of its dice
get_campaigns_campaign_protocol = Evaluations with each factor and its rule
get_campaigns_campaign_readings = Rules that can be read otherwise
post_campaigns_campaign_turning = Which roll would have turned a fight
post_campaigns_campaign_compare = What another reading of the rules would have made of it
post_campaigns_campaign_whatif = Try sheets, corrections and dice on a copy
get_campaigns_campaign_projector = What hangs on the wall for everybody: month, season, whose turn it is
get_campaigns_campaign_projector_world = The geography for the wall
get_campaigns_campaign_addresses = Where phones in the room reach the server
get_campaigns_campaign_desk = Where the campaign stands, and how each realm stands in the round
post_campaigns_campaign_reminders = Remind realms of their sheets
post_campaigns_campaign_bell = Call out something to everybody who is there
patch_campaigns_campaign_realms_realm_player = Give a realm to a bot, or a stand-in
post_campaigns_campaign_realms_realm_sheet_return = Return a sheet to its realm
post_campaigns_campaign_run = Play the round, or some months, as far as sheets reach
post_campaigns_campaign_close = Close the round without those who are late
post_campaigns_campaign_decisions = A decision of the game masters, in a sentence
post_campaigns_campaign_decisions_preview = What a decision would change
post_campaigns_campaign_corrections = Correct values, with a reason
post_campaigns_campaign_corrections_preview = What a correction would change
put_campaigns_campaign_mode = Switch between meeting and remote play
post_campaigns_campaign_dice = Type in the dice that are waited for, or let them be drawn
patch_campaigns_campaign_clock = Pause, start, extend or set the clock
get_campaigns_campaign_rollback = What a rollback to a point would take away
post_campaigns_campaign_rollback = Undo everything after a point
get_campaigns_campaign_log = What happened, in words, entry by entry
get_campaigns_campaign_log_months = The months of the log
post_campaigns_campaign_rerun = Play a month and all after it again, with corrections
post_campaigns_campaign_rerun_preview = What playing a month again would change
get_campaigns_campaign_undone_place = What an undone course has that the present one has not
get_campaigns_campaign_audit = Who decided, published and undid what
post_campaigns_campaign_correctable = What can be corrected about a field, a realm or a unit
get_campaigns_campaign_rehearsal = The rehearsal: what happened, and where it stopped
get_campaigns_campaign_rehearsal_view = The position from which the rehearsal began
get_campaigns_campaign_rehearsal_sight = What the map shows otherwise where the rehearsal stopped
get_campaigns_campaign_rehearsal_conflicts = Conflicts of the month, settled and to come, with their odds
post_campaigns_campaign_rehearsal = Begin a rehearsal of what comes next
post_campaigns_campaign_rehearsal_acts = Go on with the rehearsal, roll, correct, return a sheet, step back
post_campaigns_campaign_rehearsal_publish = Publish exactly what was rehearsed
post_campaigns_campaign_rehearsal_discard = Discard the rehearsal
get_campaigns_campaign_rehearsal_phases_place = A phase of the rehearsal, with every value that it changed
get_campaigns_campaign_rehearsal_reports_realm = What a realm will read if the rehearsal is published
sheet-returned-letter = Your sheet comes back: { $reason }

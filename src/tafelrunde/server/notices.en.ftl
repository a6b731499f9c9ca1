# What people are told when they are not looking: email, web push, webhooks.

at-table = { $game } (“{ $title }”)
hello = Hello { $name },
until = You have time until { $date }.
footer = You get this message because you asked for it at the table. You can stop it there.

turn-subject = It is your turn: { $where }
turn-text = it is your turn at { $where }.

remind-subject = Your time is running out: { $where }
remind-text = it is still your turn at { $where }.

late-subject = Your time is up: { $where }
late-text = your time at { $where } is up. You can still move until the host has decided.

stand-in-subject = A bot stands in for you: { $where }
stand-in-text = your time at { $where } is up, and a bot stands in for you. You can come back at any time.

host-subject = { $whom } is missing: { $where }
host-text = the time of { $whom } at { $where } is up. As host you can grant more time or let a bot stand in.

over-subject = The game is over: { $where }
over-text = the game at { $where } is over.

# Campaigns
at-campaign = campaign “{ $campaign }”
at-realm = { $realm } in the campaign “{ $campaign }”
campaign-footer = You get this message because you asked for it in the campaign. You can stop it there.
campaign-until = Time runs until { $date }.

campaign-round-subject = A new round, { $month }: { $where }
campaign-round-text = a new round is open, { $month }: { $where }.

campaign-turn-subject = It is your turn, { $month }: { $where }
campaign-turn-text = it is your turn, { $month }: { $where }.

campaign-deadline-subject = Little time is left, { $month }: { $where }
campaign-deadline-text = your sheet is still missing, and little time is left, { $month }: { $where }.

campaign-reminder-subject = Your sheet is missing, { $month }: { $where }
campaign-reminder-text = the game masters remind you: your sheet is still missing, { $month }: { $where }.

campaign-report-subject = Report on { $month }: { $where }
campaign-report-text = the report on { $month } is there: { $where }.

campaign-returned-subject = Your sheet comes back, { $month }: { $where }
campaign-returned-text = the game master has returned your sheet, { $month }: { $where }. Please look at it and hand it in again.

campaign-rollback-subject = Back to { $month }: { $where }
campaign-rollback-text = the campaign goes on again from { $month }: { $where }. What came after it counts no more; sheets come back.

campaign-letter-subject = A letter has come: { $where }
campaign-letter-text = a letter waits for you: { $where }.

campaign-offer-subject = An offer has come: { $where }
campaign-offer-text = an offer waits for your answer: { $where }.

campaign-offer-settled-subject = An offer is settled: { $where }
campaign-offer-settled-text = an offer is settled: { $where }.

campaign-answer-subject = The game master has answered: { $where }
campaign-answer-text = your question is answered: { $where }.

campaign-question-subject = A question to the game masters: { $where }
campaign-question-text = a question waits for the game masters: { $where }.

campaign-special-subject = A special order has come: { $where }
campaign-special-text = a special order waits for the game masters: { $where }.

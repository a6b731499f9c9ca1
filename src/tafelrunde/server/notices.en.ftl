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

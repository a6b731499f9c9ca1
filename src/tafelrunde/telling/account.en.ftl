# What decided a game whose points add up; games with words of their own have an account.en.ftl too.

decided-lead = { $seat } took the lead for good in { $part }, ahead of { $other }.
decided-swing = The greatest single step: { $scene }, { $value } to { $against } for { $seat } against { $other }.
decided-behind-once = In { $part } { $seat } was { $value ->
        [one] one point
       *[other] { $value } points
    } behind { $other }.
decided-ahead = Where { $seat } gained most on { $other }: { $reason }, { $value } to { $against }.
decided-behind = Where { $other } gained most on { $seat }: { $reason }, { $against } to { $value }.
decided-mainstay = Most points of { $seat }: { $reason }, { $value }.

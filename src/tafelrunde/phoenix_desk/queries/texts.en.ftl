# What answers to questions about map and desk say besides rules.

odds-assumed = Bans, walls of magic and prisoners that you cannot know of are not reckoned with; the dice decide the rest.
odds-force = How strong is { $name }? Write it as in `5000 { $good } 20 HF`, with “guard” if it is one.
odds-points = How many good points has { $name }? His rank is worth { $usual }.
odds-power = How much magic power has { $name }, in good points?

sighting-past = { $unit } of { $realm } was last seen in { $field }, in { $month }{ $age ->
        [0] {""}
        [one] {" "}(1 month ago)
       *[other] {" "}({ $age } months ago)
    }.

spotted-new = { $unit } of { $realm } has appeared in { $now }.
spotted-moved = { $unit } of { $realm } went from { $before } to { $now }.
spotted-gone = { $unit } of { $realm }, last in { $before }, is not on the map any more.

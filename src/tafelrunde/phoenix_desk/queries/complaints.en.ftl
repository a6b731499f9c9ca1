# What is wrong with a question that a realm's player asks of map and desk.

asked-no-field = no field { $field }: { $why }
asked-no-unit = { $realm } has no unit { $number }; its units: { $units }
asked-foreign-unit = { $number } is a unit of { $others }, and only { $realm }’s own can be asked about; those are: { $units }
odds-no-foe = { $name } is not a foreign army that you see; name realm and number, such as: { $known }
odds-not-asked = { $name } takes no part in this fight, or you know all of it; asked for are: { $known }
odds-one-unit = { $name }: { $text } is not one unit; write troops, leaders and weapons only, such as `5000 K 20 HF`
odds-other-kind = { $name } is { $unit }, and { $text } is something else
odds-no-points = { $name }: { $text } is not a number of good points from 0 to 10,000
asked-no-kind = { $kind } is not a kind of unit; there are: { $kinds }
compared-other-seats = two months can be compared only as one realm knew them both
asked-no-town = you have no town in { $field }

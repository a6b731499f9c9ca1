# What a finished game tells of itself, see telling/account.py.

year = year { $number }
units = Units
dummy-value = Dummy: { $value }
dummy-leaves = Dummy: { $value }, eliminated
luck-distance = Roads to the tiles that turned up
recruited = Units recruited
threats = Threats eliminated
titans = Titans eliminated
void = Void actions
census = Censuses won
decided-left = { $reason }: { $seat } was eliminated with { $value }, { $other } stayed with { $against }.
decided-left-dummy = { $reason }: { $seat } was eliminated with { $value }, the dummy stayed with { $against }.
decided-left-units = { $reason }: { $seat } and { $other } both had { $value }; { $seat } was eliminated because of the units, { $units } to { $more }.
decided-left-place = { $reason }: { $seat } and { $other } both had { $value } and equally many units; { $seat } was eliminated because { $other } sits later in turn order.
decided-dummy = { $reason }: the dummy was eliminated with { $value }.
decided-last = So { $seat } was the last one left.
verdict-last = Last one left after { $first }, { $second } and { $third }.
verdict-dummy = Only the dummy is left: everybody has lost together.
region = { $region }: reputation

# Texts of the commands for campaigns of Phoenix.

help-phoenix = Found and lead a campaign of Phoenix.
help-phoenix-new = Found a campaign in a folder.

    Example: tafelrunde phoenix new --realms 12 --seed 1 campaign
help-phoenix-run = Go on with the campaign, month by month.

    Realms that a bot plays give their own orders; for the others the sheets handed in count.
help-phoenix-map = Draw the map as the game master or one realm sees it.

phoenix-folder = The folder of the campaign.

# new

phoenix-folder-new = The folder for the new campaign; it is made.
phoenix-new-realms = How many realms (else as many as are named, or 8).
phoenix-new-realm = The name of a realm; once for each. Those that are missing get names.
phoenix-new-seed = The same seed gives the same world and the same draws (else a random one).
phoenix-new-world = A world as a file (JSON), instead of a generated one.
phoenix-new-size = The shape of a generated world: erkenfara, "hexagon 3", "block 7x6" or "columns 0:6 -4:7 0:6".
phoenix-new-land = How many percent of a generated world are land.
phoenix-new-months = After how many months the campaign ends; 0: when the game master ends it.
phoenix-new-dice = All dice are rolled at the table and typed in.
phoenix-new-option = A way to read the rules, name=value; may be repeated. `tafelrunde games phoenix` lists them.
phoenix-new-done =
    Founded in { $folder }: { $realms } realms on the world { $world } with { $fields } fields, seed { $seed }.
    It is { $month }.

# run

phoenix-run-months = How many months.
phoenix-run-bots = Who plays the realms, separated by commas, dealt out in turn: settler, random.
phoenix-run-except = A realm that no bot plays; may be repeated.
phoenix-run-seed = The same seed gives the same orders of the bots.
phoenix-run-progress = { $months ->
    [one] 1 month
   *[other] { $months } months
 }
phoenix-run-done = { $months ->
    [one] 1 month over
   *[other] { $months } months over
 }; it is { $month }.
phoenix-waiting = Missing: { $realms }

# the realms

phoenix-realms = Realms
phoenix-column-number = no.
phoenix-column-realm = realm
phoenix-column-capital = capital
phoenix-column-gold = gold
phoenix-column-fields = fields
phoenix-column-towns = towns
phoenix-column-armies = armies
phoenix-column-people = people
phoenix-column-sheet = sheet
phoenix-sheet-in = –
phoenix-sheet-missing = missing

# map

phoenix-map-svg = Draw into this file, as SVG.
phoenix-map-png = Draw into this file, as PNG.
phoenix-map-realm = What this realm sees; else what the game master sees.
phoenix-map-month = As it was at the beginning of this month (1 is the first).
phoenix-map-around = Only what lies around this field.
phoenix-map-radius = How far around.
phoenix-map-numbers = Which numbers stand on the map: none, provinces, or fields.
phoenix-map-dark = In the colours of the night.
phoenix-map-width = Width of the PNG in pixels; 0: as the drawing.
phoenix-map-done = Drawn: { $files }

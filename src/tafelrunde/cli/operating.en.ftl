# Texts of the commands for whoever runs a server.

help-serve = Start the table server; people play in the browser.

    The database is upgraded automatically. Ctrl-C stops the server; all games go on at its next start.
help-db = Look after the database.
help-db-upgrade = Bring the database’s tables to this version. A server does that automatically when it starts.
help-backup = Save the whole database as one file, also while a server is running.
help-restore = Put the content of a backup into a database that is empty or does not exist yet.
help-tables = List the tables of a database.
help-export = Print the log of a finished game, or what one seat may read of a running one.
help-import = Take the log of a finished game in, so that it can be looked at and replayed on the server.
help-operator = Say who may look after all tables of the server.
help-operator-add = Make an account an operator; a new account gets a password, typed in or read from standard input.
help-operator-remove = Make an operator’s account an ordinary one.
help-upgrade = Check that this version goes on with all running games as they are, then upgrade the database.

    Ends with code 1, and changes nothing, if a running game would be different.

help-variable = [or ${"{}"}]
option-db = The database: a file, sqlite:///FILE or postgresql://USER@HOST/NAME (otherwise $TAFELRUNDE_DB, or a file in the data folder).
argument-table = A table; `tafelrunde tables` lists them.
argument-backup = The file of the backup.

# serve

serve-host = The address to listen at (otherwise 127.0.0.1). 127.0.0.1 is for this machine only, 0.0.0.0 for everybody who can reach it.
serve-port = The port to listen at (otherwise 8080); 0 takes any free one.
serve-public-url = Where people reach this server, if not at its own address: behind a proxy, for example https://play.example.org.
serve-config = A file with settings (TOML); see deploy/tafelrunde.example.toml.
serve-db = The database: a file, sqlite:///FILE or postgresql://USER@HOST/NAME (otherwise a file in the data folder).
serve-log = How to write down what happens (otherwise readable at a terminal, and JSON lines elsewhere).
serve-open = Open the lobby in a browser.
serve-lan = For everybody in this network, as --host 0.0.0.0: a meeting needs no internet. The addresses to use are printed.
serve-reachable = Others in this network: { $address }
serve-ready =
    Tafelrunde is ready: { $address }
    Games are kept in { $database }. Ctrl-C stops the server; all games go on at its next start.

# db, backup, restore

db-upgraded = The database is up to date.
backup-done = Saved to { $file }, { NUMBER($kilobytes, maximumFractionDigits: 0) } kB.
restore-done = Restored from { $file }: { $tables ->
    [one] 1 table.
   *[other] { $tables } tables.
 }

# tables

tables-status = Only tables in this state.
tables-id = table
tables-game = game
tables-state = state
tables-players = players
tables-turn = to act
tables-step = step
tables-changed = changed
tables-status-gathering = gathering
tables-status-running = running
tables-status-over = over
tables-status-abandoned = abandoned
tables-count = { $count ->
    [one] 1 table
   *[other] { $count } tables
 }

# export, import

export-seat = Whose log: the name of a player, or “spectator”. Other players’ secrets are left out.
export-output = Write to this file, which must not exist yet.
import-public = Show the game in the lobby; otherwise it is found by its address only.
import-done = Table { $table }: { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
 } taken in.

# operator

operator-name = The name of the account.
operator-new = There is no account { $name } yet; it gets a password now.
operator-password = Password:{" "}
operator-again = Once more:{" "}
operator-added = { $name } is an operator.
operator-removed = { $name } is no longer an operator.

# upgrade

upgrade-dry-run = Only check; change nothing.
upgrade-tables = { $count ->
    [0] No game is running.
    [one] 1 game is running,
   *[other] { $count } games are running,
 } { $count ->
    [0] {""}
   *[other] { $changed ->
        [0] unchanged under this version.
        [one] and 1 would be different under this version.
       *[other] and { $changed } would be different under this version.
    }
 }
upgrade-done = The database is up to date.
upgrade-not-done = The database was not changed.

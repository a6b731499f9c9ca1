# Databases and backups.

## Backups

backup-none = this is not a backup of Tafelrunde
backup-rows-damaged = rows before this line are damaged
backup-line-damaged = this line is damaged
backup-changed = the file was changed after it was written
backup-cut-off = the file ends too early
backup-steps-missing = steps of table { $table } are missing

## Databases

database-address = the database’s address must look like sqlite:///folder/file or postgresql://user@host/name
database-encoding = the database is encoded in { $encoding }; it must be made with `ENCODING 'UTF8'`
database-not-ours = this database is not one of Tafelrunde; name one that is, or an empty one
database-older = the database is of version { $found }, this program needs { $needed }: run `tafelrunde db upgrade`
database-newer = the database is of version { $found }, newer than this program ({ $needed }): get a newer Tafelrunde
database-folder = there is no folder { $folder } for the database { $database }
database-in-use = this database is in use; a backup is restored into an empty one
file-exists = this file already exists
folder-missing = there is no such folder
database-damaged = the database is damaged: { $verdict }
file-missing = there is no such file

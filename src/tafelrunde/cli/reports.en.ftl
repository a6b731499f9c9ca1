# Texts of the commands for reports of a Phoenix campaign.

help-phoenix-report = A month as one realm may know it: as text, as a web page to read or print, or as JSON.

    Example: tafelrunde phoenix report campaign Yaromo --format html --out yaromo.html
help-phoenix-news = The public notice board of a month.
help-phoenix-treasury = The treasury book of a realm over all months.

phoenix-report-realm = A realm by its name or number; SL for the game master (everything), public for what all may know, all for a folder with the reports of everybody.
phoenix-report-format = text, html (one file, with a map) or json.
phoenix-report-out = Write to this file (with all: into this folder) instead of printing.
phoenix-report-month = A month, counted from the start of the campaign (otherwise the last one that is over).
phoenix-report-done = written: { $file }
phoenix-treasury-realm = A realm by its name or number.
phoenix-treasury-format = text, json or csv.

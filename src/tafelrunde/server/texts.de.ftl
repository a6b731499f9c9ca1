# Was der Server selbst über eine Partie und über seine HTTP-Schnittstelle sagt.

web-not-built = Der Server läuft, aber die Web-App ist noch nicht gebaut. Bitte im Ordner des Projekts <code>make setup</code> aufrufen und den Server neu starten.
move-taken-back = { $name } nimmt den letzten Zug zurück.

# Wozu jeder Endpunkt da ist; die Namen sind die der Operationen in /openapi.json.

get_games = Die Spiele dieses Servers
get_games_game = Ein Spiel und die Namen seiner Dinge
get_tables = Öffentliche Tische
get_my_tables = Tische meines Kontos
get_operator_tables = Alle Tische
post_tables = Ein neuer Tisch
post_solo = Eine Partie gegen Bots, die sofort beginnt
get_tables_table = Ein Tisch und was ich dort bin
patch_tables_table = Titel, Sichtbarkeit, Zuschauen, Uhr ändern
delete_tables_table = Den Tisch entfernen
post_tables_table_start = Die Partie beginnen
post_tables_table_rematch = Noch einmal mit denselben Leuten

post_tables_table_join = Einen Platz nehmen
post_tables_table_leave = Meinen Platz oder meine Plätze aufgeben
post_tables_table_link = Ein neuer Link; der alte gilt nicht mehr
post_tables_table_claim = Meine Plätze gehören zu meinem Konto
post_tables_table_host = Jemand anderen zum Gastgeber machen
post_tables_table_seats_seat_invite = Ein Link, der diesen Platz einmal vergibt
post_tables_table_seats_seat_open = Einen Platz für alle frei geben
post_tables_table_seats_seat_kick = Jemanden wegschicken
put_tables_table_seats_seat_bot = Ein Bot nimmt diesen Platz oder vertritt
delete_tables_table_seats_seat_bot = Der Mensch an diesem Platz spielt wieder selbst
post_tables_table_watch = Diesem Tisch zuschauen
get_tables_table_guests = Wer mit einem Link zuschaut
post_tables_table_guests = Ein Link, mit dem jemand sieht, was ich sehe
delete_tables_table_guests_guest = Einen Gast wegschicken

get_tables_table_view = Die Partie, wie ich sie sehen darf
get_tables_table_offers = Was ich jetzt tun darf, mit Textformen
get_tables_table_undo = Ob ich meinen letzten Zug zurücknehmen kann, wer zustimmen muss, oder warum nicht
post_tables_table_moves = Einen Zug machen
get_tables_table_story = Was geschah, in Worten
get_tables_table_log = Das Log: vollständig, wenn die Partie zu Ende ist

get_games_game_rules = Alle Regeln eines Spiels
get_games_game_rules_search = Die Regeln, die eine Frage beantworten, die beste zuerst
get_games_game_lesson = Eine angeleitete erste Partie
post_games_game_lesson_why = Ob in der Lektion ein anderer Zug erlaubt wäre
post_games_game_lesson_try = Ein anderer Zug in der Lektion: was er wert ist und was folgt
get_tables_table_data = Die gedruckten Werte dieses Tisches
get_tables_table_replay = Die Partie noch einmal, Schritt für Schritt
post_tables_table_branch = Ein neuer Tisch, der von einer Stellung dieses Tisches aus weitergeht, gegen Bots
get_tables_table_account = Was eine beendete Partie von sich erzählt: Wertung, Verlauf, Glück und was sie entschied

get_tables_table_chat = Was am Tisch gesagt wurde
post_tables_table_chat = Etwas sagen
get_tables_table_note = Meine private Notiz
put_tables_table_note = Meine private Notiz schreiben
get_tables_table_contacts = Wie ich von meinem Zug erfahre
put_tables_table_contacts_channel = Über diesen Kanal benachrichtigen
delete_tables_table_contacts_channel = Keine Nachrichten mehr über diesen Kanal

post_tables_table_seats_seat_time = Jemandem am Zug mehr Zeit geben
get_notices = Wie man vom eigenen Zug erfahren kann

get_session = Wer angemeldet ist
post_account = Ein Konto anlegen
get_account = Mein Konto
patch_account = Mein Konto ändern
put_account_wishes = Meine Einstellungen beim Konto aufbewahren
post_session = Anmelden
delete_session = Abmelden

## Wozu man in einem Feldzug das Recht braucht

act-look = diesen Feldzug anzusehen
act-watch = Aushang und Karte anzusehen
act-project = die Leinwand anzusehen
act-take-part = hier mitzumachen
act-know = zu sehen, was dieses Reich weiß
act-draft = Entwürfe dieses Reichs zu lesen
act-write = an Befehlen dieses Reichs zu schreiben
act-hand-in = für dieses Reich abzugeben
act-correspond = die Briefe dieses Reichs zu lesen
act-send = für dieses Reich zu schreiben
act-invite = Leute in dieses Reich einzuladen
act-lead = den Feldzug zu leiten
act-appoint = Spielleiter und Zuschauer zu bestellen
act-remove = den Feldzug zu löschen
act-discard = den Probefeldzug zu verwerfen

## Feldzüge: Leute, Zugblätter, Fragen an Karte und Pult
get_campaigns = Feldzüge, zu denen ich gehöre, und solche, die allen offenstehen
post_campaigns = Einen Feldzug gründen
get_campaigns_campaign = Ein Feldzug auf einen Blick, und was ich dort bin
patch_campaigns_campaign = Die Hausregeln ändern
delete_campaigns_campaign = Den Feldzug entfernen
get_campaigns_campaign_world = Die Geographie der Welt, die sich nie ändert
get_campaigns_campaign_members = Leute des Feldzugs, soweit ich sie sehen darf
post_campaigns_campaign_members = Jemanden einladen
patch_campaigns_campaign_members_member = Jemandes Recht ändern, oder das Ende einer Vertretung
delete_campaigns_campaign_members_member = Jemanden wegschicken
post_campaigns_campaign_members_member_link = Jemandes Link durch eine Einladung ersetzen
post_campaigns_campaign_join = Eine Einladung annehmen und einen eigenen Link bekommen
patch_campaigns_campaign_me = Meinen Namen oder meine Sprache ändern
post_campaigns_campaign_me_link = Ein neuer Link für mich selbst
post_campaigns_campaign_me_claim = Was ich hier bin, an mein Konto binden
delete_campaigns_campaign_me = Den Feldzug verlassen
get_campaigns_campaign_realms_realm_draft = Was das Reich gerade schreibt, mit einem Urteil über jede Zeile
put_campaigns_campaign_realms_realm_draft = Speichern, was das Reich gerade schreibt
post_campaigns_campaign_realms_realm_draft_check = Ein Urteil über einen Text, den niemand behält
post_campaigns_campaign_realms_realm_draft_paste = Befehle aus einer E-Mail oder Datei, Zeile für Zeile
put_campaigns_campaign_realms_realm_draft_shared = Die Spielleiter den Entwurf lesen lassen, oder nicht mehr
post_campaigns_campaign_realms_realm_ready = Den Entwurf abgeben
delete_campaigns_campaign_realms_realm_ready = Ein wartendes Zugblatt zurücknehmen
get_campaigns_campaign_realms_realm_sheet = Das Zugblatt, das darauf wartet, gespielt zu werden
put_campaigns_campaign_realms_realm_sheet = Ein Zugblatt für ein Reich abgeben
post_campaigns_campaign_sheets = Viele Zugblätter auf einmal abgeben
post_campaigns_campaign_realms_realm_deeds = Was einer Einheit befohlen werden kann, und was gegen das Übrige spricht
post_campaigns_campaign_realms_realm_possessions = Alles, was ein Reich besitzt, mit Kosten und Vermerken
post_campaigns_campaign_realms_realm_card = Eine Figur, und was sie tun kann
post_campaigns_campaign_realms_realm_battle = Die Aussichten eines Kampfs mit eingetippten Kräften
get_campaigns_campaign_realms_realm_history = Was eine Figur erlebt hat
get_campaigns_campaign_realms_realm_tags = Namen und Notizen, die ein Reich seinen Figuren gibt
put_campaigns_campaign_realms_realm_tags = Gibt einer Figur Namen oder Notiz
post_campaigns_campaign_realms_realm_reach = Wie weit eine Einheit kommt, und warum nicht weiter
post_campaigns_campaign_realms_realm_way = Der Weg einer Einheit zu einem Feld, und wie lange er dauert
post_campaigns_campaign_realms_realm_recruiting = Was wo und für wie viel gerüstet werden kann
post_campaigns_campaign_realms_realm_building = Was wo und für wie viel gebaut werden kann
post_campaigns_campaign_realms_realm_odds = Die Aussichten eines Kampfes, soweit das Reich Bescheid weiß
post_campaigns_campaign_realms_realm_pieces = Heere, Orte und Personen suchen
get_campaigns_campaign_realms_realm_sightings = Fremde Figuren, wie sie zuletzt gesehen wurden
get_campaigns_campaign_realms_realm_months = Zwei Monate im Vergleich
get_campaigns_campaign_realms_realm_view = Was das Reich sieht, jetzt oder in einem früheren Monat
get_campaigns_campaign_view = Was die Spielleiter sehen

## Briefe, Eingang und Fragen in einem Feldzug

get_campaigns_campaign_contacts = Wie ich von diesem Feldzug erfahre
get_campaigns_campaign_contacts_channel = Wie ich über diesen Kanal vom Feldzug erfahre
put_campaigns_campaign_contacts_channel = Vom Feldzug über diesen Kanal benachrichtigen
delete_campaigns_campaign_contacts_channel = Keine Nachrichten vom Feldzug mehr über diesen Kanal
get_campaigns_campaign_realms_realm_letters = Briefe eines Reichs
post_campaigns_campaign_realms_realm_letters = Einen Brief oder ein Angebot eines Reichs abschicken
put_campaigns_campaign_realms_realm_letters_read = Alle Briefe an ein Reich als gelesen kennzeichnen
put_campaigns_campaign_realms_realm_letters_letter_read = Einen Brief als gelesen kennzeichnen
delete_campaigns_campaign_realms_realm_letters_letter_read = Einen Brief als ungelesen kennzeichnen
post_campaigns_campaign_realms_realm_letters_letter_answer = Ein Angebot annehmen, ablehnen oder zurückziehen
get_campaigns_campaign_letters = Briefe der Spielleiter
post_campaigns_campaign_letters = Einen Brief der Spielleiter abschicken
put_campaigns_campaign_letters_read = Alle Briefe an die Spielleiter als gelesen kennzeichnen
put_campaigns_campaign_letters_letter_read = Einen Brief an die Spielleiter als gelesen kennzeichnen
delete_campaigns_campaign_letters_letter_read = Einen Brief an die Spielleiter als ungelesen kennzeichnen
get_campaigns_campaign_inbox = Was auf die Spielleiter wartet
put_campaigns_campaign_inbox_task = Etwas im Eingang als erledigt kennzeichnen
get_campaigns_campaign_realms_realm_tasks = Was auf ein Reich wartet
get_campaigns_campaign_realms_realm_questions = Regelfragen, wie ein Reich sie sieht
post_campaigns_campaign_realms_realm_questions = Eine Regelfrage stellen
get_campaigns_campaign_questions = Regelfragen
post_campaigns_campaign_questions_question_answer = Eine Frage für alle beantworten

## Dateien und Durchsicht eines Feldzugs

get_campaigns_campaign_months = Monate, von denen es Berichte gibt
get_campaigns_campaign_report = Der Bericht eines Monats für die Spielleitung
get_campaigns_campaign_realms_realm_report = Der Bericht eines Monats für ein Reich
get_campaigns_campaign_realms_realm_reports_search = Sucht Wörter in den Berichten eines Reichs, einige Monate auf einmal
get_campaigns_campaign_board = Der Aushang eines Monats
get_campaigns_campaign_realms_realm_treasury = Das Kassenbuch eines Reichs
get_campaigns_campaign_map = Die Karte, wie die Spielleitung sie sieht
get_campaigns_campaign_realms_realm_map = Die Karte, wie ein Reich sie sieht
get_campaigns_campaign_public_months = Monate, die alt genug für Zuschauer sind
get_campaigns_campaign_public_board = Ein Aushang, der alt genug für Zuschauer ist
get_campaigns_campaign_public_map = Eine Karte, die alt genug für Zuschauer ist
get_campaigns_campaign_archive = Der ganze Feldzug in einer Datei
put_campaigns_campaign_archive = Den Feldzug aus seinem Archiv wiederherstellen
post_archives = Einen Feldzug aus einem Archiv gründen
get_worlds = Eine Welt zum Ansehen, mit verglichenen Startplätzen
post_worlds_map = Eine mitgebrachte Karte durchsehen
post_trials = Einen Probefeldzug mit Bots beginnen
delete_campaigns_campaign_trial = Den Probefeldzug verwerfen

get_campaigns_campaign_verify = Was das Log über seine Würfel beweist
get_campaigns_campaign_protocol = Auswertungen mit jedem Faktor und seiner Regel
get_campaigns_campaign_readings = Regeln, die sich anders lesen lassen
post_campaigns_campaign_turning = Welcher Wurf einen Kampf gewendet hätte
post_campaigns_campaign_compare = Was eine andere Lesart der Regeln daraus gemacht hätte
post_campaigns_campaign_whatif = Zugblätter, Korrekturen und Würfel an einer Kopie probieren
get_campaigns_campaign_projector = Was für alle an der Wand hängt: Monat, Jahreszeit, wer am Zug ist
get_campaigns_campaign_projector_world = Die Landkarte für die Wand
get_campaigns_campaign_addresses = Wo Telefone im Raum den Server erreichen
get_campaigns_campaign_desk = Wo der Feldzug steht, und wie jedes Reich in der Runde steht
post_campaigns_campaign_reminders = Reiche an ihre Zugblätter erinnern
post_campaigns_campaign_bell = Allen, die da sind, etwas zurufen
patch_campaigns_campaign_realms_realm_player = Ein Reich einem Bot oder einer Vertretung geben
post_campaigns_campaign_realms_realm_sheet_return = Ein Zugblatt an sein Reich zurückgeben
post_campaigns_campaign_run = Die Runde oder einige Monate spielen, so weit Zugblätter reichen
post_campaigns_campaign_close = Die Runde ohne die Säumigen schließen
post_campaigns_campaign_decisions = Eine Entscheidung der Spielleitung, in einem Satz
post_campaigns_campaign_decisions_preview = Was eine Entscheidung ändern würde
post_campaigns_campaign_corrections = Werte korrigieren, mit Begründung
post_campaigns_campaign_corrections_preview = Was eine Korrektur ändern würde
put_campaigns_campaign_mode = Zwischen Treffen und Fernspiel wechseln
post_campaigns_campaign_dice = Erwartete Würfel eintippen oder ziehen lassen
patch_campaigns_campaign_clock = Die Uhr anhalten, starten, verlängern oder stellen
get_campaigns_campaign_rollback = Was beim Zurückgehen zu einem Punkt verloren ginge
post_campaigns_campaign_rollback = Alles nach einem Punkt zurücknehmen
get_campaigns_campaign_log = Was geschehen ist, in Worten, Eintrag für Eintrag
get_campaigns_campaign_log_months = Die Monate des Logs
post_campaigns_campaign_rerun = Einen Monat und alle danach mit Korrekturen noch einmal spielen
post_campaigns_campaign_rerun_preview = Was es änderte, einen Monat noch einmal zu spielen
get_campaigns_campaign_undone_place = Worin ein zurückgenommener Verlauf vom jetzigen abweicht
get_campaigns_campaign_audit = Wer was entschieden, veröffentlicht und zurückgenommen hat
post_campaigns_campaign_correctable = Was sich an einem Feld, einem Reich oder einer Einheit korrigieren lässt
get_campaigns_campaign_rehearsal = Die Probe: was geschah, und wo sie hält
get_campaigns_campaign_rehearsal_view = Die Stellung, von der die Probe ausging
get_campaigns_campaign_rehearsal_sight = Was die Karte dort anders zeigt, wo die Probe angehalten hat
get_campaigns_campaign_rehearsal_conflicts = Konflikte des Monats, entschiedene und kommende, mit ihren Aussichten
post_campaigns_campaign_rehearsal = Eine Probe dessen beginnen, was als Nächstes kommt
post_campaigns_campaign_rehearsal_acts = Die Probe fortführen, würfeln, korrigieren, ein Zugblatt zurückgeben, zurückgehen
post_campaigns_campaign_rehearsal_publish = Genau das Geprobte veröffentlichen
post_campaigns_campaign_rehearsal_discard = Die Probe verwerfen
get_campaigns_campaign_rehearsal_phases_place = Eine Phase der Probe, mit jedem Wert, den sie geändert hat
get_campaigns_campaign_rehearsal_reports_realm = Was ein Reich lesen wird, wenn die Probe veröffentlicht wird
sheet-returned-letter = Euer Zugblatt kommt zurück: { $reason }

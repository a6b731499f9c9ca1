# Texte am Tisch der Spielleitung: Protokoll, Konflikte, Schritte, Proben, Auslegungen, Änderungen.

help-phoenix-protocol = Das Protokoll jeder Auswertung, mit jedem Faktor und seiner Regel.

    Nahkampf, Überrennen, Fernkampf, Wälle, Duelle, Charakterkämpfe, Bannungen, magische Wände: Zeile für
    Zeile, sodass man es von Hand nachrechnen kann. Es verrät alles: zeige jedem nur, was seines ist.
phoenix-protocol-month = Nur dieser Monat: seine Nummer seit Beginn (5) oder Name und Jahr (Hel 1).
phoenix-protocol-field = Nur diese Gemark, etwa 503/22.
phoenix-protocol-none = Es wurde nichts ausgewertet.

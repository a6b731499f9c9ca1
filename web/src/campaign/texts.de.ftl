# Die Seite eines Feldzugs.

c-not-here = Diesen Feldzug gibt es nicht, oder der Link gilt nicht mehr. Bitte um einen neuen, wer ihn dir gegeben hat.
c-tabs = Räume des Feldzugs
c-tab-home = Überblick
c-tab-map = Karte und Befehle
c-tab-pieces = Figuren
c-tab-odds = Aussichten
c-tab-diplomacy = Diplomatie
c-tab-reports = Berichte
c-tab-court = Hof

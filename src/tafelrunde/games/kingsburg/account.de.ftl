# Was eine beendete Partie von sich erzählt, siehe telling/account.py.

year = Jahr { $number }
year-reason = Jahr { $number }: { $reason }
points = Siegpunkte
buildings = Gebäude
dice = Augen über dem Mittel
luck-dice = Gewürfelte Augen
luck-reinforcements = Verstärkung des Königs
luck-enemies = Stärke der Feinde
dice-rolled = Gewürfelte Würfel
rerolls = Neu gewürfelt
advisors = Beeinflusste Berater
built = Gebaute Gebäude
battles-won = Gewonnene Schlachten
battles-drawn = Unentschiedene Schlachten
battles-lost = Verlorene Schlachten
decided-battle = Im Jahr { $year } verlor { $seat } die Schlacht um { $gap }.
verdict-shared = Gleich viele Punkte ({ $points }), Waren und Gebäude: Der Sieg ist geteilt.
verdict-goods = Punktgleich mit { $other }; { $seat } hat mehr Waren übrig, { $value } zu { $against }.
verdict-buildings = Gleich an Punkten und Waren mit { $other }; { $seat } hat mehr Gebäude, { $value } zu { $against }.

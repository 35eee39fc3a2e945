# TITLE. Noch zu schreiben: Dies sind die Worte des Spiels, aus dem es gemacht wurde.
skeleton-name = TITLE
skeleton-about = Alle legen eine Karte verdeckt, und die höchste gewinnt die Runde.
skeleton-option-rounds = Runden
skeleton-option-rounds-help = Wie viele Runden gespielt werden; alle haben fünf Karten.

skeleton-rules-minute-title = In einer Minute
skeleton-rules-minute =
    Für zwei bis sechs Leute. Alle bekommen fünf Karten. In jeder Runde legen alle eine Karte verdeckt, und alle werden zugleich aufgedeckt.
    Die höchste Karte gewinnt die Runde; sind die höchsten gleich, gewinnt sie niemand. Asse sind niedrig.
    In der ersten Runde legt niemand einen Buben, eine Dame oder einen König, der noch eine andere Karte hat.
    Wer die meisten Runden gewonnen hat, gewinnt.

skeleton-lay = Eine Karte legen
skeleton-card = Karte
skeleton-not-yours = Diese Karte hast du nicht auf der Hand.
skeleton-no-court-yet = Buben, Damen und Könige dürfen in der ersten Runde nicht gelegt werden.
skeleton-round = Runde { $number }
skeleton-waiting = Legen noch: { $players }
skeleton-laid = Auf dem Tisch
skeleton-points = Gewonnene Runden
skeleton-has-laid = { $who } hat eine Karte gelegt.
skeleton-turned = { $who } deckt { $card } auf.
skeleton-took = { $who } gewinnt die Runde.
skeleton-nobody = Die höchsten Karten sind gleich: Niemand gewinnt die Runde.
skeleton-won = Gewonnene Runden: { $points }. Die Partie geht an { $winners }.

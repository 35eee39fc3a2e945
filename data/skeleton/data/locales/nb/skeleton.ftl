# TITLE. Skal skrives: Dette er ordene i spillet som det ble laget av.
skeleton-name = TITLE
skeleton-about = Alle legger et kort med baksiden opp, og det høyeste tar runden.
skeleton-option-rounds = Runder
skeleton-option-rounds-help = Hvor mange runder som spilles; alle har fem kort.

skeleton-rules-minute-title = På ett minutt
skeleton-rules-minute =
    For to til seks spillere. Alle får fem kort. I hver runde legger alle ett kort med baksiden opp, og alle snus samtidig.
    Det høyeste kortet tar runden; er de høyeste like, tar ingen den. Ess er lave.
    I første runde legger ingen en knekt, dame eller konge som har noe annet kort.
    Den som har tatt flest runder, vinner.

skeleton-lay = Legg et kort
skeleton-card = Kort
skeleton-not-yours = Det kortet har du ikke på hånden.
skeleton-no-court-yet = Knekter, damer og konger kan ikke legges i første runde.
skeleton-round = Runde { $number }
skeleton-waiting = Skal fortsatt legge: { $players }
skeleton-laid = På bordet
skeleton-points = Runder tatt
skeleton-has-laid = { $who } har lagt et kort.
skeleton-turned = { $who } snur { $card }.
skeleton-took = { $who } tar runden.
skeleton-nobody = De høyeste kortene er like: Ingen tar runden.
skeleton-won = Runder tatt: { $points }. Kampen går til { $winners }.

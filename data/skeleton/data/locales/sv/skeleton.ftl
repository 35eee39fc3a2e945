# TITLE. Ska skrivas: det här är orden i spelet som det gjordes av.
skeleton-name = TITLE
skeleton-about = Alla lägger ett kort med baksidan upp, och det högsta tar omgången.
skeleton-option-rounds = Omgångar
skeleton-option-rounds-help = Hur många omgångar som spelas; var och en har fem kort.

skeleton-rules-minute-title = På en minut
skeleton-rules-minute =
    För två till sex spelare. Var och en får fem kort. I varje omgång lägger alla ett kort med baksidan upp, och alla vänds samtidigt.
    Det högsta kortet tar omgången; är de högsta lika tar ingen den. Ess är låga.
    I första omgången lägger ingen en knekt, dam eller kung som har något annat kort.
    Den som har tagit flest omgångar vinner.

skeleton-lay = Lägg ett kort
skeleton-card = Kort
skeleton-not-yours = Det kortet har du inte på handen.
skeleton-no-court-yet = Knektar, damer och kungar får inte läggas i första omgången.
skeleton-round = Omgång { $number }
skeleton-waiting = Ska fortfarande lägga: { $players }
skeleton-laid = På bordet
skeleton-points = Tagna omgångar
skeleton-has-laid = { $who } har lagt ett kort.
skeleton-turned = { $who } vänder upp { $card }.
skeleton-took = { $who } tar omgången.
skeleton-nobody = De högsta korten är lika: ingen tar omgången.
skeleton-won = Tagna omgångar: { $points }. Matchen vinns av { $winners }.

# Spill som spilles høyt i selve kanalen.
race-said = { $who }: «{ $text }»
race-no-answer-now = Det er ikke noe å svare på akkurat nå, så det teller ikke.
race-ballot = Din hemmelige stemme: { $choice }.

# Der et svar kan slås opp
race-link-encyclopaedia = Leksikon
race-link-dictionary = Ordbok
race-link-search = Søk på nettet

# Hva listen med kjente svar sier
race-listed = Hva listen sier
race-stands = { $state ->
    [yes] «{ $text }» står på listen over kjente svar på «{ $category }».
   *[no] «{ $text }» står ikke på listen over kjente svar på «{ $category }».
}
race-no-judge = Det er dere som avgjør, ikke listen: Et svar som ikke står der, kan være riktig likevel.
race-unlisted = Det finnes ingen liste over kjente svar på «{ $category }», så det er helt opp til dere.
race-known = { $there ->
    [one] Det eneste kjente svaret
   *[other] Kjente svar ({ $count } av { $there })
}
race-vote-called = Nå stemmer alle over det.
race-vote-too-late = Neste kort var allerede på vei da du sa fra, så avgjørelsen blir stående.
race-voted = Den avstemningen er over.
race-vote-over = Denne avstemningen er over.
race-vote-undecided = Kampen tok slutt før avstemningen var ferdig.

# Hvor det spilles, og hvordan
chat-do-start_here = Start her
race-own-thread = «{ chat-do-start }» åpner en tråd bare for denne kampen. Vil dere heller spille i denne kanalen, ligger «{ chat-do-start_here }» under «{ chat-do-more }».
race-same-set = Samme kortsett igjen, eller et annet denne gangen? Det velger dere under «{ chat-do-options }».
race-no-content = Jeg får ikke lese meldinger her. Svar derfor med knappen under hvert kort eller med /{ cogs-command-answer }. Den som driver boten, kan endre det: Slå på «Message Content Intent» på discord.com/developers/applications (Bot), og start meg på nytt.
race-no-ticks = Med tillatelsen «{ $permission }» kunne jeg huket av hvert svar som teller.
race-slow-mode = { $seconds ->
    [one] Saktemodus er på her (ett sekund), men i en duell må alle få skrive så fort de kan. Slå den av i kanalens innstillinger, eller spill i en tråd.
   *[other] Saktemodus er på her ({ $seconds } sekunder), men i en duell må alle få skrive så fort de kan. Slå den av i kanalens innstillinger, eller spill i en tråd.
}
chat-slow-there = { $seconds ->
    [one] Saktemodus er på i { $place } (ett sekund), men i en duell må alle få skrive så fort de kan. Slå den av, og trykk så på «{ chat-do-start }» der.
   *[other] Saktemodus er på i { $place } ({ $seconds } sekunder), men i en duell må alle få skrive så fort de kan. Slå den av, og trykk så på «{ chat-do-start }» der.
}
race-slowed = { $seconds ->
    [one] 🐌 Saktemodus er slått på her (ett sekund): Den som nettopp har skrevet, må vente før neste svar. Slå den av i kanalens innstillinger. Kampen går videre imens, hvis dere ikke tar en pause.
   *[other] 🐌 Saktemodus er slått på her ({ $seconds } sekunder): Den som nettopp har skrevet, må vente før neste svar. Slå den av i kanalens innstillinger. Kampen går videre imens, hvis dere ikke tar en pause.
}

# Linjen under en avgjørelse
chat-slip = { $count ->
    [one] Slik ble det avgjort
   *[other] Slik ble de avgjort
}
chat-slip-times = { $times } UTC
chat-slip-gap = { $ms } ms imellom
chat-slip-limit = grense { $seconds } s
chat-slip-no-limit = ingen grense
chat-slip-by-vote = avgjort ved avstemning
chat-slip-margin = { $ms ->
    [0] uavgjort bare ved nøyaktig samme tid
   *[other] uavgjort inntil { $ms } ms
}
chat-slip-settled = ventet { $ms } ms på forsinkede meldinger

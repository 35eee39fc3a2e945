# Spel som spelas högt i själva kanalen.
race-said = { $who }: ”{ $text }”
race-no-answer-now = Det är inte svar på något just nu, så inget har räknats.
race-ballot = Din hemliga röst: { $choice }.

# Där ett svar kan slås upp
race-link-encyclopaedia = Uppslagsverk
race-link-dictionary = Ordbok
race-link-search = Sök på webben

# Vad listan med kända svar säger
race-listed = Vad listan säger
race-stands = { $state ->
    [yes] ”{ $text }” står på listan över kända svar på ”{ $category }”.
   *[no] ”{ $text }” står inte på listan över kända svar på ”{ $category }”.
}
race-no-judge = Det är ni som avgör, inte listan: ett svar som inte står där kan vara rätt ändå.
race-unlisted = Det finns ingen lista över kända svar på ”{ $category }”, så det är helt och hållet ni som avgör.
race-known = { $there ->
    [one] Det enda kända svaret
   *[other] Kända svar ({ $count } av { $there })
}
race-vote-called = Nu röstar alla om det.
race-vote-too-late = Nästa kort var redan begärt när du hörde av dig, så domen står fast.
race-voted = Den omröstningen är över.
race-vote-over = Den här omröstningen är över.
race-vote-undecided = Matchen slutade innan omröstningen var avgjord.

# Var det spelas, och hur
chat-do-start_here = Starta här
race-own-thread = ”{ chat-do-start }” öppnar en tråd just för den här matchen. Under ”{ chat-do-more }” finns ”{ chat-do-start_here }”, för att spela i den här kanalen.
race-same-set = Samma kortlek igen, eller en annan den här gången? Den väljs under ”{ chat-do-options }”.
race-no-content = Jag får inte läsa meddelanden här, så svar ges med knappen under varje kort eller med /{ cogs-command-answer }. För att ändra det slår den som driver boten på ”Message Content Intent” på discord.com/developers/applications (Bot) och startar om mig.
race-slow-mode = { $seconds ->
    [one] Långsamt läge är på här (en sekund), men i en kapplöpning måste alla få skriva så fort de kan. Stäng av det i kanalens inställningar, eller spela i en tråd.
   *[other] Långsamt läge är på här ({ $seconds } sekunder), men i en kapplöpning måste alla få skriva så fort de kan. Stäng av det i kanalens inställningar, eller spela i en tråd.
}
chat-slow-there = { $seconds ->
    [one] Långsamt läge är på i { $place } (en sekund), men i en kapplöpning måste alla få skriva så fort de kan. Stäng av det och tryck sedan på ”{ chat-do-start }” där.
   *[other] Långsamt läge är på i { $place } ({ $seconds } sekunder), men i en kapplöpning måste alla få skriva så fort de kan. Stäng av det och tryck sedan på ”{ chat-do-start }” där.
}
race-slowed = { $seconds ->
    [one] 🐌 Långsamt läge har slagits på här (en sekund): den som just har skrivit måste vänta innan den kan svara. Stäng av det i kanalens inställningar; matchen fortsätter så länge, om ni inte pausar den.
   *[other] 🐌 Långsamt läge har slagits på här ({ $seconds } sekunder): den som just har skrivit måste vänta innan den kan svara. Stäng av det i kanalens inställningar; matchen fortsätter så länge, om ni inte pausar den.
}

# Raden under en dom
chat-slip = { $count ->
    [one] Så fälldes domen
   *[other] Så fälldes domarna
}
chat-slip-times = { $times } UTC
chat-slip-gap = { $ms } ms emellan
chat-slip-limit = gräns { $seconds } s
chat-slip-no-limit = ingen gräns
chat-slip-by-vote = avgjort genom omröstning
chat-slip-margin = { $ms ->
    [0] oavgjort bara vid exakt samma tid
   *[other] oavgjort upp till { $ms } ms
}
chat-slip-settled = väntade { $ms } ms på sena meddelanden

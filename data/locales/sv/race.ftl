# Spel som spelas högt i själva kanalen.
race-said = { $who }: ”{ $text }”
race-no-answer-now = Just nu finns det inget att svara på, så det räknades inte.
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
race-vote-too-late = Nästa kort var redan på väg när du hörde av dig, så resultatet står fast.
race-voted = Den omröstningen är över.
race-vote-over = Den här omröstningen är över.
race-vote-undecided = Matchen slutade innan omröstningen var avgjord.

# Var det spelas, och hur
chat-do-start_here = Starta här
race-own-thread = ”{ chat-do-start }” öppnar en egen tråd för matchen. Vill ni spela här i kanalen finns ”{ chat-do-start_here }” under ”{ chat-do-more }”.
race-same-set = Samma kortlek igen, eller en annan den här gången? Den väljs under ”{ chat-do-options }”.
race-no-content = Jag får inte läsa meddelanden här, så ni svarar med knappen under varje kort eller med /{ cogs-command-answer }. Vill ni kunna skriva svaren direkt i kanalen? Då behöver den som driver boten slå på ”Message Content Intent” på discord.com/developers/applications (Bot) och starta om mig.
race-no-ticks = Med behörigheten ”{ $permission }” kan jag bocka av varje svar som räknas.
race-slow-mode = { $seconds ->
    [one] Stäng av långsamt läge (en sekund) i kanalens inställningar, eller spela i en tråd. I en duell måste alla få skriva så fort de kan.
   *[other] Stäng av långsamt läge ({ $seconds } sekunder) i kanalens inställningar, eller spela i en tråd. I en duell måste alla få skriva så fort de kan.
}
chat-slow-there = { $seconds ->
    [one] Stäng av långsamt läge (en sekund) i { $place } och tryck sedan på ”{ chat-do-start }” där. I en duell måste alla få skriva så fort de kan.
   *[other] Stäng av långsamt läge ({ $seconds } sekunder) i { $place } och tryck sedan på ”{ chat-do-start }” där. I en duell måste alla få skriva så fort de kan.
}
race-slowed = { $seconds ->
    [one] 🐌 Långsamt läge har slagits på här (en sekund): den som just har skrivit måste vänta innan hen kan svara. Stäng av det i kanalens inställningar. Matchen fortsätter under tiden, om ni inte pausar den.
   *[other] 🐌 Långsamt läge har slagits på här ({ $seconds } sekunder): den som just har skrivit måste vänta innan hen kan svara. Stäng av det i kanalens inställningar. Matchen fortsätter under tiden, om ni inte pausar den.
}

# Raden under en dom
chat-slip = { $count ->
    [one] Så avgjordes duellen
   *[other] Så avgjordes duellerna
}
chat-slip-times = { $times } UTC
chat-slip-gap = { $ms } ms emellan
chat-slip-limit = gräns { $seconds } s
chat-slip-no-limit = ingen gräns
chat-slip-by-vote = avgjort genom omröstning
chat-slip-margin = { $ms ->
    [0] oavgjort bara vid exakt samma tid
   *[other] oavgjort inom { $ms } ms
}
chat-slip-settled = väntade { $ms } ms på sena meddelanden

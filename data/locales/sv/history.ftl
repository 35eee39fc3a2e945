# Avslutade matcher: /historik
cogs-command-history = historik
cogs-command-history-help = Se avslutade matcher, de senaste först
cogs-parameter-of = vilka
cogs-parameter-of-help = Dina egna matcher eller alla på den här servern
cogs-parameter-player = spelare
cogs-parameter-player-help = Vems matcher på den här servern
cogs-parameter-share = dela
cogs-parameter-share-help = Om alla här får se svaret
chat-history-title = { $of ->
    [own] Dina matcher
    [server] Matcher på den här servern
   *[person] Matcher som { $who } har spelat
}
chat-history-none = { $of ->
    [own] Du har inte spelat någon match till slut än. /{ cogs-command-play } öppnar ett bord.
   *[other] Här finns inga avslutade matcher som du kan se.
}
chat-history-with = med { $who }
chat-history-do = { $does ->
    [newest] Senaste
    [newer] ◀ Nyare
    [older] Äldre ▶
   *[share] Dela
}
chat-history-replay = Se en match i repris …
chat-history-own-only = I direktmeddelanden visar jag bara dina egna matcher. Fråga mig på servern där de andra spelades.
chat-history-not-shared = Den här spelaren står inte på topplistor, så matcherna delas inte här.
chat-history-won = { $count ->
    [0] Färdigspelad.
   *[other] { $who } vann.
}

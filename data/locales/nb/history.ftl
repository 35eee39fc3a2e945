# Kamper som er over: /historikk
cogs-command-history = historikk
cogs-command-history-help = Se kamper som er over, de nyeste først
cogs-parameter-of = av
cogs-parameter-of-help = Dine egne kamper eller alle på denne serveren
cogs-parameter-player = spiller
cogs-parameter-player-help = Hvem sine kamper på denne serveren
cogs-parameter-share = del
cogs-parameter-share-help = Om alle her får se svaret
chat-history-title = { $of ->
    [own] Kampene dine
    [server] Kamper på denne serveren
   *[person] { $who }: kamper
}
chat-history-none = { $of ->
    [own] Du har ikke spilt ferdig noen kamp ennå. /{ cogs-command-play } åpner et bord.
   *[other] Her er det ingen ferdig kamp som du kan se.
}
chat-history-with = med { $who }
chat-history-do = { $does ->
    [newest] Nyeste
    [newer] ◀ Nyere
    [older] Eldre ▶
   *[share] Del
}
chat-history-replay = Se en kamp i reprise …
chat-history-own-only = I direktemeldinger viser jeg bare dine egne kamper. Spør meg på serveren der de andre ble spilt.
chat-history-not-shared = Denne spilleren står ikke på topplister, så kampene deles ikke her.
chat-history-won = { $count ->
    [0] Spilt til slutten.
   *[other] { $who } vant.
}

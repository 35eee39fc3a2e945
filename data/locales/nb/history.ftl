# Ferdige kamper: /historikk
cogs-command-history = historikk
cogs-command-history-help = Se ferdige kamper, de nyeste først
cogs-parameter-of = hvilke
cogs-parameter-of-help = Dine egne kamper eller alle på denne serveren
cogs-parameter-player = spiller
cogs-parameter-player-help = Hvem sine kamper på denne serveren
cogs-parameter-share = del
cogs-parameter-share-help = Om alle her får se svaret
chat-history-title = { $of ->
    [own] Kampene dine
    [server] Kamper på denne serveren
   *[person] Kamper som { $who } har spilt
}
chat-history-none = { $of ->
    [own] Du har ikke spilt ferdig noen kamp ennå. /{ cogs-command-play } åpner et bord.
   *[other] Her er det ingen ferdige kamper du kan se.
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
    [0] Ferdigspilt.
   *[other] { $who } vant.
}

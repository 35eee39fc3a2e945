# Å se på: /se
cogs-command-watch = se
cogs-command-watch-help = Se hva som spilles på denne serveren
chat-watch-matches = { $count ->
    [one] Én kamp er i gang
   *[other] { $count } kamper er i gang
}
chat-watch-lobbies = { $count ->
    [one] Ett bord venter på spillere
   *[other] { $count } bord venter på spillere
}
chat-watch-nothing = Ingen spiller i kanalene du kan se. /{ cogs-command-play } åpner et bord.
chat-watch-paused = pause
chat-watch-seats = { $taken } av { $most } plasser tatt
chat-watch-which = Se på en kamp …
chat-watch-do = { $does ->
    [refresh] Oppdater
    [list] Alle kamper
    [words] { chat-do-words }
   *[picture] { chat-do-picture }
}
chat-watch-gone = Du kan ikke se på denne kampen lenger. /{ cogs-command-watch } viser hva annet som spilles.

# Looking on: /watch
cogs-command-watch = watch
cogs-command-watch-help = See what is being played on this server
chat-watch-matches = { $count ->
    [one] One match under way
   *[other] { $count } matches under way
}
chat-watch-lobbies = { $count ->
    [one] One table is waiting for players
   *[other] { $count } tables are waiting for players
}
chat-watch-nothing = Nobody is playing in the channels you can see. /{ cogs-command-play } opens a table.
chat-watch-paused = paused
chat-watch-seats = { $taken } of { $most } seats taken
chat-watch-which = Watch a match …
chat-watch-do = { $does ->
    [refresh] Refresh
    [list] All matches
    [words] { chat-do-words }
   *[picture] { chat-do-picture }
}
chat-watch-gone = You can’t watch this match any more. /{ cogs-command-watch } shows what else is being played.

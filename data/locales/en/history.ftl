# Matches that are over: /history
cogs-command-history = history
cogs-command-history-help = Look at finished matches, the newest first
cogs-parameter-of = of
cogs-parameter-of-help = Your own matches, or all on this server
cogs-parameter-player = player
cogs-parameter-player-help = Whose matches on this server
cogs-parameter-share = share
cogs-parameter-share-help = Show the answer to everybody here
chat-history-title = { $of ->
    [own] Your matches
    [server] Matches on this server
   *[person] { $who }’s matches
}
chat-history-none = { $of ->
    [own] You haven’t finished a match yet. /{ cogs-command-play } opens a table.
   *[other] There is no finished match here that you can see.
}
chat-history-with = with { $who }
chat-history-do = { $does ->
    [newest] Newest
    [newer] ◀ Newer
    [older] Older ▶
   *[share] Share
}
chat-history-replay = Replay a match …
chat-history-own-only = In direct messages I only show your own matches. Ask me on the server where the others were played.
chat-history-not-shared = This player would rather not have their matches shown.
chat-history-won = { $count ->
    [0] Played to the end.
   *[other] { $who } won.
}

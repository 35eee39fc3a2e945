# Matches that are over: /history
cogs-command-history = history
cogs-command-history-help = Look at matches that are over, the newest first
cogs-parameter-of = of
cogs-parameter-of-help = Your own matches, or all on this server
cogs-parameter-player = player
cogs-parameter-player-help = Whose matches on this server
cogs-parameter-share = share
cogs-parameter-share-help = Whether everybody here sees the answer
chat-history-title = { $of ->
    [own] Your matches
    [server] Matches on this server
   *[person] Matches of { $who }
}
chat-history-none = { $of ->
    [own] You have not finished a match yet. /{ cogs-command-play } opens a table.
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
chat-history-not-shared = This player is left out of leaderboards, so their matches aren’t shared here.
chat-history-won = { $count ->
    [0] Played to the end.
   *[other] { $who } won.
}

# Leaderboards, records and seasons: /leaderboard, /record
cogs-command-leaderboard = leaderboard
cogs-command-leaderboard-help = See who plays best on this server
cogs-parameter-season = season
cogs-parameter-season-help = The season’s number; without it: the current season
chat-leaders = 🏆 { $game }
chat-leaders-mode = { $game }: { $mode }
chat-leader = **{ $place }.** { $who } · **{ $points }**{ $kind ->
    [provisional] ?
   *[settled] { "" }
} · { $matches ->
    [one] { $won ->
        [0] one match, lost
       *[other] one match, won
    }
   *[other] { $won } of { $matches } won
}
chat-leaders-provisional = ? Provisional: fewer than { $matches } matches rated.
chat-leaders-nobody = Nobody has a rating here yet. Finished matches are rated if all the players are people.
chat-leaders-share = Share
chat-leaders-which = Another game …
chat-leaders-which-season = Another season …
chat-leaders-season = Season { $season }, since { $day }
chat-leaders-season-first = Season { $season }, the first one
cogs-leaders-nowhere = Only servers have leaderboards. Ask for one in a server’s channel.
cogs-leaders-hidden = There are no leaderboards on this server.
cogs-season-unknown = { $seasons ->
    [1] This server is in its first season.
   *[other] This server is in season { $seasons }. I show the last 20.
}
cogs-season-sure = Begin season { $season }? All of this server’s leaderboards start over. You can still see the old ones with /{ cogs-command-leaderboard } { cogs-parameter-season }.
cogs-season-do = Begin season { $season }
cogs-season-begun = 🏁 Season { $season } has begun. Everybody starts over.
cogs-season-begun-already = Season { $season } has already begun.
cogs-season-unplayed = Season { $season } has no rated matches yet, so it goes on.
cogs-server-do = { $does ->
    [season] Begin a new season …
   *[results] Results as a file (CSV)
}
cogs-results-none = No match has ended on this server yet.
cogs-results-file = { $left ->
    [0] 📄 This server’s results, for a spreadsheet: { $matches ->
        [one] one match.
       *[other] { $matches } matches.
    }
   *[other] 📄 This server’s newest results, for a spreadsheet: { $matches }. Older ones that didn’t fit: { $left }.
}
cogs-setting-ranked = { $value ->
    [on] 🏆 Others see my rating, record and matches
   *[off] 🏆 Not on leaderboards; only I can look up my record and matches
}
cogs-server-ratings = { $value ->
    [shown] 🏆 Leaderboards: shown
   *[hidden] 🏆 Leaderboards: none
}
cogs-command-record = record
cogs-command-record-help = See what you or somebody else has achieved
chat-record-do = { $does ->
    [picture] { chat-do-picture }
    [words] { chat-do-words }
   *[share] Share
}
cogs-record-own-only = In direct messages I only show your own record. Ask me on a server for somebody else’s.
cogs-record-hidden = This player would rather not have their record shown.
pictures-record-title = { $who }’s record
pictures-record-figure = { $label }: { $number }
pictures-record-label = { $what ->
    [played] matches
    [won] won
    [streak] wins in a row
   *[longest] longest streak
}
pictures-record-game = { $game }: { $won } of { $played } won{ $kind ->
    [rated] , rating { $points }
   *[unrated] { "" }
}
pictures-record-won = { $won } / { $played }
pictures-record-opponents = most often against
pictures-record-opponent = Against { $who }: ahead in { $ahead }, behind in { $behind }
pictures-record-score = { $ahead } : { $behind }
pictures-record-thinks = { $time } per move
pictures-record-bot = against me { $won } of { $played } won
pictures-record-broken-off = { $count ->
    [one] one ended early
   *[other] { $count } ended early
}
pictures-record-none = no matches with other people yet

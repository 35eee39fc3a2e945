# Leaderboards, records and seasons: /leaderboard, /record
cogs-command-leaderboard = leaderboard
cogs-command-leaderboard-help = See who plays best on this server
cogs-parameter-season = season
cogs-parameter-season-help = Which season, by its number; otherwise the one under way
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
chat-leaders-provisional = ? Provisional: fewer than { $matches } matches that count.
chat-leaders-nobody = Nobody has a rating here yet. Matches among people count, once they are over.
chat-leaders-share = Show to everybody
chat-leaders-which = Another game
chat-leaders-which-season = Another season
chat-leaders-season = Season { $season }, since { $day }
chat-leaders-season-first = Season { $season }, the first one
cogs-leaders-nowhere = Leaderboards belong to servers. Ask for one in a channel.
cogs-leaders-hidden = There are no leaderboards on this server.
cogs-season-unknown = { $seasons ->
    [1] This server is in its first season.
   *[other] I know the seasons up to { $seasons } here, the last 20 of them.
}
cogs-season-sure = Begin season { $season }? All leaderboards of this server start over. The old ones can still be read: /{ cogs-command-leaderboard } { cogs-parameter-season }.
cogs-season-do = Begin season { $season }
cogs-season-begun = 🏁 Season { $season } has begun. Everybody starts over.
cogs-season-begun-already = Season { $season } has begun already.
cogs-season-unplayed = Nobody has played a match that counts in season { $season } yet, so it goes on.
cogs-server-do = { $does ->
    [season] Begin a new season …
   *[results] Results as a file (CSV)
}
cogs-results-none = No match has ended on this server yet.
cogs-results-file = { $left ->
    [0] 📄 The results of this server, for a spreadsheet: { $matches ->
        [one] one match.
       *[other] { $matches } matches.
    }
   *[other] 📄 The newest results of this server, for a spreadsheet: { $matches }. Older ones without room: { $left }.
}
cogs-setting-ranked = { $value ->
    [on] 🏆 Others see my rating, record and matches
   *[off] 🏆 Only I see my record and my matches, and I have no place on leaderboards
}
cogs-server-ratings = { $value ->
    [shown] 🏆 Leaderboards: shown
   *[hidden] 🏆 Leaderboards: none
}
cogs-command-record = record
cogs-command-record-help = See what you, or somebody, have reached
chat-record-do = { $does ->
    [picture] { chat-do-picture }
    [words] { chat-do-words }
   *[share] Show to everybody
}
cogs-record-own-only = In direct messages I only show your own record. Ask me on a server for somebody else’s.
cogs-record-hidden = They would rather not have their record shown.
pictures-record-title = Record of { $who }
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
pictures-record-opponent = Against { $who }: { $ahead } ahead, { $behind } behind
pictures-record-score = { $ahead } : { $behind }
pictures-record-thinks = { $time } a move
pictures-record-bot = against me { $won } of { $played } won
pictures-record-broken-off = { $count ->
    [one] one broken off
   *[other] { $count } broken off
}
pictures-record-none = no match among people yet

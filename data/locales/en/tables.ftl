# At a table: its lobby, its play, its end.
tables-unknown = This table no longer exists.
tables-unreadable = This version of the bot can’t open that table. It’s kept as it is; please tell the bot’s owner.
tables-other-rules = This match was started with version {$version} of the game’s rules, and I play by version {$ours}. It’s kept as it is, until a bot with those rules continues it.
tables-other-chance = The shuffles and rolls of this match are in format {$version}, which is newer than I am. It’s kept as it is; a newer version of me can continue it.
tables-no-game = There is no game called “{ $given }”.
tables-one-per-channel = This game is already being played here. Open yours in another channel or thread.
tables-many-own = You already have { $most ->
    [one] a table
   *[other] { $most } tables
} waiting to start. Start or end one first.
tables-many-here = { $most ->
    [one] A table is
   *[other] { $most } tables are
} already waiting to start here, and that’s the limit. Join one, or open yours in another channel or thread.
tables-many-seats = You’re already at { $most ->
    [one] one table
   *[other] { $most } tables
}, and that’s the limit. Leave one first, with /{ cogs-command-leave }.
tables-many-stand = { $most ->
    [one] A table is
   *[other] { $most } tables are
} already being played here, and that’s the limit. Open yours in another channel or thread.
tables-many-in-all = I’m already hosting { $most ->
    [one] one table
   *[other] { $most } tables
}, and that’s the limit. Try again once some have ended; the bot’s owner can allow more.
tables-option = “{ $given }” isn’t valid for { $name }. Possible: { $right }.
tables-option-long = “{ $given }” is too long for { $name }. The limit is { $most } characters.
tables-some-not-here = { $name }: not everybody from last time is here yet, so what was set for them is left out. Once they’re here, “{ chat-begin-last }” brings it back.
tables-not-with-so-many = { $name }: last time’s choice doesn’t work with the players who are here now, so it’s left out.
tables-not-there = Somebody you chose is no longer at the table, so nothing has changed. Choose again.
tables-full = All { $seats } seats are taken.
tables-kept = The last seats are kept for the players from last time. The player who opened the table can free them, under “{ chat-do-more }”.
tables-none-kept = No seats are kept here any more.
tables-too-few = You need { $least } players to start, and { $there ->
    [one] there is one
   *[other] there are { $there }
}.
tables-seated-already = You’re already at this table.
tables-not-seated = You’re not at this table.
tables-opener-only = Only the player who opened the table can do that.
tables-word-long = Your word can be at most { $most } characters long.
tables-word-empty = That word shows nothing. Type at least one letter or digit.
tables-words-lost = The lobby’s message was deleted, and the words stirred in there no longer count. Stir them in again here, or just press “{ chat-do-start }” once more.
tables-started = The match has already begun.
tables-not-started = The match hasn’t begun yet.
tables-paused = The match is paused.
tables-not-paused = The match isn’t paused.
tables-gave-up = You’ve given up, so that’s up to the players who are left.
tables-has-place = This table already has a channel.
tables-stranded = The channel this table was in is gone. Type /{ cogs-command-table } where you want to continue.
tables-over = This match is over.
tables-not-over = You can do that once the match is over.
tables-others-turn = That’s up to { $who }. Nothing has been played.
tables-stale = That’s no longer possible, and nothing has been played. Choose again from what you see now.
tables-stale-counted = Your earlier choice already counted, so this press changes nothing.
tables-stopping = I’m restarting right now, and nothing has been played. Please try again in a moment.
tables-disk-full = My disk is full, so that couldn’t be saved, and nothing has been played. Please tell the bot’s owner.
tables-store-busy = I couldn’t save that just now, and nothing has been played. Please try again in a moment.
tables-store-failed = I couldn’t save that, and nothing has been played. Please try again; if it happens again, tell the bot’s owner.
tables-store-away = I can’t reach my database right now, so I don’t know whether that counted. Please look at the table again in a moment.
tables-many-presets = There are already { $most ->
    [one] one preset
   *[other] { $most } presets
} for this game here. Delete one first.
tables-back-over = That question is over: the match has moved on.
tables-back-own = That’s for the others to answer.
tables-back-agreed = You’ve already agreed.
tables-back-asked = The others have already been asked.
tables-back-nobody = There’s nobody here who could agree to that.
tables-no-such-clock = There’s no such clock. Choose one from the menu.
tables-no-such-language = There’s no such language here. Choose one from the menu.
tables-no-time-to-give = Nobody else’s clock is running.
tables-time-enough = They already have a week. That’s the most you can give.

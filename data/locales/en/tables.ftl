# At a table: its lobby, its play, its end.
tables-unknown = This table no longer exists.
tables-unreadable = This table can’t be opened by the present version. It is kept as it is; please tell whoever runs the bot.
tables-other-rules = This match was begun by version {$version} of the game’s rules, and this bot plays by version {$ours}. It is kept as it is, until a bot with those rules takes it up.
tables-other-chance = The shuffles and rolls of this match are of format {$version}, which this bot is too old for. It is kept as it is; a newer bot can play it on.
tables-no-game = There is no game called “{ $given }”.
tables-one-per-channel = This game is already being played here. Open it in another channel or in a thread.
tables-many-own = You have opened as many tables as may wait to begin: { $most }. Start or end one of them first.
tables-many-here = As many tables as may stand here are waiting to begin: { $most }. Join one of them, or open yours in another channel or in a thread.
tables-option = “{ $given }” won’t do for { $name }. Possible: { $right }.
tables-option-long = “{ $given }” is too long for { $name }. There is room for { $most } characters at most.
tables-full = All { $seats } seats are taken.
tables-too-few = { $least } players are needed to start, and { $there ->
    [one] one is
   *[other] { $there } are
} seated.
tables-seated-already = You already have a seat at this table.
tables-not-seated = You have no seat at this table.
tables-opener-only = Only whoever opened the table can do that.
tables-word-long = Your word for the shuffle may be at most { $most } characters long.
tables-word-empty = There is nothing to be seen in that word. Type at least one letter or digit.
tables-words-lost = The lobby’s message was deleted, and the words said under it no longer count. Say them again here, or just press “Start” once more.
tables-started = The match has already begun.
tables-not-started = The match hasn’t begun yet.
tables-paused = The match is paused.
tables-not-paused = The match isn’t paused.
tables-has-place = This table already has a place.
tables-stranded = This table’s place no longer exists. Type /{ cogs-command-table } where you want to go on.
tables-over = This match is over.
tables-not-over = That has to wait until the match is over.
tables-others-turn = That’s for somebody else to do right now, and nothing has been played. The newest message says whose turn it is.
tables-stale = That is no longer on offer, and nothing has been played. Choose again from what you see now.
tables-stale-counted = Your earlier choice already counted; this click changes nothing.
tables-stopping = The bot is just restarting, and nothing has been played. Please try again in a moment.
tables-disk-full = The bot’s disk is full, so that couldn’t be saved, and nothing has been played. Please tell whoever runs the bot.
tables-store-busy = The bot couldn’t save that just now, and nothing has been played. Please try again in a moment.
tables-store-failed = That couldn’t be saved, and nothing has been played. Please try again; if it happens again, tell whoever runs the bot.
tables-many-presets = There are { $most } presets for this game here already. Delete one first.
tables-back-over = That question is over: the match has gone on.
tables-back-own = That is for the others to answer.
tables-back-agreed = You have agreed already.
tables-back-asked = The others have been asked already.
tables-back-nobody = Nobody is here who could agree to that.
tables-no-such-clock = There is no such clock. Choose one from the menu.
tables-no-time-to-give = There is nobody else whose time is running.
tables-time-enough = They have time for a week already. That is as much as can be given.

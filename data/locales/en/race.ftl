# Games that are played aloud in the channel itself.
race-said = { $who }: “{ $text }”
race-no-answer-now = There’s nothing to answer right now, so that doesn’t count.
race-ballot = Your secret vote: { $choice }.

# Where an answer can be looked up
race-link-encyclopaedia = Encyclopaedia
race-link-dictionary = Dictionary
race-link-search = Search the web

# What the list of known answers says
race-listed = What the list says
race-stands = { $state ->
    [yes] “{ $text }” is on the list of known answers to “{ $category }”.
   *[no] “{ $text }” is not on the list of known answers to “{ $category }”.
}
race-no-judge = You are the judges, not the list: an answer that isn’t on it can still be right.
race-unlisted = There’s no list of known answers to “{ $category }”, so it’s up to you to judge.
race-known = { $there ->
    [one] The only known answer
   *[other] Known answers ({ $count } of { $there })
}
race-vote-called = The vote is on.
race-vote-too-late = The next card had already been called for, so the ruling stands.
race-voted = That vote is over.
race-vote-over = This vote is over.
race-vote-undecided = The match ended before the vote was decided.

# Where it is played, and how
chat-do-start_here = Start right here
race-own-thread = “{ chat-do-start }” opens a thread just for this match. To play in this channel instead, press “{ chat-do-more }” and “{ chat-do-start_here }”.
race-same-set = The same card set again, or a different one? Choose it under “{ chat-do-options }”.
race-no-content = I can’t read messages here, so answer with the button below each card or with /{ cogs-command-answer }. To change that, the bot’s owner switches on “Message Content Intent” at discord.com/developers/applications (Bot) and restarts me.
race-no-ticks = With the permission “{ $permission }”, I could tick every answer that counts.
race-slow-mode = { $seconds ->
    [one] Turn off slow mode here (one second) in the channel’s settings, or play in a thread: in a duel everybody types as fast as they can.
   *[other] Turn off slow mode here ({ $seconds } seconds) in the channel’s settings, or play in a thread: in a duel everybody types as fast as they can.
}
chat-slow-there = { $seconds ->
    [one] Turn off slow mode in { $place } (one second), then press “{ chat-do-start }” there: in a duel everybody types as fast as they can.
   *[other] Turn off slow mode in { $place } ({ $seconds } seconds), then press “{ chat-do-start }” there: in a duel everybody types as fast as they can.
}
race-slowed = { $seconds ->
    [one] 🐌 Slow mode is now on here (one second), so after each message you have to wait before you can answer. Turn it off in the channel’s settings; the match continues unless you pause it.
   *[other] 🐌 Slow mode is now on here ({ $seconds } seconds), so after each message you have to wait before you can answer. Turn it off in the channel’s settings; the match continues unless you pause it.
}

# The slip below a ruling
chat-slip = { $count ->
    [one] How it was ruled
   *[other] How they were ruled
}
chat-slip-times = { $times } UTC
chat-slip-gap = { $ms } ms apart
chat-slip-limit = limit { $seconds } s
chat-slip-no-limit = no limit
chat-slip-by-vote = decided by vote
chat-slip-margin = { $ms ->
    [0] a tie only at equal times
   *[other] a tie up to { $ms } ms
}
chat-slip-settled = waited { $ms } ms for late messages

# Games that are played aloud in the channel itself.
race-said = { $who }: “{ $text }”
race-no-answer-now = That is no answer to anything right now, so nothing has been counted.
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
race-no-judge = You are the judges, not the list: an answer that is not on it may be right all the same.
race-unlisted = There is no list of known answers to “{ $category }”, so it is for you alone to judge.
race-known = { $there ->
    [one] The one known answer
   *[other] Known answers ({ $count } of { $there })
}
race-vote-called = The vote on it is on.
race-vote-too-late = The next card had been called for before you spoke up, so the ruling stands.
race-voted = That vote is over.
race-vote-over = This vote is over.
race-vote-undecided = The match ended before the vote was decided.

# Where it is played, and how
chat-do-start_here = Start right here
race-own-thread = “{ chat-do-start }” opens a thread just for this match. “{ chat-do-more }” has “{ chat-do-start_here }”, to play in this channel.
race-same-set = The same card set again, or another one this time? Choose it under “{ chat-do-options }”.
race-no-content = I’m not allowed to read messages here, so answers are given with the button below each card or with /{ cogs-command-answer }. To change that, whoever runs the bot switches on “Message Content Intent” at discord.com/developers/applications (Bot) and restarts me.
race-slow-mode = { $seconds ->
    [one] Slow mode is on here (one second), and a race needs everybody to write as fast as they can. Switch it off in the channel’s settings, or play in a thread.
   *[other] Slow mode is on here ({ $seconds } seconds), and a race needs everybody to write as fast as they can. Switch it off in the channel’s settings, or play in a thread.
}
chat-slow-there = { $seconds ->
    [one] Slow mode is on in { $place } (one second), and a race needs everybody to write as fast as they can. Switch it off, and then press “{ chat-do-start }” there.
   *[other] Slow mode is on in { $place } ({ $seconds } seconds), and a race needs everybody to write as fast as they can. Switch it off, and then press “{ chat-do-start }” there.
}
race-slowed = { $seconds ->
    [one] 🐌 Slow mode has been switched on here (one second): whoever has just written must wait before answering. Switch it off in the channel’s settings; the match goes on meanwhile, unless you pause it.
   *[other] 🐌 Slow mode has been switched on here ({ $seconds } seconds): whoever has just written must wait before answering. Switch it off in the channel’s settings; the match goes on meanwhile, unless you pause it.
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
    [0] a draw only at equal times
   *[other] a draw up to { $ms } ms
}
chat-slip-settled = { $ms } ms waited for late messages

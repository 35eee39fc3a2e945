# Who leaves, or is gone for long
chat-do-gone = Ask about a missing player
chat-do-gone-wait = Wait
chat-do-gone-hard = Spelvärden plays (hard)
chat-do-gone-easy = Spelvärden plays (easy)
chat-do-gone-open = Let someone else in
chat-do-gone-end = End the match
chat-do-gone-take = Take the seat
chat-do-gone-again = Ask again
chat-gone-asked = { $why ->
    [left] 🚪 { $who } has left the match.
    [long] 🚪 { $who } hasn’t done anything for two days.
   *[idle] 🚪 { $who } hasn’t done anything for a while: the clock made the last two moves.
} What should happen to that seat?
chat-gone-answer = { $who }: { $wish ->
    [hard] Spelvärden plays (hard)
    [easy] Spelvärden plays (easy)
    [open] let someone else in
    [end] end the match
   *[wait] wait
}
chat-gone-awaited = { $rule ->
    [one] { $asked }, it’s up to you.
   *[most] Waiting for an answer: { $asked }. More than half of you decide; after a minute { $speaker } may decide alone.
}
chat-gone-differ = You don’t agree yet. Anybody may change their mind.
chat-gone-state = { $state ->
    [bot] 🤖 I’m playing for { $who } ({ $level ->
        [easy] easy
       *[hard] hard
    }).
    [open] 🪑 { $who }’s seat is free. Take it to play on with the same cards.
    [unhurried] ⏳ You’re waiting for { $who }. No clock runs in this match.
   *[waiting] ⏳ You’re waiting for { $who }. The clock runs as usual.
}
chat-gone-ended = { $end ->
    [back] 👋 { $who } is back.
    [taken] 👋 { $by } is now playing for { $who }.
    [again] 🚪 { $who } is gone. I’m asking you again further down.
   *[over] 🚪 { $who } was gone when the match ended.
}
chat-gone-hand = You’ve left the match ({ $game }), so your cards are no longer shown here. You can come back as long as nobody else has your seat.
chat-bot-for = Spelvärden for { $name }
chat-part-left = 🚪 { $who } left.
chat-part-left-bot = 🚪 { $who } left; I played { $moves ->
    [one] one move
   *[other] { $moves } moves
} in that seat.
chat-part-bot = 🤖 I played { $moves ->
    [one] one move
   *[other] { $moves } moves
} for { $who }.
tables-gone-over = That’s already settled: the message now says how.
tables-gone-own = That’s for the others to decide. If you’re back, just come back or play.
tables-gone-nobody = There’s no seat to decide about here, or you’re already being asked.
tables-gone-taken = Somebody else is playing in your seat now. It’s yours again if they leave.
tables-gone-other-hand = You’ve seen another hand in this match, so you can’t take this seat.

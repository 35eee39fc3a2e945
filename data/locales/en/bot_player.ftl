# Whether the bot player has played by what its seats knew.
bot-player-same = { $moves ->
    [one] I made one move. From what my seat knew, I would make the same one again.
   *[other] I made { $moves } moves. From what my seats knew, I would make the same ones again.
}
bot-player-differs = Move { $place }: from what the seat of { $who } knew, I would have made a different one.

# The bot player at a table
chat-do-bot = Add Spelvärden
chat-play-bot-now = Play against me now
chat-do-hint = Hint
chat-bot-name = Spelvärden
chat-bot-numbered = Spelvärden { $number }
chat-bot-seat = { $who } ({ $level ->
    [easy] easy
   *[hard] hard
})
chat-bot-plays = 🤖 { $count ->
    [one] This seat is mine: { $who }
   *[other] These seats are mine: { $who }
}
chat-bot-how = Spelvärden: { $level ->
    [easy] easy
   *[hard] hard
}, { $pace ->
    [slow] slow
    [quick] quick
   *[steady] at a steady pace
}
chat-bot-level = { $level ->
    [easy] Easy: I make a beginner’s mistakes
   *[hard] Hard: I play as well as I can
}
chat-bot-pace = { $pace ->
    [slow] I take my time
    [quick] I play quickly
   *[steady] I play at a steady pace
}
chat-bot-away = Spelvärden leaves the table
chat-hints-taken = { $who } took { $count ->
    [one] a hint
   *[other] { $count } hints
}
cogs-no-hint = I have no advice here.
tables-no-bot = I have no seat at this table.
tables-no-such-manner = I can’t play that way.
tables-no-hints-aloud = There are no hints in this game: it’s all about being first with an answer.

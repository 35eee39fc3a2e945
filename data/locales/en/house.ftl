# Whether the house has played by what its seats knew.
house-same = { $moves ->
    [one] The house made one move, and by what its seat knew it would make the same again.
   *[other] The house made { $moves } moves, and by what its seats knew it would make the same again.
}
house-differs = Move { $place }: by what the seat of { $who } knew, the house would have made another.

# The house at a table
chat-do-bot = Add the house
chat-play-house-now = Play now against the house
chat-do-hint = Hint
chat-house-name = Spelvärden
chat-house-numbered = Spelvärden { $number }
chat-house-seat = { $who } ({ $level ->
    [easy] easy
   *[hard] hard
})
chat-house-plays = 🏠 { $count ->
    [one] This seat is played by the bot itself: { $who }
   *[other] These seats are played by the bot itself: { $who }
}
chat-house-how = The house: { $level ->
    [easy] easy
   *[hard] hard
}, { $pace ->
    [slow] slow
    [quick] quick
   *[steady] at a steady pace
}
chat-house-level = { $level ->
    [easy] Easy: it makes a beginner’s mistakes
   *[hard] Hard: it plays as well as it can
}
chat-house-pace = { $pace ->
    [slow] Let it take its time
    [quick] Let it be quick
   *[steady] Let it play at a steady pace
}
chat-house-away = Take it away from the table
chat-hints-taken = { $who } took { $count ->
    [one] a hint
   *[other] { $count } hints
}
cogs-no-hint = I have no advice to give here.
tables-no-house = The house has no seat at this table.
tables-no-such-manner = The house can’t play that way.
tables-no-hints-aloud = There are no hints in this game: whoever comes up with an answer first is what it’s all about.

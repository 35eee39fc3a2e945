# Learning by playing, in all games. What is to be pressed is bold, in the order of the presses.
lesson-learn = Learn by playing
lesson-leave = Leave the lesson
lesson-told = 🎓 { $told }
lesson-deal = 🎓 This lesson always deals the same cards.
lesson-wait = One moment: it’s my move.
lesson-instead = Not quite, and nothing has been played. { $told }
lesson-over = You know enough now! Play on from here, at your own pace. “{ chat-do-hint }” tells you what a good player would do, and “{ chat-do-rules }” has the rest.
lesson-left = From here on you play on your own.
lesson-is-over = This lesson is over already.
lesson-none = There is no lesson with these cards.
lesson-offer = Is “{ $game }” new to you? I’ll show you how it goes in a short match against me, one thing at a time. You can leave whenever you like.

verify-lesson = { $moves ->
    [0] The cards were dealt as in the game’s lesson, which is always the same.
    [one] The cards were dealt as in the game’s lesson, which is always the same, and one of my moves was the lesson’s.
   *[other] The cards were dealt as in the game’s lesson, which is always the same, and { $moves } of my moves were the lesson’s.
}

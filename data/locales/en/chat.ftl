# On Discord: lobby, board, hand and notices. Markdown may stand here.
chat-player = Player { $number }

# The lobby
chat-seats = **At the table: { $taken }** ({ $least ->
    [one] { $least } to { $most } players
   *[other] { $most ->
        [2] { $least } players
       *[other] { $least } to { $most } players
    }
})
chat-rematch = Another round! Those who sit here play again; others are welcome too.
chat-opener = { $who } starts the match and can end it. Anyone who manages messages here can end it too.
chat-word-offer = Want a say in the shuffle? Join with a word of your own.
chat-word = Your word for the shuffle
chat-word-help = Whatever you type is mixed into the shuffling and the dice. Everybody gets to see it.
chat-options = Change an option …
chat-switch = { $state ->
    [on] on
   *[off] off
}
chat-language = { $language ->
    [sv] Swedish
    [nb] Norwegian
    [de] German
   *[en] English
}
chat-option-each-seat = One for each seat, commas between, quotes around one with a comma: "Big, wild". Empty: none.
chat-option-number = A number from { $least } to { $most }

# The board
chat-paused = ⏸️ The match is paused, and so are the clocks.
chat-gone = { $count ->
    [one] { $who } has left; the clock plays for that seat.
   *[other] { $who } have left; the clock plays for those seats.
}
chat-ended-stopped = The match was ended early.
chat-ended-left = Too few are left at the table, and the match is over.
chat-table = Table { $table }
chat-commitment = 🔒 Fixed before the shuffle (SHA-256): `{ $hash }`
chat-secret = 🔓 The secret behind it: `{ $secret }`. Use /{ cogs-command-verify } to check every shuffle and every roll.

# The hand
chat-turn = { $state ->
    [yours] 👉 **It’s your turn.**
    [waiting] { $others ->
        [one] It’s the other player’s turn. You’ll hear from me when it’s yours.
       *[other] The others are playing. You’ll hear from me when it’s your turn.
    }
    [paused] ⏸️ The match is paused.
    [lobby] You’re in! Your cards come here once the match begins.
   *[ended] The match is over.
}
chat-group = { $label }: first choose a suit
chat-menu-part = { $label } ({ $first }–{ $through })
chat-missing = { $least ->
    [one] Still to choose: { $field }
   *[other] Still to choose: { $field } (at least { $least })
}
chat-do-it = Do it
chat-take-back = Take back { $what }
chat-back = Back
chat-page-back = ◀ Earlier choices
chat-page-on = More choices ▶

# What can be done to a table
chat-do-join = Join
chat-do-join_with_word = Join with a word
chat-do-leave = Leave
chat-do-start = Start
chat-do-end = End
chat-do-thread = Play in a thread
chat-do-hand = My hand
chat-do-pause = Pause
chat-do-resume = Go on
chat-do-rematch = Rematch
chat-do-come-back = Come back

# What a phone shows in its notification
chat-notice-turn = { $user } It’s your turn in { $place } ({ $game }).
chat-notice-reminder = { $user } Your match in { $place } ({ $game }) is waiting for you. Your time is up { $when }.

# The rules
chat-rules-players = { $least } to { $most } players
chat-rules-players-exactly = { $count ->
    [one] One player
   *[other] { $count } players
}
chat-rules-contents = Read about …
chat-rules-on = Read on ▶

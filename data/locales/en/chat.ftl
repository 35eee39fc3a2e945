# On Discord: lobby, board, hand and notices. Markdown may stand here.
chat-player = Player { $number }

# The lobby
chat-pictures-barred = -# 🖼️ With the permission “{ $permission }” I could show the match as pictures here.
chat-seats = **At the table: { $taken }** ({ $least ->
    [one] { $least } to { $most } players
   *[other] { $most ->
        [2] { $least } players
       *[other] { $least } to { $most } players
    }
})
chat-rematch = Another round! Those who sit here play again; others are welcome too.
chat-opens = { $who } (starts the match)
chat-options-usual = ⚙️ By the printed rules.
chat-options-chosen = ⚙️ { $chosen }. Otherwise by the printed rules.
chat-option-departs = { $option } ({ $ruling }, departs from the printed rules)
chat-lobby-message = The lobby’s message
chat-words = Words for the shuffle
chat-words-lost = The lobby’s message was deleted, and the words said under it no longer count. Say yours again.
chat-fair-before = { $words ->
    [none] No player can choose the cards. Whoever runs this bot could, as long as nobody has said a word.
    [last] No player can choose the cards; nor can whoever runs this bot, unless the last word, from { $who }, is their own, agreed with them or easy to foresee.
   *[stirred] Seats or options have changed since the last word. Whoever wants to be sure of the shuffle says a word once more, just before the start.
}
chat-word = Your word for the shuffle
chat-word-help = Something nobody can guess. Everybody sees it at once; you can change it until the start.
chat-options-page = Options, page { $page } of { $count }
chat-begin = Begin with the options
chat-begin-help = Whatever you change below comes on top.
chat-begin-gone = What you wanted to begin with is no longer there, and nothing has been changed. Open the options once more.
chat-begin-now = as they are now
chat-begin-usual = as usual
chat-begin-last = as last time
chat-switches = These apply
chat-preset-save = Save as preset
chat-preset-name = The preset’s name
chat-preset-delete = Delete presets …
chat-switch = { $state ->
    [on] on
   *[off] off
}
chat-option-each-seat = One for each seat, commas between, quotes around one with a comma: "Big, wild". Empty: none.
chat-option-number = { $help } ({ $least }–{ $most })
chat-option-number-or-none = { $help } ({ $least }–{ $most }, 0: no limit)
chat-option-no-limit = no limit

# The board
chat-board-moved = { $game }: the table is shown further down now. { $link }
chat-hand-moved = { $game }: your hand is further down now. { $link }
chat-paused = ⏸️ The match is paused, and so are the clocks.
chat-gave-up = 🏳️ Gave up: { $who }. The others play on.
chat-gone = { $count ->
    [one] 🚪 { $who } has left.
   *[other] 🚪 { $who } have left.
}
chat-ended-stopped = The match was ended early.
chat-ended-called-off = Those who were left agreed to end the match. Nobody has won.
chat-ended-left = Too few are left at the table, and the match is over.
chat-ended-idle = Nobody has done anything here for a day, so this table is closed. /play opens a new one.
chat-table = Table { $table }
chat-commitment = 🔒 Fixed before the shuffle (SHA-256): `{ $hash }`

# Once the match has begun
chat-fair-play = Every shuffle and every roll is worked out from a secret that was fixed before the lobby’s message got its id, from that id, and from the words that people say. When the match is over the secret is shown, so that anybody can check all of it.
chat-foundation = Every shuffle and every roll of this match is made from what stands here, and from the secret that is told at the end.
chat-fair-after = { $words ->
    [none] No player can have chosen the cards. Whoever runs this bot could have, for nobody has said a word.
    [last] No player can have chosen the cards; nor can whoever runs this bot, unless the last word, from { $who }, was their own, agreed with them or easy to foresee.
   *[stirred] No player can have chosen the cards. But seats or options changed after the last word, so whoever runs this bot could, with help at the table, have picked among several deals.
}
chat-salts = Mixed in, in this order

# The hand
chat-turn = { $state ->
    [yours] 👉 **It’s your turn.**
    [waiting] { $others ->
        [one] It’s the other player’s turn. You’ll hear from me when it’s yours.
       *[other] The others are playing. You’ll hear from me when it’s your turn.
    }
    [gave-up] You have given up. The others play on.
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
chat-why-nothing = Right now there is nothing that you can’t choose.
chat-rule = { $ruling }: { $section }
chat-back = Back
chat-page-back = ◀ Earlier choices
chat-page-on = More choices ▶

# A turn in one submit
chat-turn-first = What do you do?
chat-turn-in-hand = Goes on in your hand, which opens next
chat-turn-none = Leave this out
chat-turn-nth = { $number }. { $label }
chat-again = Again

# What can be done to a table
chat-do-join = Join
chat-do-word = Say a word
chat-do-leave = Leave
chat-do-start = Start
chat-do-options = Options
chat-do-fair = Fair play
chat-do-why = Why not?
chat-do-concede = Give up
chat-do-words = In words
chat-do-play-on = Go on playing
chat-do-end = End
chat-do-thread = Play in a thread
chat-do-play = Play
chat-do-unplan = Ask me again
chat-do-hand = My hand
chat-do-pause = Pause
chat-do-resume = Go on
chat-stranded = ⚠️ This table’s place no longer exists. Type /{ cogs-command-table } where you want to go on.
chat-do-settle = Go on here
chat-do-rematch = Rematch
chat-do-come-back = Come back

# What a phone shows in its notification
chat-notice-turn = { $user } It’s your turn in { $place } ({ $game }).
chat-notice-reminder = { $user } Your match in { $place } ({ $game }) is waiting for you. Your time is up { $when }, and then the game moves for you.

# The rules
chat-rules-players = { $least } to { $most } players
chat-rules-players-exactly = { $count ->
    [one] One player
   *[other] { $count } players
}
chat-rules-contents = Read about …
chat-rules-on = Read on ▶

# Taking a move back
chat-do-take-back = Take back
chat-do-never-mind = Never mind
chat-do-agree = All right
chat-do-decline = No, it stands
chat-back-last = the last move.
chat-back-asked = { $asked }: { $who } would like to take this back: { $what } Is that all right?
chat-back-waiting = ↩️ You have asked to take this back: { $what } Still to answer: { $asked }.
chat-back-ended = { $end ->
    [agreed] Everybody agreed, and { $who } has taken this back: { $what }
    [declined] { $who } wanted to take this back: { $what } { $by } said no, so it stands.
    [withdrawn] { $who } wanted to take this back, but thought better of it: { $what }
   *[over] { $who } wanted to take this back: { $what } Then the match went on.
}

# Clocks
chat-clock = { $kind ->
    [turn] { $time } a turn
    [bank] { $time } each for the whole match
    [banked] { $time } each for the whole match, and { $seconds ->
        [one] one more second
       *[other] { $seconds } more seconds
    } with each move
    [day] a day a move
    [none] nobody’s time runs out
   *[usual] as usual in this game
}
chat-clock-hours = { $count ->
    [one] an hour
   *[other] { $count } hours
}
chat-clock-minutes = { $count ->
    [one] a minute
   *[other] { $count } minutes
}
chat-clock-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
chat-clock-chosen = ⏳ Time to think: { $clock }.
chat-clock-quiet = With /{ cogs-command-settings } each of you chooses quiet hours in which your own clock stands still.
chat-clock-label = Time to think
chat-do-time = Give more time
chat-more-time = { $giver } gives { $who } more time.
chat-digest = { $user } { $count ->
    [one] You are awaited at one table: { $tables }.
   *[other] You are awaited at { $count } tables: { $tables }.
}

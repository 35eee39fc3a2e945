# On Discord: lobby, board, hand and notices. Markdown may stand here.
chat-player = Player { $number }

# The lobby
chat-pictures-barred = -# 🖼️ With the permission “{ $permission }”, I could show the match in pictures here.
chat-application = Card games on your server: { $games }. /{ cogs-command-play } opens a table.
chat-seats = **At the table: { $taken }** ({ $least ->
    [one] { $least } to { $most } players
   *[other] { $most ->
        [2] { $least } players
       *[other] { $least } to { $most } players
    }
})
chat-rematch = A rematch! Others are welcome too.
chat-opens = { $who } (starts the match)
chat-options-usual = ⚙️ Standard rules.
chat-options-chosen = ⚙️ { $chosen }. Otherwise standard rules.
chat-options-preset = ⚙️ Options “{ $name }”
chat-pair = { $one } & { $other }
chat-said-of = { $who } ({ $value })
chat-paired = with { $other }
chat-said-of-none = same as everybody else
chat-said-of-typed = or something of your own
chat-option-departs = { $option } (variant)
chat-lobby-message = Message whose id is mixed in
chat-words = Words in the shuffle
chat-words-lost = The lobby’s message was deleted, and the words stirred in there no longer count. Stir yours in again.
chat-fair-before = { $words ->
    [none] No player can arrange the cards. The bot’s owner can, until somebody stirs in a word.
    [last] Nobody can arrange the cards, not even the bot’s owner, unless the word from { $who } is the owner’s own, was agreed with the owner or is easy to guess.
   *[stirred] Seats or options have changed since the last word. To be sure of the shuffle, stir in a word again just before the start.
}
chat-word = Your word in the shuffle
chat-word-help = Something nobody can guess. Everybody sees it; you can change it until the start.
chat-options-page = Options, page { $page } of { $count }
chat-begin = Start from
chat-begin-help = Whatever you change below comes on top.
chat-begin-gone = What you wanted to start from no longer exists, and nothing has changed. Open the options again.
chat-begin-now = current options
chat-begin-usual = standard rules
chat-begin-last = last time’s options
chat-switches = Switched on
chat-preset-save = Save as preset
chat-preset-name = Preset name
chat-preset-delete = Delete presets …
chat-do-delete = Delete
chat-do-keep = Keep
chat-switch = { $state ->
    [on] on
   *[off] off
}
chat-option-number = { $help } ({ $least }–{ $most })
chat-option-number-or-none = { $help } ({ $least }–{ $most }, 0: no limit)
chat-option-no-limit = no limit
chat-missing-players = ⌛ Not back yet: { $who }. The match starts by itself once everybody is back{ $can ->
    [yes] ; { $opener } can also start without them.
   *[no] .
}
chat-series = Matches won so far: **{ $score }**
chat-series-two = Matches: **{ $one } { $won } – { $lost } { $other }**
chat-game-is-here = { $kind ->
    [lobby] A table for this game is already open here: { $link } Join it there, or open yours in another channel or thread. The player who opened it can close it with “{ chat-do-more }” and “{ chat-do-end }”.
   *[match] This game is already being played here: { $link } Open yours in another channel or thread.
}

# What “More” whispers at a lobby
chat-more = { $who ->
    [opener] You opened this table: the match begins when you press “{ chat-do-start }”.
    [seated] You’re at this table.
    [kept] A seat is kept for you here. Press “{ chat-do-join }” on the table to take it.
   *[nobody] You’re not at this table yet. Press “{ chat-do-join }” on the table to sit down.
}
chat-seated-already = You’re already at this table. Here’s what else you can do:
chat-word-said = Your word is in the shuffle.
chat-lobby-closed = This table is closed. /{ cogs-command-play } opens a new one.
chat-lobby-begun = The match has begun.

# A rematch that somebody has asked for before
chat-rematch-joined = You’re back in! { $link }
chat-rematch-seated = You’re already in. Waiting for the others: { $link }
chat-rematch-open = The next match is already waiting here: { $link } Press “{ chat-do-join }” there to sit down.
chat-rematch-goes-on = The next match has already begun: { $link }
chat-rematch-ended = { $played ->
    [yes] The next match is over as well. Press “{ chat-do-rematch }” on its board for another.
   *[no] The next match was called off before it began. /{ cogs-command-play } opens a new table.
}

# The board
chat-board-moved = { $game }: the table is now further down. { $link }
chat-begun = { $game }: the match has begun below.
chat-hand-moved = { $game }: your hand is now further down. { $link }
chat-hand-let-go = { $game }: this hand is no longer updated.
chat-paused = ⏸️ { $state ->
    [by] { $who } has paused the match. The clocks stand still.
   *[stopped] The match is paused. The clocks stand still.
}
chat-gave-up = 🏳️ Gave up: { $who }. The others play on.
chat-gone = { $count ->
    [one] 🚪 { $who } has left.
   *[other] 🚪 { $who } have left.
}
chat-ended-stopped = The match was ended early.
chat-ended-called-off = The players who were left agreed to end the match. Nobody wins.
chat-ended-left = Too few players are left, so the match is over.
chat-ended-idle = Nobody has done anything here for a day, so this table is closed. /{ cogs-command-play } opens a new one.
chat-table = Table { $table }
chat-commitment = 🔒 Seal: `{ $seal }`. Full hash of the secret (SHA-256): `{ $hash }`

# Once the match has begun
chat-fair-play = Every shuffle and every roll is worked out from three things: a secret, the id of the message that first showed the secret’s seal 🔒, and the words you stir in. The seal stood there before anybody knew that id. When the match is over the secret is shown, and anybody can check it all.
chat-fair-after = { $words ->
    [none] No player could have arranged the cards. The bot’s owner could have, since nobody stirred in a word.
    [last] Nobody could have arranged the cards, not even the bot’s owner, unless the word from { $who } was the owner’s own, was agreed with the owner or was easy to guess.
   *[stirred] No player could have arranged the cards. But seats or options changed after the last word, so the bot’s owner, with help at the table, could have picked among several deals.
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
chat-why-nothing = Right now you can choose anything.
chat-rule = Rule: { $section }
chat-back = Back
chat-page-back = ◀ Earlier choices
chat-page-on = More choices ▶

# An ask in a modal
chat-turn-none = Leave this out
chat-again = Try again

# What can be done to a table
chat-do-join = Join
chat-do-word = Stir in a word
chat-do-leave = Leave
chat-do-start = Start
chat-do-options = Options
chat-do-fair = Fair play
chat-do-why = Why not?
chat-do-concede = Give up
chat-do-words = Show as text
chat-do-picture = Show picture
chat-do-earlier = Earlier
chat-earlier-round = { $kind ->
    [turn] Turn { $number }
    [action] Action { $number }
    [ruling] Ruling { $number }
   *[round] Round { $number }
}
chat-earlier-of = of { $count }
chat-do-play-on = Keep playing
chat-do-end = End for everyone
chat-do-thread = Play in a thread
chat-do-play = Play
chat-do-hand = My hand
chat-do-pause = Pause
chat-do-resume = Resume
chat-stranded = ⚠️ The channel this table was in is gone. Type /{ cogs-command-table } where you want to continue.
chat-do-settle = Continue here
chat-do-rematch = Rematch
chat-do-come-back = Come back
chat-do-more = More
chat-do-rules = Rules
chat-do-free = Free the kept seats
chat-do-not-this-time = Not this time

# What a phone shows in its notification
chat-call = { $what ->
    [begun] **{ $game }** has begun.
    [begun-yours] **{ $game }** has begun, and it’s your turn.
    [meeting] **{ $game }**: the table you planned is open, and your seat is kept.
    [rematch] **{ $game }**: a rematch is about to begin, and your seat is kept.
    [vote] **{ $game }**: you haven’t voted yet.
   *[turn] **{ $game }**: it’s your turn.
}
chat-call-there = { $what ->
    [begun] **{ $game }** has begun in { $place }.
    [begun-yours] **{ $game }** has begun in { $place }, and it’s your turn.
    [meeting] **{ $game }** in { $place }: the table you planned is open, and your seat is kept.
    [rematch] **{ $game }** in { $place }: a rematch is about to begin, and your seat is kept.
    [vote] **{ $game }** in { $place }: you haven’t voted yet.
   *[turn] **{ $game }** in { $place }: it’s your turn.
}
chat-call-reminder = **{ $game }** is waiting for you. Your time is up { $when }; then the clock moves for you.
chat-call-reminder-there = **{ $game }** in { $place } is waiting for you. Your time is up { $when }; then the clock moves for you.
chat-call-asked = 👉 { $what }
chat-call-until = ⏳ Your time is up { $when }.
chat-call-way = { $where ->
    [hand] Show me my hand
   *[table] Take me to the table
}
chat-unseen = ⌛ Your time was up, so the clock moved for you: { $what }
chat-forced = ⏩ There was nothing to choose, so this happened by itself: { $what }
chat-pointer-over = { $game } was played in { $thread }.

# The rules
chat-rules-players = { $least } to { $most } players
chat-rules-players-exactly = { $count ->
    [one] One player
   *[other] { $count } players
}
chat-rules-contents = Read about …
chat-rules-example = Example
chat-rules-player = { $number ->
    [1] Anna
    [2] Bo
    [3] Cara
   *[other] Dan
}

# Taking a move back
chat-do-take-back = Undo
chat-do-never-mind = Never mind
chat-do-agree = All right
chat-do-decline = No, it stands
chat-back-last = the last move.
chat-back-asked = { $asked }: { $who } would like to take this back: { $what } Is that all right?
chat-back-waiting = ↩️ You asked to take this back: { $what } Waiting for an answer: { $asked }.
chat-back-ended = { $end ->
    [agreed] Everybody agreed, and { $who } has taken this back: { $what }
    [declined] { $who } wanted to take this back: { $what } { $by } said no, so it stands.
    [withdrawn] { $who } wanted to take this back, but had second thoughts: { $what }
   *[over] { $who } wanted to take this back: { $what } Then the match moved on.
}

# Clocks
chat-clock = { $kind ->
    [turn] { $time } per turn
    [bank] { $time } each for the whole match
    [banked] { $time } each for the whole match, plus { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } per move
    [day] a day per move
    [none] no time limit
   *[usual] each game’s usual time, at most { $time } per turn
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
chat-clock-quiet = With /{ cogs-command-settings }, each of you can choose quiet hours when your own clock stands still.
chat-clock-label = Time to think
chat-language-label = Language of the table
chat-language-help = What everybody sees. Your own hand is always in your language.
chat-language-like = { $kind ->
    [cards] Same as the cards: { $language }
   *[opener] Language it was opened in: { $language }
}
chat-clock-usual = usual for this game: { $clock }
chat-clock-help = How long each of you has to think. When time runs out, the clock moves for you.
chat-do-time = Give more time
chat-more-time = { $giver } gives { $who } more time.
chat-digest = { $user } { $count ->
    [one] One table is waiting for you: { $tables }.
   *[other] { $count } tables are waiting for you: { $tables }.
}

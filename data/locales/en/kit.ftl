# What all games share.
kit-suit = { $suit ->
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
   *[clubs] clubs
}
kit-card = { $rank ->
    [1] ace
    [11] jack
    [12] queen
    [13] king
   *[other] { $rank }
} of { $suit ->
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
   *[clubs] clubs
}
    .the = the { kit-card }
kit-joker = joker
    .the = the { kit-joker }
kit-list = { $first } and { $last }
kit-name-twice = { $name } ({ $other })
kit-then = { $first } { $then }
kit-hand = Hand
kit-roll = Roll
kit-over = The match is over.
kit-gave-up = { $you ->
    [who] You give up.
   *[none] { $who } gives up.
}
kit-gave-up-already = You’ve already given up.
kit-over-conceded = { $who } gave up: the win goes to { $winner }.
kit-concede-ends = If you give up, the match ends here and the win goes to { $winner }.
kit-concede-never = You can only give up in this game when there are two of you.
kit-barred = Not available: { $cards }.
kit-not-now = You can’t do that right now.
kit-not-your-turn = It’s not your turn.
kit-fields = { $wanted ->
    [one] Choose one thing here; you gave { $given }.
   *[other] Choose { $wanted } things here; you gave { $given }.
}
kit-not-offered = “{ $given }” isn’t one of the choices. Choose one that’s shown.
kit-twice = You chose the same thing twice. Choose each only once.
kit-count = { $least ->
    [0] Choose at most { $most }; you chose { $given }.
   *[other] { $most ->
        [1] Choose exactly one; you chose { $given }.
       *[other] Choose { $least } to { $most }; you chose { $given }.
    }
}
kit-one-group = Those don’t go together. Choose only one kind.
kit-one-suit = One suit only: you chose { $chosen }.
kit-text-length = The text must be { $least } to { $most } characters long.
kit-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
kit-face-down = { $count ->
    [one] one face down
   *[other] { $count } face down
}
kit-in-all = { $number } in all
kit-die = d{ $sides }
kit-mark-damage = { $value } damage
kit-mark-toughness = falls at { $value }
kit-mark-new = new
kit-mark-duel = in the duel
kit-mark-gave-up = gave up

kit-told-took-back = { $you ->
    [who] You take back your last move.
   *[none] { $who } takes back their last move.
}
kit-told-took-back-what = { $you ->
    [who] You take this back: { $what }
   *[none] { $who } takes this back: { $what }
}
kit-back-no-such = There’s no such move to take back.
kit-back-aloud = What was said aloud can’t be taken back.
kit-back-seen = Somebody has seen a hidden card since then, so the move stands.
kit-back-rolled = Chance has decided something since then, so in a match against me the move stands.
kit-back-gave-up = Somebody has given up since then, so the move stands.
kit-back-clock = The clock made that move for you, and its moves can’t be taken back.
kit-back-long-ago = Your last move was too long ago.
kit-back-nothing = You have no move to take back.

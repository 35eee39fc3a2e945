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
kit-gave-up-already = You have given up already.
kit-over-conceded = { $who } gave up: the win goes to { $winner }.
kit-concede-ends = If you give up, the match ends here and the win goes to { $winner }.
kit-concede-never = This game can only be given up between two.
kit-barred = Not on offer: { $cards }.
kit-not-now = That can’t be done right now.
kit-not-your-turn = It is not your turn.
kit-fields = { $wanted ->
    [one] One thing is to be chosen here, and you gave { $given }.
   *[other] { $wanted } things are to be chosen here, and you gave { $given }.
}
kit-not-offered = “{ $given }” is not among the choices. Choose one of those shown.
kit-twice = You chose the same thing twice. Choose each only once.
kit-count = { $least ->
    [0] Choose at most { $most }; you chose { $given }.
   *[other] { $most ->
        [1] Choose exactly one; you chose { $given }.
       *[other] Choose { $least } to { $most }; you chose { $given }.
    }
}
kit-one-group = Those don’t go together. Choose all of one kind.
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
kit-mark-toughness = takes { $value }
kit-mark-new = new
kit-mark-duel = in the duel
kit-mark-gave-up = gave up

kit-told-took-back = { $you ->
    [who] You take your last move back.
   *[none] { $who } takes the last move back.
}
kit-told-took-back-what = { $you ->
    [who] You take this back: { $what }
   *[none] { $who } takes this back: { $what }
}
kit-back-no-such = There is no such move to take back.
kit-back-aloud = What was said aloud can’t be taken back.
kit-back-seen = Somebody has seen a hidden card since then, so the move stands.
kit-back-rolled = Chance has decided something since then, and against me that stands.
kit-back-gave-up = Somebody has given up since then, so the move stands.
kit-back-clock = It was the clock that played for you, and the clock takes nothing back.
kit-back-long-ago = Your last move lies too far back.
kit-back-nothing = You have no move to take back.

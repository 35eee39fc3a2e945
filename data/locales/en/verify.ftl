# A match that is over, checked by its record: what is wrong with it.
verify-where = { $place ->
    [0] The setup
   *[other] Move { $place }
}
verify-other-secret = The secret is not the one whose hash was published before the match.
verify-other-cards = The cards are not those that the record names by their hash.
verify-seats = The game is not for so many seats: { $seats }.
verify-bot-sittings = The file gives me seats, levels or moves that don’t exist.
verify-illegal = { $where }: the rules don’t allow it. { $why }
verify-unreadable = { $where }: this is no move of the game.
verify-unplayable = { $where }: the rules can’t play this.
verify-use = { $kind ->
    [die] the die of { $things } for “{ $name }” (number { $number })
    [pick] the pick of { $things } for “{ $name }” (number { $number })
   *[shuffle] the shuffle of { $things } for “{ $name }” (number { $number })
}
verify-use-other = { $where }: the record has { $shown }, where the rules ask for { $right }.
verify-uses = { $where }: uses of chance in the record: { $calls }; by the rules: { $wanted }.
verify-use-otherwise = { $where }: { $use } is logged as { $shown }; the secret gives { $right }.
verify-use-number = { $where }: { $use } comes as number { $number } of its kind.
verify-use-unsound = { $where }: there is no such use of chance as { $use }.
verify-no-chance = The record has no use of chance at all: it proves nothing.
verify-too-much = The record has more and larger shuffles than any match: they are not recomputed.
verify-more = { $count ->
    [one] And one more like these.
   *[other] And { $count } more like these.
}
verify-nobody = { $where }: it is said to be nobody’s, which no such move can be.
verify-clock = { $where }: it is said to be the clock’s, which would have moved otherwise.
verify-back = { $where }: what is taken back is not just the last choice of that seat.
verify-bot-silent = { $where }: it is said to be a person’s, but I play the seat of { $who }.
verify-bot-elsewhere = { $where }: it is said to be mine, but people play the seat of { $who }.
verify-bot-manner = { $where }: it is said to be thought at another level or pace than those at which I play the seat of { $who }.
verify-stamp = { $where }: the message’s id gives another time than the record.
verify-no-id = { $where }: this answer lacks its message’s id, or has one where others have none.
verify-judged = { $where }: judged again from the messages’ ids, the ruling is otherwise.
verify-ends-early = The record ends after { $moves ->
    [one] one move
   *[other] { $moves } moves
}, where by the rules the match is not over.
verify-ends-late = By the rules the match was over; the record says that it was broken off.

# What was found to be so.
verify-table = { $game }, { $seats } seats; { $how }.
verify-options-usual = all options as usual
verify-options = with { $chosen }
verify-option = { $option }: { $chosen }
verify-own-cards = The cards are not this version’s own. Their hash: { $hash }
verify-by-rules = Played again by the rules, { $moves ->
    [0] no move
    [one] one move
   *[other] { $moves } moves
}: { $uses ->
    [0] no shuffle or roll, and the rules ask for none.
    [one] the one shuffle or roll is the one that the rules ask for, as the secret demands.
   *[other] all { $uses } shuffles and rolls are those that the rules ask for, no more and no fewer, each as the secret demands.
}
verify-bot-sits = 🤖 { $after ->
    [0] My seat from the start
   *[other] My seat after move { $after }
}: { $who } ({ $level ->
    [easy] easy
   *[hard] hard
}, { $pace ->
    [slow] slow
    [quick] quick
    [steady] at a steady pace
   *[none] at no pace
}).
verify-bot-left = After move { $after } people played the seat of { $who } again.
verify-bot-more = { $count ->
    [one] The file has one more change of who played a seat.
   *[other] The file has { $count } more changes of who played a seat.
}
verify-no-lists = I had no lists of known answers.
verify-clock-for-bot = { $count ->
    [one] Once the clock moved at one of my seats.
   *[other] { $count } times the clock moved at one of my seats.
}
verify-taken-back = { $count ->
    [one] Once a move was taken back; whether the others agreed is not in the file.
   *[other] { $count } times a move was taken back; whether the others agreed is not in the file.
}
verify-judged-same = { $count ->
    [one] The one ruling, judged again from the messages’ ids, is the same.
   *[other] { $count } duels judged again from the messages’ ids: the same.
}
verify-judged-voted = { $count ->
    [one] One of them was decided by vote; of that one only the times were checked.
   *[other] { $count } of them were decided by vote; of these only the times were checked.
}
verify-judged-without = { $count ->
    [one] One ruling had no messages’ ids to go by.
   *[other] { $count } rulings had no messages’ ids to go by.
}
verify-posts-without = { $count ->
    [one] One of the table’s own messages has no id: when it came is the host’s word.
   *[other] { $count } of the table’s own messages have no ids: when they came is the host’s word.
}
verify-ended = How it ended: { $how }
verify-not-ended = { $ending ->
    [none] The match is not over: the file ends { $moves ->
        [0] before the first move
        [one] after one move
       *[other] after { $moves } moves
    }.
   *[stopped] The match was broken off { $moves ->
        [0] before the first move
        [one] after one move
       *[other] after { $moves } moves
    }.
}
verify-proof = Secret: { $secret }. Its seal was shown before the match: { $seal } (SHA-256: { $hash }). The file holds the whole match; “spelvarden verify” checks it on your own machine.

# Where it can't be checked by the rules.
verify-listed = { $uses ->
    [one] The one shuffle or roll in the record is as the secret demands.
   *[other] All { $uses } shuffles and rolls in the record are as the secret demands.
}
verify-weaker = This is the weaker check: nobody can tell by it whether the match had just these shuffles and rolls. { $why }
verify-no-game = There is no game “{ $name }” here.
verify-other-version = The match was played by version { $version } of the rules.
verify-no-cards = Its cards are missing or can’t be played with.
verify-other-answers = My moves can’t be checked here: I used lists of known answers that have changed since.
verify-busy = I’m just checking several other matches. Ask once more in a few minutes.
verify-cut-short = The whole check took too long just now. Ask once more in a while.

# A match that is over, checked by its record: what is wrong with it.
verify-where = { $place ->
    [0] The setup
   *[other] Move { $place }
}
verify-other-secret = The secret doesn’t match the hash that was published before the match.
verify-other-cards = The cards don’t match their hash in the record.
verify-seats = The game can’t be played with this number of seats: { $seats }.
verify-bot-sittings = The file gives me seats, levels or moves that don’t exist.
verify-illegal = { $where }: the rules don’t allow it. { $why }
verify-unreadable = { $where }: this isn’t a move of the game.
verify-unplayable = { $where }: the rules can’t play this.
verify-use = { $kind ->
    [die] the die of { $things } for “{ $name }” (number { $number })
    [pick] the pick of { $things } for “{ $name }” (number { $number })
   *[shuffle] the shuffle of { $things } for “{ $name }” (number { $number })
}
verify-use-other = { $where }: the record has { $shown }, but the rules ask for { $right }.
verify-uses = { $where }: shuffles and rolls in the record: { $calls }; by the rules: { $wanted }.
verify-use-otherwise = { $where }: { $use } is logged as { $shown }, but the secret gives { $right }.
verify-use-number = { $where }: { $use } is logged as no. { $number }.
verify-use-unsound = { $where }: { $use } doesn’t exist.
verify-no-chance = The record has no shuffles or rolls at all, so it proves nothing.
verify-too-much = The record has more or larger shuffles than any match could have. They aren’t recomputed.
verify-more = { $count ->
    [one] And one more like these.
   *[other] And { $count } more like these.
}
verify-nobody = { $where }: it’s recorded as nobody’s, which such a move can’t be.
verify-clock = { $where }: it’s recorded as the clock’s, but the clock would have moved differently.
verify-back = { $where }: what’s taken back isn’t that seat’s last choice.
verify-bot-silent = { $where }: it’s recorded as a person’s, but I play the seat of { $who }.
verify-bot-elsewhere = { $where }: it’s recorded as mine, but people play the seat of { $who }.
verify-bot-manner = { $where }: it’s recorded at a different level or pace than the one at which I play the seat of { $who }.
verify-stamp = { $where }: the message’s id gives a different time than the record.
verify-no-id = { $where }: this answer has no message id, or has one where others have none.
verify-judged = { $where }: judged again from the message ids, the ruling is different.
verify-ends-early = The record ends after { $moves ->
    [one] one move
   *[other] { $moves } moves
}, but by the rules the match isn’t over.
verify-ends-late = By the rules the match was over, but the record says that it was ended early.

# What was found to be so.
verify-table = { $game }, { $seats } seats; { $how }.
verify-options-usual = standard rules
verify-options = with { $chosen }
verify-option = { $option }: { $chosen }
verify-own-cards = The cards aren’t the ones that come with this version. Their hash: { $hash }
verify-by-rules = Replayed by the rules, { $moves ->
    [0] no moves
    [one] one move
   *[other] { $moves } moves
}: { $uses ->
    [0] no shuffles or rolls, and the rules ask for none.
    [one] the one shuffle or roll is the one that the rules ask for, and it matches the secret.
   *[other] all { $uses } shuffles and rolls are the ones that the rules ask for, no more and no fewer, and each matches the secret.
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
   *[none] no pace given
}).
verify-bot-left = After move { $after } people played the seat of { $who } again.
verify-bot-more = { $count ->
    [one] The file has one more change of who played a seat.
   *[other] The file has { $count } more changes of who played a seat.
}
verify-no-lists = I had no lists of known answers.
verify-clock-for-bot = { $count ->
    [one] The clock moved once at one of my seats.
   *[other] The clock moved { $count } times at my seats.
}
verify-taken-back = { $count ->
    [one] One move was taken back; the file doesn’t say whether the others agreed.
   *[other] { $count } moves were taken back; the file doesn’t say whether the others agreed.
}
verify-judged-same = { $count ->
    [one] The one ruling comes out the same when judged again from the message ids.
   *[other] { $count } duels come out the same when judged again from the message ids.
}
verify-judged-voted = { $count ->
    [one] One of them was decided by vote; only its times were checked.
   *[other] { $count } of them were decided by vote; only their times were checked.
}
verify-judged-without = { $count ->
    [one] One ruling had no message ids to go by.
   *[other] { $count } rulings had no message ids to go by.
}
verify-posts-without = { $count ->
    [one] One of the table’s own messages has no id: only the host says when it came.
   *[other] { $count } of the table’s own messages have no ids: only the host says when they came.
}
verify-ended = How it ended: { $how }
verify-not-ended = { $ending ->
    [none] The match is not over: the file ends { $moves ->
        [0] before the first move
        [one] after one move
       *[other] after { $moves } moves
    }.
   *[stopped] The match was ended early, { $moves ->
        [0] before the first move
        [one] after one move
       *[other] after { $moves } moves
    }.
}
verify-proof = Secret: { $secret }. Its seal was shown before the match: { $seal } (SHA-256: { $hash }). The file holds the whole match; “spelvarden verify” checks it on your own computer.

# Where it can't be checked by the rules.
verify-listed = { $uses ->
    [one] The one shuffle or roll in the record matches the secret.
   *[other] All { $uses } shuffles and rolls in the record match the secret.
}
verify-weaker = This is the weaker check: it can’t tell whether the match had exactly these shuffles and rolls. { $why }
verify-no-game = There’s no game “{ $name }” here.
verify-other-version = The match was played by version { $version } of the rules.
verify-no-cards = Its cards are missing or unusable.
verify-other-answers = My moves can’t be checked here: I used lists of known answers that have changed since.
verify-busy = I’m already checking several other matches. Ask again in a few minutes.
verify-cut-short = The full check took too long just now. Ask again later.

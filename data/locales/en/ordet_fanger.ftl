# Ordet fanger. Sentences with a side in them must work for one player and for a team of two.
ordet-fanger-name = Ordet fanger
ordet-fanger-about = When two players show the same symbol, whoever first thinks of a word takes the card.

ordet-fanger-symbol = { $symbol ->
    [circle] ● circle
    [triangle] ▲ triangle
    [cross] ✚ cross
    [star] ★ star
    [wave] ≈ wave
    [diamond] ◆ diamond
    [hash] # hash
   *[flower] ✿ flower
}
ordet-fanger-side = { $who }
ordet-fanger-young-player = { $who } (young: { $category })
ordet-fanger-card = { $symbol }: { $category }
ordet-fanger-joker = joker of { $one } and { $other }
ordet-fanger-set = { $title } ({ $language })
ordet-fanger-language = { $language ->
    [sv] Swedish
    [nb] Norwegian
    [de] German
    [en] English
    [en-GB] British English
   *[other] { $language }
}

# What can be done
ordet-fanger-ask-open-round = Open the round
ordet-fanger-field-cards = Card set
ordet-fanger-field-symbols = Two symbols to take out, which makes for more duels. If you pick none, chance does.
ordet-fanger-ask-draw = Turn a card
ordet-fanger-ask-draw-otherwise = Another pile …
ordet-fanger-field-pile = Draw pile
ordet-fanger-draw-pile = Draw pile { $number } ({ $left } left)
ordet-fanger-field-onto = Goes onto
ordet-fanger-own-pile = Your pile { $number }
ordet-fanger-ask-answer = Answer: { $category }
ordet-fanger-ask-call-out = Call out an answer
ordet-fanger-field-answer = Your answer
ordet-fanger-ask-turn = Turn the deciding card
ordet-fanger-ask-give-up-duel = No answer: give the duel up
ordet-fanger-ask-contest = Contest
ordet-fanger-field-ruling = What is the vote about?
ordet-fanger-contest-answer = “{ $text }” ({ $who })
ordet-fanger-contest-first = who was first
ordet-fanger-preview-vote = The game stands still while everybody votes.
ordet-fanger-ask-vote-answer = Vote: does “{ $text }” fit “{ $category }”?
ordet-fanger-ask-vote-first = Vote: who was first?
ordet-fanger-field-ballot = Your vote
ordet-fanger-accept = ✔ Accept
ordet-fanger-reject = ✘ Reject
ordet-fanger-ask-withdraw = Take back your answer
ordet-fanger-field-withdraw = The answer to take back
ordet-fanger-quote = “{ $text }”

# What happens
ordet-fanger-round-opened = Round { $round } with “{ $title }”. { $who } begins.
ordet-fanger-symbols-out = Symbols taken out: { $symbols }.
ordet-fanger-no-repeats = Nothing may be said twice in this round: whatever anybody at the table has said, in a duel or in talk, doesn’t count again.
ordet-fanger-turned = { $who } turns { $card }.
ordet-fanger-joker-turned = { $who } turns a { $joker }.
ordet-fanger-joker-aside = On the first lap a joker is set aside. { $who } turns another card.
ordet-fanger-reached = { $who } reaches for the next card.
ordet-fanger-reopened = { $who } may turn the next card.
ordet-fanger-duel = { $how ->
    [answer] Somebody has spotted the duel: { $one } against { $other }!
    [draw] Stop, no card is turned. There is a duel on the table: { $one } against { $other }!
   *[announced] Duel: { $one } against { $other }! Whoever answers here first wins.
}
ordet-fanger-must-answer = ⚡ { $who }: { $category }
ordet-fanger-duel-goes-on = The duel goes on. New answers, please!
ordet-fanger-still-count = What still counts from { $side }: { $had } of { $needed }.
ordet-fanger-answered = { $who }: “{ $text }”
ordet-fanger-said-before = That has been said before in this round, in a duel or in talk, and doesn’t count.
ordet-fanger-verdict = { $how ->
    [counts] { $needed ->
        [1] It counts.
       *[other] It counts: { $had } of { $needed }.
    }
   *[repeated] { $needed ->
        [1] That has been said already and doesn’t count.
       *[other] That has been said already and doesn’t count: still { $had } of { $needed }.
    }
}
ordet-fanger-withdrew = { $who } takes back “{ $text }”.
ordet-fanger-corrected = Correction: an earlier answer arrived late, or an answer was taken back.
ordet-fanger-won = The card “{ $category }” goes to { $winners } for { $answers }.
ordet-fanger-retold-won = { $side ->
        [own] You were first with { $answers } and take
        [one] { $winners } was first with { $answers } and takes
       *[several] { $winners } were first with { $answers } and take
    } { $source ->
        [any] “{ $category }”.
        [you] “{ $category }” from you.
       *[losers] “{ $category }” from { $losers }.
    }
ordet-fanger-stamp = The answer is stamped { $stamp }.
ordet-fanger-stamps = { $order ->
    [before] Stamped { $first }, { $seconds }.{ $thousandths } s before { $second }.
   *[after] Stamped { $first }, { $seconds }.{ $thousandths } s after { $second }.
}
ordet-fanger-unverified = Unverified: the text may have been edited before it was read.
ordet-fanger-tied = { $how ->
    [vote] A draw by vote: { $answers }.
    [corrected] Correction: it is a draw between { $answers }.
   *[stamps] A draw: { $answers }.
}
ordet-fanger-time-out = Time is up for { $one } and { $other }. That counts as a draw.
ordet-fanger-gave-duel-up-told = { $who } gives the duel up.
ordet-fanger-both-gave-up = { $one } and { $other } have given the duel up. That counts as a draw.
ordet-fanger-called-off = The duel of { $one } and { $other } is off. Both sides keep their cards.
ordet-fanger-no-tie-card = There is no card left to turn. { $one } and { $other } keep their cards.
ordet-fanger-had-to-fit = The answer had to fit “{ $category }”.
ordet-fanger-tie-joker = First came a { $joker }. It is shuffled back.
ordet-fanger-tie-card = { $who } turns the deciding card: { $card }.
ordet-fanger-tie-card-by-bot = The deciding card: { $card }.
ordet-fanger-borrowed = The card is borrowed from another set.
ordet-fanger-tie-cards-back = { $count ->
    [one] The deciding card is shuffled back.
   *[other] The { $count } deciding cards are shuffled back.
}
ordet-fanger-tie-cards-lent = { $count ->
    [one] The borrowed card goes back to its own set.
   *[other] The { $count } borrowed cards go back to their own set.
}
ordet-fanger-tie-cards-out = { $count ->
    [one] Both draw piles are empty, so the deciding card is out of the round.
   *[other] Both draw piles are empty, so the { $count } deciding cards are out of the round.
}
ordet-fanger-contested-answer = { $who } calls a vote on the answer “{ $text }” by { $author }.
ordet-fanger-contested-first = { $who } calls a vote on who was first.
ordet-fanger-came-too-late = The next card had been called for before { $who } spoke up. The ruling stands.
ordet-fanger-voted = { $who } has voted.
ordet-fanger-vote-dropped = The vote is over, as its ruling no longer holds.
ordet-fanger-tally-answer = Votes: { $accepting } to accept, { $rejecting } to reject.
ordet-fanger-tally-first = Votes: { $ones } for { $one }, { $others } for { $other }.
ordet-fanger-tally-result = { $result ->
    [stands] The ruling stands.
    [rejected] The answer is struck, and everything since the ruling is taken back.
    [tie] As many votes on either side: it is a draw.
   *[other] The ruling is changed.
}
ordet-fanger-all-voted = Everybody has voted.
ordet-fanger-vote-time-out = Time was up. Votes cast: { $voted } of { $seats }.
ordet-fanger-round-ended = Round { $round } is over.
ordet-fanger-round-points = { $points ->
    [0] { $side }: no cards
    [one] { $side }: one card
   *[other] { $side }: { $points } cards
}
ordet-fanger-walked-over = There is nobody left to race against: the card goes to { $winners }.
ordet-fanger-concede = If you give up, the others play on. Your top card leaves the duels, you draw and vote no more, and you come last, whatever points you have won.
ordet-fanger-concede-to-partner = If you give up, { $partner } plays on alone for the two of you. You answer, draw and vote no more.
ordet-fanger-won-match = { $points ->
    [one] The win goes to { $side } with one card.
   *[other] The win goes to { $side } with { $points } cards.
}
ordet-fanger-shared-match = { $points ->
    [0] A shared win: { $sides } have no cards.
    [one] A shared win: { $sides } have one card each.
   *[other] A shared win: { $sides } have { $points } cards each.
}

# In large letters in the channel, and below that
ordet-fanger-post-tie = ⚡ Deciding card, { $side }: { $category }
ordet-fanger-post-won = { $side ->
    [one] { $winners } takes it: { $answers }
   *[several] { $winners } take it: { $answers }
}
ordet-fanger-post-card = { $source ->
    [any] The card “{ $category }”.
   *[losers] “{ $category }” from { $losers }.
}
ordet-fanger-post-by-vote = The vote has decided it.
ordet-fanger-post-apart = Only { $seconds }.{ $thousandths } s apart.
ordet-fanger-post-emptied = No card is left in front of { $side }.
ordet-fanger-lost = { $how ->
    [later] { $losers } came { $seconds }.{ $thousandths } s later.
    [few] Of { $needed } answers { $losers } had { $had }.
    [rejected] The vote struck the answer from { $losers }.
    [withdrawn] { $losers } took the answer back.
    [barred] What { $losers } said had been said before.
   *[silent] No answer came from { $losers }.
}
ordet-fanger-post-joker = { $place ->
    [aside] { $who } turns a joker, which is set aside
   *[in-play] { $who } turns a joker: { $one } = { $other }
}
ordet-fanger-post-tops = On top: { $tops }.
ordet-fanger-post-top = { $side } { $sign }
ordet-fanger-post-two-tops = { $side } { $one } { $other }
ordet-fanger-sign = { $symbol ->
    [circle] ●
    [triangle] ▲
    [cross] ✚
    [star] ★
    [wave] ≈
    [diamond] ◆
    [hash] #
    [flower] ✿
   *[none] –
}
ordet-fanger-why-symbol = Twice the same: { $symbol }.
ordet-fanger-why-joker = Joker: { $one } = { $other }.
ordet-fanger-why-tie = It was a draw, so this card decides.
ordet-fanger-vote-means = { $kind ->
    [first] Equal votes make it a draw.
   *[answer] { $voters ->
        [2] One vote against one makes it a draw.
       *[other] Only a majority strikes the answer. With equal votes it stands.
    }
}

# What is awaited
ordet-fanger-status-opening = { $who } opens the round.
ordet-fanger-status-draw = Waiting for { $who } to turn a card.
ordet-fanger-status-shut = { $seconds ->
    [one] In one second { $who } may turn the next card. Any objections?
   *[other] In { $seconds } seconds { $who } may turn the next card. Any objections?
}
ordet-fanger-status-closing = { $seconds ->
    [one] The round is nearly over. Its last ruling can be contested for one second.
   *[other] The round is nearly over. Its last ruling can be contested for { $seconds } seconds.
}
ordet-fanger-status-turn = Waiting for { $who } to turn the deciding card.
ordet-fanger-status-bot-turns = The deciding card will be turned in a moment.
ordet-fanger-status-no-limit = There is no time limit: the duel waits for an answer, or until both sides give it up.
ordet-fanger-status-gave-duel-up = Given up by { $who }.
ordet-fanger-status-needed = { $count ->
    [one] It takes one answer.
   *[other] It takes { $count } different answers.
}
ordet-fanger-status-had = { $one }: { $ones } of { $needed } · { $other }: { $others } of { $needed }
ordet-fanger-status-vote-answer = Vote: does “{ $text }” fit “{ $category }”?
ordet-fanger-status-vote-first = Vote: who was first, { $one } or { $other }?
ordet-fanger-status-votes-awaited = Still to vote: { $who }.

# The table
ordet-fanger-zone-draw-pile = Draw pile { $number }
ordet-fanger-zone-joker = { $count ->
    [one] Joker in play
   *[other] Jokers in play
}
ordet-fanger-zone-won = Card won
ordet-fanger-zone-answers = Answers of { $side }
ordet-fanger-zone-tie = Deciding card
ordet-fanger-zone-pile = Play pile
ordet-fanger-zone-pile-shared = Play pile, { $side }
ordet-fanger-zone-pile-of-two = Play pile { $number }
ordet-fanger-zone-points = Point pile
ordet-fanger-zone-points-shared = Point pile, { $side }

# What can't be done
ordet-fanger-no-such-set = There is no card set called “{ $given }”. There are: { $sets }.
ordet-fanger-not-linked = The cards of “{ $title }” are in one language. Choose { $linked } to play in two, or leave out the second language.
ordet-fanger-same-language = The cards are in { $language } already. Choose another second language, or none.
ordet-fanger-no-such-language = The cards of “{ $title }” are not there in { $language }.
ordet-fanger-teams-length = Teams take one number for each of the { $seats } seats, and you gave { $given }.
ordet-fanger-young-length = Write a fixed category, or nothing, for each of the { $seats } seats. You gave { $given }. Put quotes around a category that has a comma in it.
ordet-fanger-team-too-big = A team is two players. Split up into more teams.
ordet-fanger-piles = { $given ->
    [one] That makes one pile
   *[other] That makes { $given } piles
}, and the game takes { $least } to { $most }. Two players alone have two piles each.
ordet-fanger-set-is-chosen = The set of the first round was chosen before the game.
ordet-fanger-two-or-no-symbols = Choose two different symbols, or none.
ordet-fanger-duel-first = The duel comes first.
ordet-fanger-not-your-duel = You are not in this duel.
ordet-fanger-time-limit-rules = Duels have a time limit here, so none need be given up.
ordet-fanger-gave-duel-up = You have given this duel up already. If something does come to mind, just answer.
ordet-fanger-no-limit = This duel has no time limit.
ordet-fanger-drawing-is-shut = Wait a moment, so that everybody can object.
ordet-fanger-pile-is-empty = That draw pile is empty. Take the other one.
ordet-fanger-too-early = It is too early for that.
ordet-fanger-the-clocks = The clock does that.
ordet-fanger-heard-already = That message has been counted already.
ordet-fanger-vote-first = The game stands still until the vote is over.
ordet-fanger-no-vote = That vote is over, so yours no longer counts.
ordet-fanger-round-is-open = The round is open already, with “{ $title }”. When the time to choose runs out, the cards stay the same and chance takes out the symbols.
ordet-fanger-voted-already = You have voted already.
ordet-fanger-struck-already = That answer has been struck already.
ordet-fanger-own-answer = That answer is your own: no vote is needed, just take it back.
ordet-fanger-answer-too-old = No ruling from so long ago can be contested: the next card has been turned since.
ordet-fanger-no-answer = That message is no answer in a duel, so there is nothing to contest.
ordet-fanger-not-ruled-yet = That duel has not been ruled on yet.
ordet-fanger-decided-nothing = That answer decided nothing, so there is nothing to contest.
ordet-fanger-third-player-turns = A third player turns that card.
ordet-fanger-not-open = That ruling can’t be contested any more.
ordet-fanger-contested-already = That can’t be contested, or has been already.
ordet-fanger-only-the-author = Only whoever answered can take the answer back.
ordet-fanger-nothing-to-withdraw = That answer decides nothing right now.

# Options
ordet-fanger-options-cards = Cards & rounds
ordet-fanger-options-clock = Clock
ordet-fanger-options-duels = Duels
ordet-fanger-options-strict = For the strict
ordet-fanger-option-cards = Card set
ordet-fanger-option-cards-help = The set you play with. Each has 72 categories and six jokers.
ordet-fanger-option-rounds = Rounds
ordet-fanger-option-rounds-help = Two rounds are best, one is shorter. The cards of both are added up.
ordet-fanger-option-drop_symbols = Fewer symbols
ordet-fanger-option-drop_symbols-help = With three piles two symbols are taken out, which makes for more duels.
ordet-fanger-option-drop_symbols-choose = the opener chooses
ordet-fanger-option-drop_symbols-random = at random
ordet-fanger-option-drop_symbols-off = all symbols stay in
ordet-fanger-option-jokers = Jokers in play
ordet-fanger-option-jokers-help = Whether only the newest joker counts, or all that have been turned.
ordet-fanger-option-jokers-newest = only the newest
ordet-fanger-option-jokers-all = all of them
ordet-fanger-option-repeats = Repeats
ordet-fanger-option-repeats-help = Whether a word said in the round may be used again. If barred, talk counts as said too.
ordet-fanger-option-repeats-allowed = allowed
ordet-fanger-option-repeats-barred = barred
ordet-fanger-option-answers_needed = Answers per duel
ordet-fanger-option-answers_needed-help = How many different answers it takes to win a duel. The last one’s time counts.
ordet-fanger-option-duels = Spotting duels
ordet-fanger-option-duels-help = Whether the bot points a duel out, or you have to see it yourselves.
ordet-fanger-option-duels-announce = the bot points them out
ordet-fanger-option-duels-sharp_eyes = sharp eyes
ordet-fanger-option-tie_margin = Margin for a draw (ms)
ordet-fanger-option-tie_margin-help = Answers at most so far apart are a draw. Under 50 ms the stamps promise no order.
ordet-fanger-option-settle_time = Wait for late messages (ms)
ordet-fanger-option-settle_time-help = How many milliseconds a message may take to arrive before the ruling.
ordet-fanger-option-time_limit = Time to answer (s)
ordet-fanger-option-time_limit-help = How many seconds you have to answer.
ordet-fanger-option-draw_time = Time to turn a card (s)
ordet-fanger-option-draw_time-help = How long you have for a card, unless the lobby sets a time to think.
ordet-fanger-option-vote_time = Time to vote (s)
ordet-fanger-option-vote_time-help = How many seconds a vote stays open.
ordet-fanger-option-teams = Teams
ordet-fanger-option-teams-menu = Pair up: choose two
ordet-fanger-option-young = Young players
ordet-fanger-option-young-menu = Who is young?
ordet-fanger-option-young-person = They answer by this in every duel, whatever the cards say.
ordet-fanger-option-young-beside = young: { $value }
ordet-fanger-option-second_language = Second language
ordet-fanger-option-second_language-help = The cards of the linked set can carry two languages. Answers in either count.
ordet-fanger-option-second_language-none = none
ordet-fanger-option-second_language-sv = Swedish
ordet-fanger-option-second_language-nb = Norwegian
ordet-fanger-option-second_language-de = German
ordet-fanger-option-second_language-en = English

ordet-fanger-command-draw = draw
ordet-fanger-command-draw-help = Flip a card from a draw pile when it’s your turn
ordet-fanger-command-draw-refused = You have no card to flip right now.
ordet-fanger-command-pass = pass
ordet-fanger-command-pass-help = Give up a duel without a time limit, if nothing comes to mind
ordet-fanger-command-pass-refused = Right now you are in no duel without a time limit that you could give up.
ordet-fanger-command-vote = vote
ordet-fanger-command-vote-help = Vote on an answer, or have one put to the vote
ordet-fanger-command-vote-refused = Right now there is nothing for you to vote on: a ruling can be put to the vote until the next card is turned.
ordet-fanger-message-command-contest = Contest this answer

ordet-fanger-why-open = Leave it to chance: no symbols and no cards are better than others.
ordet-fanger-why-draw = Draw from any pile: nobody knows what lies on them.
ordet-fanger-why-turn = Turn the card: the duel is waiting for it.
ordet-fanger-why-answer = Call out “{ $text }”: it stands in the list for “{ $category }”, and nobody has said it yet.
ordet-fanger-why-contest = Contest “{ $text }”: nothing like it stands in the list.
ordet-fanger-why-listed = Accept it: it stands in the list, or something very like it.
ordet-fanger-why-lenient = Accept it: no list knows it, but no list is ever complete.
ordet-fanger-why-reject = Reject it: nothing like it stands in the list.
ordet-fanger-why-first = Vote for { $who }: by the stamps, that answer came first.

# In the pictures
ordet-fanger-picture-duel = Duel! { $one } against { $other }
ordet-fanger-picture-answers = { $who } to answer
ordet-fanger-picture-won = { $winners } with { $answers }
ordet-fanger-picture-gap = { $order ->
    [before] +{ $seconds }.{ $thousandths } s
   *[after] −{ $seconds }.{ $thousandths } s
}
ordet-fanger-picture-both-answer = Both to answer
ordet-fanger-picture-others-answer = { $count ->
    [one] Opponent to answer
   *[other] Opponents to answer
}
ordet-fanger-picture-ahead = { $count ->
    [one] One card ahead of second place.
   *[other] { $count } cards ahead of second place.
}
ordet-fanger-picture-led = { $count ->
    [one] After the first round the lead was with { $side }, with one card.
   *[other] After the first round the lead was with { $side }, with { $count } cards.
}
ordet-fanger-picture-gave-up = Gave up: { $who }.

# Ordet fanger. Sentences with a side in them must work for one player and for a team of two.
ordet-fanger-name = Ordet fanger
ordet-fanger-about = Same symbol? Duel! First with a word that fits takes the card.

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
ordet-fanger-joker = joker with { $one } and { $other }
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
ordet-fanger-field-symbols = Two symbols to take out, for more duels. Pick none to leave it to chance.
ordet-fanger-ask-draw = Flip a card
ordet-fanger-ask-draw-otherwise = Another pile …
ordet-fanger-field-pile = Draw pile
ordet-fanger-draw-pile = Draw pile { $number } ({ $left } left)
ordet-fanger-field-onto = Goes onto
ordet-fanger-own-pile = Your pile { $number }
ordet-fanger-ask-answer = Answer: { $category }
ordet-fanger-ask-call-out = Call out an answer
ordet-fanger-field-answer = Your answer
ordet-fanger-ask-turn = Flip the deciding card
ordet-fanger-ask-give-up-duel = No answer: give up the duel
ordet-fanger-ask-contest = Call a vote
ordet-fanger-field-ruling = What is the vote about?
ordet-fanger-contest-answer = “{ $text }” ({ $who })
ordet-fanger-contest-first = who was first
ordet-fanger-preview-vote = The game pauses while everybody votes.
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
ordet-fanger-no-repeats = Nothing counts twice in this round: not if anybody at the table has already said it, in a duel or in chat.
ordet-fanger-turned = { $who } flips { $card }.
ordet-fanger-joker-turned = { $who } flips a { $joker }.
ordet-fanger-joker-aside = The first time around, jokers are set aside. { $who } flips another card.
ordet-fanger-reached = { $who } reaches for the next card.
ordet-fanger-reopened = { $who } may flip the next card.
ordet-fanger-duel = { $how ->
    [answer] Somebody has spotted the duel: { $one } against { $other }!
    [draw] Stop, no card is flipped. There’s a duel on the table: { $one } against { $other }!
   *[announced] Duel: { $one } against { $other }! First to answer here wins.
}
ordet-fanger-must-answer = ⚡ { $who }: { $category }
ordet-fanger-duel-goes-on = The duel continues. New answers, please!
ordet-fanger-still-count = Still counting for { $side }: { $had } of { $needed }.
ordet-fanger-answered = { $who }: “{ $text }”
ordet-fanger-said-before = That was already said in this round, in a duel or in chat, so it doesn’t count.
ordet-fanger-verdict = { $how ->
    [counts] { $needed ->
        [1] It counts.
       *[other] It counts: { $had } of { $needed }.
    }
   *[repeated] { $needed ->
        [1] That was already said, so it doesn’t count.
       *[other] That was already said, so it doesn’t count: still { $had } of { $needed }.
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
ordet-fanger-unverified = Unverified: the message may have been edited before I read it.
ordet-fanger-tied = { $how ->
    [vote] A tie by vote: { $answers }.
    [corrected] Correction: it’s a tie between { $answers }.
   *[stamps] A tie: { $answers }.
}
ordet-fanger-time-out = Time is up for { $one } and { $other }. That’s a tie.
ordet-fanger-gave-duel-up-told = { $who } gives up the duel.
ordet-fanger-both-gave-up = { $one } and { $other } have given up the duel. That’s a tie.
ordet-fanger-called-off = The duel between { $one } and { $other } is off. Both sides keep their cards.
ordet-fanger-no-tie-card = There’s no card left to flip. { $one } and { $other } keep their cards.
ordet-fanger-had-to-fit = The answer had to fit “{ $category }”.
ordet-fanger-tie-joker = First came a { $joker }. It’s shuffled back in.
ordet-fanger-tie-card = { $who } flips the deciding card: { $card }.
ordet-fanger-tie-card-by-bot = The deciding card: { $card }.
ordet-fanger-borrowed = The card is borrowed from another set.
ordet-fanger-tie-cards-back = { $count ->
    [one] The deciding card is shuffled back in.
   *[other] The { $count } deciding cards are shuffled back in.
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
ordet-fanger-came-too-late = The next card had already been called for when { $who } spoke up. The ruling stands.
ordet-fanger-voted = { $who } has voted.
ordet-fanger-vote-dropped = The vote is off: the ruling it was about no longer holds.
ordet-fanger-tally-answer = Votes: { $accepting } to accept, { $rejecting } to reject.
ordet-fanger-tally-first = Votes: { $ones } for { $one }, { $others } for { $other }.
ordet-fanger-tally-result = { $result ->
    [stands] The ruling stands.
    [rejected] The answer is struck, and everything since the ruling is undone.
    [tie] Equal votes on both sides: it’s a tie.
   *[other] The ruling is changed.
}
ordet-fanger-all-voted = Everybody has voted.
ordet-fanger-vote-time-out = Time’s up. Votes cast: { $voted } of { $seats }.
ordet-fanger-round-ended = Round { $round } is over.
ordet-fanger-round-points = { $points ->
    [0] { $side }: no cards
    [one] { $side }: one card
   *[other] { $side }: { $points } cards
}
ordet-fanger-walked-over = There’s nobody left to duel with: the card goes to { $winners }.
ordet-fanger-concede = If you give up, the others play on. Your top card is out of the duels, you no longer flip or vote, and you come last, however many points you have.
ordet-fanger-concede-to-partner = If you give up, { $partner } plays on alone for the two of you. You no longer answer, flip or vote.
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
ordet-fanger-post-emptied = No card left in front of { $side }.
ordet-fanger-lost = { $how ->
    [later] { $losers } answered { $seconds }.{ $thousandths } s later.
    [few] { $losers } had { $had } of { $needed } answers.
    [rejected] The answer from { $losers } was struck by vote.
    [withdrawn] { $losers } took the answer back.
    [barred] What { $losers } said had already been said.
   *[silent] No answer from { $losers }.
}
ordet-fanger-post-joker = { $place ->
    [aside] { $who } flips a joker, which is set aside
   *[in-play] { $who } flips a joker: { $one } = { $other }
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
ordet-fanger-why-symbol = Same symbol twice: { $symbol }.
ordet-fanger-why-joker = Joker: { $one } = { $other }.
ordet-fanger-why-tie = It was a tie, so this card decides.
ordet-fanger-vote-means = { $kind ->
    [first] Equal votes make it a tie.
   *[answer] { $voters ->
        [2] One vote against one makes it a tie.
       *[other] Only a majority strikes the answer. With equal votes it stands.
    }
}

# What is awaited
ordet-fanger-status-opening = { $who } opens the round.
ordet-fanger-status-draw = Waiting for { $who } to flip a card.
ordet-fanger-status-shut = { $seconds ->
    [one] In one second { $who } may flip the next card. Any objections?
   *[other] In { $seconds } seconds { $who } may flip the next card. Any objections?
}
ordet-fanger-status-closing = { $seconds ->
    [one] The round is almost over. You have one second to contest its last ruling.
   *[other] The round is almost over. You have { $seconds } seconds to contest its last ruling.
}
ordet-fanger-status-turn = Waiting for { $who } to flip the deciding card.
ordet-fanger-status-bot-turns = The deciding card is about to be flipped.
ordet-fanger-status-no-limit = No time limit: the duel waits for an answer, or until both sides give it up.
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
ordet-fanger-no-such-set = There’s no card set called “{ $given }”. Available: { $sets }.
ordet-fanger-not-linked = The cards of “{ $title }” are in one language only. Choose { $linked } to play in two, or leave out the second language.
ordet-fanger-same-language = The cards are already in { $language }. Choose another second language, or none.
ordet-fanger-no-such-language = The cards of “{ $title }” don’t come in { $language }.
ordet-fanger-teams-length = Teams take one number for each of the { $seats } seats; you gave { $given }.
ordet-fanger-young-length = Give a fixed category, or nothing, for each of the { $seats } seats. You gave { $given }. Put quotes around a category with a comma in it.
ordet-fanger-team-too-big = A team is two players. Split into more teams.
ordet-fanger-piles = { $given ->
    [one] That makes one pile
   *[other] That makes { $given } piles
}, but the game takes { $least } to { $most }. Two players alone have two piles each.
ordet-fanger-set-is-chosen = The set for the first round was chosen before the match.
ordet-fanger-two-or-no-symbols = Choose two different symbols, or none.
ordet-fanger-duel-first = The duel comes first.
ordet-fanger-not-your-duel = You’re not in this duel.
ordet-fanger-time-limit-rules = Duels have a time limit here, so there’s no need to give up.
ordet-fanger-gave-duel-up = You’ve already given up this duel. If something does come to mind, just answer.
ordet-fanger-no-limit = This duel has no time limit.
ordet-fanger-drawing-is-shut = Wait a moment, so that everybody has time to object.
ordet-fanger-pile-is-empty = That draw pile is empty. Take the other one.
ordet-fanger-too-early = It’s too early for that.
ordet-fanger-the-clocks = Only the clock can do that.
ordet-fanger-heard-already = That message has already been counted.
ordet-fanger-vote-first = The vote comes first: the game waits until it’s over.
ordet-fanger-no-vote = That vote is over, so yours no longer counts.
ordet-fanger-round-is-open = The round is already open, with “{ $title }”. When the time to choose runs out, the cards stay the same and chance takes out the symbols.
ordet-fanger-voted-already = You’ve already voted.
ordet-fanger-struck-already = That answer has already been struck.
ordet-fanger-own-answer = That’s your own answer. No vote needed: just take it back.
ordet-fanger-answer-too-old = It’s too late to contest that: the next card has been flipped since.
ordet-fanger-no-answer = That message isn’t an answer in a duel, so there’s nothing to contest.
ordet-fanger-not-ruled-yet = That duel hasn’t been decided yet.
ordet-fanger-decided-nothing = That answer decided nothing, so there’s nothing to contest.
ordet-fanger-third-player-turns = A third player flips that card.
ordet-fanger-not-open = That can no longer be contested.
ordet-fanger-contested-already = That can’t be contested, or it already has been.
ordet-fanger-only-the-author = Only the player who gave the answer can take it back.
ordet-fanger-nothing-to-withdraw = That answer decides nothing right now.

# Options
ordet-fanger-options-cards = Cards & rounds
ordet-fanger-options-clock = Clock
ordet-fanger-options-duels = Duels
ordet-fanger-options-strict = Fine-tuning
ordet-fanger-option-cards = Card set
ordet-fanger-option-cards-help = The set you play with. Each has 72 categories and six jokers.
ordet-fanger-option-rounds = Rounds
ordet-fanger-option-rounds-help = Two rounds are best, one is shorter. The cards of both are added up.
ordet-fanger-option-drop_symbols = Fewer symbols
ordet-fanger-option-drop_symbols-help = With three piles, two symbols are taken out: that makes for more duels.
ordet-fanger-option-drop_symbols-choose = the player who begins chooses
ordet-fanger-option-drop_symbols-random = at random
ordet-fanger-option-drop_symbols-off = all symbols stay in
ordet-fanger-option-jokers = Jokers in play
ordet-fanger-option-jokers-help = Whether only the newest joker counts, or all that have been flipped.
ordet-fanger-option-jokers-newest = only the newest
ordet-fanger-option-jokers-all = all of them
ordet-fanger-option-repeats = Repeats
ordet-fanger-option-repeats-help = Whether a word may be used again in the round. If not, words said in chat are used up too.
ordet-fanger-option-repeats-allowed = allowed
ordet-fanger-option-repeats-barred = not allowed
ordet-fanger-option-answers_needed = Answers per duel
ordet-fanger-option-answers_needed-help = How many different answers it takes to win a duel. The last one’s time counts.
ordet-fanger-option-duels = Spotting duels
ordet-fanger-option-duels-help = Whether I point out duels, or you have to spot them yourselves.
ordet-fanger-option-duels-announce = I point them out
ordet-fanger-option-duels-sharp_eyes = you spot them yourselves
ordet-fanger-option-tie_margin = Margin for a tie (ms)
ordet-fanger-option-tie_margin-help = Answers this close together are a tie. Below 50 ms, the order is anybody’s guess.
ordet-fanger-option-settle_time = Wait for late messages (ms)
ordet-fanger-option-settle_time-help = How long I wait for late messages before I say who won.
ordet-fanger-option-time_limit = Time to answer (s)
ordet-fanger-option-time_limit-help = How many seconds you have to answer.
ordet-fanger-option-draw_time = Time to flip a card (s)
ordet-fanger-option-draw_time-help = How long you have to flip a card, unless the table has its own clock.
ordet-fanger-option-vote_time = Time to vote (s)
ordet-fanger-option-vote_time-help = How many seconds a vote stays open.
ordet-fanger-option-teams = Teams
ordet-fanger-option-teams-menu = Pair up: choose two
ordet-fanger-option-young = Young players
ordet-fanger-option-young-menu = Who is young?
ordet-fanger-option-young-person = They answer this in every duel, whatever the cards say.
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
ordet-fanger-command-pass-refused = You’re not in a duel without a time limit right now.
ordet-fanger-command-vote = vote
ordet-fanger-command-vote-help = Vote on an answer, or call a vote
ordet-fanger-command-vote-refused = There’s nothing to vote on right now. You can call a vote on a ruling until the next card is flipped.
ordet-fanger-message-command-contest = Contest this answer

ordet-fanger-why-open = Leave it to chance: no symbols and no cards are better than others.
ordet-fanger-why-draw = Flip a card from any pile: nobody knows what’s on them.
ordet-fanger-why-turn = Flip the card: the duel is waiting for it.
ordet-fanger-why-answer = Call out “{ $text }”: it’s on the list for “{ $category }”, and nobody has said it yet.
ordet-fanger-why-contest = Contest “{ $text }”: nothing like it is on the list.
ordet-fanger-why-listed = Accept it: it’s on the list, or something very like it is.
ordet-fanger-why-lenient = Accept it: no list knows it, but no list is ever complete.
ordet-fanger-why-reject = Reject it: nothing like it is on the list.
ordet-fanger-why-first = Vote for { $who }: by the time stamps, that answer came first.

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
    [one] After the first round { $side } led with one card.
   *[other] After the first round { $side } led with { $count } cards.
}
ordet-fanger-picture-gave-up = Gave up: { $who }.
ordet-fanger-fastest = fastest answer { $seconds }.{ $thousandths } s
ordet-fanger-best-categories = best at { $categories }

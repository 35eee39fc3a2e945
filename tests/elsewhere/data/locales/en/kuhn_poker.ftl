# Kuhn poker
kuhn-poker-name = Kuhn poker
kuhn-poker-about = Three cards, two players, and one bet: the smallest poker that there is.
kuhn-poker-command-bet = bet
kuhn-poker-command-bet-help = Check or bet, call or fold
kuhn-poker-command-bet-refused = It is not your turn to bet.
kuhn-poker-rules-minute-title = In one minute
kuhn-poker-rules-minute =
    For two players, with a jack, a queen and a king. Each puts in 1 and gets one card.
    The first of you checks or bets 1 more. If it was checked to you, you may check or bet as well; if it was bet, you call or fold.
    If you fold, you lose what you put in. If nobody folds, the higher card takes it all.
kuhn-poker-act = Your turn
kuhn-poker-deed = { $what ->
    [check] Check
    [bet] Bet
    [call] Call
   *[fold] Fold
}
kuhn-poker-not-that = That is no answer to how it stands: a bet is called or folded to.
kuhn-poker-pot = In the pot
kuhn-poker-turn = It is { $who }’s turn.
kuhn-poker-did = { $what ->
    [check] { $who } checks.
    [bet] { $who } bets.
    [call] { $who } calls.
   *[fold] { $who } folds.
}
kuhn-poker-won = { $who } wins { $points }.

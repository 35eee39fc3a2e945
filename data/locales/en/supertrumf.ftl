# Supertrumf Fantasy
supertrumf-name = Supertrumf Fantasy
supertrumf-about = Knights, dragons and the odd dagger in the back: name an attribute and outdo everyone else.
supertrumf-option-play = Way to play
supertrumf-option-play-help = Classic for two to six, or a quick duel for two over four prize cards.
supertrumf-option-play-classic = Classic
supertrumf-option-play-blixtduell = Lightning duel
supertrumf-option-dealer = Dealer
supertrumf-option-dealer-help = Which seat deals; seat 1 opened the table. The seat on the dealer’s left starts.

supertrumf-blixtduell-takes-two = The lightning duel is for exactly two, and there are { $seats } of you. Choose the classic game, or play with two.
supertrumf-no-such-dealer = There’s no such seat at this table. The dealer is a seat from 1 to { $most }.
supertrumf-no-such-attribute = “{ $given }” isn’t an attribute of this deck. Pick one that’s shown.
supertrumf-stays-laid = You’ve already played. Your cards stay, unless you take them back.
supertrumf-leader-lays-last = The leader plays last. Wait until everybody else has played.
supertrumf-must-lay = If you have cards, you must play. Pick at least one.
supertrumf-one-figure = Play at most one figure per round.
supertrumf-one-item = Play at most one item or supertrump, alone or with a figure.

supertrumf-keep = Keep hand
supertrumf-throw = { $count ->
    [one] Discard hand, draw one
   *[other] Discard hand, draw { $count }
}
supertrumf-declare = Name an attribute
supertrumf-field-attribute = In brackets: the most your hand can make
supertrumf-reach = { $attribute } ({ $value })
supertrumf-lay = Play for { $attribute }
supertrumf-field-figure = Figure
supertrumf-field-item = Item or supertrump
supertrumf-preview-supertrump = Beats every total, unless somebody else plays a supertrump.
supertrumf-preview-value = That makes { $attribute } { $value }.
supertrumf-sum = = { $value }
supertrumf-sum-supertrump = = supertrump
supertrumf-take-prize = Take a prize card
supertrumf-field-prize = Prize card, from the left
supertrumf-prize-place = Prize card { $place }
supertrumf-attribute = { $attribute }
supertrumf-card = { $card }
supertrumf-card-worth = { $card } ({ $worth })
supertrumf-points = { $attribute } { $value }
supertrumf-figure-points = { $points }
supertrumf-item-points = { $points }
supertrumf-supertrump-points = Supertrump
supertrumf-face = { $card }: { $points }

supertrumf-die = Die
supertrumf-dealt = { $you ->
    [player] You shuffle and deal.
   *[none] { $player } shuffles and deals.
}
supertrumf-kept = { $player } keeps their hand.
supertrumf-threw = { $count ->
    [one] { $player } discards a hand of one card.
   *[other] { $player } discards a hand of { $count } cards.
}
supertrumf-rolled = { $player } rolls { $shows }.
supertrumf-rolled-equal = A tie! Both roll again.
supertrumf-leads = { $you ->
    [player] You rolled higher and lead.
   *[none] { $player } rolled higher and leads.
}
supertrumf-lead-passed = { $you ->
    [player] You have no cards, so { $to } leads.
    [to] { $player } has no cards, so you lead.
   *[none] { $player } has no cards, so { $to } leads.
}
supertrumf-declared = { $you ->
    [player] You say: “{ $attribute }!”
   *[none] { $player } says: “{ $attribute }!”
}
supertrumf-you-laid = You play { $cards }.
supertrumf-laid = { $count ->
    [one] { $player } plays one card.
   *[other] { $player } plays { $count } cards.
}
supertrumf-turned = { $you ->
    [player] You reveal { $cards }: { $attribute } { $value }.
   *[none] { $player } reveals { $cards }: { $attribute } { $value }.
}
supertrumf-turned-supertrump = { $you ->
    [player] You reveal { $cards }: supertrump!
   *[none] { $player } reveals { $cards }: supertrump!
}
supertrumf-won-by-value = { $you ->
    [player] { $count ->
        [0] You have the highest total, win the round and may take a prize card.
       *[other] You have the highest total, win the round and take { $count } cards.
    }
   *[none] { $count ->
        [0] { $player } has the highest total, wins the round and may take a prize card.
       *[other] { $player } has the highest total, wins the round and takes { $count } cards.
    }
}
supertrumf-won-by-supertrump = { $you ->
    [player] { $count ->
        [0] The supertrump settles it: you win the round and may take a prize card.
       *[other] The supertrump settles it: you win the round and take { $count } cards.
    }
   *[none] { $count ->
        [0] The supertrump settles it: { $player } wins the round and may take a prize card.
       *[other] The supertrump settles it: { $player } wins the round and takes { $count } cards.
    }
}
supertrumf-tied-values = { $pot ->
    [0] A tie: { $players } share the highest total. Nobody gets a prize card.
   *[other] A tie: { $players } share the highest total. There are now { $pot } cards in the pot.
}
supertrumf-tied-supertrumps = { $pot ->
    [0] Two supertrumps at once: a tie! Nobody gets a prize card.
   *[other] Two supertrumps at once: a tie! There are now { $pot } cards in the pot.
}
supertrumf-compared = { $attribute }: { $values }.
supertrumf-has-value = { $own ->
    [yes] you { $value }
   *[no] { $player } { $value }
}
supertrumf-has-supertrump = { $own ->
    [yes] you a supertrump
   *[no] { $player } a supertrump
}
supertrumf-round-won = { $you ->
    [player] { $count ->
        [0] You win the round and a prize card.
       *[other] You take { $count } cards.
    }
   *[none] { $count ->
        [0] { $player } wins the round and a prize card.
       *[other] { $player } takes { $count } cards.
    }
}
supertrumf-round-tied = { $pot ->
    [0] A tie: nobody gets a prize card.
   *[other] A tie: { $pot } cards lie in the pot.
}
supertrumf-reshuffled = { $count ->
    [one] The only card in the discard pile becomes the new draw pile.
   *[other] The { $count } cards in the discard pile are shuffled into a new draw pile.
}
supertrumf-you-drew = You draw { $cards }.
supertrumf-drew = { $you ->
    [player] { $count ->
        [one] You draw one card.
       *[other] You draw { $count } cards.
    }
   *[none] { $count ->
        [one] { $player } draws one card.
       *[other] { $player } draws { $count } cards.
    }
}
supertrumf-you-took-prize = { $left ->
    [0] Your last prize card is { $card }.
   *[other] Your prize card is { $card }. You have { $left } left to take.
}
supertrumf-took-prize = { $left ->
    [0] { $player } takes their last prize card.
   *[other] { $player } takes a prize card and has { $left } left.
}
supertrumf-kept-the-rest = { $you ->
    [player] { $count ->
        [one] Only you have a card left; it goes to the winning pile.
       *[other] Only you have cards left; all { $count } go to the winning pile.
    }
   *[none] { $count ->
        [one] Only { $player } has a card left; it goes to the winning pile.
       *[other] Only { $player } has cards left; all { $count } go to the winning pile.
    }
}
supertrumf-took-the-pot = { $you ->
    [player] { $count ->
        [one] You get the one card in the pot, too.
       *[other] You get the { $count } cards in the pot, too.
    }
   *[none] { $count ->
        [one] { $player } gets the one card in the pot, too.
       *[other] { $player } gets the { $count } cards in the pot, too.
    }
}
supertrumf-pot-lost = { $count ->
    [one] Nobody has cards left. The card in the pot counts for nobody.
   *[other] Nobody has cards left. The { $count } cards in the pot count for nobody.
}

supertrumf-status-declared = { $player } leads. Attribute: { $attribute }.
supertrumf-status-redraw = Keep or discard the hand? Waiting for { $players }.
supertrumf-status-roll = Roll for the lead. Waiting for { $players }.
supertrumf-status-declare = Waiting for { $players } to name an attribute.
supertrumf-status-prize = Waiting for { $players } to take a prize card.
supertrumf-status-lay = Waiting for { $players } to play.
supertrumf-status-leader-may-lay = { $player } may play now, or wait.

supertrumf-zone-declared = Attribute
supertrumf-zone-pile = Draw pile
supertrumf-zone-pot = Pot
supertrumf-zone-discard = Discard pile
supertrumf-zone-laid = Played
supertrumf-zone-turned = Revealed, { $attribute }
supertrumf-zone-winning-pile = Winning pile
supertrumf-zone-prizes = Prize cards
supertrumf-zone-throws = Hands discarded

supertrumf-concede = If you give up, the others play on. Your cards stay in the game and are played for you right away. You can’t step back in, and you come last, however many cards you win.
supertrumf-over-cards = { $cards ->
    [one] { $player } wins with one card in the winning pile!
   *[other] { $player } wins with { $cards } cards in the winning pile!
}
supertrumf-over-shared = { $cards ->
    [0] { $players } share the win: nobody has a card in the winning pile.
    [one] { $players } share the win with one card each in the winning pile!
   *[other] { $players } share the win with { $cards } cards each in the winning pile!
}
supertrumf-over-prizes = { $player } has taken all the prize cards and wins the duel!

supertrumf-why-throw = Discard the hand: in every attribute, too many figures could beat it.
supertrumf-why-keep = Keep the hand: it can reach { $value } in { $attribute }, which few figures beat.
supertrumf-why-keep-supertrump = Keep the hand: there’s a supertrump in it.
supertrumf-why-keep-smaller = Keep the hand: the next one would be smaller still.
supertrumf-why-roll = Roll: there’s nothing else to do.
supertrumf-why-declare = Name { $attribute }: that’s where your hand stands out most, since it can reach { $value }.
supertrumf-why-bluff = Name { $attribute }: it’s a bluff, but you have a supertrump to back it up.
supertrumf-why-enough = Play { $cards }, worth { $value }: that should be enough, and it costs you least.
supertrumf-why-supertrump = Play { $cards }: no number would be enough, and a supertrump beats them all.
supertrumf-why-hope = Play { $cards }: { $value } is the most you have, and it may be enough.
supertrumf-why-worst = Play { $card }: your chances are slim here, so part with your worst.
supertrumf-why-prize = Take prize card { $place }: nobody knows what’s on any of them.

supertrumf-picture-beats-all = beats every total
supertrumf-picture-reach = What your hand can reach
supertrumf-picture-reaches = { supertrumf-picture-reach }: { $points }.
supertrumf-picture-gave-up = Gave up: { $who }.
supertrumf-picture-new = New: { $cards }.
supertrumf-picture-ahead = { $count ->
    [0] Level with { $player }.
    [one] A single card ahead of { $player }.
   *[other] { $count } cards ahead of { $player }.
}
supertrumf-picture-last-round = { $player } took the last round with { $cards }.

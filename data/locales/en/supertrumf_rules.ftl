# The rules of Supertrumf Fantasy

supertrumf-rules-aim-title = What it’s about
supertrumf-rules-aim =
    Each round the leader names an attribute, everybody lays cards face down, and the highest value wins.
    Classic is for two to six players: you collect cards in your winning pile, and most cards at the end wins. The lightning duel is for two: the first to take all four of their own prize cards wins.
    Whoever gives up comes last. Between two that ends the match; with more, the others play on, and that hand is played by the clock without delay.
supertrumf-rules-cards-title = The cards
supertrumf-rules-cards =
    Figures have a value for every attribute. Items add to one attribute, a few of them to two. And then there are two supertrumps.
    You lay one card, or two: a figure with an item, or a figure with a supertrump. Two figures or two items never go together. An item on its own is fine too; it is worth just its bonus. An item that doesn’t fit the attribute adds 0.
    All cards that have not been dealt lie face down in the middle. They are the pile that everybody draws from.
supertrumf-rules-round-title = A round
supertrumf-rules-round =
    The leader picks the attribute, and may well be bluffing. The others lay in any order. Everybody sees how many cards each has laid, but not which. What is laid stays laid, unless it is taken back: freely until somebody else acts, later if the others agree, never once the cards are turned. Whoever has cards must lay.
    Once all have laid, the cards are turned together. The highest value wins, and the winner leads the next round. If two or more share the highest value, the round is a tie.
    Then you draw, one card each in turn: first whoever sits on the left of the next round’s leader, in each lap the leader last. It stops when all have their cards or the pile is empty. Left is the next seat in the list. There is no limit to a hand.
supertrumf-rules-supertrumps-title = Supertrumps
supertrumf-rules-supertrumps =
    A supertrump beats every value, and settles the round even when others are level. Only one thing helps: somebody else laying the other supertrump. Then the round is a tie, whatever else is on the table.
    A figure laid with a supertrump adds nothing, but goes along with it.
supertrumf-rules-classic-title = Classic
supertrumf-rules-classic =
    Everybody gets four cards. Whoever opened the table deals the first game; with every rematch the deal moves one seat to the left. The option “{ supertrumf-option-dealer }” can change that. The player on the dealer’s left leads first. The leader always lays last.
    The winner takes all laid cards to their winning pile and draws one card; everybody else draws two. After a tie the cards go into a pot, everybody draws two and the same leader picks again. The next winner takes the whole pot.
    When the pile is gone, you play on with what you hold. Whoever has no cards sits out; a lead that would be theirs goes left to somebody with cards. Once only one player holds cards, these and any pot left over go to that player’s winning pile. If nobody has cards, the pot counts for nobody.
    Most cards in the winning pile wins; equal numbers share the win.
supertrumf-rules-blixtduell-title = Lightning duel
supertrumf-rules-blixtduell =
    For two. Each gets four cards in hand and four prize cards that nobody may look at. If you don’t like your hand, throw it and draw three, then two, then one. Thrown cards go to the discard.
    Both roll a six-sided die; the higher leads, and equal rolls are rolled again. The leader may lay at any time; a leader who waits makes the opponent lay first.
    The winner takes any one of their own prize cards into their hand, draws nothing else and leads; the loser draws two. After a tie both draw two and roll for the lead again; there is no pot. Laid cards go to the discard, which is shuffled when the pile runs out.
    Taking your fourth prize card wins on the spot.

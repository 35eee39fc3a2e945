# The rules of Supertrumf Fantasy

supertrumf-rules-minute-title = In one minute
supertrumf-rules-minute =
    Everyone gets four cards. The leader names an attribute, such as Strength. Everyone plays a figure face down, perhaps with an item that makes it stronger; the leader plays last.
    The highest total wins all the cards. That player leads the next round.
    The two daggers beat everything except each other. In the end, the most cards wins.
supertrumf-rules-minute-example = Bo plays the Knight (18) and the Holy Sword (8): Strength 26. That beats 18 for Anna’s Warlord.
supertrumf-rules-cards-title = The cards
supertrumf-rules-cards =
    A **figure** has a number for each of the six attributes: Strength, Stamina, Speed, Cunning, Magic and Courage.
    An **item** raises one attribute, a few raise two. The Elixir of Stamina, for example, adds 10 to Stamina.
    The two **supertrumps** are the Poisoned Dagger and the Dagger in the Back. They have no number.
    In each round you play one card or two: a figure with an item, whose numbers **add up**, or a figure with a supertrump. Two figures never go together, nor do two cards that are not figures.
    An item on its own is allowed: it counts only what it adds. An item for another attribute adds 0.
supertrumf-rules-cards-example = Strength is named. Bo can play the Knight alone (18), add the Holy Sword (26), or play the Poisoned Dagger, which beats any number. The Elixir would add nothing here.
supertrumf-rules-round-title = A round
supertrumf-rules-round =
    The **leader** names an attribute. It may well be a bluff: the leader needs no card for it.
    Everybody plays face down, the others in any order and the leader last. All can see how many cards each has played, but not which.
    If you have cards, you must play.
    Once all have played, the cards are turned over together. The highest total wins, and its player leads the next round.
supertrumf-rules-round-example = Bo leads and has named Strength. Anna has played one card face down. Now Bo plays last.
supertrumf-rules-supertrumps-title = Supertrumps
supertrumf-rules-supertrumps =
    A supertrump beats every total. It wins even if other players are level with each other.
    Only the other supertrump can stop it. If two players play one each, the round is a tie, whatever else is on the table.
    You can play a figure with a supertrump. The figure adds nothing; it just goes along.
    If you lead with a dagger in mind, name an attribute that tempts the others to use their best cards.
supertrumf-rules-supertrumps-example = Bo says “Strength”. Anna plays the Shy Kraken (22) and the Giant’s Belt (10): 32. Bo’s Poisoned Dagger beats that.
supertrumf-rules-classic-title = Classic
supertrumf-rules-classic =
    Classic is for two to six players. Everybody gets four cards; the rest form the draw pile in the middle.
    The player who opened the table deals first, and with each rematch the deal moves one seat to the left. “{ supertrumf-option-dealer }” under “{ chat-do-options }” can change that. The player to the dealer’s left leads the first round. Left means the next seat in the list.
    The winner of a round puts all the cards into their **winning pile** and draws one card. Everybody else draws two. There is no limit to a hand.
supertrumf-rules-classic-example = Anna dealt, so Bo led, and has won. Bo’s winning pile now has 3 cards. Anna draws two and has 5 in hand; Bo draws one and has 3.
supertrumf-rules-ties-title = Ties
supertrumf-rules-ties =
    If two or more players share the highest total, or two supertrumps meet, the round is a **tie**.
    In classic all the cards then go into a **pot**. Everybody draws two, and the same leader names an attribute again.
    The pot grows until a round is won. The winner of that round takes all of it.
supertrumf-rules-ties-example = Strength was named. Anna’s Warlord has 18, and so has Bo’s Knight. Both cards go into the pot, and both players draw two. Bo leads again.
supertrumf-rules-ending-title = How classic ends
supertrumf-rules-ending =
    When the draw pile is empty, you play on with the cards you hold. A player without cards sits out. If that player should lead, the lead passes to the left, to the next player with cards.
    Once only one player holds cards, the game is over: those cards and any pot go to that player’s winning pile. If nobody holds cards, the pot counts for nobody.
    The player with the most cards in the winning pile wins. Players with the same number share the win.
supertrumf-rules-duel-title = Lightning duel
supertrumf-rules-duel =
    The lightning duel is for exactly two. You each get four cards in hand and four **prize cards**, face down, that nobody may look at. The first to take all four of their own wins.
    Don’t like your first hand? Discard it and draw three new cards. If you don’t like those, discard them and draw two, then one. Each of you decides alone.
    Then you both roll a six-sided die for all to see. The higher roll leads; if it’s a tie, you roll again.
    A round goes as in classic, with one difference: the leader may play at any time. A leader who waits makes the opponent play first, and doesn’t give away whether it will be one card or two.
supertrumf-rules-prizes-title = Prize cards
supertrumf-rules-prizes =
    The winner of a round takes one of their own prize cards into their hand, any of them, without having seen it. They draw nothing else, and lead the next round. The loser draws two cards.
    After a tie nobody takes a prize card. Both draw two, and you roll for the lead again. There is no pot.
    Played and discarded cards go to one discard pile. When the draw pile is empty, the discard pile is shuffled into a new one; if nothing is left, you draw fewer.
    As soon as you take your fourth prize card, you have won.
supertrumf-rules-prizes-example = Bo has won with 26 to 18 and takes a prize card: three are left. Anna draws two cards, and Bo leads again.
supertrumf-rules-details-title = Details
supertrumf-rules-details =
    Cards are drawn one at a time in turn, first by the player to the left of the next round’s leader and last by the leader, until all have theirs or the pile is empty.
    Hidden: hands, prize cards, discarded hands, and played cards until all have played. All else is open: how many cards everybody holds, the dice, how often each has discarded a hand and how many cards lie in the winning piles.
    You can undo what you have played: freely until somebody else acts, after that if the others agree, but never once the cards have been turned over.
    If you give up, you come last. With two players that ends the match. With more, the others play on, and your cards are played for you at once; the last player who has not given up wins.

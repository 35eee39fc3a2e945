# The rules of Storma slottet!

storma-slottet-rules-minute-title = In one minute
storma-slottet-rules-minute =
    Bring down the enemy’s jack, queen and king. Each of you has one Active card out: jacks take 25 damage, kings 30, queens 35.
    On your turn do one thing: **attack** with cards of one suit (not the target’s own) and jokers, **heal** with numbers of the hurt card’s suit, **exchange** cards, or **retreat** to the Sickbay.
    Bring a card down and you draw three, and the enemy brings out another.
storma-slottet-rules-minute-example = Anna attacks with ♣10 + ♣9 + ♣7 = 26. Bo’s jack falls.
storma-slottet-rules-goal-title = The aim
storma-slottet-rules-goal =
    A game for two. Each of you chooses a suit: your royal house, which is that suit’s jack, queen and king. When all three of a house have become the enemy’s trophies, the castle has fallen and the other side wins at once.
    The court cards of the two free suits are heroes. They serve whoever holds them: as a mercenary (stands as the Active card), an assassin (attacks) or a doctor (heals).
    Jacks take 25 damage, kings 30 and queens 35. Aces are worth 1. A d10 (ten-sided die) shows 0 to 9, and zero is zero.
    Only hands and the draw pile are hidden. All else lies open.
    Whoever gives up has lost at once, and hidden cards stay hidden.
storma-slottet-rules-start-title = How to begin
storma-slottet-rules-start =
    Choose suits in seat order, two different ones. You get your three court cards and 17 others; 14 cards are left as the draw pile. The jokers are in.
    Both choose a court card, royal or hero, as the Active card and lay it face down; the two are turned at the same time. Then both roll a d10, and the higher begins. Ties are rolled again.
storma-slottet-rules-turn-title = A turn
storma-slottet-rules-turn =
    On your turn you do exactly one of four things: exchange, attack, heal or retreat. If none of them is possible, the turn passes by itself.
    Exchange: show one or more cards of one suit, number cards and heroes but no jokers, put them on the discard, and draw as many. Your own royals are never exchanged, and they neither attack nor heal.
    After that you fill your hand up to 10 cards. More than 10 are fine. When the last card of the draw pile is taken, the discard is shuffled into a new one.
    You can agree on a draw at any time: one offers it, the other accepts. Whoever ends a turn without answering lets the offer lapse.
    You may take back what you have just done: freely until the other acts or dice are rolled, later if the other agrees, but never past a card that was drawn or turned.
storma-slottet-rules-attack-title = Attacking
storma-slottet-rules-attack =
    Attack the opponent’s Active card with as many number cards and assassins as you like, all of one suit, plus any jokers. Jokers alone will do. Cards of the target’s own suit can’t hurt it, not even assassins. Everything is laid at once, then you roll the dice.
    Number cards do their value. Joker: 2d10, which is two dice added up; a double zero is a fumble, and the opponent takes the joker into hand. Assassin: 5 + d10; on a zero there is no damage, and the assassin becomes the opponent’s trophy. The rest of the attack still counts.
    Every card that did damage stays on the target as a damage card, worth what it did. A card that can take no more falls and is your trophy; its damage cards go to the discard. Damage beyond that is lost.
storma-slottet-rules-heal-title = Healing
storma-slottet-rules-heal =
    Heal one of your damaged cards. You lay one card at a time, as many as you like, see the dice in between and may stop at any point. These heal: number cards of the damaged card’s suit, jokers, and doctors of any suit.
    Each lifts whole damage cards of your choice that add up to its value at most. From damage of 3, 5 and 9, an 8 can lift the 3 and the 5, but not the 9. Nothing is saved for the next card. A number card must lift something.
    The healing card goes to the discard, even if the dice let it lift nothing, and so do the damage cards that it lifts.
    Joker: only if the card can take 10 more at most. Roll 2d10; the higher one counts. On a double zero the card dies and becomes the opponent’s trophy, the joker is discarded, and the healing is over.
    Doctor: 7 + 2d10, on the Active card only, unless an option lets doctors into the Sickbay. A doctor who succeeds goes to the discard. On a double zero the doctor stays as a damage card, and the card can take just 1 more; you may go on healing.
storma-slottet-rules-retreat-title = The Sickbay
storma-slottet-rules-retreat =
    If your Sickbay is empty, your Active card can go there with its damage cards, and another court card from your hand takes its place face up. It need not be damaged. The card in the Sickbay can’t be attacked, and number cards and jokers can heal it.
    It comes out only when you have lost your Active card: you then choose at once, a court card from your hand or the one in the Sickbay.
storma-slottet-rules-trophies-title = Trophies
storma-slottet-rules-trophies =
    A fallen card becomes a trophy and is out of play. First, whoever made the move fills up to 10. Then new trophies are rewarded: whoever holds fewer than 10 fills up to 10, then takes three cards for each new trophy.
    A mercenary or assassin won as a trophy brings cards but fells no house. When a house falls, the match is over at once.

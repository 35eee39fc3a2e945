# The rules of Storma slottet!

storma-slottet-rules-minute-title = In one minute
storma-slottet-rules-minute =
    Bring down the enemy’s jack, queen and king. Each of you has one Active card out: jacks take 25 damage, kings 30, queens 35.
    On your turn do one thing: **attack** with cards of one suit (not the target’s own) and jokers, **heal** with numbers of the damaged card’s suit, **exchange** cards, or **retreat** to the Sickbay.
    Bring a card down and you draw three, and the enemy brings out another.
storma-slottet-rules-minute-example = Anna attacks with ♣10 + ♣9 + ♣7 = 26. Bo’s jack falls.
storma-slottet-rules-courts-title = Court cards
storma-slottet-rules-courts =
    A game for two. Each of you chooses a suit. Its three **court cards** (jack, queen and king) are your royal house.
    The court cards of the other two suits are **heroes**. A hero in your hand can do one of three things:
    As a **mercenary** it stands as your Active card, so that the enemy has to bring it down instead of one of your royals.
    As an **assassin** it attacks. It can do a lot of damage, but if the guards spot it, it dies and becomes the enemy’s trophy.
    As a **doctor** it heals. But if the knife slips, your card is left so badly hurt that almost anything will bring it down.
    Royal or hero, a jack takes 25 damage, a king 30 and a queen 35.
storma-slottet-rules-start-title = How to begin
storma-slottet-rules-start =
    The deck has 54 cards: the usual 52 and two jokers. The player in the first seat chooses a suit, then the other chooses a different one. I shuffle and deal.
    You each get your three royals and 17 other cards, 20 in all. The last 14 are the **draw pile**.
    Each of you picks a court card from your hand, royal or hero, as your **Active card**, face down. Once both have chosen, the two are turned over together.
    Both roll a **d10**, a ten-sided die. It shows 0 to 9, and a zero is worth nothing. The higher roll begins; if it’s a tie, you roll again.
storma-slottet-rules-turn-title = A turn
storma-slottet-rules-turn =
    On your turn you do exactly one of four things: **attack**, **heal**, **exchange** cards or **retreat**. If you can’t do any of them, your turn passes by itself.
    Your own royals have one job only: to stand as your Active card. They never attack or heal, and they are never exchanged.
    After your move you draw until you hold 10 cards. If you hold 10 or more already, you draw nothing; there is no limit to a hand.
storma-slottet-rules-exchange-title = Exchanging
storma-slottet-rules-exchange =
    Show one or more number cards or heroes, all of one suit. Put them on the **discard pile** and draw the same number from the draw pile. Jokers can’t be exchanged, nor can your own royals.
    Your opponent sees what you discard, but not what you draw.
storma-slottet-rules-attack-title = Attacking
storma-slottet-rules-attack =
    You attack your opponent’s Active card; no other card can be attacked. Play as many number cards and assassins of **one suit** as you like, and any jokers. Jokers alone will do.
    Cards of the target’s own suit can’t hurt it, not even assassins: no spade hurts the king of spades. Jokers always work.
    You play all the cards of an attack at once. You can’t see how it goes and then add more.
storma-slottet-rules-damage-title = Damage
storma-slottet-rules-damage =
    A number card does as much damage as it shows; an ace is worth 1. Every card that does damage stays on the target as a **damage card**, worth what it did.
    When a card can take no more, it **falls** and becomes your trophy; its damage cards go to the discard pile. Damage beyond that is lost.
    Your opponent then brings out another card at once, from the hand or from the Sickbay.
storma-slottet-rules-damage-example = Anna attacks the king of hearts with ♠9 + ♠8 = 17. A king takes 30, so he can take 13 more.
storma-slottet-rules-wild-title = Jokers and assassins
storma-slottet-rules-wild =
    A **joker** rolls two d10, which are added up: 1 to 18 damage. A double zero is a fumble: no damage, and your opponent takes the joker into hand.
    An **assassin** does 5 plus one d10: 6 to 14 damage. On a zero it is caught: no damage, and it becomes your opponent’s trophy.
    Each joker and each assassin rolls for itself, in the order in which you chose them. If one fumbles, the rest of the attack still counts.
storma-slottet-rules-wild-example = Anna plays ♦8, the queen of diamonds as an assassin (5 + 6 = 11) and a joker (4 + 7 = 11). That makes 30: the queen of hearts can take 5 more.
storma-slottet-rules-heal-title = Healing
storma-slottet-rules-heal =
    Heal one of your damaged cards, the Active one or the one in the Sickbay. You can use number cards of its own suit, jokers, and doctors of any suit: the queen of hearts, for example, is healed by hearts.
    Play one card at a time, as many as you like. You see the dice in between and can stop at any point.
    Each card removes damage cards of your choice, in all worth no more than it heals. It never removes part of one, and nothing is saved for the next card. A number card heals what it shows, an ace 1, and has to remove something.
    The healing card and what it removes go to the discard pile. What is left still counts.
    Your move is over when no damage is left, when you have nothing more to heal with, or when you stop.
storma-slottet-rules-heal-example = The queen of hearts has damage cards of 2, 4 and 7. Anna plays ♥6 to heal: it can remove the 2 and the 4, but not the 7. That takes more healing.
storma-slottet-rules-doctors-title = Jokers and doctors
storma-slottet-rules-doctors =
    A **joker** heals only a card that can take 10 more at most. It rolls two d10 and heals what the higher one shows. On a double zero the card **dies** and becomes your opponent’s trophy, the joker goes to the discard pile and the healing is over.
    A **doctor** heals 7 plus two d10, 25 at most. Doctors heal the Active card only, unless you choose “{ storma-slottet-option-doctors_in_sickbay }” under “{ chat-do-options }”.
    On a double zero the knife slips: the doctor stays as a damage card, so big that the card can take just 1 more. You may go on healing, and the doctor can be removed like any damage card. If the card could take just 1 before, the doctor is worth 0.
    After the roll you choose what to remove. A joker or doctor goes to the discard pile even if it removes nothing.
storma-slottet-rules-doctors-example = The queen of hearts takes 35 and has 20 damage. Anna’s doctor, the queen of clubs, rolls 0 and 0 and stays as a damage card of 14: the queen of hearts can take just 1 more.
storma-slottet-rules-sickbay-title = The Sickbay
storma-slottet-rules-sickbay =
    If your Sickbay is empty, you can move your Active card there with all its damage cards. Another court card from your hand takes its place, face up. A card need not be damaged to retreat. The Sickbay holds one card only.
    In the Sickbay a card can’t be attacked. Number cards and jokers can heal it there.
    It comes out only when you lose your Active card: then you may bring it out instead of a court card from your hand.
storma-slottet-rules-sickbay-example = The king of spades has 18 damage. Anna retreats: he goes to the Sickbay, and the queen of diamonds takes over as a mercenary.
storma-slottet-rules-trophies-title = Trophies
storma-slottet-rules-trophies =
    A card that falls becomes a **trophy** for the player who brought it down, and is out of play.
    A player who has lost their Active card brings out another at once: a court card from the hand, or the one in the Sickbay.
    Only then are cards drawn. The player whose turn it was draws up to 10. Then each new trophy brings three cards; a player with fewer than 10 draws up to 10 first.
    Trophies count for nothing else, but the extra cards are a great help. A mercenary or an assassin among them doesn’t count towards bringing down a house.
storma-slottet-rules-trophies-example = Anna has 7 cards left when Bo’s mercenary falls. Bo brings out the queen of hearts. Anna draws up to 10, then three more for the trophy: 13.
storma-slottet-rules-winning-title = Winning
storma-slottet-rules-winning =
    When the jack, queen and king of a royal house are all trophies, the house has fallen and the castle is stormed. The other player wins at once: nobody draws or brings out anything more.
    You can agree on a draw at any time: one of you offers it, the other accepts. The offer lapses if the other finishes a turn without answering. If it is declined, you can offer again next turn.
    If you give up, you have lost at once. Hidden cards stay hidden.
storma-slottet-rules-details-title = Details
storma-slottet-rules-details =
    Hidden: hands and the draw pile. All else is open: Active cards, damage cards, the Sickbay, trophies, the discard pile, exchanged cards, and how many cards each of you holds.
    When the last card of the draw pile is taken, the discard pile is shuffled into a new one, even in the middle of drawing. If there is nothing left anywhere, you draw fewer.
    You can undo what you have just done: freely until the other player acts or dice are rolled, after that if they agree, but never once a card has been drawn or turned over.

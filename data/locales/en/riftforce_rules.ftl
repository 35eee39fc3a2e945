# The rules of Riftforce

riftforce-rules-aim-title = The aim
riftforce-rules-aim =
    A game for two. Riftforce is what both sides fight for. You get 1 for every enemy card that is destroyed, and 1 for every location that you control when you check.
    Once somebody has 12 or more, the round is finished: the starter and the other player have then had equally many actions. Most Riftforce wins. On a tie each takes one more action, and so on until it is broken.
    If neither has a card left except on the board and neither can pull ahead any more, the match ends as it stands.
    Whoever gives up has lost at once, and hidden cards stay hidden.
riftforce-rules-start-title = Guilds and deal
riftforce-rules-start =
    A toss decides who picks first; that player also takes the first action.
    Each player gets one guild at random. Of the guilds shown, the players pick one each in turn until both have four. With the base set one of the ten guilds is put away at random and seven are shown; with all eighteen, eight are shown. What nobody picks is not played with.
    Each guild has nine cards: four 5s, three 6s and two 7s. You shuffle your 36 cards and draw seven. Then whoever does not start lays the top card of their own pile at the middle location. It sets nothing off there.
    The five locations lie in a row. On your turn you take exactly one action: play, activate, or check and draw.
    If you choose all four freely (the option “{ riftforce-option-picks }”), nobody gets a guild at random: all are shown, and after the toss the players pick one each in turn until both have four. Each guild can be picked once.
riftforce-rules-play-title = Play
riftforce-rules-play =
    Play one to three cards from your hand on your side of the Rift. They must all have the same number or all the same symbol.
    Either all go to one location, in the order you like, or one each to locations that lie side by side without a gap. Two here and one there is not allowed.
    New cards always go last. The first card at a location is the one nearest the Rift.
    Earth and Love do something when played: all cards are laid first, then they do it, one after the other.
riftforce-rules-activate-title = Activate
riftforce-rules-activate =
    Discard a card. Then activate one to three of your cards on the board that all have its number, or all have its symbol. You choose them one at a time, each at most once. At least one must fit, and a card that is destroyed before its turn can’t be chosen.
    Each activated card carries out its guild’s whole ability, in order and as far as possible. What can be done must be done; what can’t is skipped. “Here” is the location of the activated card. The outermost locations are not neighbours.
    You may take your steps back, one at a time, until your opponent acts: also the one that ended your action, and a guild you picked. After that your opponent must agree. Nobody goes back past a card that was drawn.
riftforce-rules-check-title = Check and draw
riftforce-rules-check =
    Only with fewer than seven cards in hand. You get 1 Riftforce for every location that you control: at least one card of yours and no enemy there.
    Then you draw until you have seven. An empty pile is made anew from your shuffled discard pile. If that is not enough, you draw what there is. You may check even if there is nothing to draw.
riftforce-rules-damage-title = Damage and destruction
riftforce-rules-damage =
    A card’s number is its life. Damage stays on the card, also when it moves. When there is at least as much damage as life, the card is destroyed: it goes to the discard pile, gaps close, and the other side gets 1 Riftforce, whoever did the damage, even you yourself. Damage beyond its life is lost.
    This is checked when a card’s whole ability is done, except that the targets of Thunderbolt, Shadow and Music, and whatever is hit by a card’s arrival, are checked at once.
    Hands and piles are hidden, their sizes are not. Of a discard pile only the top card is open.
riftforce-rules-base-title = The base set
riftforce-rules-base =
    { riftforce-guild-fire }: { riftforce-guild-fire-ability }
    { riftforce-guild-earth }: { riftforce-guild-earth-ability }
    { riftforce-guild-light }: { riftforce-guild-light-ability }
    { riftforce-guild-plant }: { riftforce-guild-plant-ability }
    { riftforce-guild-water }: { riftforce-guild-water-ability }
    { riftforce-guild-ice }: { riftforce-guild-ice-ability }
    { riftforce-guild-shadow }: { riftforce-guild-shadow-ability }
    { riftforce-guild-crystal }: { riftforce-guild-crystal-ability }
    { riftforce-guild-thunderbolt }: { riftforce-guild-thunderbolt-ability }
    { riftforce-guild-air }: { riftforce-guild-air-ability }
riftforce-rules-second-title = The second set
riftforce-rules-second =
    { riftforce-guild-beast }: { riftforce-guild-beast-ability }
    { riftforce-guild-sand }: { riftforce-guild-sand-ability }
    { riftforce-guild-lava }: { riftforce-guild-lava-ability }
    { riftforce-guild-music }: { riftforce-guild-music-ability }
    { riftforce-guild-acid }: { riftforce-guild-acid-ability }
    { riftforce-guild-star }: { riftforce-guild-star-ability }
    { riftforce-guild-love }: { riftforce-guild-love-ability }
    { riftforce-guild-magnet }: { riftforce-guild-magnet-ability }
    What Music wins over counts as destroyed, lies last and undamaged on your side, and is yours from then on. You may activate it in this very action, if it fits and you have not activated three yet. Earth and Love do what they do when played. When it is destroyed later, the other side scores and it goes to your discard pile.
    What Acid destroys gives nothing, not even a Crystal. With no enemy here, Magnet moves alone.

# The rules of Riftforce: a book of short pages, each a section. One paragraph on each line, the same
# ones in every language.

riftforce-rules-minute-title = In one minute
riftforce-rules-minute =
    Five locations lie along the Rift. A card’s number is its life; its guild says what it can do.
    On your turn, do one thing: **Play** 1–3 cards of one number or guild. **Activate**: discard a card, and up to three of yours with its number or guild use their power. **Check and draw**: 1 Riftforce per location where only you have cards; refill to seven.
    Each destroyed enemy gives 1. At 12, finish the round: most wins.
riftforce-rules-minute-example = Anna controls two locations: +2.

riftforce-rules-board-title = In front and behind
riftforce-rules-board =
    A game for two. Five locations lie in a row along the Rift. Your cards lie on your side, your opponent’s right across.
    The first card at a location is the one nearest the Rift, the last is the one farthest away. In front means nearer the Rift; behind means farther from it. A card on its own is both first and last.
    Neighbouring locations lie right beside each other. The two at the ends are not neighbours.
    Each card shows its guild (the symbol) and its number: 5, 6 or 7. The number is the card’s life. The red star shows how much damage it has taken.
riftforce-rules-board-example = At Location 2, Anna’s Water 5 is first, nearest the Rift. Behind it lies Fire 6, and the new Plant 7 is last. Bo’s first card there is Air 6.

riftforce-rules-turn-title = Your turn
riftforce-rules-turn =
    You take turns. On yours you do exactly one of three things: play cards, activate cards, or check and draw.
    Play to get cards onto the table. Activate to hurt the enemy. Check when you control locations or want new cards.
    A round is one action each: first the player who started the match, then the other.

riftforce-rules-play-title = Play
riftforce-rules-play =
    Play one to three cards from your hand on your side of the Rift. They must all have the same number, or all be of the same guild (symbol). Put them all at one location, in any order you like. Or put one each at two or three locations that lie side by side without a gap. Two here and one there is not allowed.
    New cards always go behind those already there, so that every number stays in sight.
    Earth and Love do something as soon as they are played. First all your cards are put down. Then these do it one at a time, in the order in which you played them.
riftforce-rules-play-example = Anna plays three Earths, one each at Locations 2, 3 and 4. Each of Bo’s cards at those locations takes 1 damage at once.

riftforce-rules-activate-title = Activate
riftforce-rules-activate =
    Discard a card from your hand, face up. Then activate one to three of your cards on the table: all with the discarded card’s number, or all of its guild. You can’t mix, and at least one of your cards must match.
    They may lie anywhere. You pick them one at a time, in any order, each card at most once. A card that gets destroyed before its turn can’t be activated.
    Each activated card does all that its guild can do, from beginning to end and as far as possible. What can be done must be done. What can’t be done is skipped.
    If only one card matches, it is activated automatically. When nothing is left to activate, your action is over.
riftforce-rules-activate-example = Anna discards Plant 5 and activates three 5s. Water does 2 damage to Air, moves to Location 2 and does 1 to Shadow. Fire does 3 to Air and destroys it: 1 Riftforce for Anna. The Plant behind Fire takes 1, but Light heals it.

riftforce-rules-check-title = Check and draw
riftforce-rules-check =
    Only if you have fewer than seven cards in hand.
    You get 1 Riftforce for each location that you control: where you have at least one card and your opponent has none. Only you score now, not your opponent.
    Then draw until you have seven cards. If your draw pile runs out, your discard pile is shuffled into a new one. If even that isn’t enough, you draw what there is.
    You may do this even when there is nothing to draw.
riftforce-rules-check-example = At Locations 3 and 5 only Anna has cards: 2 Riftforce. She had four cards in hand and draws three.

riftforce-rules-damage-title = Damage
riftforce-rules-damage =
    Damage stays on a card, even when the card moves. When the damage is as high as the card’s number, or higher, the card is destroyed. Any damage beyond that is lost.
    A destroyed card goes to its owner’s discard pile without its damage, and the cards behind it move up. The other side gets 1 Riftforce.
    It doesn’t matter who did the damage. If your Fire burns down a card of your own, your opponent gets the point.
    Two exceptions: a Crystal gives 2, and what Acid destroys gives nothing.
riftforce-rules-damage-example = Anna’s Fire does 3 damage to Bo’s Ice. It now has 4 damage of 5 and survives. The Plant behind Fire takes 1, has 5 of 5 and is destroyed: 1 Riftforce for Bo.

riftforce-rules-winning-title = Who wins
riftforce-rules-winning =
    The points are called Riftforce, just like the game. You get 1 for each enemy card destroyed, and 1 for each location you control when you check.
    When somebody has 12 or more, the round is played to its end, so that you have both had the same number of actions. Then the player with the most wins. You can go past 12: the count simply goes on.
    A tie? Then you take one more action each, and so on until somebody is ahead.
riftforce-rules-winning-example = Anna started and has reached 12. Bo has 11 and one action left. If Bo gets 2 more, Bo wins.

riftforce-rules-start-title = Choosing guilds
riftforce-rules-start =
    The player in the first seat tosses a coin to see who picks first. That player also takes the first action of the match.
    Each of you gets one guild at random. From those on show you then pick one each in turn, until you both have four. In the base set, one of the ten guilds is put away at random and seven are shown. With all eighteen, eight are shown. Guilds that nobody picks are not in the game.
    Would you rather choose all four freely? Change “{ riftforce-option-picks }” under “{ chat-do-options }”. Then nothing is random: all guilds are shown, and after the toss you pick one each in turn, until you both have four. Each guild can be picked once.
riftforce-rules-start-example = Each got one guild at random and then picked one. Now Anna picks from the five that are left.

riftforce-rules-deal-title = Cards and deal
riftforce-rules-deal =
    Each guild has nine cards: four 5s, three 6s and two 7s. What the guild can do is printed on a card of its own, the summoner. Here you find it below your hand and on the pages about the guilds.
    Your four guilds make a shuffled draw pile of 36 cards, face down. You draw seven.
    Then the player who doesn’t start puts the top card of their draw pile at the location in the middle. It doesn’t count as played, so it sets nothing off.
riftforce-rules-deal-example = Anna starts and has drawn seven cards. Bo’s top card already lies in the middle.

riftforce-rules-fire-title = { riftforce-guild-fire }, { riftforce-guild-earth }, { riftforce-guild-light }
riftforce-rules-fire =
    They strike straight ahead. “Here” is the location where the card lies. The first enemy is the one nearest the Rift.
    {"**"}{ riftforce-guild-fire }**: { riftforce-guild-fire-ability } If that destroys your card, your opponent gets the point. A Fire that lies last burns no card of yours.
    {"**"}{ riftforce-guild-earth }**: { riftforce-guild-earth-ability } If you play several Earths, each of them strikes, at once.
    {"**"}{ riftforce-guild-light }**: { riftforce-guild-light-ability } It may be Light itself. If any of your cards is damaged, you must heal.
riftforce-rules-fire-example = Anna discards Crystal 5 and activates three 5s. Fire does 3 damage to Ice and 1 to Anna’s own Crystal behind. Earth does 2 to Plant. Light does 2 to Water and heals the Crystal.

riftforce-rules-crystal-title = { riftforce-guild-crystal }, { riftforce-guild-ice }, { riftforce-guild-thunderbolt }
riftforce-rules-crystal =
    They strike at their own location too: Crystal at the first enemy, Ice at the last, Thunderbolt at any you like. The last enemy is the one farthest from the Rift.
    {"**"}{ riftforce-guild-crystal }**: { riftforce-guild-crystal-ability } So a destroyed Crystal gives 2 Riftforce. If a Shadow destroys it, that makes 3.
    {"**"}{ riftforce-guild-ice }**: { riftforce-guild-ice-ability } An enemy on its own is both first and last.
    {"**"}{ riftforce-guild-thunderbolt }**: { riftforce-guild-thunderbolt-ability } If any enemies are left here, Thunderbolt must strike the second time too. There is no third time.
riftforce-rules-crystal-example = Crystal does 4 damage to Earth. Ice does 4 to Water, which lies last and already had 2. Thunderbolt destroys Fire and strikes once more, at Plant.

riftforce-rules-plant-title = { riftforce-guild-plant } and { riftforce-guild-water }
riftforce-rules-plant =
    They reach next door, that is, a location right beside their own. The first enemy is the one nearest the Rift.
    {"**"}{ riftforce-guild-plant }**: { riftforce-guild-plant-ability } If there are enemies next door, you must choose such a location. The enemy goes last here and brings its damage along.
    {"**"}{ riftforce-guild-water }**: { riftforce-guild-water-ability } Water must move. It goes last at the new location, on your side, and brings its damage along.
riftforce-rules-plant-example = Plant does 2 damage to Ice and pulls it from Location 4 to Location 3. Water does 2 to Air, moves to Location 1 and does 1 to Shadow.

riftforce-rules-shadow-title = { riftforce-guild-shadow } and { riftforce-guild-air }
riftforce-rules-shadow =
    They reach every location, and they must move. At the new location they go last on your side, with their damage. The first enemy is the one nearest the Rift.
    {"**"}{ riftforce-guild-shadow }**: { riftforce-guild-shadow-ability } So a card that Shadow destroys gives 2 Riftforce, and a Crystal gives 3.
    {"**"}{ riftforce-guild-air }**: { riftforce-guild-air-ability } So Air can hurt up to three enemies: one where it lands and one on either side.
riftforce-rules-shadow-example = Shadow moves to Location 4 and destroys Fire, which already had 5 damage: 2 Riftforce. Air moves to Location 3 and does 1 damage there, at Location 2 and at Location 4.

riftforce-rules-acid-title = { riftforce-guild-acid }, { riftforce-guild-star }, { riftforce-guild-love }
riftforce-rules-acid =
    From the second set. They strike straight ahead. “Here” is the location where the card lies.
    {"**"}{ riftforce-guild-acid }**: { riftforce-guild-acid-ability } Not even a Crystal does.
    {"**"}{ riftforce-guild-star }**: { riftforce-guild-star-ability } If your draw pile is empty, your discard pile is shuffled into a new one first.
    {"**"}{ riftforce-guild-love }**: { riftforce-guild-love-ability } If any of your cards here is damaged, you must heal one.
riftforce-rules-acid-example = Acid destroys Crystal, but Anna gets no Riftforce. Earth behind it takes 1 damage. Star does 2 to Fire, and Anna draws a card. Love does 2 to Light.

riftforce-rules-beast-title = { riftforce-guild-beast }, { riftforce-guild-sand }, { riftforce-guild-lava }
riftforce-rules-beast =
    From the second set. They reach other locations.
    {"**"}{ riftforce-guild-beast }**: { riftforce-guild-beast-ability }
    {"**"}{ riftforce-guild-sand }**: { riftforce-guild-sand-ability }
    Beast and Sand must move. They go last at the new location and bring their damage along.
    {"**"}{ riftforce-guild-lava }**: { riftforce-guild-lava-ability }
    In front means nearer the Rift. Cards behind Lava are safe. If a card of your own is destroyed, your opponent gets the point.
riftforce-rules-beast-example = Beast is damaged, moves to Location 1 and does 3 damage to Fire. Sand moves to Location 5, does 1 to both enemies and heals 1 on itself. Lava does 2 each to Light and Earth, and 1 each to itself and the Love in front of it.

riftforce-rules-music-title = { riftforce-guild-music } and { riftforce-guild-magnet }
riftforce-rules-music =
    From the second set. They move enemies.
    {"**"}{ riftforce-guild-music }**: { riftforce-guild-music-ability }
    The card counts as destroyed, so you get the point. After that it is yours: it lies undamaged and last on your side, and Earth and Love do what they do when played. You may activate it in this very action, if it matches and you haven’t activated three.
    If it is destroyed later, your opponent gets the point, and it goes to your discard pile.
    {"**"}{ riftforce-guild-magnet }**: { riftforce-guild-magnet-ability } They end up at the same location, each last on its own side. If there is no enemy here, Magnet moves alone.
riftforce-rules-music-example = Music destroys Fire: 1 Riftforce, and Fire now lies undamaged on Anna’s side at Location 1. Magnet does 2 damage to Crystal, which lay last. Both move to Location 5.

riftforce-rules-timing-title = When cards fall
riftforce-rules-timing =
    A card is destroyed only when the card that damaged it is completely done. That is why an enemy with deadly damage may still be moved first.
    But what Thunderbolt, Shadow or Music strikes, and what is hit when a card is played, falls at once if the damage is deadly.
    If several cards are destroyed together, they go to the discard piles from Location 1 to Location 5, and at each location from first to last.

riftforce-rules-open-title = What everybody sees
riftforce-rules-open =
    Hands and draw piles are secret, but not how many cards they hold. Of a discard pile, only the top card is shown.
    You may remember what you have seen: what has gone to a discard pile, and cards that somebody has shown and taken back. So when a discard pile is shuffled into a new draw pile, you can work out that player’s hand. I remember too.

riftforce-rules-back-title = Undo and giving up
riftforce-rules-back =
    You may undo your steps, one at a time, until your opponent has done something: even the step that ended your action, and a guild you picked. After that, your opponent must agree. Nobody can go back past a card that was drawn.
    You may give up at any time, even while you are choosing guilds. Then you have lost at once, and secret cards stay secret.
    If neither of you has any cards left except on the table, and you control equally many locations when the round is over, nobody can get ahead any more. Then the match ends as it stands. If you have the same Riftforce, you share the win.

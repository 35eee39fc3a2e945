# Riftforce

riftforce-name = Riftforce
riftforce-about = Draft four guilds and fight for five locations along the Rift.
riftforce-option-guilds = Guilds
riftforce-option-guilds-help = The ten guilds of the base set, or those and the eight of the second set.
riftforce-option-guilds-base = base set
riftforce-option-guilds-all = all eighteen
riftforce-option-picks = Choosing guilds
riftforce-option-picks-help = One guild each at random, then picks from those on show; or all four picked freely, in turn.
riftforce-option-picks-draft = one at random, then a choice
riftforce-option-picks-free = all four freely

## Guilds

riftforce-guild-fire = Fire
riftforce-guild-fire-ability = 3 damage to the first enemy here. Your own card right behind Fire takes 1.
riftforce-guild-earth = Earth
riftforce-guild-earth-ability = When played: 1 damage to every enemy here. When activated: 2 to the first enemy here.
riftforce-guild-light = Light
riftforce-guild-light-ability = 2 damage to the first enemy here. Then heal 1 damage on one of your cards, anywhere.
riftforce-guild-plant = Plant
riftforce-guild-plant-ability = Choose a neighbouring location: 2 damage to the first enemy there, which is then pulled here.
riftforce-guild-water = Water
riftforce-guild-water-ability = 2 damage to the first enemy here. Then moves next door: 1 to the first enemy there.
riftforce-guild-ice = Ice
riftforce-guild-ice-ability = The last enemy here takes 4 damage if it is already damaged, otherwise 1.
riftforce-guild-shadow = Shadow
riftforce-guild-shadow-ability = Moves to any other location: 1 damage to the first enemy there, 1 extra Riftforce for destroying it.
riftforce-guild-crystal = Crystal
riftforce-guild-crystal-ability = 4 damage to the first enemy here. When Crystal is destroyed, your opponent gets 1 extra Riftforce.
riftforce-guild-thunderbolt = Thunderbolt
riftforce-guild-thunderbolt-ability = 2 damage to any enemy here. If that destroys it, Thunderbolt strikes once more.
riftforce-guild-air = Air
riftforce-guild-air-ability = Moves to any other location: 1 damage to the first enemy there and at each location next to it.
riftforce-guild-beast = Beast
riftforce-guild-beast-ability = Moves next door: 2 damage to the first enemy there, or 3 if Beast is damaged.
riftforce-guild-sand = Sand
riftforce-guild-sand-ability = Moves to any other location: 1 damage to every enemy there. Heals 1 damage on itself.
riftforce-guild-lava = Lava
riftforce-guild-lava-ability = 2 damage to the first enemy at each neighbouring location. Lava and your cards in front take 1 each.
riftforce-guild-music = Music
riftforce-guild-music-ability = 2 damage to the first enemy here. If that destroys it, you play it on your side, next door.
riftforce-guild-acid = Acid
riftforce-guild-acid-ability = 3 damage to the first enemy here, 1 to the one behind it. What this destroys scores nothing.
riftforce-guild-star = Star
riftforce-guild-star-ability = 2 damage to the first enemy here. Then draw a card if you have fewer than seven.
riftforce-guild-love = Love
riftforce-guild-love-ability = When played: heal one of your cards here fully. When activated: 2 damage to the first enemy here.
riftforce-guild-magnet = Magnet
riftforce-guild-magnet-ability = 2 damage to the last enemy here. Then it and Magnet move next door together.

riftforce-card = { $guild } { $number }
riftforce-card-at = { $card } at { $location }
riftforce-card-nth = { $card }, number { $place } there
riftforce-location = Location { $number }
riftforce-lies-both = You: { $own }. Opposite: { $opposite }
riftforce-lies-own = You: { $own }
riftforce-lies-opposite = Opposite: { $opposite }
riftforce-lies-nothing = Empty

## Asks

riftforce-toss = Toss a coin
riftforce-pick = Pick a guild
riftforce-field-guild = Which guild?
riftforce-note-pick = Your pick { $number } of { $count }.
riftforce-note-dealt = { $own } came to you at random, { $other } to { $who }.
riftforce-note-opening = { $card } lies in the middle from the start, because { $who } goes second.
riftforce-note-opening-own = Your { $card } lies in the middle from the start, because you go second.
riftforce-play = Play
riftforce-field-cards = One to three cards: all one number, or all one symbol
riftforce-field-first = Where to? (Plays at once)
riftforce-field-others = Where do the others go?
riftforce-arrangement-together = To the same location
riftforce-arrangement-right = To the right, one at each location
riftforce-arrangement-left = To the left, one at each location
riftforce-arrangement-left-right = The second to the left, the third to the right
riftforce-arrangement-right-left = The second to the right, the third to the left
riftforce-arrangement-right-between = To the right, with the third in between
riftforce-arrangement-left-between = To the left, with the third in between
riftforce-activate = Activate
riftforce-field-discard = Discard which card?
riftforce-can-activate = You could then activate: { $cards }.
riftforce-check = Check and draw: +{ $riftforce } Riftforce
riftforce-activate-next = Activate next
riftforce-field-activate = Which card?
riftforce-finish = Finish
riftforce-choose-move = Move { $card }
riftforce-choose-pull = Pull with { $card }
riftforce-choose-drag = Drag with { $card }
riftforce-choose-steal = Take over with { $card }
riftforce-choose-strike = Strike with { $card }
riftforce-choose-heal = Heal with { $card }
riftforce-choose-soothe = Heal fully with { $card }
riftforce-field-location = Which location?
riftforce-field-card = Which card?

## Refusals

riftforce-not-alike = The cards must share a number or a symbol: { $cards } share neither.
riftforce-one-or-each = Choose one location for all the cards, or one for each card.
riftforce-not-neighbours = The locations must lie side by side without a gap.
riftforce-past-the-end = The five locations don’t reach that far. Put the first card further in, or all at the same location.
riftforce-nothing-to-activate = None of your cards on the board has this card’s number or symbol.
riftforce-not-to-activate = That card can’t be activated now: activate each card at most once, all of one number or all of one symbol.
riftforce-only-strike = Only an enemy at the same location can be struck.
riftforce-only-heal = Only a card of yours with damage on it can be healed.
riftforce-only-soothe = Only a card of yours at the same location with damage on it can be healed.
riftforce-activate-one = Activate at least one card first.
riftforce-hand-full = You can check and draw only with fewer than seven cards in hand.

## What happened

riftforce-told-all-shown = All { $count } guilds are there to pick from.
riftforce-told-guilds = Each gets a guild at random, and { $count } are shown to pick from.
riftforce-told-dealt = { $you ->
    [who] You get { $guild }.
   *[none] { $who } gets { $guild }.
}
riftforce-told-tossed = { $you ->
    [who] You toss a coin: { $first } picks first and takes the first action.
    [first] { $who } tosses a coin: you pick first and take the first action.
    [who-first] You toss a coin: you pick first and take the first action.
   *[none] { $who } tosses a coin: { $first } picks first and takes the first action.
}
riftforce-told-picked = { $you ->
    [who] You pick { $guild }.
   *[none] { $who } picks { $guild }.
}
riftforce-told-left-out = Not in this match: { $guilds }.
riftforce-told-you-drew = You draw { $cards }.
riftforce-told-drew = { $count ->
    [one] { $who } draws a card.
   *[other] { $who } draws { $count } cards.
}
riftforce-told-reshuffled = { $you ->
    [who] You shuffle your discard pile into a new draw pile.
   *[none] { $who } shuffles their discard pile into a new draw pile.
}
riftforce-told-opened = { $you ->
    [who] You open with { $card } in the middle.
   *[none] { $who } opens with { $card } in the middle.
}
riftforce-told-played = { $you ->
    [who] You play { $card } at { $location }.
   *[none] { $who } plays { $card } at { $location }.
}
riftforce-told-discarded = { $you ->
    [who] You discard { $card }.
   *[none] { $who } discards { $card }.
}
riftforce-told-activated = { $you ->
    [who] You activate { $card } at { $location }.
   *[none] { $who } activates { $card } at { $location }.
}
riftforce-told-hit = { $you ->
    [who] Your { $card } takes { $amount } damage ({ $damage } of { $life }).
   *[none] { $who }: { $card } takes { $amount } damage ({ $damage } of { $life }).
}
riftforce-told-healed = { $you ->
    [who] Your { $card } heals { $amount } damage ({ $damage } left).
   *[none] { $who }: { $card } heals { $amount } damage ({ $damage } left).
}
riftforce-told-moved = { $you ->
    [who] Your { $card } moves to { $location }.
   *[none] { $who }: { $card } moves to { $location }.
}
riftforce-told-destroyed = { $you ->
    [who] { $riftforce ->
        [0] Your { $card } is destroyed. No Riftforce for { $winner }.
       *[other] Your { $card } is destroyed. +{ $riftforce } Riftforce for { $winner }.
    }
    [winner] { $riftforce ->
        [0] { $who }: { $card } is destroyed. No Riftforce for you.
       *[other] { $who }: { $card } is destroyed. +{ $riftforce } Riftforce for you.
    }
   *[none] { $riftforce ->
        [0] { $who }: { $card } is destroyed. No Riftforce for { $winner }.
       *[other] { $who }: { $card } is destroyed. +{ $riftforce } Riftforce for { $winner }.
    }
}
riftforce-told-gained = { $you ->
    [who] +{ $riftforce } extra Riftforce for you.
   *[none] +{ $riftforce } extra Riftforce for { $who }.
}
riftforce-told-stolen = { $you ->
    [who] You take over { $card }, which goes to { $location }.
   *[none] { $who } takes over { $card }, which goes to { $location }.
}
riftforce-told-scored = { $you ->
    [who] You control { $locations }: +{ $riftforce } Riftforce.
   *[none] { $who } controls { $locations }: +{ $riftforce } Riftforce.
}
riftforce-told-scored-nothing = { $you ->
    [who] You control no location.
   *[none] { $who } controls no location.
}
riftforce-told-tied = A tie at { $riftforce } Riftforce: one more action each.
riftforce-retold-picked = { $own ->
    [yes] You pick { $guild }.
   *[no] { $who } picks { $guild }.
}
riftforce-retold-guilds = { $own ->
    [yes] You have { $guilds }.
   *[no] { $who } has { $guilds }.
}
riftforce-retold-played = { $own ->
    [yes] You play { $cards }.
   *[no] { $who } plays { $cards }.
}
riftforce-retold-played-at = { $own ->
    [yes] You play { $cards } at { $location }.
   *[no] { $who } plays { $cards } at { $location }.
}
riftforce-retold-discarded = { $own ->
    [yes] You discard { $card }.
   *[no] { $who } discards { $card }.
}
riftforce-retold-activated = { $own ->
    [yes] You discard { $card } and activate { $cards }.
   *[no] { $who } discards { $card } and activates { $cards }.
}
riftforce-retold-checked = { $own ->
        [yes] You control
       *[no] { $who } controls
    } { $count ->
        [0] no location
        [one] one location (+1 Riftforce)
       *[other] { $count } locations (+{ $count } Riftforce)
    } and { $own ->
        [yes] draw
       *[no] draws
    } { $drawn ->
        [0] nothing.
        [one] one card.
       *[other] { $drawn } cards.
    }
riftforce-retold-lost = { $own ->
        [yes] You lose
       *[no] { $who } loses
    } { $cards }{ $riftforce ->
        [0] .
       *[other] : +{ $riftforce } Riftforce for { $gainer ->
            [yes] you.
           *[no] { $winner }.
        }
    }
riftforce-retold-gained = { $own ->
    [yes] +{ $riftforce } Riftforce for you.
   *[no] +{ $riftforce } Riftforce for { $who }.
}
riftforce-retold-hit = { $own ->
    [yes] Your cards hit: { $cards }.
   *[no] { $who }’s cards hit: { $cards }.
}
riftforce-retold-damage = { $card } ({ $damage } of { $life })

## State of play

riftforce-awaits-toss = Waiting for { $who } to toss a coin for the first pick.
riftforce-awaits-pick = Waiting for { $who } to pick a guild.
riftforce-awaits-action = Waiting for { $who } to take an action.
riftforce-awaits-choice = Waiting for { $who } to choose for { $card }.
riftforce-awaits-activation = Waiting for { $who } to activate cards that match { $card }.
riftforce-rounds = { $first } began: each round ends when { $second } has acted.
riftforce-last-round = Somebody has reached 12 Riftforce: when { $second } has acted, the round is over, and the most Riftforce wins.
riftforce-ends = { $winner } wins with { $most } Riftforce to { $least }.
riftforce-ends-standstill = Nothing can change any more: { $winner } wins with { $most } Riftforce to { $least }.
riftforce-ends-level = Nothing can change any more: both have { $riftforce } Riftforce and share the win.

riftforce-zone-shown = Guilds to pick from
riftforce-zone-riftforce = Riftforce
riftforce-zone-guilds = Guilds
riftforce-zone-pile = Draw pile
riftforce-zone-discard = Discard pile
riftforce-zone-hit = Cards hit
riftforce-mark-destroyed = destroyed

riftforce-why-toss = Toss a coin: there’s nothing else to do.
riftforce-why-pick = Pick { $guild }: I don’t know of a better one among those shown.
riftforce-why-play = Play { $cards } at { $locations }: { $gain }.
riftforce-why-activate = Discard { $card } and activate: { $gain }.
riftforce-why-activate-next = Activate { $card }: { $gain }.
riftforce-why-choose = Choose { $option }: { $gain }.
riftforce-why-finish = Finish: activating more would only cost you.
riftforce-why-check = Check and draw: { $gain }.
riftforce-why-gain = { $gain ->
    [won] it wins the match
    [points] above all, it puts you ahead in Riftforce
    [control] above all, it gives you control along the Rift
    [enemies] above all, it weakens the enemy’s cards
    [board] above all, it strengthens your side of the board
    [hand] above all, it fills your hand
   *[nothing] nothing else you could do is better
}

## Pictures

riftforce-picture-matching = Can be discarded to activate: matches at least one of your cards on the board.
riftforce-picture-left = Left along the Rift: { $first } { $here ->
    [0] no cards
    [one] one card
   *[other] { $here } cards
}, { $second } { $there ->
    [0] no cards
    [one] one card
   *[other] { $there } cards
}.
riftforce-picture-controls = { $who } controls { $locations }.
riftforce-picture-guild = { $guild }: { $ability }
riftforce-picture-discardable = Can be discarded to activate: { $cards }.
riftforce-picture-new = New in your hand: { $cards }.

# Storma slottet!
storma-slottet-name = Storma slottet!
storma-slottet-about = Two royal houses, mercenaries, doctors and assassins: wipe out the enemy’s house before your own falls.
storma-slottet-option-doctors_in_sickbay = Doctors in the Sickbay
storma-slottet-option-doctors_in_sickbay-help = Doctors may also heal the card in the Sickbay, not only the Active card.

storma-slottet-ask-house = Choose your royal house
storma-slottet-field-house = Suit
storma-slottet-ask-active = Choose your Active card
storma-slottet-field-active = It stays hidden until both have chosen
storma-slottet-ask-exchange = Exchange
storma-slottet-field-exchange = Cards of one suit to discard
storma-slottet-ask-attack = Attack
storma-slottet-field-attack = Cards of one suit, and jokers
storma-slottet-ask-heal = Heal
storma-slottet-field-heal-card = Healing card
storma-slottet-ask-lift = Remove damage
storma-slottet-field-lift = Damage cards worth up to { $value } in all
storma-slottet-ask-stop = Stop healing
storma-slottet-ask-retreat = Retreat
storma-slottet-field-retreat = Card that takes over as Active card
storma-slottet-ask-replace = Bring out a card
storma-slottet-field-replace = New Active card
storma-slottet-ask-offer-draw = Offer a draw
storma-slottet-ask-accept-draw = Accept the draw
storma-slottet-ask-decline-draw = Decline the draw
storma-slottet-choice-heal-active = { $card } for the { $target }
storma-slottet-choice-heal-sickbay = { $card } for the { $target } in the Sickbay
storma-slottet-choice-sickbay = Sickbay: { $card }, can take { $left } more
storma-slottet-choice-damage = { $card }, worth { $damage }

storma-slottet-preview-exchange = { $count ->
    [one] You discard a card and draw another.
   *[other] You discard { $count } cards and draw as many.
}
storma-slottet-preview-attack = { $terms }: { $damage } damage. The card can take { $left }.
storma-slottet-preview-attack-dice = { $terms } + { $dice ->
    [1] d10
   *[other] { $dice }d10
}: { $low }–{ $high } damage, if none fumbles. The card can take { $left }.
storma-slottet-preview-attack-jokers = { $dice }d10: { $low }–{ $high } damage, if none fumbles. The card can take { $left }.
storma-slottet-preview-fells = The card is sure to fall.
storma-slottet-preview-may-fell = Chance that the card falls: { $percent }%.
storma-slottet-preview-assassin = On a zero, an assassin does nothing and becomes a trophy for { $who }.
storma-slottet-preview-joker = On a double zero, a joker does nothing and goes to { $who }’s hand.
storma-slottet-preview-heal = Removes damage cards worth up to { $value }, here { $best } at most; the { $card } can then take { $left } more.
storma-slottet-preview-heal-joker = Rolls 2d10 and removes damage cards worth up to the higher die. A double zero kills the { $card }!
storma-slottet-preview-heal-doctor = 7 + 2d10: removes damage cards worth up to 8–25. On a double zero the { $card } gets a damage card of { $damage } instead, and can take just 1 more.
storma-slottet-preview-lift = The { $card } can then take { $left } more.
storma-slottet-preview-retreat = The { $card } goes to the Sickbay with { $damage } damage. The { $instead } comes out and can take { $toughness }.

storma-slottet-refuse-not-held = You don’t have that card.
storma-slottet-refuse-house-taken = That suit is taken. Choose another.
storma-slottet-refuse-not-court = Only a court card can stand as the Active card.
storma-slottet-refuse-royal = Your own royals can’t attack or heal, and they can’t be exchanged.
storma-slottet-refuse-exchange-joker = Jokers can’t be exchanged.
storma-slottet-refuse-barred = The { $card } can’t be hurt by cards of its own suit.
storma-slottet-refuse-unhurt = There’s no damaged card to heal there.
storma-slottet-refuse-one-card = You can heal only one card per turn. Keep healing the one you began with, or stop.
storma-slottet-refuse-heal-suit = The { $card } is healed by { $suit }, jokers and doctors.
storma-slottet-refuse-heal-nothing = A healing card of { $value } can’t remove any of the damage cards.
storma-slottet-refuse-joker-heal = A joker only heals a card that can take at most 10 more; the { $card } can take { $left }.
storma-slottet-refuse-doctor-sickbay = Doctors heal only the Active card, not the one in the Sickbay.
storma-slottet-refuse-lift = Choose from the damage cards on it, worth up to { $value } in all.
storma-slottet-refuse-lift-much = Those are worth { $total } in all. Choose damage cards worth up to { $value }.
storma-slottet-refuse-lift-nothing = A number card must remove at least one damage card. Choose some worth up to { $value }.
storma-slottet-refuse-sickbay-full = The Sickbay is taken. It holds only one card.
storma-slottet-refuse-offer = You can’t offer a draw right now. Wait for the next turn.
storma-slottet-refuse-no-offer = There’s no offer of a draw to answer.

storma-slottet-zone-house = Left in the house of { $suit }
storma-slottet-zone-active = Active card
storma-slottet-zone-sickbay = Sickbay
storma-slottet-zone-trophies = Trophies
storma-slottet-zone-hand = Hand
storma-slottet-zone-attack = The attack
storma-slottet-zone-healing = Healing
storma-slottet-zone-target = Hit or healed
storma-slottet-mark-healed = removes { $amount }
storma-slottet-zone-draw-pile = Draw pile
storma-slottet-zone-discard = Discard pile
storma-slottet-dice-start = to begin
storma-slottet-dice-attack = attack, { $card }
storma-slottet-dice-heal = healing, { $card }

storma-slottet-status-house = Waiting for { $who } to choose a royal house.
storma-slottet-status-active = Waiting for { $who } to choose an Active card.
storma-slottet-status-start-roll = Waiting for { $who } to roll to see who begins.
storma-slottet-status-turn = Turn { $turn }: { $who } to move.
storma-slottet-status-attack-roll = Waiting for { $who } to roll for the attack.
storma-slottet-status-heal-roll = Waiting for { $who } to roll for the healing.
storma-slottet-status-healing = { $who } can keep healing or stop.
storma-slottet-status-lifting = Waiting for { $who } to remove damage cards worth up to { $value }.
storma-slottet-status-replacing = Waiting for { $who } to bring out a new Active card.
storma-slottet-status-offer = { $who } offers a draw; { $asked } can accept or decline.
storma-slottet-over-won = The castle is stormed! { $winner } has wiped out the enemy’s royal house and beats { $loser }.
storma-slottet-over-draw = A draw: both sides lay down their arms.

storma-slottet-story-house = { $you ->
    [who] You choose the house of { $suit }.
   *[none] { $who } chooses the house of { $suit }.
}
storma-slottet-story-dealt = The cards are dealt: 20 to each, { $left } in the draw pile.
storma-slottet-story-laid = { $you ->
    [who] You have placed an Active card face down.
   *[none] { $who } has placed an Active card face down.
}
storma-slottet-story-you-laid = You placed the { $card }.
storma-slottet-story-turned = { $you ->
    [one] The Active cards are revealed: you have the { $first }, { $other } the { $second }.
    [other] The Active cards are revealed: { $one } has the { $first }, you the { $second }.
   *[none] The Active cards are revealed: { $one } has the { $first }, { $other } the { $second }.
}
storma-slottet-story-start-roll = { $you ->
    [who] You roll { $shows }.
   *[none] { $who } rolls { $shows }.
}
storma-slottet-story-start-tied = A tie! Both roll again.
storma-slottet-story-started = { $you ->
    [who] You begin.
   *[none] { $who } begins.
}
storma-slottet-story-exchanged = { $you ->
    [who] You exchange { $cards-the }.
   *[none] { $who } exchanges { $cards-the }.
}
storma-slottet-story-drew = { $you ->
    [who] You draw { $count ->
        [0] nothing: there are no cards left to draw.
        [one] one card.
       *[other] { $count } cards.
    }
   *[none] { $who } draws { $count ->
        [0] nothing: there are no cards left to draw.
        [one] one card.
       *[other] { $count } cards.
    }
}
storma-slottet-story-filled = { $you ->
    [who] { $count ->
        [0] You can’t refill your hand: there are no cards left to draw.
        [one] You refill your hand: one card.
       *[other] You refill your hand: { $count } cards.
    }
   *[none] { $count ->
        [0] { $who } can’t refill their hand: there are no cards left to draw.
        [one] { $who } refills their hand: one card.
       *[other] { $who } refills their hand: { $count } cards.
    }
}
storma-slottet-story-paid = { $you ->
    [who] { $count ->
        [0] You get no cards for { $trophies ->
            [one] the new trophy
           *[other] the { $trophies } new trophies
        }: there are none left to draw.
        [one] You get one card for { $trophies ->
            [one] a new trophy
           *[other] { $trophies } new trophies
        }: there are no more to draw.
       *[other] { $trophies ->
            [one] You get { $count } cards for a new trophy.
           *[other] You get { $count } cards for { $trophies } new trophies.
        }
    }
   *[none] { $count ->
        [0] { $who } gets no cards for { $trophies ->
            [one] the new trophy
           *[other] the { $trophies } new trophies
        }: there are none left to draw.
        [one] { $who } gets one card for { $trophies ->
            [one] a new trophy
           *[other] { $trophies } new trophies
        }: there are no more to draw.
       *[other] { $trophies ->
            [one] { $who } gets { $count } cards for a new trophy.
           *[other] { $who } gets { $count } cards for { $trophies } new trophies.
        }
    }
}
storma-slottet-story-you-drew = You drew { $cards-the }.
storma-slottet-story-reshuffled = The discard pile is shuffled into a new draw pile: { $count ->
    [one] one card.
   *[other] { $count } cards.
}
storma-slottet-story-attacked = { $you ->
    [who] You attack the { $target } with { $cards-the }!
   *[none] { $who } attacks the { $target } with { $cards-the }!
}
storma-slottet-story-joker = The joker rolls { $first } and { $second }: { $damage } damage.
storma-slottet-story-joker-fumbled = Double zero! The joker fumbles and goes to { $who }’s hand.
storma-slottet-story-assassin = The assassin ({ $card }) rolls { $shows }: { $damage } damage.
storma-slottet-story-assassin-fumbled = { $you ->
    [who] Zero! The guards catch the assassin ({ $card }), now a trophy for you.
   *[none] Zero! The guards catch the assassin ({ $card }), now a trophy for { $who }.
}
storma-slottet-story-hurt = { $damage ->
    [0] The { $card } takes no damage.
   *[other] { $left ->
        [0] The { $card } takes { $damage } damage.
       *[other] The { $card } takes { $damage } damage and can take { $left } more.
    }
}
storma-slottet-story-fell = { $you ->
    [who] You win a trophy: the { $card } has fallen!
   *[none] { $who } wins a trophy: the { $card } has fallen!
}
storma-slottet-story-house-fell = The house of { $suit } is wiped out!
storma-slottet-story-heal = { $you ->
    [who] You play the { $card } to heal the { $target }.
   *[none] { $who } plays the { $card } to heal the { $target }.
}
storma-slottet-story-healing = { $value ->
    [0] A double zero for the { $card }!
   *[other] The dice show { $first } and { $second }: the { $card } heals { $value }.
}
storma-slottet-story-joker-killed = The joker fumbles, and the { $target } dies.
storma-slottet-story-doctor-fumbled = The doctor’s knife slips: the { $card } stays as a damage card of { $damage }, and the { $target } can take just 1 more.
storma-slottet-story-lifted = Removed from the { $target }: { $cards }, worth { $damage }. It can now take { $left } more.
storma-slottet-story-lifted-nothing = No damage is removed from the { $target }, which can take { $left } more.
storma-slottet-story-stopped = { $you ->
    [who] You stop healing.
   *[none] { $who } stops healing.
}
storma-slottet-story-retreated = { $you ->
    [who] You pull the { $card } back to the Sickbay and bring out the { $instead }.
   *[none] { $who } pulls the { $card } back to the Sickbay and brings out the { $instead }.
}
storma-slottet-story-brought-out = { $you ->
    [who] You bring out the { $card } as the new Active card.
   *[none] { $who } brings out the { $card } as the new Active card.
}
storma-slottet-story-from-sickbay = { $you ->
    [who] You call the { $card } out of the Sickbay.
   *[none] { $who } calls the { $card } out of the Sickbay.
}
storma-slottet-story-passed = { $who } can’t make any move, so the turn passes.
storma-slottet-story-draw-offered = { $you ->
    [who] You offer a draw.
   *[none] { $who } offers a draw.
}
storma-slottet-story-draw-declined = { $you ->
    [who] You decline the draw.
   *[none] { $who } declines the draw.
}
storma-slottet-story-draw-lapsed = { $you ->
    [who] You got no answer, so your offer of a draw has lapsed.
   *[none] { $who } got no answer, so the offer of a draw has lapsed.
}
storma-slottet-story-draw-agreed = { $who } accepts the draw.

storma-slottet-retold-started = { $own ->
    [yes] You begin.
   *[no] { $who } begins.
}
storma-slottet-retold-exchanged = { $own ->
        [yes] You exchange
       *[no] { $who } exchanges
    } { $count ->
        [one] the { $card }.
       *[other] { $count } { $suit }.
    }
storma-slottet-retold-attacked = { $side ->
        [own] You attack the { $target }
        [against] { $who } attacks your { $target }
       *[others] { $who } attacks the { $target }
    } with { $count ->
        [one] the { $card }
       *[other] { $count } cards
    }: { $outcome ->
        [nothing] no damage.
        [falls] { $damage } damage, and it falls!
       *[stands] { $damage } damage, and it can take { $left } more.
    }
storma-slottet-retold-joker-fumbled = { $own ->
    [yes] A double zero: the joker fumbles and goes to your hand.
   *[no] A double zero: the joker fumbles and goes to { $who }’s hand.
}
storma-slottet-retold-assassin-fumbled = { $own ->
    [yes] A zero: the assassin ({ $card }) is caught, now your trophy.
   *[no] A zero: the assassin ({ $card }) is caught, now a trophy for { $who }.
}
storma-slottet-retold-healed = { $outcome ->
    [dies] { $own ->
        [yes] You heal the { $target }, but the joker rolls a double zero: it dies!
       *[no] { $who } heals the { $target }, but the joker rolls a double zero: it dies!
    }
    [nothing] { $own ->
        [yes] You try to heal the { $target }, but remove no damage.
       *[no] { $who } tries to heal the { $target }, but removes no damage.
    }
   *[lifted] { $own ->
            [yes] You heal
           *[no] { $who } heals
        } the { $target } by { $amount } with { $count ->
            [one] the { $card }
           *[other] { $count } cards
        }: it can take { $left } more.
}
storma-slottet-retold-retreated = { $own ->
    [yes] You pull the { $card } back to the Sickbay and bring out the { $instead }.
   *[no] { $who } pulls the { $card } back to the Sickbay and brings out the { $instead }.
}
storma-slottet-retold-replaced = { $source ->
    [hand] { $own ->
        [yes] You bring out the { $card }.
       *[no] { $who } brings out the { $card }.
    }
   *[sickbay] { $own ->
        [yes] You call the { $card } out of the Sickbay.
       *[no] { $who } calls the { $card } out of the Sickbay.
    }
}

storma-slottet-command-offer-draw = offer-draw
storma-slottet-command-offer-draw-help = Offer a draw, or answer the offer
storma-slottet-command-offer-draw-refused = You can’t offer or accept a draw right now.

storma-slottet-picture-felled = Royals felled
storma-slottet-picture-feat = { $name }: { $what }
storma-slottet-picture-can-attack = Can attack: { $cards }.
storma-slottet-picture-can-heal = Can heal: { $cards }.
storma-slottet-picture-can-stand = Can be brought out: { $cards }.
storma-slottet-picture-new = New in hand: { $cards }.
storma-slottet-picture-own = Your Active card is the { $card }, which can take { $left } more.
storma-slottet-picture-target = The enemy’s Active card is the { $card }, which can take { $left } more.
storma-slottet-picture-score =
    { $who } ({ $suit }) has felled { $royals ->
        [0] none of the enemy’s royals
        [1] one of the enemy’s royals
       *[other] { $royals } of the enemy’s royals
    } and won { $trophies ->
        [0] no trophies
        [1] one trophy
       *[other] { $trophies } trophies
    }.

storma-slottet-why-house = Take { $suit }: before the deal, one suit is as good as another.
storma-slottet-why-mercenary = Bring out the { $card }: when a mercenary falls, your house loses nobody.
storma-slottet-why-royal = Bring out the { $card }: with the cards you have to heal it, it will stand longest.
storma-slottet-why-fell = Attack with { $cards-the }: the { $target } is sure to fall.
storma-slottet-why-may-fell = Attack with { $cards-the }: there is a { $percent }% chance that the { $target } falls.
storma-slottet-why-damage = Attack with { $cards-the }: about { $damage } damage, and nothing else is worth as much now.
storma-slottet-why-heal = Heal the { $target } with the { $card }: nothing else is worth as much now.
storma-slottet-why-heal-in-danger = Heal the { $target } with the { $card }: it can take only { $left } more.
storma-slottet-why-heal-on = Keep healing with the { $card }: it removes { $damage } damage.
storma-slottet-why-stop = Stop healing: no number card of yours would now remove more than half its value.
storma-slottet-why-lift = Remove { $damage } damage: more isn’t possible now.
storma-slottet-why-retreat = Bring out the { $instead } and send the { $card } to the Sickbay: it can take only { $left } more.
storma-slottet-why-retreat-anyway = Retreat and bring out the { $card }: nothing else promises more.
storma-slottet-why-exchange = Exchange { $cards-the }: no use for attacking or healing now.
storma-slottet-why-exchange-anyway = Exchange the { $card }: nothing else promises more.
storma-slottet-why-roll = Roll: there’s nothing to decide before that.
storma-slottet-why-accept = Accept the draw: the match has gone on so long that nobody will win it soon.
storma-slottet-why-decline = Decline the draw: the match can still be won.

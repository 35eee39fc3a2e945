# TITLE. To be written: these are the words of the game that it was made from.
skeleton-name = TITLE
skeleton-about = Everybody lays a card face down, and the highest takes the round.
skeleton-option-rounds = Rounds
skeleton-option-rounds-help = How many rounds are played; everybody has five cards.

skeleton-rules-minute-title = In one minute
skeleton-rules-minute =
    For two to six players. Everybody gets five cards. In each round everybody lays one face down, and all are turned at once.
    The highest card takes the round; if the highest are equal, nobody does. Aces are low.
    In the first round nobody lays a jack, queen or king who has any other card.
    Whoever has taken most rounds wins.

skeleton-lay = Lay a card
skeleton-card = Card
skeleton-not-yours = That card is not on your hand.
skeleton-no-court-yet = Jacks, queens and kings can’t be laid in the first round.
skeleton-round = Round { $number }
skeleton-waiting = Still to lay: { $players }
skeleton-laid = On the table
skeleton-points = Rounds taken
skeleton-has-laid = { $who } has laid a card.
skeleton-turned = { $who } turns { $card }.
skeleton-took = { $who } takes the round.
skeleton-nobody = The highest cards are equal: nobody takes the round.
skeleton-won = Rounds taken: { $points }. The match goes to { $winners }.

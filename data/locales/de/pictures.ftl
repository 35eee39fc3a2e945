# Was in Bildern steht, und was sie denen beschreibt, die sie nicht sehen.
pictures-player = Spieler { $number }
pictures-rank = { $rank ->
    [1] A
    [11] B
    [12] D
    [13] K
   *[other] { $rank }
}
pictures-hand = Deine Hand
pictures-last-round = Zuletzt
pictures-more = Mehr steht unter „{ chat-do-words }“.
pictures-playable = Jetzt wählbar: { $cards }.
pictures-seated = Am Tisch: { $players }.
pictures-kept = Noch nicht wieder da: { $players }.
pictures-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
pictures-paused = { $state ->
    [by] Angehalten von { $who }
   *[stopped] Angehalten
}

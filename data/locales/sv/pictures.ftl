# Det som står i bilder, och det som beskriver dem för den som inte ser dem.
pictures-player = Spelare { $number }
pictures-rank = { $rank ->
    [1] E
    [11] Kn
    [12] D
    [13] K
   *[other] { $rank }
}
pictures-hand = Din hand
pictures-last-round = Senast
pictures-more = Mer står under ”{ chat-do-words }”.
pictures-playable = Går att välja nu: { $cards }.
pictures-seated = Vid bordet: { $players }.
pictures-kept = Inte tillbaka än: { $players }.
pictures-free = { $count ->
    [one] En plats är ledig.
   *[other] { $count } platser är lediga.
}
pictures-paused = { $state ->
    [by] Pausad av { $who }
   *[stopped] Pausad
}

# Det som står i bilder, og det som beskriver dem for den som ikke ser dem.
pictures-player = Spiller { $number }
pictures-rank = { $rank ->
    [1] E
    [11] Kn
    [12] D
    [13] K
   *[other] { $rank }
}
pictures-hand = Hånden din
pictures-last-round = Sist
pictures-more = Resten står under «{ chat-do-words }».
pictures-playable = Kan velges nå: { $cards }.
pictures-seated = Ved bordet: { $players }.
pictures-kept = Ikke tilbake ennå: { $players }.
pictures-free = { $count ->
    [one] Én plass er ledig.
   *[other] { $count } plasser er ledige.
}
pictures-paused = { $state ->
    [by] Satt på pause av { $who }
   *[stopped] Satt på pause
}

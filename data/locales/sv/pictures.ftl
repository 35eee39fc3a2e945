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
pictures-cards = { $count } kort

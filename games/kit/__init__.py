"""What all games share: the Game contract, asks, refusals, chance, cards and scenes."""

# Whether the house has played by what its seats knew.
house-same = { $moves ->
    [one] The house made one move, and by what its seat knew it would make the same again.
   *[other] The house made { $moves } moves, and by what its seats knew it would make the same again.
}
house-differs = Move { $place }: by what the seat of { $who } knew, the house would have made another.
house-illegal = The house’s moves can’t be thought again: the match does not follow the rules.
house-no-game = The house’s moves can’t be thought again here: there is no game “{ $name }”.
house-other-version = The house’s moves can’t be thought again here: the match was played by version { $version } of the rules.
house-other-answers = The house’s moves can’t be thought again here: it went by lists of known answers that are others now.

# Ob das Haus nach dem gespielt hat, was seine Plätze wussten.
house-same = { $moves ->
    [one] Das Haus hat einen Zug gemacht, und nach dem, was sein Platz wusste, würde es wieder denselben machen.
   *[other] Das Haus hat { $moves } Züge gemacht, und nach dem, was seine Plätze wussten, würde es wieder dieselben machen.
}
house-differs = Zug { $place }: Nach dem, was der Platz von { $who } wusste, hätte das Haus einen anderen gemacht.
house-illegal = Die Züge des Hauses lassen sich nicht noch einmal bedenken: Die Partie folgt den Regeln nicht.
house-no-game = Die Züge des Hauses lassen sich hier nicht noch einmal bedenken: Es gibt kein Spiel „{ $name }“.
house-other-version = Die Züge des Hauses lassen sich hier nicht noch einmal bedenken: Die Partie wurde nach Version { $version } der Regeln gespielt.
house-other-answers = Die Züge des Hauses lassen sich hier nicht noch einmal bedenken: Es ging nach Listen bekannter Antworten, die jetzt andere sind.

# Det som alle spillene har felles.
kit-suit = { $suit ->
    [spades] spar
    [hearts] hjerter
    [diamonds] ruter
   *[clubs] kløver
}
kit-card = { $suit ->
    [spades] spar
    [hearts] hjerter
    [diamonds] ruter
   *[clubs] kløver
} { $rank ->
    [1] ess
    [11] knekt
    [12] dame
    [13] konge
   *[other] { $rank }
}
kit-joker = joker
kit-list = { $first } og { $last }
kit-name-twice = { $name } ({ $other })
kit-then = { $first } { $then }
kit-hand = Hånd
kit-roll = Kast
kit-over = Kampen er slutt.
kit-gave-up = { $you ->
    [who] Du gir opp.
   *[none] { $who } gir opp.
}
kit-gave-up-already = Du har allerede gitt opp.
kit-over-conceded = { $who } ga opp: Seieren går til { $winner }.
kit-concede-ends = Hvis du gir opp, slutter kampen her, og seieren går til { $winner }.
kit-concede-never = Du kan bare gi opp dette spillet når dere er to.
kit-barred = Kan ikke velges: { $cards }.
kit-not-now = Det kan du ikke gjøre akkurat nå.
kit-not-your-turn = Det er ikke din tur nå.
kit-fields = { $wanted ->
    [one] Her skal du velge én ting, og du valgte { $given }.
   *[other] Her skal du velge { $wanted } ting, og du valgte { $given }.
}
kit-not-offered = «{ $given }» kan ikke velges. Velg noe av det som vises.
kit-twice = Du valgte det samme to ganger. Velg hver ting bare én gang.
kit-count = { $least ->
    [0] Velg høyst { $most }; du valgte { $given }.
   *[other] { $most ->
        [1] Velg nøyaktig én; du valgte { $given }.
       *[other] Velg { $least } til { $most }; du valgte { $given }.
    }
}
kit-one-group = De går ikke sammen. Velg bare én type.
kit-one-suit = Bare én farge: Du valgte { $chosen }.
kit-text-length = Teksten må være { $least } til { $most } tegn lang.
kit-cards = { $count } kort
kit-face-down = { $count ->
    [one] ett skjult kort
   *[other] { $count } skjulte kort
}
kit-in-all = totalt { $number }
kit-die = T{ $sides }
kit-mark-damage = { $value } i skade
kit-mark-toughness = tåler i alt { $value }
kit-mark-new = nytt
kit-mark-duel = i duellen
kit-mark-gave-up = ga opp

kit-told-took-back = { $you ->
    [who] Du angrer det siste trekket ditt.
   *[none] { $who } angrer det siste trekket sitt.
}
kit-told-took-back-what = { $you ->
    [who] Du angrer dette: { $what }
   *[none] { $who } angrer dette: { $what }
}
kit-back-no-such = Det trekket finnes ikke, så det kan ikke angres.
kit-back-aloud = Det som er sagt høyt, kan ikke angres.
kit-back-seen = Noen har sett et skjult kort siden da, så trekket blir stående.
kit-back-rolled = Siden da har terninger eller kort avgjort noe. Når du spiller mot meg, blir trekket derfor stående.
kit-back-gave-up = Noen har gitt opp siden da, så trekket blir stående.
kit-back-clock = Det var klokken som spilte for deg, og den angrer aldri.
kit-back-long-ago = Det er for lenge siden det siste trekket ditt.
kit-back-nothing = Du har ikke noe trekk å angre.

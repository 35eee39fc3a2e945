# Det som alla spel har gemensamt.
kit-suit = { $suit ->
    [spades] spader
    [hearts] hjärter
    [diamonds] ruter
   *[clubs] klöver
}
kit-card = { $suit ->
    [spades] spader
    [hearts] hjärter
    [diamonds] ruter
   *[clubs] klöver
} { $rank ->
    [1] ess
    [11] knekt
    [12] dam
    [13] kung
   *[other] { $rank }
}
kit-joker = joker
kit-list = { $first } och { $last }
kit-name-twice = { $name } ({ $other })
kit-then = { $first } { $then }
kit-hand = Hand
kit-roll = Slå
kit-over = Matchen är slut.
kit-gave-up = { $you ->
    [who] Du ger upp.
   *[none] { $who } ger upp.
}
kit-gave-up-already = Du har redan gett upp.
kit-over-conceded = { $who } gav upp: segern går till { $winner }.
kit-concede-ends = Om du ger upp slutar matchen här, och segern går till { $winner }.
kit-concede-never = I det här spelet kan man bara ge upp när man är två.
kit-barred = Går inte att välja: { $cards }.
kit-not-now = Det går inte att göra just nu.
kit-not-your-turn = Det är inte din tur att göra det.
kit-fields = { $wanted ->
    [one] Här ska du välja en sak, men du angav { $given }.
   *[other] Här ska du välja { $wanted } saker, men du angav { $given }.
}
kit-not-offered = ”{ $given }” finns inte bland valen. Välj något av det som visas.
kit-twice = Du valde samma sak två gånger. Varje sak kan väljas en gång.
kit-count = { $least ->
    [0] Välj högst { $most }; du valde { $given }.
   *[other] { $most ->
        [1] Välj precis en sak; du valde { $given }.
       *[other] Välj { $least } till { $most }; du valde { $given }.
    }
}
kit-one-group = Det går inte ihop. Välj bara av en sort.
kit-one-suit = Bara en färg: du valde { $chosen }.
kit-text-length = Texten ska vara { $least } till { $most } tecken lång.
kit-cards = { $count } kort
kit-face-down = { $count ->
    [one] ett dolt kort
   *[other] { $count } dolda kort
}
kit-in-all = totalt { $number }
kit-die = T{ $sides }
kit-mark-damage = { $value } i skada
kit-mark-toughness = tål totalt { $value }
kit-mark-new = nytt
kit-mark-duel = i duellen
kit-mark-gave-up = gav upp

kit-told-took-back = { $you ->
    [who] Du ångrar ditt senaste drag.
   *[none] { $who } ångrar sitt senaste drag.
}
kit-told-took-back-what = { $you ->
    [who] Du ångrar det här: { $what }
   *[none] { $who } ångrar det här: { $what }
}
kit-back-no-such = Det draget går inte att ångra.
kit-back-aloud = Det som är sagt är sagt och går inte att ångra.
kit-back-seen = Någon har sett ett dolt kort sedan dess, så draget står kvar.
kit-back-rolled = Slumpen har avgjort något sedan dess, och mot mig går draget då inte att ångra.
kit-back-gave-up = Någon har gett upp sedan dess, så draget står kvar.
kit-back-clock = Det var klockan som spelade åt dig, och klockan ångrar ingenting.
kit-back-long-ago = Ditt senaste drag ligger för långt tillbaka.
kit-back-nothing = Du har inget drag att ångra.

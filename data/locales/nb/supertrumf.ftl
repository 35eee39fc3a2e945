# Supertrumf Fantasy
supertrumf-name = Supertrumf Fantasy
supertrumf-about = Riddere, drager og en og annen dolk i ryggen: velg en egenskap og overgå de andre.
supertrumf-option-play = Spillemåte
supertrumf-option-play-help = Klassisk for to til seks, eller en rask duell om fire premiekort for to.
supertrumf-option-play-classic = Klassisk
supertrumf-option-play-blixtduell = Lynduell
supertrumf-option-dealer = Giver
supertrumf-option-dealer-help = Hvilken plass som gir, regnet fra den som åpnet bordet. Plassen til venstre begynner.

supertrumf-blixtduell-takes-two = Lynduell er for nøyaktig to, og her er { $seats }. Velg klassisk, eller vær to.
supertrumf-no-such-dealer = Den plassen finnes ikke ved bordet. Giveren skal være en plass fra 1 til { $most }.
supertrumf-no-such-attribute = «{ $given }» er ingen egenskap i denne kortstokken. Velg en av dem som vises.
supertrumf-stays-laid = Du har allerede lagt. Lagt kort ligger, hvis du ikke tar det tilbake.
supertrumf-leader-lays-last = Spillføreren legger sist. Vent til alle andre har lagt.
supertrumf-must-lay = Den som har kort, må legge. Velg minst ett kort.
supertrumf-one-figure = Legg høyst ett figurkort i samme runde.
supertrumf-one-item = Legg høyst ett objektkort eller én supertrumf, alene eller med et figurkort.

supertrumf-keep = Behold hånden
supertrumf-throw = { $count ->
    [one] Kast, trekk ett
   *[other] Kast, trekk { $count }
}
supertrumf-declare = Velg egenskap
supertrumf-field-attribute = I parentes: det meste hånden din når
supertrumf-reach = { $attribute } ({ $value })
supertrumf-lay = Legg for { $attribute }
supertrumf-field-figure = Figurkort
supertrumf-field-item = Objekt eller supertrumf
supertrumf-preview-supertrump = Slår alle verdier, om ingen andre legger supertrumf.
supertrumf-preview-value = Det blir { $attribute } { $value }.
supertrumf-sum = = { $value }
supertrumf-sum-supertrump = = supertrumf
supertrumf-take-prize = Ta premiekort
supertrumf-field-prize = Premiekort, fra venstre
supertrumf-prize-place = Premiekort { $place }
supertrumf-attribute = { $attribute }
supertrumf-card = { $card }
supertrumf-card-worth = { $card } ({ $worth })
supertrumf-points = { $attribute } { $value }
supertrumf-figure-points = { $points }
supertrumf-item-points = { $points }
supertrumf-supertrump-points = Supertrumf
supertrumf-face = { $card }: { $points }

supertrumf-die = Terning
supertrumf-dealt = { $you ->
    [player] Du stokker og gir.
   *[none] { $player } stokker og gir.
}
supertrumf-kept = { $player } beholder hånden.
supertrumf-threw = { $count ->
    [one] { $player } kaster det eneste kortet sitt.
   *[other] { $player } kaster hånden med { $count } kort.
}
supertrumf-rolled = { $player } kaster { $shows }.
supertrumf-rolled-equal = Likt! Begge kaster om igjen.
supertrumf-leads = { $you ->
    [player] Du kastet høyest og er spillfører.
   *[none] { $player } kastet høyest og er spillfører.
}
supertrumf-lead-passed = { $you ->
    [player] Du har ingen kort, så { $to } blir spillfører.
    [to] { $player } har ingen kort, så du blir spillfører.
   *[none] { $player } har ingen kort, så { $to } blir spillfører.
}
supertrumf-declared = { $you ->
    [player] Du sier: «{ $attribute }!»
   *[none] { $player } sier: «{ $attribute }!»
}
supertrumf-you-laid = Du legger { $cards }.
supertrumf-laid = { $count ->
    [one] { $player } legger ett kort.
   *[other] { $player } legger { $count } kort.
}
supertrumf-turned = { $you ->
    [player] Du snur { $cards }: { $attribute } { $value }.
   *[none] { $player } snur { $cards }: { $attribute } { $value }.
}
supertrumf-turned-supertrump = { $you ->
    [player] Du snur { $cards }: supertrumf!
   *[none] { $player } snur { $cards }: supertrumf!
}
supertrumf-won-by-value = { $you ->
    [player] { $count ->
        [0] Du har høyest, vinner runden og får ta et premiekort.
       *[other] Du har høyest, vinner runden og tar { $count } kort.
    }
   *[none] { $count ->
        [0] { $player } har høyest, vinner runden og får ta et premiekort.
       *[other] { $player } har høyest, vinner runden og tar { $count } kort.
    }
}
supertrumf-won-by-supertrump = { $you ->
    [player] { $count ->
        [0] Supertrumfen avgjør: du vinner runden og får ta et premiekort.
       *[other] Supertrumfen avgjør: du vinner runden og tar { $count } kort.
    }
   *[none] { $count ->
        [0] Supertrumfen avgjør: { $player } vinner runden og får ta et premiekort.
       *[other] Supertrumfen avgjør: { $player } vinner runden og tar { $count } kort.
    }
}
supertrumf-tied-values = { $pot ->
    [0] Uavgjort: { $players } har samme høyeste verdi. Ingen får noe premiekort.
   *[other] Uavgjort: { $players } har samme høyeste verdi. Nå ligger det { $pot } kort i potten.
}
supertrumf-tied-supertrumps = { $pot ->
    [0] To supertrumfer på én gang: uavgjort! Ingen får noe premiekort.
   *[other] To supertrumfer på én gang: uavgjort! Nå ligger det { $pot } kort i potten.
}
supertrumf-compared = { $attribute }: { $values }.
supertrumf-has-value = { $own ->
    [yes] du { $value }
   *[no] { $player } { $value }
}
supertrumf-has-supertrump = { $own ->
    [yes] du en supertrumf
   *[no] { $player } en supertrumf
}
supertrumf-round-won = { $you ->
    [player] { $count ->
        [0] Du vinner runden og et premiekort.
       *[other] Du tar { $count } kort.
    }
   *[none] { $count ->
        [0] { $player } vinner runden og et premiekort.
       *[other] { $player } tar { $count } kort.
    }
}
supertrumf-round-tied = { $pot ->
    [0] Uavgjort: ingen får noe premiekort.
   *[other] Uavgjort: { $pot } kort ligger i potten.
}
supertrumf-reshuffled = { $count ->
    [one] Det eneste kortet i kastebunken blir ny trekkebunke.
   *[other] De { $count } kortene i kastebunken stokkes til en ny trekkebunke.
}
supertrumf-you-drew = Du trekker { $cards }.
supertrumf-drew = { $you ->
    [player] { $count ->
        [one] Du trekker ett kort.
       *[other] Du trekker { $count } kort.
    }
   *[none] { $count ->
        [one] { $player } trekker ett kort.
       *[other] { $player } trekker { $count } kort.
    }
}
supertrumf-you-took-prize = { $left ->
    [0] Det siste premiekortet ditt er { $card }.
   *[other] Premiekortet ditt er { $card }. Du har { $left } igjen å ta.
}
supertrumf-took-prize = { $left ->
    [0] { $player } tar det siste premiekortet sitt.
   *[other] { $player } tar et premiekort og har { $left } igjen.
}
supertrumf-kept-the-rest = { $you ->
    [player] { $count ->
        [one] Bare du har kort igjen; det ene kortet går til gevinstbunken.
       *[other] Bare du har kort igjen; alle { $count } går til gevinstbunken.
    }
   *[none] { $count ->
        [one] Bare { $player } har kort igjen; det ene kortet går til gevinstbunken.
       *[other] Bare { $player } har kort igjen; alle { $count } går til gevinstbunken.
    }
}
supertrumf-took-the-pot = { $you ->
    [player] { $count ->
        [one] Du får også det ene kortet i potten.
       *[other] Du får også de { $count } kortene i potten.
    }
   *[none] { $count ->
        [one] { $player } får også det ene kortet i potten.
       *[other] { $player } får også de { $count } kortene i potten.
    }
}
supertrumf-pot-lost = { $count ->
    [one] Ingen har kort igjen. Kortet i potten teller ikke for noen.
   *[other] Ingen har kort igjen. De { $count } kortene i potten teller ikke for noen.
}

supertrumf-status-declared = { $player } er spillfører. Egenskap: { $attribute }.
supertrumf-status-redraw = Beholde eller kaste hånden? Venter på { $players }.
supertrumf-status-roll = Kast om hvem som begynner. Venter på { $players }.
supertrumf-status-declare = Venter på at { $players } velger egenskap.
supertrumf-status-prize = Venter på at { $players } tar et premiekort.
supertrumf-status-lay = Venter på kort fra { $players }.
supertrumf-status-leader-may-lay = { $player } kan legge allerede nå, eller vente.

supertrumf-zone-declared = Egenskap
supertrumf-zone-pile = Trekkebunke
supertrumf-zone-pot = Pott
supertrumf-zone-discard = Kastebunke
supertrumf-zone-laid = Lagt
supertrumf-zone-turned = Snudd, { $attribute }
supertrumf-zone-winning-pile = Gevinstbunke
supertrumf-zone-prizes = Premiekort
supertrumf-zone-throws = Kastede hender

supertrumf-concede = Hvis du gir opp, spiller de andre videre. Kortene dine blir med i spillet og spilles for deg uten opphold, du kan ikke gripe inn igjen, og du kommer sist uansett hvor mange kort du vinner.
supertrumf-over-cards = { $cards ->
    [one] { $player } vinner med ett kort i gevinstbunken!
   *[other] { $player } vinner med { $cards } kort i gevinstbunken!
}
supertrumf-over-shared = { $cards ->
    [0] { $players } deler seieren: ingen har kort i gevinstbunken.
    [one] { $players } deler seieren med ett kort hver i gevinstbunken!
   *[other] { $players } deler seieren med { $cards } kort hver i gevinstbunken!
}
supertrumf-over-prizes = { $player } har tatt alle premiekortene sine og vinner duellen!

supertrumf-why-throw = Kast hånden: i hver egenskap er det for mange figurer som slår den.
supertrumf-why-keep = Behold hånden: den når { $value } i { $attribute }, og det er det få figurer som slår.
supertrumf-why-keep-supertrump = Behold hånden: det er en supertrumf i den.
supertrumf-why-keep-smaller = Behold hånden: den neste ville bli enda mindre.
supertrumf-why-roll = Kast: det er ikke noe annet å gjøre.
supertrumf-why-declare = Velg { $attribute }: der skiller hånden din seg mest ut, for den når { $value }.
supertrumf-why-bluff = Velg { $attribute }: det er en bløff, men du har en supertrumf i bakhånd.
supertrumf-why-enough = Legg { $cards }, verdt { $value }: det burde holde og koster deg minst.
supertrumf-why-supertrump = Legg { $cards }: ikke noe med et tall ville holde, og en supertrumf slår alle.
supertrumf-why-hope = Legg { $cards }: { $value } er det høyeste du har, og det kan holde.
supertrumf-why-worst = Legg { $card }: her er det lite håp, så kvitt deg med det dårligste.
supertrumf-why-prize = Ta premiekort { $place }: ingen vet hva som står på noen av dem.

supertrumf-picture-beats-all = slår alle verdier
supertrumf-picture-reach = Så høyt når hånden din
supertrumf-picture-reaches = { supertrumf-picture-reach }: { $points }.
supertrumf-picture-gave-up = Ga opp: { $who }.
supertrumf-picture-new = Nytt: { $cards }.
supertrumf-picture-ahead = { $count ->
    [0] Like mange kort som { $player }.
    [one] Ett eneste kort foran { $player }.
   *[other] { $count } kort foran { $player }.
}
supertrumf-picture-last-round = Den siste runden tok { $player } med { $cards }.

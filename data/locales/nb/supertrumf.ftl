# Supertrumf Fantasy
supertrumf-name = Supertrumf Fantasy
supertrumf-about = Riddere, drager og en og annen dolk i ryggen: Velg en egenskap og overtrumf de andre.
supertrumf-option-play = Spillemåte
supertrumf-option-play-help = Klassisk for to til seks, eller en rask duell for to om fire premiekort.
supertrumf-option-play-classic = Klassisk
supertrumf-option-play-blixtduell = Lynduell
supertrumf-option-dealer = Giver
supertrumf-option-dealer-help = Hvem som gir først: 1 er den som åpnet bordet. Spilleren til venstre for giveren begynner.

supertrumf-blixtduell-takes-two = Lynduell er for nøyaktig to, og dere er { $seats }. Velg klassisk, eller vær to.
supertrumf-no-such-dealer = Den plassen finnes ikke ved bordet. Giveren må ha en plass fra 1 til { $most }.
supertrumf-no-such-attribute = «{ $given }» er ikke en egenskap i denne kortstokken. Velg en av dem som vises.
supertrumf-stays-laid = Du har allerede lagt. Lagt kort ligger, med mindre du angrer.
supertrumf-leader-lays-last = Spilleføreren legger sist. Vent til alle andre har lagt.
supertrumf-must-lay = Har du kort, må du legge. Velg minst ett.
supertrumf-one-figure = Du kan legge høyst ett figurkort i samme runde.
supertrumf-one-item = Du kan legge høyst ett objektkort eller én supertrumf, alene eller sammen med et figurkort.

supertrumf-keep = Behold hånden
supertrumf-throw = { $count ->
    [one] Kast hånden, trekk ett
   *[other] Kast hånden, trekk { $count }
}
supertrumf-declare = Velg egenskap
supertrumf-field-attribute = I parentes: så høyt hånden din rekker
supertrumf-reach = { $attribute } ({ $value })
supertrumf-lay = Legg kort: { $attribute }
supertrumf-field-figure = Figurkort
supertrumf-field-item = Objekt eller supertrumf
supertrumf-preview-supertrump = Slår alle verdier, med mindre noen andre også legger en supertrumf.
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
    [player] Du stokker og deler ut kortene.
   *[none] { $player } stokker og deler ut kortene.
}
supertrumf-kept = { $player } beholder hånden.
supertrumf-threw = { $count ->
    [one] { $player } kaster det eneste kortet sitt.
   *[other] { $player } kaster hånden, { $count } kort.
}
supertrumf-rolled = { $player } kaster { $shows }.
supertrumf-rolled-equal = Likt! Begge kaster på nytt.
supertrumf-leads = { $you ->
    [player] Du kastet høyest og er spillefører.
   *[none] { $player } kastet høyest og er spillefører.
}
supertrumf-lead-passed = { $you ->
    [player] Du har ingen kort, så { $to } blir spillefører.
    [to] { $player } har ingen kort, så du blir spillefører.
   *[none] { $player } har ingen kort, så { $to } blir spillefører.
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
        [0] Du har høyest verdi, vinner runden og får ta et premiekort.
       *[other] Du har høyest verdi, vinner runden og tar { $count } kort.
    }
   *[none] { $count ->
        [0] { $player } har høyest verdi, vinner runden og får ta et premiekort.
       *[other] { $player } har høyest verdi, vinner runden og tar { $count } kort.
    }
}
supertrumf-won-by-supertrump = { $you ->
    [player] { $count ->
        [0] Supertrumfen avgjør: Du vinner runden og får ta et premiekort.
       *[other] Supertrumfen avgjør: Du vinner runden og tar { $count } kort.
    }
   *[none] { $count ->
        [0] Supertrumfen avgjør: { $player } vinner runden og får ta et premiekort.
       *[other] Supertrumfen avgjør: { $player } vinner runden og tar { $count } kort.
    }
}
supertrumf-tied-values = { $pot ->
    [0] Uavgjort: { $players } deler den høyeste verdien. Ingen får noe premiekort.
   *[other] Uavgjort: { $players } deler den høyeste verdien. Nå ligger det { $pot } kort i potten.
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
    [yes] du med en supertrumf
   *[no] { $player } med en supertrumf
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
    [0] Uavgjort: Ingen får noe premiekort.
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
   *[other] Premiekortet er { $card }. Nå har du { $left } igjen.
}
supertrumf-took-prize = { $left ->
    [0] { $player } tar det siste premiekortet sitt.
   *[other] { $player } tar et premiekort og har { $left } igjen.
}
supertrumf-kept-the-rest = { $you ->
    [player] { $count ->
        [one] Bare du har kort igjen; det ene kortet går til gevinstbunken din.
       *[other] Bare du har kort igjen; alle { $count } går til gevinstbunken din.
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

supertrumf-status-declared = { $player } er spillefører. Egenskap: { $attribute }.
supertrumf-status-redraw = Beholde eller kaste hånden? Venter på { $players }.
supertrumf-status-roll = Kast terning om hvem som begynner. Venter på { $players }.
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

supertrumf-concede = Hvis du gir opp, spiller de andre videre. Kortene dine blir med i spillet og spilles for deg med en gang. Du kan ikke komme inn igjen, og du kommer sist uansett hvor mange kort du vinner.
supertrumf-over-cards = { $cards ->
    [one] { $player } vinner med ett kort i gevinstbunken!
   *[other] { $player } vinner med { $cards } kort i gevinstbunken!
}
supertrumf-over-shared = { $cards ->
    [0] { $players } deler seieren: Ingen har kort i gevinstbunken.
    [one] { $players } deler seieren med ett kort hver i gevinstbunken!
   *[other] { $players } deler seieren med { $cards } kort hver i gevinstbunken!
}
supertrumf-over-prizes = { $player } har tatt alle fire premiekortene sine og vinner duellen!

supertrumf-why-throw = Kast hånden: Uansett egenskap er det for mange figurer som slår den.
supertrumf-why-keep = Behold hånden: Den rekker til { $value } i { $attribute }, og det er det få figurer som slår.
supertrumf-why-keep-supertrump = Behold hånden: Du har en supertrumf.
supertrumf-why-keep-smaller = Behold hånden: Den neste blir enda mindre.
supertrumf-why-roll = Kast: Det er ikke noe annet å gjøre.
supertrumf-why-declare = Velg { $attribute }: Det er der hånden din skiller seg mest ut. Den rekker til { $value }.
supertrumf-why-bluff = Velg { $attribute }: Det er en bløff, men du har en supertrumf i bakhånd.
supertrumf-why-enough = Legg { $cards }, verdt { $value }: Det burde holde, og det koster deg minst.
supertrumf-why-supertrump = Legg { $cards }: Ingen av tallene dine ville holde, men en supertrumf slår alle.
supertrumf-why-hope = Legg { $cards }: { $value } er det høyeste du har, og det kan holde.
supertrumf-why-worst = Legg { $card }: Sjansen er liten her, så bli kvitt det dårligste.
supertrumf-why-prize = Ta premiekort { $place }: Det er uansett ingen som vet hva som står på dem.

supertrumf-picture-beats-all = slår alle verdier
supertrumf-picture-reach = Så høyt rekker hånden din
supertrumf-picture-reaches = { supertrumf-picture-reach }: { $points }.
supertrumf-picture-gave-up = Ga opp: { $who }.
supertrumf-picture-new = Nytt på hånden: { $cards }.
supertrumf-picture-ahead = { $count ->
    [0] Like mange kort som { $player }.
    [one] Ett eneste kort foran { $player }.
   *[other] { $count } kort foran { $player }.
}
supertrumf-picture-last-round = Den siste runden tok { $player } med { $cards }.

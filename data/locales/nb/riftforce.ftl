# Riftforce

riftforce-name = Riftforce
riftforce-about = Velg fire laug og kjemp om fem steder langs en kløft.
riftforce-option-guilds = Laug
riftforce-option-guilds-help = De ti laugene i grunnspillet, eller også de åtte i det andre settet.
riftforce-option-guilds-base = grunnspillet
riftforce-option-guilds-all = alle atten
riftforce-option-picks = Valg av laug
riftforce-option-picks-help = Hver får ett tilfeldig laug og velger tre av dem som vises, eller velger alle fire fritt.
riftforce-option-picks-draft = ett tilfeldig, så valg
riftforce-option-picks-free = alle fire velges fritt

## Laug

riftforce-guild-fire = Ild
riftforce-guild-fire-ability = 3 i skade på første fiende her. Ditt eget kort rett bak Ild får 1.
riftforce-guild-earth = Jord
riftforce-guild-earth-ability = Når det spilles ut: 1 i skade på hver fiende her. Når det aktiveres: 2 på første fiende her.
riftforce-guild-light = Lys
riftforce-guild-light-ability = 2 i skade på første fiende her. Fjern så 1 i skade fra et av dine kort, hvor som helst.
riftforce-guild-plant = Plante
riftforce-guild-plant-ability = Velg et nabosted: 2 i skade på første fiende der, som så dras hit.
riftforce-guild-water = Vann
riftforce-guild-water-ability = 2 i skade på første fiende her. Flytter seg så til et nabosted: 1 på første fiende der.
riftforce-guild-ice = Is
riftforce-guild-ice-ability = Siste fiende her får 4 i skade hvis den er skadd fra før, ellers 1.
riftforce-guild-shadow = Skygge
riftforce-guild-shadow-ability = Flytter seg til et annet sted: 1 i skade på første fiende der. Blir den ødelagt: 1 Riftforce ekstra.
riftforce-guild-crystal = Krystall
riftforce-guild-crystal-ability = 4 i skade på første fiende her. Når Krystallen blir ødelagt, får motstanderen 1 Riftforce ekstra.
riftforce-guild-thunderbolt = Lyn
riftforce-guild-thunderbolt-ability = 2 i skade på en valgfri fiende her. Blir den ødelagt, slår Lynet til én gang til.
riftforce-guild-air = Luft
riftforce-guild-air-ability = Flytter seg til et annet sted: 1 i skade på første fiende der og på hvert nabosted.
riftforce-guild-beast = Udyr
riftforce-guild-beast-ability = Flytter seg til et nabosted: 2 i skade på første fiende der, eller 3 hvis Udyret er skadd.
riftforce-guild-sand = Sand
riftforce-guild-sand-ability = Flytter seg til et annet sted: 1 i skade på hver fiende der. Fjerner 1 i skade fra seg selv.
riftforce-guild-lava = Lava
riftforce-guild-lava-ability = 2 i skade på første fiende på hvert nabosted. Lavaen og dine kort foran den får 1 hver.
riftforce-guild-music = Musikk
riftforce-guild-music-ability = 2 i skade på første fiende her. Blir den ødelagt, spiller du den ut hos deg, på et nabosted.
riftforce-guild-acid = Syre
riftforce-guild-acid-ability = 3 i skade på første fiende her, 1 på den bak. Det som blir ødelagt, gir ingen Riftforce.
riftforce-guild-star = Stjerne
riftforce-guild-star-ability = 2 i skade på første fiende her. Trekk så et kort hvis du har færre enn sju på hånden.
riftforce-guild-love = Kjærlighet
riftforce-guild-love-ability = Når det spilles ut: Helbred ett av dine kort her helt. Når det aktiveres: 2 på første fiende her.
riftforce-guild-magnet = Magnet
riftforce-guild-magnet-ability = 2 i skade på siste fiende her. Så flytter den og Magneten seg sammen til et nabosted.

riftforce-card = { $guild } { $number }
riftforce-card-at = { $card } på { $location }
riftforce-card-nth = { $card }, nummer { $place } der
riftforce-location = Sted { $number }
riftforce-lies-both = Du: { $own }. Rett overfor: { $opposite }
riftforce-lies-own = Du: { $own }
riftforce-lies-opposite = Rett overfor: { $opposite }
riftforce-lies-nothing = Tomt

## Valg

riftforce-toss = Kast mynt
riftforce-pick = Velg et laug
riftforce-field-guild = Hvilket laug?
riftforce-note-pick = Du velger laug nummer { $number } av { $count }.
riftforce-note-dealt = Du fikk { $own } ved loddtrekning, og { $who } fikk { $other }.
riftforce-note-opening = { $card } ligger i midten fra starten av, fordi { $who } spiller som nummer to.
riftforce-note-opening-own = Kortet ditt { $card } ligger i midten fra starten av, fordi du spiller som nummer to.
riftforce-play = Spill ut
riftforce-field-cards = Ett til tre kort: alle med samme tall eller alle fra samme laug
riftforce-field-first = Hvor? De spilles ut når du trykker
riftforce-field-others = Hvor skal de andre?
riftforce-arrangement-together = På samme sted
riftforce-arrangement-right = Mot høyre, ett på hvert sted
riftforce-arrangement-left = Mot venstre, ett på hvert sted
riftforce-arrangement-left-right = Det andre til venstre, det tredje til høyre
riftforce-arrangement-right-left = Det andre til høyre, det tredje til venstre
riftforce-arrangement-right-between = Mot høyre, med det tredje imellom
riftforce-arrangement-left-between = Mot venstre, med det tredje imellom
riftforce-activate = Aktiver
riftforce-field-discard = Hvilket kort kaster du?
riftforce-can-activate = Da kan du aktivere: { $cards }.
riftforce-check = Sjekk og trekk: +{ $riftforce } Riftforce
riftforce-activate-next = Aktiver neste
riftforce-field-activate = Hvilket kort?
riftforce-finish = Ikke aktiver flere
riftforce-choose-move = Flytt { $card }
riftforce-choose-pull = Dra hit med { $card }
riftforce-choose-drag = Flytt begge med { $card }
riftforce-choose-steal = Ta over med { $card }
riftforce-choose-strike = Slå til med { $card }
riftforce-choose-heal = Helbred med { $card }
riftforce-choose-soothe = Helbred helt med { $card }
riftforce-field-location = Hvilket sted?
riftforce-field-card = Hvilket kort?

## Avslag

riftforce-not-alike = Kortene må ha samme tall eller samme laug. { $cards } har ingen av delene felles.
riftforce-one-or-each = Velg ett sted for alle kortene eller ett sted for hvert kort.
riftforce-not-neighbours = Stedene må ligge ved siden av hverandre, uten hull mellom.
riftforce-past-the-end = Så langt rekker ikke de fem stedene. Spill det første kortet lenger inn, eller alle på samme sted.
riftforce-nothing-to-activate = Kast et kort som har samme tall eller laug som et av kortene dine på bordet.
riftforce-not-to-activate = Hvert kort kan bare aktiveres én gang, og alle må ha samme tall eller alle samme laug.
riftforce-only-strike = Du kan bare ramme en fiende på samme sted.
riftforce-only-heal = Du kan bare helbrede et av dine egne kort, og det må ha skade.
riftforce-only-soothe = Du kan bare helbrede et av dine egne kort på samme sted, og det må ha skade.
riftforce-activate-one = Aktiver minst ett kort først.
riftforce-hand-full = Du kan bare sjekke og trekke når du har færre enn sju kort på hånden.

## Det som skjedde

riftforce-told-all-shown = Alle de { $count } laugene kan velges.
riftforce-told-guilds = Hver får ett tilfeldig laug, og { $count } vises til å velge blant.
riftforce-told-dealt = { $you ->
    [who] Du får { $guild }.
   *[none] { $who } får { $guild }.
}
riftforce-told-tossed = { $you ->
    [who] Du kaster mynt: { $first } velger først og begynner.
    [first] { $who } kaster mynt: Du velger først og begynner.
    [who-first] Du kaster mynt: Du velger først og begynner.
   *[none] { $who } kaster mynt: { $first } velger først og begynner.
}
riftforce-told-picked = { $you ->
    [who] Du velger { $guild }.
   *[none] { $who } velger { $guild }.
}
riftforce-told-left-out = Ikke med denne gangen: { $guilds }.
riftforce-told-you-drew = Du trekker { $cards }.
riftforce-told-drew = { $count ->
    [one] { $who } trekker ett kort.
   *[other] { $who } trekker { $count } kort.
}
riftforce-told-reshuffled = { $you ->
    [who] Du stokker kastebunken til en ny trekkebunke.
   *[none] { $who } stokker kastebunken til en ny trekkebunke.
}
riftforce-told-opened = { $you ->
    [who] Du åpner med { $card } i midten.
   *[none] { $who } åpner med { $card } i midten.
}
riftforce-told-played = { $you ->
    [who] Du spiller ut { $card } på { $location }.
   *[none] { $who } spiller ut { $card } på { $location }.
}
riftforce-told-discarded = { $you ->
    [who] Du kaster { $card }.
   *[none] { $who } kaster { $card }.
}
riftforce-told-activated = { $you ->
    [who] Du aktiverer { $card } på { $location }.
   *[none] { $who } aktiverer { $card } på { $location }.
}
riftforce-told-hit = { $you ->
    [who] Kortet ditt { $card } får { $amount } i skade ({ $damage } av { $life }).
   *[none] { $who }: { $card } får { $amount } i skade ({ $damage } av { $life }).
}
riftforce-told-healed = { $you ->
    [who] Kortet ditt { $card } blir kvitt { $amount } i skade ({ $damage } igjen).
   *[none] { $who }: { $card } blir kvitt { $amount } i skade ({ $damage } igjen).
}
riftforce-told-moved = { $you ->
    [who] Kortet ditt { $card } flytter seg til { $location }.
   *[none] { $who }: { $card } flytter seg til { $location }.
}
riftforce-told-destroyed = { $you ->
    [who] { $riftforce ->
        [0] Kortet ditt { $card } blir ødelagt. Ingen Riftforce til { $winner }.
       *[other] Kortet ditt { $card } blir ødelagt. +{ $riftforce } Riftforce til { $winner }.
    }
    [winner] { $riftforce ->
        [0] { $who }: { $card } blir ødelagt. Ingen Riftforce til deg.
       *[other] { $who }: { $card } blir ødelagt. +{ $riftforce } Riftforce til deg.
    }
   *[none] { $riftforce ->
        [0] { $who }: { $card } blir ødelagt. Ingen Riftforce til { $winner }.
       *[other] { $who }: { $card } blir ødelagt. +{ $riftforce } Riftforce til { $winner }.
    }
}
riftforce-told-gained = { $you ->
    [who] +{ $riftforce } Riftforce ekstra til deg.
   *[none] +{ $riftforce } Riftforce ekstra til { $who }.
}
riftforce-told-stolen = { $you ->
    [who] Du tar over { $card }, som havner på { $location }.
   *[none] { $who } tar over { $card }, som havner på { $location }.
}
riftforce-told-scored = { $you ->
    [who] Du har { $locations } for deg selv: +{ $riftforce } Riftforce.
   *[none] { $who } har { $locations } for seg selv: +{ $riftforce } Riftforce.
}
riftforce-told-scored-nothing = { $you ->
    [who] Du har ikke noe sted for deg selv.
   *[none] { $who } har ikke noe sted for seg selv.
}
riftforce-told-tied = Likt, { $riftforce } Riftforce hver! Dere får én handling til hver.
riftforce-retold-picked = { $own ->
    [yes] Du velger { $guild }.
   *[no] { $who } velger { $guild }.
}
riftforce-retold-guilds = { $own ->
    [yes] Du har { $guilds }.
   *[no] { $who } har { $guilds }.
}
riftforce-retold-played = { $own ->
    [yes] Du spiller ut { $cards }.
   *[no] { $who } spiller ut { $cards }.
}
riftforce-retold-played-at = { $own ->
    [yes] Du spiller ut { $cards } på { $location }.
   *[no] { $who } spiller ut { $cards } på { $location }.
}
riftforce-retold-discarded = { $own ->
    [yes] Du kaster { $card }.
   *[no] { $who } kaster { $card }.
}
riftforce-retold-activated = { $own ->
    [yes] Du kaster { $card } og aktiverer { $cards }.
   *[no] { $who } kaster { $card } og aktiverer { $cards }.
}
riftforce-retold-checked = { $own ->
        [yes] Du har { $count ->
            [0] ikke noe sted for deg selv
            [one] ett sted for deg selv (+1 Riftforce)
           *[other] { $count } steder for deg selv (+{ $count } Riftforce)
        }
       *[no] { $who } har { $count ->
            [0] ikke noe sted for seg selv
            [one] ett sted for seg selv (+1 Riftforce)
           *[other] { $count } steder for seg selv (+{ $count } Riftforce)
        }
    } og trekker { $drawn ->
        [0] ingenting.
        [one] ett kort.
       *[other] { $drawn } kort.
    }
riftforce-retold-lost = { $own ->
        [yes] Du mister
       *[no] { $who } mister
    } { $cards }{ $riftforce ->
        [0] .
       *[other] : +{ $riftforce } Riftforce til { $gainer ->
            [yes] deg.
           *[no] { $winner }.
        }
    }
riftforce-retold-gained = { $own ->
    [yes] +{ $riftforce } Riftforce til deg.
   *[no] +{ $riftforce } Riftforce til { $who }.
}
riftforce-retold-hit = { $own ->
    [yes] Truffet hos deg: { $cards }.
   *[no] Truffet hos { $who }: { $cards }.
}
riftforce-retold-damage = { $card } ({ $damage } av { $life })

## Stillingen

riftforce-awaits-toss = { $who } kaster mynt om hvem som velger først.
riftforce-awaits-pick = { $who } velger et laug.
riftforce-awaits-action = { $who } velger handling.
riftforce-awaits-choice = { $who } bestemmer hva { $card } gjør.
riftforce-awaits-activation = { $who } aktiverer kort som passer til { $card }.
riftforce-rounds = { $first } begynte, så hver runde slutter når { $second } har gjort sin handling.
riftforce-last-round = Noen har nådd 12 Riftforce! Når { $second } har gjort sin handling, er runden ferdig, og den som har flest, vinner.
riftforce-ends = { $winner } vinner med { $most } Riftforce mot { $least }.
riftforce-ends-standstill = Ingenting kan endre seg lenger: { $winner } vinner med { $most } Riftforce mot { $least }.
riftforce-ends-level = Ingenting kan endre seg lenger: Begge har { $riftforce } Riftforce og deler seieren.

riftforce-zone-shown = Laug å velge blant
riftforce-zone-riftforce = Riftforce
riftforce-zone-guilds = Laug
riftforce-zone-pile = Trekkebunke
riftforce-zone-discard = Kastebunke
riftforce-zone-hit = Truffet
riftforce-mark-destroyed = ødelagt

riftforce-why-toss = Kast mynt: Det er ikke noe annet å gjøre.
riftforce-why-pick = Velg { $guild }: Ingen av de andre er kjent for å være bedre.
riftforce-why-play = Spill ut { $cards } på { $locations }: { $gain }.
riftforce-why-activate = Kast { $card } og aktiver: { $gain }.
riftforce-why-activate-next = Aktiver { $card }: { $gain }.
riftforce-why-choose = Velg { $option }: { $gain }.
riftforce-why-finish = Ikke aktiver flere: Det ville du bare tape på.
riftforce-why-check = Sjekk og trekk: { $gain }.
riftforce-why-gain = { $gain ->
    [won] Det vinner kampen
    [points] Det gir deg først og fremst Riftforce
    [control] Det gir deg først og fremst flere steder for deg selv
    [enemies] Det svekker først og fremst fiendens kort
    [board] Det styrker først og fremst din side av bordet
    [hand] Det fyller først og fremst hånden din
   *[nothing] Du har ikke noe bedre å gjøre
}

## Bilder

riftforce-picture-matching = Kan kastes for å aktivere: passer til minst ett av kortene dine på bordet.
riftforce-picture-left = Igjen ved kløften: { $first } { $here ->
    [0] ingen kort
    [one] ett kort
   *[other] { $here } kort
}, { $second } { $there ->
    [0] ingen kort
    [one] ett kort
   *[other] { $there } kort
}.
riftforce-picture-controls = { $who } har { $locations } for seg selv.
riftforce-picture-guild = { $guild }: { $ability }
riftforce-picture-discardable = Kan kastes for å aktivere: { $cards }.
riftforce-picture-new = Nye på hånden: { $cards }.

# Riftforce

riftforce-name = Riftforce
riftforce-about = Välj varsina fyra gillen och kämpa om fem platser längs klyftan.
riftforce-option-guilds = Gillen
riftforce-option-guilds-help = Grundspelets tio gillen, eller alla arton med den andra uppsättningen.
riftforce-option-guilds-base = grundspelet
riftforce-option-guilds-all = alla arton
riftforce-option-picks = Val av gillen
riftforce-option-picks-help = Ett gille på lott och sedan tre ur dem som ligger framme, eller fyra helt fritt.
riftforce-option-picks-draft = ett på lott, sedan väljer ni
riftforce-option-picks-free = alla fyra väljs fritt

## Gillen

riftforce-guild-fire = Eld
riftforce-guild-fire-ability = 3 i skada på första fienden här. Ditt eget kort närmast bakom Elden får 1.
riftforce-guild-earth = Jord
riftforce-guild-earth-ability = När det spelas ut: 1 i skada på varje fiende här. När det aktiveras: 2 på första fienden här.
riftforce-guild-light = Ljus
riftforce-guild-light-ability = 2 i skada på första fienden här. Läk sedan 1 skada på ett av dina kort, var som helst.
riftforce-guild-plant = Växt
riftforce-guild-plant-ability = Välj en grannplats: 2 i skada på första fienden där, som sedan dras hit.
riftforce-guild-water = Vatten
riftforce-guild-water-ability = 2 i skada på första fienden här. Flyttar sedan till en grannplats: 1 på första fienden där.
riftforce-guild-ice = Is
riftforce-guild-ice-ability = Sista fienden här får 4 i skada om den redan är skadad, annars 1.
riftforce-guild-shadow = Skugga
riftforce-guild-shadow-ability = Flyttar till valfri annan plats: 1 i skada på första fienden där. Förstörs den: 1 Riftforce extra.
riftforce-guild-crystal = Kristall
riftforce-guild-crystal-ability = 4 i skada på första fienden här. När Kristallen förstörs får motståndaren 1 Riftforce extra.
riftforce-guild-thunderbolt = Blixt
riftforce-guild-thunderbolt-ability = 2 i skada på valfri fiende här. Förstörs den slår Blixten till en gång till.
riftforce-guild-air = Luft
riftforce-guild-air-ability = Flyttar till valfri annan plats: 1 i skada på första fienden där och på varje grannplats.
riftforce-guild-beast = Odjur
riftforce-guild-beast-ability = Flyttar till en grannplats: 2 i skada på första fienden där, eller 3 om Odjuret är skadat.
riftforce-guild-sand = Sand
riftforce-guild-sand-ability = Flyttar till valfri annan plats: 1 i skada på varje fiende där. Läker 1 skada på sig själv.
riftforce-guild-lava = Lava
riftforce-guild-lava-ability = 2 i skada på första fienden på varje grannplats. Lavan själv och dina kort framför den får 1 var.
riftforce-guild-music = Musik
riftforce-guild-music-ability = 2 i skada på första fienden här. Förstörs den spelar du ut den hos dig, på en grannplats.
riftforce-guild-acid = Syra
riftforce-guild-acid-ability = 3 i skada på första fienden här, 1 på den bakom. Det som förstörs ger ingen Riftforce.
riftforce-guild-star = Stjärna
riftforce-guild-star-ability = 2 i skada på första fienden här. Dra sedan ett kort, om du har färre än sju.
riftforce-guild-love = Kärlek
riftforce-guild-love-ability = När det spelas ut: läk ett eget kort här helt. När det aktiveras: 2 i skada på första fienden här.
riftforce-guild-magnet = Magnet
riftforce-guild-magnet-ability = 2 i skada på sista fienden här. Sedan flyttar den och Magneten tillsammans till en grannplats.

riftforce-card = { $guild } { $number }
riftforce-card-at = { $card } på { $location }
riftforce-card-nth = { $card }, nummer { $place } där
riftforce-location = Plats { $number }
riftforce-lies-both = Du: { $own }. Mittemot: { $opposite }
riftforce-lies-own = Du: { $own }
riftforce-lies-opposite = Mittemot: { $opposite }
riftforce-lies-nothing = Tomt

## Val

riftforce-toss = Singla slant
riftforce-pick = Välj ett gille
riftforce-field-guild = Vilket gille?
riftforce-note-pick = Ditt val { $number } av { $count }.
riftforce-note-dealt = Du fick { $own } på lott, { $who } fick { $other }.
riftforce-note-opening = { $card } ligger i mitten från början, eftersom { $who } inte börjar.
riftforce-note-opening-own = Ditt kort { $card } ligger i mitten från början, eftersom du inte börjar.
riftforce-play = Spela ut
riftforce-field-cards = Ett till tre kort med samma tal eller av samma gille
riftforce-field-first = Vart? Korten spelas ut när du trycker
riftforce-field-others = Vart ska de andra?
riftforce-arrangement-together = På samma plats
riftforce-arrangement-right = Åt höger, ett på varje plats
riftforce-arrangement-left = Åt vänster, ett på varje plats
riftforce-arrangement-left-right = Det andra åt vänster, det tredje åt höger
riftforce-arrangement-right-left = Det andra åt höger, det tredje åt vänster
riftforce-arrangement-right-between = Det andra två steg åt höger, det tredje emellan
riftforce-arrangement-left-between = Det andra två steg åt vänster, det tredje emellan
riftforce-activate = Aktivera
riftforce-field-discard = Vilket kort kastar du?
riftforce-can-activate = Då kan du aktivera: { $cards }.
riftforce-check = Räkna och dra: +{ $riftforce } Riftforce
riftforce-activate-next = Aktivera nästa
riftforce-field-activate = Vilket kort?
riftforce-finish = Sluta aktivera
riftforce-choose-move = Flytta { $card }
riftforce-choose-pull = Dra hit med { $card }
riftforce-choose-drag = Släpa fienden med { $card }
riftforce-choose-steal = Ta över med { $card }
riftforce-choose-strike = Slå till med { $card }
riftforce-choose-heal = Läk med { $card }
riftforce-choose-soothe = Läk helt med { $card }
riftforce-field-location = Vilken plats?
riftforce-field-card = Vilket kort?

## Avslag

riftforce-not-alike = Korten måste ha samma tal eller vara av samma gille: { $cards } har varken tal eller gille gemensamt.
riftforce-one-or-each = Välj en plats för alla korten, eller en för varje kort.
riftforce-not-neighbours = Platserna måste ligga bredvid varandra, utan lucka.
riftforce-past-the-end = Där tar platserna slut. Lägg det första kortet längre in, eller alla på samma plats.
riftforce-nothing-to-activate = Inget av dina kort på bordet har samma tal eller gille som det kortet.
riftforce-not-to-activate = Det kortet kan inte aktiveras nu: varje kort högst en gång, och alla med samma tal eller alla av samma gille.
riftforce-only-strike = Bara en fiende på samma plats kan träffas.
riftforce-only-heal = Bara ett eget kort med skada kan läkas.
riftforce-only-soothe = Bara ett eget kort med skada på samma plats kan läkas.
riftforce-activate-one = Aktivera minst ett kort först.
riftforce-hand-full = Räkna och dra går bara när du har färre än sju kort på handen.

## Vad som hände

riftforce-told-all-shown = Alla { $count } gillen går att välja.
riftforce-told-guilds = Båda får ett gille på lott och väljer sedan bland { $count } som visas.
riftforce-told-dealt = { $you ->
    [who] Du får { $guild }.
   *[none] { $who } får { $guild }.
}
riftforce-told-tossed = { $you ->
    [who] Du singlar slant. Först väljer { $first }, som också gör första draget.
    [first] { $who } singlar slant. Du väljer först och gör första draget.
    [who-first] Du singlar slant. Du väljer först och gör första draget.
   *[none] { $who } singlar slant. Först väljer { $first }, som också gör första draget.
}
riftforce-told-picked = { $you ->
    [who] Du väljer { $guild }.
   *[none] { $who } väljer { $guild }.
}
riftforce-told-left-out = Inte med den här gången: { $guilds }.
riftforce-told-you-drew = Du drar { $cards }.
riftforce-told-drew = { $count ->
    [one] { $who } drar ett kort.
   *[other] { $who } drar { $count } kort.
}
riftforce-told-reshuffled = { $you ->
    [who] Du blandar kasthögen till en ny draghög.
   *[none] { $who } blandar kasthögen till en ny draghög.
}
riftforce-told-opened = { $you ->
    [who] Du öppnar med { $card } i mitten.
   *[none] { $who } öppnar med { $card } i mitten.
}
riftforce-told-played = { $you ->
    [who] Du spelar ut { $card } på { $location }.
   *[none] { $who } spelar ut { $card } på { $location }.
}
riftforce-told-discarded = { $you ->
    [who] Du kastar { $card }.
   *[none] { $who } kastar { $card }.
}
riftforce-told-activated = { $you ->
    [who] Du aktiverar { $card } på { $location }.
   *[none] { $who } aktiverar { $card } på { $location }.
}
riftforce-told-hit = { $you ->
    [who] Ditt kort { $card } får { $amount } i skada ({ $damage } av { $life }).
   *[none] { $card } hos { $who } får { $amount } i skada ({ $damage } av { $life }).
}
riftforce-told-healed = { $you ->
    [who] Ditt kort { $card } blir av med { $amount } i skada ({ $damage } kvar).
   *[none] { $card } hos { $who } blir av med { $amount } i skada ({ $damage } kvar).
}
riftforce-told-moved = { $you ->
    [who] Ditt kort { $card } flyttar till { $location }.
   *[none] { $card } hos { $who } flyttar till { $location }.
}
riftforce-told-destroyed = { $you ->
    [who] { $riftforce ->
        [0] Ditt kort { $card } förstörs. Ingen Riftforce till { $winner }.
       *[other] Ditt kort { $card } förstörs. +{ $riftforce } Riftforce till { $winner }.
    }
    [winner] { $riftforce ->
        [0] { $card } hos { $who } förstörs. Ingen Riftforce till dig.
       *[other] { $card } hos { $who } förstörs. +{ $riftforce } Riftforce till dig.
    }
   *[none] { $riftforce ->
        [0] { $card } hos { $who } förstörs. Ingen Riftforce till { $winner }.
       *[other] { $card } hos { $who } förstörs. +{ $riftforce } Riftforce till { $winner }.
    }
}
riftforce-told-gained = { $you ->
    [who] +{ $riftforce } Riftforce extra till dig.
   *[none] +{ $riftforce } Riftforce extra till { $who }.
}
riftforce-told-stolen = { $you ->
    [who] Du tar över { $card }, som hamnar på { $location }.
   *[none] { $who } tar över { $card }, som hamnar på { $location }.
}
riftforce-told-scored = { $you ->
    [who] Bara du har kort på { $locations }: +{ $riftforce } Riftforce.
   *[none] Bara { $who } har kort på { $locations }: +{ $riftforce } Riftforce.
}
riftforce-told-scored-nothing = { $you ->
    [who] Ingen plats ger dig Riftforce.
   *[none] Ingen plats ger { $who } Riftforce.
}
riftforce-told-tied = Lika på { $riftforce } Riftforce: ni gör ett drag till var.
riftforce-retold-picked = { $own ->
    [yes] Du väljer { $guild }.
   *[no] { $who } väljer { $guild }.
}
riftforce-retold-guilds = { $own ->
    [yes] Du har { $guilds }.
   *[no] { $who } har { $guilds }.
}
riftforce-retold-played = { $own ->
    [yes] Du spelar ut { $cards }.
   *[no] { $who } spelar ut { $cards }.
}
riftforce-retold-played-at = { $own ->
    [yes] Du spelar ut { $cards } på { $location }.
   *[no] { $who } spelar ut { $cards } på { $location }.
}
riftforce-retold-discarded = { $own ->
    [yes] Du kastar { $card }.
   *[no] { $who } kastar { $card }.
}
riftforce-retold-activated = { $own ->
    [yes] Du kastar { $card } och aktiverar { $cards }.
   *[no] { $who } kastar { $card } och aktiverar { $cards }.
}
riftforce-retold-checked = { $own ->
        [yes] Du får
       *[no] { $who } får
    } { $count ->
        [0] ingen Riftforce
        [one] 1 Riftforce (en plats)
       *[other] { $count } Riftforce ({ $count } platser)
    } och drar { $drawn ->
        [0] inget.
        [one] ett kort.
       *[other] { $drawn } kort.
    }
riftforce-retold-lost = { $own ->
        [yes] Du förlorar
       *[no] { $who } förlorar
    } { $cards }{ $riftforce ->
        [0] .
       *[other] : +{ $riftforce } Riftforce till { $gainer ->
            [yes] dig.
           *[no] { $winner }.
        }
    }
riftforce-retold-gained = { $own ->
    [yes] +{ $riftforce } Riftforce till dig.
   *[no] +{ $riftforce } Riftforce till { $who }.
}
riftforce-retold-hit = { $own ->
    [yes] Skada hos dig: { $cards }.
   *[no] Skada hos { $who }: { $cards }.
}
riftforce-retold-damage = { $card } ({ $damage } av { $life })

## Läget

riftforce-awaits-toss = { $who } singlar slant om vem som väljer först.
riftforce-awaits-pick = { $who } väljer ett gille.
riftforce-awaits-action = { $who } är på tur.
riftforce-awaits-choice = { $who } bestämmer vad { $card } gör.
riftforce-awaits-activation = { $who } aktiverar kort som passar till { $card }.
riftforce-rounds = { $first } började, så varje omgång slutar med ett drag av { $second }.
riftforce-last-round = Någon har nått 12 Riftforce: omgången slutar med ett drag av { $second }, och sedan vinner den som har flest.
riftforce-ends = { $winner } vinner med { $most } Riftforce mot { $least }.
riftforce-ends-standstill = Läget är låst: { $winner } vinner med { $most } Riftforce mot { $least }.
riftforce-ends-level = Läget är låst: båda har { $riftforce } Riftforce och delar segern.

riftforce-zone-shown = Gillen att välja bland
riftforce-zone-riftforce = Riftforce
riftforce-zone-guilds = Gillen
riftforce-zone-pile = Draghög
riftforce-zone-discard = Kasthög
riftforce-zone-hit = Träffade kort
riftforce-mark-destroyed = förstört

riftforce-why-toss = Singla slant: det är det enda som går att göra nu.
riftforce-why-pick = Välj { $guild }: inget av de andra som visas är känt för att vara bättre.
riftforce-why-play = Spela ut { $cards } på { $locations }: { $gain }.
riftforce-why-activate = Kasta { $card } och aktivera: { $gain }.
riftforce-why-activate-next = Aktivera { $card }: { $gain }.
riftforce-why-choose = Välj { $option }: { $gain }.
riftforce-why-finish = Sluta aktivera: att fortsätta skulle bara kosta dig.
riftforce-why-check = Räkna och dra: { $gain }.
riftforce-why-gain = { $gain ->
    [won] då vinner du matchen
    [points] framför allt ger det dig mer Riftforce
    [control] framför allt får du fler platser för dig själv
    [enemies] framför allt försvagar det fiendens kort
    [board] framför allt stärker det din sida av klyftan
    [hand] framför allt fyller det på din hand
   *[nothing] inget annat du kan göra är bättre
}

## Bilder

riftforce-picture-matching = Kan kastas för att aktivera minst ett av dina kort på bordet.
riftforce-picture-left = Kvar vid klyftan: { $first } { $here ->
    [0] inga kort
    [one] ett kort
   *[other] { $here } kort
}, { $second } { $there ->
    [0] inga kort
    [one] ett kort
   *[other] { $there } kort
}.
riftforce-picture-controls = Bara { $who } har kort på { $locations }.
riftforce-picture-guild = { $guild }: { $ability }
riftforce-picture-discardable = Kan kastas för att aktivera: { $cards }.
riftforce-picture-new = Nytt på handen: { $cards }.

# Riftforce

riftforce-name = Riftforce
riftforce-about = Två spelare med fyra gillen var kämpar om fem platser längs klyftan.
riftforce-option-guilds = Gillen
riftforce-option-guilds-help = Grundspelets tio gillen, eller de tio och de åtta i den andra uppsättningen.
riftforce-option-guilds-base = grundspelet
riftforce-option-guilds-all = alla arton
riftforce-option-picks = Val av gillen
riftforce-option-picks-help = Ett slumpvist gille var och sedan val bland några, eller alla fyra fritt valda, i tur och ordning.
riftforce-option-picks-draft = ett slumpvist, sedan val
riftforce-option-picks-free = alla fyra fritt

## Gillen

riftforce-guild-fire = Eld
riftforce-guild-fire-ability = 3 i skada på första fienden här. Ditt eget kort närmast bakom Eld tar 1.
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
riftforce-guild-acid-ability = 3 i skada på första fienden här, 1 på den därbakom. Det som förstörs ger ingen Riftforce.
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
riftforce-note-dealt = { $own } fick du på lott, { $who } fick { $other }.
riftforce-note-opening = { $card } ligger i mitten från början, för { $who } spelar som tvåa.
riftforce-note-opening-own = Ditt kort { $card } ligger i mitten från början, för du spelar som tvåa.
riftforce-play = Spela ut
riftforce-field-cards = Ett till tre kort: alla med samma siffra eller alla med samma symbol
riftforce-field-first = Vart? Ett tryck spelar ut
riftforce-field-others = Vart ska de andra?
riftforce-arrangement-together = På samma plats
riftforce-arrangement-right = Åt höger, ett på varje plats
riftforce-arrangement-left = Åt vänster, ett på varje plats
riftforce-arrangement-left-right = Det andra åt vänster, det tredje åt höger
riftforce-arrangement-right-left = Det andra åt höger, det tredje åt vänster
riftforce-arrangement-right-between = Åt höger, med det tredje emellan
riftforce-arrangement-left-between = Åt vänster, med det tredje emellan
riftforce-activate = Aktivera
riftforce-field-discard = Vilket kort kastar du?
riftforce-can-activate = Då kan du aktivera: { $cards }.
riftforce-check = Kontrollera och dra: +{ $riftforce } Riftforce
riftforce-activate-next = Aktivera nästa
riftforce-field-activate = Vilket kort?
riftforce-finish = Avsluta
riftforce-choose-move = Flytta { $card }
riftforce-choose-pull = Dra hit med { $card }
riftforce-choose-drag = Släpa med { $card }
riftforce-choose-steal = Vinn över med { $card }
riftforce-choose-strike = Slå till med { $card }
riftforce-choose-heal = Läk med { $card }
riftforce-choose-soothe = Läk helt med { $card }
riftforce-field-location = Vilken plats?
riftforce-field-card = Vilket kort?

## Avslag

riftforce-not-alike = Bara en siffra eller en symbol: { $cards } har varken eller gemensamt.
riftforce-one-or-each = Välj en plats för alla korten, eller en för varje kort.
riftforce-not-neighbours = Platserna måste ligga intill varandra utan lucka.
riftforce-past-the-end = Så långt räcker inte de fem platserna. Lägg det första kortet längre in, eller alla på samma plats.
riftforce-nothing-to-activate = Inget av dina kort på bordet har det kortets tal eller symbol.
riftforce-not-to-activate = Det kortet kan inte aktiveras nu: varje kort högst en gång, och alla av samma tal eller alla av samma symbol.
riftforce-only-strike = Bara en fiende på samma plats kan träffas.
riftforce-only-heal = Bara ett eget kort med skada kan läkas.
riftforce-only-soothe = Bara ett eget kort med skada på samma plats kan läkas.
riftforce-activate-one = Aktivera minst ett kort först.
riftforce-hand-full = Du kontrollerar och drar bara med färre än sju kort på handen.

## Vad som hände

riftforce-told-all-shown = Alla { $count } gillen går att välja.
riftforce-told-guilds = Var och en får ett gille på måfå, och { $count } visas att välja bland.
riftforce-told-dealt = { $you ->
    [who] Du får { $guild }.
   *[none] { $who } får { $guild }.
}
riftforce-told-tossed = { $you ->
    [who] Du singlar slant: { $first } väljer först och har första handlingen.
    [first] { $who } singlar slant: du väljer först och har första handlingen.
    [who-first] Du singlar slant: du väljer först och har första handlingen.
   *[none] { $who } singlar slant: { $first } väljer först och har första handlingen.
}
riftforce-told-picked = { $you ->
    [who] Du väljer { $guild }.
   *[none] { $who } väljer { $guild }.
}
riftforce-told-left-out = Inte med i spelet: { $guilds }.
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
   *[none] { $who }: { $card } får { $amount } i skada ({ $damage } av { $life }).
}
riftforce-told-healed = { $you ->
    [who] Ditt kort { $card } blir av med { $amount } i skada ({ $damage } kvar).
   *[none] { $who }: { $card } blir av med { $amount } i skada ({ $damage } kvar).
}
riftforce-told-moved = { $you ->
    [who] Ditt kort { $card } flyttar till { $location }.
   *[none] { $who }: { $card } flyttar till { $location }.
}
riftforce-told-destroyed = { $you ->
    [who] { $riftforce ->
        [0] Ditt kort { $card } förstörs. Ingen Riftforce till { $winner }.
       *[other] Ditt kort { $card } förstörs. +{ $riftforce } Riftforce till { $winner }.
    }
    [winner] { $riftforce ->
        [0] { $who }: { $card } förstörs. Ingen Riftforce till dig.
       *[other] { $who }: { $card } förstörs. +{ $riftforce } Riftforce till dig.
    }
   *[none] { $riftforce ->
        [0] { $who }: { $card } förstörs. Ingen Riftforce till { $winner }.
       *[other] { $who }: { $card } förstörs. +{ $riftforce } Riftforce till { $winner }.
    }
}
riftforce-told-gained = { $you ->
    [who] +{ $riftforce } Riftforce extra till dig.
   *[none] +{ $riftforce } Riftforce extra till { $who }.
}
riftforce-told-stolen = { $you ->
    [who] Du vinner över { $card } till { $location }.
   *[none] { $who } vinner över { $card } till { $location }.
}
riftforce-told-scored = { $you ->
    [who] Du behärskar { $locations }: +{ $riftforce } Riftforce.
   *[none] { $who } behärskar { $locations }: +{ $riftforce } Riftforce.
}
riftforce-told-scored-nothing = { $you ->
    [who] Du behärskar ingen plats.
   *[none] { $who } behärskar ingen plats.
}
riftforce-told-tied = Lika på { $riftforce } Riftforce: en handling var till.
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
        [yes] Du behärskar
       *[no] { $who } behärskar
    } { $count ->
        [0] ingen plats
        [one] en plats (+1 Riftforce)
       *[other] { $count } platser (+{ $count } Riftforce)
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
    [yes] Träffat hos dig: { $cards }.
   *[no] Träffat hos { $who }: { $cards }.
}
riftforce-retold-damage = { $card } ({ $damage } av { $life })

## Läget

riftforce-awaits-toss = { $who } singlar slant om första valet.
riftforce-awaits-pick = { $who } väljer ett gille.
riftforce-awaits-action = { $who } väljer handling.
riftforce-awaits-choice = { $who } väljer för { $card }.
riftforce-awaits-activation = { $who } aktiverar kort som passar { $card }.
riftforce-rounds = { $first } började: varje rond slutar när { $second } har haft sin handling.
riftforce-last-round = Någon har nått 12 Riftforce: när { $second } har haft sin handling är ronden slut och den som har flest vinner.
riftforce-ends = { $winner } vinner med { $most } Riftforce mot { $least }.
riftforce-ends-standstill = Inget kan ändras längre: { $winner } vinner med { $most } Riftforce mot { $least }.
riftforce-ends-level = Inget kan ändras längre: båda har { $riftforce } Riftforce och delar segern.

riftforce-zone-shown = Gillen att välja bland
riftforce-zone-riftforce = Riftforce
riftforce-zone-guilds = Gillen
riftforce-zone-pile = Draghög
riftforce-zone-discard = Kasthög
riftforce-zone-hit = Träffade kort
riftforce-mark-destroyed = förstört

riftforce-why-toss = Singla slant: något annat finns inte att göra.
riftforce-why-pick = Välj { $guild }: av dem som visas är inget känt för att vara bättre.
riftforce-why-play = Spela ut { $cards } på { $locations }: { $gain }.
riftforce-why-activate = Kasta { $card } och aktivera: { $gain }.
riftforce-why-activate-next = Aktivera { $card }: { $gain }.
riftforce-why-choose = Välj { $option }: { $gain }.
riftforce-why-finish = Avsluta: att aktivera mer skulle bara kosta dig.
riftforce-why-check = Kontrollera och dra: { $gain }.
riftforce-why-gain = { $gain ->
    [won] det vinner matchen
    [points] framför allt för det dig framåt i Riftforce
    [control] framför allt behärskar du då mer längs klyftan
    [enemies] framför allt försvagar det fiendens kort
    [board] framför allt stärker det din sida av bordet
    [hand] framför allt fyller det din hand
   *[nothing] inget annat du kan göra är bättre
}

## Bilder

riftforce-picture-matching = Kan kastas för att aktivera: passar minst ett av dina kort på bordet.
riftforce-picture-left = Kvar vid klyftan: { $first } { $here ->
    [0] inga kort
    [one] ett kort
   *[other] { $here } kort
}, { $second } { $there ->
    [0] inga kort
    [one] ett kort
   *[other] { $there } kort
}.
riftforce-picture-controls = { $who } behärskar { $locations }.
riftforce-picture-guild = { $guild }: { $ability }
riftforce-picture-discardable = Kan kastas för att aktivera: { $cards }.
riftforce-picture-new = Nya på hand: { $cards }.

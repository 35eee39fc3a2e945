# Storma slottet!
storma-slottet-name = Storma slottet!
storma-slottet-about = Två kungahus, legosoldater, läkare och lönnmördare: utrota fiendens Kungahus innan ditt eget faller.
storma-slottet-option-doctors_in_sickbay = Läkare i Sjukstugan
storma-slottet-option-doctors_in_sickbay-help = Läkare får läka även kortet i Sjukstugan, inte bara det Aktiva kortet.

storma-slottet-ask-house = Välj Kungahus
storma-slottet-field-house = Färg
storma-slottet-ask-active = Välj Aktivt kort
storma-slottet-field-active = Kort att ställa upp, dolt tills båda har valt
storma-slottet-ask-exchange = Byt ut kort
storma-slottet-field-exchange = Kort i en färg att byta ut
storma-slottet-ask-attack = Anfall
storma-slottet-field-attack = Kort i en färg, och jokrar
storma-slottet-ask-heal = Läk
storma-slottet-field-heal-card = Kort att läka med
storma-slottet-ask-lift = Ta bort Skadekort
storma-slottet-field-lift = Skadekort värda högst { $value } tillsammans
storma-slottet-ask-stop = Sluta läka
storma-slottet-ask-retreat = Gör reträtt
storma-slottet-field-retreat = Kort som blir nytt Aktivt kort
storma-slottet-ask-replace = Ställ upp nytt kort
storma-slottet-field-replace = Nytt Aktivt kort
storma-slottet-ask-offer-draw = Erbjud oavgjort
storma-slottet-ask-accept-draw = Gå med på oavgjort
storma-slottet-ask-decline-draw = Säg nej till oavgjort
storma-slottet-choice-heal-active = { $card } åt { $target }
storma-slottet-choice-heal-sickbay = { $card } åt { $target } i Sjukstugan
storma-slottet-choice-sickbay = Sjukstugan: { $card }, tål { $left } till
storma-slottet-choice-damage = { $card }, värt { $damage }

storma-slottet-preview-exchange = { $count ->
    [one] Du kastar ett kort och drar ett nytt.
   *[other] Du kastar { $count } kort och drar lika många.
}
storma-slottet-preview-attack = { $terms }: { $damage } av de { $left } som kortet tål.
storma-slottet-preview-attack-dice = { $terms } + { $dice ->
    [1] T10
   *[other] { $dice }T10
}: { $low }–{ $high } av de { $left } som kortet tål, om ingen fumlar.
storma-slottet-preview-attack-jokers = { $dice }T10: { $low }–{ $high } av de { $left } som kortet tål, om ingen fumlar.
storma-slottet-preview-fells = Kortet faller säkert.
storma-slottet-preview-may-fell = Chans att kortet faller: { $percent } %.
storma-slottet-preview-assassin = Slår en Lönnmördare noll gör den ingen skada och blir Trofé för { $who }.
storma-slottet-preview-joker = Slår en joker dubbelnolla gör den ingen skada, och { $who } tar den på hand.
storma-slottet-preview-heal = Tar bort Skadekort värda högst { $value }, här som mest { $best }: då tål { $card } { $left } till.
storma-slottet-preview-heal-joker = Slår två T10 och tar bort Skadekort värda högst så mycket som den högre visar. Dubbelnolla dödar { $card }!
storma-slottet-preview-heal-doctor = 7 + två T10: tar bort Skadekort värda högst 8–25. Vid dubbelnolla får { $card } i stället ett Skadekort på { $damage } och tål bara 1 till.
storma-slottet-preview-lift = Sedan tål { $card } { $left } till.
storma-slottet-preview-retreat = Till Sjukstugan: { $card } med { $damage } i skada. Nytt Aktivt kort: { $instead }, som tål { $toughness }.

storma-slottet-refuse-not-held = Det kortet har du inte på hand.
storma-slottet-refuse-house-taken = Den färgen är redan vald. Välj en annan.
storma-slottet-refuse-not-court = Bara ett klätt kort kan ställas upp som Aktivt kort.
storma-slottet-refuse-royal = Ditt eget Kungahus får inte bytas ut, anfalla eller läka.
storma-slottet-refuse-exchange-joker = Jokrar kan inte bytas ut.
storma-slottet-refuse-barred = Kort i samma färg biter inte på { $card }.
storma-slottet-refuse-unhurt = Där finns inget skadat kort att läka.
storma-slottet-refuse-one-card = Du kan bara läka ett kort per drag. Fortsätt med det du började med, eller sluta.
storma-slottet-refuse-heal-suit = Bara { $suit }, jokrar och Läkare kan läka { $card }.
storma-slottet-refuse-heal-nothing = En { $value }:a kan inte ta bort något av Skadekorten.
storma-slottet-refuse-joker-heal = En joker läker bara ett kort som tål högst 10 till; { $card } tål { $left }.
storma-slottet-refuse-doctor-sickbay = Läkare får bara läka det Aktiva kortet, inte det i Sjukstugan.
storma-slottet-refuse-lift = Välj bland de Skadekort som ligger där, värda högst { $value } tillsammans.
storma-slottet-refuse-lift-much = Tillsammans är de värda { $total }. Välj Skadekort värda högst { $value }.
storma-slottet-refuse-lift-nothing = Ett sifferkort måste ta bort minst ett Skadekort. Välj sådana som är värda högst { $value } tillsammans.
storma-slottet-refuse-sickbay-full = Sjukstugan är upptagen. Där får bara ett kort ligga.
storma-slottet-refuse-offer = Du kan inte erbjuda oavgjort just nu. Vänta till nästa tur.
storma-slottet-refuse-no-offer = Det finns inget erbjudande om oavgjort att svara på.

storma-slottet-zone-house = Kvar i Kungahuset { $suit }
storma-slottet-zone-active = Aktivt kort
storma-slottet-zone-sickbay = Sjukstugan
storma-slottet-zone-trophies = Troféer
storma-slottet-zone-hand = Hand
storma-slottet-zone-attack = Anfallet
storma-slottet-zone-healing = Läker
storma-slottet-zone-target = Träffat eller läkt
storma-slottet-mark-healed = tar bort { $amount }
storma-slottet-zone-draw-pile = Draghög
storma-slottet-zone-discard = Kasthög
storma-slottet-dice-start = slag om vem som börjar
storma-slottet-dice-attack = anfall, { $card }
storma-slottet-dice-heal = läker, { $card }

storma-slottet-status-house = { $who } väljer Kungahus.
storma-slottet-status-active = { $who } väljer sitt Aktiva kort.
storma-slottet-status-start-roll = { $who } slår om vem som börjar.
storma-slottet-status-turn = Drag { $turn }: { $who } är på tur.
storma-slottet-status-attack-roll = { $who } slår tärningarna för anfallet.
storma-slottet-status-heal-roll = { $who } slår tärningarna för att läka.
storma-slottet-status-healing = { $who } läker vidare eller slutar.
storma-slottet-status-lifting = { $who } tar bort Skadekort värda högst { $value }.
storma-slottet-status-replacing = { $who } ställer upp ett nytt Aktivt kort.
storma-slottet-status-offer = { $who } erbjuder oavgjort. { $asked } svarar ja eller nej.
storma-slottet-over-won = Slottet är stormat! { $winner } har utrotat fiendens Kungahus och vinner över { $loser }.
storma-slottet-over-draw = Oavgjort: båda lägger ner vapnen.

storma-slottet-story-house = { $you ->
    [who] Du väljer { $suit } som Kungahus.
   *[none] { $who } väljer { $suit } som Kungahus.
}
storma-slottet-story-dealt = Korten är utdelade: 20 till var och en, { $left } i Draghögen.
storma-slottet-story-laid = { $you ->
    [who] Du har lagt ditt Aktiva kort med baksidan upp.
   *[none] { $who } har lagt sitt Aktiva kort med baksidan upp.
}
storma-slottet-story-you-laid = Ditt Aktiva kort är { $card }.
storma-slottet-story-turned = { $you ->
    [one] De Aktiva korten vänds: du har { $first }, { $other } har { $second }.
    [other] De Aktiva korten vänds: { $one } har { $first }, du har { $second }.
   *[none] De Aktiva korten vänds: { $one } har { $first }, { $other } har { $second }.
}
storma-slottet-story-start-roll = { $you ->
    [who] Du slår { $shows }.
   *[none] { $who } slår { $shows }.
}
storma-slottet-story-start-tied = Lika! Båda slår om.
storma-slottet-story-started = { $you ->
    [who] Du börjar.
   *[none] { $who } börjar.
}
storma-slottet-story-exchanged = { $you ->
    [who] Du byter ut { $cards }.
   *[none] { $who } byter ut { $cards }.
}
storma-slottet-story-drew = { $you ->
    [who] Du drar { $count ->
        [0] inget: det finns inga kort kvar att dra.
        [one] ett kort.
       *[other] { $count } kort.
    }
   *[none] { $who } drar { $count ->
        [0] inget: det finns inga kort kvar att dra.
        [one] ett kort.
       *[other] { $count } kort.
    }
}
storma-slottet-story-filled = { $you ->
    [who] { $count ->
        [0] Du kan inte fylla på handen: det finns inga kort kvar att dra.
        [one] Du fyller på handen med ett kort.
       *[other] Du fyller på handen med { $count } kort.
    }
   *[none] { $count ->
        [0] { $who } kan inte fylla på handen: det finns inga kort kvar att dra.
        [one] { $who } fyller på handen med ett kort.
       *[other] { $who } fyller på handen med { $count } kort.
    }
}
storma-slottet-story-paid = { $you ->
    [who] { $count ->
        [0] Du får inga kort för { $trophies ->
            [one] din nya Trofé
           *[other] dina { $trophies } nya Troféer
        }: det finns inga kvar att dra.
        [one] Du får ett kort för { $trophies ->
            [one] din nya Trofé
           *[other] dina { $trophies } nya Troféer
        }: det finns inga fler att dra.
       *[other] { $trophies ->
            [one] Du får { $count } kort för din nya Trofé.
           *[other] Du får { $count } kort för dina { $trophies } nya Troféer.
        }
    }
   *[none] { $count ->
        [0] { $who } får inga kort för { $trophies ->
            [one] sin nya Trofé
           *[other] sina { $trophies } nya Troféer
        }: det finns inga kvar att dra.
        [one] { $who } får ett kort för { $trophies ->
            [one] sin nya Trofé
           *[other] sina { $trophies } nya Troféer
        }: det finns inga fler att dra.
       *[other] { $trophies ->
            [one] { $who } får { $count } kort för sin nya Trofé.
           *[other] { $who } får { $count } kort för sina { $trophies } nya Troféer.
        }
    }
}
storma-slottet-story-you-drew = Nytt på handen: { $cards }.
storma-slottet-story-reshuffled = Kasthögen blandas till en ny Draghög: { $count } kort.
storma-slottet-story-attacked = { $you ->
    [who] Du anfaller { $target } med { $cards }!
   *[none] { $who } anfaller { $target } med { $cards }!
}
storma-slottet-story-joker = Jokern slår { $first } och { $second }: { $damage } i skada.
storma-slottet-story-joker-fumbled = Dubbelnolla! Jokern fumlar, och { $who } tar den på hand.
storma-slottet-story-assassin = Lönnmördaren { $card } slår { $shows }: { $damage } i skada.
storma-slottet-story-assassin-fumbled = { $you ->
    [who] Noll! Lönnmördaren { $card } upptäcks av vakterna och blir Trofé för dig.
   *[none] Noll! Lönnmördaren { $card } upptäcks av vakterna och blir Trofé för { $who }.
}
storma-slottet-story-hurt = { $damage ->
    [0] Anfallet gör ingen skada på { $card }.
   *[other] { $left ->
        [0] Det blir { $damage } i skada på { $card }.
       *[other] Det blir { $damage } i skada på { $card }, som tål { $left } till.
    }
}
storma-slottet-story-fell = { $you ->
    [who] Du vinner en Trofé: { $card } har fallit!
   *[none] { $who } vinner en Trofé: { $card } har fallit!
}
storma-slottet-story-house-fell = Kungahuset { $suit } är utrotat!
storma-slottet-story-heal = { $you ->
    [who] Du spelar { $card } för att läka { $target }.
   *[none] { $who } spelar { $card } för att läka { $target }.
}
storma-slottet-story-healing = { $value ->
    [0] Dubbelnolla för { $card }!
   *[other] Tärningarna visar { $first } och { $second }: { $card } läker upp till { $value }.
}
storma-slottet-story-joker-killed = Jokern fumlar, och { $target } dör.
storma-slottet-story-doctor-fumbled = Läkaren { $card } slinter med kniven och blir kvar som Skadekort värt { $damage }: { $target } tål bara 1 till.
storma-slottet-story-lifted = Nu blir { $target } av med { $damage } i skada ({ $cards }) och tål { $left } till.
storma-slottet-story-lifted-nothing = Ingen skada försvinner från { $target }, som tål { $left } till.
storma-slottet-story-stopped = { $you ->
    [who] Du läker inte mer.
   *[none] { $who } läker inte mer.
}
storma-slottet-story-retreated = { $you ->
    [who] Du drar tillbaka { $card } till Sjukstugan och ställer upp { $instead }.
   *[none] { $who } drar tillbaka { $card } till Sjukstugan och ställer upp { $instead }.
}
storma-slottet-story-brought-out = { $you ->
    [who] Du ställer upp { $card } som nytt Aktivt kort.
   *[none] { $who } ställer upp { $card } som nytt Aktivt kort.
}
storma-slottet-story-from-sickbay = { $you ->
    [who] Du kallar ut { $card } ur Sjukstugan.
   *[none] { $who } kallar ut { $card } ur Sjukstugan.
}
storma-slottet-story-passed = { $who } kan inte göra något drag, och turen går vidare.
storma-slottet-story-draw-offered = { $you ->
    [who] Du erbjuder oavgjort.
   *[none] { $who } erbjuder oavgjort.
}
storma-slottet-story-draw-declined = { $you ->
    [who] Du säger nej till oavgjort.
   *[none] { $who } säger nej till oavgjort.
}
storma-slottet-story-draw-lapsed = { $you ->
    [who] Du fick inget svar, och erbjudandet om oavgjort gäller inte längre.
   *[none] { $who } fick inget svar, och erbjudandet om oavgjort gäller inte längre.
}
storma-slottet-story-draw-agreed = { $who } går med på oavgjort.

storma-slottet-retold-started = { $own ->
    [yes] Du börjar.
   *[no] { $who } börjar.
}
storma-slottet-retold-exchanged = { $own ->
        [yes] Du byter ut
       *[no] { $who } byter ut
    } { $count ->
        [one] { $card }.
       *[other] { $count } { $suit }.
    }
storma-slottet-retold-attacked = { $side ->
        [own] Du anfaller { $target }
        [against] { $who } anfaller din { $target }
       *[others] { $who } anfaller { $target }
    } med { $count ->
        [one] { $card }
       *[other] { $count } kort
    }: { $outcome ->
        [nothing] ingen skada.
        [falls] { $damage } i skada, och kortet faller!
       *[stands] { $damage } i skada, och kortet tål { $left } till.
    }
storma-slottet-retold-joker-fumbled = { $own ->
    [yes] Dubbelnolla: jokern fumlar, och du tar den på hand.
   *[no] Dubbelnolla: jokern fumlar, och { $who } tar den på hand.
}
storma-slottet-retold-assassin-fumbled = { $own ->
    [yes] Noll: Lönnmördaren { $card } upptäcks och blir din Trofé.
   *[no] Noll: Lönnmördaren { $card } upptäcks och blir Trofé för { $who }.
}
storma-slottet-retold-healed = { $outcome ->
    [dies] { $own ->
        [yes] Du försöker läka { $target }, men jokern slår dubbelnolla: kortet dör!
       *[no] { $who } försöker läka { $target }, men jokern slår dubbelnolla: kortet dör!
    }
    [nothing] { $own ->
        [yes] Du försöker läka { $target }, men ingen skada försvinner.
       *[no] { $who } försöker läka { $target }, men ingen skada försvinner.
    }
   *[lifted] { $own ->
            [yes] Du läker
           *[no] { $who } läker
        } { $target } med { $count ->
            [one] { $card }
           *[other] { $count } kort
        }: { $amount } i skada försvinner, och kortet tål { $left } till.
}
storma-slottet-retold-retreated = { $own ->
    [yes] Du drar tillbaka { $card } till Sjukstugan och ställer upp { $instead }.
   *[no] { $who } drar tillbaka { $card } till Sjukstugan och ställer upp { $instead }.
}
storma-slottet-retold-replaced = { $source ->
    [hand] { $own ->
        [yes] Du ställer upp { $card }.
       *[no] { $who } ställer upp { $card }.
    }
   *[sickbay] { $own ->
        [yes] Du kallar ut { $card } ur Sjukstugan.
       *[no] { $who } kallar ut { $card } ur Sjukstugan.
    }
}

storma-slottet-command-offer-draw = oavgjort
storma-slottet-command-offer-draw-help = Erbjud oavgjort, eller svara på erbjudandet
storma-slottet-command-offer-draw-refused = Just nu kan du varken erbjuda eller godta oavgjort.

storma-slottet-picture-felled = Fällda ur Kungahuset
storma-slottet-picture-feat = { $name }: { $what }
storma-slottet-picture-can-attack = Kan anfalla: { $cards }.
storma-slottet-picture-can-heal = Kan läka: { $cards }.
storma-slottet-picture-can-stand = Kan ställas upp: { $cards }.
storma-slottet-picture-new = Nytt på handen: { $cards }.
storma-slottet-picture-own = Ditt Aktiva kort är { $card }, som tål { $left } till.
storma-slottet-picture-target = Motståndarens Aktiva kort är { $card }, som tål { $left } till.
storma-slottet-picture-score =
    { $who } ({ $suit }) har { $royals ->
        [0] inte fällt någon i fiendens Kungahus
        [1] fällt en i fiendens Kungahus
       *[other] fällt { $royals } i fiendens Kungahus
    } och { $trophies ->
        [0] inte vunnit någon Trofé
        [1] vunnit en Trofé
       *[other] vunnit { $trophies } Troféer
    }.

storma-slottet-why-house = Ta { $suit }: före given är den ena färgen lika bra som den andra.
storma-slottet-why-mercenary = Ställ upp { $card }: när en Legosoldat faller förlorar ditt Kungahus ingen.
storma-slottet-why-royal = Ställ upp { $card }: det kortet kan du hålla vid liv längst.
storma-slottet-why-fell = Anfall med { $cards }: { $target } faller säkert.
storma-slottet-why-may-fell = Anfall med { $cards }: chansen att { $target } faller är { $percent } %.
storma-slottet-why-damage = Anfall med { $cards }: ungefär { $damage } i skada, och inget annat är värt lika mycket nu.
storma-slottet-why-heal = Läk { $target } med { $card }: inget annat är värt lika mycket nu.
storma-slottet-why-heal-in-danger = Läk { $target } med { $card }: kortet tål bara { $left } till.
storma-slottet-why-heal-on = Fortsätt med { $card }: det tar bort { $damage } i skada.
storma-slottet-why-stop = Sluta läka: inget av dina sifferkort skulle nu ta bort mer än hälften av sitt värde.
storma-slottet-why-lift = Ta bort { $damage } i skada: mer än så går inte nu.
storma-slottet-why-retreat = Ställ upp { $instead } och låt { $card } gå till Sjukstugan: det tål bara { $left } till.
storma-slottet-why-retreat-anyway = Gör reträtt och ställ upp { $card }: inget annat ser bättre ut.
storma-slottet-why-exchange = Byt ut { $cards }: det har du ingen nytta av nu, varken för att anfalla eller för att läka.
storma-slottet-why-exchange-anyway = Byt ut { $card }: inget annat ser bättre ut.
storma-slottet-why-roll = Slå: först sedan finns det något att bestämma.
storma-slottet-why-accept = Gå med på oavgjort: matchen har hållit på så länge att ingen lär vinna snart.
storma-slottet-why-decline = Säg nej till oavgjort: matchen går fortfarande att vinna.

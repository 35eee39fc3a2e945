# Storma slottet!
storma-slottet-name = Storma slottet!
storma-slottet-about = To kongehus, leiesoldater, leger og snikmordere: Utrydd fiendens kongehus før ditt eget faller.
storma-slottet-option-doctors_in_sickbay = Leger i sykestuen
storma-slottet-option-doctors_in_sickbay-help = Leger kan også helbrede kortet i sykestuen, ikke bare det aktive kortet.

storma-slottet-ask-house = Velg kongehus
storma-slottet-field-house = Farge
storma-slottet-ask-active = Velg aktivt kort
storma-slottet-field-active = Kortet du stiller opp, skjult til begge har valgt
storma-slottet-ask-exchange = Bytt kort
storma-slottet-field-exchange = Kort du kaster, alle i samme farge
storma-slottet-ask-attack = Angrip
storma-slottet-field-attack = Kort i samme farge, og jokere
storma-slottet-ask-heal = Helbred
storma-slottet-field-heal-card = Kort du helbreder med
storma-slottet-ask-lift = Fjern skadekort
storma-slottet-field-lift = Skadekort verdt høyst { $value }
storma-slottet-ask-stop = Slutt å helbrede
storma-slottet-ask-retreat = Slå retrett
storma-slottet-field-retreat = Kort som blir nytt aktivt kort
storma-slottet-ask-replace = Still opp et nytt kort
storma-slottet-field-replace = Nytt aktivt kort
storma-slottet-ask-offer-draw = Tilby uavgjort
storma-slottet-ask-accept-draw = Godta uavgjort
storma-slottet-ask-decline-draw = Avslå uavgjort
storma-slottet-choice-heal-active = { $card } til { $target }
storma-slottet-choice-heal-sickbay = { $card } til { $target } i sykestuen
storma-slottet-choice-sickbay = Sykestuen: { $card }, tåler { $left } til
storma-slottet-choice-damage = { $card }, verdt { $damage }

storma-slottet-preview-exchange = { $count ->
    [one] Du kaster ett kort og trekker et nytt.
   *[other] Du kaster { $count } kort og trekker like mange.
}
storma-slottet-preview-attack = { $terms }: { $damage } i skade. Kortet tåler { $left }.
storma-slottet-preview-attack-dice = { $terms } + { $dice ->
    [1] T10
   *[other] { $dice }T10
}: { $low }–{ $high } i skade hvis ingen fomler. Kortet tåler { $left }.
storma-slottet-preview-attack-jokers = { $dice }T10: { $low }–{ $high } i skade hvis ingen fomler. Kortet tåler { $left }.
storma-slottet-preview-fells = Kortet faller garantert.
storma-slottet-preview-may-fell = Sjanse for at kortet faller: { $percent } %.
storma-slottet-preview-assassin = Kaster en snikmorder null, gjør den ingen skade og blir trofé for { $who }.
storma-slottet-preview-joker = Kaster en joker dobbel null, gjør den ingen skade, og { $who } tar den på hånden.
storma-slottet-preview-heal = Fjerner skadekort verdt høyst { $value }. I beste fall blir det { $best }, og da tåler { $card } { $left } til.
storma-slottet-preview-heal-joker = Kaster 2T10 og fjerner skadekort verdt høyst det høyeste av tallene. Dobbel null dreper { $card }!
storma-slottet-preview-heal-doctor = 7 + 2T10: Fjerner skadekort verdt høyst 8–25. Ved dobbel null får { $card } i stedet et skadekort på { $damage } og tåler bare 1 til.
storma-slottet-preview-lift = Da tåler { $card } { $left } til.
storma-slottet-preview-retreat = Til sykestuen: { $card } med { $damage } i skade. Stilles opp: { $instead }, som tåler { $toughness }.

storma-slottet-refuse-not-held = Det kortet har du ikke på hånden.
storma-slottet-refuse-house-taken = Den fargen er allerede valgt. Velg en annen.
storma-slottet-refuse-not-court = Bare et billedkort kan stilles opp som aktivt kort.
storma-slottet-refuse-royal = Ditt eget kongehus kan verken byttes, angripe eller helbrede.
storma-slottet-refuse-exchange-joker = Jokere kan ikke byttes.
storma-slottet-refuse-barred = Kort i samme farge biter ikke på { $card }.
storma-slottet-refuse-unhurt = Der ligger det ikke noe skadd kort å helbrede.
storma-slottet-refuse-one-card = Du kan bare helbrede ett kort i hvert trekk. Fortsett med det du begynte på, eller slutt.
storma-slottet-refuse-heal-suit = Bare { $suit }, jokere og leger kan helbrede { $card }.
storma-slottet-refuse-heal-nothing = En { $value }-er kan ikke fjerne noen av skadekortene.
storma-slottet-refuse-joker-heal = En joker helbreder bare et kort som tåler høyst 10 til; { $card } tåler { $left }.
storma-slottet-refuse-doctor-sickbay = En lege kan bare helbrede det aktive kortet, ikke det i sykestuen.
storma-slottet-refuse-lift = Velg blant skadekortene som ligger der, verdt høyst { $value } til sammen.
storma-slottet-refuse-lift-much = De er verdt { $total } til sammen. Velg skadekort verdt høyst { $value }.
storma-slottet-refuse-lift-nothing = Et tallkort må fjerne minst ett skadekort. Velg noen som er verdt høyst { $value } til sammen.
storma-slottet-refuse-sickbay-full = Sykestuen er opptatt. Der er det bare plass til ett kort.
storma-slottet-refuse-offer = Du kan ikke tilby uavgjort akkurat nå. Vent til neste tur.
storma-slottet-refuse-no-offer = Ingen har tilbudt uavgjort, så det er ingenting å svare på.

storma-slottet-zone-house = I live i kongehuset { $suit }
storma-slottet-zone-active = Aktivt kort
storma-slottet-zone-sickbay = Sykestuen
storma-slottet-zone-trophies = Trofeer
storma-slottet-zone-hand = Hånd
storma-slottet-zone-attack = Angrepet
storma-slottet-zone-healing = Spilt for å helbrede
storma-slottet-zone-target = Truffet eller helbredet
storma-slottet-mark-healed = fjerner { $amount }
storma-slottet-zone-draw-pile = Trekkebunke
storma-slottet-zone-discard = Kastebunke
storma-slottet-dice-start = om hvem som begynner
storma-slottet-dice-attack = angrep, { $card }
storma-slottet-dice-heal = helbredelse, { $card }

storma-slottet-status-house = { $who } velger kongehus.
storma-slottet-status-active = { $who } velger sitt aktive kort.
storma-slottet-status-start-roll = { $who } kaster om hvem som begynner.
storma-slottet-status-turn = Tur { $turn }: Nå spiller { $who }.
storma-slottet-status-attack-roll = { $who } kaster terningene for angrepet.
storma-slottet-status-heal-roll = { $who } kaster terningene for helbredelsen.
storma-slottet-status-healing = { $who } kan helbrede videre eller slutte.
storma-slottet-status-lifting = { $who } fjerner skadekort verdt høyst { $value }.
storma-slottet-status-replacing = { $who } stiller opp et nytt aktivt kort.
storma-slottet-status-offer = { $who } tilbyr uavgjort; { $asked } kan godta eller avslå.
storma-slottet-over-won = Slottet er stormet! { $winner } har utryddet fiendens kongehus og vinner over { $loser }.
storma-slottet-over-draw = Uavgjort: Begge parter legger ned våpnene.

storma-slottet-story-house = { $you ->
    [who] Du velger { $suit } som kongehus.
   *[none] { $who } velger { $suit } som kongehus.
}
storma-slottet-story-dealt = Kortene er delt ut: 20 til hver, { $left } i trekkebunken.
storma-slottet-story-laid = { $you ->
    [who] Du har lagt ditt aktive kort med baksiden opp.
   *[none] { $who } har lagt sitt aktive kort med baksiden opp.
}
storma-slottet-story-you-laid = Du la { $card }.
storma-slottet-story-turned = { $you ->
    [one] De aktive kortene snus: Du har { $first }, { $other } har { $second }.
    [other] De aktive kortene snus: { $one } har { $first }, du har { $second }.
   *[none] De aktive kortene snus: { $one } har { $first }, { $other } har { $second }.
}
storma-slottet-story-start-roll = { $you ->
    [who] Du kaster { $shows }.
   *[none] { $who } kaster { $shows }.
}
storma-slottet-story-start-tied = Likt! Begge kaster på nytt.
storma-slottet-story-started = { $you ->
    [who] Du begynner.
   *[none] { $who } begynner.
}
storma-slottet-story-exchanged = { $you ->
    [who] Du bytter ut { $cards }.
   *[none] { $who } bytter ut { $cards }.
}
storma-slottet-story-drew = { $you ->
    [who] Du trekker { $count ->
        [0] ingenting: Det er ingen kort igjen å trekke.
        [one] ett kort.
       *[other] { $count } kort.
    }
   *[none] { $who } trekker { $count ->
        [0] ingenting: Det er ingen kort igjen å trekke.
        [one] ett kort.
       *[other] { $count } kort.
    }
}
storma-slottet-story-filled = { $you ->
    [who] { $count ->
        [0] Du kan ikke fylle opp hånden: Det er ingen kort igjen å trekke.
        [one] Du fyller opp hånden med ett kort.
       *[other] Du fyller opp hånden med { $count } kort.
    }
   *[none] { $count ->
        [0] { $who } kan ikke fylle opp hånden: Det er ingen kort igjen å trekke.
        [one] { $who } fyller opp hånden med ett kort.
       *[other] { $who } fyller opp hånden med { $count } kort.
    }
}
storma-slottet-story-paid = { $you ->
    [who] { $count ->
        [0] Du får ingen kort for { $trophies ->
            [one] det nye trofeet
           *[other] de { $trophies } nye trofeene
        }: Det er ingen igjen å trekke.
        [one] Du får ett kort for { $trophies ->
            [one] et nytt trofé
           *[other] { $trophies } nye trofeer
        }: Det er ikke flere å trekke.
       *[other] { $trophies ->
            [one] Du får { $count } kort for et nytt trofé.
           *[other] Du får { $count } kort for { $trophies } nye trofeer.
        }
    }
   *[none] { $count ->
        [0] { $who } får ingen kort for { $trophies ->
            [one] det nye trofeet
           *[other] de { $trophies } nye trofeene
        }: Det er ingen igjen å trekke.
        [one] { $who } får ett kort for { $trophies ->
            [one] et nytt trofé
           *[other] { $trophies } nye trofeer
        }: Det er ikke flere å trekke.
       *[other] { $trophies ->
            [one] { $who } får { $count } kort for et nytt trofé.
           *[other] { $who } får { $count } kort for { $trophies } nye trofeer.
        }
    }
}
storma-slottet-story-you-drew = Du trakk { $cards }.
storma-slottet-story-reshuffled = Kastebunken stokkes til en ny trekkebunke: { $count } kort.
storma-slottet-story-attacked = { $you ->
    [who] Du angriper { $target } med { $cards }!
   *[none] { $who } angriper { $target } med { $cards }!
}
storma-slottet-story-joker = Jokeren kaster { $first } og { $second }: { $damage } i skade.
storma-slottet-story-joker-fumbled = Dobbel null! Jokeren fomler, og { $who } tar den på hånden.
storma-slottet-story-assassin = Snikmorderen { $card } kaster { $shows }: { $damage } i skade.
storma-slottet-story-assassin-fumbled = { $you ->
    [who] Null! Snikmorderen { $card } blir oppdaget av vaktene og blir trofé for deg.
   *[none] Null! Snikmorderen { $card } blir oppdaget av vaktene og blir trofé for { $who }.
}
storma-slottet-story-hurt = { $damage ->
    [0] Angrepet gjør ingen skade på { $card }.
   *[other] { $left ->
        [0] Det blir { $damage } i skade på { $card }.
       *[other] Det blir { $damage } i skade på { $card }, som tåler { $left } til.
    }
}
storma-slottet-story-fell = { $you ->
    [who] Du vinner et trofé: { $card } har falt!
   *[none] { $who } vinner et trofé: { $card } har falt!
}
storma-slottet-story-house-fell = Kongehuset { $suit } er utryddet!
storma-slottet-story-heal = { $you ->
    [who] Du spiller { $card } for å helbrede { $target }.
   *[none] { $who } spiller { $card } for å helbrede { $target }.
}
storma-slottet-story-healing = { $value ->
    [0] Dobbel null for { $card }!
   *[other] Terningene viser { $first } og { $second }: { $card } helbreder opptil { $value }.
}
storma-slottet-story-joker-killed = Jokeren fomler, og { $target } dør.
storma-slottet-story-doctor-fumbled = Kniven glipper for legen { $card }, som blir liggende som skadekort verdt { $damage }: { $target } tåler bare 1 til.
storma-slottet-story-lifted = Skade fjernet fra { $target }: { $cards }, verdt { $damage }. Tåler nå { $left } til.
storma-slottet-story-lifted-nothing = Ingen skade fjernes fra { $target }, som tåler { $left } til.
storma-slottet-story-stopped = { $you ->
    [who] Du slutter å helbrede.
   *[none] { $who } slutter å helbrede.
}
storma-slottet-story-retreated = { $you ->
    [who] Du sender { $card } til sykestuen og stiller opp { $instead }.
   *[none] { $who } sender { $card } til sykestuen og stiller opp { $instead }.
}
storma-slottet-story-brought-out = { $you ->
    [who] Du stiller opp { $card } som nytt aktivt kort.
   *[none] { $who } stiller opp { $card } som nytt aktivt kort.
}
storma-slottet-story-from-sickbay = { $you ->
    [who] Du kaller { $card } ut av sykestuen.
   *[none] { $who } kaller { $card } ut av sykestuen.
}
storma-slottet-story-passed = { $who } kan ikke gjøre noe trekk, og turen går videre.
storma-slottet-story-draw-offered = { $you ->
    [who] Du tilbyr uavgjort.
   *[none] { $who } tilbyr uavgjort.
}
storma-slottet-story-draw-declined = { $you ->
    [who] Du avslår uavgjort.
   *[none] { $who } avslår uavgjort.
}
storma-slottet-story-draw-lapsed = { $you ->
    [who] Du fikk ikke svar, og tilbudet om uavgjort gjelder ikke lenger.
   *[none] { $who } fikk ikke svar, og tilbudet om uavgjort gjelder ikke lenger.
}
storma-slottet-story-draw-agreed = { $who } godtar uavgjort.

storma-slottet-retold-started = { $own ->
    [yes] Du begynner.
   *[no] { $who } begynner.
}
storma-slottet-retold-exchanged = { $own ->
        [yes] Du bytter ut
       *[no] { $who } bytter ut
    } { $count ->
        [one] { $card }.
       *[other] { $count } { $suit }.
    }
storma-slottet-retold-attacked = { $side ->
        [own] Du angriper { $target }
        [against] { $who } angriper din { $target }
       *[others] { $who } angriper { $target }
    } med { $count ->
        [one] { $card }
       *[other] { $count } kort
    }: { $outcome ->
        [nothing] ingen skade.
        [falls] { $damage } i skade, og kortet faller!
       *[stands] { $damage } i skade, tåler { $left } til.
    }
storma-slottet-retold-joker-fumbled = { $own ->
    [yes] Dobbel null: Jokeren fomler, og du tar den på hånden.
   *[no] Dobbel null: Jokeren fomler, og { $who } tar den på hånden.
}
storma-slottet-retold-assassin-fumbled = { $own ->
    [yes] Null: Snikmorderen { $card } blir oppdaget og blir ditt trofé.
   *[no] Null: Snikmorderen { $card } blir oppdaget og blir trofé for { $who }.
}
storma-slottet-retold-healed = { $outcome ->
    [dies] { $own ->
        [yes] Du helbreder { $target }, men jokeren kaster dobbel null: Kortet dør!
       *[no] { $who } helbreder { $target }, men jokeren kaster dobbel null: Kortet dør!
    }
    [nothing] { $own ->
        [yes] Du prøver å helbrede { $target }, men fjerner ingen skade.
       *[no] { $who } prøver å helbrede { $target }, men fjerner ingen skade.
    }
   *[lifted] { $own ->
            [yes] Du helbreder
           *[no] { $who } helbreder
        } { $target } med { $count ->
            [one] { $card }
           *[other] { $count } kort
        }: { $amount } i skade fjernes, tåler { $left } til.
}
storma-slottet-retold-retreated = { $own ->
    [yes] Du sender { $card } til sykestuen og stiller opp { $instead }.
   *[no] { $who } sender { $card } til sykestuen og stiller opp { $instead }.
}
storma-slottet-retold-replaced = { $source ->
    [hand] { $own ->
        [yes] Du stiller opp { $card }.
       *[no] { $who } stiller opp { $card }.
    }
   *[sickbay] { $own ->
        [yes] Du kaller { $card } ut av sykestuen.
       *[no] { $who } kaller { $card } ut av sykestuen.
    }
}

storma-slottet-command-offer-draw = uavgjort
storma-slottet-command-offer-draw-help = Tilby uavgjort, eller svar på tilbudet
storma-slottet-command-offer-draw-refused = Akkurat nå kan du verken tilby eller godta uavgjort.

storma-slottet-picture-felled = Felte kongelige
storma-slottet-picture-feat = { $name }: { $what }
storma-slottet-picture-can-attack = Kan angripe: { $cards }.
storma-slottet-picture-can-heal = Kan helbrede: { $cards }.
storma-slottet-picture-can-stand = Kan stilles opp: { $cards }.
storma-slottet-picture-new = Nye på hånden: { $cards }.
storma-slottet-picture-own = Ditt aktive kort er { $card }, som tåler { $left } til.
storma-slottet-picture-target = Motstanderens aktive kort er { $card }, som tåler { $left } til.
storma-slottet-picture-score =
    { $who } ({ $suit }) har felt { $royals ->
        [0] ingen i fiendens kongehus
        [1] én i fiendens kongehus
       *[other] { $royals } i fiendens kongehus
    } og vunnet { $trophies ->
        [0] ingen trofeer
        [1] ett trofé
       *[other] { $trophies } trofeer
    }.

storma-slottet-why-house = Ta { $suit }: Før kortene er delt ut, er den ene fargen like god som den andre.
storma-slottet-why-mercenary = Still opp { $card }: Når en leiesoldat faller, mister kongehuset ditt ingen.
storma-slottet-why-royal = Still opp { $card }: Med kortene du har å helbrede med, holder dette ut lengst.
storma-slottet-why-fell = Angrip med { $cards }: { $target } faller garantert.
storma-slottet-why-may-fell = Angrip med { $cards }: Det er { $percent } % sjanse for at { $target } faller.
storma-slottet-why-damage = Angrip med { $cards }: Det gir omtrent { $damage } i skade, og noe bedre finnes ikke nå.
storma-slottet-why-heal = Helbred { $target } med { $card }: Noe bedre finnes ikke nå.
storma-slottet-why-heal-in-danger = Helbred { $target } med { $card }: Kortet tåler bare { $left } til.
storma-slottet-why-heal-on = Fortsett med { $card }: Det fjerner { $damage } i skade.
storma-slottet-why-stop = Slutt å helbrede: Ingen av tallkortene dine ville fjernet mer enn halvparten av sin egen verdi nå.
storma-slottet-why-lift = Fjern { $damage } i skade: Mer får du ikke bort nå.
storma-slottet-why-retreat = Still opp { $instead } og send { $card } til sykestuen: Det kortet tåler bare { $left } til.
storma-slottet-why-retreat-anyway = Slå retrett og still opp { $card }: Ingenting annet virker bedre.
storma-slottet-why-exchange = Bytt ut { $cards }: De hjelper deg verken til å angripe eller helbrede nå.
storma-slottet-why-exchange-anyway = Bytt ut { $card }: Ingenting annet virker bedre.
storma-slottet-why-roll = Kast: Før det er det ingenting å bestemme.
storma-slottet-why-accept = Godta uavgjort: Kampen har vart så lenge at ingen vinner den med det første.
storma-slottet-why-decline = Avslå uavgjort: Kampen kan fortsatt vinnes.

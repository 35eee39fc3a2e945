# Supertrumf Fantasy
supertrumf-name = Supertrumf Fantasy
supertrumf-about = Riddare, drakar och en och annan dolk i ryggen: välj en egenskap och övertrumfa de andra.
supertrumf-option-play = Spelsätt
supertrumf-option-play-help = Klassiskt för två till sex, eller en snabb duell om fyra priskort för två.
supertrumf-option-play-classic = Klassiskt
supertrumf-option-play-blixtduell = Blixtduell
supertrumf-option-dealer = Givare
supertrumf-option-dealer-help = Vilken plats som ger. Plats 1 är den som öppnade bordet. Platsen till vänster börjar.

supertrumf-blixtduell-takes-two = Blixtduell spelas av precis två, och ni är { $seats }. Välj Klassiskt, eller bli två.
supertrumf-no-such-dealer = Den platsen finns inte vid bordet. Givarens plats ska vara 1 till { $most }.
supertrumf-no-such-attribute = ”{ $given }” är ingen egenskap i den här leken. Välj en av dem som visas.
supertrumf-stays-laid = Du har redan lagt. Lagt kort ligger, om du inte ångrar draget.
supertrumf-leader-lays-last = Spelföraren lägger sist. Vänta tills alla andra har lagt.
supertrumf-must-lay = Har du kort måste du lägga. Välj minst ett.
supertrumf-one-figure = Lägg högst ett figurkort i samma omgång.
supertrumf-one-item = Lägg högst ett objektkort eller supertrumfkort, ensamt eller med ett figurkort.

supertrumf-keep = Behåll handen
supertrumf-throw = { $count ->
    [one] Kasta och dra ett
   *[other] Kasta och dra { $count }
}
supertrumf-declare = Välj egenskap
supertrumf-field-attribute = Inom parentes: det högsta din hand kan nå
supertrumf-reach = { $attribute } ({ $value })
supertrumf-lay = Lägg kort: { $attribute }
supertrumf-field-figure = Figurkort
supertrumf-field-item = Objekt eller supertrumf
supertrumf-preview-supertrump = Slår alla värden, om ingen annan lägger supertrumf.
supertrumf-preview-value = Det blir { $attribute } { $value }.
supertrumf-sum = = { $value }
supertrumf-sum-supertrump = = supertrumf
supertrumf-take-prize = Ta priskort
supertrumf-field-prize = Priskort, från vänster
supertrumf-prize-place = Priskort { $place }
supertrumf-attribute = { $attribute }
supertrumf-card = { $card }
supertrumf-card-worth = { $card } ({ $worth })
supertrumf-points = { $attribute } { $value }
supertrumf-figure-points = { $points }
supertrumf-item-points = { $points }
supertrumf-supertrump-points = Supertrumf
supertrumf-face = { $card }: { $points }

supertrumf-die = Tärning
supertrumf-dealt = { $you ->
    [player] Du blandar och ger.
   *[none] { $player } blandar och ger.
}
supertrumf-kept = { $player } behåller sin hand.
supertrumf-threw = { $count ->
    [one] { $player } kastar sitt enda kort.
   *[other] { $player } kastar sin hand på { $count } kort.
}
supertrumf-rolled = { $player } slår { $shows }.
supertrumf-rolled-equal = Lika! Båda slår om.
supertrumf-leads = { $you ->
    [player] Du slog högst och är spelförare.
   *[none] { $player } slog högst och är spelförare.
}
supertrumf-lead-passed = { $you ->
    [player] Du har inga kort, så { $to } blir spelförare.
    [to] { $player } har inga kort, så du blir spelförare.
   *[none] { $player } har inga kort, så { $to } blir spelförare.
}
supertrumf-declared = { $you ->
    [player] Du säger: ”{ $attribute }!”
   *[none] { $player } säger: ”{ $attribute }!”
}
supertrumf-you-laid = Du lägger { $cards }.
supertrumf-laid = { $count ->
    [one] { $player } lägger ett kort.
   *[other] { $player } lägger { $count } kort.
}
supertrumf-turned = { $you ->
    [player] Du vänder { $cards }: { $attribute } { $value }.
   *[none] { $player } vänder { $cards }: { $attribute } { $value }.
}
supertrumf-turned-supertrump = { $you ->
    [player] Du vänder { $cards }: supertrumf!
   *[none] { $player } vänder { $cards }: supertrumf!
}
supertrumf-won-by-value = { $you ->
    [player] { $count ->
        [0] Du har högst, vinner omgången och får ta ett priskort.
       *[other] Du har högst, vinner omgången och tar { $count } kort.
    }
   *[none] { $count ->
        [0] { $player } har högst, vinner omgången och får ta ett priskort.
       *[other] { $player } har högst, vinner omgången och tar { $count } kort.
    }
}
supertrumf-won-by-supertrump = { $you ->
    [player] { $count ->
        [0] Supertrumfen avgör: du vinner omgången och får ta ett priskort.
       *[other] Supertrumfen avgör: du vinner omgången och tar { $count } kort.
    }
   *[none] { $count ->
        [0] Supertrumfen avgör: { $player } vinner omgången och får ta ett priskort.
       *[other] Supertrumfen avgör: { $player } vinner omgången och tar { $count } kort.
    }
}
supertrumf-tied-values = { $pot ->
    [0] Oavgjort: { $players } har samma högsta värde. Ingen får något priskort.
   *[other] Oavgjort: { $players } har samma högsta värde. Nu ligger { $pot } kort i potten.
}
supertrumf-tied-supertrumps = { $pot ->
    [0] Två supertrumfar på en gång: oavgjort! Ingen får något priskort.
   *[other] Två supertrumfar på en gång: oavgjort! Nu ligger { $pot } kort i potten.
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
        [0] Du vinner omgången och ett priskort.
       *[other] Du tar { $count } kort.
    }
   *[none] { $count ->
        [0] { $player } vinner omgången och ett priskort.
       *[other] { $player } tar { $count } kort.
    }
}
supertrumf-round-tied = { $pot ->
    [0] Oavgjort: ingen får något priskort.
   *[other] Oavgjort: { $pot } kort ligger i potten.
}
supertrumf-reshuffled = { $count ->
    [one] Kasthögens enda kort blir ny hög.
   *[other] Kasthögens { $count } kort blandas till en ny hög.
}
supertrumf-you-drew = Du drar { $cards }.
supertrumf-drew = { $you ->
    [player] { $count ->
        [one] Du drar ett kort.
       *[other] Du drar { $count } kort.
    }
   *[none] { $count ->
        [one] { $player } drar ett kort.
       *[other] { $player } drar { $count } kort.
    }
}
supertrumf-you-took-prize = { $left ->
    [0] Ditt sista priskort är { $card }.
   *[other] Ditt priskort är { $card }. Du har { $left } kvar att ta.
}
supertrumf-took-prize = { $left ->
    [0] { $player } tar sitt sista priskort.
   *[other] { $player } tar ett priskort och har { $left } kvar.
}
supertrumf-kept-the-rest = { $you ->
    [player] { $count ->
        [one] Bara du har kort kvar; det sista kortet går till din vinsthög.
       *[other] Bara du har kort kvar; alla { $count } går till din vinsthög.
    }
   *[none] { $count ->
        [one] Bara { $player } har kort kvar; det sista kortet går till vinsthögen.
       *[other] Bara { $player } har kort kvar; alla { $count } går till vinsthögen.
    }
}
supertrumf-took-the-pot = { $you ->
    [player] { $count ->
        [one] Du får även pottens enda kort.
       *[other] Du får även pottens { $count } kort.
    }
   *[none] { $count ->
        [one] { $player } får även pottens enda kort.
       *[other] { $player } får även pottens { $count } kort.
    }
}
supertrumf-pot-lost = { $count ->
    [one] Ingen har kort kvar. Kortet i potten räknas inte för någon.
   *[other] Ingen har kort kvar. Pottens { $count } kort räknas inte för någon.
}

supertrumf-status-declared = { $player } är spelförare. Egenskap: { $attribute }.
supertrumf-status-redraw = Behålla eller kasta handen? Väntar på { $players }.
supertrumf-status-roll = Slå om vem som börjar. Väntar på { $players }.
supertrumf-status-declare = Väntar på att { $players } ska välja egenskap.
supertrumf-status-prize = Väntar på att { $players } ska ta ett priskort.
supertrumf-status-lay = Väntar på kort från { $players }.
supertrumf-status-leader-may-lay = { $player } får lägga redan nu, eller vänta.

supertrumf-zone-declared = Egenskap
supertrumf-zone-pile = Hög
supertrumf-zone-pot = Pott
supertrumf-zone-discard = Kasthög
supertrumf-zone-laid = Lagt
supertrumf-zone-turned = Vänt, { $attribute }
supertrumf-zone-winning-pile = Vinsthög
supertrumf-zone-prizes = Priskort
supertrumf-zone-throws = Kastade händer

supertrumf-concede = Om du ger upp spelar de andra vidare. Dina kort är kvar i spelet och spelas åt dig direkt. Du kan inte komma tillbaka, och du kommer sist hur många kort du än vinner.
supertrumf-over-cards = { $cards ->
    [one] { $player } vinner med ett kort i vinsthögen!
   *[other] { $player } vinner med { $cards } kort i vinsthögen!
}
supertrumf-over-shared = { $cards ->
    [0] { $players } delar segern: ingen har något kort i vinsthögen.
    [one] { $players } delar segern med ett kort var i vinsthögen!
   *[other] { $players } delar segern med { $cards } kort var i vinsthögen!
}
supertrumf-over-prizes = { $player } har tagit alla sina fyra priskort och vinner duellen!

supertrumf-why-throw = Kasta handen: i varje egenskap finns det för många figurer som slår den.
supertrumf-why-keep = Behåll handen: den når { $value } i { $attribute }, och få figurer slår det.
supertrumf-why-keep-supertrump = Behåll handen: det finns en supertrumf i den.
supertrumf-why-keep-smaller = Behåll handen: nästa skulle bli ännu mindre.
supertrumf-why-roll = Slå: det är det enda som går att göra nu.
supertrumf-why-declare = Välj { $attribute }: där sticker din hand ut mest, för den når { $value }.
supertrumf-why-bluff = Välj { $attribute }: det är en bluff, men du har en supertrumf att falla tillbaka på.
supertrumf-why-enough = Lägg { $cards } ({ $value }): det borde räcka och kostar dig minst.
supertrumf-why-supertrump = Lägg { $cards }: inget värde du kan nå skulle räcka, men en supertrumf slår alla värden.
supertrumf-why-hope = Lägg { $cards }: { $value } är det högsta du har, och det kan räcka.
supertrumf-why-worst = Lägg { $card }: chansen är liten, så gör dig av med ditt sämsta kort.
supertrumf-why-prize = Ta priskort { $place }: ingen vet vad det är för kort.

supertrumf-picture-beats-all = slår alla värden
supertrumf-picture-reach = Så högt når din hand
supertrumf-picture-reaches = { supertrumf-picture-reach }: { $points }.
supertrumf-picture-gave-up = Gav upp: { $who }.
supertrumf-picture-new = Nytt: { $cards }.
supertrumf-picture-ahead = { $count ->
    [0] Lika många kort som { $player }.
    [one] Ett enda kort före { $player }.
   *[other] { $count } kort före { $player }.
}
supertrumf-picture-last-round = Sista omgången tog { $player } med { $cards }.

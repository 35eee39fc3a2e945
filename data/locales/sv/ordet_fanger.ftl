# Ordet fanger: Trekkebunke är draghög, Spillebunke spelhög, Poengbunke poänghög, Uavgjort oavgjort.
ordet-fanger-name = Ordet fanger
ordet-fanger-about = Samma symbol? Duell! Först med ett ord tar kortet.

ordet-fanger-symbol = { $symbol ->
    [circle] ● cirkel
    [triangle] ▲ triangel
    [cross] ✚ kors
    [star] ★ stjärna
    [wave] ≈ våg
    [diamond] ◆ ruter
    [hash] # brädgård
   *[flower] ✿ blomma
}
ordet-fanger-side = { $who }
ordet-fanger-young-player = { $who } (yngre: { $category })
ordet-fanger-card = { $symbol }: { $category }
ordet-fanger-joker = joker med { $one } och { $other }
ordet-fanger-set = { $title } ({ $language })
ordet-fanger-language = { $language ->
    [sv] svenska
    [nb] norska
    [de] tyska
    [en] engelska
    [en-GB] brittisk engelska
   *[other] { $language }
}

# Det man kan göra
ordet-fanger-ask-open-round = Öppna omgången
ordet-fanger-field-cards = Kortlek
ordet-fanger-field-symbols = Två symboler som tas bort, så att det blir fler dueller. Väljer du inga avgör slumpen.
ordet-fanger-ask-draw = Vänd ett kort
ordet-fanger-ask-draw-otherwise = En annan hög …
ordet-fanger-field-pile = Draghög
ordet-fanger-draw-pile = Draghög { $number } ({ $left } kvar)
ordet-fanger-field-onto = Lägg kortet på
ordet-fanger-own-pile = Din hög { $number }
ordet-fanger-ask-answer = Svara: { $category }
ordet-fanger-ask-call-out = Ropa ett svar
ordet-fanger-field-answer = Ditt svar
ordet-fanger-ask-turn = Vänd kortet som avgör
ordet-fanger-ask-give-up-duel = Inget svar: ge upp duellen
ordet-fanger-ask-contest = Begär omröstning
ordet-fanger-field-ruling = Vad ska ni rösta om?
ordet-fanger-contest-answer = ”{ $text }” ({ $who })
ordet-fanger-contest-first = vem som var först
ordet-fanger-preview-vote = Spelet står stilla medan alla röstar.
ordet-fanger-ask-vote-answer = Rösta: passar ”{ $text }” in på ”{ $category }”?
ordet-fanger-ask-vote-first = Rösta: vem var först?
ordet-fanger-field-ballot = Din röst
ordet-fanger-accept = ✔ Godkänn
ordet-fanger-reject = ✘ Underkänn
ordet-fanger-ask-withdraw = Ta tillbaka ditt svar
ordet-fanger-field-withdraw = Vilket svar tar du tillbaka?
ordet-fanger-quote = ”{ $text }”

# Det som händer
ordet-fanger-round-opened = Omgång { $round } med ”{ $title }”. { $who } börjar.
ordet-fanger-symbols-out = Borttagna symboler: { $symbols }.
ordet-fanger-no-repeats = I den här omgången räknas inget två gånger. Det som någon redan har sagt, i en duell eller bara i prat, duger inte som svar.
ordet-fanger-turned = { $who } vänder { $card }.
ordet-fanger-joker-turned = { $who } vänder en { $joker }.
ordet-fanger-joker-aside = I första varvet läggs jokern undan. { $who } vänder ett kort till.
ordet-fanger-reached = { $who } sträcker sig efter nästa kort.
ordet-fanger-reopened = { $who } kan vända nästa kort.
ordet-fanger-duel = { $how ->
    [answer] Där fick någon syn på duellen: { $one } mot { $other }!
    [draw] Stopp, inget kort vänds. Här pågår redan en duell: { $one } mot { $other }!
   *[announced] Duell: { $one } mot { $other }! Den som svarar först här vinner.
}
ordet-fanger-must-answer = ⚡ { $who }: { $category }
ordet-fanger-duel-goes-on = Duellen fortsätter. Nya svar, tack!
ordet-fanger-still-count = { $side } har fortfarande { $had } av { $needed } svar.
ordet-fanger-answered = { $who }: ”{ $text }”
ordet-fanger-said-before = Det har redan sagts i den här omgången, i en duell eller i prat, så det räknas inte.
ordet-fanger-verdict = { $how ->
    [counts] { $needed ->
        [1] Det räknas.
       *[other] Det räknas: { $had } av { $needed }.
    }
   *[repeated] { $needed ->
        [1] Det är redan sagt och räknas inte.
       *[other] Det är redan sagt och räknas inte: fortfarande { $had } av { $needed }.
    }
}
ordet-fanger-withdrew = { $who } tar tillbaka ”{ $text }”.
ordet-fanger-corrected = Rättelse: ett svar som skrevs tidigare kom fram sent, eller ett svar togs tillbaka.
ordet-fanger-won = { $winners } tar kortet ”{ $category }” med { $answers }.
ordet-fanger-retold-won = { $side ->
        [own] Du var först med { $answers } och tar
       *[other] { $winners } var först med { $answers } och tar
    } { $source ->
        [any] ”{ $category }”.
        [you] ”{ $category }” från dig.
       *[losers] ”{ $category }” från { $losers }.
    }
ordet-fanger-stamp = Svaret är stämplat { $stamp }.
ordet-fanger-stamps = { $order ->
    [before] Stämplat { $first }, { $seconds },{ $thousandths } s före { $second }.
   *[after] Stämplat { $first }, { $seconds },{ $thousandths } s efter { $second }.
}
ordet-fanger-unverified = Obekräftat: texten kan ha ändrats innan jag läste den.
ordet-fanger-tied = { $how ->
    [vote] Oavgjort efter omröstningen: { $answers }.
    [corrected] Rättelse: det blir oavgjort mellan { $answers }.
   *[stamps] Oavgjort: { $answers }.
}
ordet-fanger-time-out = Tiden är ute för { $one } och { $other }. Det räknas som oavgjort.
ordet-fanger-gave-duel-up-told = { $who } ger upp duellen.
ordet-fanger-both-gave-up = { $one } och { $other } har gett upp duellen. Det räknas som oavgjort.
ordet-fanger-called-off = Duellen mellan { $one } och { $other } avbryts. Båda behåller sina kort.
ordet-fanger-no-tie-card = Det finns inget kort kvar att vända. { $one } och { $other } behåller sina kort.
ordet-fanger-had-to-fit = Svaret skulle passa in på ”{ $category }”.
ordet-fanger-tie-joker = Först kom en { $joker }. Den blandas tillbaka.
ordet-fanger-tie-card = { $who } vänder kortet som avgör: { $card }.
ordet-fanger-tie-card-by-bot = Kortet som avgör: { $card }.
ordet-fanger-borrowed = Kortet är lånat ur en annan lek.
ordet-fanger-tie-cards-back = { $count ->
    [one] Kortet som avgjorde blandas tillbaka.
   *[other] De { $count } korten som avgjorde blandas tillbaka.
}
ordet-fanger-tie-cards-lent = { $count ->
    [one] Det lånade kortet läggs tillbaka i sin egen lek.
   *[other] De { $count } lånade korten läggs tillbaka i sin egen lek.
}
ordet-fanger-tie-cards-out = { $count ->
    [one] Båda draghögarna är tomma, så kortet som avgjorde är ute ur omgången.
   *[other] Båda draghögarna är tomma, så de { $count } korten som avgjorde är ute ur omgången.
}
ordet-fanger-contested-answer = { $who } begär omröstning om svaret ”{ $text }” från { $author }.
ordet-fanger-contested-first = { $who } begär omröstning om vem som var först.
ordet-fanger-came-too-late = { $who } hörde av sig när nästa kort redan var på väg, så resultatet står fast.
ordet-fanger-voted = { $who } har röstat.
ordet-fanger-vote-dropped = Omröstningen avbryts: det den gällde är redan ändrat.
ordet-fanger-tally-answer = Röster: { $accepting } för svaret, { $rejecting } emot.
ordet-fanger-tally-first = Röster: { $ones } för { $one }, { $others } för { $other }.
ordet-fanger-tally-result = { $result ->
    [stands] Resultatet står fast.
    [rejected] Svaret stryks, och allt som har hänt sedan dess tas tillbaka.
    [tie] Lika många röster på båda sidor: det blir oavgjort.
   *[other] Resultatet ändras.
}
ordet-fanger-all-voted = Alla har röstat.
ordet-fanger-vote-time-out = Tiden är ute: { $voted } av { $seats } har röstat.
ordet-fanger-round-ended = Omgång { $round } är slut.
ordet-fanger-round-points = { $points ->
    [0] { $side }: inga kort
    [one] { $side }: ett kort
   *[other] { $side }: { $points } kort
}
ordet-fanger-walked-over = Ingen finns kvar att tävla mot: kortet går till { $winners }.
ordet-fanger-concede = Om du ger upp spelar de andra vidare. Ditt översta kort är inte längre med i duellerna, du vänder inga fler kort och röstar inte mer, och du kommer sist hur många kort du än har vunnit.
ordet-fanger-concede-to-partner = Om du ger upp spelar { $partner } vidare på egen hand för er båda. Du svarar inte, vänder inga fler kort och röstar inte mer.
ordet-fanger-won-match = { $points ->
    [one] Segern går till { $side } med ett kort.
   *[other] Segern går till { $side } med { $points } kort.
}
ordet-fanger-shared-match = { $points ->
    [0] Delad seger: { $sides } har inga kort.
    [one] Delad seger: { $sides } har ett kort var.
   *[other] Delad seger: { $sides } har { $points } kort var.
}

# Med stora bokstäver i kanalen, och under det
ordet-fanger-post-tie = ⚡ Avgörande kort, { $side }: { $category }
ordet-fanger-post-won = { $side ->
   *[other] { $winners } tar det: { $answers }
}
ordet-fanger-post-card = { $source ->
    [any] Kortet ”{ $category }”.
   *[losers] ”{ $category }” från { $losers }.
}
ordet-fanger-post-by-vote = Omröstningen avgjorde.
ordet-fanger-post-apart = Bara { $seconds },{ $thousandths } s emellan.
ordet-fanger-post-emptied = Nu ligger inget kort kvar framför { $side }.
ordet-fanger-lost = { $how ->
    [later] { $losers } kom { $seconds },{ $thousandths } s senare.
    [few] { $losers } hann med { $had } av { $needed } svar.
    [rejected] Omröstningen strök svaret från { $losers }.
    [withdrawn] { $losers } tog tillbaka svaret.
    [barred] Det { $losers } sa var redan sagt.
   *[silent] Inget svar kom från { $losers }.
}
ordet-fanger-post-joker = { $place ->
    [aside] { $who } vänder en joker, som läggs undan
   *[in-play] { $who } vänder en joker: { $one } = { $other }
}
ordet-fanger-post-tops = Överst: { $tops }.
ordet-fanger-post-top = { $side } { $sign }
ordet-fanger-post-two-tops = { $side } { $one } { $other }
ordet-fanger-sign = { $symbol ->
    [circle] ●
    [triangle] ▲
    [cross] ✚
    [star] ★
    [wave] ≈
    [diamond] ◆
    [hash] #
    [flower] ✿
   *[none] –
}
ordet-fanger-why-symbol = Två likadana: { $symbol }.
ordet-fanger-why-joker = Joker: { $one } = { $other }.
ordet-fanger-why-tie = Det blev oavgjort, så det här kortet avgör.
ordet-fanger-vote-means = { $kind ->
    [first] Vid lika röstetal blir det oavgjort.
   *[answer] { $voters ->
        [2] En röst mot en gör det oavgjort.
       *[other] Svaret stryks bara av en majoritet. Vid lika röstetal står det kvar.
    }
}

# Det som väntas
ordet-fanger-status-opening = { $who } öppnar omgången.
ordet-fanger-status-draw = { $who } ska vända ett kort.
ordet-fanger-status-shut = { $seconds ->
    [one] Om en sekund kan { $who } vända nästa kort. Någon som inte håller med?
   *[other] Om { $seconds } sekunder kan { $who } vända nästa kort. Någon som inte håller med?
}
ordet-fanger-status-closing = { $seconds ->
    [one] Omgången är nästan slut. Ni kan begära omröstning i en sekund till.
   *[other] Omgången är nästan slut. Ni kan begära omröstning i { $seconds } sekunder till.
}
ordet-fanger-status-turn = { $who } ska vända kortet som avgör.
ordet-fanger-status-bot-turns = Strax vänds kortet som avgör.
ordet-fanger-status-no-limit = Ingen tidsgräns: duellen väntar på ett svar, eller på att båda sidor ger upp den.
ordet-fanger-status-gave-duel-up = Har gett upp duellen: { $who }.
ordet-fanger-status-needed = { $count ->
    [one] Det behövs ett svar.
   *[other] Det behövs { $count } olika svar.
}
ordet-fanger-status-had = { $one }: { $ones } av { $needed } · { $other }: { $others } av { $needed }
ordet-fanger-status-vote-answer = Omröstning: passar ”{ $text }” in på ”{ $category }”?
ordet-fanger-status-vote-first = Omröstning: vem var först, { $one } eller { $other }?
ordet-fanger-status-votes-awaited = Röster saknas från { $who }.

# Bordet
ordet-fanger-zone-draw-pile = Draghög { $number }
ordet-fanger-zone-joker = { $count ->
    [one] Gällande joker
   *[other] Gällande jokrar
}
ordet-fanger-zone-won = Vunnet kort
ordet-fanger-zone-answers = Svar från { $side }
ordet-fanger-zone-tie = Kortet som avgör
ordet-fanger-zone-pile = Spelhög
ordet-fanger-zone-pile-shared = Spelhög, { $side }
ordet-fanger-zone-pile-of-two = Spelhög { $number }
ordet-fanger-zone-points = Poänghög
ordet-fanger-zone-points-shared = Poänghög, { $side }

# Det som inte går
ordet-fanger-no-such-set = Det finns ingen kortlek som heter ”{ $given }”. De som finns: { $sets }.
ordet-fanger-not-linked = Korten i ”{ $title }” finns bara på ett språk. Välj { $linked } om ni vill spela på två, eller ta bort det andra språket.
ordet-fanger-same-language = Korten är redan på { $language }. Det andra språket ska vara ett annat, eller inget.
ordet-fanger-no-such-language = Korten i ”{ $title }” finns inte på { $language }.
ordet-fanger-teams-length = Ange ett lagnummer för var och en av de { $seats } platserna. Du angav { $given }.
ordet-fanger-young-length = Skriv en kategori, eller ingenting, för var och en av de { $seats } platserna. Du angav { $given }. Sätt citattecken kring en kategori som har komma i sig.
ordet-fanger-team-too-big = Ett lag är två spelare. Dela upp er i fler lag.
ordet-fanger-piles = { $given ->
    [one] Här blir det en hög
   *[other] Här blir det { $given } högar
}, men spelet ska ha { $least } till { $most }. Två spelare utan lag har två högar var.
ordet-fanger-set-is-chosen = Kortleken för första omgången valdes innan matchen började.
ordet-fanger-two-or-no-symbols = Välj två olika symboler, eller ingen alls.
ordet-fanger-duel-first = Först ska duellen avgöras.
ordet-fanger-not-your-duel = Du är inte med i den här duellen.
ordet-fanger-time-limit-rules = Duellerna har tidsgräns här, så du behöver inte ge upp någon.
ordet-fanger-gave-duel-up = Du har redan gett upp den här duellen. Kommer du ändå på något är det bara att svara.
ordet-fanger-no-limit = Den här duellen har ingen tidsgräns.
ordet-fanger-drawing-is-shut = Vänta lite, så att alla hinner säga emot.
ordet-fanger-pile-is-empty = Den draghögen är tom. Ta den andra.
ordet-fanger-too-early = Det är för tidigt än.
ordet-fanger-the-clocks = Det sköter klockan.
ordet-fanger-heard-already = Det meddelandet är redan räknat.
ordet-fanger-vote-first = Spelet står stilla tills omröstningen är klar.
ordet-fanger-no-vote = Den omröstningen är över, så din röst räknas inte längre.
ordet-fanger-round-is-open = Omgången är redan öppnad, med ”{ $title }”. När tiden att välja är ute behålls kortleken, och slumpen väljer symbolerna som tas bort.
ordet-fanger-voted-already = Du har redan röstat.
ordet-fanger-struck-already = Det svaret är redan struket.
ordet-fanger-own-answer = Det svaret är ditt eget: ingen omröstning behövs, ta bara tillbaka det.
ordet-fanger-answer-too-old = För sent – nästa kort är redan vänt.
ordet-fanger-no-answer = Det meddelandet är inget svar i en duell, så det finns inget att rösta om.
ordet-fanger-not-ruled-yet = Den duellen är inte avgjord än.
ordet-fanger-decided-nothing = Det svaret avgjorde ingenting, så det finns inget att rösta om.
ordet-fanger-third-player-turns = Kortet vänds av en tredje spelare.
ordet-fanger-not-open = Det är för sent att begära omröstning om det.
ordet-fanger-contested-already = Det går inte att rösta om det, eller så har ni redan röstat.
ordet-fanger-only-the-author = Bara den som svarade kan ta tillbaka svaret.
ordet-fanger-nothing-to-withdraw = Det svaret avgör ingenting just nu.

# Inställningar
ordet-fanger-options-cards = Kort & omgångar
ordet-fanger-options-clock = Klocka
ordet-fanger-options-duels = Dueller
ordet-fanger-options-strict = För de petnoga
ordet-fanger-option-cards = Kortlek
ordet-fanger-option-cards-help = Leken ni spelar med. Varje lek har 72 kategorier och sex jokrar.
ordet-fanger-option-rounds = Omgångar
ordet-fanger-option-rounds-help = Två omgångar är bäst, en går fortare. Korten från båda räknas ihop.
ordet-fanger-option-drop_symbols = Färre symboler
ordet-fanger-option-drop_symbols-help = Med tre högar tas två symboler bort, så att det blir fler dueller.
ordet-fanger-option-drop_symbols-choose = den som börjar väljer
ordet-fanger-option-drop_symbols-random = på måfå
ordet-fanger-option-drop_symbols-off = alla symboler är med
ordet-fanger-option-jokers = Jokrar som gäller
ordet-fanger-option-jokers-help = Ska bara den nyaste jokern gälla, eller alla som har vänts?
ordet-fanger-option-jokers-newest = bara den nyaste
ordet-fanger-option-jokers-all = alla
ordet-fanger-option-repeats = Upprepningar
ordet-fanger-option-repeats-help = Får ett svar återkomma i samma omgång? Om inte räknas även det som sagts i prat.
ordet-fanger-option-repeats-allowed = tillåtna
ordet-fanger-option-repeats-barred = förbjudna
ordet-fanger-option-answers_needed = Svar per duell
ordet-fanger-option-answers_needed-help = Hur många olika svar som krävs för att vinna en duell. Tiden för det sista räknas.
ordet-fanger-option-duels = Att upptäcka dueller
ordet-fanger-option-duels-help = Ska jag säga till när det är duell, eller ska ni upptäcka det själva?
ordet-fanger-option-duels-announce = Spelvärden säger till
ordet-fanger-option-duels-sharp_eyes = skarpa ögon krävs
ordet-fanger-option-tie_margin = Marginal för oavgjort (ms)
ordet-fanger-option-tie_margin-help = Svar som kommer så tätt blir oavgjort. Under 50 ms är ordningen inte säker.
ordet-fanger-option-settle_time = Väntan på sena meddelanden (ms)
ordet-fanger-option-settle_time-help = Hur många millisekunder jag väntar på meddelanden som är på väg innan jag avgör.
ordet-fanger-option-time_limit = Tid att svara (s)
ordet-fanger-option-time_limit-help = Hur många sekunder ni har på er att svara.
ordet-fanger-option-draw_time = Tid att vända kort (s)
ordet-fanger-option-draw_time-help = Så länge har ni på er att vända ett kort, om ingen betänketid är vald.
ordet-fanger-option-vote_time = Tid att rösta (s)
ordet-fanger-option-vote_time-help = Hur många sekunder en omröstning är öppen.
ordet-fanger-option-teams = Lag
ordet-fanger-option-teams-menu = Bilda par: välj två
ordet-fanger-option-young = Yngre spelare
ordet-fanger-option-young-menu = Vilka är yngre?
ordet-fanger-option-young-person = I varje duell svarar de på den kategorin, vad korten än visar.
ordet-fanger-option-young-beside = yngre: { $value }
ordet-fanger-option-second_language = Ett språk till
ordet-fanger-option-second_language-help = En av lekarna kan visa korten på två språk. Svar på båda räknas.
ordet-fanger-option-second_language-none = inget
ordet-fanger-option-second_language-sv = svenska
ordet-fanger-option-second_language-nb = norska
ordet-fanger-option-second_language-de = tyska
ordet-fanger-option-second_language-en = engelska

ordet-fanger-command-draw = vänd
ordet-fanger-command-draw-help = Vänd ett kort när det är din tur
ordet-fanger-command-draw-refused = Just nu har du inget kort att vända.
ordet-fanger-command-pass = passa
ordet-fanger-command-pass-help = Ge upp en duell utan tidsgräns när du inte kommer på något
ordet-fanger-command-pass-refused = Just nu är du inte med i någon duell som du kan ge upp.
ordet-fanger-command-vote = rösta
ordet-fanger-command-vote-help = Rösta om ett svar, eller begär omröstning
ordet-fanger-command-vote-refused = Just nu har du inget att rösta om: en omröstning kan begäras tills nästa kort vänds.
ordet-fanger-message-command-contest = Begär omröstning om svaret

ordet-fanger-why-open = Låt slumpen avgöra: inga symboler och inga kort är bättre än andra.
ordet-fanger-why-draw = Vänd från vilken hög som helst: ingen vet vad som ligger där.
ordet-fanger-why-turn = Vänd kortet: duellen väntar på det.
ordet-fanger-why-answer = Ropa ”{ $text }”: det står på listan för ”{ $category }”, och ingen har sagt det än.
ordet-fanger-why-contest = Begär omröstning om ”{ $text }”: inget som liknar det står på listan.
ordet-fanger-why-listed = Godkänn det: det står på listan, eller något mycket likt.
ordet-fanger-why-lenient = Godkänn det: det står inte på listan, men ingen lista är fullständig.
ordet-fanger-why-reject = Underkänn det: inget som liknar det står på listan.
ordet-fanger-why-first = Rösta på { $who }: enligt stämplarna kom det svaret först.

# I bilderna
ordet-fanger-picture-duel = Duell! { $one } mot { $other }
ordet-fanger-picture-answers = { $who } svarar
ordet-fanger-picture-won = { $winners } med { $answers }
ordet-fanger-picture-gap = { $order ->
    [before] +{ $seconds },{ $thousandths } s
   *[after] −{ $seconds },{ $thousandths } s
}
ordet-fanger-picture-both-answer = Båda svarar
ordet-fanger-picture-others-answer = { $count ->
    [one] Motståndaren svarar
   *[other] Motståndarna svarar
}
ordet-fanger-picture-ahead = { $count ->
    [one] Ett kort före tvåan.
   *[other] { $count } kort före tvåan.
}
ordet-fanger-picture-led = { $count ->
    [one] Efter första omgången ledde { $side }, med ett kort.
   *[other] Efter första omgången ledde { $side }, med { $count } kort.
}
ordet-fanger-picture-gave-up = Gav upp: { $who }.
ordet-fanger-fastest = snabbaste svar { $seconds },{ $thousandths } s
ordet-fanger-best-categories = bäst på { $categories }

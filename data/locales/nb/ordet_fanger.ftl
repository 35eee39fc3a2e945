# Ordet fanger: trekkebunke, spillebunke, poengbunke, uavgjort, som i de trykte reglene.
ordet-fanger-name = Ordet fanger
ordet-fanger-about = Samme symbol? Duell! Førstemann med et ord som passer, tar kortet.

ordet-fanger-symbol = { $symbol ->
    [circle] ● runding
    [triangle] ▲ trekant
    [cross] ✚ kors
    [star] ★ stjerne
    [wave] ≈ bølge
    [diamond] ◆ ruter
    [hash] # emneknagg
   *[flower] ✿ blomst
}
ordet-fanger-side = { $who }
ordet-fanger-young-player = { $who } (yngre: { $category })
ordet-fanger-card = { $symbol }: { $category }
ordet-fanger-joker = joker med { $one } og { $other }
ordet-fanger-set = { $title } ({ $language })
ordet-fanger-language = { $language ->
    [sv] svensk
    [nb] norsk
    [de] tysk
    [en] engelsk
    [en-GB] britisk engelsk
   *[other] { $language }
}

# Det man kan gjøre
ordet-fanger-ask-open-round = Åpne runden
ordet-fanger-field-cards = Kortsett
ordet-fanger-field-symbols = To symboler som tas ut, så det blir flere dueller. Velger du ingen, avgjør tilfeldighetene.
ordet-fanger-ask-draw = Trekk et kort
ordet-fanger-ask-draw-otherwise = En annen bunke …
ordet-fanger-field-pile = Trekkebunke
ordet-fanger-draw-pile = Trekkebunke { $number } ({ $left } igjen)
ordet-fanger-field-onto = Legges på
ordet-fanger-own-pile = Din bunke { $number }
ordet-fanger-ask-answer = Svar: { $category }
ordet-fanger-ask-call-out = Rop ut et svar
ordet-fanger-field-answer = Svaret ditt
ordet-fanger-ask-turn = Flipp kortet som avgjør
ordet-fanger-ask-give-up-duel = Gi opp duellen
ordet-fanger-ask-contest = Krev avstemning
ordet-fanger-field-ruling = Hva skal dere stemme over?
ordet-fanger-contest-answer = «{ $text }» ({ $who })
ordet-fanger-contest-first = hvem som var først
ordet-fanger-preview-vote = Spillet står stille mens alle stemmer.
ordet-fanger-ask-vote-answer = Stem: Passer «{ $text }» til «{ $category }»?
ordet-fanger-ask-vote-first = Stem: Hvem var først?
ordet-fanger-field-ballot = Stemmen din
ordet-fanger-accept = ✔ Godta
ordet-fanger-reject = ✘ Avvis
ordet-fanger-ask-withdraw = Trekk tilbake svaret
ordet-fanger-field-withdraw = Svaret du trekker tilbake
ordet-fanger-quote = «{ $text }»

# Det som skjer
ordet-fanger-round-opened = Runde { $round } med «{ $title }». { $who } begynner.
ordet-fanger-symbols-out = Symboler som er tatt ut: { $symbols }.
ordet-fanger-no-repeats = I denne runden kan ingenting sies to ganger: Det noen ved bordet allerede har sagt, i en duell eller i samtale, teller ikke.
ordet-fanger-turned = { $who } flipper { $card }.
ordet-fanger-joker-turned = { $who } flipper en { $joker }.
ordet-fanger-joker-aside = I første runde rundt bordet legges jokeren til side. { $who } trekker et nytt kort.
ordet-fanger-reached = { $who } strekker seg etter neste kort.
ordet-fanger-reopened = { $who } kan trekke neste kort.
ordet-fanger-duel = { $how ->
    [answer] Der fikk noen øye på duellen: { $one } mot { $other }!
    [draw] Stopp! Ingen kort flippes, for det er allerede duell: { $one } mot { $other }!
   *[announced] Duell: { $one } mot { $other }! Førstemann som svarer her, vinner.
}
ordet-fanger-must-answer = ⚡ { $who }: { $category }
ordet-fanger-duel-goes-on = Duellen fortsetter. Nye svar, takk!
ordet-fanger-still-count = { $side } har fra før { $had } av { $needed }.
ordet-fanger-answered = { $who }: «{ $text }»
ordet-fanger-said-before = Det er allerede sagt i denne runden, i en duell eller i samtale, og teller ikke.
ordet-fanger-verdict = { $how ->
    [counts] { $needed ->
        [1] Det teller.
       *[other] Det teller: { $had } av { $needed }.
    }
   *[repeated] { $needed ->
        [1] Det er allerede sagt og teller ikke.
       *[other] Det er allerede sagt og teller ikke: fortsatt { $had } av { $needed }.
    }
}
ordet-fanger-withdrew = { $who } trekker tilbake «{ $text }».
ordet-fanger-corrected = Rettelse: Et tidligere svar kom sent fram, eller et svar ble trukket tilbake.
ordet-fanger-won = { $winners } tar kortet «{ $category }» med { $answers }.
ordet-fanger-retold-won = { $side ->
        [own] Du var først med { $answers } og tar
       *[other] { $winners } var først med { $answers } og tar
    } { $source ->
        [any] «{ $category }».
        [you] «{ $category }» fra deg.
       *[losers] «{ $category }» fra { $losers }.
    }
ordet-fanger-stamp = Svaret er stemplet { $stamp }.
ordet-fanger-stamps = { $order ->
    [before] Stemplet { $first }, { $seconds },{ $thousandths } s før { $second }.
   *[after] Stemplet { $first }, { $seconds },{ $thousandths } s etter { $second }.
}
ordet-fanger-unverified = Ubekreftet: Teksten kan være endret før den ble lest.
ordet-fanger-tied = { $how ->
    [vote] Uavgjort etter avstemningen: { $answers }.
    [corrected] Rettelse: Det blir uavgjort mellom { $answers }.
   *[stamps] Uavgjort: { $answers }.
}
ordet-fanger-time-out = Tiden er ute for { $one } og { $other }. Det regnes som uavgjort.
ordet-fanger-gave-duel-up-told = { $who } gir opp duellen.
ordet-fanger-both-gave-up = { $one } og { $other } har gitt opp duellen. Det regnes som uavgjort.
ordet-fanger-called-off = Duellen mellom { $one } og { $other } avlyses. Begge beholder kortene sine.
ordet-fanger-no-tie-card = Det er ingen kort igjen å flippe. { $one } og { $other } beholder kortene sine.
ordet-fanger-had-to-fit = Svaret skulle passe til «{ $category }».
ordet-fanger-tie-joker = Først kom en { $joker }. Den stokkes tilbake.
ordet-fanger-tie-card = { $who } flipper kortet som avgjør: { $card }.
ordet-fanger-tie-card-by-bot = Kortet som avgjør: { $card }.
ordet-fanger-borrowed = Kortet er lånt fra et annet sett.
ordet-fanger-tie-cards-back = { $count ->
    [one] Kortet som avgjorde, stokkes tilbake.
   *[other] De { $count } kortene som avgjorde, stokkes tilbake.
}
ordet-fanger-tie-cards-lent = { $count ->
    [one] Det lånte kortet legges tilbake i sitt eget sett.
   *[other] De { $count } lånte kortene legges tilbake i sitt eget sett.
}
ordet-fanger-tie-cards-out = { $count ->
    [one] Begge trekkebunkene er tomme, så kortet som avgjorde, er ute av runden.
   *[other] Begge trekkebunkene er tomme, så de { $count } kortene som avgjorde, er ute av runden.
}
ordet-fanger-contested-answer = { $who } krever avstemning om svaret «{ $text }» fra { $author }.
ordet-fanger-contested-first = { $who } krever avstemning om hvem som var først.
ordet-fanger-came-too-late = Neste kort var allerede på vei da { $who } sa fra. Avgjørelsen blir stående.
ordet-fanger-voted = { $who } har stemt.
ordet-fanger-vote-dropped = Avstemningen avbrytes, for avgjørelsen gjelder ikke lenger.
ordet-fanger-tally-answer = Stemmer: { $accepting } for å godta svaret, { $rejecting } imot.
ordet-fanger-tally-first = Stemmer: { $ones } for { $one }, { $others } for { $other }.
ordet-fanger-tally-result = { $result ->
    [stands] Avgjørelsen blir stående.
    [rejected] Svaret strykes, og alt siden avgjørelsen tas tilbake.
    [tie] Like mange stemmer på hver side: Det blir uavgjort.
   *[other] Avgjørelsen endres.
}
ordet-fanger-all-voted = Alle har stemt.
ordet-fanger-vote-time-out = Tiden gikk ut. { $voted } av { $seats } stemte.
ordet-fanger-round-ended = Runde { $round } er over.
ordet-fanger-round-points = { $points ->
    [0] { $side }: ingen kort
    [one] { $side }: ett kort
   *[other] { $side }: { $points } kort
}
ordet-fanger-walked-over = Det er ingen igjen å duellere mot: Kortet går til { $winners }.
ordet-fanger-concede = Hvis du gir opp, spiller de andre videre. Det øverste kortet ditt er ikke lenger med i duellene, du trekker og stemmer ikke mer, og du kommer sist uansett hvor mange poeng du har vunnet.
ordet-fanger-concede-to-partner = Hvis du gir opp, spiller { $partner } videre alene for dere begge. Du svarer, trekker og stemmer ikke mer.
ordet-fanger-won-match = { $points ->
    [one] Seieren går til { $side } med ett kort.
   *[other] Seieren går til { $side } med { $points } kort.
}
ordet-fanger-shared-match = { $points ->
    [0] Delt seier: { $sides } har ingen kort.
    [one] Delt seier: { $sides } har ett kort hver.
   *[other] Delt seier: { $sides } har { $points } kort hver.
}

# Med store bokstaver i kanalen, og under det
ordet-fanger-post-tie = ⚡ Kortet som avgjør for { $side }: { $category }
ordet-fanger-post-won = { $side ->
   *[other] { $winners } tar kortet: { $answers }
}
ordet-fanger-post-card = { $source ->
    [any] Kortet er «{ $category }».
   *[losers] «{ $category }» fra { $losers }.
}
ordet-fanger-post-by-vote = Avstemningen avgjorde.
ordet-fanger-post-apart = Bare { $seconds },{ $thousandths } s imellom.
ordet-fanger-post-emptied = Nå har { $side } ingen kort igjen foran seg.
ordet-fanger-lost = { $how ->
    [later] { $losers } kom { $seconds },{ $thousandths } s senere.
    [few] { $losers } hadde { $had } av { $needed }.
    [rejected] Avstemningen strøk svaret fra { $losers }.
    [withdrawn] { $losers } trakk svaret tilbake.
    [barred] Det { $losers } sa, var allerede sagt.
   *[silent] Det kom ikke noe svar fra { $losers }.
}
ordet-fanger-post-joker = { $place ->
    [aside] { $who } flipper en joker, som legges til side
   *[in-play] { $who } flipper en joker: { $one } = { $other }
}
ordet-fanger-post-tops = Øverst: { $tops }.
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
ordet-fanger-why-symbol = To like: { $symbol }.
ordet-fanger-why-joker = Joker: { $one } = { $other }.
ordet-fanger-why-tie = Det ble uavgjort, så dette kortet avgjør.
ordet-fanger-vote-means = { $kind ->
    [first] Ved stemmelikhet blir det uavgjort.
   *[answer] { $voters ->
        [2] Én stemme mot én gir uavgjort.
       *[other] Det må et flertall til for å stryke svaret. Ved stemmelikhet blir det stående.
    }
}

# Det som ventes
ordet-fanger-status-opening = { $who } åpner runden.
ordet-fanger-status-draw = { $who } skal trekke et kort.
ordet-fanger-status-shut = { $seconds ->
    [one] Om ett sekund kan { $who } trekke neste kort. Er noen uenig?
   *[other] Om { $seconds } sekunder kan { $who } trekke neste kort. Er noen uenig?
}
ordet-fanger-status-closing = { $seconds ->
    [one] Runden er snart over. Dere kan kreve avstemning i ett sekund til.
   *[other] Runden er snart over. Dere kan kreve avstemning i { $seconds } sekunder til.
}
ordet-fanger-status-turn = { $who } skal flippe kortet som avgjør.
ordet-fanger-status-bot-turns = Kortet som avgjør, flippes straks.
ordet-fanger-status-no-limit = Ingen tidsgrense: Duellen venter på et svar, eller på at begge sider gir opp.
ordet-fanger-status-gave-duel-up = Har gitt opp: { $who }.
ordet-fanger-status-needed = { $count ->
    [one] Det trengs ett svar.
   *[other] Det trengs { $count } forskjellige svar.
}
ordet-fanger-status-had = { $one }: { $ones } av { $needed } · { $other }: { $others } av { $needed }
ordet-fanger-status-vote-answer = Avstemning: Passer «{ $text }» til «{ $category }»?
ordet-fanger-status-vote-first = Avstemning: Hvem var først, { $one } eller { $other }?
ordet-fanger-status-votes-awaited = Venter på stemme fra { $who }.

# Bordet
ordet-fanger-zone-draw-pile = Trekkebunke { $number }
ordet-fanger-zone-joker = { $count ->
    [one] Joker i spill
   *[other] Jokere i spill
}
ordet-fanger-zone-won = Vunnet kort
ordet-fanger-zone-answers = Svar fra { $side }
ordet-fanger-zone-tie = Kortet som avgjør
ordet-fanger-zone-pile = Spillebunke
ordet-fanger-zone-pile-shared = Spillebunke, { $side }
ordet-fanger-zone-pile-of-two = Spillebunke { $number }
ordet-fanger-zone-points = Poengbunke
ordet-fanger-zone-points-shared = Poengbunke, { $side }

# Det som ikke går
ordet-fanger-no-such-set = Det finnes ikke noe kortsett som heter «{ $given }». Disse finnes: { $sets }.
ordet-fanger-not-linked = Kortene i «{ $title }» finnes bare på ett språk. Velg { $linked } hvis dere vil spille på to, eller ta bort det andre språket.
ordet-fanger-same-language = Kortene er allerede på { $language }. Velg et annet andrespråk, eller ikke noe.
ordet-fanger-no-such-language = Kortene i «{ $title }» finnes ikke på { $language }.
ordet-fanger-teams-length = Skriv ett lagnummer for hver av de { $seats } plassene; du skrev { $given }.
ordet-fanger-young-length = Skriv en fast kategori, eller ingenting, for hver av de { $seats } plassene; du skrev { $given }. Sett anførselstegn rundt en kategori som har komma i seg.
ordet-fanger-team-too-big = Et lag er to spillere. Del dere i flere lag.
ordet-fanger-piles = { $given ->
    [one] Her blir det én bunke
   *[other] Her blir det { $given } bunker
}, og spillet er for { $least } til { $most }. Er dere bare to, har dere to bunker hver.
ordet-fanger-set-is-chosen = Kortsettet for første runde ble valgt før start.
ordet-fanger-two-or-no-symbols = Velg to forskjellige symboler, eller ingen.
ordet-fanger-duel-first = Først skal duellen avgjøres.
ordet-fanger-not-your-duel = Du er ikke med i denne duellen.
ordet-fanger-time-limit-rules = Duellene har en tidsgrense her, så du trenger ikke gi opp noen av dem.
ordet-fanger-gave-duel-up = Du har allerede gitt opp denne duellen. Kommer du likevel på noe, er det bare å svare.
ordet-fanger-no-limit = Denne duellen har ingen tidsgrense.
ordet-fanger-drawing-is-shut = Vent litt, så alle rekker å si fra.
ordet-fanger-pile-is-empty = Den trekkebunken er tom. Ta den andre.
ordet-fanger-too-early = Det er for tidlig ennå.
ordet-fanger-the-clocks = Det tar klokken seg av.
ordet-fanger-heard-already = Den meldingen er allerede tatt med.
ordet-fanger-vote-first = Spillet står stille til avstemningen er ferdig.
ordet-fanger-no-vote = Den avstemningen er over, så stemmen din teller ikke lenger.
ordet-fanger-round-is-open = Runden er allerede åpnet, med «{ $title }». Når tiden til å velge er ute, beholdes kortsettet, og tilfeldighetene tar ut symbolene.
ordet-fanger-voted-already = Du har allerede stemt.
ordet-fanger-struck-already = Det svaret er allerede strøket.
ordet-fanger-own-answer = Det er ditt eget svar. Du trenger ingen avstemning, bare trekk det tilbake.
ordet-fanger-answer-too-old = Det er for sent: Neste kort er allerede flippet.
ordet-fanger-no-answer = Den meldingen er ikke et svar i en duell, så det er ingenting å stemme over.
ordet-fanger-not-ruled-yet = Den duellen er ikke avgjort ennå.
ordet-fanger-decided-nothing = Det svaret avgjorde ingenting, så det er ingenting å stemme over.
ordet-fanger-third-player-turns = Kortet flippes av en tredje spiller.
ordet-fanger-not-open = Det er for sent å kreve avstemning om den avgjørelsen.
ordet-fanger-contested-already = Det kan dere ikke stemme over, eller så har dere allerede gjort det.
ordet-fanger-only-the-author = Bare den som svarte, kan trekke svaret tilbake.
ordet-fanger-nothing-to-withdraw = Det svaret avgjør ingenting akkurat nå.

# Innstillinger
ordet-fanger-options-cards = Kort og runder
ordet-fanger-options-clock = Klokke
ordet-fanger-options-duels = Dueller
ordet-fanger-options-strict = For de ekstra nøye
ordet-fanger-option-cards = Kortsett
ordet-fanger-option-cards-help = Settet dere spiller med. Hvert sett har 72 kategorier og seks jokere.
ordet-fanger-option-rounds = Runder
ordet-fanger-option-rounds-help = To runder er best, én går fortere. Kortene fra begge legges sammen.
ordet-fanger-option-drop_symbols = Færre symboler
ordet-fanger-option-drop_symbols-help = Med tre bunker tas to symboler ut, så det blir flere dueller.
ordet-fanger-option-drop_symbols-choose = startspilleren velger
ordet-fanger-option-drop_symbols-random = tilfeldig
ordet-fanger-option-drop_symbols-off = ingen tas ut
ordet-fanger-option-jokers = Jokere i spill
ordet-fanger-option-jokers-help = Om bare den nyeste jokeren gjelder, eller alle som er trukket.
ordet-fanger-option-jokers-newest = bare den nyeste
ordet-fanger-option-jokers-all = alle
ordet-fanger-option-repeats = Gjentagelser
ordet-fanger-option-repeats-help = Om noe som er sagt før i runden, kan brukes igjen. Et forbud gjelder også det som er sagt i samtale.
ordet-fanger-option-repeats-allowed = tillatt
ordet-fanger-option-repeats-barred = forbudt
ordet-fanger-option-answers_needed = Svar per duell
ordet-fanger-option-answers_needed-help = Hvor mange forskjellige svar som må til for å vinne. Tiden for det siste teller.
ordet-fanger-option-duels = Hvem oppdager duellene
ordet-fanger-option-duels-help = Om Spelvärden sier fra når det er duell, eller om dere må se det selv.
ordet-fanger-option-duels-announce = Spelvärden
ordet-fanger-option-duels-sharp_eyes = dere selv
ordet-fanger-option-tie_margin = Margin for uavgjort (ms)
ordet-fanger-option-tie_margin-help = Svar så tett på hverandre gir uavgjort. Under 50 ms er rekkefølgen usikker.
ordet-fanger-option-settle_time = Ventetid for sene meldinger (ms)
ordet-fanger-option-settle_time-help = Hvor lenge Spelvärden venter på meldinger som er underveis, før duellen avgjøres.
ordet-fanger-option-time_limit = Tid til å svare (s)
ordet-fanger-option-time_limit-help = Hvor mange sekunder dere har på dere til å svare.
ordet-fanger-option-draw_time = Tid til å trekke kort (s)
ordet-fanger-option-draw_time-help = Gjelder når bordet ikke har noen klokke.
ordet-fanger-option-vote_time = Tid til å stemme (s)
ordet-fanger-option-vote_time-help = Hvor mange sekunder en avstemning er åpen.
ordet-fanger-option-teams = Lag
ordet-fanger-option-teams-menu = To som blir et lag
ordet-fanger-option-young = Yngre spillere
ordet-fanger-option-young-menu = Hvem er en yngre spiller?
ordet-fanger-option-young-person = Denne kategorien gjelder for svarene i hver duell, uansett hva kortene sier.
ordet-fanger-option-young-beside = yngre: { $value }
ordet-fanger-option-second_language = Andrespråk
ordet-fanger-option-second_language-help = I det flerspråklige settet kan kortene stå på to språk. Svar på begge teller.
ordet-fanger-option-second_language-none = ikke noe
ordet-fanger-option-second_language-sv = svensk
ordet-fanger-option-second_language-nb = norsk
ordet-fanger-option-second_language-de = tysk
ordet-fanger-option-second_language-en = engelsk

ordet-fanger-command-draw = trekk
ordet-fanger-command-draw-help = Trekk et kort når det er din tur
ordet-fanger-command-draw-refused = Akkurat nå har du ikke noe kort å trekke.
ordet-fanger-command-pass = pass
ordet-fanger-command-pass-help = Gi opp en duell uten tidsgrense, hvis du ikke kommer på noe
ordet-fanger-command-pass-refused = Akkurat nå er du ikke med i noen duell uten tidsgrense som du kan gi opp.
ordet-fanger-command-vote = stem
ordet-fanger-command-vote-help = Stem over et svar, eller krev avstemning
ordet-fanger-command-vote-refused = Akkurat nå er det ingenting for deg å stemme over. Du kan kreve avstemning om en avgjørelse til neste kort trekkes.
ordet-fanger-message-command-contest = Krev avstemning om svaret

ordet-fanger-why-open = La tilfeldighetene råde: Ingen symboler og ingen kort er bedre enn andre.
ordet-fanger-why-draw = Trekk fra hvilken bunke som helst: Ingen vet hva som ligger der.
ordet-fanger-why-turn = Flipp kortet: Duellen venter på det.
ordet-fanger-why-answer = Rop ut «{ $text }»: Det står på listen til «{ $category }», og ingen har sagt det ennå.
ordet-fanger-why-contest = Krev avstemning om «{ $text }»: Ingenting som ligner, står på listen.
ordet-fanger-why-listed = Godta det: Det står på listen, eller noe som ligner svært mye.
ordet-fanger-why-lenient = Godta det: Det står ikke på noen liste, men ingen liste er noen gang komplett.
ordet-fanger-why-reject = Avvis det: Ingenting som ligner, står på listen.
ordet-fanger-why-first = Stem på { $who }: Ifølge tidsstemplene kom det svaret først.

# I bildene
ordet-fanger-picture-duel = Duell! { $one } mot { $other }
ordet-fanger-picture-answers = { $who } svarer
ordet-fanger-picture-won = { $winners } med { $answers }
ordet-fanger-picture-gap = { $order ->
    [before] +{ $seconds },{ $thousandths } s
   *[after] −{ $seconds },{ $thousandths } s
}
ordet-fanger-picture-both-answer = Begge svarer
ordet-fanger-picture-others-answer = { $count ->
    [one] Motstanderen svarer
   *[other] Motstanderne svarer
}
ordet-fanger-picture-ahead = { $count ->
    [one] Ett kort foran nummer to.
   *[other] { $count } kort foran nummer to.
}
ordet-fanger-picture-led = { $count ->
    [one] Etter første runde ledet { $side }, med ett kort.
   *[other] Etter første runde ledet { $side }, med { $count } kort.
}
ordet-fanger-picture-gave-up = Ga opp: { $who }.
ordet-fanger-fastest = raskeste svar { $seconds },{ $thousandths } s
ordet-fanger-best-categories = best på { $categories }

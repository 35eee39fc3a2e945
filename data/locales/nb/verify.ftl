# En kamp som er over, kontrollert etter filen: hva som er galt med den.
verify-where = { $place ->
    [0] Oppsettet
   *[other] Trekk { $place }
}
verify-other-secret = Hemmeligheten passer ikke til kontrollsummen som ble vist før kampen.
verify-other-cards = Kortene passer ikke til kontrollsummen i filen.
verify-seats = Spillet er ikke for så mange plasser: { $seats }.
verify-bot-sittings = Filen gir meg plasser, nivåer eller trekk som ikke finnes.
verify-illegal = { $where }: Reglene tillater det ikke. { $why }
verify-unreadable = { $where }: Dette er ikke et trekk i spillet.
verify-unplayable = { $where }: Dette kan ikke spilles etter reglene.
verify-use = { $kind ->
    [die] terningen med { $things } for «{ $name }» (nummer { $number })
    [pick] valget blant { $things } for «{ $name }» (nummer { $number })
   *[shuffle] stokkingen av { $things } for «{ $name }» (nummer { $number })
}
verify-use-other = { $where }: Filen har { $shown } der reglene krever { $right }.
verify-uses = { $where }: Så mange ganger brukes tilfeldighet i filen: { $calls }; etter reglene: { $wanted }.
verify-use-otherwise = { $where }: { $use } står som { $shown }; hemmeligheten gir { $right }.
verify-use-number = { $where }: { $use } kommer som nummer { $number } av sin type.
verify-use-unsound = { $where }: Slik kan ikke tilfeldighet brukes: { $use }.
verify-no-chance = Filen har verken stokkinger eller kast: Den beviser ingenting.
verify-too-much = Filen har flere og større stokkinger enn noen kamp kan ha: De regnes ikke etter.
verify-more = { $count ->
    [one] Og én feil til av samme type.
   *[other] Og { $count } feil til av samme type.
}
verify-nobody = { $where }: Filen sier at ingen gjorde trekket, og det er umulig.
verify-clock = { $where }: Filen sier at klokken gjorde trekket, men den ville gjort et annet.
verify-back = { $where }: Det som angres, er ikke det siste valget på den plassen.
verify-bot-silent = { $where }: Filen sier at et menneske gjorde trekket, men det er jeg som spiller plassen til { $who }.
verify-bot-elsewhere = { $where }: Filen sier at jeg gjorde trekket, men det er mennesker som spiller plassen til { $who }.
verify-bot-manner = { $where }: Filen sier at trekket er tenkt ut på et annet nivå eller i et annet tempo enn det jeg spiller plassen til { $who } med.
verify-stamp = { $where }: Meldingens id gir et annet tidspunkt enn filen.
verify-no-id = { $where }: Svaret mangler meldingens id, eller har en der andre ikke har noen.
verify-judged = { $where }: Dømt på nytt etter meldingenes id-er blir avgjørelsen en annen.
verify-ends-early = Filen slutter etter { $moves ->
    [one] ett trekk
   *[other] { $moves } trekk
}, der kampen etter reglene ikke er over.
verify-ends-late = Etter reglene var kampen over; filen sier at den ble avbrutt.

# Hva som viste seg å stemme.
verify-table = { $game }, { $seats } plasser; { $how }.
verify-options-usual = alle valg som vanlig
verify-options = med { $chosen }
verify-option = { $option }: { $chosen }
verify-own-cards = Kortene er ikke denne versjonens egne. Kontrollsummen: { $hash }
verify-by-rules = Spilt på nytt etter reglene, { $moves ->
    [0] ingen trekk
    [one] ett trekk
   *[other] { $moves } trekk
}: { $uses ->
    [0] ingen stokking og ingen kast, og reglene krever ingen.
    [one] den ene stokkingen er den reglene krever, slik hemmeligheten tilsier.
   *[other] alle { $uses } stokkinger og kast er de reglene krever, verken flere eller færre, og hvert av dem er slik hemmeligheten tilsier.
}
verify-bot-sits = 🤖 { $after ->
    [0] Min plass fra starten
   *[other] Min plass etter trekk { $after }
}: { $who } ({ $level ->
    [easy] lett
   *[hard] vanskelig
}, { $pace ->
    [slow] langsomt
    [quick] raskt
    [steady] i rolig tempo
   *[none] uten tempo
}).
verify-bot-left = Etter trekk { $after } spilte mennesker plassen til { $who } igjen.
verify-bot-more = { $count ->
    [one] Filen har ett bytte til av hvem som spilte en plass.
   *[other] Filen har { $count } bytter til av hvem som spilte en plass.
}
verify-no-lists = Jeg hadde ingen lister med kjente svar.
verify-clock-for-bot = { $count ->
    [one] Én gang var det klokken som gjorde trekket på en av plassene mine.
   *[other] { $count } ganger var det klokken som gjorde trekket på en av plassene mine.
}
verify-taken-back = { $count ->
    [one] Én gang ble et trekk angret; om de andre var enige, står ikke i filen.
   *[other] { $count } ganger ble et trekk angret; om de andre var enige, står ikke i filen.
}
verify-judged-same = { $count ->
    [one] Den eneste avgjørelsen blir den samme når den dømmes på nytt etter meldingenes id-er.
   *[other] { $count } dueller er dømt på nytt etter meldingenes id-er: samme resultat.
}
verify-judged-voted = { $count ->
    [one] Én av dem ble avgjort ved avstemning; der er bare tidene kontrollert.
   *[other] { $count } av dem ble avgjort ved avstemning; der er bare tidene kontrollert.
}
verify-judged-without = { $count ->
    [one] Én avgjørelse hadde ingen meldings-id-er å gå etter.
   *[other] { $count } avgjørelser hadde ingen meldings-id-er å gå etter.
}
verify-posts-without = { $count ->
    [one] Én av bordets egne meldinger mangler id: Når den kom, har vi bare vertens ord for.
   *[other] { $count } av bordets egne meldinger mangler id: Når de kom, har vi bare vertens ord for.
}
verify-ended = Slik endte den: { $how }
verify-not-ended = { $ending ->
    [none] Kampen er ikke over: Filen slutter { $moves ->
        [0] før det første trekket
        [one] etter ett trekk
       *[other] etter { $moves } trekk
    }.
   *[stopped] Kampen ble avbrutt { $moves ->
        [0] før det første trekket
        [one] etter ett trekk
       *[other] etter { $moves } trekk
    }.
}
verify-proof = Hemmelighet: { $secret }. Forseglingen ble vist før kampen: { $seal } (SHA-256: { $hash }). Filen inneholder hele kampen; «spelvarden verify» kontrollerer den på din egen maskin.

# Der den ikke kan kontrolleres etter reglene.
verify-listed = { $uses ->
    [one] Den ene stokkingen i filen er slik hemmeligheten tilsier.
   *[other] Alle { $uses } stokkinger og kast i filen er slik hemmeligheten tilsier.
}
verify-weaker = Dette er en svakere kontroll: Den viser ikke om kampen hadde akkurat disse stokkingene og kastene. { $why }
verify-no-game = Her finnes det ikke noe spill som heter «{ $name }».
verify-other-version = Kampen ble spilt etter versjon { $version } av reglene.
verify-no-cards = Kortene mangler eller kan ikke brukes.
verify-other-answers = Trekkene mine kan ikke kontrolleres her: Jeg brukte lister med kjente svar som er endret siden.
verify-busy = Jeg kontrollerer flere andre kamper akkurat nå. Spør igjen om noen minutter.
verify-cut-short = Hele kontrollen tok for lang tid akkurat nå. Prøv igjen om litt.

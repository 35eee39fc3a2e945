# En kamp som er over, kontrollert etter filen: hva som er galt med den.
verify-where = { $place ->
    [0] Oppsettet
   *[other] Trekk { $place }
}
verify-other-secret = Hemmeligheten er ikke den som kontrollsummen ble vist av før kampen.
verify-other-cards = Kortene er ikke de som filen oppgir ved kontrollsummen.
verify-seats = Spillet er ikke for så mange plasser: { $seats }.
verify-bot-sittings = Filen gir meg plasser, nivåer eller trekk som ikke finnes.
verify-illegal = { $where }: reglene tillater det ikke. { $why }
verify-unreadable = { $where }: dette er ikke noe trekk i spillet.
verify-unplayable = { $where }: reglene kan ikke spille dette.
verify-use = { $kind ->
    [die] terningen med { $things } for «{ $name }» (nummer { $number })
    [pick] valget blant { $things } for «{ $name }» (nummer { $number })
   *[shuffle] stokkingen av { $things } for «{ $name }» (nummer { $number })
}
verify-use-other = { $where }: filen har { $shown }, der reglene krever { $right }.
verify-uses = { $where }: ganger tilfeldigheten brukes i filen: { $calls }; etter reglene: { $wanted }.
verify-use-otherwise = { $where }: { $use } står som { $shown }; hemmeligheten gir { $right }.
verify-use-number = { $where }: { $use } kommer som nummer { $number } av sitt slag.
verify-use-unsound = { $where }: det finnes ingen slik bruk av tilfeldighet som { $use }.
verify-no-chance = Filen har ingen stokking og ingen kast i det hele tatt: den beviser ingenting.
verify-too-much = Filen har flere og større stokkinger enn noen kamp: de regnes ikke om.
verify-more = { $count ->
    [one] Og én feil til av samme slag.
   *[other] Og { $count } feil til av samme slag.
}
verify-nobody = { $where }: det sies å være ingens, og det kan ikke et slikt trekk være.
verify-clock = { $where }: det sies å være klokkens, men den ville ha trukket annerledes.
verify-back = { $where }: det som tas tilbake, er ikke akkurat det siste valget til den plassen.
verify-bot-silent = { $where }: det sies å være et menneskes, men jeg spiller plassen til { $who }.
verify-bot-elsewhere = { $where }: det sies å være mitt, men mennesker spiller plassen til { $who }.
verify-bot-manner = { $where }: det sies å være tenkt på et annet nivå eller i et annet tempo enn det jeg spiller plassen til { $who } med.
verify-stamp = { $where }: id-en til meldingen gir en annen tid enn filen.
verify-no-id = { $where }: svaret mangler id-en til meldingen, eller har en der andre ikke har noen.
verify-judged = { $where }: dømt på nytt etter id-ene til meldingene blir avgjørelsen en annen.
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
    [one] den ene stokkingen er den reglene krever, slik hemmeligheten vil ha den.
   *[other] alle { $uses } stokkinger og kast er de som reglene krever, verken flere eller færre, hvert av dem slik hemmeligheten vil ha det.
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
    [one] Én gang trakk klokken på en av plassene mine.
   *[other] { $count } ganger trakk klokken på en av plassene mine.
}
verify-taken-back = { $count ->
    [one] Én gang ble et trekk tatt tilbake; om de andre var enige, står ikke i filen.
   *[other] { $count } ganger ble et trekk tatt tilbake; om de andre var enige, står ikke i filen.
}
verify-judged-same = { $count ->
    [one] Den eneste avgjørelsen blir den samme når den dømmes på nytt etter meldingenes ID-er.
   *[other] { $count } dueller er dømt på nytt etter meldingenes ID-er: samme resultat.
}
verify-judged-voted = { $count ->
    [one] Én av dem ble avgjort ved avstemning; der er bare tidene kontrollert.
   *[other] { $count } av dem ble avgjort ved avstemning; der er bare tidene kontrollert.
}
verify-judged-without = { $count ->
    [one] Én avgjørelse hadde ingen meldings-ID-er å gå etter.
   *[other] { $count } avgjørelser hadde ingen meldings-ID-er å gå etter.
}
verify-posts-without = { $count ->
    [one] Én av bordets egne meldinger mangler id: når den kom, er vertens ord.
   *[other] { $count } av bordets egne meldinger mangler id: når de kom, er vertens ord.
}
verify-ended = Slik endte den: { $how }
verify-not-ended = { $ending ->
    [none] Kampen er ikke over: filen slutter { $moves ->
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
    [one] Den ene stokkingen i filen er slik hemmeligheten krever.
   *[other] Alle { $uses } stokkinger og kast i filen er slik hemmeligheten krever.
}
verify-weaker = Dette er den svakere kontrollen: den viser ikke om kampen hadde akkurat disse stokkingene og kastene. { $why }
verify-no-game = Her finnes det ikke noe spill «{ $name }».
verify-other-version = Kampen ble spilt etter versjon { $version } av reglene.
verify-no-cards = Kortene mangler eller kan ikke spilles med.
verify-other-answers = Trekkene mine kan ikke kontrolleres her: jeg brukte lister med kjente svar som er endret siden.
verify-busy = Jeg holder akkurat på å kontrollere flere andre kamper. Spør igjen om noen minutter.
verify-cut-short = Hele kontrollen tok for lang tid akkurat nå. Spør igjen om litt.

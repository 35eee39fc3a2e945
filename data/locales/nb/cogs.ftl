# Kommandoer, og setningene som svarer på dem.
cogs-command-play = spill
cogs-command-play-help = Åpne et bord i denne kanalen
cogs-command-table = bord
cogs-command-table-help = Vis bordet igjen, nederst i kanalen
cogs-command-hand = hånd
cogs-command-hand-help = Vis kortene dine, og hva du kan gjøre, bare for deg
cogs-command-leave = forlat
cogs-command-leave-help = Forlat bordet ditt
cogs-command-give-up = gi-opp
cogs-command-give-up-help = Gi opp kampen din; jeg spør først om du er sikker
cogs-command-undo = angre
cogs-command-undo-help = Angre det siste trekket ditt; noen ganger må de andre si ja
cogs-command-verify = kontroller
cogs-command-verify-help = Kontroller hver stokking og hvert terningkast i en ferdig kamp
cogs-command-replay = reprise
cogs-command-replay-help = Se en ferdig kamp, trekk for trekk
cogs-command-roll = terning
cogs-command-roll-help = Kast terning så alle ser det
cogs-command-rules = regler
cogs-command-rules-help = Les reglene for et spill
cogs-command-help = hjelp
cogs-command-help-help = Se hva jeg kan
cogs-command-answer = svar
cogs-command-answer-help = Svar på det det spørres om her i kanalen
cogs-command-in-game = { $game }: { $what }
cogs-command-settings = innstillinger
cogs-command-settings-help = Velg hvordan du vil spille: bilder eller tekst, terninger, stille timer
cogs-command-privacy = personvern
cogs-command-privacy-help = Se, last ned eller slett det jeg lagrer om deg
cogs-parameter-game = spill
cogs-parameter-game-help = Hvilket spill
cogs-parameter-against = mot
cogs-parameter-against-help = Spill mot meg; kampen begynner med en gang
cogs-parameter-table = bord
cogs-parameter-table-help = Koden som står på bordet; uten den gjelder kampen som sist ble ferdig her
cogs-parameter-match = kamp
cogs-parameter-match-help = Kampens kode; uten den gjelder kampen som sist ble ferdig her
cogs-parameter-move = trekk
cogs-parameter-move-help = Hvilket trekk; uten det: fra starten
cogs-parameter-text = svar
cogs-parameter-text-help = Svaret ditt
cogs-parameter-die = terning
cogs-parameter-die-help = T6 viser 1 til 6, T10 viser 0 til 9
cogs-parameter-count = antall
cogs-parameter-count-help = Hvor mange terninger, 1 til 10
chat-help = Jeg er **Spelvärden**. Spill kort mot meg, eller mot hverandre.
chat-help-commands =
    • **/{ cogs-command-play }** åpner et bord. De andre trykker på «{ chat-do-join }», du på «{ chat-do-start }».
    • Kortene dine kommer som direktemelding. «{ chat-do-hand }» viser dem her, bare for deg. Står du fast? Trykk på «{ chat-do-hint }».
    • **/{ cogs-command-rules }**: hvert spill på ett minutt.
    • Feil trekk? **/{ cogs-command-undo }**. Må du gå? **/{ cogs-command-leave }**. Vil du gi deg? **/{ cogs-command-give-up }**. Finner du ikke bordet? **/{ cogs-command-table }**.
    • Etter en kamp fortsetter dere med en gang med «{ chat-do-rematch }»; med «{ chat-do-meet }» foreslår du et tidspunkt.
    • **/{ cogs-command-watch }**: hva som spilles på denne serveren.
    • **/{ cogs-command-history }**: ferdige kamper, dine og serverens.
    • **/{ cogs-command-record }**: din egen eller noen andres statistikk. **/{ cogs-command-leaderboard }**: hvem som spiller best på denne serveren.
    • **/{ cogs-command-replay }**: en ferdig kamp, trekk for trekk.
    • **/{ cogs-command-settings }**: språk, bilder eller tekst, når du hører fra meg.
    • **/{ cogs-command-privacy }**: det jeg lagrer om deg.
chat-help-fair = Lurer du på om alt går riktig for seg? Trykk på «{ chat-do-fair }» ved et bord. Når en kamp er over, regner /{ cogs-command-verify } etter hver stokking og hvert kast.
chat-help-command = • /{ $name } – { $what }
cogs-rolled = { $count ->
    [one] { $die }: { $shows }
   *[other] { $die } × { $count }: { $shows } – { $total } til sammen
}
cogs-left = Du har forlatt bordet.
cogs-leave-sure = De andre får bestemme hva som skjer med plassen din. Du kan komme tilbake så lenge ingen andre har tatt den. Vil du gå?
cogs-gave-up = Du ga opp.
cogs-plays-on = Du spiller videre.
cogs-ended = Kampen er avsluttet.
cogs-end-sure = Dette avslutter kampen for alle, og den kan ikke tas opp igjen. Vil du avslutte?
cogs-end-not-yours = Bare den som åpnet bordet, eller noen som kan administrere meldinger her, kan avslutte.
cogs-which-table = Du sitter ved flere bord. Hvilket mener du?
cogs-which-table-here = Her står det flere bord. Hvilket mener du?
cogs-stranded = { $count ->
    [one] Kanalen der du spilte, er borte. Skal bordet fortsette her?
   *[other] Kanalene der du spilte, er borte. Hvilket bord skal fortsette her?
}
cogs-settled = Bordet står nå i { $place }.
cogs-no-table-here = Ingenting spilles i denne kanalen. /{ cogs-command-play } åpner et bord.
cogs-no-table-of-yours = Du sitter ikke ved noe bord. /{ cogs-command-play } åpner ett.
cogs-none-ended-here = Ingen kamp er ferdigspilt i denne kanalen ennå. Oppgi bordets kode hvis kampen ble spilt et annet sted.
cogs-no-duel-here = Her i kanalen er du ikke med i noe spill der man svarer.
cogs-no-such-command-here = Spillet ved bordet ditt har ingen slik kommando.
cogs-not-here = Et bord trenger en kanal på en server der jeg er med. Åpne det der.
cogs-in-thread = { $game } spilles i { $thread }.
cogs-opened-there = Bordet er åpent: { $place }
cogs-thread-there = Bordet er allerede på plass.
cogs-dm-closed = 📪 Jeg får ikke sende deg direktemeldinger. Det gjør ingenting: «{ chat-do-hand }» og /{ cogs-command-hand } viser kortene her, bare for deg. Åpner du for direktemeldinger fra medlemmer på serveren, kommer kortene av seg selv.
cogs-dm-barred = 📪 Akkurat nå får jeg ikke åpnet direktemeldinger med deg. Det gjør ingenting: «{ chat-do-hand }» og /{ cogs-command-hand } viser kortene her, bare for deg. Så snart det går, kommer de av seg selv.
cogs-nobody-here = ingen ved dette bordet
cogs-turn-played = Spilt.
cogs-privacy =
    Jeg lagrer navnet og språket ditt fra Discord, det du velger i /{ cogs-command-settings }, og kampene du er med i, med trekkene dine og svarene du skriver. Det trenger jeg for å dele ut kortene dine, og for at alle skal kunne kontrollere en kamp etterpå.
    Det blir liggende til du sletter det her. Ingenting annet av det folk skriver, blir lagret.
cogs-privacy-do-show = Opplysningene mine
cogs-privacy-do-ask = Slett opplysningene mine
cogs-privacy-do-delete = Ja, slett opplysningene mine
cogs-privacy-file = Dette er alt jeg har lagret om deg.
cogs-privacy-sure = Jeg sletter navnet ditt, innstillingene dine og alt annet jeg har notert om deg. Kampene dine blir liggende for de andre, uten navnet og kontoen din. Meldinger jeg har sendt, blir liggende på Discord. Det kan ikke angres. Vil du slette?
cogs-privacy-sits = { $count ->
    [one] Du sitter ved et bord: Først tar jeg deg vekk derfra.
   *[other] Du sitter ved flere bord: Først tar jeg deg vekk derfra.
}
cogs-privacy-deleted = Opplysningene dine er slettet. Spiller du igjen, må jeg bli kjent med deg på nytt.
cogs-settings-own = ⚙️ Innstillingene dine, uansett hvor du spiller
cogs-settings-server = ⚙️ Innstillingene for serveren
cogs-settings-to-own = Mine egne innstillinger
cogs-settings-to-server = Innstillinger for serveren
cogs-language-own = { $value ->
    [discord] 🌐 Språk: som i Discord
   *[chosen] 🌐 Språk: { $language }
}
cogs-setting-hands = { $value ->
    [pictures] 🖼️ Hånden min som bilder
   *[words] 🖼️ Hånden min som tekst
}
cogs-setting-delivery = { $value ->
    [direct] 📬 Hånden: som direktemelding
   *[asked] 📬 Hånden: bare med «{ chat-do-hand }»
}
cogs-setting-calls = { $value ->
    [on] 🔔 Si fra når en kamp venter på meg
   *[off] 🔕 Ikke si fra
}
cogs-setting-rolls = { $value ->
    [bot] 🎲 Terninger: kast for meg
   *[own] 🎲 Terninger: la meg kaste selv
}
cogs-language-server = { $value ->
    [opener] 🌐 Språk: som den som åpner bordet
   *[chosen] 🌐 Språk: { $language }
}
cogs-server-boards = { $value ->
    [pictures] 🖼️ Bord som bilder
   *[words] 🖼️ Bord som tekst
}
cogs-server-threads = { $value ->
    [realtime] 🧵 Tråder: for kamper i sanntid
    [all] 🧵 Tråder: én for hver kamp
   *[none] 🧵 Tråder: ingen
}
cogs-server-ending = { $value ->
    [opener] 🛑 Avslutte: den som åpnet, moderatorer
    [moderators] 🛑 Avslutte: bare moderatorer
   *[players] 🛑 Avslutte: alle som spiller
}
cogs-server-dice = { $value ->
    [players] 🎲 Terninger: som hver spiller velger
   *[bot] 🎲 Terninger: kastes alltid med trekket
}
cogs-server-keeping = { $value ->
    [always] 🗄️ Ferdige kamper: lagres for godt
    [year] 🗄️ Ferdige kamper: lagres i ett år
    [quarter] 🗄️ Ferdige kamper: lagres i 90 dager
    [month] 🗄️ Ferdige kamper: lagres i 30 dager
   *[week] 🗄️ Ferdige kamper: lagres i 7 dager
}
cogs-settings-dice-here = 🎲 På denne serveren kaster jeg alltid terningene sammen med trekket ditt.
cogs-channels = 📍 Hvor kan bord åpnes? Velger du ingen kanal, kan de åpnes i alle.
cogs-channels-all = Alle kanaler
chat-not-in-channel = På denne serveren åpnes bord i { $channels }.
cogs-end-moderators = På denne serveren kan bare den som får administrere meldinger, avslutte en kamp. Du kan forlate den eller gi opp.
cogs-end-players = Bare den som spiller i kampen, eller får administrere meldinger her, kan avslutte den.
cogs-settings-not-yours = Bare de som får administrere denne serveren («Administrer server»), kan velge det for alle.
chat-right-unknown = Herfra ser jeg ikke om du har lov til det. Trykk der bordet står: { $place }
cogs-forged = Den knappen kjenner jeg ikke, og ingenting har skjedd.
cogs-forged-command = Den kommandoen kom i en form jeg ikke kan ta imot, og ingenting har skjedd. Velg den på nytt fra listen. Viser Discord fortsatt en gammel, last inn på nytt.
cogs-too-slow = Jeg brukte for lang tid, og ingenting har skjedd. Trykk en gang til.
cogs-missing-permissions = Det har jeg ikke lov til i denne kanalen ennå. Noen som styrer serveren, må gi meg: { $permissions }.
cogs-permission = { $name ->
    [view_channel] Vis kanal
    [send_messages] Send meldinger
    [attach_files] Legg ved filer
    [add_reactions] Legg til reaksjoner
    [read_message_history] Les meldingshistorikk
    [send_messages_in_threads] Send meldinger i tråder
    [connect] Koble til
   *[create_public_threads] Opprett offentlige tråder
}
cogs-locked = Denne tråden er låst, så jeg kan ikke vise noe her før noen som administrerer tråder, låser den opp. Ingenting av det som er spilt, er tapt.
cogs-forbidden = Discord lar meg ikke gjøre det her, og sier ikke hvorfor. Noen som styrer serveren, kan ordne det i kanalens tillatelser.
chat-not-in-thread = Jeg er ikke med i denne private tråden, så her kan jeg ikke vise noe. Nevn meg én gang her ({ $me }), og prøv igjen.
cogs-no-threads-here = I denne kanalen finnes det ingen tråder. Trykk på «{ chat-do-start }» for å spille her.
cogs-message-gone = Meldingen du trykket på, er slettet, så jeg svarer her. Det du gjorde, gjelder hvis det var mulig. /{ cogs-command-table } viser bordet og /{ cogs-command-hand } kortene dine.
cogs-hand-was-old = Den hånden var gammel; her er den nye.
cogs-too-hasty = Det var to trykk på rad, så det andre telte ikke. Trykk igjen hvis du mente det.
cogs-no-rounds = Det er ingenting å se tilbake på ennå.
cogs-rate-limited = Discord ber meg vente. Prøv igjen om { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}.
cogs-broken = Noe gikk galt hos meg. Prøv igjen hvis trekket ditt ikke vises; går det galt på nytt, si fra til den som driver boten.
cogs-discord-fails = Discord tok ikke imot svaret mitt akkurat nå. Det du gjorde, kan gjelde likevel: /{ cogs-command-table } viser bordet og /{ cogs-command-hand } kortene dine. Vises det ikke der, prøv igjen.
cogs-presets-managers = Bare den som har en rolle med lov til å administrere meldinger på denne serveren, kan lagre og slette forvalg.
cogs-preset-saved = «{ $name }» er lagret og ligger fra nå av under «{ chat-begin }».
cogs-preset-sure = Slette forvalget «{ $name }»? Det blir borte for alle på serveren.
cogs-preset-deleted = «{ $name }» er slettet.
cogs-preset-nameless = Et forvalg trenger et synlig navn.

# Betenkningstid og stille timer
cogs-settings-clock = ⏳ Betenkningstid: { $clock }
cogs-settings-clock-other = Velg en annen betenkningstid
cogs-settings-quiet-none = I kamper med ett døgn per trekk går klokken din døgnet rundt. Si hvor du bor, så står den stille om natten.
cogs-settings-quiet = { $state ->
    [none] Du har ingen stille timer ({ $zone }).
   *[some] Stille timer: { $since }–{ $until } ({ $zone }). Da står klokken din stille i kamper med ett døgn per trekk, og jeg skriver ikke til deg om dem.
}
cogs-settings-digest = { $state ->
    [on] I slike kamper skriver jeg til deg én gang om dagen, klokken { $until }, hvis noen venter på deg.
   *[off] I slike kamper skriver jeg til deg hver gang det blir din tur.
}
cogs-settings-change-digest = { $state ->
    [on] Skriv hver gang det er min tur
   *[off] Skriv én gang om dagen
}
cogs-settings-zone = Hvor bor du?
cogs-settings-zone-typed = En annen tidssone …
cogs-settings-zone-none = Det sier jeg helst ikke (ingen stille timer)
cogs-settings-zone-name = Navn på tidssonen
cogs-settings-zone-unknown = Jeg kjenner ingen tidssone som heter «{ $zone }». Navnene ser slik ut: Europe/Oslo.
cogs-settings-hours = Når vil du være i fred?
cogs-settings-span = { $state ->
    [none] Aldri, men skriv klokken { $until }
   *[some] { $since }–{ $until }
}

# Kommandoer, og setningene som svarer på dem.
cogs-command-play = spill
cogs-command-play-help = Åpne et bord i denne kanalen
cogs-command-table = bord
cogs-command-table-help = Vis kanalens bord igjen, nederst
cogs-command-hand = hånd
cogs-command-hand-help = Vis kortene dine, og hva du kan gjøre, bare for deg
cogs-command-leave = forlat
cogs-command-leave-help = Forlat bordet ditt
cogs-command-give-up = gi-opp
cogs-command-give-up-help = Gi opp kampen din, etter et kontrollspørsmål
cogs-command-undo = angre
cogs-command-undo-help = Ta tilbake det siste trekket ditt; noen ganger må de andre si ja
cogs-command-verify = kontroller
cogs-command-verify-help = Kontroller hver stokking og hvert terningkast i en ferdig kamp
cogs-command-roll = kast
cogs-command-roll-help = Kast terning så alle ser det
cogs-command-rules = regler
cogs-command-rules-help = Hvordan et spill spilles
cogs-command-help = hjelp
cogs-command-help-help = Hva boten kan gjøre
cogs-command-answer = svar
cogs-command-answer-help = Svar på det som spørres om i denne kanalen
cogs-command-in-game = { $game }: { $what }
cogs-command-settings = innstillinger
cogs-command-settings-help = Velg hvordan boten spiller med deg
cogs-parameter-game = spill
cogs-parameter-game-help = Hvilket spill
cogs-parameter-against = mot
cogs-parameter-against-help = Spill mot meg: kampen begynner med en gang
cogs-parameter-table = bord
cogs-parameter-table-help = Bordets kode, slik den står på brettet; uten den gjelder den siste kampen som ble ferdig her
cogs-parameter-text = svar
cogs-parameter-text-help = Svaret ditt
cogs-parameter-die = terning
cogs-parameter-die-help = T6 viser 1 til 6, T10 viser 0 til 9
cogs-parameter-count = antall
cogs-parameter-count-help = Hvor mange terninger, 1 til 10
chat-help = {"**"}Spelvärden** byr på kortspill: mot meg, eller med hverandre.
chat-help-commands =
    • **/{ cogs-command-play }** åpner et bord. De andre trykker på «{ chat-do-join }», du på «{ chat-do-start }».
    • Kortene dine kommer som direktemelding. «{ chat-do-hand }» viser dem her, bare for deg. Står du fast? Trykk på «{ chat-do-hint }».
    • **/{ cogs-command-rules }**: hvert spill på ett minutt.
    • Feil trekk: **/{ cogs-command-undo }**. Må gå: **/{ cogs-command-leave }**. Gir deg: **/{ cogs-command-give-up }**. Mistet bordet av syne: **/{ cogs-command-table }**.
    • **/{ cogs-command-settings }**: bilder eller tekst, egne terningkast, stille timer.
chat-help-fair = Lurer du på om det går riktig for seg? Trykk på «{ chat-do-fair }» ved et bord. Når en kamp er over, kontrollerer /{ cogs-command-verify } hver stokking og hvert kast.
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
cogs-end-not-yours = Bare den som åpnet bordet, eller noen som kan behandle meldinger her, kan avslutte.
cogs-which-table = Du sitter ved flere bord. Hvilket mener du?
cogs-which-table-here = Her står det flere bord. Hvilket mener du?
cogs-stranded = { $count ->
    [one] Bordet ditt har ingen plass lenger. Skal det fortsette her?
   *[other] Bordene dine har ingen plass lenger. Hvilket skal fortsette her?
}
cogs-settled = Bordet står nå i { $place }.
cogs-no-table-here = Ingenting spilles i denne kanalen. /{ cogs-command-play } åpner et bord.
cogs-no-table-of-yours = Du sitter ikke ved noe bord. /{ cogs-command-play } åpner ett.
cogs-none-ended-here = Ingen kamp er ferdigspilt i denne kanalen ennå. Oppgi bordets kode for en kamp som ble spilt et annet sted.
cogs-no-duel-here = Du er ikke med i noe spill i denne kanalen som spilles med svar.
cogs-no-such-command-here = Spillet ved bordet ditt har ingen slik kommando.
cogs-not-here = Et bord trenger en kanal på en server der boten er. Åpne det der.
cogs-in-thread = { $game } spilles i { $thread }.
cogs-opened-there = Bordet er åpent: { $place }
cogs-thread-there = Bordet har alt sin plass.
cogs-dm-closed = Jeg kan ikke sende deg direktemeldinger, så kortene dine kommer ikke den veien. Ingenting er tapt: trykk på «Hånden min» her eller på brettet, eller skriv /{ cogs-command-hand }, så ser du dem her, bare du. Tillater du direktemeldinger fra serverens medlemmer, kommer de av seg selv.
cogs-dm-barred = Jeg får ikke åpnet direktemeldinger med deg akkurat nå, så kortene dine kommer ikke den veien ennå. Ingenting er tapt: trykk på «Hånden min» her eller på brettet, eller skriv /{ cogs-command-hand }, så ser du dem her, bare du. Så snart det går, kommer de av seg selv.
cogs-nobody-here = ingen ved dette bordet
cogs-turn-played = Spilt.
cogs-settings-rolls = { $who ->
    [own] Du kaster selv: etter et trekk som trenger terninger, har du fem sekunder på deg til å trykke på «{ kit-roll }»; så kastes de av seg selv.
   *[bot] Terningene som trekket ditt trenger, kastes med en gang.
}
cogs-settings-change = { $who ->
    [own] Kast med en gang
   *[bot] Jeg kaster heller selv
}
cogs-settings-hands = { $shown ->
    [pictures] Du får se hender som bilder.
   *[words] Du får hender fortalt med ord.
}
cogs-settings-change-hands = { $shown ->
    [pictures] Hender med ord
   *[words] Hender som bilder
}
cogs-settings-boards = { $shown ->
    [pictures] På denne serveren vises bord som bilder.
   *[words] På denne serveren beskrives bord med ord.
}
cogs-settings-change-boards = { $shown ->
    [pictures] Bord her med ord
   *[words] Bord her som bilder
}
cogs-settings-not-yours = Bare de som får administrere denne serveren («Administrer server»), kan velge det for alle.
chat-right-unknown = Herfra ser jeg ikke om du får gjøre det. Trykk der bordet står: { $place }
cogs-forged = Den knappen sier meg ingenting, og ingenting har skjedd.
cogs-forged-command = Slik denne kommandoen kom, kan jeg ikke ta imot den, og ingenting har skjedd. Velg den en gang til fra listen; viser Discord fremdeles en gammel, last inn på nytt.
cogs-too-slow = Det tok for lang tid for meg, og ingenting har skjedd. Trykk en gang til.
cogs-missing-permissions = Det får jeg ikke gjøre i denne kanalen ennå. Noen som styrer serveren, må tillate meg: { $permissions }.
cogs-permission = { $name ->
    [view_channel] Vis kanal
    [send_messages] Send meldinger
    [embed_links] Legg inn lenker
    [attach_files] Legg ved filer
    [read_message_history] Les meldingshistorikk
    [send_messages_in_threads] Send meldinger i tråder
    [connect] Koble til
   *[create_public_threads] Opprett offentlige tråder
}
cogs-locked = Denne tråden er låst, så jeg kan ikke vise noe her før noen som administrerer tråder, låser den opp. Ingenting av det som er spilt, er tapt.
cogs-forbidden = Discord lar meg ikke gjøre det her, og sier ikke hvorfor. Noen som styrer serveren, kan ordne det i kanalens tillatelser.
chat-not-in-thread = Jeg er ikke med i denne private tråden, så jeg ville ikke kunne vise noe her. Nevn meg én gang her ({ $me }), og prøv igjen.
cogs-no-threads-here = I denne kanalen finnes det ingen tråder. Trykk på «{ chat-do-start }» for å spille her.
cogs-message-gone = Meldingen du trykket på, er slettet i mellomtiden, så jeg svarer her. Det du gjorde, teller, hvis det lot seg gjøre; /{ cogs-command-table } viser brettet og /{ cogs-command-hand } kortene dine.
cogs-hand-was-old = Den hånden var gammel; her er den nye.
cogs-too-hasty = Det var to trykk på rad, så det andre har ikke spilt noe. Trykk igjen hvis det er det du vil.
cogs-no-rounds = Det er ingenting å se tilbake på ennå.
cogs-rate-limited = Discord lar meg vente før jeg får gjøre det igjen. Prøv på nytt om { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}.
cogs-broken = Noe gikk galt hos meg. Prøv igjen hvis trekket ditt ikke vises; skjer det på nytt, si fra til den som driver boten.
cogs-discord-fails = Discord tok ikke imot svaret mitt akkurat nå. Det du gjorde, kan gjelde likevel: /{ cogs-command-table } viser brettet og /{ cogs-command-hand } kortene dine; vises det ikke der, prøv igjen.
cogs-presets-managers = Bare den som gjennom en rolle på denne serveren får administrere meldinger, kan lagre og slette forvalg.
cogs-preset-saved = «{ $name }» er lagret og finnes fra nå av under «{ chat-begin }».
cogs-preset-sure = Slette forvalget «{ $name }»? Det blir borte for alle på serveren.
cogs-preset-deleted = «{ $name }» er slettet.
cogs-preset-nameless = Et forvalg trenger et navn som synes.

# Betenkningstid og stille timer
cogs-settings-clock = ⏳ På denne serveren: { $clock }
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
cogs-settings-zone-name = Tidssonens navn
cogs-settings-zone-unknown = Jeg kjenner ingen tidssone som heter «{ $zone }». Navnene ser ut som Europe/Stockholm.
cogs-settings-hours = Når vil du være i fred?
cogs-settings-span = { $state ->
    [none] Aldri, men skriv klokken { $until }
   *[some] { $since }–{ $until }
}

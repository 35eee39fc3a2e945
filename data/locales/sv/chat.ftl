# På Discord: lobby, bord, hand och notiser. Här får det finnas markdown.
chat-player = Spelare { $number }

# Lobbyn
chat-pictures-barred = -# 🖼️ Med behörigheten ”{ $permission }” kan jag visa matchen i bilder här.
chat-application = Kortspel på din server: { $games }. /{ cogs-command-play } öppnar ett bord.
chat-seats = **Vid bordet: { $taken }** (för { $least ->
    [one] { $least } till { $most } spelare
   *[other] { $most ->
        [2] { $least } spelare
       *[other] { $least } till { $most } spelare
    }
})
chat-rematch = En match till! Fler får gärna vara med.
chat-opens = { $who } (startar matchen)
chat-options-usual = ⚙️ Vanliga regler.
chat-options-chosen = ⚙️ { $chosen }. I övrigt vanliga regler.
chat-options-preset = ⚙️ Förvalet ”{ $name }”
chat-pair = { $one } & { $other }
chat-said-of = { $who } ({ $value })
chat-paired = med { $other }
chat-said-of-none = som alla andra
chat-said-of-typed = eller något eget
chat-option-departs = { $option } (egen regel)
chat-lobby-message = Meddelandet vars id blandas in
chat-words = Ord i blandningen
chat-words-lost = Lobbyns meddelande togs bort, och orden som blandades in där gäller inte längre. Blanda in ditt igen.
chat-fair-before = { $words ->
    [none] Ingen som spelar kan rigga korten. Den som driver boten kan det, tills någon har blandat in ett ord.
    [last] Ingen som spelar kan rigga korten, och inte heller den som driver boten – om det inte är { $who } som gör det, eller om ordet från { $who } är avtalat eller lätt att gissa.
   *[stirred] Platser eller val har ändrats sedan det sista ordet. Blanda in ett ord igen alldeles före starten, för säkerhets skull.
}
chat-word = Ditt ord i blandningen
chat-word-help = Något som ingen kan gissa. Alla ser det genast, och du kan ändra det fram till starten.
chat-options-page = Anpassa, sida { $page } av { $count }
chat-begin = Utgå från
chat-begin-help = Det du ändrar här nedanför går före.
chat-begin-gone = Det du ville utgå från finns inte längre, och inget är ändrat. Öppna ”{ chat-do-options }” en gång till.
chat-begin-now = som det är nu
chat-begin-usual = som vanligt
chat-begin-last = som förra gången
chat-switches = Det här gäller
chat-preset-save = Spara som förval
chat-preset-name = Förvalets namn
chat-preset-delete = Ta bort förval …
chat-do-delete = Ta bort
chat-do-keep = Behåll
chat-switch = { $state ->
    [on] på
   *[off] av
}
chat-option-number = { $help } ({ $least }–{ $most })
chat-option-number-or-none = { $help } ({ $least }–{ $most }, 0: ingen gräns)
chat-option-no-limit = ingen gräns
chat-missing-players = ⌛ Inte tillbaka än: { $who }. Matchen startar av sig själv när alla är här{ $can ->
    [yes] , och { $opener } kan starta utan dem.
   *[no] .
}
chat-series = Vunna matcher hittills: **{ $score }**
chat-series-two = Matcher: **{ $one } { $won }–{ $lost } { $other }**
chat-game-is-here = { $kind ->
    [lobby] Här finns redan ett öppet bord för det här spelet: { $link } Gå med där, eller öppna ditt i en annan kanal eller i en tråd. Den som öppnade bordet kan stänga det: först ”{ chat-do-more }”, sedan ”{ chat-do-end }”.
   *[match] Det här spelet spelas redan här: { $link } Öppna ditt i en annan kanal eller i en tråd.
}

# Det som ”Mer” viskar i en lobby
chat-more = { $who ->
    [opener] Du öppnade bordet: matchen börjar när du trycker på ”{ chat-do-start }”.
    [seated] Du sitter vid det här bordet.
    [kept] Här är en plats reserverad för dig. Tryck på ”{ chat-do-join }” på bordet.
   *[nobody] Du sitter inte här än. Tryck på ”{ chat-do-join }” på bordet.
}
chat-seated-already = Du sitter redan här. Det här kan du göra:
chat-word-said = Ditt ord är med i blandningen.
chat-lobby-closed = Det här bordet är stängt. /{ cogs-command-play } öppnar ett nytt.
chat-lobby-begun = Matchen har börjat.

# En revansch som någon redan har bett om
chat-rematch-joined = Du är med igen! { $link }
chat-rematch-seated = Du är redan med. De andra är inte tillbaka än: { $link }
chat-rematch-open = Nästa match väntar redan här: { $link } Tryck på ”{ chat-do-join }” där.
chat-rematch-goes-on = Nästa match har redan börjat: { $link }
chat-rematch-ended = { $played ->
    [yes] Nästa match är också slut. Tryck på ”{ chat-do-rematch }” på dess bord.
   *[no] Nästa match blev inte av. /{ cogs-command-play } öppnar ett nytt bord.
}

# Bordet
chat-board-moved = { $game }: bordet visas längre ner nu. { $link }
chat-begun = { $game }: matchen är i gång här nedanför.
chat-hand-moved = { $game }: din hand visas längre ner nu. { $link }
chat-hand-let-go = { $game }: den här handen uppdateras inte längre.
chat-paused = ⏸️ { $state ->
    [by] { $who } har pausat matchen, och klockorna står stilla.
   *[stopped] Matchen är pausad, och klockorna står stilla.
}
chat-gave-up = 🏳️ Gav upp: { $who }. De andra spelar vidare.
chat-gone = { $count ->
    [one] 🚪 { $who } har gått.
   *[other] 🚪 { $who } har gått.
}
chat-ended-stopped = Matchen avslutades i förtid.
chat-ended-called-off = De som var kvar kom överens om att avsluta matchen. Ingen har vunnit.
chat-ended-left = För få är kvar vid bordet, så matchen är slut.
chat-ended-idle = Ingen har gjort något här på ett dygn, så bordet är stängt. /{ cogs-command-play } öppnar ett nytt.
chat-table = Bord { $table }
chat-commitment = 🔒 Sigill: `{ $seal }`. Hemlighetens hela kontrollsumma (SHA-256): `{ $hash }`

# När matchen har börjat
chat-fair-play = Varje blandning och varje tärningsslag räknas fram ur tre saker: en hemlighet, id:t på det meddelande som först visade dess sigill 🔒 och orden som ni blandar in. Sigillet stod där innan någon visste id:t. När matchen är slut visas hemligheten, så att alla kan räkna efter.
chat-fair-after = { $words ->
    [none] Ingen som spelade kan ha riggat korten. Den som driver boten kan ha gjort det, för ingen blandade in något ord.
    [last] Ingen som spelade kan ha riggat korten, och inte heller den som driver boten – om det inte är { $who } som gör det, eller om ordet från { $who } var avtalat eller lätt att gissa.
   *[stirred] Ingen som spelade kan ha riggat korten. Men platser eller val ändrades efter det sista ordet, så den som driver boten kan, med hjälp vid bordet, ha valt mellan flera givar.
}
chat-salts = Inblandat, i den här ordningen

# Handen
chat-turn = { $state ->
    [yours] 👉 **Det är din tur.**
    [waiting] { $others ->
        [one] Nu är det motståndarens tur. Jag säger till när det är din.
       *[other] Nu är det de andras tur. Jag säger till när det är din.
    }
    [gave-up] Du har gett upp. De andra spelar vidare.
    [lobby] Du är med! Dina kort kommer hit när matchen börjar.
   *[ended] Matchen är slut.
}
chat-group = { $label }: välj färg först
chat-menu-part = { $label } ({ $first }–{ $through })
chat-missing = { $least ->
    [one] Kvar att välja: { $field }
   *[other] Kvar att välja: { $field } (minst { $least })
}
chat-do-it = Gör det
chat-take-back = Ta tillbaka { $what }
chat-why-nothing = Just nu går allt att välja.
chat-rule = Regeln: { $section }
chat-back = Tillbaka
chat-page-back = ◀ Tidigare val
chat-page-on = Fler val ▶

# Ett drag på en gång
chat-turn-none = Hoppa över
chat-again = Försök igen

# Vad man kan göra vid ett bord
chat-do-join = Gå med
chat-do-word = Blanda in ett ord
chat-do-leave = Lämna
chat-do-start = Starta
chat-do-options = Anpassa
chat-do-fair = Rent spel
chat-do-why = Varför inte?
chat-do-concede = Ge upp
chat-do-words = Visa som text
chat-do-picture = Visa som bild
chat-do-earlier = Tidigare
chat-earlier-round = { $kind ->
    [turn] Drag { $number }
    [action] Drag { $number }
    [ruling] Duell { $number }
   *[round] Omgång { $number }
}
chat-earlier-of = av { $count }
chat-do-play-on = Spela vidare
chat-do-end = Avsluta för alla
chat-do-thread = Spela i en tråd
chat-do-play = Spela
chat-do-hand = Min hand
chat-do-pause = Pausa
chat-do-resume = Spela vidare
chat-stranded = ⚠️ Kanalen där ni spelade är borta. Skriv /{ cogs-command-table } där ni vill fortsätta.
chat-do-settle = Fortsätt här
chat-do-rematch = Revansch
chat-do-come-back = Kom tillbaka
chat-do-more = Mer
chat-do-rules = Regler
chat-do-free = Släpp reserverade platser
chat-do-not-this-time = Inte den här gången

# Vad en telefon visar i sin notis
chat-call = { $what ->
    [begun] **{ $game }** har börjat.
    [begun-yours] **{ $game }** har börjat, och det är din tur.
    [meeting] **{ $game }**: bordet ni bestämde är öppet, och din plats är sparad.
    [rematch] **{ $game }**: det blir revansch, och din plats är kvar.
    [vote] **{ $game }**: din röst saknas än.
   *[turn] **{ $game }**: det är din tur.
}
chat-call-there = { $what ->
    [begun] **{ $game }** har börjat i { $place }.
    [begun-yours] **{ $game }** har börjat i { $place }, och det är din tur.
    [meeting] **{ $game }** i { $place }: bordet ni bestämde är öppet, och din plats är sparad.
    [rematch] **{ $game }** i { $place }: det blir revansch, och din plats är kvar.
    [vote] **{ $game }** i { $place }: din röst saknas än.
   *[turn] **{ $game }** i { $place }: det är din tur.
}
chat-call-reminder = **{ $game }** väntar på dig: din tid är ute { $when }, och då gör klockan draget åt dig.
chat-call-reminder-there = **{ $game }** i { $place } väntar på dig: din tid är ute { $when }, och då gör klockan draget åt dig.
chat-call-asked = 👉 { $what }
chat-call-until = ⏳ Din tid är ute { $when }.
chat-call-way = { $where ->
    [hand] Visa min hand
   *[table] Ta mig till bordet
}
chat-unseen = ⌛ Din tid var ute, så klockan gjorde draget åt dig: { $what }
chat-forced = ⏩ Det fanns inget att välja på, så det här hände av sig självt: { $what }
chat-pointer-over = { $game } spelades i { $thread }.

# Reglerna
chat-rules-players = { $least } till { $most } spelare
chat-rules-players-exactly = { $count ->
    [one] En spelare
   *[other] { $count } spelare
}
chat-rules-contents = Läs om …
chat-rules-example = Exempel
chat-rules-player = { $number ->
    [1] Anna
    [2] Bo
    [3] Cilla
   *[other] David
}

# Taking a move back
chat-do-take-back = Ångra
chat-do-never-mind = Låt det vara
chat-do-agree = Det går bra
chat-do-decline = Nej, draget står kvar
chat-back-last = det senaste draget.
chat-back-asked = { $asked }: { $who } vill ångra det här: { $what } Går det bra?
chat-back-waiting = ↩️ Du har bett att få ångra det här: { $what } Kvar att svara: { $asked }.
chat-back-ended = { $end ->
    [agreed] Alla sa ja, och { $who } har ångrat det här: { $what }
    [declined] { $who } ville ångra det här: { $what } { $by } sa nej, så det står kvar.
    [withdrawn] { $who } ville ångra det här, men lät det vara: { $what }
   *[over] { $who } ville ångra det här: { $what } Sedan gick matchen vidare.
}

# Klockor
chat-clock = { $kind ->
    [turn] { $time } per drag
    [bank] { $time } var för hela matchen
    [banked] { $time } var för hela matchen, plus { $seconds ->
        [one] en sekund
       *[other] { $seconds } sekunder
    } för varje drag
    [day] ett dygn per drag
    [none] ingen tidsgräns
   *[usual] varje spels vanliga tid, högst { $time } per drag
}
chat-clock-hours = { $count ->
    [one] en timme
   *[other] { $count } timmar
}
chat-clock-minutes = { $count ->
    [one] en minut
   *[other] { $count } minuter
}
chat-clock-seconds = { $count ->
    [one] en sekund
   *[other] { $count } sekunder
}
chat-clock-chosen = ⏳ Betänketid: { $clock }.
chat-clock-quiet = Med /{ cogs-command-settings } väljer var och en sina tysta timmar, då den egna klockan står stilla.
chat-clock-label = Betänketid
chat-language-label = Bordets språk
chat-language-help = Det som alla ser. Din egen hand är alltid på ditt språk.
chat-language-like = { $kind ->
    [cards] Som korten: { $language }
   *[opener] Som när bordet öppnades: { $language }
}
chat-clock-usual = spelets vanliga tid: { $clock }
chat-clock-help = Så länge får var och en tänka. När tiden är ute gör klockan draget.
chat-do-time = Ge mer tid
chat-more-time = { $giver } ger { $who } mer tid.
chat-digest = { $user } { $count ->
    [one] Ett bord väntar på dig: { $tables }.
   *[other] { $count } bord väntar på dig: { $tables }.
}

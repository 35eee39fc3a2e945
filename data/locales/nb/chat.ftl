# På Discord: lobby, bord, hånd og varsler. Her kan det stå markdown.
chat-player = Spiller { $number }

# Lobbyen
chat-pictures-barred = -# 🖼️ Med tillatelsen «{ $permission }» kunne jeg ha vist partiet som bilder her.
chat-seats = **Ved bordet: { $taken }** ({ $least ->
    [one] { $least } til { $most } spillere
   *[other] { $most ->
        [2] { $least } spillere
       *[other] { $least } til { $most } spillere
    }
})
chat-rematch = En gang til! De som sitter her, spiller igjen, og flere må gjerne bli med.
chat-opens = { $who } (starter kampen)
chat-options-usual = ⚙️ Etter de trykte reglene.
chat-options-chosen = ⚙️ { $chosen }. Ellers etter de trykte reglene.
chat-option-departs = { $option } ({ $ruling }, avviker fra de trykte reglene)
chat-lobby-message = Lobbyens melding
chat-words = Ord til stokkingen
chat-words-lost = Lobbyens melding ble slettet, og ordene som ble sagt der, gjelder ikke lenger. Si ditt igjen.
chat-fair-before = { $words ->
    [none] Ingen spiller kan velge kortene. Den som driver boten, kan det så lenge ingen har sagt et ord.
    [last] Ingen spiller kan velge kortene, og heller ikke den som driver boten, med mindre det siste ordet, fra { $who }, er vedkommendes eget, avtalt eller lett å forutse.
   *[stirred] Plasser eller valg er endret siden det siste ordet. Den som vil være trygg på stokkingen, sier et ord igjen, rett før starten.
}
chat-word = Ditt ord til stokkingen
chat-word-help = Noe ingen kan gjette. Alle ser det med én gang, og du kan endre det frem til starten.
chat-options-page = Valg, side { $page } av { $count }
chat-begin = Begynn med valgene
chat-begin-help = Det du endrer nedenfor, går foran.
chat-begin-gone = Det du ville begynne med, finnes ikke lenger, og ingenting er endret. Åpne valgene en gang til.
chat-begin-now = slik de er nå
chat-begin-usual = som vanlig
chat-begin-last = som sist
chat-switches = Dette gjelder
chat-preset-save = Lagre som forvalg
chat-preset-name = Navn på forvalget
chat-preset-delete = Slett forvalg …
chat-switch = { $state ->
    [on] på
   *[off] av
}
chat-option-each-seat = Én per plass, komma mellom, anførselstegn om den har komma: "Dyr, store". Tomt: ingen.
chat-option-number = { $help } ({ $least }–{ $most })
chat-option-number-or-none = { $help } ({ $least }–{ $most }, 0: ingen grense)
chat-option-no-limit = ingen grense

# Bordet
chat-board-moved = { $game }: bordet vises lenger ned nå. { $link }
chat-hand-moved = { $game }: hånden din vises lenger ned nå. { $link }
chat-paused = ⏸️ Kampen er satt på pause, og klokkene står stille.
chat-gave-up = 🏳️ Ga opp: { $who }. De andre spiller videre.
chat-gone = { $count ->
    [one] 🚪 { $who } har gått.
   *[other] 🚪 { $who } har gått.
}
chat-ended-stopped = Kampen ble avsluttet før tiden.
chat-ended-called-off = De som var igjen, ble enige om å avslutte kampen. Ingen har vunnet.
chat-ended-left = Det er for få igjen ved bordet, så kampen er slutt.
chat-ended-idle = Ingen har gjort noe her på et døgn, så bordet er stengt. /spill åpner et nytt.
chat-table = Bord { $table }
chat-commitment = 🔒 Bestemt før stokkingen (SHA-256): `{ $hash }`

# Når kampen har begynt
chat-fair-play = Hver stokking og hvert kast regnes ut fra en hemmelighet som ble bestemt før lobbyens melding fikk sin id, fra denne id-en og fra ordene dere sier. Når kampen er slutt, vises hemmeligheten, så hvem som helst kan regne etter.
chat-foundation = Hver stokking og hvert kast i kampen lages av det som står her, og av hemmeligheten som vises til slutt.
chat-fair-after = { $words ->
    [none] Ingen spiller kan ha valgt kortene. Den som driver boten, kan ha gjort det, for ingen har sagt et ord.
    [last] Ingen spiller kan ha valgt kortene, og heller ikke den som driver boten, med mindre det siste ordet, fra { $who }, var vedkommendes eget, avtalt eller lett å forutse.
   *[stirred] Ingen spiller kan ha valgt kortene. Men plasser eller valg ble endret etter det siste ordet, så den som driver boten, kan med hjelp ved bordet ha valgt mellom flere utdelinger.
}
chat-salts = Blandet inn, i denne rekkefølgen

# Hånden
chat-turn = { $state ->
    [yours] 👉 **Det er din tur.**
    [waiting] { $others ->
        [one] Nå er det den andres tur. Jeg sier fra når det er din.
       *[other] Nå er det de andres tur. Jeg sier fra når det er din.
    }
    [gave-up] Du har gitt opp. De andre spiller videre.
    [paused] ⏸️ Kampen er satt på pause.
    [lobby] Du er med! Kortene dine kommer hit når kampen begynner.
   *[ended] Kampen er slutt.
}
chat-group = { $label }: velg farge først
chat-menu-part = { $label } ({ $first }–{ $through })
chat-missing = { $least ->
    [one] Gjenstår å velge: { $field }
   *[other] Gjenstår å velge: { $field } (minst { $least })
}
chat-do-it = Gjør det
chat-take-back = Ta tilbake { $what }
chat-why-nothing = Akkurat nå er det ingenting du ikke kan velge.
chat-rule = { $ruling }: { $section }
chat-back = Tilbake
chat-page-back = ◀ Tidligere valg
chat-page-on = Flere valg ▶

# Et trekk på én gang
chat-turn-first = Hva gjør du?
chat-turn-in-hand = Fortsetter i hånden din, som åpnes etterpå
chat-turn-none = Hopp over
chat-turn-nth = { $number }. { $label }
chat-again = Igjen

# Hva man kan gjøre ved et bord
chat-do-join = Bli med
chat-do-word = Si et ord
chat-do-leave = Gå fra bordet
chat-do-start = Start
chat-do-options = Valg
chat-do-fair = Ærlig spill
chat-do-why = Hvorfor ikke?
chat-do-concede = Gi opp
chat-do-words = Med ord
chat-do-play-on = Spill videre
chat-do-end = Avslutt
chat-do-thread = Spill i en tråd
chat-do-play = Spill
chat-do-unplan = Spør meg igjen
chat-do-hand = Hånden min
chat-do-pause = Ta pause
chat-do-resume = Spill videre
chat-stranded = ⚠️ Bordets plass finnes ikke lenger. Skriv /{ cogs-command-table } der dere vil fortsette.
chat-do-settle = Fortsett her
chat-do-rematch = Omkamp
chat-do-come-back = Kom tilbake

# Hva en telefon viser i varselet
chat-notice-turn = { $user } Det er din tur i { $place } ({ $game }).
chat-notice-reminder = { $user } Kampen din i { $place } ({ $game }) venter på deg. Tiden din er ute { $when }, og da gjør spillet et trekk for deg.

# Reglene
chat-rules-players = { $least } til { $most } spillere
chat-rules-players-exactly = { $count ->
    [one] Én spiller
   *[other] { $count } spillere
}
chat-rules-contents = Les om …
chat-rules-on = Les videre ▶

# Taking a move back
chat-do-take-back = Ta tilbake
chat-do-never-mind = La det være
chat-do-agree = Det er greit
chat-do-decline = Nei, det blir stående
chat-back-last = det siste trekket.
chat-back-asked = { $asked }: { $who } vil ta tilbake dette: { $what } Er det greit?
chat-back-waiting = ↩️ Du har bedt om å få ta tilbake dette: { $what } Mangler svar: { $asked }.
chat-back-ended = { $end ->
    [agreed] Alle sa ja, og { $who } har tatt tilbake dette: { $what }
    [declined] { $who } ville ta tilbake dette: { $what } { $by } sa nei, så det blir stående.
    [withdrawn] { $who } ville ta tilbake dette, men ombestemte seg: { $what }
   *[over] { $who } ville ta tilbake dette: { $what } Så gikk kampen videre.
}

# Klokker
chat-clock = { $kind ->
    [turn] { $time } per tur
    [bank] { $time } hver for hele kampen
    [banked] { $time } hver for hele kampen, og { $seconds ->
        [one] ett sekund til
       *[other] { $seconds } sekunder til
    } for hvert trekk
    [day] ett døgn per trekk
    [none] ingens tid går ut
   *[usual] som vanlig i dette spillet
}
chat-clock-hours = { $count ->
    [one] en time
   *[other] { $count } timer
}
chat-clock-minutes = { $count ->
    [one] ett minutt
   *[other] { $count } minutter
}
chat-clock-seconds = { $count ->
    [one] ett sekund
   *[other] { $count } sekunder
}
chat-clock-chosen = ⏳ Betenkningstid: { $clock }.
chat-clock-quiet = Med /{ cogs-command-settings } velger hver og en sine stille timer, da ens egen klokke står stille.
chat-clock-label = Betenkningstid
chat-do-time = Gi mer tid
chat-more-time = { $giver } gir { $who } mer tid.
chat-digest = { $user } { $count ->
    [one] Ett bord venter på deg: { $tables }.
   *[other] { $count } bord venter på deg: { $tables }.
}

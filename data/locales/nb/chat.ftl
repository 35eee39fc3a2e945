# På Discord: lobby, bord, hånd og varsler. Her kan det stå markdown.
chat-player = Spiller { $number }

# Lobbyen
chat-pictures-barred = -# 🖼️ Med tillatelsen «{ $permission }» kunne jeg vist kampen som bilder her.
chat-application = Kortspill på serveren din: { $games }. /{ cogs-command-play } åpner et bord.
chat-seats = **Ved bordet: { $taken }** ({ $least ->
    [one] { $least } til { $most } spillere
   *[other] { $most ->
        [2] { $least } spillere
       *[other] { $least } til { $most } spillere
    }
})
chat-rematch = En gang til! Flere må gjerne bli med.
chat-opens = { $who } (starter kampen)
chat-options-usual = ⚙️ Vanlige regler.
chat-options-chosen = ⚙️ { $chosen }. Ellers vanlige regler.
chat-options-preset = ⚙️ Forvalget «{ $name }»
chat-pair = { $one } & { $other }
chat-said-of = { $who } ({ $value })
chat-paired = med { $other }
chat-said-of-none = som alle andre
chat-said-of-typed = eller noe annet
chat-option-departs = { $option } (egen regel)
chat-lobby-message = Meldingen med id-en som blandes inn
chat-words = Ord i stokkingen
chat-words-lost = Lobbyens melding ble slettet, og ordene som ble blandet inn der, gjelder ikke lenger. Bland inn ditt på nytt.
chat-fair-before = { $words ->
    [none] Ingen som spiller, kan styre kortene. Den som driver boten, kan det helt til noen har blandet inn et ord.
    [last] Ingen kan styre kortene, ikke engang den som driver boten, med mindre den på forhånd kjente ordet fra { $who } eller kunne gjette det.
   *[stirred] Plasser eller valg er endret siden det siste ordet. Bland for sikkerhets skyld inn et ord igjen rett før start.
}
chat-word = Ditt ord i stokkingen
chat-word-help = Noe ingen kan gjette. Alle ser det med en gang, og du kan endre det fram til start.
chat-options-page = Tilpass, side { $page } av { $count }
chat-begin = Utgangspunkt
chat-begin-help = Det du endrer nedenfor, gjelder i stedet.
chat-begin-gone = Utgangspunktet du valgte, finnes ikke lenger, og ingenting er endret. Åpne «{ chat-do-options }» en gang til.
chat-begin-now = slik det er nå
chat-begin-usual = som vanlig
chat-begin-last = som sist
chat-switches = Slått på
chat-preset-save = Lagre som forvalg
chat-preset-name = Navn på forvalget
chat-preset-delete = Slett forvalg …
chat-do-delete = Slett
chat-do-keep = Behold
chat-switch = { $state ->
    [on] på
   *[off] av
}
chat-option-number = { $help } ({ $least }–{ $most })
chat-option-number-or-none = { $help } ({ $least }–{ $most }, 0: ingen grense)
chat-option-no-limit = ingen grense
chat-missing-players = ⌛ Ikke tilbake ennå: { $who }. Kampen starter av seg selv når alle er på plass{ $can ->
    [yes] ; { $opener } kan også starte uten dem.
   *[no] .
}
chat-series = Vunne kamper hittil: **{ $score }**
chat-series-two = Kamper: **{ $one } { $won }–{ $lost } { $other }**
chat-game-is-here = { $kind ->
    [lobby] Et bord for dette spillet står allerede åpent her: { $link } Bli med der, eller åpne ditt i en annen kanal eller i en tråd. Den som åpnet det, kan stenge det med «{ chat-do-more }» og «{ chat-do-end }».
   *[match] Dette spillet spilles allerede her: { $link } Åpne ditt i en annen kanal eller i en tråd.
}

# Det «Mer» hvisker i en lobby
chat-more = { $who ->
    [opener] Du åpnet bordet: Kampen begynner når du trykker på «{ chat-do-start }».
    [seated] Du sitter ved dette bordet.
    [kept] Her holdes det av en plass til deg. Trykk på «{ chat-do-join }» på bordet.
   *[nobody] Du sitter ikke her ennå. Trykk på «{ chat-do-join }» på bordet.
}
chat-seated-already = Du sitter allerede her. Dette kan du gjøre:
chat-word-said = Ordet ditt er med i stokkingen.
chat-lobby-closed = Dette bordet er stengt. /{ cogs-command-play } åpner et nytt.
chat-lobby-begun = Kampen har begynt.

# En omkamp som noen alt har bedt om
chat-rematch-joined = Du er med igjen! { $link }
chat-rematch-seated = Du er med allerede. De andre er ikke tilbake ennå: { $link }
chat-rematch-open = Neste kamp venter allerede her: { $link } Trykk på «{ chat-do-join }» der.
chat-rematch-goes-on = Neste kamp har allerede begynt: { $link }
chat-rematch-ended = { $played ->
    [yes] Neste kamp er også over. På bordet der finner du neste «{ chat-do-rematch }».
   *[no] Det ble ikke noe av neste kamp. /{ cogs-command-play } åpner et nytt bord.
}

# Bordet
chat-board-moved = { $game }: Bordet står lenger ned nå. { $link }
chat-begun = { $game }: Kampen er i gang rett under.
chat-hand-moved = { $game }: Hånden din ligger lenger ned nå. { $link }
chat-hand-let-go = { $game }: Denne hånden blir ikke oppdatert lenger.
chat-paused = ⏸️ { $state ->
    [by] { $who } har satt kampen på pause, og klokkene står stille.
   *[stopped] Kampen er satt på pause, og klokkene står stille.
}
chat-gave-up = 🏳️ Ga opp: { $who }. De andre spiller videre.
chat-gone = { $count ->
    [one] 🚪 { $who } har gått.
   *[other] 🚪 { $who } har gått.
}
chat-ended-stopped = Kampen ble avsluttet før tiden.
chat-ended-called-off = De som var igjen, ble enige om å avslutte kampen. Ingen har vunnet.
chat-ended-left = Det er for få igjen ved bordet, så kampen er slutt.
chat-ended-idle = Ingen har gjort noe her på et døgn, så bordet er stengt. /{ cogs-command-play } åpner et nytt.
chat-table = Bord { $table }
chat-commitment = 🔒 Forsegling: `{ $seal }`. Hele kontrollsummen av hemmeligheten (SHA-256): `{ $hash }`

# Når kampen har begynt
chat-fair-play = Hver stokking og hvert kast regnes ut fra en hemmelighet, fra id-en til meldingen der forseglingen 🔒 først sto, og fra ordene dere blander inn. Forseglingen sto der før noen kjente id-en. Når kampen er slutt, vises hemmeligheten, så hvem som helst kan regne etter.
chat-fair-after = { $words ->
    [none] Ingen som spilte, kan ha styrt kortene. Den som driver boten, kan ha gjort det, for ingen blandet inn noe ord.
    [last] Ingen kan ha styrt kortene, ikke engang den som driver boten, med mindre den på forhånd kjente ordet fra { $who } eller kunne gjette det.
   *[stirred] Ingen som spilte, kan ha styrt kortene. Men plasser eller valg ble endret etter det siste ordet, så den som driver boten, kan med hjelp fra noen ved bordet ha valgt mellom flere utdelinger.
}
chat-salts = Blandet inn, i denne rekkefølgen

# Hånden
chat-turn = { $state ->
    [yours] 👉 **Det er din tur.**
    [waiting] { $others ->
        [one] Nå er det motstanderens tur. Jeg sier fra når det er din.
       *[other] Nå er det de andres tur. Jeg sier fra når det er din.
    }
    [gave-up] Du har gitt opp. De andre spiller videre.
    [lobby] Du er med! Kortene dine kommer hit når kampen begynner.
   *[ended] Kampen er slutt.
}
chat-group = { $label }: velg farge først
chat-menu-part = { $label } ({ $first }–{ $through })
chat-missing = { $least ->
    [one] Velg også: { $field }
   *[other] Velg også: { $field } (minst { $least })
}
chat-do-it = Gjør det
chat-take-back = Angre: { $what }
chat-why-nothing = Akkurat nå kan alt velges.
chat-rule = Regelen: { $section }
chat-back = Tilbake
chat-page-back = ◀ Forrige valg
chat-page-on = Flere valg ▶

# Et trekk på én gang
chat-turn-none = Hopp over
chat-again = Prøv igjen

# Hva man kan gjøre ved et bord
chat-do-join = Bli med
chat-do-word = Bland inn et ord
chat-do-leave = Forlat bordet
chat-do-start = Start
chat-do-options = Tilpass
chat-do-fair = Ærlig spill
chat-do-why = Hvorfor ikke?
chat-do-concede = Gi opp
chat-do-words = Vis som tekst
chat-do-picture = Vis som bilde
chat-do-earlier = Se tilbake
chat-earlier-round = { $kind ->
    [turn] Tur { $number }
    [action] Handling { $number }
    [ruling] Avgjørelse { $number }
   *[round] Runde { $number }
}
chat-earlier-of = av { $count }
chat-do-play-on = Spill videre
chat-do-end = Avslutt
chat-do-thread = Spill i en tråd
chat-do-play = Spill
chat-do-hand = Hånden min
chat-do-pause = Ta pause
chat-do-resume = Spill videre
chat-stranded = ⚠️ Kanalen der dere spilte, er borte. Skriv /{ cogs-command-table } der dere vil fortsette.
chat-do-settle = Fortsett her
chat-do-rematch = Omkamp
chat-do-come-back = Kom tilbake
chat-do-more = Mer
chat-do-rules = Regler
chat-do-free = Gi slipp på plassene
chat-do-not-this-time = Ikke denne gangen

# Hva en telefon viser i varselet
chat-call = { $what ->
    [begun] **{ $game }** er i gang.
    [begun-yours] **{ $game }** er i gang, og det er din tur.
    [meeting] **{ $game }**: Bordet dere avtalte, er åpent, og plassen din er holdt av.
    [rematch] **{ $game }**: Det blir omkamp, og plassen din er holdt av.
    [vote] **{ $game }**: Du har ikke stemt ennå.
   *[turn] **{ $game }**: Det er din tur.
}
chat-call-there = { $what ->
    [begun] **{ $game }** er i gang i { $place }.
    [begun-yours] **{ $game }** er i gang i { $place }, og det er din tur.
    [meeting] **{ $game }** i { $place }: Bordet dere avtalte, er åpent, og plassen din er holdt av.
    [rematch] **{ $game }** i { $place }: Det blir omkamp, og plassen din er holdt av.
    [vote] **{ $game }** i { $place }: Du har ikke stemt ennå.
   *[turn] **{ $game }** i { $place }: Det er din tur.
}
chat-call-reminder = **{ $game }** venter på deg: Tiden din er ute { $when }, og da gjør klokken trekket for deg.
chat-call-reminder-there = **{ $game }** i { $place } venter på deg: Tiden din er ute { $when }, og da gjør klokken trekket for deg.
chat-call-asked = 👉 { $what }
chat-call-until = ⏳ Tiden din er ute { $when }.
chat-call-way = { $where ->
    [hand] Vis meg hånden min
   *[table] Ta meg til bordet
}
chat-unseen = ⌛ Tiden din var ute, så klokken gjorde trekket for deg: { $what }
chat-forced = ⏩ Det var ingenting å velge, så dette skjedde av seg selv: { $what }
chat-pointer-over = { $game } ble spilt i { $thread }.

# Reglene
chat-rules-players = { $least } til { $most } spillere
chat-rules-players-exactly = { $count ->
    [one] Én spiller
   *[other] { $count } spillere
}
chat-rules-contents = Les om …
chat-rules-example = Eksempel
chat-rules-player = { $number ->
    [1] Anna
    [2] Bo
    [3] Cecilie
   *[other] Dag
}

# Å angre et trekk
chat-do-take-back = Angre
chat-do-never-mind = La det være
chat-do-agree = Det er greit
chat-do-decline = Nei, det blir stående
chat-back-last = det siste trekket.
chat-back-asked = { $asked }: { $who } vil angre dette: { $what } Er det greit?
chat-back-waiting = ↩️ Du har bedt om å få angre dette: { $what } Mangler svar: { $asked }.
chat-back-ended = { $end ->
    [agreed] Alle sa ja, og { $who } har angret dette: { $what }
    [declined] { $who } ville angre dette: { $what } { $by } sa nei, så det blir stående.
    [withdrawn] { $who } ville angre dette, men ombestemte seg: { $what }
   *[over] { $who } ville angre dette: { $what } Så gikk kampen videre.
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
    [none] ingen tidsgrense
   *[usual] det hvert spill foreslår, høyst { $time } per tur
}
chat-clock-hours = { $count ->
    [one] én time
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
chat-clock-quiet = Med /{ cogs-command-settings } kan hver av dere velge stille timer. Da står klokken stille for den spilleren.
chat-clock-label = Betenkningstid
chat-language-label = Bordets språk
chat-language-help = Det alle ser. Din egen hånd er alltid på ditt språk.
chat-language-like = { $kind ->
    [cards] Som kortene: { $language }
   *[opener] Som da bordet ble åpnet: { $language }
}
chat-clock-usual = spillets vanlige tid: { $clock }
chat-clock-help = Så lenge får hver av dere tenke. Går tiden ut, gjør klokken et trekk for spilleren.
chat-do-time = Gi mer tid
chat-more-time = { $giver } gir { $who } mer tid.
chat-digest = { $user } { $count ->
    [one] Ett bord venter på deg: { $tables }.
   *[other] { $count } bord venter på deg: { $tables }.
}

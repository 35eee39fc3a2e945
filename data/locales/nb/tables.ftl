# Ved et bord: lobbyen, spillet og slutten.
tables-unknown = Dette bordet finnes ikke lenger.
tables-unreadable = Dette bordet kan ikke åpnes med denne versjonen. Det blir liggende som det er; si gjerne fra til den som driver boten.
tables-other-rules = Denne kampen ble startet med versjon {$version} av spillets regler, og denne boten spiller etter versjon {$ours}. Den blir liggende som den er til en bot med de reglene tar den opp.
tables-other-chance = Stokkingene og terningkastene i denne kampen har format {$version}, som denne boten er for gammel for. Den blir liggende som den er; en nyere bot kan spille videre.
tables-no-game = Det finnes ikke noe spill som heter «{ $given }».
tables-one-per-channel = Dette spillet spilles allerede her. Åpne det i en annen kanal eller i en tråd.
tables-many-own = Du har åpnet så mange bord som kan vente på å begynne: { $most }. Start eller avslutt ett av dem først.
tables-many-here = Her står det allerede så mange bord som kan vente på å begynne: { $most }. Sett deg ved ett av dem, eller åpne ditt i en annen kanal eller i en tråd.
tables-option = «{ $given }» går ikke for { $name }. Mulig: { $right }.
tables-option-long = «{ $given }» er for langt for { $name }. Det er plass til høyst { $most } tegn.
tables-full = Alle { $seats } plassene er opptatt.
tables-too-few = Det trengs { $least } spillere for å begynne, og { $there ->
    [one] én sitter
   *[other] { $there } sitter
} ved bordet.
tables-seated-already = Du sitter allerede ved dette bordet.
tables-not-seated = Du sitter ikke ved dette bordet.
tables-opener-only = Det kan bare den som åpnet bordet, gjøre.
tables-word-long = Ordet ditt til stokkingen kan være høyst { $most } tegn langt.
tables-word-empty = Det er ingenting å se i det ordet. Skriv minst én bokstav eller ett siffer.
tables-words-lost = Lobbyens melding ble slettet, og ordene som ble sagt der, gjelder ikke lenger. Si dem igjen her, eller bare trykk «Start» en gang til.
tables-started = Kampen har allerede begynt.
tables-not-started = Kampen har ikke begynt ennå.
tables-paused = Kampen er satt på pause.
tables-not-paused = Kampen er ikke satt på pause.
tables-has-place = Dette bordet har allerede en plass.
tables-stranded = Bordets plass finnes ikke lenger. Skriv /{ cogs-command-table } der dere vil fortsette.
tables-over = Denne kampen er over.
tables-not-over = Det må vente til kampen er over.
tables-others-turn = Det er en annen sin sak akkurat nå, og ingenting er spilt. Den nyeste meldingen sier hvem som står for tur.
tables-stale = Det kan ikke velges lenger, og ingenting er spilt. Velg på nytt blant det du ser nå.
tables-stale-counted = Det forrige valget ditt er allerede talt med; dette klikket endrer ingenting.
tables-stopping = Boten starter akkurat på nytt, og ingenting er spilt. Prøv igjen om et øyeblikk.
tables-disk-full = Disken til boten er full, så det kunne ikke lagres, og ingenting er spilt. Si gjerne fra til den som driver boten.
tables-store-busy = Det kunne ikke lagres akkurat nå, og ingenting er spilt. Prøv igjen om et øyeblikk.
tables-store-failed = Det kunne ikke lagres, og ingenting er spilt. Prøv igjen; skjer det på nytt, si fra til den som driver boten.
tables-many-presets = Her finnes det allerede { $most } forvalg for dette spillet. Slett ett først.
tables-back-over = Spørsmålet er over, for kampen har gått videre.
tables-back-own = Det er de andre som skal svare på det.
tables-back-agreed = Du har allerede sagt ja.
tables-back-asked = De andre er allerede spurt.
tables-back-nobody = Her er det ingen som kan gå med på det.
tables-no-such-clock = En slik klokke finnes ikke. Velg en i menyen.
tables-no-time-to-give = Det er ingen andre som har en klokke som går.
tables-time-enough = De har allerede tid til en uke. Mer enn det kan ikke gis.

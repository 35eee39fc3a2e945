# Vid ett bord: lobbyn, spelet och slutet.
tables-unknown = Det här bordet finns inte längre.
tables-unreadable = Det här bordet går inte att öppna med den nuvarande versionen. Det sparas som det är; säg gärna till den som sköter boten.
tables-other-rules = Den här matchen började med version {$version} av spelets regler, och den här boten spelar efter version {$ours}. Den sparas som den är tills en bot med de reglerna tar upp den.
tables-other-chance = Blandningarna och tärningsslagen i den här matchen har format {$version}, som den här boten är för gammal för. Den sparas som den är; en nyare bot kan spela vidare.
tables-no-game = Det finns inget spel som heter ”{ $given }”.
tables-one-per-channel = Det här spelet spelas redan här. Öppna det i en annan kanal eller i en tråd.
tables-many-own = Du har öppnat så många bord som får vänta på att börja: { $most }. Starta eller avsluta ett av dem först.
tables-many-here = Här står redan så många bord som får vänta på att börja: { $most }. Slå dig ner vid ett av dem, eller öppna ditt i en annan kanal eller i en tråd.
tables-option = ”{ $given }” går inte för { $name }. Möjligt: { $right }.
tables-option-long = ”{ $given }” är för långt för { $name }. Högst { $most } tecken får plats.
tables-full = Alla { $seats } platser är upptagna.
tables-too-few = Det behövs { $least } spelare för att börja, och { $there ->
    [one] en sitter
   *[other] { $there } sitter
} vid bordet.
tables-seated-already = Du sitter redan vid det här bordet.
tables-not-seated = Du sitter inte vid det här bordet.
tables-opener-only = Det kan bara den som öppnade bordet göra.
tables-word-long = Ditt ord till blandningen får vara högst { $most } tecken långt.
tables-word-empty = Det finns inget att se i det ordet. Skriv minst en bokstav eller siffra.
tables-words-lost = Lobbyns meddelande togs bort, och orden som sades där gäller inte längre. Säg dem igen här, eller tryck bara på ”Starta” en gång till.
tables-started = Matchen har redan börjat.
tables-not-started = Matchen har inte börjat än.
tables-paused = Matchen är pausad.
tables-not-paused = Matchen är inte pausad.
tables-has-place = Det här bordet har redan en plats.
tables-stranded = Bordets plats finns inte längre. Skriv /{ cogs-command-table } där ni vill fortsätta.
tables-over = Den här matchen är slut.
tables-not-over = Det får vänta tills matchen är slut.
tables-others-turn = Det är någon annans sak just nu, och inget har spelats. Det nyaste meddelandet säger vem som står i tur.
tables-stale = Det går inte längre att välja, och inget har spelats. Välj på nytt bland det du ser nu.
tables-stale-counted = Ditt tidigare val har redan räknats; det här klicket ändrar inget.
tables-stopping = Boten startar just om, och inget har spelats. Försök igen om en liten stund.
tables-disk-full = Botens disk är full, så det gick inte att spara, och inget har spelats. Säg gärna till den som sköter boten.
tables-store-busy = Det gick inte att spara just nu, och inget har spelats. Försök igen om en liten stund.
tables-store-failed = Det gick inte att spara, och inget har spelats. Försök igen; händer det på nytt, säg till den som sköter boten.
tables-many-presets = Här finns redan { $most } förval för det här spelet. Ta bort ett först.
tables-back-over = Frågan är över, för matchen har gått vidare.
tables-back-own = Det är de andra som ska svara på det.
tables-back-agreed = Du har redan sagt ja.
tables-back-asked = De andra är redan tillfrågade.
tables-back-nobody = Här finns ingen som kan gå med på det.
tables-no-such-clock = Någon sådan klocka finns inte. Välj en i menyn.
tables-no-time-to-give = Det finns ingen annan vars tid går.
tables-time-enough = De har redan tid för en vecka. Mer än så går inte att ge.

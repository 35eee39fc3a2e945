# The rules of Supertrumf Fantasy

supertrumf-rules-minute-title = På en minut
supertrumf-rules-minute =
    Alla får fyra kort. En av er är spelförare och väljer en egenskap, till exempel Styrka. Alla lägger ett figurkort med baksidan upp, gärna med ett objektkort som gör det starkare; spelföraren lägger sist.
    Högsta värdet vinner alla kort, och den spelaren är spelförare i nästa omgång.
    De två dolkarna slår allt utom varandra. Flest vunna kort vinner.
supertrumf-rules-minute-example = Bo lägger Riddare (18) och Heligt svärd (8): Styrka 26. Det slår Annas Härförare med 18.
supertrumf-rules-cards-title = Korten
supertrumf-rules-cards =
    Ett **figurkort** har ett värde för var och en av de sex egenskaperna: Styrka, Fysik, Snabbhet, List, Magi och Mod.
    Ett **objektkort** höjer en egenskap, några få höjer två. Elixir Fysik, till exempel, lägger 10 till Fysik.
    De två **supertrumfkorten** är Förgiftad dolk och Dolk i ryggen. De har inga värden.
    I varje omgång lägger du ett kort eller två: ett figurkort och ett objektkort, vars värden **läggs ihop**, eller ett figurkort och ett supertrumfkort. Två figurkort går aldrig ihop, och inte heller två kort som inte är figurer.
    Ett ensamt objektkort går också bra: det är värt bara det som det lägger till. Ett objekt för en annan egenskap lägger till 0.
supertrumf-rules-cards-example = Styrka är vald. Bo kan lägga Riddare ensam (18), lägga till Heligt svärd (26) eller lägga Förgiftad dolk, som slår alla värden. Elixiret skulle inte hjälpa här.
supertrumf-rules-round-title = En omgång
supertrumf-rules-round =
    Omgångens **spelförare** väljer en egenskap. Det får gärna vara en bluff: spelföraren behöver inget kort som passar.
    Alla lägger kort med baksidan upp, de andra i valfri ordning och spelföraren sist. Alla ser hur många kort var och en har lagt, men inte vilka.
    Har du kort måste du lägga.
    När alla har lagt vänds korten samtidigt. Högst värde vinner, och vinnaren är spelförare i nästa omgång.
supertrumf-rules-round-example = Bo är spelförare och har valt Styrka. Anna har lagt ett kort med baksidan upp. Nu lägger Bo sist.
supertrumf-rules-supertrumps-title = Supertrumfkorten
supertrumf-rules-supertrumps =
    En supertrumf slår alla värden. Den vinner även när andra spelare har samma värde.
    Bara den andra supertrumfen kan stoppa den. Lägger två spelare varsin är omgången oavgjord, vad som än ligger på bordet i övrigt.
    Du får lägga ett figurkort med en supertrumf. Det lägger inte till något, men följer med.
    Är du spelförare och tänker lägga en dolk, välj en egenskap som lockar de andra att använda sina bästa kort.
supertrumf-rules-supertrumps-example = Bo säger ”Styrka”. Anna lägger Den blyga kraken (22) och Jättebälte (10): 32. Bos Förgiftade dolk slår det.
supertrumf-rules-classic-title = Klassiskt
supertrumf-rules-classic =
    Klassiskt spelas av två till sex. Alla får fyra kort; resten blir högen i mitten.
    Den som öppnade bordet ger först, och för varje revansch går given ett steg åt vänster. Det kan ni ändra med ”{ supertrumf-option-dealer }” under ”{ chat-do-options }”. Spelaren till vänster om givaren är spelförare i första omgången. Vänster är nästa plats i listan.
    Omgångens vinnare lägger alla kort i sin **vinsthög** och drar ett kort. De andra drar två. Det finns ingen gräns för hur många du får ha på hand.
supertrumf-rules-classic-example = Anna gav, så Bo var spelförare, och Bo vann. Bos vinsthög har nu 3 kort. Anna drar två och har 5 på hand; Bo drar ett och har 3.
supertrumf-rules-ties-title = Oavgjort
supertrumf-rules-ties =
    Har två eller fler spelare samma högsta värde, eller möts två supertrumfar, är omgången **oavgjord**.
    I klassiskt hamnar då alla kort i en **pott**. Alla drar två, och samma spelförare väljer en egenskap igen.
    Potten växer tills någon vinner en omgång. Den vinnaren tar hela potten.
supertrumf-rules-ties-example = Styrka var vald. Annas Härförare har 18, och det har Bos Riddare också. Båda korten hamnar i potten, och båda spelarna drar två. Bo är spelförare igen.
supertrumf-rules-ending-title = Så slutar klassiskt
supertrumf-rules-ending =
    När högen är tom spelar ni vidare med korten ni har. En spelare utan kort står över. Skulle den spelaren ha varit spelförare går den rollen åt vänster, till nästa spelare med kort.
    När bara en spelare har kort kvar är spelet slut: de korten, och potten om det finns en, går till den spelarens vinsthög. Har ingen kort kvar räknas potten inte för någon.
    Flest kort i vinsthögen vinner. Har flera lika många delar de segern.
supertrumf-rules-duel-title = Blixtduell
supertrumf-rules-duel =
    Blixtduell spelas av precis två. Var och en får fyra kort på hand och fyra **priskort**, med baksidan upp, som ingen får titta på. Den som först har tagit alla sina fyra vinner.
    Är du missnöjd med din första hand? Kasta den och dra tre nya kort. Duger inte de heller, kasta dem och dra två, och sedan ett. Ni bestämmer var för sig.
    Sedan slår båda en sexsidig tärning så att alla ser. Den som slår högst är spelförare; blir det lika slår ni om.
    En omgång går till som i klassiskt, med en skillnad: spelföraren får lägga när som helst. Väntar spelföraren måste motståndaren lägga först, och får inte veta om det blir ett kort eller två.
supertrumf-rules-prizes-title = Priskort
supertrumf-rules-prizes =
    Omgångens vinnare tar upp ett av sina egna priskort på handen, vilket som helst, utan att ha sett det. Vinnaren drar inget mer och är spelförare i nästa omgång. Förloraren drar två kort.
    Blir det oavgjort tar ingen något priskort. Båda drar två, och ni slår igen om vem som är spelförare. Någon pott finns inte.
    Lagda och kastade kort går till en gemensam kasthög. När högen är tom blandas kasthögen till en ny; finns inget kvar drar ni färre.
    Så snart du tar ditt fjärde priskort har du vunnit.
supertrumf-rules-prizes-example = Bo har vunnit med 26 mot 18 och tar ett priskort: tre är kvar. Anna drar två kort, och Bo är spelförare igen.
supertrumf-rules-details-title = Detaljer
supertrumf-rules-details =
    Ni drar ett kort i taget i tur och ordning, först spelaren till vänster om nästa omgångs spelförare och sist spelföraren, tills alla har fått sina eller högen är tom.
    Dolt: händer, priskort, kastade händer och lagda kort tills alla har lagt. Allt annat är öppet: hur många kort var och en har, tärningarna, hur många gånger någon har kastat sin hand och hur många kort som ligger i vinsthögarna.
    Du kan ångra det du har lagt: fritt tills någon annan gör något, därefter om de andra går med på det, men aldrig sedan korten har vänts.
    Ger du upp kommer du sist. Är ni två slutar matchen med det. Är ni fler spelar de andra vidare, och dina kort spelas genast åt dig; den sista som inte har gett upp vinner.

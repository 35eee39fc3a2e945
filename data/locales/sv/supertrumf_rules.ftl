# The rules of Supertrumf Fantasy

supertrumf-rules-aim-title = Vad det går ut på
supertrumf-rules-aim =
    I varje omgång nämner spelföraren en egenskap, alla lägger kort med baksidan upp, och högst värde vinner.
    Klassiskt spelar ni två till sex: du samlar kort i din vinsthög, och flest kort när spelet är slut vinner. Blixtduell är för två: den som först har tagit alla sina fyra priskort vinner.
    Den som ger upp kommer sist. När två spelar slutar matchen med det; är ni fler spelar de andra vidare, och klockan spelar den handen utan dröjsmål.
supertrumf-rules-cards-title = Korten
supertrumf-rules-cards =
    Figurkort har ett värde för varje egenskap. Objektkort höjer en egenskap, några få höjer två. Dessutom finns två supertrumfkort.
    Du lägger ett kort, eller två: då ett figurkort och ett objektkort, eller ett figurkort och ett supertrumfkort. Två figurkort eller två objektkort går aldrig ihop. Ett ensamt objektkort går också bra; det är då bara värt sin höjning. Passar objektet inte egenskapen lägger det till 0.
    Alla kort som inte har delats ut ligger med baksidan upp i mitten. De är högen som alla drar ur.
supertrumf-rules-round-title = En omgång
supertrumf-rules-round =
    Spelföraren väljer egenskap och får gärna bluffa. De andra lägger i valfri ordning. Alla ser hur många kort var och en lade, men inte vilka. Lagt kort ligger, om det inte tas tillbaka: fritt tills någon annan gör något, därefter om de andra går med på det, aldrig när korten har vänts. Den som har kort måste lägga.
    När alla har lagt vänds korten samtidigt. Högst värde vinner, och vinnaren är spelförare i nästa omgång. Har två eller fler samma högsta värde är omgången oavgjord.
    Sedan drar ni, ett kort var i tur och ordning: först den till vänster om nästa omgångs spelförare, och i varje varv spelföraren sist. Det slutar när alla har fått sina kort eller högen är tom. Vänster är nästa plats i listan. Det finns ingen gräns för hur många kort du får ha på handen.
supertrumf-rules-supertrumps-title = Supertrumf
supertrumf-rules-supertrumps =
    En supertrumf slår alla värden och avgör även när andra har lika. Bara en sak hjälper: att någon annan lägger den andra supertrumfen. Då är omgången oavgjord, vad som än ligger där i övrigt.
    En figur som läggs med en supertrumf lägger inte till något, men följer med.
supertrumf-rules-classic-title = Klassiskt
supertrumf-rules-classic =
    Alla får fyra kort. Den som öppnade bordet ger i första spelet; för varje revansch går given vidare ett steg åt vänster. Inställningen ”{ supertrumf-option-dealer }” kan ändra det. Den till vänster om givaren är spelförare först. Spelföraren lägger alltid sist.
    Vinnaren tar alla lagda kort till sin vinsthög och drar ett kort; de andra drar två. Vid oavgjort hamnar korten i en pott, alla drar två och samma spelförare väljer på nytt. Nästa vinnare tar hela potten.
    När högen är slut spelar ni vidare med det ni har. Den som saknar kort står över; skulle den bli spelförare går rollen åt vänster till någon med kort. Har bara en spelare kort kvar går de, och en kvarliggande pott, till dennes vinsthög. Har ingen några kort räknas potten inte för någon.
    Flest kort i vinsthögen vinner; lika många delar segern.
supertrumf-rules-blixtduell-title = Blixtduell
supertrumf-rules-blixtduell =
    För två. Var och en får fyra kort på hand och fyra priskort som ingen får titta på. Är du missnöjd med handen kan du kasta den och dra tre nya, sedan två, sedan ett. Det du kastar läggs i kasthögen.
    Båda slår T6; högst blir spelförare, och vid lika slår ni om. Spelföraren lägger när som helst, men väntar spelföraren måste motståndaren lägga först.
    Vinnaren tar ett valfritt av sina priskort på handen, drar inget mer och är spelförare; förloraren drar två. Vid oavgjort drar båda två och slår om vem som börjar; någon pott blir det inte. Lagda kort går till kasthögen, som blandas när högen är slut.
    Den som tar sitt fjärde priskort vinner på stunden.

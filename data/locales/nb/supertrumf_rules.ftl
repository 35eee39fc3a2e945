# The rules of Supertrumf Fantasy

supertrumf-rules-minute-title = På ett minutt
supertrumf-rules-minute =
    Alle får fire kort. Spilleføreren velger en egenskap, for eksempel Styrke. Alle legger et figurkort med baksiden opp, gjerne med et objektkort som gjør det sterkere; spilleføreren legger sist.
    Den som har høyest sum, får alle kortene og er spillefører i neste runde.
    De to dolkkortene slår alt unntatt hverandre. Flest vunne kort vinner.
supertrumf-rules-minute-example = Bo legger Ridder (18) og Hellig sverd (8): Styrke 26. Det slår Hærføreren til Anna med 18.
supertrumf-rules-cards-title = Kortene
supertrumf-rules-cards =
    Et **figurkort** har et tall for hver av de seks egenskapene: Styrke, Fysikk, Hurtighet, List, Magi og Mot.
    Et **objektkort** øker én egenskap, noen få øker to. Eliksir Fysikk, for eksempel, legger 10 til Fysikk.
    De to **supertrumfene** er Forgiftet dolk og Dolk i ryggen. De har ikke noe tall.
    I hver runde legger du ett kort eller to: et figurkort og et objektkort, der tallene **legges sammen**, eller et figurkort og en supertrumf. Du kan aldri legge to figurkort sammen, og heller ikke to kort uten en figur.
    Et objektkort alene går også fint: Det er bare verdt det som det legger til. Et objekt for en annen egenskap legger til 0.
supertrumf-rules-cards-example = Styrke er valgt. Bo kan legge Ridder alene (18), legge til Hellig sverd (26) eller legge Forgiftet dolk, som slår alle tall. Eliksiren ville ikke hjelpe her.
supertrumf-rules-round-title = En runde
supertrumf-rules-round =
    Rundens **spillefører** velger en egenskap. Det kan godt være en bløff: Spilleføreren trenger ikke noe kort som passer.
    Alle legger med baksiden opp, de andre i hvilken rekkefølge de vil og spilleføreren sist. Alle ser hvor mange kort hver har lagt, men ikke hvilke.
    Har du kort, må du legge.
    Når alle har lagt, snus kortene samtidig. Høyeste sum vinner, og vinneren er spillefører i neste runde.
supertrumf-rules-round-example = Bo er spillefører og har valgt Styrke. Anna har lagt ett kort med baksiden opp. Nå legger Bo sist.
supertrumf-rules-supertrumps-title = Supertrumfene
supertrumf-rules-supertrumps =
    En supertrumf slår alle summer. Den vinner også når andre spillere har likt.
    Bare den andre supertrumfen kan stoppe den. Legger to spillere hver sin, er runden uavgjort, uansett hva annet som ligger på bordet.
    Du kan legge et figurkort sammen med en supertrumf. Figuren gjør den ikke sterkere, den bare følger med.
    Er du spillefører og har tenkt å legge en dolk, velg en egenskap som lokker de andre til å bruke de beste kortene sine.
supertrumf-rules-supertrumps-example = Bo sier «Styrke». Anna legger Sjenert krake (22) og Kjempebelte (10): 32. Den forgiftede dolken til Bo slår det.
supertrumf-rules-classic-title = Klassisk
supertrumf-rules-classic =
    Klassisk er for to til seks spillere. Alle får fire kort; resten er bunken i midten.
    Den som åpnet bordet, gir først, og for hver omkamp flytter giveren seg én plass til venstre. Det kan dere endre med «{ supertrumf-option-dealer }» under «{ chat-do-options }». Spilleren til venstre for giveren er spillefører i første runde. Venstre betyr neste plass i listen.
    Vinneren av runden legger alle kortene i **gevinstbunken** sin og trekker ett kort. De andre trekker to. Det er ingen grense for hvor mange du kan ha på hånden.
supertrumf-rules-classic-example = Anna ga, så Bo var spillefører, og Bo vant. Gevinstbunken til Bo har nå 3 kort. Anna trekker to og har 5 på hånden; Bo trekker ett og har 3.
supertrumf-rules-ties-title = Uavgjort
supertrumf-rules-ties =
    Har to eller flere spillere den samme høyeste summen, eller møtes to supertrumfer, er runden **uavgjort**.
    I klassisk havner da alle kortene i en **pott**. Alle trekker to, og den samme spilleføreren velger en egenskap igjen.
    Potten vokser til noen vinner en runde. Den vinneren tar hele potten.
supertrumf-rules-ties-example = Styrke var valgt. Hærføreren til Anna har 18, og det har Ridderen til Bo også. Begge kortene havner i potten, og begge spillerne trekker to. Bo er spillefører igjen.
supertrumf-rules-ending-title = Slik slutter klassisk
supertrumf-rules-ending =
    Når bunken er tom, spiller dere videre med kortene dere har. En spiller uten kort står over. Var det den spillerens tur til å være spillefører, går rollen til venstre, til neste spiller med kort.
    Når bare én spiller har kort igjen, er spillet slutt: De kortene, og potten hvis det er en, går til gevinstbunken til den spilleren. Har ingen kort igjen, teller potten ikke for noen.
    Flest kort i gevinstbunken vinner. Har flere like mange, deler de seieren.
supertrumf-rules-duel-title = Lynduell
supertrumf-rules-duel =
    Lynduell er for nøyaktig to. Hver av dere får fire kort på hånden og fire **premiekort**, med baksiden opp, som ingen får se på. Den som først har tatt alle sine fire, vinner.
    Er du misfornøyd med den første hånden? Kast den og trekk tre nye kort. Duger ikke de heller, kaster du dem og trekker to, og så ett. Dere bestemmer hver for dere.
    Så kaster begge en sekssidet terning så alle ser det. Den som kaster høyest, er spillefører; blir det likt, kaster dere på nytt.
    En runde går som i klassisk, med én forskjell: Spilleføreren kan legge når som helst. Venter spilleføreren, må motstanderen legge først, og får ikke vite om det blir ett kort eller to.
supertrumf-rules-prizes-title = Premiekort
supertrumf-rules-prizes =
    Vinneren av runden tar ett av sine egne premiekort på hånden, hvilket som helst, uten å ha sett det. Vinneren trekker ikke noe mer og er spillefører i neste runde. Taperen trekker to kort.
    Blir det uavgjort, tar ingen noe premiekort. Begge trekker to, og dere kaster igjen om hvem som er spillefører. Noen pott finnes ikke.
    Kort som er lagt eller kastet, går til en felles kastebunke. Når bunken er tom, stokkes kastebunken til en ny; er det ingenting igjen, trekker dere færre.
    Så snart du tar det fjerde premiekortet ditt, har du vunnet.
supertrumf-rules-prizes-example = Bo har vunnet med 26 mot 18 og tar et premiekort: Tre er igjen. Anna trekker to kort, og Bo er spillefører igjen.
supertrumf-rules-details-title = Detaljer
supertrumf-rules-details =
    Dere trekker ett kort om gangen etter tur, først spilleren til venstre for neste rundes spillefører og sist spilleføreren, til alle har fått sine eller bunken er tom.
    Skjult: hender, premiekort, kastede hender og lagte kort til alle har lagt. Alt annet er åpent: hvor mange kort hver har, terningene, hvor mange ganger noen har kastet hånden, og hvor mange kort som ligger i gevinstbunkene.
    Du kan angre det du har lagt: fritt til noen andre gjør noe, deretter hvis de andre går med på det, men aldri etter at kortene er snudd.
    Gir du opp, kommer du sist. Er dere to, slutter kampen med det. Er dere flere, spiller de andre videre, og kortene dine spilles straks for deg; den siste som ikke har gitt opp, vinner.

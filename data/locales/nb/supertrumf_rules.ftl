# The rules of Supertrumf Fantasy

supertrumf-rules-aim-title = Hva det går ut på
supertrumf-rules-aim =
    I hver runde nevner spillføreren en egenskap, alle legger kort med baksiden opp, og høyeste verdi vinner.
    Klassisk er for to til seks: Du samler kort i gevinstbunken din, og flest kort når spillet er slutt, vinner. Lynduell er for to: Den som først har tatt alle sine fire premiekort, vinner.
    Den som gir opp, kommer sist. Når to spiller, slutter kampen med det; er dere flere, spiller de andre videre, og klokken spiller den hånden uten opphold.
supertrumf-rules-cards-title = Kortene
supertrumf-rules-cards =
    Figurkort har en verdi for hver egenskap. Objektkort øker én egenskap, noen få øker to. I tillegg finnes to supertrumfer.
    Du legger ett kort, eller to: da et figurkort og et objektkort, eller et figurkort og en supertrumf. To figurkort eller to objektkort går aldri sammen. Et objektkort alene er også lov; da er det bare verdt økningen sin. Passer ikke objektet til egenskapen, gir det 0.
    Alle kort som ikke er delt ut, ligger med baksiden opp i midten. De er trekkebunken som alle trekker fra.
supertrumf-rules-round-title = En runde
supertrumf-rules-round =
    Spillføreren velger egenskap og må gjerne bløffe. De andre legger i valgfri rekkefølge. Alle ser hvor mange kort hver enkelt har lagt, men ikke hvilke. Lagt kort ligger, hvis det ikke tas tilbake: fritt til noen andre gjør noe, etter det hvis de andre går med på det, aldri når kortene er snudd. Den som har kort, må legge.
    Når alle har lagt, snus kortene samtidig. Høyeste verdi vinner, og vinneren er spillfører i neste runde. Har to eller flere samme høyeste verdi, er runden uavgjort.
    Så trekker dere, ett kort hver etter tur: først den til venstre for spillføreren i neste runde, og i hver omgang spillføreren sist. Det slutter når alle har fått kortene sine, eller når bunken er tom. Venstre er neste plass i listen. Det er ingen grense for hvor mange kort du kan ha på hånden.
supertrumf-rules-supertrumps-title = Supertrumf
supertrumf-rules-supertrumps =
    En supertrumf slår alle verdier og avgjør også når andre har likt. Bare én ting hjelper: at noen andre legger den andre supertrumfen. Da er runden uavgjort, uansett hva som ellers ligger der.
    En figur som legges sammen med en supertrumf, gir ikke noe ekstra, men blir med.
supertrumf-rules-classic-title = Klassisk
supertrumf-rules-classic =
    Alle får fire kort. Den som åpnet bordet, deler ut i det første spillet; for hver omkamp flyttes utdelingen én plass til venstre. Innstillingen «{ supertrumf-option-dealer }» kan endre det. Den til venstre for giveren er spillfører først. Spillføreren legger alltid sist.
    Vinneren tar alle lagte kort til gevinstbunken sin og trekker ett kort; de andre trekker to. Ved uavgjort havner kortene i en pott, alle trekker to, og samme spillfører velger på nytt. Neste vinner tar hele potten.
    Når trekkebunken er tom, spiller dere videre med det dere har. Den som mangler kort, står over; skulle den blitt spillfører, går rollen til venstre til en som har kort. Har bare én spiller kort igjen, går de, og en pott som ligger der, til gevinstbunken hos denne spilleren. Har ingen kort, teller potten ikke for noen.
    Flest kort i gevinstbunken vinner; like mange deler seieren.
supertrumf-rules-blixtduell-title = Lynduell
supertrumf-rules-blixtduell =
    For to. Hver får fire kort på hånden og fire premiekort som ingen får se på. Er du misfornøyd med hånden, kan du kaste den og trekke tre nye, så to, så ett. Det du kaster, går til kastebunken.
    Begge kaster T6; høyest blir spillfører, og ved likt kaster dere om igjen. Spillføreren legger når det passer, men venter spillføreren, må motstanderen legge først.
    Vinneren tar et valgfritt av sine egne premiekort på hånden, trekker ikke noe mer og er spillfører; taperen trekker to. Ved uavgjort trekker begge to og kaster om hvem som begynner; noen pott blir det ikke. Lagte kort går til kastebunken, som stokkes når trekkebunken er tom.
    Den som tar sitt fjerde premiekort, vinner på stedet.

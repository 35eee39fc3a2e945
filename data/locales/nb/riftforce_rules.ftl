# The rules of Riftforce: a book of short pages, each a section. One paragraph on each line, the same
# ones in every language.

riftforce-rules-minute-title = På ett minutt
riftforce-rules-minute =
    Fem steder ligger langs en kløft. Tallet på et kort er livet, lauget sier hva det kan.
    Gjør én ting hver tur: **Spill ut** 1–3 kort med samme tall eller laug. **Aktiver**: Kast et kort, så gjør opptil tre av dine med samme tall eller laug det de kan. **Sjekk og trekk**: 1 Riftforce per sted der bare du har kort, og fyll opp til sju.
    En ødelagt fiende gir også 1. Har noen 12, spilles runden ferdig: Flest vinner.
riftforce-rules-minute-example = Anna sjekker: +2.

riftforce-rules-board-title = Foran og bak
riftforce-rules-board =
    Et spill for to. Fem steder ligger på rad langs kløften. Kortene dine ligger på din side, motstanderens rett overfor.
    Det første kortet på et sted ligger nærmest kløften, det siste lengst unna. Foran betyr nærmere kløften, bak betyr lenger unna. Et kort som ligger alene, er både først og sist.
    Nabosteder ligger rett ved siden av hverandre. De to ytterste er ikke naboer.
    Hvert kort viser lauget (symbolet) og tallet: 5, 6 eller 7. Tallet er livet til kortet. Den røde stjernen viser hvor mye skade kortet har.
riftforce-rules-board-example = På Sted 2 ligger Vann 5 først hos Anna, nærmest kløften. Bak ligger Ild 6, og sist den nye Plante 7. Det første kortet til Bo der er Luft 6.

riftforce-rules-turn-title = Din tur
riftforce-rules-turn =
    Dere bytter på. Når det er din tur, gjør du nøyaktig én av tre ting: spiller ut kort, aktiverer kort, eller sjekker og trekker.
    Spill ut for å få kort på bordet. Aktiver for å skade fienden. Sjekk når du har steder for deg selv, eller når du vil ha nye kort.
    En runde er én handling hver: først den som begynte kampen, så den andre.

riftforce-rules-play-title = Spill ut
riftforce-rules-play =
    Spill ut ett til tre kort fra hånden på din side av kløften. Alle må ha samme tall, eller alle samme laug (symbol). Legg alle på ett sted, i den rekkefølgen du vil. Eller legg ett på hvert av to eller tre steder som ligger ved siden av hverandre uten hull. To her og ett der går ikke.
    Nye kort havner alltid bak dem som ligger der fra før, slik at alle tallene synes.
    Jord og Kjærlighet gjør noe allerede når de spilles ut. Først legges alle kortene. Så gjør de sitt, ett om gangen, i den rekkefølgen du spilte dem.
riftforce-rules-play-example = Anna spiller ut tre Jord, ett på hvert av Sted 2, 3 og 4. Kortene til Bo på de stedene får 1 i skade hver med en gang.

riftforce-rules-activate-title = Aktiver
riftforce-rules-activate =
    Kast et kort fra hånden, åpent. Aktiver så ett til tre av kortene dine på bordet: alle med samme tall som kortet du kastet, eller alle fra samme laug. Du kan ikke blande, og minst ett av kortene dine må passe.
    Kortene kan ligge hvor som helst. Du velger dem ett om gangen, i den rekkefølgen du vil, hvert kort høyst én gang. Et kort som blir ødelagt før det får sin tur, kan ikke aktiveres.
    Hvert aktiverte kort gjør alt lauget kan, fra begynnelse til slutt og så langt det går. Det som kan gjøres, må gjøres. Det som ikke går, hoppes over.
    Passer bare ett kort, aktiveres det uten spørsmål. Er det ikke mer å aktivere, er handlingen din over.
riftforce-rules-activate-example = Anna kaster Plante 5 og aktiverer tre femmere. Vann gir Luft 2 i skade, flytter seg til Sted 2 og gir Skygge 1. Ild gir Luft 3, så den blir ødelagt: 1 Riftforce til Anna. Planten bak Ilden får 1, men Lys helbreder den.

riftforce-rules-check-title = Sjekk og trekk
riftforce-rules-check =
    Dette kan du bare gjøre når du har færre enn sju kort på hånden.
    Du får 1 Riftforce for hvert sted der du har minst ett kort og motstanderen ikke har noe. Bare du får poeng nå, ikke motstanderen.
    Trekk så til du har sju kort. Går trekkebunken tom, stokkes kastebunken din til en ny. Er ikke det nok heller, trekker du det som finnes.
    Du kan gjøre dette selv om det ikke er noe å trekke.
riftforce-rules-check-example = På Sted 3 og Sted 5 har bare Anna kort: 2 Riftforce. Hun hadde fire kort på hånden og trekker tre.

riftforce-rules-damage-title = Skade
riftforce-rules-damage =
    Skaden blir liggende på kortet, også når det flytter seg. Er skaden like stor som tallet på kortet, eller større, blir kortet ødelagt. Det overskytende går tapt.
    Et ødelagt kort går til eierens kastebunke uten skaden, og kortene bak rykker fram. Den andre siden får 1 Riftforce.
    Det gjelder uansett hvem som gjorde skaden. Brenner Ild opp et av dine egne kort, er det motstanderen som får poenget.
    To unntak: En Krystall gir 2, og det Syre ødelegger, gir ingenting.
riftforce-rules-damage-example = Annas Ild gir Bos Is 3 i skade. Isen har 4 av 5 og klarer seg. Planten bak Ilden får 1, har 5 av 5 og blir ødelagt: 1 Riftforce til Bo.

riftforce-rules-winning-title = Hvem som vinner
riftforce-rules-winning =
    Poengene heter Riftforce, akkurat som spillet. Du får 1 for hvert fiendekort som blir ødelagt, og 1 for hvert sted du har for deg selv når du sjekker.
    Når noen har 12 eller flere, spilles runden ferdig, slik at dere har hatt like mange handlinger. Så vinner den som har flest. Det går fint å komme over 12: Tellingen fortsetter.
    Likt? Da tar dere én handling hver til, og så videre til noen leder.
riftforce-rules-winning-example = Anna begynte og har nådd 12. Bo har 11 og én handling igjen. Får Bo 2 til, er det Bo som vinner.

riftforce-rules-start-title = Velge laug
riftforce-rules-start =
    Spilleren på den første plassen kaster mynt om hvem som velger først. Den spilleren har også den første handlingen i kampen.
    Hver spiller får ett laug tilfeldig. Blant dem som vises, velger dere så ett hver etter tur, til begge har fire. I grunnspillet legges ett tilfeldig av de ti laugene bort, og sju vises. Med alle atten vises åtte. Laug som ingen velger, er ikke med.
    Vil dere velge alle fire fritt? Endre «{ riftforce-option-picks }» under «{ chat-do-options }». Da trekkes ingenting tilfeldig: Alle laugene vises, og etter myntkastet velger dere ett hver etter tur, til begge har fire. Hvert laug kan velges én gang.
riftforce-rules-start-example = Begge har fått ett laug tilfeldig og så valgt ett. Nå velger Anna blant de fem som er igjen.

riftforce-rules-deal-title = Kort og utdeling
riftforce-rules-deal =
    Hvert laug har ni kort: fire 5-ere, tre 6-ere og to 7-ere. Hva lauget kan, står på et eget kort, påkalleren. Her står det under hånden din og på sidene om laugene.
    De fire laugene dine blir en stokket trekkebunke med 36 kort, baksiden opp. Du trekker sju til hånden.
    Så legger den som ikke begynner, det øverste kortet i trekkebunken sin på stedet i midten. Det er ikke spilt ut, så det utløser ingenting.
riftforce-rules-deal-example = Anna begynner og har trukket sju kort. Det øverste kortet til Bo ligger allerede i midten.

riftforce-rules-fire-title = { riftforce-guild-fire }, { riftforce-guild-earth }, { riftforce-guild-light }
riftforce-rules-fire =
    De slår rett fram. «Her» er stedet der kortet ligger. Første fiende ligger nærmest kløften.
    {"**"}{ riftforce-guild-fire }**: { riftforce-guild-fire-ability } Blir ditt eget kort ødelagt, får motstanderen poenget. Ligger Ild sist, går dine egne kort fri.
    {"**"}{ riftforce-guild-earth }**: { riftforce-guild-earth-ability } Spiller du ut flere Jord, slår hver av dem til, med en gang.
    {"**"}{ riftforce-guild-light }**: { riftforce-guild-light-ability } Det kan være Lys selv. Har noen av kortene dine skade, må du helbrede.
riftforce-rules-fire-example = Anna kaster Krystall 5 og aktiverer tre femmere. Ild gir Is 3 i skade og Annas egen Krystall bak 1. Jord gir Plante 2. Lys gir Vann 2 og helbreder Krystallen.

riftforce-rules-crystal-title = { riftforce-guild-crystal }, { riftforce-guild-ice }, { riftforce-guild-thunderbolt }
riftforce-rules-crystal =
    De slår også til på sitt eget sted: Krystall mot den første fienden, Is mot den siste, Lyn mot hvilken du vil. Siste fiende ligger lengst fra kløften.
    {"**"}{ riftforce-guild-crystal }**: { riftforce-guild-crystal-ability } En ødelagt Krystall gir altså 2 Riftforce. Er det en Skygge som ødelegger den, blir det 3.
    {"**"}{ riftforce-guild-ice }**: { riftforce-guild-ice-ability } En fiende som ligger alene, er både først og sist.
    {"**"}{ riftforce-guild-thunderbolt }**: { riftforce-guild-thunderbolt-ability } Er det fiender igjen her, må Lynet slå den andre gangen også. Noen tredje gang blir det ikke.
riftforce-rules-crystal-example = Krystall gir Jord 4 i skade. Is gir Vann 4: Det ligger sist og hadde 2 fra før. Lyn ødelegger Ild og slår én gang til, mot Plante.

riftforce-rules-plant-title = { riftforce-guild-plant } og { riftforce-guild-water }
riftforce-rules-plant =
    De når et nabosted, altså et sted rett ved siden av. Første fiende ligger nærmest kløften.
    {"**"}{ riftforce-guild-plant }**: { riftforce-guild-plant-ability } Er det fiender på et nabosted, må du velge et slikt sted. Fienden havner sist her og tar skaden med seg.
    {"**"}{ riftforce-guild-water }**: { riftforce-guild-water-ability } Vann må flytte seg. Det havner sist på det nye stedet, på din side, og tar skaden med seg.
riftforce-rules-plant-example = Plante gir Is 2 i skade og drar den fra Sted 4 til Sted 3. Vann gir Luft 2, flytter seg til Sted 1 og gir Skygge 1.

riftforce-rules-shadow-title = { riftforce-guild-shadow } og { riftforce-guild-air }
riftforce-rules-shadow =
    De når alle steder, og de må flytte seg. På det nye stedet havner de sist på din side, med skaden sin. Første fiende ligger nærmest kløften.
    {"**"}{ riftforce-guild-shadow }**: { riftforce-guild-shadow-ability } Et kort som Skygge ødelegger, gir altså 2 Riftforce, og en Krystall 3.
    {"**"}{ riftforce-guild-air }**: { riftforce-guild-air-ability } Luft kan altså skade opptil tre fiender: én der den lander, og én på hver side.
riftforce-rules-shadow-example = Skygge flytter seg til Sted 4 og ødelegger Ild, som hadde 5 i skade fra før: 2 Riftforce. Luft flytter seg til Sted 3 og gir 1 i skade der, på Sted 2 og på Sted 4.

riftforce-rules-acid-title = { riftforce-guild-acid }, { riftforce-guild-star }, { riftforce-guild-love }
riftforce-rules-acid =
    Fra det andre settet. De slår rett fram. «Her» er stedet der kortet ligger.
    {"**"}{ riftforce-guild-acid }**: { riftforce-guild-acid-ability } Ikke engang en Krystall.
    {"**"}{ riftforce-guild-star }**: { riftforce-guild-star-ability } Er trekkebunken tom, stokkes kastebunken først til en ny.
    {"**"}{ riftforce-guild-love }**: { riftforce-guild-love-ability } Har noen av kortene dine her skade, må du helbrede ett.
riftforce-rules-acid-example = Syre ødelegger Krystall, men Anna får ingen Riftforce. Jord bak får 1 i skade. Stjerne gir Ild 2, og Anna trekker et kort. Kjærlighet gir Lys 2.

riftforce-rules-beast-title = { riftforce-guild-beast }, { riftforce-guild-sand }, { riftforce-guild-lava }
riftforce-rules-beast =
    Fra det andre settet. De når andre steder.
    {"**"}{ riftforce-guild-beast }**: { riftforce-guild-beast-ability }
    {"**"}{ riftforce-guild-sand }**: { riftforce-guild-sand-ability }
    Udyr og Sand må flytte seg. De havner sist på det nye stedet og tar skaden med seg.
    {"**"}{ riftforce-guild-lava }**: { riftforce-guild-lava-ability }
    Foran betyr nærmere kløften. Kortene bak Lavaen går fri. Blir et eget kort ødelagt, får motstanderen poenget.
riftforce-rules-beast-example = Udyr er skadd, flytter seg til Sted 1 og gir Ild 3 i skade. Sand flytter seg til Sted 5, gir begge fiendene 1 og fjerner 1 fra seg selv. Lava gir Lys og Jord 2 hver, og 1 til seg selv og Kjærlighet foran.

riftforce-rules-music-title = { riftforce-guild-music } og { riftforce-guild-magnet }
riftforce-rules-music =
    Fra det andre settet. De flytter på fiender.
    {"**"}{ riftforce-guild-music }**: { riftforce-guild-music-ability }
    Kortet regnes som ødelagt, så du får poenget. Så er det ditt: Det ligger uskadd sist på din side, og Jord og Kjærlighet gjør det de gjør når de spilles ut. Du kan aktivere det allerede i samme handling, hvis det passer og du ikke har aktivert tre.
    Blir det ødelagt senere, får motstanderen poenget, og det går til kastebunken din.
    {"**"}{ riftforce-guild-magnet }**: { riftforce-guild-magnet-ability } De havner på samme sted, sist på hver sin side. Er det ingen fiende her, flytter Magneten seg alene.
riftforce-rules-music-example = Musikk ødelegger Ild: 1 Riftforce, og Ild ligger nå uskadd hos Anna på Sted 1. Magnet gir Krystall, som lå sist, 2 i skade. Begge flytter seg til Sted 5.

riftforce-rules-timing-title = Når kort blir ødelagt
riftforce-rules-timing =
    Et kort blir ødelagt først når kortet som skadet det, er helt ferdig. Derfor kan en fiende med dødelig skade rekke å bli flyttet først.
    Det som Lyn, Skygge og Musikk slår, og det som treffes når et kort spilles ut, regnes derimot med en gang.
    Blir flere kort ødelagt samtidig, går de til kastebunkene fra Sted 1 til Sted 5, på hvert sted fra det første til det siste.

riftforce-rules-open-title = Hva alle ser
riftforce-rules-open =
    Hender og trekkebunker er hemmelige, men ikke hvor mange kort de har. Av en kastebunke vises bare det øverste kortet.
    Det du har sett, kan du huske: hva som har gått i en kastebunke, og kort som noen har vist og tatt tilbake. Når en kastebunke stokkes til en ny trekkebunke, kan du derfor regne ut hånden til den spilleren. Det gjør jeg også når jeg spiller.

riftforce-rules-back-title = Angre og gi opp
riftforce-rules-back =
    Du kan angre stegene dine, ett om gangen, til motstanderen har gjort noe: også steget som avsluttet handlingen din, og et laug du har valgt. Etter det må motstanderen si ja. Ingen kan gå tilbake forbi et kort som er trukket.
    Du kan gi opp når som helst, også mens dere velger laug. Da har du tapt med en gang, og hemmelige kort forblir hemmelige.
    Har ingen av dere kort igjen andre steder enn på bordet, og har dere like mange steder for dere selv når runden er slutt, kan ingen dra ifra lenger. Da slutter kampen slik den står. Har dere like mye Riftforce, deler dere seieren.

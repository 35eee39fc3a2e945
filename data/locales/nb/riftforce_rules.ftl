# The rules of Riftforce

riftforce-rules-aim-title = Målet
riftforce-rules-aim =
    Et spill for to. Riftforce er det dere kjemper om. Du får 1 for hvert fiendekort som blir ødelagt, og 1 for hvert sted du behersker når du sjekker.
    Når noen har 12 eller flere, spilles runden ferdig, slik at den som begynte og den andre har hatt like mange handlinger. Flest Riftforce vinner. Står det likt, tar dere én handling hver til, og så videre til noen leder.
    Har ingen av dere kort igjen utenom på bordet, og ingen kan dra ifra, slutter kampen slik den står.
    Den som gir opp, har tapt med en gang, og skjulte kort forblir skjulte.
riftforce-rules-start-title = Laug og utdeling
riftforce-rules-start =
    Et myntkast avgjør hvem som velger først; den spilleren har også den første handlingen.
    Hver spiller får ett laug tilfeldig. Av dem som vises, velger dere ett hver etter tur til begge har fire. I grunnspillet legges ett tilfeldig av de ti laugene bort, og sju vises; med alle atten vises åtte. Det ingen velger, er ikke med.
    Hvert laug har ni kort: fire 5-ere, tre 6-ere og to 7-ere. Du stokker de 36 kortene dine og trekker sju. Så legger den som ikke begynner, det øverste kortet i trekkebunken sin på stedet i midten. Det utløser ingenting der.
    De fem stedene ligger på rad. Når det er din tur, gjør du nøyaktig én handling: spiller ut, aktiverer, eller sjekker og trekker.
    Velger dere alle fire fritt (innstillingen «{ riftforce-option-picks }»), får ingen et tilfeldig laug: Alle vises, og etter myntkastet velger dere ett hver etter tur til begge har fire. Hvert laug kan velges én gang.
riftforce-rules-play-title = Spill ut
riftforce-rules-play =
    Spill ut ett til tre kort fra hånden på din side av kløften. Alle må ha samme tall eller alle samme symbol.
    Enten legger du alle på ett sted, i den rekkefølgen du vil, eller ett hver på steder som ligger inntil hverandre uten hull. To her og ett der går ikke.
    Nye kort legges alltid sist. Det første kortet på et sted er det som ligger nærmest kløften.
    Jord og Kjærlighet gjør noe når de spilles ut: først legges alle kortene, så gjør de det, ett om gangen.
riftforce-rules-activate-title = Aktiver
riftforce-rules-activate =
    Kast et kort. Aktiver så ett til tre av kortene dine på bordet som alle har tallet på det, eller alle har symbolet. Du velger dem ett om gangen, hvert kort høyst én gang. Minst ett må passe, og et kort som blir ødelagt før det får sin tur, kan ikke velges.
    Hvert aktiverte kort utfører hele evnen til lauget sitt, i rekkefølge og så langt det går. Det som kan gjøres, må gjøres; det som ikke går, hoppes over. «Her» er stedet der det aktiverte kortet ligger. De ytterste stedene er ikke naboer.
    Du kan ta tilbake stegene dine, ett om gangen, til motstanderen gjør noe: også det som avsluttet handlingen, og et laug du har valgt. Etter det må motstanderen gå med på det. Ingen går tilbake forbi et kort som er trukket.
riftforce-rules-check-title = Sjekk og trekk
riftforce-rules-check =
    Bare med færre enn sju kort på hånden. Du får 1 Riftforce for hvert sted du behersker: minst ett eget kort og ingen fiende der.
    Så trekker du til du har sju. Er trekkebunken tom, blir kastebunken din stokket til en ny. Er ikke det nok, trekker du det som finnes. Du kan sjekke selv om det ikke er noe å trekke.
riftforce-rules-damage-title = Skade og ødeleggelse
riftforce-rules-damage =
    Tallet på kortet er livet. Skaden blir liggende på kortet, også når det flytter. Er skaden minst like stor som livet, blir kortet ødelagt: Det går til kastebunken, hullet lukkes, og den andre siden får 1 Riftforce, uansett hvem som gjorde skaden, også du selv. Skade ut over livet går tapt.
    Det prøves når hele evnen til et kort er utført. Målene for Lyn, Skygge og Musikk, og det som treffes når et kort spilles ut, prøves likevel med én gang.
    Hender og bunker er skjult, men ikke hvor mange kort de har. Av en kastebunke er bare det øverste kortet åpent.
riftforce-rules-base-title = Laugene i grunnspillet
riftforce-rules-base =
    { riftforce-guild-fire }: { riftforce-guild-fire-ability }
    { riftforce-guild-earth }: { riftforce-guild-earth-ability }
    { riftforce-guild-light }: { riftforce-guild-light-ability }
    { riftforce-guild-plant }: { riftforce-guild-plant-ability }
    { riftforce-guild-water }: { riftforce-guild-water-ability }
    { riftforce-guild-ice }: { riftforce-guild-ice-ability }
    { riftforce-guild-shadow }: { riftforce-guild-shadow-ability }
    { riftforce-guild-crystal }: { riftforce-guild-crystal-ability }
    { riftforce-guild-thunderbolt }: { riftforce-guild-thunderbolt-ability }
    { riftforce-guild-air }: { riftforce-guild-air-ability }
riftforce-rules-second-title = Det andre settet
riftforce-rules-second =
    { riftforce-guild-beast }: { riftforce-guild-beast-ability }
    { riftforce-guild-sand }: { riftforce-guild-sand-ability }
    { riftforce-guild-lava }: { riftforce-guild-lava-ability }
    { riftforce-guild-music }: { riftforce-guild-music-ability }
    { riftforce-guild-acid }: { riftforce-guild-acid-ability }
    { riftforce-guild-star }: { riftforce-guild-star-ability }
    { riftforce-guild-love }: { riftforce-guild-love-ability }
    { riftforce-guild-magnet }: { riftforce-guild-magnet-ability }
    Det Musikk vinner over, regnes som ødelagt, ligger uskadd sist på din side og er ditt fra da av. Du kan aktivere det allerede i samme handling, hvis det passer og du ikke har aktivert tre. Jord og Kjærlighet gjør det de gjør når de spilles ut. Blir det ødelagt senere, får den andre siden poenget, og det går til kastebunken din.
    Det Syre ødelegger, gir ingenting, ikke engang en Krystall. Er det ingen fiende her, flytter Magnet alene.

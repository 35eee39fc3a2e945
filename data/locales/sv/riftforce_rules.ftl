# The rules of Riftforce

riftforce-rules-aim-title = Målet
riftforce-rules-aim =
    Ett spel för två. Riftforce är vad ni kämpar om. Du får 1 för varje fiendekort som förstörs och 1 för varje plats som du behärskar när du kontrollerar.
    När någon har 12 eller fler spelas ronden färdig, så att den som började och den andra har fått lika många handlingar. Flest Riftforce vinner. Står det lika tar ni en handling var till, och så vidare tills någon leder.
    Har ingen av er några kort kvar utom på bordet, och ingen kan dra ifrån, så slutar matchen som den står.
    Den som ger upp har förlorat på en gång, och dolda kort förblir dolda.
riftforce-rules-start-title = Gillen och giv
riftforce-rules-start =
    Slantsingling avgör vem som väljer först; den spelaren har också första handlingen.
    Var och en får ett slumpvis valt gille. Bland dem som visas väljer ni i tur och ordning ett var tills båda har fyra. I grundspelet läggs ett slumpvis valt av de tio gillena bort och sju visas; med alla arton visas åtta. Det som ingen väljer är inte med.
    Varje gille har nio kort: fyra 5:or, tre 6:or och två 7:or. Du blandar dina 36 kort och drar sju. Sedan lägger den som inte börjar det översta kortet i sin draghög på platsen i mitten. Det utlöser ingenting där.
    De fem platserna ligger i rad. På din tur gör du precis en handling: spelar ut, aktiverar, eller kontrollerar och drar.
    Väljer ni alla fyra fritt (inställningen ”{ riftforce-option-picks }”) får ingen ett slumpvist gille: alla visas, och efter slantsinglingen väljer ni ett var i tur och ordning tills båda har fyra. Varje gille kan väljas en gång.
riftforce-rules-play-title = Spela ut
riftforce-rules-play =
    Spela ut ett till tre kort från handen på din sida av klyftan. Alla ska ha samma tal eller alla samma symbol.
    Antingen lägger du alla på en plats, i den ordning du vill, eller ett var på platser som ligger intill varandra utan lucka. Två här och ett där går inte.
    Nya kort läggs alltid sist. Det första kortet på en plats är det som ligger närmast klyftan.
    Jord och Kärlek gör något när de spelas ut: först läggs alla korten, sedan gör de det, ett i taget.
riftforce-rules-activate-title = Aktivera
riftforce-rules-activate =
    Kasta ett kort. Aktivera sedan ett till tre av dina kort på bordet som alla har dess tal, eller alla dess symbol. Du väljer dem ett i taget, varje kort högst en gång. Minst ett måste passa, och ett kort som förstörs innan det har fått sin tur kan inte väljas.
    Varje aktiverat kort utför hela sitt gilles förmåga, i ordning och så långt det går. Det som kan göras måste göras; det som inte går hoppas över. ”Här” är platsen där det aktiverade kortet ligger. De yttersta platserna är inte grannar.
    Du får ta tillbaka dina steg, ett i taget, tills motståndaren gör något: även det som avslutade handlingen, och ett gille som du har valt. Därefter måste motståndaren gå med på det. Ingen går tillbaka förbi ett kort som har dragits.
riftforce-rules-check-title = Kontrollera och dra
riftforce-rules-check =
    Bara med färre än sju kort på handen. Du får 1 Riftforce för varje plats som du behärskar: minst ett eget kort och ingen fiende där.
    Sedan drar du tills du har sju. En tom draghög blir till på nytt av din blandade kasthög. Räcker inte det drar du vad som finns. Du får kontrollera även om det inte finns något att dra.
riftforce-rules-damage-title = Skada och förstörelse
riftforce-rules-damage =
    Kortets tal är dess liv. Skadan ligger kvar på kortet, även när det flyttas. Är skadan minst lika stor som livet förstörs kortet: det läggs i kasthögen, luckan sluts och motsidan får 1 Riftforce, vem som än gjorde skadan, också du själv. Skada utöver livet går förlorad.
    Det prövas när ett korts hela förmåga är utförd. Målen för Blixt, Skugga och Musik, och det som träffas när ett kort spelas ut, prövas däremot genast.
    Händer och högar är dolda, men inte hur många kort de har. Av en kasthög syns bara det översta kortet.
riftforce-rules-base-title = Grundspelets gillen
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
riftforce-rules-second-title = Den andra uppsättningen
riftforce-rules-second =
    { riftforce-guild-beast }: { riftforce-guild-beast-ability }
    { riftforce-guild-sand }: { riftforce-guild-sand-ability }
    { riftforce-guild-lava }: { riftforce-guild-lava-ability }
    { riftforce-guild-music }: { riftforce-guild-music-ability }
    { riftforce-guild-acid }: { riftforce-guild-acid-ability }
    { riftforce-guild-star }: { riftforce-guild-star-ability }
    { riftforce-guild-love }: { riftforce-guild-love-ability }
    { riftforce-guild-magnet }: { riftforce-guild-magnet-ability }
    Det som Musik vinner över räknas som förstört, ligger oskadat sist på din sida och är sedan ditt. Du får aktivera det redan i samma handling, om det passar och du inte har aktiverat tre. Jord och Kärlek gör det de gör när de spelas ut. Förstörs det senare får motsidan poängen, och det läggs i din kasthög.
    Det som Syra förstör ger ingenting, inte ens en Kristall. Finns ingen fiende här flyttar Magnet ensam.

# The rules of Storma slottet!

storma-slottet-rules-minute-title = På ett minutt
storma-slottet-rules-minute =
    Fell fiendens knekt, dame og konge. Dere har hvert sitt aktive kort framme: Knekter tåler 25, konger 30, damer 35.
    Når det er din tur, gjør du én ting: **angrip** med kort i én farge (ikke målets egen) og jokere, **helbred** med tallkort i det skadde kortets farge, **bytt** kort, eller **slå retrett** til sykestuen.
    Feller du et kort, trekker du tre, og fienden stiller opp et annet.
storma-slottet-rules-minute-example = Anna angriper med ♣10 + ♣9 + ♣7 = 26. Knekten til Bo faller.
storma-slottet-rules-courts-title = Billedkortene
storma-slottet-rules-courts =
    Et spill for to. Dere velger hver sin farge. De tre **billedkortene** i fargen (knekt, dame og konge) er kongehuset ditt.
    Billedkortene i de to andre fargene er **helter**. En helt du har på hånden, kan gjøre én av tre ting:
    Som **leiesoldat** stilles den opp som aktivt kort, så fienden må felle den i stedet for noen fra kongehuset ditt.
    Som **snikmorder** angriper den. Den kan gjøre stor skade, men blir den oppdaget av vaktene, dør den og blir fiendens trofé.
    Som **lege** helbreder den. Men glipper kniven, blir kortet ditt så hardt skadd at nesten hva som helst feller det.
    Kongelige og helter tåler like mye: en knekt 25 i skade, en konge 30 og en dame 35.
storma-slottet-rules-start-title = Slik begynner dere
storma-slottet-rules-start =
    Kortstokken har 54 kort: de vanlige 52 og to jokere. Dere velger farge i den rekkefølgen dere sitter, to ulike. Jeg stokker og deler ut.
    Hver av dere får sine tre kongelige kort og 17 kort til, altså 20. De siste 14 er **trekkebunken**.
    Hver av dere velger et billedkort fra hånden, kongelig eller helt, som **aktivt kort** og legger det med baksiden opp. Når begge har valgt, snus kortene samtidig.
    Begge kaster en **T10**, en tisidet terning. Den viser 0 til 9, og 0 teller som null. Den som kaster høyest, begynner; blir det likt, kaster dere på nytt.
storma-slottet-rules-turn-title = Din tur
storma-slottet-rules-turn =
    Når det er din tur, gjør du nøyaktig én av fire ting: **angriper**, **helbreder**, **bytter kort** eller **slår retrett**. Er ingen av dem mulige, går turen videre av seg selv.
    Ditt eget kongehus har bare én oppgave: å stå som aktivt kort. Det angriper aldri, helbreder aldri og byttes aldri.
    Etterpå trekker du til du har 10 kort. Har du allerede 10 eller flere, trekker du ingen; det er ingen grense for hvor mange du kan ha.
storma-slottet-rules-exchange-title = Bytte kort
storma-slottet-rules-exchange =
    Vis ett eller flere kort i én farge, tallkort og helter. Legg dem i **kastebunken** og trekk like mange fra trekkebunken. Jokere kan ikke byttes, og det kan heller ikke ditt eget kongehus.
    Motstanderen ser hva du kaster, men ikke hva du trekker.
storma-slottet-rules-attack-title = Angripe
storma-slottet-rules-attack =
    Du angriper motstanderens aktive kort; ingen andre kort kan angripes. Spill så mange tallkort og snikmordere du vil i **én farge**, og så mange jokere du vil. Bare jokere går også fint.
    Kort i målets egen farge biter ikke, ikke engang snikmordere: Ingen spar skader spar konge. Jokere biter alltid.
    Alle kortene i et angrep spilles på én gang. Du kan ikke se hvordan det går, og så legge til flere.
storma-slottet-rules-damage-title = Skade
storma-slottet-rules-damage =
    Et tallkort skader så mye som det viser; ess er verdt 1. Hvert kort som skader, blir liggende på målet som **skadekort**, verdt den skaden det gjorde.
    Når et kort ikke tåler mer, **faller** det og blir ditt trofé; skadekortene på det går til kastebunken. Overskytende skade går tapt.
    Motstanderen stiller da straks opp et nytt kort, fra hånden eller fra sykestuen.
storma-slottet-rules-damage-example = Anna angriper hjerter konge med ♠9 + ♠8 = 17. En konge tåler 30, så han tåler 13 til.
storma-slottet-rules-wild-title = Jokere og snikmordere
storma-slottet-rules-wild =
    En **joker** kaster to T10, som legges sammen: 1 til 18 i skade. Dobbel null er en fomling: ingen skade, og motstanderen tar jokeren på hånden.
    En **snikmorder** gjør 5 pluss en T10: 6 til 14 i skade. Ved null blir den oppdaget: ingen skade, og den blir motstanderens trofé.
    Hver joker og hver snikmorder kaster for seg, i den rekkefølgen du valgte dem. Fomler en av dem, gjelder resten av angrepet likevel.
storma-slottet-rules-wild-example = Anna spiller ♦8, ruter dame som snikmorder (5 + 6 = 11) og en joker (4 + 7 = 11). Det blir 30: Hjerter dame tåler 5 til.
storma-slottet-rules-heal-title = Helbrede
storma-slottet-rules-heal =
    Helbred ett av de skadde kortene dine, det aktive eller det i sykestuen. Til det kan du bruke tallkort i kortets egen farge, jokere, og leger i hvilken som helst farge: Hjerter dame, for eksempel, helbredes av hjerter.
    Spill ett kort om gangen, så mange du vil. Du ser terningene underveis og kan slutte når du vil.
    Hvert kort fjerner skadekort som du velger, til sammen verdt høyst så mye som det helbreder. Det fjerner aldri en del av et skadekort, og ingenting spares til neste kort. Et tallkort helbreder så mye som det viser, ess 1, og må fjerne noe.
    Kortet som helbreder, og skadekortene det fjerner, går til kastebunken. Det som blir liggende, teller fortsatt.
    Trekket er over når ingen skade er igjen, når du ikke har mer å helbrede med, eller når du slutter.
storma-slottet-rules-heal-example = Hjerter dame har skadekort på 2, 4 og 7. Anna helbreder med ♥6: Den kan fjerne 2 og 4, men ikke 7. Til det trengs det mer.
storma-slottet-rules-doctors-title = Jokere og leger
storma-slottet-rules-doctors =
    En **joker** helbreder bare et kort som tåler høyst 10 til. Den kaster to T10 og helbreder så mye som den høyeste viser. Ved dobbel null **dør** kortet og blir motstanderens trofé, jokeren går til kastebunken, og helbredelsen er over.
    En **lege** helbreder 7 pluss to T10, høyst 25. Leger helbreder bare det aktive kortet, hvis dere ikke velger «{ storma-slottet-option-doctors_in_sickbay }» under «{ chat-do-options }».
    Ved dobbel null glipper kniven: Legen blir liggende som skadekort, så stort at kortet bare tåler 1 til. Du kan helbrede videre, og legen kan fjernes som andre skadekort. Tålte kortet bare 1 fra før, er legen verdt 0.
    Etter kastet velger du hva som skal fjernes. En joker eller lege går til kastebunken selv om den ikke fjerner noe.
storma-slottet-rules-doctors-example = Hjerter dame tåler 35 og har 20 i skade. Legen til Anna, kløver dame, kaster 0 og 0 og blir liggende som skadekort på 14: Hjerter dame tåler bare 1 til.
storma-slottet-rules-sickbay-title = Sykestuen
storma-slottet-rules-sickbay =
    Er sykestuen din tom, kan du flytte det aktive kortet dit med alle skadekortene. Et annet billedkort fra hånden stilles åpent opp i stedet. Kortet trenger ikke å være skadd for å slå retrett. Sykestuen har bare plass til ett kort.
    I sykestuen kan kortet ikke angripes. Tallkort og jokere kan helbrede det der.
    Ut kommer det bare når du mister det aktive kortet ditt: Da kan du stille det opp i stedet for et billedkort fra hånden.
storma-slottet-rules-sickbay-example = Spar konge har 18 i skade. Anna slår retrett: Han går til sykestuen, og ruter dame tar over som leiesoldat.
storma-slottet-rules-trophies-title = Trofeer
storma-slottet-rules-trophies =
    Et kort som faller, blir et **trofé** for den som felte det, og er ute av spill.
    Den som har mistet det aktive kortet sitt, stiller straks opp et nytt: et billedkort fra hånden eller det i sykestuen.
    Først etterpå trekkes det kort. Den som var på tur, trekker opp til 10. Så gir hvert nye trofé tre kort; den som har færre enn 10, trekker først opp til 10.
    Trofeer teller ikke til noe annet, men de ekstra kortene er til stor hjelp. En leiesoldat eller snikmorder blant dem feller ikke noe kongehus.
storma-slottet-rules-trophies-example = Anna har 7 kort igjen når leiesoldaten til Bo faller. Bo stiller opp hjerter dame. Anna trekker opp til 10, og så tre til for trofeet: 13.
storma-slottet-rules-winning-title = Vinne
storma-slottet-rules-winning =
    Når knekten, damen og kongen i et kongehus alle er trofeer, har huset falt, og slottet er stormet. Den andre vinner med en gang: Ingen trekker eller stiller opp noe mer.
    Dere kan når som helst bli enige om uavgjort: Den ene tilbyr, den andre godtar. Tilbudet faller bort hvis den andre avslutter en tur uten å svare. Blir svaret nei, kan du tilby igjen neste tur.
    Gir du opp, har du tapt med en gang. Skjulte kort forblir skjulte.
storma-slottet-rules-details-title = Detaljer
storma-slottet-rules-details =
    Skjult: hendene og trekkebunken. Alt annet ligger åpent: aktive kort, skadekort, sykestuen, trofeer, kastebunken, byttede kort og hvor mange kort hver av dere har.
    Når det siste kortet i trekkebunken tas, stokkes kastebunken til en ny, også midt i trekkingen. Er det ingenting igjen noe sted, trekker du færre.
    Du kan angre det du nettopp har gjort: fritt til den andre gjør noe eller terninger kastes, deretter hvis den andre går med på det, men aldri etter at et kort er trukket eller snudd.

# The rules of Storma slottet!

storma-slottet-rules-minute-title = På ett minutt
storma-slottet-rules-minute =
    Fell fiendens knekt, dame og konge. Dere har hvert sitt aktive kort framme: knekter tåler 25, konger 30, damer 35.
    Når det er din tur, gjør du én ting: **angrip** med kort av én farge (ikke målets egen) og jokere, **helbred** med tall i det skadde kortets farge, **bytt** kort eller **trekk** kortet **tilbake** til sykestua.
    Feller du et kort, får du tre nye, og fienden stiller opp et annet.
storma-slottet-rules-minute-example = Anna angriper med ♣10 + ♣9 + ♣7 = 26. Knekten til Bo faller.
storma-slottet-rules-goal-title = Målet
storma-slottet-rules-goal =
    Et spill for to. Dere velger hver deres farge: kongehuset, altså fargens knekt, dame og konge. Når alle tre i et kongehus er blitt fiendens trofeer, har slottet falt, og den andre vinner med en gang.
    Billedkortene i de to ledige fargene er helter. De tjener den som har dem på hånden: som leiesoldat (stilles opp som aktivt kort), snikmorder (angriper) eller lege (helbreder).
    Knekter tåler 25, konger 30 og damer 35. Ess er verdt 1. En T10 (tisidet terning) viser 0 til 9, og null er null.
    Bare hendene og trekkebunken er skjult. Alt annet ligger åpent.
    Den som gir opp, har tapt med en gang, og skjulte kort forblir skjulte.
storma-slottet-rules-start-title = Slik begynner dere
storma-slottet-rules-start =
    Velg farge i plassrekkefølge, to ulike. Du får dine tre billedkort og 17 kort til; 14 kort blir trekkebunke. Jokerne er med.
    Begge velger et billedkort, kongelig eller helt, som aktivt kort og legger det med baksiden opp; kortene snus samtidig. Så kaster begge en T10, og den høyeste begynner. Likt kastes om.
storma-slottet-rules-turn-title = Et trekk
storma-slottet-rules-turn =
    Når det er din tur, gjør du nøyaktig ett av fire trekk: bytter kort, angriper, helbreder eller gjør retrett. Er ingen av dem mulige, går turen videre av seg selv.
    Bytte: vis ett eller flere kort av én farge, tallkort og helter, men ikke jokere, legg dem i kastebunken og trekk like mange. Ditt eget kongehus byttes aldri bort, og det verken angriper eller helbreder.
    Etter trekket fyller du opp til 10 kort. Det er lov å ha flere enn 10. Når det siste kortet i trekkebunken tas, stokkes kastebunken til en ny.
    Dere kan når som helst bli enige om uavgjort: den ene tilbyr, den andre godtar. Den som avslutter et trekk uten å svare, lar tilbudet falle bort.
    Det du nettopp har gjort, kan du ta tilbake: fritt til den andre gjør noe eller terninger er kastet, etter det hvis den andre går med på det, men aldri forbi et kort som er trukket eller snudd.
storma-slottet-rules-attack-title = Angrep
storma-slottet-rules-attack =
    Angrip motstanderens aktive kort med så mange tallkort og snikmordere du vil, alle av én farge, og så mange jokere du vil. Bare jokere går også an. Kort i samme farge som målet biter ikke, ikke engang snikmordere. Alt legges på én gang, så kaster du terningene.
    Tallkort skader sin verdi. Joker: 2T10, altså to terninger lagt sammen; dobbel null er en fomling, og motstanderen tar jokeren på hånden. Snikmorder: 5 + T10; på null blir det ingen skade, og snikmorderen blir motstanderens trofé. Resten av angrepet gjelder likevel.
    Hvert kort som skadet, blir liggende på målet som skadekort, verdt den skaden det gjorde. Tåler kortet ikke mer, faller det og blir ditt trofé; skadekortene går til kastebunken. Skade ut over det går tapt.
storma-slottet-rules-heal-title = Helbrede
storma-slottet-rules-heal =
    Helbred ett av dine skadde kort. Du legger ett kort om gangen, så mange du vil, ser terningene underveis og kan slutte når du vil. Disse helbreder: tallkort i det skadde kortets farge, jokere, og leger i hvilken som helst farge.
    Hvert kort løfter hele skadekort som du velger, med sum høyst lik verdien. Av skader på 3, 5 og 9 kan en åtter løfte 3 og 5, men ikke 9. Ingenting spares til neste kort. Et tallkort må løfte noe.
    Det helbredende kortet går til kastebunken, også om terningene ikke lot det løfte noe, og det gjør også skadekortene det løfter.
    Joker: bare hvis kortet tåler høyst 10 til. Kast 2T10; den høyeste gjelder. Ved dobbel null dør kortet og blir motstanderens trofé, jokeren går til kastebunken, og helbredelsen er over.
    Lege: 7 + 2T10, bare på det aktive kortet, hvis ikke en innstilling slipper leger inn i sykestua. En lege som lykkes, går til kastebunken. Ved dobbel null blir legen liggende som skadekort, og kortet tåler bare 1 til; du kan helbrede videre.
storma-slottet-rules-retreat-title = Sykestua
storma-slottet-rules-retreat =
    Er sykestua tom, kan det aktive kortet ditt gå dit med skadekortene sine, og du stiller åpent opp et annet billedkort fra hånden. Kortet trenger ikke å være skadd. Kortet i sykestua kan ikke angripes, og det kan helbredes med tallkort og jokere.
    Ut kommer det bare når du har mistet det aktive kortet ditt: da velger du straks et billedkort fra hånden eller det i sykestua.
storma-slottet-rules-trophies-title = Trofeer
storma-slottet-rules-trophies =
    Et falt kort blir et trofé og er ute av spill. Først fyller den som gjorde trekket, opp til 10. Så belønnes nye trofeer: den som har færre enn 10 kort, fyller opp til 10 og tar deretter tre kort for hvert nye trofé.
    En leiesoldat eller snikmorder som trofé gir kort, men feller ikke noe kongehus. Når et kongehus faller, er kampen straks over.

# The rules of Ordet fanger

# Reglene
ordet-fanger-rules-goal-title = Hva det går ut på
ordet-fanger-rules-goal =
    Vinn flest kort ved å være raskest med et ord. For to til tolv spillere; fra sju og oppover spiller dere på lag.
    Settet har 72 kort med åtte symboler, ni av hvert, og seks jokere. Det stokkes og deles i to trekkebunker. Når begge er tomme og siste duell er ferdig, er runden over.
    To runder er best. Den andre begynner neste plass, med samme sett eller et annet på samme språk, og kortene fra begge legges sammen. Flest kort i poengbunken vinner. Like mange deler seieren. Kort i spillebunkene teller ikke.
    Den som gir opp, kommer sist: det øverste kortet er ikke lenger med i duellene, og den andre siden tar kortet i en duell som er i gang. Med to sider slutter kampen; på et lag spiller makkeren videre for begge.
ordet-fanger-rules-drawing-title = Å trekke kort
ordet-fanger-rules-drawing =
    Den som åpnet bordet, begynner, og så går turen i plassrekkefølge. Den som står for tur, velger en trekkebunke, og boten viser kortet for alle på likt. Det legges på egen spillebunke og dekker det forrige, så hver bunke bare viser ett kort. Så er det neste spillers tur, hvis det ikke blir duell.
    Trekker du ikke noe kort på et minutt, trekker boten ett for deg, hvis dere ikke velger noe annet. For det aller første kortet er tiden dobbelt så lang.
ordet-fanger-rules-duels-title = Dueller
ordet-fanger-rules-duels =
    Viser to bunker samme symbol, er det duell. Skriv raskt en person, et sted eller en ting som passer til kategorien på motstanderens kort. Oppdiktet går fint, så lenge andre også kjenner til det. Bare de to i duellen kan svare. Feil svar koster ingenting.
    Vinneren tar motstanderens kort til poengbunken og beholder sitt eget. Dukker det da opp et kort som gir en ny duell, spilles den med en gang. Ingen trekker kort mens det er duell. Deretter er det plassen etter den som trakk det siste kortet.
    Blir det flere dueller på én gang, kommer den med det nyeste kortet først.
ordet-fanger-rules-first-title = Hvem som var først
ordet-fanger-rules-first =
    Det avgjøres av meldingenes egne tidsstempler, aldri av når de når fram til boten. Discord setter stempelet når meldingen kommer dit. Derfor har botens forsinkelse aldri noe å si: Den venter en liten stund før den dømmer. Din egen forbindelse spiller derimot inn, og marginen for uavgjort demper det. Hver avgjørelse sier hvor mye senere det andre svaret kom. «{ chat-do-fair }» under den viser tidene med lenker til meldingene: ID-en i en lenke inneholder tiden, så hvem som helst kan kontrollere den.
    Et svar er på høyst 60 tegn, har minst én bokstav eller ett siffer og begynner ikke med punktum. Punktum først betyr prat, / eller ! først en kommando. Teksten som ble sendt først, gjelder, uansett hva som endres eller slettes siden. Du kan trekke ditt eget svar. Et tidligere svar som kommer fram etter avgjørelsen, retter den, så lenge det kan kreves avstemning.
ordet-fanger-rules-jokers-title = Jokere
ordet-fanger-rules-jokers =
    En joker har to symboler og legges mellom trekkebunkene. Fra da av er det duell også når begge symbolene på den ligger framme. Bare den nyeste jokeren gjelder, hvis ikke innstillingen «{ ordet-fanger-option-jokers }» lar alle gjelde. Den som trakk jokeren, trekker et kort til når duellene er ferdige. Jokere gir ingen poeng.
    I første runde rundt bordet, til alle har et kort, legges jokere til side, og et annet kort trekkes.
ordet-fanger-rules-ties-title = Uavgjort
ordet-fanger-rules-ties =
    Kommer svarene nesten samtidig, eller svarer ingen i tide, er det uavgjort. Det betyr et tidels sekund, og et minutt, hvis dere ikke velger noe annet. Da flipper en tredje spiller et kort, etter ti sekunder boten, og begge svarer på kategorien på det. Vinneren tar kortet fra den første duellen. Blir det uavgjort igjen, flippes et kort til. Etter to slike kort uten svar avlyses duellen, og begge beholder kortene sine. Spiller dere uten tidsgrense, venter en duell til noen svarer eller begge sider gir den opp; da er det også uavgjort.
    Etterpå stokkes kortene som avgjorde, tilbake i en trekkebunke som har kort igjen. Er begge tomme, er de ute av runden. En joker stokkes tilbake med en gang, og et annet kort flippes. Finnes det ikke flere kort, lånes ett fra et annet sett på samme språk; finnes det ikke noe, avlyses duellen.
    To kort som fikk duellen sin avlyst, duellerer ikke igjen så lenge begge ligger øverst.
ordet-fanger-rules-votes-title = Avstemninger
ordet-fanger-rules-votes =
    Boten godtar alle svar. Er du uenig? Fram til neste kort kan alle ved bordet kreve avstemning om et svar eller om hvem som var først, én gang for hver av delene. Spillet står stille mens alle stemmer hemmelig, duellantene også: i 30 sekunder, hvis dere ikke velger noe annet.
    Bare et flertall av de avgitte stemmene stryker et svar. Ved stemmelikhet står avgjørelsen, men er dere bare to, blir én mot én uavgjort. Strykes det, tas alt etterpå tilbake, og neste svar i rekken gjelder; finnes det ikke noe, fortsetter duellen. Stemmelikhet om hvem som var først, gir uavgjort. Stemmer ingen, står avgjørelsen. Et svar som et flertall har godtatt, prøves ikke igjen for den kategorien.
    «Hva listen sier» viser hver av dere for seg hvilke svar som er kjent i kategorien. Listen dømmer ikke: et svar som ikke står der, kan være riktig likevel. Når boten spiller med, krever den avstemning om det listene gjør tvilsomt, og stemmer etter dem.
    Etter en avgjørelse går det tre sekunder før neste kort, og etter rundens siste tretti.
ordet-fanger-rules-few-title = To eller tre spillere
ordet-fanger-rules-few =
    To spillere har to bunker hver. Når det er din tur, velger du hvilken bunke kortet skal på, før du ser det. Samme symbol hos motstanderen gir en vanlig duell.
    Får dine egne to bunker samme symbol, svarer dere begge på kategorien på kortet som nettopp ble trukket, og vinneren tar det kortet, også fra sin egen bunke. I en duellserie er det kortet som nettopp kom fram, og med en joker det som ble lagt sist. Ved uavgjort flipper boten kortet som avgjør.
    Med tre bunker tas to symboler ut, og jokerne som viser dem. Da er det 54 kort og blir flere dueller. Den som begynner, velger symbolene; en innstilling trekker dem tilfeldig eller lar dem være med.
ordet-fanger-rules-teams-title = Sju til tolv: lag
ordet-fanger-rules-teams =
    Det er høyst seks bunker. Er dere sju eller flere, går den sjuende sammen med den første, den åttende med den andre og så videre. Innstillingen «{ ordet-fanger-option-teams }» setter dere sammen på en annen måte, også når dere er færre: hvilke to som helst blir et lag, og den som ikke har noen, er alene. Det må være minst tre bunker.
    De to på et lag deler bunke og poeng. Sidene trekker kort etter tur, og de to på laget bytter på. I en duell kan begge svare, og kreves det flere svar, legges deres sammen.
ordet-fanger-rules-repeats-title = Gjentagelser
ordet-fanger-rules-repeats =
    Ord kan brukes igjen, hvis ikke innstillingen «{ ordet-fanger-option-repeats }» forbyr det.
    Gjør den det, teller ingenting som noen ved bordet allerede har sagt i runden: i en duell eller i praten imellom, for hvilken kategori som helst, strøkne svar også. Så pass på hva dere prater om! I prat er det nok at ordene står et sted i meldingen. Store bokstaver, skilletegn og mellomrom har ikke noe å si. Sier motstanderen det samme innenfor marginen for uavgjort, har ingen av dere gjentatt noe: Da er det uavgjort.
ordet-fanger-rules-ways-title = Måter å spille på
ordet-fanger-rules-ways =
    Yngre spillere kan ha en fast kategori, for eksempel Dyr: De svarer alltid på den. Motstanderen svarer likevel på det som står på kortet.
    Dere kan kreve to eller tre forskjellige svar; da gjelder tiden for det siste.
    Med skarpe øyne er boten stille, og dere må selv oppdage duellene. Tiden begynner med det første svaret, eller når noen vil trekke et kort: Da røpes duellen. Spiller boten med, venter den en stund før den trekker et kort, duell eller ikke.
    Tiden til å svare og til å trekke kort, marginen for uavgjort og tiden til å stemme er også innstillinger.
    Det lenkede settet har de samme kortene på fire språk. Med det kan dere velge et andrespråk: Da står begge på kortene, og svar på begge teller.

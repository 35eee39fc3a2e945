# The rules of Ordet fanger: a book of short pages, each a section. One paragraph on each line, the
# same ones in every language.

ordet-fanger-rules-minute-title = På ett minutt
ordet-fanger-rules-minute =
    For to til tolv spillere. Dere trekker kort etter tur. Hvert kort har et symbol og en kategori. Viser to spillere samme symbol, er det duell: Vær først med å skrive noe som passer til motstanderens kort, så får du det.
    En joker kobler to ulike symboler. Feil svar koster ingenting. Flest kort vinner.
ordet-fanger-rules-minute-example = Anna har ● Suppe, Bo trekker ● By med T-bane. Bo skriver «Gazpacho» før Anna skriver «Oslo»: Bo tar kortet til Anna.

ordet-fanger-rules-start-title = Før dere begynner
ordet-fanger-rules-start =
    Best er det med tre til seks spillere, fra omtrent ti år. Det går også med to, eller med opptil tolv på lag. En runde varer 20–30 minutter.
    Spillet er ganske rett fram, og den beste måten å lære det på er å spille: Bare begynn, og les om hver ting først når den dukker opp. Med «{ lesson-learn }» forteller jeg én ting om gangen.
    Et sett har 72 kort, ni av hvert av de åtte symbolene, og seks jokere. Det stokkes og deles i to trekkebunker. Hvert sett er unikt.
    Ikke blunk for mye! Det kan bli din duell når som helst, og hvem som helst kan bli motstanderen din.
ordet-fanger-rules-start-example = Anna har trukket det første kortet: symbolet øverst, kategorien under. Ved pokalen står det hvor mange kort hver spiller har vunnet, og ved trekkebunkene hvor mange som er igjen.

ordet-fanger-rules-flipping-title = Trekke kort
ordet-fanger-rules-flipping =
    Den som åpnet bordet, begynner. Så går turen rundt bordet.
    Når det er din tur, velger du en av de to trekkebunkene. Jeg flipper det øverste kortet for alle samtidig, så ingen kan smugkikke.
    Kortet legges på spillebunken din og dekker det forrige. Hver bunke viser altså bare ett kort. Blir det ingen duell, er det neste spillers tur.
ordet-fanger-rules-flipping-example = Cecilie trekker ▲ Ost. Ingen andre viser ▲, så nå er det Annas tur.

ordet-fanger-rules-duels-title = Duell
ordet-fanger-rules-duels =
    To spillebunker viser samme symbol: duell! Bare de to som har bunkene, kan svare.
    Skriv en person, et sted eller en ting som passer til kategorien på motstanderens kort, ikke på ditt eget. Vær raskere enn motstanderen.
    Vinner du, legges motstanderens kort med forsiden ned i poengbunken din. Ditt eget kort blir liggende.
    Et feil svar koster ingenting. Bare prøv igjen.
ordet-fanger-rules-duels-example = Bo trekker ★ Noe godt fra Italia, og Anna viser også ★. Nå skal Anna skrive noe godt fra Italia, og Bo et dyr som legger egg.

ordet-fanger-rules-answers-title = Hva som teller
ordet-fanger-rules-answers =
    Virkelig eller oppdiktet, levende eller dødt: Alt som passer, teller, så lenge andre også kjenner til det. På «Dyr med horn» går både geit og enhjørning fint, men ikke marsvinet til onkelen din.
    Jeg godtar alle svar. Synes du et svar er feil? Krev avstemning.

ordet-fanger-rules-series-title = Dueller på rad
ordet-fanger-rules-series =
    Når vinneren tar et kort, kommer kortet under fram. Passer det sammen med en annen bunke, begynner neste duell med en gang.
    Det er aldri mer enn én duell om gangen. Er flere mulige, kommer den med det nyeste kortet først, og deretter går det rundt bordet fra den som trakk.
    Ingen trekker kort før alle duellene er ferdige. Så går turen til spilleren etter den som trakk sist.
ordet-fanger-rules-series-example = Bo har tatt Annas ● Suppe. Under den lå ✚ Noe på badet, og Cecilie viser også ✚. Neste duell blir Anna mot Cecilie.

ordet-fanger-rules-jokers-title = Jokere
ordet-fanger-rules-jokers =
    En joker viser to symboler og legges mellom trekkebunkene. Fra nå av er det duell også når de to symbolene ligger øverst i hver sin bunke. Så hold øye med dem også!
    Den som trakk jokeren, trekker et kort til når duellene er ferdige.
    Bare den nyeste jokeren gjelder, hvis ikke «{ ordet-fanger-option-jokers }» under «{ chat-do-options }» lar alle gjelde. Jokere gir ingen poeng.
    I den første runden rundt bordet, til alle har et kort, legges en joker til side, og et annet kort trekkes. Er det aller siste kortet i runden en joker, spilles duellen den gir, og så er runden over.
ordet-fanger-rules-jokers-example = Bo trekker en joker med ▲ og ✚. Anna viser ▲ og Cecilie ✚, så de to er i duell.

ordet-fanger-rules-ties-title = Uavgjort
ordet-fanger-rules-ties =
    Kommer begge svarene nesten samtidig, er det uavgjort. Det er det også hvis ingen svarer i tide.
    Da flipper en tredje spiller et kort. Nå svarer begge på kategorien på det kortet, og den raskeste tar kortet fra den første duellen.
    Uavgjort igjen? Da flippes et kort til. Etter to slike kort uten svar avlyses duellen, og begge beholder kortene sine.
ordet-fanger-rules-ties-example = Det skilte bare 0,06 sekunder mellom Bo og Anna. Cecilie har flippet ◆ Språk. Den som først skriver et språk, tar kortet fra duellen.

ordet-fanger-rules-votes-title = Avstemning
ordet-fanger-rules-votes =
    Er du uenig i et svar, eller i hvem som var først? Fram til neste kort kan alle ved bordet kreve avstemning. Ved siden av er det lenker der dere kan slå opp svaret.
    Spillet står stille mens alle stemmer hemmelig, de to i duellen også.
    Bare et flertall stryker et svar. Ved stemmelikhet gjelder det, men er dere bare to ved bordet, blir én stemme mot én uavgjort. Stemmelikhet om hvem som var først, blir også uavgjort.
    Strykes et svar, tas alt som skjedde etterpå, tilbake. Neste svar i rekken gjelder, og finnes det ikke noe, fortsetter duellen.
ordet-fanger-rules-votes-example = Bo skrev «Cola» på Annas ≈ Noe surt og vant kortet. Cecilie er uenig. Nå stemmer alle tre.

ordet-fanger-rules-winning-title = Hvem som vinner
ordet-fanger-rules-winning =
    Runden er over når begge trekkebunkene er tomme og den siste duellen er ferdig.
    Flest kort i poengbunken vinner. Har flere like mange, deler de seieren. Kort som ligger igjen i spillebunkene, teller ikke.
    To runder er best. Den andre begynner neste spiller, med samme sett eller et annet på samme språk. Kortene fra begge rundene legges sammen.
ordet-fanger-rules-winning-example = Cecilie har trukket det siste kortet, og det ble ingen duell. Bo har flest kort, 12, og vinner.

ordet-fanger-rules-two-title = To spillere
ordet-fanger-rules-two =
    Morsomst er det hvis dere allerede kan spillet. Dere har to spillebunker hver.
    Når det er din tur, velger du hvilken av bunkene dine kortet skal på, før du ser det. Får det samme symbol som en av motstanderens bunker, er det en vanlig duell.
    Får dine egne to bunker samme symbol, svarer dere begge på kortet som nettopp ble trukket. Den raskeste tar det, også fra sin egen bunke.
    Kommer en slik duell rett etter en annen, svarer dere på kortet som nettopp kom fram. Skyldes den en joker, svarer dere på det kortet som ble lagt sist. Ved uavgjort flipper jeg kortet som avgjør.
ordet-fanger-rules-two-example = Anna viser ◆ på begge bunkene sine. Både Anna og Bo svarer på det nye kortet: Noe som går opp og ned.

ordet-fanger-rules-three-title = Tre bunker
ordet-fanger-rules-three =
    Med tre spillebunker tas to av symbolene ut, og jokerne som viser dem. Da blir det 54 kort og flere dueller.
    Den som begynner, velger symbolene, for eksempel ruter og runding. Under «{ ordet-fanger-option-drop_symbols }» kan dere la tilfeldighetene velge, eller beholde alle.

ordet-fanger-rules-teams-title = Lag
ordet-fanger-rules-teams =
    Det er høyst seks spillebunker. Er dere flere, deler to spillere en bunke, slik at opptil tolv kan være med. Det går fint også med yngre barn.
    Den sjuende går sammen med den første, den åttende med den andre og så videre. Under «{ ordet-fanger-option-teams }» kan dere sette dere sammen på andre måter, også når dere er færre. To er et lag, og den som ikke har noen makker, spiller alene. Det må bli minst tre bunker.
    De to på et lag deler bunke og poeng. De bytter på å trekke kort, og i en duell kan begge svare.
ordet-fanger-rules-teams-example = Anna og Bo er et lag, og deres ★ er lik Cecilies. Begge kan svare: Det er nok at én av dem er raskere enn Cecilie.

ordet-fanger-rules-young-title = Yngre spillere
ordet-fanger-rules-young =
    En yngre spiller kan ha samme kategori hele spillet, for eksempel «Dyr» eller «Mat». Da kan en seksåring være med.
    Den yngre svarer alltid på den, uansett hva kortene sier, og trenger bare å se etter symboler som er like. De andre svarer på det som står på kortet.
    Slik blir det passe vanskelig for alle. Velg kategori under «{ ordet-fanger-option-young }».
ordet-fanger-rules-young-example = Anna er yngst og svarer alltid på «Mat», uansett hva som står på kortet til Bo. Bo svarer på Annas kort: Dyr som legger egg.

ordet-fanger-rules-several-title = Flere svar
ordet-fanger-rules-several =
    Vil dere ha det vanskeligere? Krev to eller tre forskjellige svar for å vinne en duell, under «{ ordet-fanger-option-answers_needed }».
    Skriv ett svar i hver melding. Tiden for det siste avgjør. Svarene fra et lag legges sammen.

ordet-fanger-rules-repeats-title = Ingenting to ganger
ordet-fanger-rules-repeats =
    Dere avgjør selv om samme svar kan brukes igjen. Det kan det, hvis dere ikke forbyr det under «{ ordet-fanger-option-repeats }». Begge måter går fint, men med forbud er det vanskeligere.
    Forbyr dere det, teller ingenting som noen ved bordet allerede har sagt i runden: i en duell eller i praten imellom, for hvilken kategori som helst, strøkne svar også. Så pass på hva dere prater om!
    I prat er det nok at ordene står et sted i meldingen. Store bokstaver, skilletegn og mellomrom har ikke noe å si.
    Sier dere to det samme nesten samtidig, har ingen gjentatt noe: Da er det uavgjort.

ordet-fanger-rules-spotting-title = Oppdage dueller
ordet-fanger-rules-spotting =
    Jeg sier fra når det er duell. Vil dere heller oppdage den selv? Velg «{ ordet-fanger-option-duels-sharp_eyes }» under «{ ordet-fanger-option-duels }». Da er jeg stille, og tiden begynner med det første svaret.
    Merker de to ingenting, kan dere andre si det til dem. Dulting, plystring og ville fakter er lov!
    Vil noen trekke et kort mens det er duell, røpes duellen. Det trekkes ingen nye kort før alle duellene er ferdige.
    Er trekkebunkene tomme, sier jeg fra om duellene som er igjen. Når jeg spiller med, lar neste kort vente litt på seg, duell eller ikke.
ordet-fanger-rules-spotting-example = Anna og Bo viser begge ★, men jeg er stille. Den av dem som ser det, skriver bare svaret sitt.

ordet-fanger-rules-time-title = Tider
ordet-fanger-rules-time =
    Du har ett minutt på deg til å trekke et kort. Så trekker jeg det for deg. For det aller første kortet er tiden dobbelt så lang.
    I en duell har dere ett minutt på dere til å svare. En tredje spiller har ti sekunder til å flippe kortet som avgjør. En avstemning tar høyst 30 sekunder.
    Etter en duell går det tre sekunder før neste kort, slik at alle rekker å si fra. Etter den siste duellen i runden har dere tretti.
    Dere kan endre tidene under «{ chat-do-options }», eller fjerne grensene. Uten grense venter en duell til noen svarer eller begge sider gir den opp. Da er den uavgjort.

ordet-fanger-rules-languages-title = To språk
ordet-fanger-rules-languages =
    Ett av settene har de samme kortene på fire språk. Velger dere det, kan dere bruke «{ ordet-fanger-option-second_language }» under «{ chat-do-options }». Da står begge språkene på kortene, og svar på begge teller.
    Runde to spilles da med samme sett.
ordet-fanger-rules-languages-example = Kortene har to språk. Bo kan svare på hvilket som helst: et dyr som legger egg, eller «an animal that lays eggs».

ordet-fanger-rules-first-title = Hvem som var først
ordet-fanger-rules-first =
    Meldingenes egne tidsstempler avgjør, aldri når de når fram til meg. Discord setter stempelet når meldingen kommer dit. Det har altså ikke noe å si om jeg er treg: Jeg venter en liten stund før jeg sier hvem som vant.
    Din egen forbindelse har derimot noe å si. Derfor er det uavgjort når det er høyst et tidels sekund mellom svarene. Dere kan endre det under «{ ordet-fanger-option-tie_margin }».
    Etter hver duell står det hvor mye senere det andre svaret kom. «{ chat-do-fair }» viser tidene med lenker til meldingene. Lenken inneholder tiden, så hvem som helst kan kontrollere den.
    Dukker det opp et tidligere svar etterpå, endres resultatet, så lenge dere kan kreve avstemning. Et svar som ble skrevet før kortet ble vist, eller etter at tiden var ute, teller ikke.
ordet-fanger-rules-first-example = Bo svarte 0,310 sekunder før Anna.

ordet-fanger-rules-typing-title = Skrive svar
ordet-fanger-rules-typing =
    Skriv svaret som en vanlig melding i kanalen. Det kan ha høyst 60 tegn og må ha minst én bokstav eller ett siffer.
    Begynner meldingen med punktum, er det bare prat. Begynner den med / eller !, er det en kommando.
    Teksten du sendte først, gjelder, uansett hva du endrer eller sletter siden. Du kan trekke ditt eget svar tilbake.

ordet-fanger-rules-deciding-title = Kortet som avgjør
ordet-fanger-rules-deciding =
    Kortet flippes av neste spiller som ikke er med i duellen. Har ingen gjort det innen ti sekunder, eller er dere bare to, flipper jeg det. Kortet teller ikke som noens tur og gir ingen egen duell.
    En joker stokkes tilbake med en gang, og et annet kort flippes.
    Når duellen er avgjort, stokkes kortet tilbake i en trekkebunke som har kort igjen. Er begge tomme, er kortet ute av runden. Finnes det ikke noe kort å flippe, lånes ett fra et annet sett på samme språk. Finnes det ikke noe slikt, avlyses duellen.
    To kort som fikk duellen sin avlyst, duellerer ikke igjen så lenge begge ligger øverst.

ordet-fanger-rules-voting-title = Mer om avstemning
ordet-fanger-rules-voting =
    I en duell kan dere stemme én gang over hvert svar som gjelder, og én gang over hvem som var først, hvis begge har svart. Stemmer ingen, endres ingenting. Et svar som et flertall har godtatt, kan dere ikke stemme over igjen i den kategorien.
    Et svar som er stemt ned, teller ikke en gang til i samme duell. Fortsetter duellen, begynner tiden på nytt, og det som ble skrevet mens dere stemte, teller ikke.
    Ber noen om neste kort før noen andre har sagt fra, er saken avgjort. Også der avgjør tidsstemplene hvem som var først.
    «{ race-listed }» viser deg, og bare deg, hvilke svar som er kjent i kategorien. Listen dømmer ikke: Et svar som ikke står der, kan være riktig likevel. Når jeg spiller med, krever jeg avstemning om svar som listene gjør tvilsomme, og stemmer etter listene.

ordet-fanger-rules-leaving-title = Gi opp
ordet-fanger-rules-leaving =
    Gir du opp, kommer du sist, uansett hvor mange poeng du har. Du svarer, trekker og stemmer ikke mer. Det øverste kortet ditt er ikke lenger med i duellene, og er du midt i en duell, tar den andre siden kortet.
    På et lag spiller makkeren videre for dere begge. Er det bare én side igjen, har den vunnet, og kampen er slutt.

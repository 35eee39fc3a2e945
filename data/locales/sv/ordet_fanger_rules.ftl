# The rules of Ordet fanger: a book of short pages, each a section. One paragraph on each line, the
# same ones in every language.

ordet-fanger-rules-minute-title = På en minut
ordet-fanger-rules-minute =
    För två till tolv spelare. Ni turas om att vända kort. Varje kort har en symbol och en kategori. Visar två spelare samma symbol är det duell: den som först skriver något som passar kategorin på motståndarens kort får det kortet.
    En joker parar ihop två olika symboler. Fel svar kostar inget. Flest kort vinner.
ordet-fanger-rules-minute-example = Anna har ● Soppa, Bo vänder ● Stad med tunnelbana. Bo skriver ”Gazpacho” innan Anna skriver ”Oslo”: Bo tar Annas kort.

ordet-fanger-rules-start-title = Innan ni börjar
ordet-fanger-rules-start =
    Bäst är tre till sex spelare, från ungefär tio år. Det går också på två, eller på upp till tolv i lag. En omgång tar 20–30 minuter.
    Spelet är enkelt, och bäst lär ni er det medan ni spelar: börja, och läs om varje sak först när den dyker upp. Med ”{ lesson-learn }” berättar jag en sak i taget.
    En lek har 72 kort, nio av var och en av de åtta symbolerna, och sex jokrar. Den blandas och delas i två draghögar. Ingen lek är en annan lik.
    Blinka inte för länge! Det kan bli din duell när som helst, och vem som helst kan bli din motståndare.
ordet-fanger-rules-start-example = Anna har vänt det första kortet: symbolen överst, kategorin under. Vid pokalen står hur många kort var och en har vunnit, och vid draghögarna hur många som är kvar.

ordet-fanger-rules-flipping-title = Vända kort
ordet-fanger-rules-flipping =
    Den som öppnade bordet börjar. Sedan går turen runt bordet.
    På din tur väljer du en av de två draghögarna. Jag vänder det översta kortet för alla på samma gång, så ingen kan tjuvkika.
    Kortet läggs på din spelhög och täcker det förra. Varje hög visar alltså bara ett kort. Blir det ingen duell är det nästa spelares tur.
ordet-fanger-rules-flipping-example = Cilla vänder ▲ Ost. Ingen annan visar ▲, så nu är det Annas tur.

ordet-fanger-rules-duels-title = Duell
ordet-fanger-rules-duels =
    Två spelhögar visar samma symbol: duell! Bara de två som har högarna får svara.
    Skriv en person, en plats eller en sak som passar kategorin på motståndarens kort, inte på ditt eget. Var snabbare än motståndaren.
    Vinner du läggs motståndarens kort med baksidan upp i din poänghög. Ditt eget kort ligger kvar.
    Ett fel svar kostar ingenting. Försök bara igen.
ordet-fanger-rules-duels-example = Bo vänder ★ Något gott från Italien, och Anna visar också ★. Nu ska Anna skriva något gott från Italien, och Bo ett djur som lägger ägg.

ordet-fanger-rules-answers-title = Vad som duger
ordet-fanger-rules-answers =
    Verkligt eller påhittat, levande eller dött: allt som passar duger, om andra också känner till det. På ”Djur med horn” går både get och enhörning bra, men inte din morbrors marsvin.
    Jag godtar alla svar. Tycker du att ett svar är fel? Begär omröstning.

ordet-fanger-rules-series-title = Dueller i rad
ordet-fanger-rules-series =
    När vinnaren tar ett kort kommer kortet under fram. Passar det ihop med en annan hög börjar nästa duell på en gång.
    Det är aldrig mer än en duell åt gången. Finns det flera att välja på kommer den med det nyaste kortet först, och sedan tas de i tur och ordning runt bordet från den som vände.
    Ingen vänder kort förrän alla dueller är klara. Sedan går turen till spelaren efter den som vände senast.
ordet-fanger-rules-series-example = Bo har tagit Annas ● Soppa. Under den låg ✚ Något i badrummet, och Cilla visar också ✚. Nästa duell blir Anna mot Cilla.

ordet-fanger-rules-jokers-title = Jokrar
ordet-fanger-rules-jokers =
    En joker visar två symboler och läggs mellan draghögarna. Från och med då är det duell också när de två symbolerna ligger överst i varsin hög. Håll alltså ett öga på dem också!
    Den som vände jokern vänder ett kort till, när duellerna är klara.
    Bara den nyaste jokern gäller, om inte ”{ ordet-fanger-option-jokers }” under ”{ chat-do-options }” låter alla gälla. Jokrar ger inga poäng.
    I första varvet, tills alla har ett kort, läggs en joker undan och ett annat kort vänds. Är omgångens allra sista kort en joker spelas dess duell, och sedan är omgången slut.
ordet-fanger-rules-jokers-example = Bo vänder en joker med ▲ och ✚. Anna visar ▲ och Cilla ✚, så de två är i duell.

ordet-fanger-rules-ties-title = Oavgjort
ordet-fanger-rules-ties =
    Kommer båda svaren nästan samtidigt är det oavgjort. Detsamma gäller om ingen svarar i tid.
    En tredje spelare vänder då ett kort. Nu svarar båda på det kortets kategori, och den snabbaste tar kortet från den första duellen.
    Oavgjort igen? Då vänds ett kort till. Efter två sådana kort utan svar avbryts duellen, och båda behåller sina kort.
ordet-fanger-rules-ties-example = Det skilde bara 0,06 sekunder mellan Bo och Anna. Cilla har vänt ◆ Språk. Den som först skriver ett språk tar kortet från duellen.

ordet-fanger-rules-votes-title = Omröstning
ordet-fanger-rules-votes =
    Håller du inte med om ett svar, eller om vem som var först? Fram till nästa kort kan alla vid bordet begära omröstning. Bredvid finns länkar där ni kan slå upp svaret.
    Spelet står stilla medan alla röstar hemligt, de två i duellen också.
    Det krävs en majoritet för att stryka ett svar. Vid lika röstetal står det kvar, men är ni bara två vid bordet blir en röst mot en oavgjort. Lika röstetal om vem som var först blir också oavgjort.
    Stryks ett svar tas allt som hände därefter tillbaka. Nästa svar i tur gäller, och finns det inget fortsätter duellen.
ordet-fanger-rules-votes-example = Bo skrev ”Cola” på Annas ≈ Något surt och vann kortet. Cilla håller inte med. Nu röstar alla tre.

ordet-fanger-rules-winning-title = Vem som vinner
ordet-fanger-rules-winning =
    Omgången är slut när båda draghögarna är tomma och den sista duellen är klar.
    Flest kort i poänghögen vinner. Har flera lika många delar de segern. Kort som ligger kvar i spelhögarna räknas inte.
    Två omgångar är bäst. Den andra börjar nästa spelare, med samma lek eller en annan på samma språk. Korten från båda omgångarna räknas ihop.
ordet-fanger-rules-winning-example = Cilla har vänt det sista kortet, och det blev ingen duell. Bo har flest kort, 12, och vinner.

ordet-fanger-rules-two-title = Två spelare
ordet-fanger-rules-two =
    Roligast är det om ni redan kan spelet. Ni har två spelhögar var.
    På din tur väljer du vilken av dina högar kortet ska läggas på, innan du ser det. Visar det samma symbol som en av motståndarens högar är det en vanlig duell.
    Visar dina egna två högar samma symbol svarar ni båda på kortet som nyss vändes. Den snabbaste tar det, även ur sin egen hög.
    Följer en sådan duell på en annan svarar ni på kortet som nyss kom fram. Beror den på en joker svarar ni på kortet som lades sist. Vid oavgjort vänder jag kortet som avgör.
ordet-fanger-rules-two-example = Anna visar ◆ på båda sina högar. Både Anna och Bo svarar på det nya kortet: Något som går upp och ner.

ordet-fanger-rules-three-title = Tre högar
ordet-fanger-rules-three =
    Med tre spelhögar tas två av symbolerna bort, och jokrarna som visar dem. Då blir det 54 kort och fler dueller.
    Den som börjar väljer symbolerna, till exempel ruter och cirkel. Under ”{ ordet-fanger-option-drop_symbols }” kan ni låta slumpen välja, eller behålla alla.

ordet-fanger-rules-teams-title = Lag
ordet-fanger-rules-teams =
    Det finns högst sex spelhögar. Är ni fler än sex delar två spelare en hög, så att upp till tolv kan vara med. Det går fint också med yngre barn.
    Den sjunde spelaren delar hög med den första, den åttonde med den andra och så vidare. Under ”{ ordet-fanger-option-teams }” kan ni sätta ihop er på annat sätt, även när ni är färre. Ett lag är två spelare, och den som inte har något lag spelar ensam. Det måste bli minst tre högar.
    De två i ett lag delar hög och poäng. De turas om att vända kort, och i en duell får båda svara.
ordet-fanger-rules-teams-example = Anna och Bo är ett lag, och deras hög visar ★, precis som Cillas. Båda får svara: det räcker att en av dem är snabbare än Cilla.

ordet-fanger-rules-young-title = Yngre spelare
ordet-fanger-rules-young =
    En yngre spelare kan ha samma kategori hela spelet, till exempel ”Djur” eller ”Mat”. Då kan en sexåring vara med.
    Den yngre svarar alltid på den, vad korten än säger, och behöver bara titta efter symboler som är lika. De andra svarar på det som står på kortet.
    Så får alla det lagom svårt. Välj kategori under ”{ ordet-fanger-option-young }”.
ordet-fanger-rules-young-example = Anna är yngre och svarar alltid på ”Mat”, vad som än står på Bos kort. Bo svarar på Annas kort: Djur som lägger ägg.

ordet-fanger-rules-several-title = Flera svar
ordet-fanger-rules-several =
    Vill ni ha det svårare? Kräv två eller tre olika svar för att vinna en duell, under ”{ ordet-fanger-option-answers_needed }”.
    Skriv ett svar i varje meddelande. Tiden för det sista avgör. Ett lags svar räknas ihop.

ordet-fanger-rules-repeats-title = Inget två gånger
ordet-fanger-rules-repeats =
    Ni avgör själva om samma svar får användas igen. Det får det, om ni inte förbjuder det under ”{ ordet-fanger-option-repeats }”. Båda sätten går bra, men förbud är svårare.
    Med förbud räknas inget som någon vid bordet redan har sagt i omgången: i en duell eller i pratet emellan, för vilken kategori som helst, strukna svar också. Tänk alltså på vad ni pratar om!
    I prat räcker det att orden står någonstans i meddelandet. Stora bokstäver, skiljetecken och mellanslag spelar ingen roll.
    Säger ni två samma sak nästan samtidigt har ingen upprepat något: då är det oavgjort.

ordet-fanger-rules-spotting-title = Upptäcka dueller
ordet-fanger-rules-spotting =
    Jag säger till när det är duell. Vill ni se det själva? Välj ”{ ordet-fanger-option-duels-sharp_eyes }” under ”{ ordet-fanger-option-duels }”. Då är jag tyst, och tiden börjar gå vid det första svaret.
    Märker de två ingenting får ni andra säga till dem. Knuffar, visslingar och vilda gester är tillåtna!
    Försöker någon vända ett kort medan en duell pågår är duellen avslöjad. Inga nya kort vänds förrän alla dueller är klara.
    Är draghögarna tomma säger jag till om de dueller som är kvar. När jag själv spelar med dröjer nästa kort en stund, duell eller ej.
ordet-fanger-rules-spotting-example = Anna och Bo visar båda ★, men jag är tyst. Den av dem som ser det skriver bara sitt svar.

ordet-fanger-rules-time-title = Tider
ordet-fanger-rules-time =
    Du har en minut på dig att vända ett kort. Sedan vänder jag det. För det allra första kortet är tiden dubbelt så lång.
    I en duell har ni en minut på er att svara. En tredje spelare har tio sekunder att vända kortet som avgör. En omröstning tar högst 30 sekunder.
    Efter en duell dröjer det tre sekunder till nästa kort, så att alla hinner säga ifrån. Efter omgångens sista duell dröjer det trettio.
    Ni kan ändra tiderna under ”{ chat-do-options }”, eller ta bort gränserna. Utan gräns väntar en duell tills någon svarar eller båda sidor ger upp den. Då är den oavgjord.

ordet-fanger-rules-languages-title = Två språk
ordet-fanger-rules-languages =
    En av lekarna har samma kort på fyra språk. Väljer ni den kan ni använda ”{ ordet-fanger-option-second_language }” under ”{ chat-do-options }”. Då står båda språken på korten, och svar på båda räknas.
    Omgång två spelas då med samma lek.
ordet-fanger-rules-languages-example = Korten har två språk. Bo får svara på vilket som: ett djur som lägger ägg, eller ”an animal that lays eggs”.

ordet-fanger-rules-first-title = Vem som var först
ordet-fanger-rules-first =
    Meddelandenas egna tidsstämplar avgör, aldrig när de når mig. Discord sätter stämpeln när meddelandet kommer dit. Min fördröjning spelar alltså ingen roll: jag väntar en kort stund innan jag säger vem som vann.
    Din egen uppkoppling spelar däremot roll. Därför är det oavgjort när svaren skiljer sig högst en tiondels sekund. Ni kan ändra det under ”{ ordet-fanger-option-tie_margin }”.
    Efter varje duell står hur mycket senare det andra svaret kom. ”{ chat-do-fair }” visar tiderna med länkar till meddelandena. Länken innehåller tiden, så vem som helst kan kontrollera den.
    Kommer ett tidigare svar fram för sent ändras resultatet, så länge ni kan begära omröstning. Ett svar som skrevs innan kortet syntes, eller efter att tiden var ute, räknas inte.
ordet-fanger-rules-first-example = Bo svarade 0,310 sekunder före Anna.

ordet-fanger-rules-typing-title = Skriva svar
ordet-fanger-rules-typing =
    Skriv svaret som ett vanligt meddelande i kanalen. Det får ha högst 60 tecken och måste ha minst en bokstav eller siffra.
    Börjar meddelandet med en punkt är det bara prat. Börjar det med / eller ! är det ett kommando.
    Texten som du skickade först gäller, vad du än ändrar eller raderar sedan. Du kan ta tillbaka ditt eget svar.

ordet-fanger-rules-deciding-title = Kortet som avgör
ordet-fanger-rules-deciding =
    Kortet vänds av nästa spelare som inte är med i duellen. Har ingen gjort det inom tio sekunder, eller är ni bara två, vänder jag det. Det räknas inte som någons tur och startar ingen egen duell.
    En joker blandas tillbaka på en gång, och ett annat kort vänds.
    När duellen är avgjord blandas kortet tillbaka i en draghög som har kort kvar. Är båda tomma är kortet ute ur omgången. Finns inget kort att vända lånas ett ur en annan lek på samma språk. Finns det ingen sådan avbryts duellen.
    Två kort vars duell har avbrutits duellerar inte igen så länge båda ligger överst.

ordet-fanger-rules-voting-title = Mer om omröstning
ordet-fanger-rules-voting =
    I en duell kan ni rösta en gång om varje svar som gäller, och en gång om vem som var först, om båda har svarat. Röstar ingen ändras ingenting. Ett svar som en majoritet har godkänt prövas inte igen för den kategorin.
    Ett svar som har röstats ned räknas inte en gång till i samma duell. Fortsätter duellen börjar tiden om från början, och det som skrevs medan ni röstade räknas inte.
    Ber någon om nästa kort innan någon annan har sagt ifrån är saken avgjord. Tidsstämplarna avgör vem som var först där också.
    ”{ race-listed }” visar dig, och bara dig, vilka svar som är kända i kategorin. Listan dömer inte: ett svar som saknas där kan vara rätt ändå. När jag spelar med begär jag omröstning om svar som listorna får mig att tvivla på, och jag röstar efter dem.

ordet-fanger-rules-leaving-title = Ge upp
ordet-fanger-rules-leaving =
    Ger du upp kommer du sist, vilka poäng du än har. Du svarar, vänder och röstar inte mer. Ditt översta kort är inte längre med i duellerna, och är du mitt i en duell tar den andra sidan kortet.
    I ett lag spelar lagkamraten vidare för er båda. Är det bara en sida kvar har den vunnit, och matchen är slut.

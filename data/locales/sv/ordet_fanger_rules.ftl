# The rules of Ordet fanger

# Reglerna
ordet-fanger-rules-goal-title = Vad det går ut på
ordet-fanger-rules-goal =
    Vinn flest kort genom att vara snabbast med ett ord. För två till tolv spelare; från sju och uppåt spelar ni i lag.
    Leken har 72 kort med åtta symboler, nio av varje, och sex jokrar. Den blandas och delas i två draghögar. När båda är tomma och sista duellen är klar är omgången slut.
    Två omgångar är bäst. Den andra börjar nästa plats, med samma lek eller en annan på samma språk, och korten från båda räknas ihop. Flest kort i poänghögen vinner. Lika många delar segern. Kort i spelhögarna räknas inte.
    Den som ger upp kommer sist: det översta kortet är inte längre med i duellerna, och den andra sidan tar kortet i en duell som pågår. Med två sidor slutar matchen; i ett lag spelar lagkamraten vidare för båda.
ordet-fanger-rules-drawing-title = Att vända kort
ordet-fanger-rules-drawing =
    Den som öppnade bordet börjar, sedan går turen i platsordning. Den som är på tur väljer en draghög, och boten visar kortet för alla på samma gång. Det läggs på den egna spelhögen och täcker det förra, så att varje hög bara visar ett kort. Sedan är det nästa spelares tur, om det inte blir duell.
    Vänder du inget kort på en minut vänder boten ett åt dig, om ni inte väljer något annat. För det allra första kortet är tiden dubbelt så lång.
ordet-fanger-rules-duels-title = Dueller
ordet-fanger-rules-duels =
    Visar två högar samma symbol är det duell. Skriv snabbt en person, en plats eller en sak som passar kategorin på motståndarens kort. Påhittat går bra, om andra också känner till det. Bara de två i duellen kan svara. Fel svar kostar ingenting.
    Vinnaren tar motståndarens kort till sin poänghög och har kvar sitt eget. Ligger det då ett kort framme som ger en ny duell spelas den direkt. Ingen vänder kort så länge det är duell. Sedan är det platsen efter den som vände det senaste kortet.
    Blir det flera dueller på en gång kommer den med det nyaste kortet först.
ordet-fanger-rules-first-title = Vem som var först
ordet-fanger-rules-first =
    Det avgörs av meddelandenas egna tidsstämplar, aldrig av när de kommer fram till boten. Discord sätter stämpeln när meddelandet kommer dit. Därför spelar botens fördröjning aldrig någon roll: den väntar en kort stund innan den dömer. Din egen uppkoppling spelar däremot roll, och marginalen för oavgjort mildrar det. Varje dom säger hur mycket senare det andra svaret kom. ”{ chat-do-fair }” under den visar tiderna med länkar till meddelandena: id:t i en länk innehåller tiden, så vem som helst kan kontrollera den.
    Ett svar är högst 60 tecken, har minst en bokstav eller siffra och börjar inte med punkt. Punkt först betyder prat, / eller ! först ett kommando. Den text som skickades först gäller, vad som än ändras eller raderas sedan. Du kan ta tillbaka ditt eget svar. Ett tidigare svar som kommer fram efter domen rättar den, så länge omröstning kan begäras.
ordet-fanger-rules-jokers-title = Jokrar
ordet-fanger-rules-jokers =
    En joker har två symboler och läggs mellan draghögarna. Från och med då är det duell också när båda dess symboler ligger framme. Bara den nyaste jokern gäller, om inte inställningen ”{ ordet-fanger-option-jokers }” låter alla gälla. Den som vände jokern vänder ett kort till när duellerna är klara. Jokrar ger inga poäng.
    I första varvet, tills alla har ett kort, läggs jokrar undan och ett annat kort vänds.
ordet-fanger-rules-ties-title = Oavgjort
ordet-fanger-rules-ties =
    Kommer svaren nästan samtidigt, eller svarar ingen i tid, är det oavgjort. Det betyder en tiondels sekund, och en minut, om ni inte väljer något annat. Då vänder en tredje spelare ett kort, efter tio sekunder boten, och båda svarar på det kortets kategori. Vinnaren tar kortet från den första duellen. Blir det oavgjort igen vänds ett kort till. Efter två sådana kort utan svar ställs duellen in, och båda behåller sina kort. Spelar ni utan tidsgräns väntar en duell tills någon svarar eller båda sidor ger upp den; då är det också oavgjort.
    Efteråt blandas korten som avgjorde tillbaka i en draghög som har kort kvar. Är båda tomma är de ute ur omgången. En joker blandas tillbaka direkt och ett annat kort vänds. Finns inget kort kvar lånas ett ur en annan lek på samma språk; finns ingen ställs duellen in.
    Två kort vars duell ställdes in duellerar inte igen så länge båda ligger överst.
ordet-fanger-rules-votes-title = Omröstningar
ordet-fanger-rules-votes =
    Boten godtar alla svar. Håller du inte med? Fram till nästa kort kan alla vid bordet begära omröstning om ett svar eller om vem som var först, en gång för varje. Spelet står stilla medan alla röstar hemligt, duellanterna också: i 30 sekunder, om ni inte väljer något annat.
    Bara en majoritet av de avgivna rösterna stryker ett svar. Vid lika röster står domen kvar, men är ni bara två blir en mot en oavgjort. Stryks det tas allt därefter tillbaka och nästa svar i tur gäller; finns inget fortsätter duellen. Lika röster om vem som var först blir oavgjort. Röstar ingen står domen fast. Ett svar som en majoritet har godkänt prövas inte igen för den kategorin.
    ”Vad listan säger” visar var och en av er för sig vilka svar som är kända i kategorin. Listan dömer inte: ett svar som inte står där kan vara rätt ändå. När boten spelar med begär den omröstning om det som listorna gör tveksamt, och röstar efter dem.
    Efter en dom är det tre sekunder till nästa kort, och efter omgångens sista trettio.
ordet-fanger-rules-few-title = Två eller tre spelare
ordet-fanger-rules-few =
    Två spelare har två högar var. På din tur väljer du vilken hög kortet ska läggas på innan du ser det. Samma symbol hos motståndaren ger en vanlig duell.
    Får dina egna två högar samma symbol svarar ni båda på det nyss vända kortets kategori, och vinnaren tar det kortet, även ur sin egen hög. I en duellserie är det kortet som nyss kom fram, och med en joker det som lades senast. Vid oavgjort vänder boten kortet som avgör.
    Med tre högar tas två symboler bort, och jokrarna som visar dem. Då är det 54 kort och blir fler dueller. Den som börjar väljer symbolerna; en inställning lottar dem, eller låter dem vara med.
ordet-fanger-rules-teams-title = Sju till tolv: lag
ordet-fanger-rules-teams =
    Det finns högst sex högar. Är ni sju eller fler går den sjunde ihop med den första, den åttonde med den andra och så vidare. Inställningen ”{ ordet-fanger-option-teams }” sätter ihop er på annat sätt, också när ni är färre: vilka två som helst blir ett lag, och den som inte har någon är ensam. Det behövs minst tre högar.
    De två i ett lag delar hög och poäng. Sidorna vänder kort i tur och ordning, och de två i laget turas om. I en duell får båda svara, och krävs flera svar räknas deras ihop.
ordet-fanger-rules-repeats-title = Upprepningar
ordet-fanger-rules-repeats =
    Ord får användas igen, om inte inställningen ”{ ordet-fanger-option-repeats }” förbjuder det.
    Gör den det räknas ingenting som någon vid bordet redan har sagt i omgången: i en duell eller i pratet emellan, för vilken kategori som helst, strukna svar också. Tänk alltså på vad ni pratar om! I prat räcker det att orden står någonstans i meddelandet. Stora bokstäver, skiljetecken och mellanslag spelar ingen roll. Säger motståndaren samma sak inom marginalen för oavgjort har ingen av er upprepat något: då är det oavgjort.
ordet-fanger-rules-ways-title = Sätt att spela
ordet-fanger-rules-ways =
    Yngre spelare kan ha en fast kategori, till exempel Djur: de svarar alltid på den. Motståndaren svarar ändå på det som står på kortet.
    Ni kan kräva två eller tre olika svar; då räknas tiden för det sista.
    Med skarpa ögon är boten tyst, och ni måste själva upptäcka duellerna. Tiden börjar med det första svaret, eller när någon vill vända ett kort: då avslöjas duellen. Spelar boten med väntar den en stund innan den vänder ett kort, duell eller ej.
    Tiden att svara och att vända kort, marginalen för oavgjort och tiden att rösta är också inställningar.
    Den länkade leken har samma kort på fyra språk. Med den kan ni välja ett andra språk: då står båda på korten, och svar på båda räknas.

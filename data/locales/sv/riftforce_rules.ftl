# The rules of Riftforce: a book of short pages, each a section. One paragraph on each line, the same
# ones in every language.

riftforce-rules-minute-title = På en minut
riftforce-rules-minute =
    Fem platser ligger längs en klyfta. Kortets tal är dess liv, gillet säger vad det kan.
    På din tur gör du en sak: **Spela ut** 1–3 kort med samma tal eller gille. **Aktivera**: kasta ett kort och använd upp till tre utspelade med samma tal eller gille. **Räkna och dra**: 1 Riftforce per plats där bara du har kort; fyll handen till sju.
    Varje förstörd fiende ger också 1. Vid 12 spelas omgången färdig: flest vinner.
riftforce-rules-minute-example = Anna räknar två platser: +2.

riftforce-rules-board-title = Framför och bakom
riftforce-rules-board =
    Ett spel för två. Fem platser ligger i rad längs klyftan. Dina kort ligger på din sida, motståndarens mittemot.
    Första kortet på en plats är det närmast klyftan, sista kortet det längst bort. Framför betyder närmare klyftan, bakom längre bort. Ett ensamt kort är både först och sist.
    Grannplatser ligger precis bredvid varandra. De två yttersta är inte grannar.
    Varje kort visar sitt gille (symbolen) och sitt tal: 5, 6 eller 7. Talet är kortets liv. Den röda stjärnan visar hur mycket skada kortet har.
riftforce-rules-board-example = På Plats 2 ligger Annas Vatten 5 först, närmast klyftan. Bakom ligger Eld 6, och sist den nya Växt 7. Bos första kort där är Luft 6.

riftforce-rules-turn-title = Din tur
riftforce-rules-turn =
    Ni turas om. På din tur gör du precis en av tre saker: spelar ut kort, aktiverar kort, eller räknar och drar.
    Spela ut för att få kort på bordet. Aktivera för att skada fienden. Räkna när du har platser för dig själv eller vill ha nya kort.
    En omgång är ett drag var: först den som började matchen, sedan den andra.

riftforce-rules-play-title = Spela ut
riftforce-rules-play =
    Spela ut ett till tre kort från handen på din sida av klyftan. Alla ska ha samma tal, eller alla samma gille (symbol). Lägg dem allihop på en plats, i den ordning du vill. Eller lägg ett på var och en av två eller tre platser som ligger bredvid varandra utan lucka. Två här och ett där går inte.
    Nya kort hamnar alltid bakom dem som redan ligger där, så att alla tal syns.
    Jord och Kärlek gör något redan när de spelas ut. Lägg först ut alla korten. Sedan gör de sitt, ett i taget, i den ordning du spelade dem.
riftforce-rules-play-example = Anna spelar ut tre Jord, ett var på Plats 2, 3 och 4. Bos kort på de platserna får genast 1 i skada var.

riftforce-rules-activate-title = Aktivera
riftforce-rules-activate =
    Kasta ett kort från handen, öppet. Aktivera sedan ett till tre av dina kort på bordet: alla med det kastade kortets tal, eller alla med dess gille. Du får inte blanda, och minst ett av dina kort måste passa.
    Korten får ligga var som helst. Du väljer dem ett i taget, i vilken ordning du vill, varje kort högst en gång. Ett kort som hinner förstöras kan inte aktiveras.
    Varje aktiverat kort gör allt som dess gille kan, från början till slut och så långt det går. Det som kan göras måste göras. Det som inte går hoppas över.
    Passar bara ett kort aktiveras det utan fråga. Finns inget mer att aktivera är draget slut.
riftforce-rules-activate-example = Anna kastar Växt 5 och aktiverar tre femmor. Vatten ger Luft 2 i skada, flyttar till Plats 2 och ger Skugga 1. Eld ger Luft 3, så att den förstörs: 1 Riftforce till Anna. Växten bakom Elden får 1, men Ljus läker den.

riftforce-rules-check-title = Räkna och dra
riftforce-rules-check =
    Det här får du göra bara om du har färre än sju kort på handen.
    Du får 1 Riftforce för varje plats där du har minst ett kort och motståndaren inget. Bara du får poäng nu, inte motståndaren.
    Dra sedan tills du har sju kort. Tar draghögen slut blandas din kasthög till en ny. Räcker inte det heller drar du det som finns.
    Det går bra även om det inte finns något att dra.
riftforce-rules-check-example = På Plats 3 och Plats 5 har bara Anna kort: 2 Riftforce. Hon hade fyra kort på handen och drar tre.

riftforce-rules-damage-title = Skada
riftforce-rules-damage =
    Skadan ligger kvar på kortet, också när det flyttar. Är skadan lika stor som kortets tal, eller större, förstörs kortet. Överskottet går förlorat.
    Det förstörda kortet läggs i sin ägares kasthög utan sin skada, och korten bakom flyttar fram. Ägarens motståndare får 1 Riftforce.
    Det gäller vem som än gjorde skadan. Bränner din Eld upp ditt eget kort är det motståndaren som får poängen.
    Två undantag: en Kristall ger 2, och det som förstörs av Syra ger ingenting.
riftforce-rules-damage-example = Annas Eld ger Bos Is 3 i skada. Isen har 4 av 5 och klarar sig. Växten bakom Elden får 1, har 5 av 5 och förstörs: 1 Riftforce till Bo.

riftforce-rules-winning-title = Vem som vinner
riftforce-rules-winning =
    Poängen heter Riftforce, precis som spelet. Du får 1 för varje fiendekort som förstörs, och 1 för varje plats du har för dig själv när du räknar.
    När någon har 12 eller fler spelas omgången färdig, så att ni har haft lika många drag. Sedan vinner den som har flest. Det går bra att komma över 12: räkningen fortsätter.
    Lika? Då tar ni ett drag var till, och så vidare tills någon leder.
riftforce-rules-winning-example = Anna började och har nått 12. Bo har 11 och ett drag kvar. Får Bo 2 till är det Bo som vinner.

riftforce-rules-start-title = Välja gillen
riftforce-rules-start =
    Den som sitter först singlar slant om vem som väljer först. Den spelaren gör också matchens första drag.
    Var och en får ett gille på lott. Bland dem som visas väljer ni sedan ett var i tur och ordning, tills båda har fyra. I grundspelet läggs ett av de tio gillena bort på måfå och sju visas. Med alla arton visas åtta. Gillen som ingen väljer är inte med.
    Vill ni välja alla fyra fritt? Ändra ”{ riftforce-option-picks }” under ”{ chat-do-options }”. Då lottas inget: alla gillen visas, och efter slantsinglingen väljer ni ett var i tur och ordning, tills båda har fyra. Varje gille kan väljas en gång.
riftforce-rules-start-example = Båda har fått ett gille på lott och sedan valt ett. Nu väljer Anna bland de fem som är kvar.

riftforce-rules-deal-title = Kort och giv
riftforce-rules-deal =
    Varje gille har nio kort: fyra femmor, tre sexor och två sjuor. Vad gillet kan står på ett eget kort, åkallaren. Här står det under din hand och på sidorna om gillena.
    Dina fyra gillen blir en blandad draghög med 36 kort, baksidan upp. Du drar sju till handen.
    Sedan lägger den som inte börjar det översta kortet i sin draghög på platsen i mitten. Det är inte spelat ut, så det utlöser ingenting.
riftforce-rules-deal-example = Anna börjar och har dragit sju kort. Bos översta kort ligger redan i mitten.

riftforce-rules-fire-title = { riftforce-guild-fire }, { riftforce-guild-earth }, { riftforce-guild-light }
riftforce-rules-fire =
    De slår rakt fram. ”Här” är platsen där kortet ligger. Första fienden ligger närmast klyftan.
    {"**"}{ riftforce-guild-fire }**: { riftforce-guild-fire-ability } Förstörs ditt eget kort får motståndaren poängen. Ligger Eld sist bränns inget eget kort.
    {"**"}{ riftforce-guild-earth }**: { riftforce-guild-earth-ability } Spelar du ut flera Jord slår var och en av dem till, genast.
    {"**"}{ riftforce-guild-light }**: { riftforce-guild-light-ability } Det får vara Ljus självt. Har något av dina kort skada måste du läka.
riftforce-rules-fire-example = Anna kastar Kristall 5 och aktiverar tre femmor. Eld ger Is 3 i skada och Annas egen Kristall bakom 1. Jord ger Växt 2. Ljus ger Vatten 2 och läker Kristallen.

riftforce-rules-crystal-title = { riftforce-guild-crystal }, { riftforce-guild-ice }, { riftforce-guild-thunderbolt }
riftforce-rules-crystal =
    De slår också till på sin egen plats: Kristall mot den första fienden, Is mot den sista, Blixt mot vilken du vill. Sist ligger fienden längst från klyftan.
    {"**"}{ riftforce-guild-crystal }**: { riftforce-guild-crystal-ability } En förstörd Kristall ger alltså 2 Riftforce. Är det en Skugga som förstör den blir det 3.
    {"**"}{ riftforce-guild-ice }**: { riftforce-guild-ice-ability } En ensam fiende är både först och sist.
    {"**"}{ riftforce-guild-thunderbolt }**: { riftforce-guild-thunderbolt-ability } Finns det fiender kvar här måste Blixten slå den andra gången också. Någon tredje gång blir det inte.
riftforce-rules-crystal-example = Kristall ger Jord 4 i skada. Is ger Vatten 4: det ligger sist och hade redan 2. Blixt förstör Eld och slår en gång till, mot Växt.

riftforce-rules-plant-title = { riftforce-guild-plant } och { riftforce-guild-water }
riftforce-rules-plant =
    De når en grannplats, alltså en plats precis bredvid. Första fienden ligger närmast klyftan.
    {"**"}{ riftforce-guild-plant }**: { riftforce-guild-plant-ability } Finns det fiender på någon grannplats måste du välja en sådan plats. Fienden hamnar sist här och tar sin skada med sig.
    {"**"}{ riftforce-guild-water }**: { riftforce-guild-water-ability } Vatten måste flytta. Det hamnar sist på den nya platsen, på din sida, och tar sin skada med sig.
riftforce-rules-plant-example = Växt ger Is 2 i skada och drar den från Plats 4 till Plats 3. Vatten ger Luft 2, flyttar till Plats 1 och ger Skugga 1.

riftforce-rules-shadow-title = { riftforce-guild-shadow } och { riftforce-guild-air }
riftforce-rules-shadow =
    De når alla platser, och de måste flytta. På den nya platsen hamnar de sist på din sida, med sin skada. Första fienden ligger närmast klyftan.
    {"**"}{ riftforce-guild-shadow }**: { riftforce-guild-shadow-ability } Ett kort som Skugga förstör ger alltså 2 Riftforce, och en Kristall 3.
    {"**"}{ riftforce-guild-air }**: { riftforce-guild-air-ability } Luft kan alltså skada upp till tre fiender: en där den landar och en på varje sida.
riftforce-rules-shadow-example = Skugga flyttar till Plats 4 och förstör Eld, som redan hade 5 i skada: 2 Riftforce. Luft flyttar till Plats 3 och ger 1 i skada där, på Plats 2 och på Plats 4.

riftforce-rules-acid-title = { riftforce-guild-acid }, { riftforce-guild-star }, { riftforce-guild-love }
riftforce-rules-acid =
    Ur den andra uppsättningen. De slår rakt fram. ”Här” är platsen där kortet ligger.
    {"**"}{ riftforce-guild-acid }**: { riftforce-guild-acid-ability } Inte ens en Kristall.
    {"**"}{ riftforce-guild-star }**: { riftforce-guild-star-ability } Är draghögen tom blandas kasthögen först till en ny.
    {"**"}{ riftforce-guild-love }**: { riftforce-guild-love-ability } Har något av dina kort här skada måste du läka ett.
riftforce-rules-acid-example = Syra förstör Kristall, men Anna får ingen Riftforce. Jord bakom får 1 i skada. Stjärna ger Eld 2, och Anna drar ett kort. Kärlek ger Ljus 2.

riftforce-rules-beast-title = { riftforce-guild-beast }, { riftforce-guild-sand }, { riftforce-guild-lava }
riftforce-rules-beast =
    Ur den andra uppsättningen. De når andra platser.
    {"**"}{ riftforce-guild-beast }**: { riftforce-guild-beast-ability }
    {"**"}{ riftforce-guild-sand }**: { riftforce-guild-sand-ability }
    Odjur och Sand måste flytta. De hamnar sist på den nya platsen och tar sin skada med sig.
    {"**"}{ riftforce-guild-lava }**: { riftforce-guild-lava-ability }
    Framför betyder närmare klyftan. Korten bakom Lavan klarar sig. Förstörs ett eget kort får motståndaren poängen.
riftforce-rules-beast-example = Odjur är skadat, flyttar till Plats 1 och ger Eld 3 i skada. Sand flyttar till Plats 5, ger båda fienderna 1 och läker 1 på sig själv. Lava ger Ljus och Jord 2 var, och 1 till sig själv och Kärlek framför.

riftforce-rules-music-title = { riftforce-guild-music } och { riftforce-guild-magnet }
riftforce-rules-music =
    Ur den andra uppsättningen. De flyttar på fiender.
    {"**"}{ riftforce-guild-music }**: { riftforce-guild-music-ability }
    Kortet räknas som förstört, så du får poängen. Sedan är det ditt: det ligger oskadat sist på din sida, och Jord och Kärlek gör det de gör när de spelas ut. Du får aktivera det redan i samma drag, om det passar och du inte har aktiverat tre.
    Förstörs det senare får motståndaren poängen, och det läggs i din kasthög.
    {"**"}{ riftforce-guild-magnet }**: { riftforce-guild-magnet-ability } De hamnar på samma plats, sist på varsin sida. Finns ingen fiende här flyttar Magneten ensam.
riftforce-rules-music-example = Musik förstör Eld: 1 Riftforce, och Eld ligger nu oskadad hos Anna på Plats 1. Magnet ger Kristall, som låg sist, 2 i skada. Båda flyttar till Plats 5.

riftforce-rules-timing-title = När kort förstörs
riftforce-rules-timing =
    Ett kort förstörs först när kortet som skadade det har gjort allt det ska. Därför kan en fiende med dödlig skada hinna flyttas först.
    För kort som Blixt, Skugga eller Musik träffar avgörs det däremot genast, och likaså för kort som träffas när något spelas ut.
    Förstörs flera kort på samma gång läggs de i kasthögarna från Plats 1 till Plats 5, på varje plats från det första till det sista.

riftforce-rules-open-title = Vad alla ser
riftforce-rules-open =
    Händer och draghögar är hemliga, men inte hur många kort de har. Av en kasthög syns bara det översta kortet.
    Det du har sett får du minnas: vad som har lagts i en kasthög, och kort som någon har visat och tagit tillbaka. När en kasthög blandas till en ny draghög kan du därför räkna ut den spelarens hand. Jag minns också.

riftforce-rules-back-title = Ångra och ge upp
riftforce-rules-back =
    Du får ångra dina steg, ett i taget, tills motståndaren har gjort något: även steget som avslutade ditt drag, och ett gille som du har valt. Därefter måste motståndaren säga ja. Ingen kan gå tillbaka förbi ett kort som har dragits.
    Du kan ge upp när som helst, även när ni väljer gillen. Då har du förlorat på en gång, och hemliga kort förblir hemliga.
    Har ingen av er några kort kvar annat än på bordet, och har ni lika många platser för er själva när omgången är slut, kan ingen dra ifrån längre. Då slutar matchen som den står. Har ni lika mycket Riftforce delar ni segern.

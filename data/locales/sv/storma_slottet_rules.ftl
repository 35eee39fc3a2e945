# The rules of Storma slottet!

storma-slottet-rules-minute-title = På en minut
storma-slottet-rules-minute =
    Fäll fiendens knekt, dam och kung. Ni har varsitt Aktivt kort framme: knektar tål 25, kungar 30, damer 35.
    På din tur gör du en sak: **anfall** med kort i en färg (inte målets egen) och jokrar, **läk** med sifferkort i det skadade kortets färg, **byt ut** kort eller **gör reträtt** till Sjukstugan.
    Fäller du ett kort får du dra tre, och fienden ställer upp ett nytt.
storma-slottet-rules-minute-example = Anna anfaller med ♣10 + ♣9 + ♣7 = 26. Bos knekt faller.
storma-slottet-rules-courts-title = De klädda korten
storma-slottet-rules-courts =
    Ett spel för två. Ni väljer varsin färg. Färgens tre **klädda kort** (knekt, dam och kung) är ditt Kungahus.
    De klädda korten i de två andra färgerna är **hjältar**. En hjälte som du har på hand kan göra en av tre saker:
    Som **Legosoldat** ställs den upp som Aktivt kort, så att fienden måste fälla den i stället för någon ur ditt Kungahus.
    Som **Lönnmördare** anfaller den. Den kan göra stor skada, men upptäcks den av vakterna dör den och blir fiendens Trofé.
    Som **Läkare** läker den. Men slinter kniven blir ditt kort så illa skadat att nästan vad som helst fäller det.
    Det gäller både kungliga och hjältar: en knekt tål 25 i skada, en kung 30 och en dam 35.
storma-slottet-rules-start-title = Så börjar ni
storma-slottet-rules-start =
    Leken har 54 kort: de vanliga 52 och två jokrar. Ni väljer varsin färg, inte samma, i den ordning ni sitter. Jag blandar och ger.
    Var och en får sina tre kungliga kort och 17 kort till, alltså 20. De sista 14 blir **Draghög**.
    Var och en väljer ett klätt kort på hand, kungligt eller hjälte, som **Aktivt kort** och lägger det med baksidan upp. När båda har valt vänds korten samtidigt.
    Båda slår en **T10**, en tiosidig tärning. Den visar 0 till 9, och en nolla räknas som noll. Den som slår högst börjar; blir det lika slår ni om.
storma-slottet-rules-turn-title = Din tur
storma-slottet-rules-turn =
    På din tur gör du precis en av fyra saker: **anfaller**, **läker**, **byter ut kort** eller **gör reträtt**. Kan du inte göra någon av dem går turen vidare av sig själv.
    Ditt eget Kungahus har bara en uppgift: att stå som Aktivt kort. Det anfaller aldrig, läker aldrig och byts aldrig ut.
    Sedan drar du tills du har 10 kort. Har du redan 10 eller fler drar du inget; det finns ingen gräns för hur många du får ha.
storma-slottet-rules-exchange-title = Byta kort
storma-slottet-rules-exchange =
    Visa ett eller flera kort i samma färg: sifferkort, hjältar eller båda delarna. Lägg dem i **Kasthögen** och dra lika många från Draghögen. Jokrar kan inte bytas ut, och inte ditt eget Kungahus.
    Motståndaren ser vad du kastar, men inte vad du drar.
storma-slottet-rules-attack-title = Anfalla
storma-slottet-rules-attack =
    Du anfaller motståndarens Aktiva kort; inget annat kort kan anfallas. Spela hur många sifferkort och Lönnmördare du vill i **en färg**, och hur många jokrar du vill. Bara jokrar går också bra.
    Kort i målets egen färg biter inte, inte ens Lönnmördare: ingen spader skadar spader kung. Jokrar biter alltid.
    Alla kort i ett anfall spelas på en gång. Du kan inte se hur det går och sedan lägga till fler.
storma-slottet-rules-damage-title = Skada
storma-slottet-rules-damage =
    Ett sifferkort skadar så mycket som det visar; ess är värda 1. Varje kort som skadar ligger kvar på målet som **Skadekort**, värt den skada det gjorde.
    När ett kort inte tål mer **faller** det och blir din Trofé; Skadekorten på det går till Kasthögen. Överskottet går förlorat.
    Motståndaren ställer då genast upp ett nytt kort, från handen eller ur Sjukstugan.
storma-slottet-rules-damage-example = Anna anfaller hjärter kung med ♠9 + ♠8 = 17. En kung tål 30, så han tål 13 till.
storma-slottet-rules-wild-title = Jokrar och Lönnmördare
storma-slottet-rules-wild =
    En **joker** slår två T10, som läggs ihop: 1 till 18 i skada. Dubbelnolla är en fummel: ingen skada, och motståndaren tar jokern på hand.
    En **Lönnmördare** gör 5 plus en T10: 6 till 14 i skada. Vid en nolla blir den upptäckt: ingen skada, och den blir motståndarens Trofé.
    Varje joker och varje Lönnmördare slår för sig, i den ordning du valde dem. Fumlar någon gäller resten av anfallet ändå.
storma-slottet-rules-wild-example = Anna spelar ♦8, ruter dam som Lönnmördare (5 + 6 = 11) och en joker (4 + 7 = 11). Det blir 30: hjärter dam tål 5 till.
storma-slottet-rules-heal-title = Läka
storma-slottet-rules-heal =
    Läk ett av dina skadade kort, det Aktiva eller det i Sjukstugan. Till det duger sifferkort i kortets egen färg, jokrar, och Läkare i vilken färg som helst: hjärter dam, till exempel, läks av hjärter.
    Spela ett kort i taget, så många du vill. Du ser tärningarna däremellan och får sluta när du vill.
    Varje kort tar bort Skadekort som du väljer, tillsammans värda högst så mycket som det läker. Det tar aldrig bort en del av ett Skadekort, och inget sparas till nästa kort. Ett sifferkort läker så mycket som det visar, ess 1, och måste ta bort något.
    Kortet som läker och Skadekorten som det tar bort går till Kasthögen. Det som ligger kvar räknas fortfarande.
    Draget är slut när ingen skada är kvar, när du inte har mer att läka med eller när du slutar.
storma-slottet-rules-heal-example = Hjärter dam har Skadekort på 2, 4 och 7. Anna läker med ♥6: den kan ta bort 2 och 4, men inte 7. Till det behövs mer.
storma-slottet-rules-doctors-title = Jokrar och Läkare
storma-slottet-rules-doctors =
    En **joker** läker bara ett kort som tål högst 10 till. Den slår två T10 och läker så mycket som den högre visar. Vid dubbelnolla **dör** kortet och blir motståndarens Trofé, jokern går till Kasthögen och läkandet är över.
    En **Läkare** läker 7 plus två T10, som mest 25. Läkare läker bara det Aktiva kortet, om ni inte väljer ”{ storma-slottet-option-doctors_in_sickbay }” under ”{ chat-do-options }”.
    Vid dubbelnolla slinter kniven: Läkaren ligger kvar som Skadekort, så stort att kortet bara tål 1 till. Du får läka vidare, och Läkaren kan tas bort som andra Skadekort. Tålde kortet redan bara 1 är Läkaren värd 0.
    Efter slaget väljer du vad som ska tas bort. En joker eller Läkare går till Kasthögen även om den inte tar bort något.
storma-slottet-rules-doctors-example = Hjärter dam tål 35 och har 20 i skada. Annas Läkare, klöver dam, slår 0 och 0 och blir kvar som Skadekort på 14: hjärter dam tål bara 1 till.
storma-slottet-rules-sickbay-title = Sjukstugan
storma-slottet-rules-sickbay =
    Är din Sjukstuga tom kan du flytta dit ditt Aktiva kort med alla dess Skadekort. Ett annat klätt kort från handen ställs öppet upp i stället. Kortet behöver inte vara skadat för att göra reträtt. I Sjukstugan ryms bara ett kort.
    I Sjukstugan kan kortet inte anfallas. Sifferkort och jokrar kan läka det där.
    Ut kommer det bara när du förlorar ditt Aktiva kort: då får du ställa upp det i stället för ett klätt kort från handen.
storma-slottet-rules-sickbay-example = Spader kung har 18 i skada. Anna gör reträtt: han går till Sjukstugan, och ruter dam tar över som Legosoldat.
storma-slottet-rules-trophies-title = Troféer
storma-slottet-rules-trophies =
    Ett kort som faller blir en **Trofé** åt den som fällde det och är ur spel.
    Den som har förlorat sitt Aktiva kort ställer genast upp ett nytt: ett klätt kort från handen, eller det i Sjukstugan.
    Först därefter dras kort. Den som var på tur drar upp till 10. Sedan ger varje ny Trofé tre kort; den som har färre än 10 drar först upp till 10.
    Troféer räknas inte till något annat, men de extra korten är till stor hjälp. En Legosoldat eller Lönnmördare bland dem bidrar inte till att fälla Kungahuset.
storma-slottet-rules-trophies-example = Anna har 7 kort kvar när Bos Legosoldat faller. Bo ställer upp hjärter dam. Anna drar upp till 10, och sedan tre till för Trofén: 13.
storma-slottet-rules-winning-title = Vinna
storma-slottet-rules-winning =
    När knekten, damen och kungen i ett Kungahus alla är Troféer har huset fallit, och slottet är stormat. Den andra vinner genast: ingen drar eller ställer upp något mer.
    Ni kan när som helst enas om oavgjort: den ena erbjuder, den andra säger ja. Erbjudandet förfaller om den andra avslutar en tur utan att svara. Blir svaret nej får du erbjuda igen nästa tur.
    Ger du upp har du förlorat på en gång. Dolda kort förblir dolda.
storma-slottet-rules-details-title = Detaljer
storma-slottet-rules-details =
    Dolt: händerna och Draghögen. Allt annat ligger öppet: Aktiva kort, Skadekort, Sjukstugan, Troféer, Kasthögen, utbytta kort och hur många kort var och en har.
    När det sista kortet i Draghögen tas blandas Kasthögen till en ny, även mitt i en dragning. Finns inget kvar någonstans drar du färre.
    Du kan ångra det du just har gjort: fritt tills den andra gör något eller tärningar slås, därefter om den andra går med på det, men aldrig sedan ett kort har dragits eller vänts.

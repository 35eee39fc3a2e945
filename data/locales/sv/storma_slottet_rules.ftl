# The rules of Storma slottet!

storma-slottet-rules-minute-title = På en minut
storma-slottet-rules-minute =
    Fäll fiendens knekt, dam och kung. Ni har varsitt Aktivt kort framme: knektar tål 25, kungar 30, damer 35.
    På din tur gör du en sak: **anfall** med kort i en färg (inte målets egen) och jokrar, **läk** med siffror i det skadade kortets färg, **byt** kort eller **dra tillbaka** kortet till Sjukstugan.
    Fäller du ett kort får du tre nya, och fienden ställer fram ett annat.
storma-slottet-rules-minute-example = Anna anfaller med ♣10 + ♣9 + ♣7 = 26. Bos knekt faller.
storma-slottet-rules-goal-title = Målet
storma-slottet-rules-goal =
    Ett spel för två. Var och en väljer en färg: sitt Kungahus, alltså färgens knekt, dam och kung. När alla tre i ett Kungahus har blivit fiendens Troféer har slottet fallit, och den andra vinner på stunden.
    De klädda korten i de två fria färgerna är hjältar. De tjänar den som har dem på hand: som Legosoldat (ställs upp som Aktivt kort), Lönnmördare (anfaller) eller Läkare (helar).
    Knektar tål 25, kungar 30 och damer 35. Ess är värda 1. En T10 (tiosidig tärning) visar 0 till 9, och nollan är en nolla.
    Bara händerna och Draghögen är dolda. Allt annat ligger öppet.
    Den som ger upp har förlorat på en gång, och dolda kort förblir dolda.
storma-slottet-rules-start-title = Så börjar ni
storma-slottet-rules-start =
    Välj färg i platsordning, två olika. Du får dina tre klädda kort och 17 kort till; 14 kort blir Draghög. Jokrarna är med.
    Båda väljer ett klätt kort, kungligt eller hjälte, som Aktivt kort och lägger det med baksidan upp; korten vänds samtidigt. Sedan slår båda T10, och högst börjar. Lika slås om.
storma-slottet-rules-turn-title = Ett drag
storma-slottet-rules-turn =
    På din tur gör du precis ett av fyra drag: byter ut kort, anfaller, helar eller gör reträtt. Går inget av dem, går turen vidare av sig själv.
    Byta ut: visa ett eller flera kort av en färg, sifferkort och hjältar men inte jokrar, lägg dem i Kasthögen och dra lika många. Ditt eget Kungahus byter du aldrig bort; det anfaller inte och helar inte heller.
    Efter draget fyller du på till 10 kort. Fler än 10 är tillåtet. När det sista kortet i Draghögen tas blandas Kasthögen till en ny.
    Ni kan när som helst komma överens om oavgjort: den ena erbjuder, den andra antar. Den som avslutar ett drag utan att svara låter erbjudandet förfalla.
    Det du just har gjort får du ta tillbaka: fritt tills den andra gör något eller tärningar har slagits, därefter om den andra går med på det, men aldrig förbi ett kort som har dragits eller vänts.
storma-slottet-rules-attack-title = Anfall
storma-slottet-rules-attack =
    Anfall motståndarens Aktiva kort med hur många sifferkort och Lönnmördare du vill, alla av en färg, plus valfria jokrar. Bara jokrar går också bra. Kort av samma färg som målet biter inte, inte ens Lönnmördare. Allt läggs på en gång, sedan slår du tärningarna.
    Sifferkort skadar sitt värde. Joker: 2T10, alltså två tärningar ihop; dubbelnolla är en fummel, och motståndaren tar jokern på hand. Lönnmördare: 5 + T10; på en nolla blir det ingen skada, och Lönnmördaren blir motståndarens Trofé. Resten av anfallet gäller ändå.
    Varje kort som skadade ligger kvar på målet som Skadekort, värt den skada det gjorde. Är det skadade kortets tålighet slut faller det och blir din Trofé; Skadekorten går till Kasthögen. Skada utöver det går förlorad.
storma-slottet-rules-heal-title = Hela
storma-slottet-rules-heal =
    Hela ett av dina skadade kort. Du lägger ett kort i taget, så många du vill, ser tärningarna däremellan och får sluta när du vill. De här helar: sifferkort i det skadade kortets färg, jokrar, och Läkare av valfri färg.
    Varje kort lyfter hela Skadekort som du väljer, vars summa är högst dess värde. Av skador på 3, 5 och 9 kan en åtta lyfta 3 och 5, men inte 9. Inget sparas till nästa kort. Ett sifferkort måste lyfta något.
    Det helande kortet går till Kasthögen, även om tärningarna inte lät det lyfta något, och det gör också Skadekorten som det lyfter.
    Joker: bara om kortet tål högst 10 till. Slå 2T10; den högre gäller. Vid dubbelnolla dör kortet och blir motståndarens Trofé, jokern går till Kasthögen och helandet är slut.
    Läkare: 7 + 2T10, bara på det Aktiva kortet, om inte en inställning släpper in Läkare i Sjukstugan. En Läkare som lyckas går till Kasthögen. Vid dubbelnolla blir Läkaren kvar som Skadekort och kortet tål bara 1 till; du får hela vidare.
storma-slottet-rules-retreat-title = Sjukstugan
storma-slottet-rules-retreat =
    Är Sjukstugan tom kan ditt Aktiva kort gå dit med sina Skadekort, och du ställer öppet upp ett annat klätt kort från handen. Kortet behöver inte vara skadat. Kortet i Sjukstugan kan inte anfallas, och det kan helas med sifferkort och jokrar.
    Ut kommer det bara när du har förlorat ditt Aktiva kort: då väljer du genast ett klätt kort från handen eller det i Sjukstugan.
storma-slottet-rules-trophies-title = Troféer
storma-slottet-rules-trophies =
    Ett fallet kort blir en Trofé och är ur spel. Först fyller den som gjorde draget på till 10. Sedan belönas nya Troféer: den som har färre än 10 kort fyller på till 10 och tar därefter tre kort per ny Trofé.
    En Legosoldat eller Lönnmördare som Trofé ger kort men fäller inget Kungahus. När ett Kungahus faller är matchen genast slut.

# Ordet fanger, inlärt genom spel. Högst 300 tecken vardera; det som ska tryckas på eller skrivas är fetstilt.
lesson-ordet-fanger-flip = Vi har två högar var. Vi turas om att vända ett kort och lägga det på en av dem. På varje kort finns en symbol och en kategori. Tryck på **{ ordet-fanger-ask-draw }**.
lesson-ordet-fanger-unlike = Korten överst visar olika symboler, så inget händer. Så fort två av dem visar samma symbol blir det duell. Tryck på **{ ordet-fanger-ask-draw }**.
lesson-ordet-fanger-duel = Samma symbol: duell! Du svarar på kategorin på mitt kort. Först vinner, och fel svar kostar inget. Den här gången håller jag mig lugn. Skriv ett svar på ”{ $category }” här i kanalen, till exempel **”saloon”**.
lesson-ordet-fanger-points = Först! Mitt kort är ditt: det ligger med baksidan upp och ger en poäng, och ditt eget kort ligger kvar. Flest poäng när draghögarna är slut vinner. Tryck på **{ ordet-fanger-ask-draw }**.
lesson-ordet-fanger-joker = En joker! Dess två symboler räknas nu som samma, så ditt översta kort duellerar med mitt. Du svarar på mitt igen: ”{ $category }”, till exempel **”pingvin”**.
lesson-ordet-fanger-ties = En joker hamnar inte i någon hög, så du vänder ett kort till. Förresten: två svar inom en tiondels sekund är oavgjort, och då vänds ett nytt kort som vi båda svarar på. Tryck på **{ ordet-fanger-ask-draw }**.
lesson-ordet-fanger-race = Duell igen, och nu tävlar jag också, fast utan brådska! Skriv snabbt ett svar på ”{ $category }”, till exempel **”luft”**.
lesson-ordet-fanger-tied = Oavgjort! Nu svarar vi båda på kortet som just vändes: ”{ $category }”.
lesson-ordet-fanger-won = Du var snabbast! Jag godtar alla svar. Den som tycker att ett svar är fel trycker på ”{ ordet-fanger-ask-contest }” före nästa kort, och då röstar alla. Tryck på **{ ordet-fanger-ask-draw }**.
lesson-ordet-fanger-lost = Den här gången var jag snabbast, och ditt kort är mitt. I en match kan den som tycker att ett svar är fel trycka på ”{ ordet-fanger-ask-contest }” före nästa kort, och då röstar alla. Tryck på **{ ordet-fanger-ask-draw }**.
lesson-ordet-fanger-over = Nu kan du tillräckligt! Spela vidare härifrån; från och med nu tävlar jag på riktigt. Resten står under ”{ chat-do-rules }”.

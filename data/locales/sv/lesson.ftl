# Att lära sig genom att spela, i alla spel. Det som ska tryckas på är fetstilt, i tryckens ordning.
lesson-learn = Lär dig genom att spela
lesson-leave = Avsluta lektionen
lesson-told = 🎓 { $told }
lesson-deal = 🎓 I den här lektionen delas alltid samma kort ut.
lesson-wait = Ett ögonblick, det är min tur.
lesson-instead = Inte riktigt, och inget har spelats. { $told }
lesson-over = Nu kan du tillräckligt! Spela vidare härifrån i din egen takt. ”{ chat-do-hint }” säger vad en bra spelare skulle göra, och resten står under ”{ chat-do-rules }”.
lesson-left = Härifrån spelar du på egen hand.
lesson-is-over = Den här lektionen är redan slut.
lesson-none = Till de här korten finns det ingen lektion.
lesson-offer = Är ”{ $game }” nytt för dig? Jag visar hur det går till: en kort match mot mig, en sak i taget. Du kan sluta när du vill.

verify-lesson = { $moves ->
    [0] Korten är givna som i spelets lektion, som alltid är likadan.
    [one] Korten är givna som i spelets lektion, som alltid är likadan, och ett av mina drag hörde till lektionen.
   *[other] Korten är givna som i spelets lektion, som alltid är likadan, och { $moves } av mina drag hörde till lektionen.
}

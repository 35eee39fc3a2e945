# Ordet fanger, learnt by playing. At most 300 characters each; what is to be pressed or written is bold.
lesson-ordet-fanger-flip = Each of us has two piles, and we take turns flipping cards onto them. Every card has a symbol and a category. Press **{ ordet-fanger-ask-draw }**.
lesson-ordet-fanger-unlike = All the top symbols are different, so nothing happens. As soon as two top cards show the same symbol, it’s a duel. Press **{ ordet-fanger-ask-draw }**.
lesson-ordet-fanger-duel = The same symbol: a duel! You answer the category on my card. The first answer wins, and a wrong one costs nothing. I’ll hold back this time. Type something for “{ $category }” here in the channel, such as **“saloon”**.
lesson-ordet-fanger-points = You were first, so my card is yours: it now lies face down and scores a point. Your own card stays. When the draw piles are empty, the most points wins. Press **{ ordet-fanger-ask-draw }**.
lesson-ordet-fanger-joker = A joker! Its two symbols now count as the same, so your top card and mine are in a duel. Again you answer my card, “{ $category }”: type something such as **“penguin”**.
lesson-ordet-fanger-ties = A joker goes on nobody’s pile, so you flip again. By the way: two answers within a tenth of a second are a tie. Then another card is flipped, and we both answer that one. Press **{ ordet-fanger-ask-draw }**.
lesson-ordet-fanger-race = A duel again, and now I’m racing too, though I take my time! Quickly, something for “{ $category }”, such as **“air”**.
lesson-ordet-fanger-tied = A tie! Now both of us answer the card that has just been flipped: “{ $category }”.
lesson-ordet-fanger-won = You were faster! I accept any answer. If somebody thinks one is wrong, they press “{ ordet-fanger-ask-contest }” before the next card, and everybody votes. Press **{ ordet-fanger-ask-draw }**.
lesson-ordet-fanger-lost = I was faster this time, so your card is mine. In a match, if you think an answer is wrong, press “{ ordet-fanger-ask-contest }” before the next card, and everybody votes. Press **{ ordet-fanger-ask-draw }**.
lesson-ordet-fanger-over = That’s all you need to know! Play on from here: from now on I race in earnest. “{ chat-do-rules }” has everything else.

# Ordet fanger, lært gjennom spill. Høyst 300 tegn hver; det som skal trykkes på eller skrives, står med halvfet skrift.
lesson-ordet-fanger-flip = Vi har to bunker hver og trekker kort til dem etter tur. På hvert kort står det et symbol og en kategori. Trykk på **{ ordet-fanger-ask-draw }**.
lesson-ordet-fanger-unlike = Alle symbolene øverst er ulike, så ingenting skjer. Så snart to av dem er like, blir det duell. Trykk på **{ ordet-fanger-ask-draw }**.
lesson-ordet-fanger-duel = Samme symbol: duell! Du svarer på kategorien på mitt kort. Førstemann vinner, og feil svar koster ingenting. Denne gangen holder jeg meg i ro. Skriv noe til «{ $category }» her i kanalen, for eksempel **«saloon»**.
lesson-ordet-fanger-points = Du var først! Kortet mitt er ditt: Det ligger med baksiden opp og gir ett poeng, og ditt eget kort blir liggende. Den som har flest poeng når trekkebunkene er tomme, vinner. Trykk på **{ ordet-fanger-ask-draw }**.
lesson-ordet-fanger-joker = En joker! De to symbolene på den regnes nå som like, så det øverste kortet ditt duellerer med mitt. Du svarer på mitt igjen: «{ $category }», for eksempel **«pingvin»**.
lesson-ordet-fanger-ties = En joker havner ikke i noen bunke, så du trekker ett kort til. Forresten: Er det høyst et tidels sekund mellom svarene, er det uavgjort. Da flippes et kort til, som vi begge svarer på. Trykk på **{ ordet-fanger-ask-draw }**.
lesson-ordet-fanger-race = Duell igjen, og nå er jeg med i kappløpet, men jeg tar meg god tid! Fort, skriv noe til «{ $category }», for eksempel **«luft»**.
lesson-ordet-fanger-tied = Uavgjort! Nå svarer vi begge på kortet som nettopp ble flippet: «{ $category }».
lesson-ordet-fanger-won = Du var raskest! Jeg godtar alle svar. Den som synes at et svar er feil, trykker på «{ ordet-fanger-ask-contest }» før neste kort, og da stemmer alle. Trykk på **{ ordet-fanger-ask-draw }**.
lesson-ordet-fanger-lost = Denne gangen var jeg raskest, og kortet ditt er mitt. Synes du at et svar er feil, trykker du i en kamp på «{ ordet-fanger-ask-contest }» før neste kort, og da stemmer alle. Trykk på **{ ordet-fanger-ask-draw }**.
lesson-ordet-fanger-over = Nå kan du det viktigste! Spill videre herfra; fra nå av konkurrerer jeg på ordentlig. Resten finner du under «{ chat-do-rules }».

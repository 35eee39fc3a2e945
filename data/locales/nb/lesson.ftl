# Å lære mens man spiller, i alle spill. Det som skal trykkes på, står med halvfet skrift, i trykkenes rekkefølge.
lesson-learn = Lær mens du spiller
lesson-leave = Avslutt leksjonen
lesson-told = 🎓 { $told }
lesson-deal = 🎓 I denne leksjonen deles kortene alltid ut på samme måte.
lesson-wait = Et øyeblikk, det er min tur.
lesson-instead = Ikke helt, og ingenting har skjedd. { $told }
lesson-over = Nå kan du det viktigste! Spill videre herfra i ditt eget tempo. «{ chat-do-hint }» sier hva en god spiller ville gjort, og resten finner du under «{ chat-do-rules }».
lesson-left = Herfra spiller du på egen hånd.
lesson-is-over = Denne leksjonen er allerede over.
lesson-none = Det finnes ingen leksjon for disse kortene.
lesson-offer = Er «{ $game }» nytt for deg? Jeg viser deg hvordan det går for seg: en kort kamp mot meg, én ting om gangen. Du kan slutte når du vil.

verify-lesson = { $moves ->
    [0] Kortene er delt ut som i leksjonen til spillet, som alltid er lik.
    [one] Kortene er delt ut som i leksjonen til spillet, som alltid er lik, og ett av trekkene mine hørte til leksjonen.
   *[other] Kortene er delt ut som i leksjonen til spillet, som alltid er lik, og { $moves } av trekkene mine hørte til leksjonen.
}

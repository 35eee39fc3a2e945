# Kuhnpoker
kuhn-poker-name = Kuhnpoker
kuhn-poker-about = Tre kort, två spelare och en insats: den minsta poker som finns.
kuhn-poker-command-bet = satsa
kuhn-poker-command-bet-help = Passa eller satsa, syna eller lägg dig
kuhn-poker-command-bet-refused = Det är inte din tur att satsa.
kuhn-poker-rules-minute-title = På en minut
kuhn-poker-rules-minute =
    För två spelare, med en knekt, en dam och en kung. Var och en lägger 1 i potten och får ett kort.
    Den första av er passar eller satsar 1 till. Har den andra passat får du också passa eller satsa; har den andra satsat synar du eller lägger dig.
    Den som lägger sig förlorar sin insats. Om ingen lägger sig tar det högre kortet hela potten.
kuhn-poker-act = Din tur
kuhn-poker-deed = { $what ->
    [check] Passa
    [bet] Satsa
    [call] Syna
   *[fold] Lägg dig
}
kuhn-poker-not-that = Det passar inte in här: en satsning synas, eller så lägger man sig.
kuhn-poker-pot = I potten
kuhn-poker-turn = Det är { $who } som står på tur.
kuhn-poker-did = { $what ->
    [check] { $who } passar.
    [bet] { $who } satsar.
    [call] { $who } synar.
   *[fold] { $who } lägger sig.
}
kuhn-poker-won = { $who } vinner { $points }.

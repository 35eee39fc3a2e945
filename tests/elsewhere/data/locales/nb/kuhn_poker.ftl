# Kuhnpoker
kuhn-poker-name = Kuhn-poker
kuhn-poker-about = Tre kort, to spillere og én innsats: den minste pokeren som finnes.
kuhn-poker-command-bet = sats
kuhn-poker-command-bet-help = Sjekk eller sats, syn eller kast deg
kuhn-poker-command-bet-refused = Det er ikke din tur til å satse.
kuhn-poker-rules-minute-title = På ett minutt
kuhn-poker-rules-minute =
    For to spillere, med en knekt, en dame og en konge. Hver legger 1 i potten og får ett kort.
    Den første av dere sjekker eller satser 1 til. Har den andre sjekket, kan du også sjekke eller satse; har den andre satset, syner du eller kaster deg.
    Den som kaster seg, taper innsatsen sin. Hvis ingen kaster seg, tar det høyeste kortet hele potten.
kuhn-poker-act = Din tur
kuhn-poker-deed = { $what ->
    [check] Sjekk
    [bet] Sats
    [call] Syn
   *[fold] Kast deg
}
kuhn-poker-not-that = Det svarer ikke på det som ligger: En innsats synes, eller så kaster man seg.
kuhn-poker-pot = I potten
kuhn-poker-turn = Det er { $who } sin tur.
kuhn-poker-did = { $what ->
    [check] { $who } sjekker.
    [bet] { $who } satser.
    [call] { $who } syner.
   *[fold] { $who } kaster seg.
}
kuhn-poker-won = { $who } vinner { $points }.

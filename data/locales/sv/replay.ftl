# En match som är slut, drag för drag.
replay-open = Repris
replay-title = Repris
replay-dealt = Starten · { $count ->
    [0] inget drag
    [one] ett drag
   *[other] { $count } drag
}
replay-move = Drag { $move } av { $count }
replay-point = { $move } · { $what }
replay-jump = Hoppa till …
replay-see-public = Så som alla såg det
replay-see-own = Så som jag såg det
replay-see-open = Allas händer
replay-agree = Visa våra händer
replay-agreed = Du har sagt ja till att visa alla händer. { $count ->
    [one] En spelare har inte svarat än.
   *[other] { $count } spelare har inte svarat än.
}
replay-not-there = Då satt du inte med, så det här är vad alla såg.
replay-share = Dela ögonblicket
replay-export = Exportera
replay-exported = Hela matchen som fil. I en terminal visar ”./spelvarden replay” den drag för drag, och ”./spelvarden verify” räknar efter.
replay-from-here = Repris härifrån
replay-unknown = Jag känner inte till någon sådan match här. Kanske har jag inte kvar den, eller så spelades den där du inte får titta.
replay-gone = Jag har inte kvar den här matchen längre.
replay-not-over = Matchen pågår fortfarande. När den är slut kan du se tillbaka på den.
replay-not-played = Matchen slutade innan den hade börjat, så det finns inget att se tillbaka på.
replay-not-seated = Du var inte med i den här matchen.
replay-may-not-write = Du får inte skriva i den här kanalen, och kan därför inte dela något här.
replay-not-shared-here = Ett ögonblick kan bara delas på servern där matchen spelades.
replay-keys = Enter: nästa drag · b: bakåt · f: första · l: sista · ett nummer: det draget · q: sluta

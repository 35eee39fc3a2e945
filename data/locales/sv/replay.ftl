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
replay-see-public = Som alla såg det
replay-see-own = Som jag såg det
replay-see-open = Alla händer
replay-agree = Visa våra händer
replay-agreed = Du har sagt ja till att visa alla händer. { $count ->
    [one] En spelare har inte svarat än.
   *[other] { $count } spelare har inte svarat än.
}
replay-not-there = Då var du inte med, så det här är vad alla såg.
replay-share = Dela ögonblicket
replay-export = Exportera
replay-exported = Hela matchen som fil. I en terminal visar ”./spelvarden replay” den drag för drag, och ”./spelvarden verify” kontrollerar den.
replay-from-here = Repris härifrån
replay-unknown = Jag känner inte till någon sådan match här. Kanske har jag inte kvar den, eller så spelades den i en kanal som du inte ser.
replay-gone = Den här matchen har jag inte kvar.
replay-not-over = Matchen pågår fortfarande. När den är slut kan du se tillbaka på den.
replay-not-played = Matchen slutade innan den hade börjat, så det finns inget att se tillbaka på.
replay-not-seated = Du var inte med i den här matchen.
replay-may-not-write = Du får inte skriva i den här kanalen, så du kan inte dela något här.
replay-not-shared-here = Ett ögonblick kan bara delas på servern där matchen spelades.
replay-keys = Enter: nästa drag · b: bakåt · f: första · l: sista · ett nummer: det draget · q: sluta

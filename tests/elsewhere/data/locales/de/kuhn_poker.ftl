# Kuhn-Poker
kuhn-poker-name = Kuhn-Poker
kuhn-poker-about = Drei Karten, zwei Personen und ein Einsatz: das kleinste Poker, das es gibt.
kuhn-poker-command-bet = setzen
kuhn-poker-command-bet-help = Schieben oder setzen, mitgehen oder passen
kuhn-poker-command-bet-refused = Du bist nicht an der Reihe zu setzen.
kuhn-poker-rules-minute-title = In einer Minute
kuhn-poker-rules-minute =
    Zu zweit, mit einem Buben, einer Dame und einem König. Jeder legt 1 in den Topf und bekommt eine Karte.
    Wer anfängt, schiebt oder setzt 1 mehr. Wurde zu dir geschoben, darfst auch du schieben oder setzen; wurde gesetzt, gehst du mit oder passt.
    Wer passt, verliert seinen Einsatz. Passt niemand, nimmt die höhere Karte den ganzen Topf.
kuhn-poker-act = Du bist dran
kuhn-poker-deed = { $what ->
    [check] Schieben
    [bet] Setzen
    [call] Mitgehen
   *[fold] Passen
}
kuhn-poker-not-that = Das ist hier keine Antwort: Bei einem Einsatz geht man mit oder passt.
kuhn-poker-pot = Im Topf
kuhn-poker-turn = { $who } ist an der Reihe.
kuhn-poker-did = { $what ->
    [check] { $who } schiebt.
    [bet] { $who } setzt.
    [call] { $who } geht mit.
   *[fold] { $who } passt.
}
kuhn-poker-won = { $who } gewinnt { $points }.

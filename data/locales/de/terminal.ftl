# Die Partie am Terminal.
terminal-pass = Gib { $who } die Tastatur. Jetzt schaut nur { $who } hin: Eingabetaste drücken.
terminal-who = Wer sitzt an der Tastatur? { $seats }
terminal-who-or-answer = Wer? (Schreib die Nummer, gern mit der Antwort gleich dahinter.) { $seats }
terminal-menu = Was machst du?
terminal-menu-line = { $number }  { $what }
terminal-menu-optional = { $number }  { $what } (wenn du magst)
terminal-other = 0  Jemand anders
terminal-back = 0  Zurück
terminal-choose = { $label }: { $most ->
    [one] eine Nummer
   *[other] { $least } bis { $most } Nummern mit Leerzeichen dazwischen
}
terminal-choose-in-order = { $label }: { $most ->
    [one] eine Nummer
   *[other] { $least } bis { $most } Nummern mit Leerzeichen dazwischen, in der gewünschten Reihenfolge
}
terminal-write = { $label }:
terminal-do = Eingabetaste führt es aus, 0 geht zurück
terminal-not-a-number = „{ $given }“ ist keine der gezeigten Nummern.
terminal-not-a-seat = „{ $given }“ ist niemand von den Gezeigten.
terminal-concede = Wer aufgeben will, tippt im eigenen Zug { $command }.
terminal-concede-sure = { $command } noch einmal gibt auf, alles andere spielt weiter
terminal-next = Weiter mit der Eingabetaste.
terminal-saved = Die Partie liegt in { $file }.
terminal-bye = Die Partie wurde vor ihrem Ende verlassen.
terminal-choose-if-any = { $label }: { $most ->
    [one] eine Nummer, oder nur Eingabetaste für keine
   *[other] bis zu { $most } Nummern mit Leerzeichen dazwischen, oder nur Eingabetaste für keine
}
terminal-take-back-word = zurück
terminal-take-back-hint = Schreib jederzeit „{ $word }“, um einen Zug zurückzunehmen.
terminal-take-back-nothing = Es gibt keinen Zug zum Zurücknehmen.
terminal-take-back-last = der letzte Zug.
terminal-take-back-asked = { $who } möchte das zurücknehmen: { $what }
terminal-take-back-agree = Enter, wenn alle anderen einverstanden sind, 0, wenn es dabei bleibt
terminal-hint = Ein Tipp: { $why }

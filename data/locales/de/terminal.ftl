# Die Partie am Terminal.
terminal-pass = Gib { $who } die Tastatur. Ab jetzt schaut nur { $who } hin: Drück die Eingabetaste.
terminal-who = Wer sitzt an der Tastatur? { $seats }
terminal-who-or-answer = Wer? (Tipp die Nummer ein, gern gleich mit der Antwort dahinter.) { $seats }
terminal-menu = Was machst du?
terminal-menu-line = { $number }  { $what }
terminal-menu-optional = { $number }  { $what } (wenn du magst)
terminal-other = 0  Jemand anderes
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
terminal-do = Eingabetaste: so spielen, 0: zurück
terminal-not-a-number = „{ $given }“ ist keine der gezeigten Nummern.
terminal-not-a-seat = „{ $given }“ ist niemand von denen, die hier stehen.
terminal-concede = Zum Aufgeben tippst du, wenn du dran bist, { $command }.
terminal-concede-sure = Noch einmal { $command } gibt auf, alles andere spielt weiter
terminal-next = Weiter mit der Eingabetaste.
terminal-saved = Die Partie ist gespeichert: { $file }
terminal-bye = Die Partie ist noch nicht zu Ende, aber ihr seid gegangen.
terminal-choose-if-any = { $label }: { $most ->
    [one] eine Nummer, oder nur die Eingabetaste für keine
   *[other] bis zu { $most } Nummern mit Leerzeichen dazwischen, oder nur die Eingabetaste für keine
}
terminal-take-back-word = zurück
terminal-take-back-hint = Tipp jederzeit „{ $word }“, um einen Zug zurückzunehmen.
terminal-take-back-nothing = Es gibt keinen Zug, den man zurücknehmen könnte.
terminal-take-back-last = der letzte Zug.
terminal-take-back-asked = { $who } möchte etwas zurücknehmen: { $what }
terminal-take-back-agree = Eingabetaste, wenn alle anderen einverstanden sind, 0, wenn es dabei bleibt
terminal-hint = Ein Tipp: { $why }

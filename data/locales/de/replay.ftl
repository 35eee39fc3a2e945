# Eine beendete Partie, Zug für Zug.
replay-open = Wiederholung
replay-title = Wiederholung
replay-dealt = Der Anfang · { $count ->
    [0] keine Züge
    [one] ein Zug
   *[other] { $count } Züge
}
replay-move = Zug { $move } von { $count }
replay-point = { $move } · { $what }
replay-jump = Springe zu …
replay-see-public = Was alle sahen
replay-see-own = Was ich sah
replay-see-open = Alle Hände
replay-agree = Unsere Hände zeigen
replay-agreed = Du hast zugestimmt, dass alle Hände gezeigt werden. { $count ->
    [one] Eine Person hat noch nicht zugestimmt.
   *[other] { $count } Personen haben noch nicht zugestimmt.
}
replay-not-there = Hier hast du nicht mitgespielt, deshalb siehst du, was alle sahen.
replay-share = Moment teilen
replay-export = Exportieren
replay-exported = Die ganze Partie als Datei. Im Terminal zeigt „./spelvarden replay“ sie Zug für Zug, und „./spelvarden verify“ rechnet sie nach.
replay-from-here = Von hier an ansehen
replay-unknown = Diese Partie kenne ich hier nicht. Vielleicht habe ich sie nicht mehr, oder sie wurde in einem Kanal gespielt, den du nicht siehst.
replay-gone = Diese Partie habe ich nicht mehr.
replay-not-over = Diese Partie läuft noch. Ansehen kannst du sie, wenn sie zu Ende ist.
replay-not-played = Diese Partie hat nie begonnen, deshalb gibt es nichts anzusehen.
replay-not-seated = Du hast in dieser Partie nicht mitgespielt.
replay-may-not-write = Du darfst in diesem Kanal nicht schreiben, also auch nichts teilen.
replay-not-shared-here = Ein Moment lässt sich nur auf dem Server teilen, auf dem gespielt wurde.
replay-keys = Eingabetaste: nächster Zug · b: zurück · f: erster · l: letzter · eine Zahl: dieser Zug · q: beenden

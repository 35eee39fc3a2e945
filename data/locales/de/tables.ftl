# An einem Tisch: Lobby, Spiel und Ende.
tables-unknown = Diesen Tisch gibt es nicht mehr.
tables-unreadable = Dieser Tisch lässt sich mit der jetzigen Version nicht öffnen. Er bleibt, wie er ist; bitte sag denen Bescheid, die den Bot betreiben.
tables-other-rules = Diese Partie wurde nach Version {$version} der Spielregeln begonnen, und dieser Bot spielt nach Version {$ours}. Sie bleibt, wie sie ist, bis ein Bot mit jenen Regeln sie aufnimmt.
tables-other-chance = Mischen und Würfeln dieser Partie haben das Format {$version}, für das dieser Bot zu alt ist. Sie bleibt, wie sie ist; ein neuerer Bot kann sie weiterspielen.
tables-no-game = Ein Spiel namens „{ $given }“ gibt es nicht.
tables-one-per-channel = Dieses Spiel läuft hier schon. Öffne es in einem anderen Kanal oder in einem Thread.
tables-many-own = Du hast schon so viele Tische eröffnet, wie auf ihren Anfang warten dürfen: { $most }. Starte oder beende zuerst einen davon.
tables-many-here = Hier warten schon so viele Tische auf ihren Anfang, wie es sein dürfen: { $most }. Setz dich an einen davon, oder eröffne deinen in einem anderen Kanal oder in einem Thread.
tables-option = „{ $given }“ geht nicht für { $name }. Möglich: { $right }.
tables-option-long = „{ $given }“ ist zu lang für { $name }. Höchstens { $most } Zeichen haben Platz.
tables-full = Alle { $seats } Plätze sind besetzt.
tables-too-few = Zum Anfangen braucht es { $least } Leute, und { $there ->
    [one] eine Person sitzt
   *[other] { $there } sitzen
} am Tisch.
tables-seated-already = Du sitzt schon an diesem Tisch.
tables-not-seated = Du sitzt nicht an diesem Tisch.
tables-opener-only = Das kann nur, wer den Tisch eröffnet hat.
tables-word-long = Dein Wort zum Mischen darf höchstens { $most } Zeichen lang sein.
tables-word-empty = In diesem Wort ist nichts zu sehen. Schreib mindestens einen Buchstaben oder eine Ziffer.
tables-words-lost = Die Nachricht der Lobby wurde gelöscht, und die Wörter darunter zählen nicht mehr. Sagt sie hier noch einmal, oder drück einfach noch einmal „Los geht’s“.
tables-started = Die Partie hat schon begonnen.
tables-not-started = Die Partie hat noch nicht begonnen.
tables-paused = Die Partie ist angehalten.
tables-not-paused = Die Partie ist nicht angehalten.
tables-has-place = Dieser Tisch hat schon einen Platz.
tables-stranded = Den Platz dieses Tisches gibt es nicht mehr. Schreibt /{ cogs-command-table } dort, wo es weitergehen soll.
tables-over = Diese Partie ist zu Ende.
tables-not-over = Das muss warten, bis die Partie zu Ende ist.
tables-others-turn = Das ist gerade Sache von jemand anderem, und es wurde nichts gespielt. Wer an der Reihe ist, steht in der neuesten Nachricht.
tables-stale = Das steht nicht mehr zur Wahl, und es wurde nichts gespielt. Wähle neu aus dem, was du jetzt siehst.
tables-stale-counted = Deine frühere Wahl hat schon gezählt; dieser Klick ändert nichts.
tables-stopping = Der Bot startet gerade neu, und es wurde nichts gespielt. Versuch es gleich noch einmal.
tables-disk-full = Die Festplatte des Bots ist voll, darum ließ sich das nicht speichern, und es wurde nichts gespielt. Bitte sag denen Bescheid, die den Bot betreiben.
tables-store-busy = Das ließ sich gerade nicht speichern, und es wurde nichts gespielt. Versuch es gleich noch einmal.
tables-store-failed = Das ließ sich nicht speichern, und es wurde nichts gespielt. Versuch es noch einmal; passiert es wieder, sag denen Bescheid, die den Bot betreiben.
tables-many-presets = Für dieses Spiel gibt es hier schon { $most } Vorlagen. Lösch erst eine davon.
tables-back-over = Die Frage hat sich erledigt, die Partie ist weitergegangen.
tables-back-own = Darauf antworten die anderen.
tables-back-agreed = Du hast schon zugestimmt.
tables-back-asked = Die anderen sind schon gefragt.
tables-back-nobody = Hier ist niemand, der dem zustimmen könnte.
tables-no-such-clock = So eine Uhr gibt es nicht. Such dir eine im Menü aus.
tables-no-time-to-give = Es gibt niemand anderen, dessen Uhr läuft.
tables-time-enough = Die Zeit reicht schon für eine Woche. Mehr lässt sich nicht geben.

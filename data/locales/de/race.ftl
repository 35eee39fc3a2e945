# Spiele, die laut im Kanal selbst gespielt werden.
race-said = { $who }: „{ $text }“
race-no-answer-now = Das ist gerade keine Antwort auf irgendetwas, gezählt wurde also nichts.
race-ballot = Deine geheime Stimme: { $choice }.

# Wo eine Antwort nachgeschlagen werden kann
race-link-encyclopaedia = Lexikon
race-link-dictionary = Wörterbuch
race-link-search = Im Netz suchen

# Was die Liste der bekannten Antworten sagt
race-listed = Was die Liste sagt
race-stands = { $state ->
    [yes] „{ $text }“ steht auf der Liste der bekannten Antworten zu „{ $category }“.
   *[no] „{ $text }“ steht nicht auf der Liste der bekannten Antworten zu „{ $category }“.
}
race-no-judge = Ihr entscheidet, nicht die Liste: Auch eine Antwort, die nicht darauf steht, kann richtig sein.
race-unlisted = Zu „{ $category }“ gibt es keine Liste bekannter Antworten, ihr entscheidet also ganz allein.
race-known = { $there ->
    [one] Die einzige bekannte Antwort
   *[other] Bekannte Antworten ({ $count } von { $there })
}
race-vote-called = Jetzt stimmen alle darüber ab.
race-vote-too-late = Die nächste Karte war schon verlangt, als du dich gemeldet hast; es bleibt bei der Entscheidung.
race-voted = Diese Abstimmung ist vorbei.
race-vote-over = Diese Abstimmung ist vorbei.
race-vote-undecided = Das Match war zu Ende, bevor die Abstimmung entschieden war.

# Wo gespielt wird, und wie
chat-do-start_here = Gleich hier starten
race-own-thread = „{ chat-do-start }“ öffnet einen Thread nur für dieses Spiel. Unter „{ chat-do-more }“ steht „{ chat-do-start_here }“: Dann wird in diesem Kanal gespielt.
race-same-set = Noch einmal dasselbe Kartenset oder diesmal ein anderes? Wählt es unter „{ chat-do-options }“.
race-no-content = Ich darf hier keine Nachrichten lesen. Geantwortet wird deshalb mit dem Knopf unter jeder Karte oder mit /{ cogs-command-answer }. Um das zu ändern, schaltet, wer den Bot betreibt, unter discord.com/developers/applications (Bot) „Message Content Intent“ ein und startet mich neu.
race-slow-mode = { $seconds ->
    [one] Hier ist der Slowmode an (eine Sekunde), doch bei einem Wettrennen müssen alle so schnell schreiben dürfen, wie sie können. Schaltet ihn in den Kanaleinstellungen aus, oder spielt in einem Thread.
   *[other] Hier ist der Slowmode an ({ $seconds } Sekunden), doch bei einem Wettrennen müssen alle so schnell schreiben dürfen, wie sie können. Schaltet ihn in den Kanaleinstellungen aus, oder spielt in einem Thread.
}
chat-slow-there = { $seconds ->
    [one] In { $place } ist der Slowmode an (eine Sekunde), doch bei einem Wettrennen müssen alle so schnell schreiben dürfen, wie sie können. Schaltet ihn aus und drückt dann dort auf „{ chat-do-start }“.
   *[other] In { $place } ist der Slowmode an ({ $seconds } Sekunden), doch bei einem Wettrennen müssen alle so schnell schreiben dürfen, wie sie können. Schaltet ihn aus und drückt dann dort auf „{ chat-do-start }“.
}
race-slowed = { $seconds ->
    [one] 🐌 Hier wurde der Slowmode eingeschaltet (eine Sekunde): Wer eben geschrieben hat, muss mit seiner Antwort warten. Schaltet ihn in den Kanaleinstellungen aus; die Partie geht solange weiter, wenn ihr sie nicht anhaltet.
   *[other] 🐌 Hier wurde der Slowmode eingeschaltet ({ $seconds } Sekunden): Wer eben geschrieben hat, muss mit seiner Antwort warten. Schaltet ihn in den Kanaleinstellungen aus; die Partie geht solange weiter, wenn ihr sie nicht anhaltet.
}

# Die Zeile unter einer Entscheidung
chat-slip = { $count ->
    [one] So fiel die Entscheidung
   *[other] So fielen die Entscheidungen
}
chat-slip-times = { $times } UTC
chat-slip-gap = { $ms } ms auseinander
chat-slip-limit = Frist { $seconds } s
chat-slip-no-limit = keine Frist
chat-slip-by-vote = durch Abstimmung entschieden
chat-slip-margin = { $ms ->
    [0] unentschieden nur bei gleicher Zeit
   *[other] unentschieden bis { $ms } ms
}
chat-slip-settled = { $ms } ms auf späte Nachrichten gewartet

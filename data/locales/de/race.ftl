# Spiele, die laut im Kanal selbst gespielt werden.
race-said = { $who }: „{ $text }“
race-no-answer-now = Gerade ist nichts gefragt, deine Antwort zählt also nicht.
race-ballot = Deine geheime Stimme: { $choice }.

# Wo eine Antwort nachgeschlagen werden kann
race-link-encyclopaedia = Lexikon
race-link-dictionary = Wörterbuch
race-link-search = Im Netz suchen

# Was die Liste der bekannten Antworten sagt
race-listed = Was die Liste sagt
race-stands = { $state ->
    [yes] „{ $text }“ steht auf der Liste bekannter Antworten zu „{ $category }“.
   *[no] „{ $text }“ steht nicht auf der Liste bekannter Antworten zu „{ $category }“.
}
race-no-judge = Ihr entscheidet, nicht die Liste: Auch eine Antwort, die dort fehlt, kann richtig sein.
race-unlisted = Zu „{ $category }“ gibt es keine Liste bekannter Antworten. Ihr entscheidet also ganz allein.
race-known = { $there ->
    [one] Die einzige bekannte Antwort
   *[other] Bekannte Antworten ({ $count } von { $there })
}
race-vote-called = Jetzt stimmen alle darüber ab.
race-vote-too-late = Du hast dich zu spät gemeldet: Jemand hatte schon nach der nächsten Karte gegriffen. Es bleibt bei der Entscheidung.
race-voted = Diese Abstimmung ist vorbei.
race-vote-over = Diese Abstimmung ist vorbei.
race-vote-undecided = Die Partie war zu Ende, bevor die Abstimmung entschieden war.

# Wo gespielt wird, und wie
chat-do-start_here = Gleich hier starten
race-own-thread = „{ chat-do-start }“ öffnet einen Thread nur für dieses Spiel. Lieber gleich in diesem Kanal? Dann drück unter „{ chat-do-more }“ auf „{ chat-do-start_here }“.
race-same-set = Noch einmal derselbe Kartensatz oder diesmal ein anderer? Wählt ihn unter „{ chat-do-options }“.
race-no-content = Ich darf hier keine Nachrichten lesen. Antwortet deshalb mit dem Knopf unter jeder Karte oder mit /{ cogs-command-answer }. Ändern kann das der Betreiber des Bots: unter discord.com/developers/applications (Bot) „Message Content Intent“ einschalten und mich neu starten.
race-no-ticks = Mit der Berechtigung „{ $permission }“ könnte ich jede Antwort abhaken, die zählt.
race-slow-mode = { $seconds ->
    [one] Hier ist der Slowmode an (eine Sekunde), aber im Duell geht es um Sekundenbruchteile. Schaltet ihn in den Kanaleinstellungen aus, oder spielt in einem Thread.
   *[other] Hier ist der Slowmode an ({ $seconds } Sekunden), aber im Duell geht es um Sekundenbruchteile. Schaltet ihn in den Kanaleinstellungen aus, oder spielt in einem Thread.
}
chat-slow-there = { $seconds ->
    [one] In { $place } ist der Slowmode an (eine Sekunde), aber im Duell geht es um Sekundenbruchteile. Schaltet ihn aus und drückt dann dort auf „{ chat-do-start }“.
   *[other] In { $place } ist der Slowmode an ({ $seconds } Sekunden), aber im Duell geht es um Sekundenbruchteile. Schaltet ihn aus und drückt dann dort auf „{ chat-do-start }“.
}
race-slowed = { $seconds ->
    [one] 🐌 Hier wurde der Slowmode eingeschaltet (eine Sekunde): Wer gerade geschrieben hat, muss mit der nächsten Antwort warten. Schaltet ihn in den Kanaleinstellungen aus; die Partie läuft so lange weiter, wenn ihr sie nicht anhaltet.
   *[other] 🐌 Hier wurde der Slowmode eingeschaltet ({ $seconds } Sekunden): Wer gerade geschrieben hat, muss mit der nächsten Antwort warten. Schaltet ihn in den Kanaleinstellungen aus; die Partie läuft so lange weiter, wenn ihr sie nicht anhaltet.
}

# Die Zeile unter einer Entscheidung
chat-slip = { $count ->
    [one] So fiel die Entscheidung
   *[other] So fielen die Entscheidungen
}
chat-slip-times = { $times } UTC
chat-slip-gap = { $ms } ms auseinander
chat-slip-limit = Zeitlimit { $seconds } s
chat-slip-no-limit = ohne Zeitlimit
chat-slip-by-vote = durch Abstimmung entschieden
chat-slip-margin = { $ms ->
    [0] unentschieden nur bei gleicher Zeit
   *[other] unentschieden bis { $ms } ms Abstand
}
chat-slip-settled = { $ms } ms auf späte Nachrichten gewartet

# Ob der Bot nach dem gespielt hat, was seine Plätze wussten.
bot-player-same = { $moves ->
    [one] Ich habe einen Zug gemacht. Mit dem, was ich dabei wissen durfte, würde ich wieder denselben machen.
   *[other] Ich habe { $moves } Züge gemacht. Mit dem, was ich dabei wissen durfte, würde ich wieder dieselben machen.
}
bot-player-differs = Zug { $place }: Mit dem, was { $who } wissen durfte, hätte ich einen anderen gemacht.

# Der Bot an einem Tisch
chat-do-bot = Spelvärden dazuholen
chat-play-bot-now = Jetzt gegen mich spielen
chat-do-hint = Tipp
chat-bot-name = Spelvärden
chat-bot-numbered = Spelvärden { $number }
chat-bot-seat = { $who } ({ $level ->
    [easy] leicht
   *[hard] schwer
})
chat-bot-plays = 🤖 { $count ->
    [one] Auf diesem Platz spiele ich: { $who }
   *[other] Auf diesen Plätzen spiele ich: { $who }
}
chat-bot-how = Spelvärden: { $level ->
    [easy] leicht
   *[hard] schwer
}, { $pace ->
    [slow] langsam
    [quick] schnell
   *[steady] in ruhigem Tempo
}
chat-bot-level = { $level ->
    [easy] Leicht: Ich mache Anfängerfehler
   *[hard] Schwer: Ich spiele, so gut ich kann
}
chat-bot-pace = { $pace ->
    [slow] Ich lasse mir Zeit
    [quick] Ich spiele schnell
   *[steady] Ich spiele in ruhigem Tempo
}
chat-bot-away = Ich verlasse den Tisch
chat-hints-taken = { $who } hat { $count ->
    [one] einen Tipp
   *[other] { $count } Tipps
} bekommen
cogs-no-hint = Hier kann ich dir nichts raten.
tables-no-bot = Ich sitze nicht an diesem Tisch.
tables-no-such-manner = So kann ich nicht spielen.
tables-no-hints-aloud = In diesem Spiel gibt es keine Tipps: Es geht ja darum, selbst zuerst auf die Antwort zu kommen.

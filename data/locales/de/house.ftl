# Ob das Haus nach dem gespielt hat, was seine Plätze wussten.
house-same = { $moves ->
    [one] Das Haus hat einen Zug gemacht, und nach dem, was sein Platz wusste, würde es wieder denselben machen.
   *[other] Das Haus hat { $moves } Züge gemacht, und nach dem, was seine Plätze wussten, würde es wieder dieselben machen.
}
house-differs = Zug { $place }: Nach dem, was der Platz von { $who } wusste, hätte das Haus einen anderen gemacht.

# Das Haus an einem Tisch
chat-do-bot = Das Haus dazuholen
chat-play-house-now = Jetzt gegen das Haus spielen
chat-do-hint = Tipp
chat-house-name = Spelvärden
chat-house-numbered = Spelvärden { $number }
chat-house-seat = { $who } ({ $level ->
    [easy] leicht
   *[hard] schwer
})
chat-house-plays = 🏠 { $count ->
    [one] Diesen Platz spielt der Bot selbst: { $who }
   *[other] Diese Plätze spielt der Bot selbst: { $who }
}
chat-house-how = Das Haus: { $level ->
    [easy] leicht
   *[hard] schwer
}, { $pace ->
    [slow] langsam
    [quick] schnell
   *[steady] in ruhigem Tempo
}
chat-house-level = { $level ->
    [easy] Leicht: macht Anfängerfehler
   *[hard] Schwer: spielt, so gut es geht
}
chat-house-pace = { $pace ->
    [slow] Sich Zeit nehmen lassen
    [quick] Schnell spielen lassen
   *[steady] In ruhigem Tempo spielen lassen
}
chat-house-away = Vom Tisch nehmen
chat-hints-taken = { $who } hat { $count ->
    [one] einen Tipp
   *[other] { $count } Tipps
} bekommen
cogs-no-hint = Hier kann ich dir nichts raten.
tables-no-house = Das Haus hat keinen Platz an diesem Tisch.
tables-no-such-manner = So kann das Haus nicht spielen.
tables-no-hints-aloud = In diesem Spiel gibt es keine Tipps: Es geht ja darum, selbst als Erster auf die Antwort zu kommen.

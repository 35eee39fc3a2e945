# Wer geht oder lange weg ist
chat-do-gone = Jemand ist weg
chat-do-gone-wait = Warten
chat-do-gone-hard = Spelvärden spielt (schwer)
chat-do-gone-easy = Spelvärden spielt (leicht)
chat-do-gone-open = Jemand anderes
chat-do-gone-end = Partie beenden
chat-do-gone-take = Platz übernehmen
chat-do-gone-again = Noch einmal fragen
chat-gone-asked = { $why ->
    [left] 🚪 { $who } hat die Partie verlassen.
    [long] 🚪 { $who } hat seit zwei Tagen nichts getan.
   *[idle] 🚪 { $who } hat länger nichts getan: Die letzten zwei Züge hat die Uhr gemacht.
} Was soll aus dem Platz werden?
chat-gone-answer = { $who }: { $wish ->
    [hard] Spelvärden spielt (schwer)
    [easy] Spelvärden spielt (leicht)
    [open] jemand anderes übernimmt den Platz
    [end] die Partie beenden
   *[wait] warten
}
chat-gone-awaited = { $rule ->
    [one] { $asked }, das entscheidest du.
   *[most] Es fehlt noch: { $asked }. Mehr als die Hälfte von euch entscheidet; nach einer Minute darf { $speaker } es allein.
}
chat-gone-differ = Noch wollt ihr Verschiedenes. Man darf es sich auch anders überlegen.
chat-gone-state = { $state ->
    [bot] 🤖 Ich spiele für { $who } weiter ({ $level ->
        [easy] leicht
       *[hard] schwer
    }).
    [open] 🪑 Der Platz von { $who } ist frei. Wer ihn übernimmt, spielt mit der Hand weiter, die dort liegt.
    [unhurried] ⏳ Ihr wartet auf { $who }. In dieser Partie läuft keine Uhr.
   *[waiting] ⏳ Ihr wartet auf { $who }. Die Uhr läuft wie gewohnt.
}
chat-gone-ended = { $end ->
    [back] 👋 { $who } ist wieder da.
    [taken] 👋 { $by } spielt für { $who } weiter.
    [again] 🚪 { $who } ist weg; weiter unten werdet ihr noch einmal gefragt.
   *[over] 🚪 { $who } war weg, als die Partie zu Ende ging.
}
chat-gone-hand = Du hast die Partie ({ $game }) verlassen, deshalb sind deine Karten hier nicht mehr zu sehen. Du kannst zurückkommen, solange niemand sonst deinen Platz hat.
chat-bot-for = Spelvärden für { $name }
chat-part-left = 🚪 { $who } ist gegangen.
chat-part-left-bot = 🚪 { $who } ist gegangen; ich habe auf diesem Platz { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
} gemacht.
chat-part-bot = 🤖 Ich habe { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
} für { $who } gemacht.
tables-gone-over = Diese Frage ist entschieden; sieh nach, was dort jetzt steht.
tables-gone-own = Das entscheiden die anderen. Wenn du wieder da bist, komm einfach zurück oder spiel.
tables-gone-nobody = Hier steht kein Platz in Frage, oder ihr werdet schon gefragt.
tables-gone-taken = Auf deinem Platz spielt jetzt jemand anderes. Er gehört wieder dir, wenn diese Person geht.
tables-gone-other-hand = Du hast in dieser Partie schon eine andere Hand gesehen, darum ist dieser Platz nichts für dich.

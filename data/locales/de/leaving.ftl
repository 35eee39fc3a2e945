# Wer geht oder lange weg ist
chat-do-gone = Jemand ist weg
chat-do-gone-wait = Warten
chat-do-gone-hard = Spelvärden spielt (schwer)
chat-do-gone-easy = Spelvärden spielt (leicht)
chat-do-gone-open = Platz freigeben
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
    [open] den Platz freigeben
    [end] die Partie beenden
   *[wait] warten
}
chat-gone-awaited = { $rule ->
    [one] { $asked }, du entscheidest.
   *[most] Es fehlt noch die Antwort von { $asked }. Die Mehrheit entscheidet; nach einer Minute darf { $speaker } allein entscheiden.
}
chat-gone-differ = Ihr seid euch noch nicht einig. Ihr könnt es euch auch anders überlegen.
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
chat-gone-hand = Du hast die Partie ({ $game }) verlassen, deshalb siehst du deine Karten hier nicht mehr. Du kannst zurückkommen, solange niemand sonst deinen Platz hat.
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
tables-gone-over = Das ist schon entschieden. Sieh nach, was dort jetzt steht.
tables-gone-own = Das entscheiden die anderen. Wenn du wieder da bist, komm einfach zurück oder spiel weiter.
tables-gone-nobody = Hier gibt es gerade keinen Platz zu vergeben, oder ihr werdet schon gefragt.
tables-gone-taken = Auf deinem Platz spielt jetzt jemand anderes. Geht diese Person, gehört er wieder dir.
tables-gone-other-hand = Du hast in dieser Partie schon eine andere Hand gesehen, deshalb kannst du diesen Platz nicht übernehmen.

# Om boten har spilt etter det plassene dens visste.
bot-player-same = { $moves ->
    [one] Jeg gjorde ett trekk. Ut fra det jeg visste da, ville jeg gjort det samme igjen.
   *[other] Jeg gjorde { $moves } trekk. Ut fra det jeg visste på hver plass, ville jeg gjort de samme igjen.
}
bot-player-differs = Trekk { $place }: Ut fra det jeg visste på plassen til { $who }, ville jeg gjort noe annet.

# Boten ved et bord
chat-do-bot = Ta med Spelvärden
chat-play-bot-now = Spill mot meg nå
chat-do-hint = Gi meg et tips
chat-bot-name = Spelvärden
chat-bot-numbered = Spelvärden { $number }
chat-bot-seat = { $who } ({ $level ->
    [easy] lett
   *[hard] vanskelig
})
chat-bot-plays = 🤖 { $count ->
    [one] Denne plassen er min: { $who }
   *[other] Disse plassene er mine: { $who }
}
chat-bot-how = Spelvärden: { $level ->
    [easy] lett
   *[hard] vanskelig
}, { $pace ->
    [slow] langsomt
    [quick] raskt
   *[steady] i vanlig tempo
}
chat-bot-level = { $level ->
    [easy] Lett: Jeg gjør nybegynnerfeil
   *[hard] Vanskelig: Jeg spiller så godt jeg kan
}
chat-bot-pace = { $pace ->
    [slow] Jeg tar meg god tid
    [quick] Jeg spiller raskt
   *[steady] Jeg spiller i vanlig tempo
}
chat-bot-away = Jeg forlater bordet
chat-hints-taken = { $who } fikk { $count ->
    [one] ett tips
   *[other] { $count } tips
}
cogs-no-hint = Her har jeg ingen tips å gi.
tables-no-bot = Jeg sitter ikke ved dette bordet.
tables-no-such-manner = Slik kan jeg ikke spille.
tables-no-hints-aloud = I dette spillet gir jeg ingen tips: Det går jo ut på å komme på svaret først selv.

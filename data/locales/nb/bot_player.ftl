# Om boten har spilt etter det plassene dens visste.
bot-player-same = { $moves ->
    [one] Jeg gjorde ett trekk. Etter det plassen min visste, ville jeg gjøre det samme igjen.
   *[other] Jeg gjorde { $moves } trekk. Etter det plassene mine visste, ville jeg gjøre de samme igjen.
}
bot-player-differs = Trekk { $place }: etter det plassen til { $who } visste, ville jeg ha gjort et annet.

# Boten ved et bord
chat-do-bot = Ta med Spelvärden
chat-play-bot-now = Spill mot meg nå
chat-do-hint = Hint
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
   *[steady] i rolig tempo
}
chat-bot-level = { $level ->
    [easy] Lett: jeg gjør nybegynnerfeil
   *[hard] Vanskelig: jeg spiller så godt jeg kan
}
chat-bot-pace = { $pace ->
    [slow] Jeg tar meg god tid
    [quick] Jeg spiller raskt
   *[steady] Jeg spiller i rolig tempo
}
chat-bot-away = Jeg forlater bordet
chat-hints-taken = { $who } tok { $count ->
    [one] ett hint
   *[other] { $count } hint
}
cogs-no-hint = Her har jeg ingen råd å gi.
tables-no-bot = Jeg har ingen plass ved dette bordet.
tables-no-such-manner = Slik kan jeg ikke spille.
tables-no-hints-aloud = I dette spillet finnes det ingen hint: det går jo ut på å komme på svaret først selv.

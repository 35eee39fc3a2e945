# Om huset har spilt etter det plassene dets visste.
house-same = { $moves ->
    [one] Huset gjorde ett trekk, og etter det plassen visste, ville det gjøre det samme igjen.
   *[other] Huset gjorde { $moves } trekk, og etter det plassene visste, ville det gjøre de samme igjen.
}
house-differs = Trekk { $place }: etter det plassen til { $who } visste, ville huset ha gjort et annet.

# Huset ved et bord
chat-do-bot = La huset bli med
chat-play-house-now = Spill mot huset nå
chat-do-hint = Hint
chat-house-name = Spelvärden
chat-house-numbered = Spelvärden { $number }
chat-house-seat = { $who } ({ $level ->
    [easy] lett
   *[hard] vanskelig
})
chat-house-plays = 🏠 { $count ->
    [one] Denne plassen spiller boten selv: { $who }
   *[other] Disse plassene spiller boten selv: { $who }
}
chat-house-how = Huset: { $level ->
    [easy] lett
   *[hard] vanskelig
}, { $pace ->
    [slow] langsomt
    [quick] raskt
   *[steady] i rolig tempo
}
chat-house-level = { $level ->
    [easy] Lett: gjør en nybegynners feil
   *[hard] Vanskelig: spiller så godt det går
}
chat-house-pace = { $pace ->
    [slow] La det ta seg god tid
    [quick] La det spille raskt
   *[steady] La det spille i rolig tempo
}
chat-house-away = La det gå fra bordet
chat-hints-taken = { $who } tok { $count ->
    [one] ett hint
   *[other] { $count } hint
}
cogs-no-hint = Her har jeg ingen råd å gi.
tables-no-house = Huset har ingen plass ved dette bordet.
tables-no-such-manner = Slik kan ikke huset spille.
tables-no-hints-aloud = I dette spillet finnes det ingen hint: det går jo ut på å komme på svaret først selv.

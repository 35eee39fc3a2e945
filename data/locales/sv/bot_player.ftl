# Om boten har spelat efter det som dess platser visste.
bot-player-same = { $moves ->
    [one] Jag gjorde ett drag. Efter det min plats visste skulle jag göra samma igen.
   *[other] Jag gjorde { $moves } drag. Efter det mina platser visste skulle jag göra samma igen.
}
bot-player-differs = Drag { $place }: efter det som platsen för { $who } visste skulle jag ha gjort ett annat.

# Boten vid ett bord
chat-do-bot = Ta med Spelvärden
chat-play-bot-now = Spela mot mig nu
chat-do-hint = Tips
chat-bot-name = Spelvärden
chat-bot-numbered = Spelvärden { $number }
chat-bot-seat = { $who } ({ $level ->
    [easy] lätt
   *[hard] svår
})
chat-bot-plays = 🤖 { $count ->
    [one] Den här platsen är min: { $who }
   *[other] De här platserna är mina: { $who }
}
chat-bot-how = Spelvärden: { $level ->
    [easy] lätt
   *[hard] svår
}, { $pace ->
    [slow] långsamt
    [quick] snabbt
   *[steady] i lugn takt
}
chat-bot-level = { $level ->
    [easy] Lätt: jag gör nybörjarens misstag
   *[hard] Svår: jag spelar så bra jag kan
}
chat-bot-pace = { $pace ->
    [slow] Jag tar god tid på mig
    [quick] Jag spelar snabbt
   *[steady] Jag spelar i lugn takt
}
chat-bot-away = Jag lämnar bordet
chat-hints-taken = { $who } tog { $count ->
    [one] ett tips
   *[other] { $count } tips
}
cogs-no-hint = Här har jag inget råd att ge.
tables-no-bot = Jag har ingen plats vid det här bordet.
tables-no-such-manner = Så kan jag inte spela.
tables-no-hints-aloud = I det här spelet finns inga tips: det går ju ut på att själv komma på svaret först.

# Om boten har spelat efter det som dess platser visste.
bot-player-same = { $moves ->
    [one] Jag gjorde ett drag. Med det som gick att se från min plats skulle jag göra samma drag igen.
   *[other] Jag gjorde { $moves } drag. Med det som gick att se från mina platser skulle jag göra samma drag igen.
}
bot-player-differs = Drag { $place }: med det som gick att se från platsen för { $who } skulle jag ha gjort ett annat.

# Boten vid ett bord
chat-do-bot = Bjud in Spelvärden
chat-play-bot-now = Spela mot mig nu
chat-do-hint = Tips
chat-bot-name = Spelvärden
chat-bot-numbered = Spelvärden { $number }
chat-bot-seat = { $who } ({ $level ->
    [easy] lätt
   *[hard] svår
})
chat-bot-plays = 🤖 { $count ->
    [one] Jag spelar med: { $who }
   *[other] Jag spelar på flera platser: { $who }
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
    [easy] Lätt: gör en nybörjares misstag
   *[hard] Svår: spelar så bra det går
}
chat-bot-pace = { $pace ->
    [slow] Långsamt: tar god tid på sig
    [quick] Snabbt: spelar nästan genast
   *[steady] I lugn takt
}
chat-bot-away = Ta bort Spelvärden härifrån
chat-hints-taken = { $who } fick { $count ->
    [one] ett tips
   *[other] { $count } tips
}
cogs-no-hint = Här har jag inget råd att ge.
tables-no-bot = Jag har ingen plats vid det här bordet.
tables-no-such-manner = Så kan jag inte spela.
tables-no-hints-aloud = I det här spelet finns inga tips: det går ju ut på att själv komma på svaret först.

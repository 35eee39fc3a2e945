# Om huset har spelat efter det som dess platser visste.
house-same = { $moves ->
    [one] Huset gjorde ett drag, och efter det som dess plats visste skulle det göra samma igen.
   *[other] Huset gjorde { $moves } drag, och efter det som dess platser visste skulle det göra samma igen.
}
house-differs = Drag { $place }: efter det som platsen för { $who } visste skulle huset ha gjort ett annat.

# Huset vid ett bord
chat-do-bot = Låt huset vara med
chat-play-house-now = Spela mot huset nu
chat-do-hint = Tips
chat-house-name = Spelvärden
chat-house-numbered = Spelvärden { $number }
chat-house-seat = { $who } ({ $level ->
    [easy] lätt
   *[hard] svår
})
chat-house-plays = 🏠 { $count ->
    [one] Den här platsen spelar botten själv: { $who }
   *[other] De här platserna spelar botten själv: { $who }
}
chat-house-how = Huset: { $level ->
    [easy] lätt
   *[hard] svår
}, { $pace ->
    [slow] långsamt
    [quick] snabbt
   *[steady] i lugn takt
}
chat-house-level = { $level ->
    [easy] Lätt: gör en nybörjares misstag
   *[hard] Svår: spelar så bra det går
}
chat-house-pace = { $pace ->
    [slow] Låt det ta god tid på sig
    [quick] Låt det spela snabbt
   *[steady] Låt det spela i lugn takt
}
chat-house-away = Låt det lämna bordet
chat-hints-taken = { $who } tog { $count ->
    [one] ett tips
   *[other] { $count } tips
}
cogs-no-hint = Här har jag inget råd att ge.
tables-no-house = Huset har ingen plats vid det här bordet.
tables-no-such-manner = Så kan huset inte spela.
tables-no-hints-aloud = I det här spelet finns inga tips: det går ju ut på att själv komma på svaret först.

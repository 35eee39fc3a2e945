# Den som går, eller är borta länge
chat-do-gone = Fråga om den som är borta
chat-do-gone-wait = Vänta
chat-do-gone-hard = Spelvärden spelar (svår)
chat-do-gone-easy = Spelvärden spelar (lätt)
chat-do-gone-open = Släpp in någon annan
chat-do-gone-end = Avsluta matchen
chat-do-gone-take = Ta platsen
chat-do-gone-again = Fråga igen
chat-gone-asked = { $why ->
    [left] 🚪 { $who } har lämnat matchen.
    [long] 🚪 { $who } har inte gjort något på två dygn.
   *[idle] 🚪 { $who } har inte gjort något på ett tag: klockan har gjort de två senaste dragen.
} Vad ska hända med platsen?
chat-gone-answer = { $who }: { $wish ->
    [hard] Spelvärden spelar (svår)
    [easy] Spelvärden spelar (lätt)
    [open] någon annan tar platsen
    [end] avsluta matchen
   *[wait] vänta
}
chat-gone-awaited = { $rule ->
    [one] { $asked }, det bestämmer du.
   *[most] Svar saknas från { $asked }. Fler än hälften av er avgör; efter en minut får { $speaker } bestämma ensam.
}
chat-gone-differ = Ni är inte överens än. Det går bra att ändra sig.
chat-gone-state = { $state ->
    [bot] 🤖 Jag spelar vidare för { $who } ({ $level ->
        [easy] lätt
       *[hard] svår
    }).
    [open] 🪑 Platsen efter { $who } är ledig. Den som tar den spelar vidare med korten som finns där.
    [unhurried] ⏳ Ni väntar på { $who }. Den här matchen har ingen klocka.
   *[waiting] ⏳ Ni väntar på { $who }. Klockan går som vanligt.
}
chat-gone-ended = { $end ->
    [back] 👋 { $who } är tillbaka.
    [taken] 👋 { $by } spelar vidare för { $who }.
    [again] 🚪 { $who } är borta; frågan ställs igen längre ner.
   *[over] 🚪 { $who } var borta när matchen tog slut.
}
chat-gone-hand = Du har lämnat matchen ({ $game }), så dina kort visas inte här längre. Du kan komma tillbaka så länge ingen annan har din plats.
chat-bot-for = Spelvärden för { $name }
chat-part-left = 🚪 { $who } gick.
chat-part-left-bot = 🚪 { $who } gick. Jag gjorde { $moves ->
    [one] ett drag
   *[other] { $moves } drag
} på den platsen.
chat-part-bot = 🤖 Jag gjorde { $moves ->
    [one] ett drag
   *[other] { $moves } drag
} för { $who }.
tables-gone-over = Den frågan är redan avgjord. Meddelandet visar vad som gäller nu.
tables-gone-own = Det bestämmer de andra. Är du här igen är det bara att trycka på ”{ chat-do-come-back }” eller spela.
tables-gone-nobody = Här finns ingen plats att bestämma om, eller så är ni redan tillfrågade.
tables-gone-taken = Någon annan spelar på din plats nu. Du får tillbaka den om hen går.
tables-gone-other-hand = Du har sett en annan hand i den här matchen, så den här platsen är inte för dig.

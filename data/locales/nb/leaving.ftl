# Den som går, eller er borte lenge
chat-do-gone = Spør om den som er borte
chat-do-gone-wait = Vent
chat-do-gone-hard = La meg spille (vanskelig)
chat-do-gone-easy = La meg spille (lett)
chat-do-gone-open = La noen andre ta plassen
chat-do-gone-end = Avslutt kampen
chat-do-gone-take = Ta plassen
chat-do-gone-again = Spør igjen
chat-gone-asked = { $why ->
    [left] 🚪 { $who } har forlatt kampen.
    [long] 🚪 { $who } har ikke gjort noe på to døgn.
   *[idle] 🚪 { $who } har ikke gjort noe på en stund: Klokken har gjort de to siste trekkene.
} Hva skal skje med plassen?
chat-gone-answer = { $who }: { $wish ->
    [hard] Spelvärden spiller (vanskelig)
    [easy] Spelvärden spiller (lett)
    [open] noen andre tar plassen
    [end] avslutt kampen
   *[wait] vent
}
chat-gone-awaited = { $rule ->
    [one] { $asked }, det bestemmer du.
   *[most] Mangler svar fra { $asked }. Flertallet av dere avgjør; etter et minutt kan { $speaker } bestemme alene.
}
chat-gone-differ = Dere vil ikke det samme ennå. Det er lov å ombestemme seg.
chat-gone-state = { $state ->
    [bot] 🤖 Jeg spiller videre for { $who } ({ $level ->
        [easy] lett
       *[hard] vanskelig
    }).
    [open] 🪑 Plassen etter { $who } er ledig. Den som tar den, spiller videre med hånden som ligger der.
    [unhurried] ⏳ Dere venter på { $who }. I denne kampen går det ingen klokke.
   *[waiting] ⏳ Dere venter på { $who }. Klokken går som vanlig.
}
chat-gone-ended = { $end ->
    [back] 👋 { $who } er tilbake.
    [taken] 👋 { $by } spiller videre for { $who }.
    [again] 🚪 { $who } er borte; spørsmålet stilles på nytt lenger ned.
   *[over] 🚪 { $who } var borte da kampen tok slutt.
}
chat-gone-hand = Du har forlatt kampen ({ $game }), så kortene dine vises ikke her lenger. Du kan komme tilbake så lenge ingen andre har tatt plassen din.
chat-bot-for = Spelvärden for { $name }
chat-part-left = 🚪 { $who } gikk.
chat-part-left-bot = 🚪 { $who } gikk; jeg gjorde { $moves ->
    [one] ett trekk
   *[other] { $moves } trekk
} på den plassen.
chat-part-bot = 🤖 Jeg gjorde { $moves ->
    [one] ett trekk
   *[other] { $moves } trekk
} for { $who }.
tables-gone-over = Det er allerede avgjort; se hva som står der nå.
tables-gone-own = Det er de andre som bestemmer det. Er du tilbake, er det bare å sette seg igjen eller spille.
tables-gone-nobody = Her er ingen borte, eller så er dere allerede spurt.
tables-gone-taken = Noen andre spiller på plassen din nå. Du får den tilbake hvis den spilleren går.
tables-gone-other-hand = Du har sett en annen hånd i denne kampen, så denne plassen er ikke for deg.

# Topplister, statistikk og sesonger: /toppliste, /statistikk
cogs-command-leaderboard = toppliste
cogs-command-leaderboard-help = Se hvem som spiller best på denne serveren
cogs-parameter-season = sesong
cogs-parameter-season-help = Sesongens nummer; uten det gjelder sesongen som pågår
chat-leaders = 🏆 { $game }
chat-leaders-mode = { $game }: { $mode }
chat-leader = **{ $place }.** { $who } · **{ $points }**{ $kind ->
    [provisional] ?
   *[settled] { "" }
} · { $matches ->
    [one] { $won ->
        [0] én kamp, tapt
       *[other] én kamp, vunnet
    }
   *[other] { $won } av { $matches } vunnet
}
chat-leaders-provisional = ? Foreløpig rating: færre enn { $matches } kamper som teller.
chat-leaders-nobody = Ingen har fått noen rating her ennå. Kamper mellom mennesker teller når de er over.
chat-leaders-share = Del
chat-leaders-which = Et annet spill
chat-leaders-which-season = En annen sesong
chat-leaders-season = Sesong { $season }, fra { $day }
chat-leaders-season-first = Sesong { $season }, den første
cogs-leaders-nowhere = Topplister finnes bare på servere. Be om en i en kanal.
cogs-leaders-hidden = Det finnes ingen topplister på denne serveren.
cogs-season-unknown = { $seasons ->
    [1] Denne serveren er i sin første sesong.
   *[other] Her finnes bare sesongene til og med nummer { $seasons }, og av dem de 20 siste.
}
cogs-season-sure = Starte sesong { $season }? Alle topplister på serveren starter på nytt. De gamle finnes fortsatt: /{ cogs-command-leaderboard } { cogs-parameter-season }.
cogs-season-do = Start sesong { $season }
cogs-season-begun = 🏁 Sesong { $season } har begynt. Alle starter på nytt.
cogs-season-begun-already = Sesong { $season } har allerede begynt.
cogs-season-unplayed = Ingen har spilt noen kamp som teller i sesong { $season } ennå, så den fortsetter.
cogs-server-do = { $does ->
    [season] Start en ny sesong …
   *[results] Resultatene som fil (CSV)
}
cogs-results-none = Ingen kamp er ferdigspilt på denne serveren ennå.
cogs-results-file = { $left ->
    [0] 📄 Serverens resultater, til et regneark: { $matches ->
        [one] én kamp.
       *[other] { $matches } kamper.
    }
   *[other] 📄 Serverens nyeste resultater, til et regneark: { $matches }. Eldre som det ikke var plass til: { $left }.
}
cogs-setting-ranked = { $value ->
    [on] 🏆 Andre ser ratingen, statistikken og kampene mine
   *[off] 🏆 Ikke på topplister; bare jeg kan slå opp statistikken og kampene mine
}
cogs-server-ratings = { $value ->
    [shown] 🏆 Topplister: vises
   *[hidden] 🏆 Topplister: ingen
}
cogs-command-record = statistikk
cogs-command-record-help = Se din egen eller noen andres statistikk
chat-record-do = { $does ->
    [picture] { chat-do-picture }
    [words] { chat-do-words }
   *[share] Del
}
cogs-record-own-only = I direktemeldinger viser jeg bare din egen statistikk. Vil du se noen andres, spør meg på en server.
cogs-record-hidden = Denne spilleren vil ikke vise statistikken sin.
pictures-record-title = Statistikk for { $who }
pictures-record-figure = { $label }: { $number }
pictures-record-label = { $what ->
    [played] kamper
    [won] vunnet
    [streak] seire på rad
   *[longest] lengste rekke
}
pictures-record-game = { $game }: { $won } av { $played } vunnet{ $kind ->
    [rated] , rating { $points }
   *[unrated] { "" }
}
pictures-record-won = { $won } / { $played }
pictures-record-opponents = oftest mot
pictures-record-opponent = Mot { $who }: { $ahead } foran, { $behind } bak
pictures-record-score = { $ahead } : { $behind }
pictures-record-thinks = { $time } per trekk
pictures-record-bot = mot meg: { $won } av { $played } vunnet
pictures-record-broken-off = { $count ->
    [one] én avbrutt
   *[other] { $count } avbrutt
}
pictures-record-none = ingen kamp mellom mennesker ennå

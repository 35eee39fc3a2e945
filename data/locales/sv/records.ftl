# Topplistor, statistik och säsonger: /topplista, /statistik
cogs-command-leaderboard = topplista
cogs-command-leaderboard-help = Se vem som spelar bäst på den här servern
cogs-parameter-season = säsong
cogs-parameter-season-help = Säsongens nummer; utan det gäller säsongen som pågår
chat-leaders = 🏆 { $game }
chat-leaders-mode = { $game }: { $mode }
chat-leader = **{ $place }.** { $who } · **{ $points }**{ $kind ->
    [provisional] ?
   *[settled] { "" }
} · { $matches ->
    [one] { $won ->
        [0] en match, förlorad
       *[other] en match, vunnen
    }
   *[other] { $won } av { $matches } vunna
}
chat-leaders-provisional = ? Preliminär rating: färre än { $matches } matcher som räknas.
chat-leaders-nobody = Ingen har fått någon rating här än. Matcher mellan människor räknas när de är slut.
chat-leaders-share = Dela
chat-leaders-which = Ett annat spel
chat-leaders-which-season = En annan säsong
chat-leaders-season = Säsong { $season }, från { $day }
chat-leaders-season-first = Säsong { $season }, den första
cogs-leaders-nowhere = Topplistor finns bara på servrar. Be om en i en kanal.
cogs-leaders-hidden = Det finns inga topplistor på den här servern.
cogs-season-unknown = { $seasons ->
    [1] Den här servern är i sin första säsong.
   *[other] Här finns bara säsongerna till och med nummer { $seasons }, och av dem de 20 senaste.
}
cogs-season-sure = Starta säsong { $season }? Alla topplistor på servern börjar om. De gamla finns kvar: /{ cogs-command-leaderboard } { cogs-parameter-season }.
cogs-season-do = Starta säsong { $season }
cogs-season-begun = 🏁 Säsong { $season } har börjat. Alla börjar om.
cogs-season-begun-already = Säsong { $season } har redan börjat.
cogs-season-unplayed = Ingen har spelat någon match som räknas i säsong { $season } än, så den fortsätter.
cogs-server-do = { $does ->
    [season] Starta en ny säsong …
   *[results] Resultaten som fil (CSV)
}
cogs-results-none = Ingen match har avslutats på den här servern än.
cogs-results-file = { $left ->
    [0] 📄 Serverns resultat, för ett kalkylprogram: { $matches ->
        [one] en match.
       *[other] { $matches } matcher.
    }
   *[other] 📄 Serverns senaste resultat, för ett kalkylprogram: { $matches }. Äldre som inte fick plats: { $left }.
}
cogs-setting-ranked = { $value ->
    [on] 🏆 Andra ser min rating, min statistik och mina matcher
   *[off] 🏆 Inte på topplistor; bara jag kan slå upp min statistik och mina matcher
}
cogs-server-ratings = { $value ->
    [shown] 🏆 Topplistor: visas
   *[hidden] 🏆 Topplistor: inga
}
cogs-command-record = statistik
cogs-command-record-help = Se din egen eller någon annans statistik
chat-record-do = { $does ->
    [picture] { chat-do-picture }
    [words] { chat-do-words }
   *[share] Dela
}
cogs-record-own-only = I direktmeddelanden visar jag bara din egen statistik. Vill du se någon annans, fråga mig på en server.
cogs-record-hidden = Den här spelaren vill inte visa sin statistik.
pictures-record-title = Statistik för { $who }
pictures-record-figure = { $label }: { $number }
pictures-record-label = { $what ->
    [played] matcher
    [won] vunna
    [streak] vinster i rad
   *[longest] längsta svit
}
pictures-record-game = { $game }: { $won } av { $played } vunna{ $kind ->
    [rated] , rating { $points }
   *[unrated] { "" }
}
pictures-record-won = { $won } / { $played }
pictures-record-opponents = oftast mot
pictures-record-opponent = Mot { $who }: { $ahead } före, { $behind } efter
pictures-record-score = { $ahead } : { $behind }
pictures-record-thinks = { $time } per drag
pictures-record-bot = mot mig: { $won } av { $played } vunna
pictures-record-broken-off = { $count ->
    [one] en avbruten
   *[other] { $count } avbrutna
}
pictures-record-none = ingen match mellan människor än

# Ranglisten, Statistik und Saisons: /rangliste, /statistik
cogs-command-leaderboard = rangliste
cogs-command-leaderboard-help = Zeigt, wer auf diesem Server am besten spielt
cogs-parameter-season = saison
cogs-parameter-season-help = Welche Saison, nach ihrer Nummer; sonst die laufende
chat-leaders = 🏆 { $game }
chat-leaders-mode = { $game }: { $mode }
chat-leader = **{ $place }.** { $who } · **{ $points }**{ $kind ->
    [provisional] ?
   *[settled] { "" }
} · { $matches ->
    [one] { $won ->
        [0] eine Partie, verloren
       *[other] eine Partie, gewonnen
    }
   *[other] { $won } von { $matches } gewonnen
}
chat-leaders-provisional = ? Vorläufig: weniger als { $matches } Partien, die zählen.
chat-leaders-nobody = Hier hat noch niemand eine Wertung. Partien zwischen Menschen zählen, sobald sie vorbei sind.
chat-leaders-share = Allen zeigen
chat-leaders-which = Ein anderes Spiel
chat-leaders-which-season = Eine andere Saison
chat-leaders-season = Saison { $season }, seit { $day }
chat-leaders-season-first = Saison { $season }, die erste
cogs-leaders-nowhere = Ranglisten gehören zu Servern. Frag in einem Kanal danach.
cogs-leaders-hidden = Auf diesem Server gibt es keine Ranglisten.
cogs-season-unknown = { $seasons ->
    [1] Dieser Server ist in seiner ersten Saison.
   *[other] Hier gibt es die Saisons bis { $seasons }, die letzten 20 davon.
}
cogs-season-sure = Saison { $season } beginnen? Alle Ranglisten dieses Servers fangen neu an. Die alten kann man weiter lesen: /{ cogs-command-leaderboard } { cogs-parameter-season }.
cogs-season-do = Saison { $season } beginnen
cogs-season-begun = 🏁 Saison { $season } hat begonnen. Alle fangen neu an.
cogs-season-begun-already = Saison { $season } hat schon begonnen.
cogs-season-unplayed = In Saison { $season } hat noch niemand eine Partie gespielt, die zählt. Sie geht also weiter.
cogs-server-do = { $does ->
    [season] Neue Saison beginnen …
   *[results] Ergebnisse als Datei (CSV)
}
cogs-results-none = Auf diesem Server ist noch keine Partie zu Ende gegangen.
cogs-results-file = { $left ->
    [0] 📄 Die Ergebnisse dieses Servers, für eine Tabelle: { $matches ->
        [one] eine Partie.
       *[other] { $matches } Partien.
    }
   *[other] 📄 Die neuesten Ergebnisse dieses Servers, für eine Tabelle: { $matches }. Ältere, für die kein Platz war: { $left }.
}
cogs-setting-ranked = { $value ->
    [on] 🏆 Andere sehen meine Wertung, Statistik und Partien
   *[off] 🏆 Nur ich sehe meine Statistik und meine Partien, und ich stehe in keiner Rangliste
}
cogs-server-ratings = { $value ->
    [shown] 🏆 Ranglisten: werden gezeigt
   *[hidden] 🏆 Ranglisten: keine
}
cogs-command-record = statistik
cogs-command-record-help = Zeigt, was du oder jemand anders erreicht hat
chat-record-do = { $does ->
    [picture] { chat-do-picture }
    [words] { chat-do-words }
   *[share] Allen zeigen
}
cogs-record-own-only = In Direktnachrichten zeige ich nur deine eigene Statistik. Frag auf einem Server nach der von anderen.
cogs-record-hidden = Diese Person möchte nicht, dass ihre Statistik gezeigt wird.
pictures-record-title = Statistik von { $who }
pictures-record-figure = { $label }: { $number }
pictures-record-label = { $what ->
    [played] Partien
    [won] gewonnen
    [streak] Siege in Folge
   *[longest] längste Serie
}
pictures-record-game = { $game }: { $won } von { $played } gewonnen{ $kind ->
    [rated] , Wertung { $points }
   *[unrated] { "" }
}
pictures-record-won = { $won } / { $played }
pictures-record-opponents = am häufigsten gegen
pictures-record-opponent = Gegen { $who }: { $ahead } davor, { $behind } dahinter
pictures-record-score = { $ahead } : { $behind }
pictures-record-thinks = { $time } je Zug
pictures-record-bot = gegen mich { $won } von { $played } gewonnen
pictures-record-broken-off = { $count ->
    [one] eine abgebrochen
   *[other] { $count } abgebrochen
}
pictures-record-none = noch keine Partie zwischen Menschen

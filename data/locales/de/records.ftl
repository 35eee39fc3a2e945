# Ranglisten, Statistik und Saisons: /rangliste, /statistik
cogs-command-leaderboard = rangliste
cogs-command-leaderboard-help = Sehen, wer auf diesem Server am besten spielt
cogs-parameter-season = saison
cogs-parameter-season-help = Die Nummer der Saison; ohne Angabe: die laufende
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
chat-leaders-provisional = ? Vorläufig: noch keine { $matches } Partien gewertet.
chat-leaders-nobody = Hier hat noch niemand eine Wertung. Gewertet werden beendete Partien, bei denen nur Menschen mitspielen.
chat-leaders-share = Teilen
chat-leaders-which = Ein anderes Spiel …
chat-leaders-which-season = Eine andere Saison …
chat-leaders-season = Saison { $season }, seit { $day }
chat-leaders-season-first = Saison { $season }, die erste
cogs-leaders-nowhere = Ranglisten gibt es nur auf Servern. Frag dort in einem Kanal danach.
cogs-leaders-hidden = Auf diesem Server gibt es keine Ranglisten.
cogs-season-unknown = { $seasons ->
    [1] Dieser Server ist in seiner ersten Saison.
   *[other] Auf diesem Server läuft Saison { $seasons }. Ich zeige die letzten 20.
}
cogs-season-sure = Saison { $season } beginnen? Alle Ranglisten dieses Servers fangen von vorn an. Die alten zeigt weiterhin /{ cogs-command-leaderboard } { cogs-parameter-season }.
cogs-season-do = Saison { $season } beginnen
cogs-season-begun = 🏁 Saison { $season } hat begonnen. Alle fangen von vorn an.
cogs-season-begun-already = Saison { $season } hat schon begonnen.
cogs-season-unplayed = In Saison { $season } gibt es noch keine gewertete Partie, deshalb geht sie weiter.
cogs-server-do = { $does ->
    [season] Neue Saison beginnen …
   *[results] Ergebnisse als Datei (CSV)
}
cogs-results-none = Auf diesem Server ist noch keine Partie zu Ende gegangen.
cogs-results-file = { $left ->
    [0] 📄 Die Ergebnisse dieses Servers als Tabelle: { $matches ->
        [one] eine Partie.
       *[other] { $matches } Partien.
    }
   *[other] 📄 Die neuesten Ergebnisse dieses Servers als Tabelle: { $matches }. Für ältere war kein Platz: { $left }.
}
cogs-setting-ranked = { $value ->
    [on] 🏆 Andere sehen meine Wertung, Statistik und Partien
   *[off] 🏆 Nicht in Ranglisten; nur ich kann meine Statistik und Partien abrufen
}
cogs-server-ratings = { $value ->
    [shown] 🏆 Ranglisten: werden gezeigt
   *[hidden] 🏆 Ranglisten: keine
}
cogs-command-record = statistik
cogs-command-record-help = Sehen, was du oder andere erreicht haben
chat-record-do = { $does ->
    [picture] { chat-do-picture }
    [words] { chat-do-words }
   *[share] Teilen
}
cogs-record-own-only = In Direktnachrichten zeige ich nur deine eigene Statistik. Die von anderen zeige ich dir auf einem Server.
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
pictures-record-opponent = Gegen { $who }: { $ahead }-mal vorn, { $behind }-mal hinten
pictures-record-score = { $ahead } : { $behind }
pictures-record-thinks = { $time } pro Zug
pictures-record-bot = gegen mich { $won } von { $played } gewonnen
pictures-record-broken-off = { $count ->
    [one] eine abgebrochen
   *[other] { $count } abgebrochen
}
pictures-record-none = noch keine Partie mit anderen

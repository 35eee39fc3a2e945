# Partien, die vorbei sind: /verlauf
cogs-command-history = verlauf
cogs-command-history-help = Beendete Partien ansehen, die neuesten zuerst
cogs-parameter-of = von
cogs-parameter-of-help = Deine eigenen Partien oder alle auf diesem Server
cogs-parameter-player = spieler
cogs-parameter-player-help = Wessen Partien auf diesem Server
cogs-parameter-share = teilen
cogs-parameter-share-help = Die Antwort allen hier zeigen
chat-history-title = { $of ->
    [own] Deine Partien
    [server] Partien auf diesem Server
   *[person] Partien von { $who }
}
chat-history-none = { $of ->
    [own] Du hast noch keine Partie zu Ende gespielt. /{ cogs-command-play } eröffnet einen Tisch.
   *[other] Hier gibt es keine beendete Partie, die du sehen kannst.
}
chat-history-with = mit { $who }
chat-history-do = { $does ->
    [newest] Neueste
    [newer] ◀ Neuere
    [older] Ältere ▶
   *[share] Teilen
}
chat-history-replay = Eine Partie ansehen …
chat-history-own-only = In Direktnachrichten zeige ich nur deine eigenen Partien. Frag mich auf dem Server, auf dem die anderen gespielt wurden.
chat-history-not-shared = Diese Person möchte nicht, dass ihre Partien gezeigt werden.
chat-history-won = { $count ->
    [0] Bis zum Ende gespielt.
    [one] { $who } hat gewonnen.
   *[other] { $who } haben gewonnen.
}

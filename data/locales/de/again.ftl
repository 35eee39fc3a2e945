# Zuschauen: /zuschauen
cogs-command-watch = zuschauen
cogs-command-watch-help = Sehen, was auf diesem Server gespielt wird
chat-watch-matches = { $count ->
    [one] Eine Partie läuft
   *[other] { $count } Partien laufen
}
chat-watch-lobbies = { $count ->
    [one] Ein Tisch wartet auf Mitspieler
   *[other] { $count } Tische warten auf Mitspieler
}
chat-watch-nothing = In den Kanälen, die du siehst, spielt gerade niemand. /{ cogs-command-play } eröffnet einen Tisch.
chat-watch-paused = Pause
chat-watch-seats = { $taken } von { $most } Plätzen besetzt
chat-watch-which = Bei einer Partie zuschauen …
chat-watch-do = { $does ->
    [refresh] Aktualisieren
    [list] Alle Partien
    [words] { chat-do-words }
   *[picture] { chat-do-picture }
}
chat-watch-gone = Bei dieser Partie kannst du nicht mehr zuschauen. /{ cogs-command-watch } zeigt, was sonst gespielt wird.

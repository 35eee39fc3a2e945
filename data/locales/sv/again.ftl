# Att titta på: /titta
cogs-command-watch = titta
cogs-command-watch-help = Se vad som spelas på den här servern
chat-watch-matches = { $count ->
    [one] En match pågår
   *[other] { $count } matcher pågår
}
chat-watch-lobbies = { $count ->
    [one] Ett bord väntar på spelare
   *[other] { $count } bord väntar på spelare
}
chat-watch-nothing = Ingen spelar i de kanaler som du kan se. /{ cogs-command-play } öppnar ett bord.
chat-watch-paused = pausad
chat-watch-seats = { $taken } av { $most } platser tagna
chat-watch-which = Titta på en match …
chat-watch-do = { $does ->
    [refresh] Uppdatera
    [list] Alla matcher
    [words] { chat-do-words }
   *[picture] { chat-do-picture }
}
chat-watch-gone = Du kan inte titta på den här matchen längre. /{ cogs-command-watch } visar vad som spelas i stället.

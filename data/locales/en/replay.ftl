# A match that is over, move by move.
replay-open = Replay
replay-title = Replay
replay-dealt = The start · { $count ->
    [0] no moves
    [one] one move
   *[other] { $count } moves
}
replay-move = Move { $move } of { $count }
replay-point = { $move } · { $what }
replay-jump = Jump to …
replay-see-public = What everybody saw
replay-see-own = What I saw
replay-see-open = All hands
replay-agree = Show our hands
replay-agreed = You agreed to show all hands. { $count ->
    [one] One player hasn’t yet.
   *[other] { $count } players haven’t yet.
}
replay-not-there = You weren’t playing at this point, so you see what everybody saw.
replay-share = Share this moment
replay-export = Export
replay-exported = The whole match, as a file. At a terminal, “./spelvarden replay” shows it move by move, and “./spelvarden verify” checks it.
replay-from-here = Replay from here
replay-unknown = I don’t know this match here. Perhaps I no longer have it, or it was played in a channel you can’t see.
replay-gone = I no longer have this match.
replay-not-over = This match isn’t over yet. You can look back on it once it is.
replay-not-played = This match never began, so there’s nothing to look back on.
replay-not-seated = You didn’t play in this match.
replay-may-not-write = You can’t write in this channel, so you can’t share anything here.
replay-not-shared-here = A moment can only be shared on the server where the match was played.
replay-keys = Enter: next move · b: back · f: first · l: last · a number: that move · q: quit

# What stands in pictures, and what describes them to people who can’t see them.
pictures-player = Player { $number }
pictures-rank = { $rank ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $rank }
}
pictures-hand = Your hand
pictures-last-round = Latest
pictures-more = Press “{ chat-do-words }” for the rest.
pictures-playable = Can be chosen now: { $cards }.
pictures-seated = At the table: { $players }.
pictures-kept = Not back yet: { $players }.
pictures-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
pictures-paused = { $state ->
    [by] Paused by { $who }
   *[stopped] Paused
}

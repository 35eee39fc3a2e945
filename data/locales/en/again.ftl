# Looking on: /watch
cogs-command-watch = watch
cogs-command-watch-help = See what is being played on this server
chat-watch-matches = Matches under way
chat-watch-lobbies = Waiting for players
chat-watch-nothing = Nobody is playing in the channels you can see. /{ cogs-command-play } opens a table.
chat-watch-paused = paused
chat-watch-seats = 🪑 { $taken }/{ $most }
chat-watch-newest = Only the newest tables are shown.
chat-watch-which = Watch a match …
chat-watch-do = { $does ->
    [refresh] Refresh
    [list] All matches
    [words] { chat-do-words }
   *[picture] { chat-do-picture }
}
chat-watch-gone = You can’t watch this match any more. /{ cogs-command-watch } shows what else is being played.

# The same table again, at a time that its people agree on
chat-do-meet = Same table tomorrow …
chat-meet-title = Same table again
chat-meet-day = Which day?
chat-meet-hour = In an hour
chat-meet-on = { $which ->
    [today] Today
    [tomorrow] Tomorrow
    [mon] Monday
    [tue] Tuesday
    [wed] Wednesday
    [thu] Thursday
    [fri] Friday
    [sat] Saturday
   *[sun] Sunday
}, { $day }/{ $month }
chat-meet-time = What time?
chat-meet-zone = Your time zone
chat-meet-zone-help = Everybody sees the time in their own
chat-meet-zone-known = Your time zone: { $zone }. You can change it in /{ cogs-command-settings }. Everybody else sees the time in theirs.
chat-meet-heading = { $game }: same table again?
chat-meet-proposed = { $who } proposes: { $when }.
chat-meet-answers = { $answer ->
    [yes] ✅ Coming: { $who }
    [no] ❌ Can’t make it: { $who }
   *[none] ❔ No answer yet: { $who }
}
chat-meet-then = When it’s time, I’ll open the table in { $place } and call everybody who’s coming.
chat-meet-do-yes = I’m coming
chat-meet-do-no = I can’t
chat-meet-do-off = Call it off
chat-meet-ended = { $end ->
    [held] **{ $game }**, { $when }: the table is open in { $place }.
    [late] **{ $game }**: I’m late. You planned it for { $when }; the table is open in { $place } now.
    [off] { $who } has called it off: **{ $game }**, { $when }.
    [missed] **{ $game }**, { $when }: I couldn’t open the table. Sorry!
    [nobody] Nobody could make it: **{ $game }**, { $when }.
   *[refused] **{ $game }**, { $when }: I couldn’t open the table. { $why }
}
chat-meet-another = Pick another time …
chat-meet-barred = 📅 **{ $game }** in { $place }, { $when }: { $why ->
    [gone] the channel you planned to play in is gone. /{ cogs-command-play } opens a new table.
   *[shut] you planned to play there, but I can’t write there. If that changes within an hour, I’ll open the table.
}
chat-meet-already = You’ve already planned to play again: { $when }. { $link }
chat-meet-told = Your proposal is in the channel.
chat-meet-open = The table is open: { $link }
chat-meet-no-time = “{ $typed }” isn’t a time. Try one like 20:30.
chat-meet-past = That time has passed: { $when }. Choose a later one.
chat-meet-off-not-yours = Only the player who proposed it, or somebody who may manage messages here, can call it off.
chat-meet-lobby = The same table again, as planned: { $when }. Others are welcome too.
chat-watch-meetings = Planned matches
tables-meeting-past = That time has passed. Choose a later one.
tables-meeting-far = That’s too far off. Choose a time in the next two weeks.
tables-meetings-many-here = This server already has enough planned matches ({ $most } at most). Wait until one of them is over, or call one off.
tables-meetings-many-own = You’ve already planned enough matches ({ $most } at most). Wait until one of them is over, or call one off.
tables-meeting-over = This plan is over, or was called off.
tables-meeting-others = Only those who played can answer here. Once the table is open, anybody can join if there’s room.

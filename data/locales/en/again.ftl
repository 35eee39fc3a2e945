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
chat-meet-zone-help = Everyone sees the time in their own
chat-meet-zone-known = Your time zone: { $zone }. You can change it in /{ cogs-command-settings }. Everyone sees the time in their own.
chat-meet-heading = { $game }: same table again?
chat-meet-proposed = { $who } proposes: { $when }.
chat-meet-answers = { $answer ->
    [yes] ✅ Coming: { $who }
    [no] ❌ Can’t make it: { $who }
   *[none] ❔ No answer yet: { $who }
}
chat-meet-then = When it’s time, I open the table in { $place } and call those who are coming.
chat-meet-do-yes = I’m coming
chat-meet-do-no = I can’t
chat-meet-do-off = Call it off
chat-meet-ended = { $end ->
    [held] **{ $game }**: it was time at { $when }, and the table is open in { $place }.
    [late] **{ $game }**: I’m late. You had agreed on { $when }; the table is open in { $place } now.
    [off] { $who } has called it off: **{ $game }** at { $when }.
    [missed] **{ $game }**: I couldn’t open the table at { $when }. Sorry!
    [nobody] Nobody could come: **{ $game }** at { $when }.
   *[refused] **{ $game }**: I couldn’t open the table that you had agreed on for { $when }. { $why }
}
chat-meet-another = Another time …
chat-meet-barred = 📅 You were to meet for **{ $game }** in { $place } at { $when }, but { $why ->
    [gone] that channel is gone. /{ cogs-command-play } opens a new table.
   *[shut] I can’t write there. If I’m let in within an hour, I’ll open the table.
}
chat-meet-already = You’re already meeting at { $when }. { $link }
chat-meet-told = Your proposal is in the channel.
chat-meet-open = The table is open: { $link }
chat-meet-no-time = “{ $typed }” isn’t a time. Try one like 20:30.
chat-meet-past = That time has passed: { $when }. Choose a later one.
chat-meet-off-not-yours = Only the one who proposed it and members who may manage messages can call it off.
chat-meet-lobby = The same table again, as agreed for { $when }. Others are welcome too.
chat-watch-meetings = Meeting again
tables-meeting-past = That time has passed. Choose a later one.
tables-meeting-far = That’s too far off. Choose a time within two weeks.
tables-meetings-many-here = This server already has as many meetings planned as I keep ({ $most }). Wait for one of them, or call one off.
tables-meetings-many-own = You’ve already proposed as many meetings as I keep ({ $most }). Wait for one of them, or call one off.
tables-meeting-over = That’s over: it was held, called off or missed.
tables-meeting-others = That’s for those who played. When it’s time, anyone can join the table if there’s room.

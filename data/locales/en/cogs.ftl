# Commands, and the sentences that answer them.
cogs-command-play = play
cogs-command-play-help = Open a table in this channel
cogs-command-table = table
cogs-command-table-help = Show this channel’s table again, at the bottom
cogs-command-hand = hand
cogs-command-hand-help = Show your cards, and what you can do, to you alone
cogs-command-leave = leave
cogs-command-leave-help = Leave your table
cogs-command-give-up = give-up
cogs-command-give-up-help = Give up your match; you’ll be asked to confirm
cogs-command-undo = undo
cogs-command-undo-help = Take back your last move; sometimes the others must agree
cogs-command-verify = verify
cogs-command-verify-help = Check every shuffle and every roll of a finished match
cogs-command-roll = roll
cogs-command-roll-help = Roll dice for everybody to see
cogs-command-rules = rules
cogs-command-rules-help = How a game is played
cogs-command-help = help
cogs-command-help-help = What this bot can do
cogs-command-answer = answer
cogs-command-answer-help = Answer what is asked in this channel
cogs-command-in-game = { $game }: { $what }
cogs-command-settings = settings
cogs-command-settings-help = Choose how the bot plays with you
cogs-parameter-game = game
cogs-parameter-game-help = Which game
cogs-parameter-against = against
cogs-parameter-against-help = Play against me: the match begins at once
cogs-parameter-table = table
cogs-parameter-table-help = The table’s code, as it stands on the board; without it, the last match that ended here
cogs-parameter-text = answer
cogs-parameter-text-help = Your answer
cogs-parameter-die = die
cogs-parameter-die-help = d6 shows 1 to 6, d10 shows 0 to 9
cogs-parameter-count = count
cogs-parameter-count-help = How many dice, 1 to 10
chat-help = {"**"}Spelvärden** hosts card games: play against me, or with each other.
chat-help-commands =
    • **/{ cogs-command-play }** opens a table. The others press “{ chat-do-join }”, you press “{ chat-do-start }”.
    • Your cards come by direct message. “{ chat-do-hand }” shows them here, to you alone. Stuck? Press “{ chat-do-hint }”.
    • **/{ cogs-command-rules }**: each game in one minute.
    • Wrong move: **/{ cogs-command-undo }**. Have to go: **/{ cogs-command-leave }**. Giving up: **/{ cogs-command-give-up }**. Lost sight of the table: **/{ cogs-command-table }**.
    • **/{ cogs-command-settings }**: pictures or text, your own dice, quiet hours.
chat-help-fair = Wondering whether it’s fair? Press “{ chat-do-fair }” at a table. When a match is over, /{ cogs-command-verify } checks every shuffle and roll.
chat-help-command = • /{ $name } – { $what }
cogs-rolled = { $count ->
    [one] { $die }: { $shows }
   *[other] { $die } × { $count }: { $shows } – { $total } in all
}
cogs-left = You have left the table.
cogs-leave-sure = The others will be asked what becomes of your seat. You can come back as long as nobody else has taken it. Leave?
cogs-gave-up = You gave up.
cogs-plays-on = You play on.
cogs-ended = The match has been ended.
cogs-end-sure = This ends the match for everybody, and it can’t be taken up again. End it?
cogs-end-not-yours = Only whoever opened the table, or somebody who manages messages here, can end it.
cogs-which-table = You sit at several tables. Which one do you mean?
cogs-which-table-here = Several tables stand here. Which one do you mean?
cogs-stranded = { $count ->
    [one] Your table has no place any more. Shall it go on here?
   *[other] Your tables have no place any more. Which one shall go on here?
}
cogs-settled = The table now stands in { $place }.
cogs-no-table-here = Nothing is being played in this channel. /{ cogs-command-play } opens a table.
cogs-no-table-of-yours = You aren’t seated at any table. /{ cogs-command-play } opens one.
cogs-none-ended-here = No match has ended in this channel yet. For one played elsewhere, give its table’s code.
cogs-no-duel-here = You aren’t in a game in this channel that is played by answers.
cogs-no-such-command-here = The game at your table has no such command.
cogs-not-here = A table needs a channel on a server where the bot is. Open it there.
cogs-in-thread = { $game } is played in { $thread }.
cogs-opened-there = The table is open: { $place }
cogs-thread-there = This table has its place already.
cogs-dm-closed = I can’t send you direct messages, so your cards won’t come that way. Nothing is lost: press “My hand” here or on the board, or type /{ cogs-command-hand }, and you see them here, for your eyes only. Allowing direct messages from this server’s members makes them come by themselves.
cogs-dm-barred = I can’t open direct messages with you just now, so your cards don’t come that way yet. Nothing is lost: press “My hand” here or on the board, or type /{ cogs-command-hand }, and you see them here, for your eyes only. As soon as it works again, they come by themselves.
cogs-nobody-here = nobody at this table
cogs-turn-played = Played.
cogs-settings-rolls = { $who ->
    [own] You roll yourself: after a move that needs dice, you have five seconds to press “{ kit-roll }”; then the dice are rolled for you.
   *[bot] The dice that your move needs are rolled along with it.
}
cogs-settings-change = { $who ->
    [own] Roll along with my moves
   *[bot] I’d rather roll myself
}
cogs-settings-hands = { $shown ->
    [pictures] Hands are shown to you as pictures.
   *[words] Hands are told to you in words.
}
cogs-settings-change-hands = { $shown ->
    [pictures] Hands in words
   *[words] Hands as pictures
}
cogs-settings-boards = { $shown ->
    [pictures] On this server boards are shown as pictures.
   *[words] On this server boards are told in words.
}
cogs-settings-change-boards = { $shown ->
    [pictures] Boards here in words
   *[words] Boards here as pictures
}
cogs-settings-not-yours = Only those who may manage this server (“Manage Server”) can choose that for everybody.
chat-right-unknown = I can’t see from here whether you may do that. Press it where the table stands: { $place }
cogs-forged = That button means nothing to me, and nothing has happened.
cogs-forged-command = I can’t take this command as it was sent, and nothing has happened. Choose it from the list once more; if Discord still shows an old one, reload it.
cogs-too-slow = That took me too long, and nothing has happened. Please press again.
cogs-missing-permissions = I can’t do that in this channel yet. Somebody who manages the server has to allow me: { $permissions }.
cogs-permission = { $name ->
    [view_channel] View Channel
    [send_messages] Send Messages
    [embed_links] Embed Links
    [attach_files] Attach Files
    [read_message_history] Read Message History
    [send_messages_in_threads] Send Messages in Threads
    [connect] Connect
   *[create_public_threads] Create Public Threads
}
cogs-locked = This thread is locked, so I can’t show anything here until somebody who manages threads unlocks it. Nothing that has been played is lost.
cogs-forbidden = Discord doesn’t let me do that here, and doesn’t tell me why. Somebody who manages the server can see to it in the channel’s permissions.
chat-not-in-thread = I’m not in this private thread, so I could show nothing here. Mention me once here ({ $me }), and try again.
cogs-no-threads-here = There are no threads in this channel. Press “{ chat-do-start }” to play right here.
cogs-message-gone = The message you pressed has been deleted meanwhile, so I answer here. What you did counts, if it could be done; /{ cogs-command-table } shows the board and /{ cogs-command-hand } your cards.
cogs-hand-was-old = That hand was old; here is the new one.
cogs-too-hasty = Those were two presses in a row, so the second one has played nothing. Press again if that is what you want.
cogs-no-rounds = There is nothing to look back on yet.
cogs-rate-limited = Discord makes me wait before I may do that again. Please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
cogs-broken = Something went wrong on my side. If your move doesn’t show, please try again; if it happens again, tell whoever runs the bot.
cogs-discord-fails = Discord didn’t take my answer just now. What you did may have counted all the same: /{ cogs-command-table } shows the board and /{ cogs-command-hand } your cards; if it doesn’t show there, please try again.
cogs-presets-managers = Only those whose roles on this server let them manage messages can save and delete presets.
cogs-preset-saved = “{ $name }” is saved, and stands under “{ chat-begin }” from now on.
cogs-preset-sure = Delete the preset “{ $name }”? It goes for everybody on this server.
cogs-preset-deleted = “{ $name }” is deleted.
cogs-preset-nameless = A preset needs a name that can be seen.

# Time to think, and quiet hours
cogs-settings-clock = ⏳ On this server: { $clock }
cogs-settings-quiet-none = In matches with a day a move your clock runs day and night. Once you say where you live, it stands still at night.
cogs-settings-quiet = { $state ->
    [none] You have no quiet hours ({ $zone }).
   *[some] Quiet hours: { $since }–{ $until } ({ $zone }). In matches with a day a move your clock stands still then, and I don’t write to you about them.
}
cogs-settings-digest = { $state ->
    [on] In such matches I write to you once a day, at { $until }, if you are awaited.
   *[off] In such matches I write to you for each turn.
}
cogs-settings-change-digest = { $state ->
    [on] Write for each turn
   *[off] Write once a day
}
cogs-settings-zone = Where do you live?
cogs-settings-zone-typed = Another time zone …
cogs-settings-zone-none = I’d rather not say (no quiet hours)
cogs-settings-zone-name = The time zone’s name
cogs-settings-zone-unknown = I know no time zone called “{ $zone }”. Their names are like Europe/Stockholm.
cogs-settings-hours = When shall I leave you in peace?
cogs-settings-span = { $state ->
    [none] Never, but write at { $until }
   *[some] { $since }–{ $until }
}

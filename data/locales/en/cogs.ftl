# Commands, and the sentences that answer them.
cogs-command-play = play
cogs-command-play-help = Open a table in this channel
cogs-command-table = table
cogs-command-table-help = Show this channel’s table again, at the bottom
cogs-command-hand = hand
cogs-command-hand-help = Show your cards and what you can do, only to you
cogs-command-leave = leave
cogs-command-leave-help = Leave your table
cogs-command-give-up = give-up
cogs-command-give-up-help = Give up your match; you’ll be asked to confirm
cogs-command-undo = undo
cogs-command-undo-help = Take back your last move; sometimes the others must agree
cogs-command-verify = verify
cogs-command-verify-help = Check every shuffle and roll of a finished match
cogs-command-replay = replay
cogs-command-replay-help = Look at a finished match, move by move
cogs-command-roll = roll
cogs-command-roll-help = Roll dice for everybody to see
cogs-command-rules = rules
cogs-command-rules-help = Read the rules of a game
cogs-command-help = help
cogs-command-help-help = See what I can do
cogs-command-answer = answer
cogs-command-answer-help = Answer the question in this channel
cogs-command-in-game = { $game }: { $what }
cogs-command-settings = settings
cogs-command-settings-help = Choose pictures or text, who rolls your dice, and quiet hours
cogs-command-privacy = privacy
cogs-command-privacy-help = See, download or delete what I keep about you
cogs-parameter-game = game
cogs-parameter-game-help = Which game
cogs-parameter-against = against
cogs-parameter-against-help = Play against me: the match begins at once
cogs-parameter-table = table
cogs-parameter-table-help = The table’s code, as shown on the board. Without it: the last match that ended here
cogs-parameter-match = match
cogs-parameter-match-help = The match’s code. Without it: the last match that ended here
cogs-parameter-move = move
cogs-parameter-move-help = Which move; without it: from the start
cogs-parameter-text = answer
cogs-parameter-text-help = Your answer
cogs-parameter-die = die
cogs-parameter-die-help = d6 shows 1 to 6, d10 shows 0 to 9
cogs-parameter-count = count
cogs-parameter-count-help = How many dice, 1 to 10
chat-help = {"**"}Spelvärden** hosts card games: play against me, or against each other.
chat-help-commands =
    • **/{ cogs-command-play }** opens a table. The others press “{ chat-do-join }”, you press “{ chat-do-start }”.
    • Your cards come by direct message. “{ chat-do-hand }” shows them here, to you alone. Stuck? Press “{ chat-do-hint }”.
    • **/{ cogs-command-rules }**: each game in one minute.
    • Wrong move? **/{ cogs-command-undo }** Have to go? **/{ cogs-command-leave }** Giving up? **/{ cogs-command-give-up }** Can’t find the table? **/{ cogs-command-table }**
    • After a match, “{ chat-do-rematch }” opens the next one at once; “{ chat-do-meet }” plans one for later.
    • **/{ cogs-command-watch }**: what is being played on this server.
    • **/{ cogs-command-history }**: finished matches, yours and this server’s.
    • **/{ cogs-command-record }**: what you or somebody else has achieved. **/{ cogs-command-leaderboard }**: who plays best on this server.
    • **/{ cogs-command-replay }**: a finished match, move by move.
    • **/{ cogs-command-settings }**: your language, pictures or text, when you hear from me.
    • **/{ cogs-command-privacy }**: what I keep about you.
chat-help-fair = Wondering whether it’s fair? Press “{ chat-do-fair }” at a table. When a match is over, /{ cogs-command-verify } checks every shuffle and roll.
chat-help-command = • /{ $name } – { $what }
cogs-rolled = { $count ->
    [one] { $die }: { $shows }
   *[other] { $die } × { $count }: { $shows } – { $total } in all
}
cogs-left = You have left the table.
cogs-leave-sure = The others will decide what happens to your seat. You can come back as long as nobody else has taken it. Leave?
cogs-gave-up = You gave up.
cogs-plays-on = You’re still in the match.
cogs-ended = The match has been ended.
cogs-end-sure = This ends the match for everybody, for good. End it?
cogs-end-not-yours = Only the player who opened the table, or somebody who may manage messages here, can end it.
cogs-which-table = You’re at several tables. Which one do you mean?
cogs-which-table-here = There are several tables here. Which one do you mean?
cogs-stranded = { $count ->
    [one] The channel you were playing in is gone. Continue here?
   *[other] The channels you were playing in are gone. Which table should continue here?
}
cogs-settled = The table is now in { $place }.
cogs-no-table-here = Nothing is being played in this channel. /{ cogs-command-play } opens a table.
cogs-no-table-of-yours = You’re not at any table. /{ cogs-command-play } opens one.
cogs-none-ended-here = No match has ended in this channel yet. For one played elsewhere, give the table’s code.
cogs-no-duel-here = You’re not at a table here where answers are typed.
cogs-no-such-command-here = The game at your table doesn’t have that command.
cogs-not-here = I can’t open a table here. I need a channel on a server that I’m on: open it there.
cogs-in-thread = { $game } is being played in { $thread }.
cogs-opened-there = The table is open: { $place }
cogs-thread-there = This table already has a thread or channel of its own.
cogs-dm-closed = 📪 I can’t send you direct messages. No problem: “{ chat-do-hand }” or /{ cogs-command-hand } shows your cards here, only to you. If you allow direct messages from this server’s members, they come by themselves.
cogs-dm-barred = 📪 I can’t open direct messages with you just now. No problem: “{ chat-do-hand }” or /{ cogs-command-hand } shows your cards here, only to you. As soon as it works again, they come by themselves.
cogs-nobody-here = nobody at this table
cogs-turn-played = Played.
cogs-privacy =
    I keep your name and language from Discord, what you choose in /{ cogs-command-settings }, and the matches you sit in, with your moves and the answers you type. I need that to deal your cards, and so that everybody can check a match afterwards.
    It stays until you delete it here. I keep nothing else that people write.
cogs-privacy-do-show = My data
cogs-privacy-do-ask = Delete my data
cogs-privacy-do-delete = Yes, delete my data
cogs-privacy-file = This is all I keep about you.
cogs-privacy-sure = This deletes your name, your settings and everything I have noted about you. Your matches stay for the others, without your name or account. Messages I have sent stay on Discord. This can’t be undone. Delete?
cogs-privacy-sits = { $count ->
    [one] You’re at a table: I’ll take you out of it first.
   *[other] You’re at several tables: I’ll take you out of them first.
}
cogs-privacy-deleted = Your data has been deleted. If you use me again, we start from scratch.
cogs-settings-own = ⚙️ Your settings, wherever you play
cogs-settings-server = ⚙️ This server’s settings
cogs-settings-to-own = My own settings
cogs-settings-to-server = This server’s settings
cogs-language-own = { $value ->
    [discord] 🌐 Language: as on Discord
   *[chosen] 🌐 Language: { $language }
}
cogs-setting-hands = { $value ->
    [pictures] 🖼️ My hand as a picture
   *[words] 🖼️ My hand as text
}
cogs-setting-delivery = { $value ->
    [direct] 📬 Hand: by direct message
   *[asked] 📬 Hand: only by “{ chat-do-hand }”
}
cogs-setting-calls = { $value ->
    [on] 🔔 Tell me when a match is waiting for me
   *[off] 🔕 Don’t tell me when it’s my turn
}
cogs-setting-rolls = { $value ->
    [bot] 🎲 Dice: roll them for me
   *[own] 🎲 Dice: let me roll
}
cogs-language-server = { $value ->
    [opener] 🌐 Language: that of the table’s opener
   *[chosen] 🌐 Language: { $language }
}
cogs-server-boards = { $value ->
    [pictures] 🖼️ Boards as pictures
   *[words] 🖼️ Boards as text
}
cogs-server-threads = { $value ->
    [realtime] 🧵 Threads: for matches in real time
    [all] 🧵 Threads: one for each match
   *[none] 🧵 Threads: none
}
cogs-server-ending = { $value ->
    [opener] 🛑 End a match: its opener or moderators
    [moderators] 🛑 End a match: only moderators
   *[players] 🛑 End a match: any of its players
}
cogs-server-dice = { $value ->
    [players] 🎲 Dice: as each player chooses
   *[bot] 🎲 Dice: always rolled with the move
}
cogs-server-keeping = { $value ->
    [always] 🗄️ Finished matches: kept for good
    [year] 🗄️ Finished matches: kept for a year
    [quarter] 🗄️ Finished matches: kept for 90 days
    [month] 🗄️ Finished matches: kept for 30 days
   *[week] 🗄️ Finished matches: kept for 7 days
}
cogs-settings-dice-here = 🎲 On this server, I always roll the dice along with your move.
cogs-channels = 📍 Where may tables be opened? Choose none to allow every channel.
cogs-channels-all = Every channel
chat-not-in-channel = On this server, tables can only be opened in { $channels }.
cogs-end-moderators = On this server, only somebody who may manage messages can end a match. You can leave or give up.
cogs-end-players = Only somebody playing in this match, or somebody who may manage messages here, can end it.
cogs-settings-not-yours = Only members who may manage this server (“Manage Server”) can change that for everybody.
chat-right-unknown = I can’t tell from here whether you may do that. Press it at the table itself: { $place }
cogs-forged = I don’t know that button, so nothing has happened.
cogs-forged-command = I can’t use that command as it was sent, and nothing has happened. Choose it from the list again; if Discord still shows an old one, reload Discord.
cogs-too-slow = That took me too long, and nothing has happened. Please press again.
cogs-missing-permissions = I can’t do that in this channel yet. Somebody who manages the server needs to give me: { $permissions }.
cogs-permission = { $name ->
    [view_channel] View Channel
    [send_messages] Send Messages
    [attach_files] Attach Files
    [add_reactions] Add Reactions
    [read_message_history] Read Message History
    [send_messages_in_threads] Send Messages in Threads
    [connect] Connect
   *[create_public_threads] Create Public Threads
}
cogs-locked = This thread is locked, so I can’t show anything here until somebody who manages threads unlocks it. Nothing is lost.
cogs-forbidden = Discord won’t let me do that here, and doesn’t say why. Ask somebody who manages the server to check this channel’s permissions.
chat-not-in-thread = I’m not in this private thread, so I can’t show anything here. Mention me once ({ $me }) and try again.
cogs-no-threads-here = This channel has no threads. Press “{ chat-do-start }” to play right here.
cogs-message-gone = The message with that button is gone, so I’m answering here. If what you did was possible, it counts: /{ cogs-command-table } shows the board and /{ cogs-command-hand } your cards.
cogs-hand-was-old = That hand was out of date. Here’s the new one.
cogs-too-hasty = You pressed twice in quick succession, so the second press didn’t count. Press again if you meant it.
cogs-no-rounds = There’s nothing to look back on yet.
cogs-rate-limited = Discord wants me to wait before I do that again. Please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
cogs-broken = Something went wrong on my side. If your move doesn’t show up, please try again; if it happens again, tell the bot’s owner.
cogs-discord-fails = Discord didn’t take my answer just now. What you did may still have counted: /{ cogs-command-table } shows the board and /{ cogs-command-hand } your cards. If it isn’t there, please try again.
cogs-presets-managers = Only members who may manage messages here can save and delete presets.
cogs-preset-saved = “{ $name }” is saved. You’ll find it under “{ chat-begin }”.
cogs-preset-sure = Delete the preset “{ $name }” for everybody on this server?
cogs-preset-deleted = “{ $name }” has been deleted.
cogs-preset-nameless = A preset needs a name that can be seen.

# Time to think, and quiet hours
cogs-settings-clock = ⏳ Time to think: { $clock }
cogs-settings-clock-other = Choose another time to think
cogs-settings-quiet-none = In matches with a day per move, your clock runs day and night. Tell me where you live, and it will stand still at night.
cogs-settings-quiet = { $state ->
    [none] You have no quiet hours ({ $zone }).
   *[some] Quiet hours: { $since }–{ $until } ({ $zone }). In matches with a day per move, your clock stands still then, and I don’t write to you about them.
}
cogs-settings-digest = { $state ->
    [on] In those matches I write to you once a day, at { $until }, if a table is waiting for you.
   *[off] In those matches I write to you every turn.
}
cogs-settings-change-digest = { $state ->
    [on] Write to me every turn
   *[off] Write to me once a day
}
cogs-settings-zone = Where do you live?
cogs-settings-zone-typed = Another time zone …
cogs-settings-zone-none = I’d rather not say (no quiet hours)
cogs-settings-zone-name = Name of the time zone
cogs-settings-zone-unknown = I don’t know a time zone called “{ $zone }”. Try one like Europe/Stockholm.
cogs-settings-hours = When should I leave you alone?
cogs-settings-span = { $state ->
    [none] Never, but write at { $until }
   *[some] { $since }–{ $until }
}
